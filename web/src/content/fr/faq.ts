import type { FaqContent } from '../types';

export const faq: FaqContent = {
  title: 'Questions fréquentes',
  intro: 'Une question, une réponse courte. Chaque réponse a son adresse.',
  items: {
    'quelle-est-la-regle': {
      ask: 'Quelle est la règle du jeu de dames ?',
      answer:
        'On avance ses pions en diagonale sur les cases foncées, on prend en sautant. Prendre est obligatoire, et c’est la prise qui enlève le plus de pièces qu’il faut jouer. Le pion arrêté au bout devient dame. Qui n’a plus de coup perd.',
      board: 'capture',
    },
    'comment-commencer': {
      ask: 'Comment commencer une partie ?',
      answer:
        'Une case foncée à votre gauche, vingt pions par camp sur quatre rangées, et les Blancs jouent. Avant chaque coup, demandez-vous si vous avez une prise.',
      board: 'start',
    },
    'combien-de-pions': {
      ask: 'Combien de pions et de cases ?',
      answer:
        'Vingt pions par joueur, quarante en tout, sur un damier de 100 cases dont 50 servent.',
      board: 'start',
    },
    'qui-commence': {
      ask: 'Qui commence ?',
      answer:
        'Les Blancs, c’est-à-dire les pièces claires. Certaines boîtes disent le contraire ; en jeu international, ce sont toujours les Blancs.',
    },
    'sens-du-damier': {
      ask: 'Dans quel sens pose-t-on le damier ?',
      answer:
        'Chaque joueur a une case foncée dans le coin à sa gauche. La grande diagonale part de là.',
      board: 'start',
    },
    'regle-dame-ou-dames': {
      ask: '« Règle dame » ou « règle dames » ?',
      answer:
        'On cherche les deux. Le jeu s’écrit au pluriel : les règles du jeu de dames. « La règle de la dame » parle de la pièce promue, qui se déplace de loin.',
    },
    'dame-et-dames': {
      ask: 'Quelle différence entre « la dame » et « les dames » ?',
      answer:
        '« Une dame » est une pièce : un pion arrivé au bout. « Les dames » est le nom du jeu.',
    },
    'prise-obligatoire': {
      ask: 'La prise est-elle obligatoire ?',
      answer:
        'Oui, toujours, même si elle vous fait perdre des pièces. On ne choisit qu’entre des prises du même nombre.',
      board: 'capture',
    },
    'prise-en-arriere': {
      ask: 'Un pion peut-il prendre en arrière ?',
      answer: 'Oui. Il ne marche que vers l’avant, mais il prend dans les deux sens.',
      board: 'manBackward',
    },
    'comment-va-la-dame': {
      ask: 'Comment se déplace la dame ?',
      answer:
        'D’autant de cases libres qu’elle veut, en diagonale, dans les quatre directions. Elle prend de loin et choisit sa case derrière la pièce prise.',
      board: 'flyingKing',
    },
    'dame-ou-deux-pions': {
      ask: 'Faut-il prendre une dame ou deux pions ?',
      answer: 'Les deux pions. On compte les pièces, pas leur rang.',
      board: 'twoMenOneKing',
    },
    'dame-prioritaire': {
      ask: 'La dame vaut-elle plus dans la prise majoritaire ?',
      answer: 'Non : prise ou preneuse, elle compte pour une. À nombre égal, vous choisissez.',
      board: 'equal',
    },
    'quand-dame': {
      ask: 'Quand un pion devient-il dame ?',
      answer:
        'Quand son coup se termine sur la dernière rangée. Il agit comme dame à partir de votre tour suivant.',
      board: 'promotion',
    },
    'dame-en-passant': {
      ask: 'Un pion qui passe sur la dernière rangée devient-il dame ?',
      answer: 'Non. S’il doit continuer à prendre, il repart comme pion et reste pion.',
      board: 'passing',
    },
    souffler: {
      ask: 'Que veut dire « souffler n’est pas jouer » ?',
      answer:
        'Autrefois, on enlevait la pièce qui avait oublié de prendre, puis on jouait son coup : souffler ne comptait pas comme un coup. C’est aboli depuis le début du XXe siècle.',
      board: 'huffed',
    },
    'coup-oublie': {
      ask: 'Mon adversaire a oublié de prendre. Que faire ?',
      answer:
        'Choisissez avant de jouer : faire corriger, ou laisser. Dès que vous jouez, vous avez accepté. En famille, on reprend simplement le coup.',
      board: 'huffed',
    },
    bloque: {
      ask: 'Toutes mes pièces sont bloquées. Est-ce nul ?',
      answer: 'Non, c’est perdu. Il n’y a pas de pat aux dames.',
      board: 'lost',
    },
    'quand-nulle': {
      ask: 'Quand la partie est-elle nulle ?',
      answer:
        'À la troisième répétition, après 25 coups de chacun sans prise ni coup de pion, après 16 coups dans certaines finales, et dans les petites finales sans gain immédiat. Entre amis, d’un commun accord.',
      board: 'repeat',
    },
    'trois-dames': {
      ask: 'Trois dames contre une : qui gagne ?',
      answer:
        'Les trois dames ont seize coups pour gagner, puis c’est nul. Si la dame seule tient la grande diagonale, elle se sauve en général.',
      board: 'threeKings',
    },
    checkers: {
      ask: 'Quelle différence avec les checkers ?',
      answer:
        'Aux checkers (dames anglaises), on joue sur 64 cases avec douze pions, les pions ne prennent que vers l’avant, la dame va d’une case et le nombre de pièces prises est libre. Ici : cent cases, vingt pions, prise en arrière, dame volante, prise majoritaire.',
    },
  },
};
