/** The words of the six-step start, of the course and of its pages. */
import type { CourseContent } from '../course-types';
import { levels } from './levels';

export const course: CourseContent = {
  title: 'Apprendre à jouer',
  intro:
    'Douze étapes courtes, de la mise en place aux combinaisons qui portent un nom. Une idée à la fois ; on recommence autant qu’on veut, rien n’est chronométré.',
  levels,
  steps: {
    damier: {
      title: 'Le damier et le départ',
      idea: 'Une case foncée à votre gauche, vingt pions de chaque côté, et les Blancs commencent.',
      teach:
        'Faites installer de vrais damiers et laissez jouer librement quelques minutes : l’envie d’abord. Vérifiez le coin foncé à gauche sur chaque table.',
    },
    marcher: {
      title: 'Marcher',
      idea: 'Un pion avance d’une case, en diagonale, vers l’adversaire.',
      teach:
        'Faites montrer du doigt avant de toucher. Faute fréquente : avancer tout droit, ou reculer.',
    },
    prendre: {
      title: 'Prendre, en avant et en arrière',
      idea: 'On saute la pièce voisine si la case derrière est libre, dans les quatre directions.',
      teach:
        'Qui connaît le jeu sur 64 cases n’ose pas prendre en arrière : commencez par là avec ces élèves.',
    },
    obligation: {
      title: 'La prise est obligatoire',
      idea: 'Avant chaque coup, une question : « Ai-je une prise ? »',
      teach:
        'Faites dire la question à voix haute, par toute la classe, avant chaque coup. C’est l’habitude qui évite presque toutes les disputes.',
    },
    rafle: {
      title: 'La rafle',
      idea: 'Tant que la même pièce peut prendre, elle continue ; on ramasse à la fin.',
      teach:
        'Personne ne touche les pièces : on annonce la route case par case, puis on joue. Les pièces prises restent jusqu’au bout.',
    },
    majorite: {
      title: 'La prise majoritaire',
      idea: 'De plusieurs prises, on joue celle qui enlève le plus de pièces.',
      teach:
        'Deux temps : « combien par ici ? combien par là ? », puis seulement « laquelle ? ». Une dame compte pour une pièce.',
    },
    couronner: {
      title: 'Faire dame',
      idea: 'Un pion qui finit son coup sur la dernière rangée devient dame.',
      teach:
        'Jouez les deux dessins jumeaux l’un après l’autre : « il passe » et « il s’arrête ». Demandez la différence avant de la dire.',
    },
    'dame-volante': {
      title: 'La dame volante',
      idea: 'Elle glisse aussi loin qu’elle veut, prend de loin et tourne à chaque saut.',
      teach:
        'Faites toucher toutes les cases d’arrivée avant d’en choisir une. Une pièce prise barre encore la route : montrez-le avec un jeton dessus.',
    },
    fin: {
      title: 'Gagner, faire nulle',
      idea: 'Plus de pièce ou plus de coup, c’est perdu ; et certaines parties s’arrêtent à égalité.',
      teach:
        'Insistez : être bloqué, c’est perdre. Pour l’opposition, rejouez le même dessin en changeant seulement le tour.',
    },
    echanger: {
      title: 'Échanger, éviter les pièges',
      idea: 'Lire et écrire un coup ; avant de jouer, se demander ce qui sera forcé.',
      teach:
        'C’est le moment de noter une partie entière. Après chaque coup adverse : « quelle prise va-t-il m’imposer ? »',
    },
    combinaisons: {
      title: 'Premières combinaisons',
      idea: 'Donner pour reprendre davantage : la prise obligatoire travaille pour vous.',
      teach:
        'Deux ou trois positions par séance, pas plus. Les élèves proposent, le groupe élimine ; ne donnez pas la solution.',
    },
    'coups-nommes': {
      title: 'Les coups qui ont un nom',
      idea: 'Huit mécanismes célèbres, à reconnaître et à refaire.',
      teach:
        'Le mécanisme d’abord, le nom ensuite : un même coup porte parfois plusieurs noms. Terminez par la partie et le certificat.',
    },
  },
  mechanisms: {
    piege: { name: 'le trou puni', idea: 'une case vide derrière ses pions est une porte ouverte' },
    'coup-direct': { name: 'coup direct', idea: 'donner, puis reprendre davantage aussitôt' },
    rappel: { name: 'coup de rappel', idea: 'envoyer une pièce, puis la faire revenir' },
    'double-deux': { name: 'double-deux', idea: 'deux rafles de deux, dans le bon ordre' },
    mazette: { name: 'coup de mazette', idea: 'bâtir une file, puis la traverser' },
    napoleon: { name: 'coup Napoléon', idea: 'trois dons, une rafle en zigzag' },
    philippe: { name: 'coup Philippe', idea: 'nettoyer, puis frapper' },
    royal: { name: 'coup royal', idea: 'trois donnés au centre, cinq repris' },
    bombe: { name: 'coup de la bombe', idea: 'un pion qu’on croyait perdu repart' },
    trappe: { name: 'coup de la trappe', idea: 'ouvrir le trou où l’autre tombe' },
    turc: { name: 'coup turc', idea: 'la dame bute sur une pièce déjà prise' },
    'envoi-a-dame': { name: 'envoi à dame', idea: 'donner une dame pour la piéger' },
  },
  start: {
    title: 'Commencer en six étapes',
    intro: 'Dix minutes suffisent pour une première partie. Faites chaque étape sur le damier.',
    asked: {
      question: 'Avant de jouer : ai-je une prise obligatoire ?',
      why: {
        yes: 'Oui, il y a une prise : c’est elle qu’il faut jouer.',
        no: 'Non, rien à prendre : le coup est libre.',
      },
      wrong: {
        yes: 'Aucun pion blanc ne touche une pièce noire qui ait une case libre juste derrière elle.',
        no: 'Regardez encore : un pion blanc touche un pion noir, et derrière celui-ci la case est libre.',
      },
      again: {
        yes: 'Regardez encore : une de vos pièces peut prendre.',
        no: 'Aucune de vos pièces ne peut prendre ici : le coup est libre.',
      },
    },
    yes: 'oui',
    no: 'non',
    askHints: [
      'Un de vos pions touche-t-il une pièce adverse, avec une case libre juste derrière elle ?',
      'Regardez chaque pion blanc l’un après l’autre, en avant et en arrière.',
      'Essayez l’autre réponse, et cherchez pourquoi.',
    ],
    steps: [
      {
        title: 'Placer les pions',
        text: 'Une case foncée en bas à gauche. Chaque joueur remplit ses quatre premières rangées, sur les cases foncées seulement.',
      },
      {
        title: 'Les Blancs commencent',
        text: 'Les pièces claires jouent le premier coup, puis chacun son tour. On touche le pion, puis la case où il va. Avant chaque coup, on regarde si l’on peut prendre : sauter une pièce adverse voisine vers la case vide juste derrière.',
      },
      {
        title: 'Avancer en diagonale',
        text: 'Un pion avance d’une seule case, en diagonale, vers l’adversaire. Jamais tout droit, jamais en arrière.',
      },
      {
        title: 'Chercher les prises',
        text: 'On prend en sautant par-dessus une pièce adverse voisine, en avant ou en arrière, si la case juste derrière elle est vide. Si c’est possible, c’est obligatoire.',
      },
      {
        title: 'Comparer les prises',
        text: 'Après un saut, la même pièce continue tant qu’elle peut sauter encore. Avec plusieurs prises, on compte : celle qui enlève le plus de pièces est la seule permise.',
      },
      {
        title: 'Faire dame',
        text: 'Un pion qui s’arrête sur la dernière rangée devient dame : elle glisse aussi loin qu’elle veut.',
      },
    ],
    exercises: {
      placer: {
        question: 'Il manque trois pions blancs. Touchez les cases où les poser.',
        hints: [
          'Les quatre rangées du bas doivent être pleines.',
          'Cherchez les cases foncées vides parmi les pions blancs.',
          'Il y en a une dans la première rangée blanche, une dans la deuxième, une dans le coin.',
        ],
        why: 'Vingt pions de chaque côté, deux rangées vides au milieu : la partie peut commencer.',
      },
      commencer: {
        question: 'Aucune prise : jouez le premier coup que vous voulez pour les Blancs.',
        hints: [
          'Quels pions ont une case libre devant eux ?',
          'Ceux de 31 à 35.',
          'Touchez le 32, puis la case 28.',
        ],
        why: 'La partie est lancée : c’est maintenant aux Noirs.',
      },
      diagonale: {
        question: 'Aucune prise : avancez un pion blanc d’une case.',
        hints: [
          'Touchez un pion : les cases où il peut aller sont marquées.',
          'Tous les trois peuvent avancer.',
          'Par exemple le 38, puis la 32.',
        ],
        why: 'Une case, en diagonale, vers l’avant.',
      },
      prise: {
        question: 'Il y a une prise, donc il faut la jouer. Laquelle ?',
        hints: ['Quel pion blanc touche le 28, avec une case libre derrière ?'],
        why: 'On saute le 28, on se pose en 23, et la pièce prise quitte le damier.',
      },
      compter: {
        question: 'Le 34 prendrait une pièce. Et le 32, combien en prend-il en tout ?',
        why: 'Trois, l’une après l’autre, en un seul coup : c’est une rafle.',
      },
      comparer: {
        question: 'Une pièce ou trois : jouez la prise permise.',
        hints: ['Laquelle enlève le plus de pièces ?'],
        why: 'La plus longue est obligatoire. Et comme elle finit sur la dernière rangée, le pion devient dame !',
      },
      dame: {
        question: 'Aucune prise : faites une dame.',
        hints: ['Quel pion est à un pas de la dernière rangée ?'],
        why: 'Il s’est arrêté sur la dernière rangée : on le couronne. Vous savez jouer !',
      },
    },
    next: 'Étape suivante',
    previous: 'Étape précédente',
    doneTitle: 'Vous savez jouer !',
    done: 'Le reste s’apprend en jouant. Et avant chaque coup, la question : ai-je une prise ?',
    toCourse: 'Continuer avec le cours',
    toGame: 'Jouer une première partie contre la machine',
    stepOf: (n, all) => `Étape ${n} sur ${all}`,
  },
  ui: {
    step: (n) => `Étape ${n}`,
    level: (n, all) => `Niveau ${n} sur ${all}`,
    levelLink: (n) => `Niveau ${n}`,
    stars: (n) => (n === 1 ? '1 étoile sur 3' : `${n} étoiles sur 3`),
    noStars: 'pas encore fait',
    done: (done, all) => `${done} sur ${all}`,
    begin: 'Commencer le cours',
    goOn: 'Continuer',
    again: 'Rejouer ce niveau',
    next: 'Niveau suivant',
    nextStep: 'Étape suivante',
    suggested: 'à faire maintenant',
    all: 'Toutes les étapes',
    contrast: 'Presque le même dessin : cherchez la différence.',
    article: 'La règle de cette étape',
    stepDone: 'Étape terminée. Bravo !',
    starsHelp:
      'Trois étoiles : juste du premier coup, sans aide. Deux : avec des indices. Une : après une erreur. Un coup que la règle refuse n’est pas compté. Le temps ne compte pas, et l’on peut toujours refaire mieux.',
    shelf: 'L’étagère des mécanismes',
    shelfEmpty: 'Elle se remplit aux étapes 10 à 12.',
    shelfText: (n, all) => `${n} sur ${all} maîtrisés.`,
    finalTitle: 'La grande partie',
    finalText:
      'Pour finir, une vraie partie contre la machine à son niveau le plus facile. Prenez votre temps ; vous pouvez annuler un coup, et recommencer.',
    finalPlay: 'Jouer contre la machine, niveau débutant',
    finalWon: 'Vous avez battu la machine. Bravo !',
    finalLater: 'Quand vous aurez gagné, revenez ici : la page le saura.',
    certificate: 'Certificat',
    certificateOf: 'Jeu de dames international : premier certificat',
    certificateText: (levels, all) =>
      levels === all
        ? `a fait les douze étapes du cours, ses ${all} niveaux,`
        : `a fait ${levels} des ${all} niveaux du cours,`,
    certificateName: 'Votre prénom',
    certificateHelp: 'Il reste sur cette page : il n’est ni enregistré ni envoyé.',
    certificateWon: 'et a battu la machine dans une vraie partie.',
    certificatePrint: 'Imprimer le certificat',
    certificateDate: (date) => `Le ${date}`,
    certificateLocked: (left) =>
      left === 1
        ? 'Encore un niveau, et le certificat est à vous.'
        : `Encore ${left} niveaux, et le certificat est à vous.`,
    teachers: 'Pour les enseignants',
    teachersIntro:
      'Une séance par étape, de dix à vingt minutes : quelques niveaux à l’écran ou au tableau, puis de vraies parties. Toutes les solutions sont ici.',
    teachersMinutes: (n) => `${n} min`,
    teachersTips: [
      'Laissez jouer d’abord : la technique se prend dans leurs propres parties.',
      'Deux ou trois problèmes par enfant et par séance, de forces différentes, pas davantage.',
      'Les élèves proposent, le groupe élimine. Ne donnez pas la solution, et personne ne touche les pièces pendant qu’on cherche.',
      'Soyez stricts sur la règle, indulgents sur la qualité des coups.',
      'Donnez la feuille de règles à emporter : à la maison, on joue souvent autrement.',
      'Les progrès restent dans le navigateur de chaque poste ; rien n’est envoyé, aucun compte n’est nécessaire.',
    ],
    teachersSolutions: 'Étapes et solutions',
    teachersSheet: 'La feuille de règles à imprimer',
    solution: 'Solution',
    solutions: (n) => `Les ${n} niveaux et leurs solutions`,
    openLevel: 'Ouvrir le niveau',
    answer: {
      squares: (list, n) => (n === 1 ? `case ${list}` : `cases ${list}`),
      any: 'tout coup permis',
      legal: 'permis',
      illegal: 'non permis',
    },
  },
};
