import type { RulesContent } from '../types';

const annex = 'FMJD, Annexe 1 ; règlement résumé de la FFJD';

export const rules: RulesContent = {
  title: 'Les règles du jeu de dames international',
  first: {
    title: 'À lire d’abord',
    text: 'Chacun joue à son tour sur les 50 cases foncées d’un [[damier]] de 100 cases. Un [[pion]] avance d’une case en diagonale ; il prend en sautant, vers l’avant comme vers l’arrière. Si une prise existe, elle est [[prise-obligatoire|obligatoire]] ; s’il y en a plusieurs, on joue celle qui enlève [[prise-majoritaire|le plus de pièces]]. Un pion qui finit son coup sur la dernière rangée devient [[dame]] : elle glisse aussi loin qu’elle veut. Qui n’a plus de pièce, ou plus de coup, a perdu.',
  },
  sheet: {
    title: 'La fiche',
    rows: [
      ['Joueurs', '2, chacun son tour'],
      ['Damier', '100 cases, 50 utilisées : les foncées seulement'],
      ['Orientation', 'une case foncée à la gauche de chaque joueur, au bord près de lui'],
      [
        'Mise en place',
        '20 pions par camp sur ses quatre premières rangées, 40 en tout ; les deux rangées du milieu restent vides',
      ],
      ['Premier coup', 'aux Blancs (les pièces claires)'],
      ['But', 'prendre toutes les pièces adverses, ou les bloquer'],
      ['Version', 'jeu international sur 100 cases, celui des championnats de France et du monde'],
    ],
  },
  decisions: {
    title: 'Que dois-je jouer ? Le tableau de décision',
    intro:
      'Trois questions arrêtent une partie. Cherchez ce que vous voyez ; chaque ligne s’ouvre sur un damier où l’essayer.',
    heads: { see: 'Je vois…', rule: 'La règle', decide: 'Ma décision' },
    questions: {
      move: 'Ai-je le droit de me déplacer ?',
      must: 'Suis-je obligé de prendre ?',
      which: 'Quelle prise dois-je jouer ?',
    },
    rows: {
      none: {
        see: 'aucune prise',
        rule: 'Sans prise, le déplacement est libre.',
        decide: 'Je joue le pion ou la dame que je veux.',
      },
      blocked: {
        see: 'aucun coup possible',
        rule: 'Être bloqué, c’est perdre : le pat n’existe pas.',
        decide: 'La partie est finie, j’ai perdu.',
      },
      one: {
        see: 'une seule prise',
        rule: 'Prendre est obligatoire, où que ce soit sur le damier.',
        decide: 'Je joue cette prise, même si je préférais autre chose.',
      },
      losing: {
        see: 'une prise qui arrange l’adversaire',
        rule: 'L’obligation ne dépend pas de l’intérêt du coup.',
        decide: 'Je prends quand même.',
      },
      kingFar: {
        see: 'ma dame peut prendre de loin',
        rule: 'La prise par une dame est obligatoire, elle aussi, et elle se poursuit tant qu’une pièce reste à prendre.',
        decide: 'Je choisis une case d’arrivée qui permet de continuer.',
      },
      several: {
        see: 'plusieurs prises de longueurs différentes',
        rule: 'Prise majoritaire : le plus grand nombre de pièces.',
        decide: 'Je compte chaque rafle et je joue la plus longue.',
      },
      equal: {
        see: 'plusieurs prises du même nombre',
        rule: 'À égalité, le choix est libre.',
        decide: 'Je joue celle que je préfère, dame ou pion.',
      },
      kingOrMen: {
        see: 'une dame à prendre, ou deux pions',
        rule: 'Seul le nombre compte : une dame vaut une pièce.',
        decide: 'Je prends les deux pions.',
      },
      passing: {
        see: 'mon pion touche la dernière rangée et doit repartir',
        rule: 'Passer n’est pas s’arrêter : pas de promotion.',
        decide: 'Je finis la rafle ; il reste pion.',
      },
      stops: {
        see: 'mon pion s’arrête sur la dernière rangée',
        rule: 'Il est couronné et n’agit comme dame qu’à mon tour suivant.',
        decide: 'Je le couronne et je laisse jouer l’adversaire.',
      },
      landing: {
        see: 'plusieurs cases libres derrière la pièce prise',
        rule: 'La dame se pose où elle veut derrière, sauf si une prise doit continuer.',
        decide: 'Je choisis parmi ces cases.',
      },
      ghost: {
        see: 'une pièce déjà prise me barre la route',
        rule: 'Les pièces prises ne sont retirées qu’à la fin ; jusque-là elles bloquent.',
        decide: 'Je m’arrête devant elle.',
      },
    },
  },
  drawings: {
    title: 'Quatre dessins pour comprendre',
    intro:
      'Ce sont de vrais damiers : touchez une pièce, puis une case. Un coup refusé est expliqué.',
    items: {
      start: {
        title: 'La position de départ',
        legend:
          'Vingt pions noirs de 1 à 20, vingt blancs de 31 à 50 ; les cases 21 à 30 sont vides. Les Blancs commencent.',
      },
      capture: {
        title: 'La prise obligatoire',
        legend: 'Le 32 doit sauter le 28 et se poser en 23. Jouer le 45 n’est pas permis.',
      },
      twoMenOneKing: {
        title: 'La prise majoritaire',
        legend:
          'Deux pions l’emportent sur une dame : 33x13 prend deux pièces, 37x26 n’en prendrait qu’une.',
      },
      flyingKing: {
        title: 'La dame volante',
        legend: 'La dame prend le 28 de loin et peut s’arrêter en 23, 19, 14, 10 ou 5.',
      },
    },
  },
  steps: {
    title: 'Commencer en six étapes',
    items: [
      'Placez les pions sur les cases foncées, quatre rangées par camp.',
      'Les Blancs jouent le premier coup.',
      'Avancez d’une case en diagonale, vers l’adversaire.',
      'Cherchez les prises, sur tout le damier, vers l’avant et vers l’arrière.',
      'S’il y en a plusieurs, comptez : la plus longue est obligatoire.',
      'Un pion qui s’arrête au bout devient dame.',
    ],
    habit: 'Avant chaque coup, une question : « ai-je une prise ? »',
  },
  pieces: {
    title: 'Pion, dame, promotion',
    heads: ['', 'Pion', 'Dame', 'Pion promu'],
    rows: [
      [
        'Marche',
        'une case en diagonale, vers l’avant',
        'autant de cases libres qu’elle veut, dans les quatre directions',
        'comme une dame, dès le tour suivant',
      ],
      [
        'Prise',
        'saute une pièce voisine, vers l’avant ou l’arrière',
        'saute une pièce à toute distance, se pose où elle veut derrière',
        'ne continue pas en dame dans le même coup',
      ],
      ['Obligation', 'doit prendre', 'doit prendre', 'doit prendre à son tour suivant'],
      ['Valeur dans la majorité', 'compte pour un', 'compte pour un', 'compte pour un'],
      [
        'Signe sur le damier',
        'un pion',
        'deux pions superposés',
        'on pose le second pion à la fin du coup',
      ],
    ],
  },
  captures: {
    title: 'Les cas de prise',
    heads: ['Situation', 'Règle', 'Exemple'],
    rows: [
      ['Une prise', 'elle est obligatoire', '32x23'],
      ['Plusieurs prises', 'la plus nombreuse', '32x3 : trois pièces, et non 34x25 : une'],
      ['Même nombre', 'libre choix', '33x22 ou 37x26'],
      ['Prise par une dame', 'obligatoire, de loin aussi', '46x5, 46x10, 46x14, 46x19 ou 46x23'],
      ['Pièces prises', 'retirées ensemble, le coup fini', 'elles bloquent jusque-là'],
      ['Même pièce deux fois', 'jamais', '10x19, sans revenir par-dessus le 14'],
      ['Même case vide deux fois', 'permis', '1x3 passe deux fois par la case 12'],
      ['Sa propre pièce', 'jamais sautée', 'la dame 46 s’arrête devant le 32'],
    ],
  },
  articlesTitle: 'Les règles, article par article',
  articles: {
    plateau: {
      title: 'Le damier et la mise en place',
      text: [
        'On joue à deux sur les 50 cases foncées d’un damier de dix sur dix. Posez-le de façon que chacun ait une case foncée à sa gauche, au bord près de lui. Les cases claires ne servent jamais.',
        'Chaque camp place 20 pions sur les cases foncées de ses quatre premières rangées. Les deux rangées du milieu restent vides.',
      ],
      boards: [{ board: 'start', caption: 'Les vingt pions de chaque camp.' }],
    },
    notation: {
      title: 'Les numéros et la notation',
      text: [
        'Les cases foncées sont numérotées de 1 à 50, de gauche à droite et de haut en bas, vues du côté blanc : c’est la [[notation]] Manoury. Au départ, les Noirs occupent les cases 1 à 20 et les Blancs les cases 31 à 50.',
        'Un trait d’union note un déplacement, une croix une prise : 32-28 est un premier coup possible, 32x23 une prise. Quand deux prises ont le même départ et la même arrivée mais n’enlèvent pas les mêmes pièces, on écrit tout le chemin.',
      ],
      boards: [
        {
          board: 'ambiguous',
          caption: '47x36 ne suffit pas : deux chemins prennent des pièces différentes.',
        },
      ],
    },
    but: {
      title: 'Le but et les tours',
      text: [
        'Les Blancs jouent les premiers, puis chacun à son tour. On ne passe jamais.',
        'Vous gagnez en prenant toutes les pièces adverses ou en ne laissant aucun coup légal à l’adversaire.',
      ],
    },
    pion: {
      title: 'Le pion',
      text: [
        'Un pion avance d’une seule case, en diagonale, vers une case foncée libre. Il ne recule pas et ne saute pas de case en marchant.',
        'Il prend une pièce adverse voisine en sautant par-dessus, si la case juste derrière est libre. La prise se fait vers l’avant ou vers l’arrière.',
      ],
      boards: [
        { board: 'manStep', caption: 'Le 28 peut aller en 22 ou en 23.' },
        { board: 'manBackward', caption: 'Le pion 23 prend vers l’arrière : 23x32.' },
        { board: 'noRoom', caption: 'Derrière le 28, la case 23 est occupée : pas de prise.' },
      ],
    },
    'dame-volante': {
      title: 'La dame volante',
      text: [
        'La dame se déplace d’autant de cases libres qu’elle veut sur une diagonale, en avant ou en arrière.',
        'Elle prend une pièce adverse à toute distance, si les cases entre elles sont libres et qu’au moins une case l’est derrière. Elle se pose sur l’une des cases libres derrière ; si une autre prise est possible de l’une d’elles, elle choisit une arrivée qui permet de continuer et peut tourner.',
        'Deux pièces collées l’arrêtent. Aucune pièce ne saute une pièce de son camp.',
      ],
      boards: [
        { board: 'flyingKing', caption: 'Cinq arrivées pour une seule prise.' },
        { board: 'kingChooses', caption: 'Deux pièces à prendre : l’arrivée compte.' },
        { board: 'twoTouching', caption: 'Le 28 et le 23 se touchent : rien à prendre.' },
        {
          board: 'ownPiece',
          caption: 'La dame ne passe pas par-dessus son pion ; c’est lui qui prend.',
        },
      ],
    },
    'prise-obligatoire': {
      title: 'La prise est obligatoire',
      text: [
        'Dès qu’une prise existe, n’importe où sur le damier, tout autre déplacement est interdit. C’est vrai aussi quand la prise vous coûte des pièces : toutes les combinaisons reposent là-dessus.',
      ],
      boards: [
        {
          board: 'capture',
          caption: 'Essayez de jouer le 45 : le damier dit pourquoi c’est refusé.',
        },
      ],
    },
    rafle: {
      title: 'La rafle',
      text: [
        'Après une prise, la même pièce continue tant qu’elle peut prendre. Toute la [[rafle]] est un seul coup.',
        'Elle peut tourner à chaque saut. S’arrêter avant la fin n’est pas permis.',
      ],
      boards: [
        { board: 'rafle', caption: '32x21x12x3 : trois pièces en un coup.' },
        { board: 'turning', caption: 'La rafle tourne : 33x22x11.' },
      ],
    },
    'pieces-prises': {
      title: 'Les pièces prises partent à la fin',
      text: [
        'Les pièces prises restent sur le damier jusqu’à la fin du coup, puis on les enlève toutes. Les ramasser en route est une faute.',
        'Tant qu’elles sont là, elles barrent le passage, et on ne saute jamais deux fois la même. Une case vide, elle, peut être traversée plusieurs fois. Le [[coup-turc|coup turc]] joue là-dessus.',
      ],
      boards: [
        {
          board: 'ghost',
          caption: 'La dame noire prend quatre pièces et s’arrête en 19, contre le 13 déjà pris.',
        },
        { board: 'crossing', caption: 'La dame passe deux fois par la case 12.' },
        { board: 'onceOnly', caption: 'Le 14 ne se saute qu’une fois.' },
      ],
    },
    'prise-majoritaire': {
      title: 'La prise majoritaire',
      text: [
        'Entre plusieurs prises, il faut jouer celle qui enlève le plus de pièces. Seul le nombre compte : une dame prise vaut une pièce, et peu importe qui prend. Deux pions passent avant une dame, trois pions avant deux dames.',
        'À nombre égal, vous choisissez librement.',
        'Exemple : pion blanc en 32, pions noirs en 27, 17 et 8, cases 21, 12 et 3 libres. Le coup 32x21x12x3, noté 32x3, prend trois pièces et finit en dame. Si un autre pion blanc pouvait en prendre une, 32x3 resterait obligatoire.',
      ],
      boards: [
        { board: 'three', caption: '32x3 prend trois pièces ; 34x25, une seule, est refusé.' },
        { board: 'twoMenOneKing', caption: 'Deux pions avant une dame.' },
        { board: 'threeMenTwoKings', caption: 'Trois pions avant deux dames.' },
        { board: 'equal', caption: 'Une pièce de chaque côté : libre choix.' },
      ],
    },
    promotion: {
      title: 'La promotion',
      text: [
        'Un pion dont le coup se termine sur la dernière rangée devient dame ; on le [[couronner|couronne]] d’un second pion.',
        'S’il ne fait que passer sur cette rangée pendant une prise, il continue comme pion et reste pion.',
        'La nouvelle dame n’agit qu’à votre tour suivant, une fois que l’adversaire a joué.',
      ],
      boards: [
        { board: 'promotion', caption: 'Le 7 s’arrête en 1 ou en 2 : dame.' },
        { board: 'passing', caption: '12x3x14 : il n’a fait que passer, il reste pion.' },
        {
          board: 'stopsThere',
          caption: '12x3 s’arrête là : la dame ne prend pas le 20 dans le même coup.',
        },
      ],
    },
    'fin-de-partie': {
      title: 'Gagner et perdre',
      text: [
        'Celui qui est au [[trait]] et n’a plus de pièce ou plus de coup légal a perdu. Avoir encore des pièces, toutes bloquées, c’est perdre. On peut aussi [[abandon|abandonner]].',
      ],
      boards: [
        { board: 'blocking', caption: '46-41 enferme le pion noir : gagné.' },
        { board: 'lost', caption: 'La dame blanche n’a aucune case : perdu, pas nul.' },
      ],
    },
    nulle: {
      title: 'La partie nulle',
      text: [
        'La même position, avec le même joueur au trait, pour la troisième fois : nulle.',
        '25 coups de chacun sans prise ni coup de pion : nulle.',
        'Trois dames, deux dames et un pion, ou une dame et deux pions contre une dame seule : nulle après 16 coups de chacun, si personne n’a gagné.',
        'Une dame contre une, ou deux contre une, sans gain immédiat : nulle. Le texte français la déclare aussitôt (damier le calcule exactement et montre la preuve) ; l’Annexe 1 de la FMJD laisse cinq coups à chacun.',
        'Quand plus personne ne peut raisonnablement gagner, la nulle peut être déclarée : d’elle-même ou sur demande, selon le règlement choisi pour la partie.',
        'Entre amis, la partie est nulle dès que les deux joueurs sont d’accord ; les limites ci-dessus sont celles des fédérations. Le nom habituel est « [[nulle|remise]] ».',
      ],
      boards: [
        { board: 'twoKings', caption: 'L’exception : deux dames contre une, et 47-15 gagne.' },
        { board: 'threeKings', caption: 'Trois dames contre une : seize coups pour gagner.' },
      ],
    },
    'piece-touchee': {
      title: 'La pièce touchée',
      text: [
        'Qui touche exprès une de ses pièces jouables doit la jouer. Tant qu’il ne l’a pas lâchée, il choisit librement parmi ses cases permises.',
        'Pour redresser une pièce, dites d’abord « [[j-adoube|j’adoube]] ».',
        'Toucher une pièce qui ne peut pas jouer n’engage à rien.',
      ],
      boards: [{ board: 'touched', caption: 'Pièce touchée 32 : 32-27 ou 32-28, au choix.' }],
    },
    irregularites: {
      title: 'Les irrégularités',
      text: [
        'Deux coups de suite, trop ou trop peu de pièces prises, arrêt en pleine rafle, prise oubliée : c’est l’adversaire, et lui seul, qui décide. Il fait corriger ou il laisse la position telle quelle ; s’il joue, il a accepté.',
        'Ramasser les pièces une à une pendant la prise est aussi une faute.',
        'En famille, plus simple : on revient à la dernière position légale.',
      ],
      boards: [
        {
          board: 'huffed',
          caption: 'Les Blancs jouent 34-29 et oublient 28x19 : les Noirs choisissent.',
        },
      ],
    },
    souffler: {
      title: 'Souffler : une pratique ancienne',
      text: [
        'Autrefois, on pouvait « [[souffler]] » la pièce qui avait oublié de prendre : on l’enlevait, puis on jouait. Cette pratique a été abolie au début du XXe siècle (les sources ne s’accordent pas sur l’année). Aujourd’hui, la prise est obligatoire et c’est l’adversaire qui fait corriger.',
      ],
    },
  },
  sources: {
    plateau: 'FMJD 1/5.1 et 1/5.2 pour un damier mal placé ; textes français des règles',
    notation: 'FMJD, Annexe 1 ; norme PDN pour les chemins',
    but: annex,
    pion: annex,
    'dame-volante': 'FMJD 1/4.3 ; textes français des règles',
    'prise-obligatoire': 'FMJD 1/4 et 1/5.4.6',
    rafle: 'FMJD 1/4 et 1/5.4.9',
    'pieces-prises': 'FMJD 1/4.4, 1/4.5, 1/5.4.8 et 1/5.4.10',
    'prise-majoritaire': 'FMJD 1/4 et 1/5.4.8',
    promotion: 'FMJD 1/5.4.15 et 1/5.4.16 ; textes français des règles',
    'fin-de-partie': annex,
    nulle: 'règlement résumé de la FFJD ; FMJD 1/6.3 et 1/6.4',
    'piece-touchee': 'FMJD 1/5.4.3 ; textes français pour « j’adoube »',
    irregularites: 'FMJD 1/5.4.1 à 1/5.4.17 ; texte français pour la partie en famille',
    souffler: 'textes français ; FMJD 1/5.4.7 ; forum de la FFJD pour la date',
  },
};
