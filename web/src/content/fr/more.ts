import type { MoreContent } from '../types';

export const more: MoreContent = {
  variants: {
    title: 'Les variantes, sans les confondre',
    intro:
      'Le jeu international est celui des championnats de France et du monde. Ce qui suit est un autre jeu : mettez-vous d’accord avant de commencer.',
    changes: 'Change la règle :',
    items: {
      box8: {
        name: 'La boîte 8x8',

        text: 'Douze pions sur 64 cases. Souvent, les pions ne prennent que vers l’avant et la dame va d’une case. Lisez la notice : elle seule fait foi.',
      },
      sansMajorite: {
        name: 'En famille, sans majorité',

        text: 'Prendre reste obligatoire, mais n’importe quelle prise convient. Les combinaisons du jeu international n’y marchent plus.',
      },
      soufflage: {
        name: 'Le soufflage',

        text: 'La pièce qui a oublié de prendre est enlevée. Un usage ancien, que certaines familles gardent.',
      },
      bresil: {
        name: 'Les dames brésiliennes',

        text: 'Les règles internationales sur un damier 8x8, avec douze pions.',
      },
      anglais: {
        name: 'Les dames anglaises (checkers)',

        text: '8x8, douze pions, prise vers l’avant seulement pour le pion, dame d’une case, pas de majorité.',
      },
      canada: {
        name: 'Les dames canadiennes',

        text: 'Les règles internationales sur 144 cases, avec trente pions par joueur.',
      },
    },
    surprises: {
      title: 'Vous venez du 8x8 ? Trois surprises',
      intro: 'Douze pions là-bas, vingt ici, et surtout :',
      items: [
        {
          title: 'Les pions prennent en arrière',
          text: 'Ils marchent vers l’avant mais prennent dans les deux sens.',
          board: 'manBackward',
        },
        {
          title: 'La dame vole',
          text: 'Elle parcourt toute la diagonale et choisit où se poser.',
          board: 'flyingKing',
        },
        {
          title: 'Prenez le plus de pièces',
          text: 'Comptez chaque rafle : la plus longue est obligatoire.',
          board: 'three',
        },
      ],
    },
  },
  advice: {
    title: 'Cinq conseils, et leurs raisons',
    intro: 'Ce sont des conseils, pas des règles. Essayez chacun sur le damier.',
    exercises: {
      together: {
        question: 'Le pion noir 22 est isolé. Jouez un coup blanc qui le gagne.',
        hints: [
          'Attaquez-le sans qu’il puisse vous prendre.',
          'Derrière votre attaquant, la case doit être occupée.',
          'C’est le 32 qui s’approche.',
        ],
        why: 'Personne ne peut venir derrière le 22 pour le défendre, et s’il avance, il est pris.',
        wrong: {
          '33-28': 'Le 22 prend aussitôt le 28 : la case 33 vient de se vider derrière lui.',
          '31-27': 'Le 22 prend aussitôt le 27 : la case 31 vient de se vider derrière lui.',
          '31-26': 'Ce coup n’attaque pas le 22 : il s’échappe ou reçoit de l’aide.',
          '33-29': 'Ce coup n’attaque pas le 22 : il s’échappe ou reçoit de l’aide.',
        },
      },
      centre: {
        question: 'Un de ces pions blancs a deux coups, les autres un seul. Touchez-le.',
        hints: [
          'Comptez les cases libres devant chaque pion.',
          'Au bord, une des deux cases manque.',
          'C’est celui du milieu.',
        ],
        why: 'Le 28 peut aller en 22 ou en 23. Au bord, un pion n’a qu’une case devant lui.',
        wrong: {
          26: 'Au bord : il ne peut aller qu’en 21.',
          36: 'Au bord : il ne peut aller qu’en 31.',
          45: 'Au bord : il ne peut aller qu’en 40.',
        },
      },
      back: {
        question:
          'Le pion noir 38 veut faire dame. Jouez un coup qui lui garde les portes fermées.',
        hints: [
          'Où le 38 peut-il passer, et qui le prendrait ?',
          'Le 48 garde les deux passages : il doit rester.',
          'Jouez loin de là, ou laissez-lui seulement un passage gardé.',
        ],
        why: 'Tant que le 48 est chez lui, le 38 est pris dès qu’il avance.',
        wrong: {
          '47-42': 'Le 38 prend le 42 et fait dame en 47.',
          '48-42': 'Le passage est ouvert : le 38 va en 43, puis fait dame.',
          '48-43': 'Le 38 prend le 43 et fait dame en 49.',
        },
      },
    },
    items: {
      together: {
        title: 'Gardez vos pions ensemble',
        why: 'Un pion isolé n’a personne derrière lui : il est facile à prendre.',
        task: 'Le pion noir 22 est seul devant les siens. Quels pions blancs peuvent s’en approcher ?',
      },
      centre: {
        title: 'Tenez le centre',
        why: 'Un pion au milieu a deux coups ; au bord, il n’en a qu’un.',
        task: 'Comparez : le 28 peut aller en 22 ou 23, le 36 seulement en 31.',
      },
      ask: {
        title: 'Demandez-vous ce que l’adversaire sera obligé de prendre',
        why: 'Sa prise est aussi obligatoire que la vôtre : comptez ce qu’il doit jouer avant ce que vous pouvez prendre.',
        task: 'Aux Noirs : jouez un coup, puis cherchez ce que les Blancs doivent prendre.',
      },
      back: {
        title: 'Gardez des pions sur la base',
        why: 'Tant que la dernière rangée est défendue, l’adversaire fait difficilement dame.',
        task: 'Le pion noir 38 veut aller à dame. Gardez-lui les portes fermées.',
      },
      force: {
        title: 'Servez-vous de la prise obligatoire',
        why: 'La majorité lie aussi l’adversaire : il doit prendre où vous voulez. On donne un pion pour en reprendre trois.',
        task: 'Jouez 32-27 : les Noirs doivent prendre, puis cherchez la rafle.',
      },
    },
  },
  history: {
    title: 'Une histoire, et ses doutes',
    events: [
      ['Moyen Âge', 'Le jeu vient de l’alquerque, un jeu de lignes.'],
      [
        'Vers le XIIe siècle',
        'Il passe sur l’échiquier de 64 cases ; d’autres récits disent plus tard.',
      ],
      ['Vers 1550', 'Le damier de cent cases est peut-être déjà joué aux Pays-Bas.'],
      [
        '1650 à 1700',
        'Chaque camp compte désormais vingt pions. En France, on parle de « dames à la polonaise ».',
      ],
      [
        'XIXe siècle',
        'Clubs, revues et tournois ; le jeu se répand vite en France et dans l’actuelle Belgique, et devient celui des rencontres internationales.',
      ],
      ['1894', 'Premier championnat du monde reconnu, gagné par Isidore Weiss, de France.'],
      ['1909', 'D’après un récit, la fédération française fixe les règles.'],
      ['1947', 'Fondation de la fédération mondiale, la FMJD.'],
    ],
    doubtsTitle: 'Ce qui n’est pas sûr',
    doubts: [
      'L’origine du nom « polonaises » est inconnue.',
      'Les dates du damier de cent cases et des vingt pions varient d’une source à l’autre.',
      'La fin du soufflage est placée en 1909-1911 ou en 1923.',
      'D’anciens textes décrivent un jeu sur les cases claires : des damiers de famille sont encore tournés ainsi.',
    ],
    sourcesTitle: 'Sources et version traitée',
    version:
      'Ces pages traitent le jeu international sur cent cases : le règlement résumé de la fédération française (FFJD) pour les nulles, l’Annexe 1 de la fédération mondiale (FMJD) pour les irrégularités. Les deux sont signalés là où ils diffèrent. Un numéro d’article n’apparaît que s’il a été vérifié.',
    sources: [
      'FMJD, Annexe 1 : règles officielles du jeu (le texte anglais fait foi)',
      'FMJD, Annexe 3 : règlement des compétitions',
      'FFJD : règlement résumé et forum d’arbitrage',
      'Règles des cent cases d’une ligue régionale française',
      'KNDB : règlement néerlandais, questions des écoles',
      'Pages de référence sur les variantes et l’histoire',
    ],
  },
};
