/** French: the language the other two follow. */
import type { Color } from '../wasm/types';
import type { Role } from '../board/placement';
import { listed, SIDES } from './words';

const pieces = (n: number) => (n === 1 ? '1 pièce' : `${n} pièces`);
const and = listed('et');
const or = listed('ou');
const side = (color: Color): string => SIDES.fr[color];

export const fr = {
  and,
  or,
  /** Between a heading and what it heads. */
  colon: ' : ',

  app: {
    pages: 'Apprendre et règles',
    learn: 'Apprendre',
    rules: 'Règles et aide',
    tagline: 'Jeu de dames international',
    skip: 'Aller au damier',
    loading: 'Le damier se prépare…',
    failed: 'Les règles n’ont pas pu être chargées. Rechargez la page.',
    close: 'Fermer',
    cancel: 'Annuler',
  },

  side,

  board: {
    label: 'Damier, 50 cases foncées',
    help: 'Flèches : de case en case. Maj et flèche : en diagonale. Entrée : prendre ou poser. Échap : annuler.',
    square: (n: number) => `case ${n}`,
    empty: 'vide',
    piece: (color: Color, role: Role) =>
      role === 'man'
        ? `pion ${color === 'white' ? 'blanc' : 'noir'}`
        : `dame ${color === 'white' ? 'blanche' : 'noire'}`,
    canMove: 'peut jouer',
    mustTake: (squares: readonly string[]) => `doit prendre ${or(squares)}`,
    selected: 'choisi',
    landing: 'arrivée possible',
    through: 'étape possible de la prise',
    ghost: 'pièce prise, pas encore retirée',
  },

  say: {
    move: (color: Color, from: number, to: number) => `${side(color)}\u00a0: ${from} va en ${to}.`,
    capture: (color: Color, from: number, taken: readonly string[], to: number) =>
      `${side(color)}\u00a0: ${from} prend ${and(taken)}, arrive en ${to}. ${
        taken.length === 1 ? 'Une pièce prise.' : `${taken.length} pièces prises.`
      }`,
    crowned: 'Le pion devient dame.',
    yourTurn: (color: Color) => `Aux ${side(color)} de jouer.`,
    owed: (from: readonly string[]) => `Prise obligatoire avec ${or(from)}.`,
    picked: (square: number, ends: readonly string[]) =>
      `${square} choisi\u00a0: ${ends.length === 0 ? 'aucune arrivée' : `arrivée ${or(ends)}`}.`,
    dropped: 'Choix annulé.',
    pieces: (color: Color, men: readonly string[], kings: readonly string[]) => {
      const parts = [];
      if (men.length > 0) parts.push(`${men.length === 1 ? 'pion' : 'pions'} ${men.join(', ')}`);
      if (kings.length > 0)
        parts.push(`${kings.length === 1 ? 'dame' : 'dames'} ${kings.join(', ')}`);
      return `${side(color)}\u00a0: ${parts.length > 0 ? parts.join(' ; ') : 'aucune pièce'}.`;
    },
    noClock: 'Cette partie se joue sans pendule.',
    noMoveYet: 'Aucun coup joué.',
    possible: (moves: readonly string[]) =>
      moves.length === 0 ? 'Aucun coup possible.' : `Coups possibles\u00a0: ${moves.join(', ')}.`,
    back: (ply: number) => `Position après ${ply} demi-coup${ply < 2 ? '' : 's'}.`,
  },

  status: {
    turn: (color: Color) => `Aux ${side(color)} de jouer`,
    toYou: 'À vous de jouer',
    thinking: 'La machine réfléchit…',
    mustTake: (n: number) => `Prise obligatoire\u00a0: ${pieces(n)}`,
    over: 'Partie terminée',
    reviewing: 'Vous relisez la partie',
    continueMove: (moves: number): string =>
      moves === 1
        ? 'La prise n’est pas finie : continuez.'
        : 'La prise n’est pas finie : choisissez la suite.',
  },

  endings: 'Finale exacte : qui gagne ?',

  ruling: {
    play: 'Jouer',
    title: 'Coup refusé',
    blocked: (square: number) => `Le ${square} est bloqué.`,
    mustTake: (from: readonly string[], n: number) =>
      `Prise obligatoire\u00a0: ${from.length === 1 ? `le ${from[0]} doit` : `le ${or(from)} doit`} prendre${n > 1 ? ` ${n} pièces` : ''}.`,
    light: 'Les cases claires ne servent jamais\u00a0: on joue sur les 50 cases foncées.',
    rule: 'Règle',
    owed: 'Il fallait prendre :',
    allowed: 'Cette pièce peut jouer :',
    takes: (squares: readonly string[]) => `prend ${and(squares)}`,
    article: 'Lire l’article',
    compare: 'Comparer les prises',
    hint: 'Un coup refusé est expliqué ici, avec la règle.',
  },

  fork: {
    title: 'Quelle prise ?',
    confirmTitle: (notation: string) => `Jouer ${notation}\u00a0?`,
    choose: (n: number, notation: string) => `${n}\u00a0: ${notation}`,
  },

  actions: {
    newGame: 'Nouvelle partie',
    undo: 'Annuler',
    redo: 'Rétablir',
    flip: 'Retourner',
    slow: 'Au ralenti',
    settings: 'Réglages',
    more: 'Plus',
  },

  moves: {
    title: 'Coups',
    none: 'Aucun coup joué.',
    start: 'Début',
    back: 'Coup précédent',
    on: 'Coup suivant',
    goto: (notation: string, ply: number) => `Demi-coup ${ply}\u00a0: ${notation}`,
  },

  typed: {
    label: 'Écrire un coup',
    placeholder: '32-28 ou 32x3',
    play: 'Jouer',
    commands: {
      resign: ['abandon', 'abandonne'],
      draw: ['nulle', 'remise'],
      claim: ['réclamer', 'reclamer'],
    },
  },

  newGame: {
    level: (n: number) =>
      `${['Débutant', 'Facile', 'Moyen', 'Difficile', 'Très fort'][Math.ceil(n / 4) - 1]} (${n})`,
    fenError: 'FEN illisible',
  },

  settings: {
    language: 'Langue',
  },

  update: {
    ready: 'Nouvelle version prête. La partie est gardée.',
    now: 'Recharger',
    later: 'Plus tard',
  },

  sync: {
    offline: 'Serveur injoignable : jouez, tout sera envoyé plus tard.',
    notFound: 'Cette partie n’existe pas ou plus sur ce serveur.',
  },

  engineFailed: 'La machine n’a pas pu répondre.',
};

export type Messages = typeof fr;
