import type { Color } from '../wasm/types';
import type { Messages } from './fr';
import { listed, SIDES } from './words';

const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);
const and = listed('and', ',');
const or = listed('or', ',');
const side = (color: Color): string => SIDES.en[color];
const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const en = {
  and,
  or,
  /** Between a heading and what it heads. */
  colon: ': ',

  app: {
    pages: 'Learning and rules',
    learn: 'Learn',
    rules: 'Rules and help',
    tagline: 'International draughts',
    skip: 'Go to the board',
    loading: 'Setting up the board…',
    failed: 'The rules could not be loaded. Reload the page.',
    close: 'Close',
    cancel: 'Cancel',
  },

  side,

  board: {
    label: 'Draughts board, 50 dark squares',
    help: 'Arrows: square to square. Shift and arrow: along a diagonal. Enter: pick up or put down. Escape: cancel.',
    square: (n) => `square ${n}`,
    empty: 'empty',
    piece: (color, role) => `${color} ${role}`,
    canMove: 'can move',
    mustTake: (squares) => `must take ${or(squares)}`,
    selected: 'selected',
    landing: 'possible landing',
    through: 'possible step of the capture',
    ghost: 'captured piece, not lifted yet',
  },

  say: {
    move: (color, from, to) => `${side(color)}: ${from} to ${to}.`,
    capture: (color, from, taken, to) =>
      `${side(color)}: ${from} takes ${and(taken)}, lands on ${to}. ${pieces(taken.length)} captured.`,
    crowned: 'The man becomes a king.',
    yourTurn: (color) => `${side(color)} to move.`,
    owed: (from) => `Compulsory capture with ${or(from)}.`,
    picked: (square, ends) =>
      `${square} selected: ${ends.length === 0 ? 'no landing square' : `can land on ${or(ends)}`}.`,
    dropped: 'Selection cancelled.',
    pieces: (color, men, kings) => {
      const parts = [];
      if (men.length > 0) parts.push(`${plural(men.length, 'man', 'men')} ${men.join(', ')}`);
      if (kings.length > 0)
        parts.push(`${plural(kings.length, 'king', 'kings')} ${kings.join(', ')}`);
      return `${side(color)}: ${parts.length > 0 ? parts.join('; ') : 'no pieces'}.`;
    },
    noClock: 'This game is played without a clock.',
    noMoveYet: 'No move played yet.',
    possible: (moves) =>
      moves.length === 0 ? 'No possible move.' : `Possible moves: ${moves.join(', ')}.`,
    back: (ply) => `Position after ${ply} ${plural(ply, 'ply', 'plies')}.`,
  },

  status: {
    turn: (color) => `${side(color)} to move`,
    toYou: 'Your move',
    thinking: 'The machine is thinking…',
    mustTake: (n) => `Compulsory capture: ${pieces(n)}`,
    over: 'Game over',
    reviewing: 'You are looking back',
    continueMove: (moves) =>
      moves === 1
        ? 'The capture is not finished: go on.'
        : 'The capture is not finished: choose how it goes on.',
  },

  endings: 'Exact ending: who wins?',

  ruling: {
    play: 'Play',
    title: 'Move refused',
    blocked: (square) => `${square} is blocked.`,
    mustTake: (from, n) =>
      `Compulsory capture: ${or(from)} must take${n > 1 ? ` ${n} pieces` : ''}.`,
    light: 'Light squares are never used: everything happens on the 50 dark squares.',
    rule: 'Rule',
    owed: 'The capture owed:',
    allowed: 'This piece can play:',
    takes: (squares) => `takes ${and(squares)}`,
    article: 'Read the article',
    compare: 'Compare the captures',
    hint: 'A refused move is explained here, with the rule.',
  },

  fork: {
    title: 'Which capture?',
    confirmTitle: (notation) => `Play ${notation}?`,
    choose: (n, notation) => `${n}: ${notation}`,
  },

  actions: {
    newGame: 'New game',
    undo: 'Undo',
    redo: 'Redo',
    flip: 'Flip',
    slow: 'In slow motion',
    settings: 'Settings',
    more: 'More',
  },

  moves: {
    title: 'Moves',
    none: 'No moves yet.',
    start: 'Start',
    back: 'Previous move',
    on: 'Next move',
    goto: (notation, ply) => `Move ${ply}: ${notation}`,
  },

  typed: {
    label: 'Type a move',
    placeholder: '32-28 or 32x3',
    play: 'Play',
    commands: { resign: ['resign'], draw: ['draw'], claim: ['claim'] },
  },

  newGame: {
    level: (n: number) =>
      `${['Beginner', 'Easy', 'Medium', 'Hard', 'Very strong'][Math.ceil(n / 4) - 1]} (${n})`,
    fenError: 'Unreadable FEN',
  },

  settings: {
    language: 'Language',
  },

  update: {
    ready: 'A new version is ready. The game is kept.',
    now: 'Reload',
    later: 'Later',
  },

  sync: {
    offline: 'Server unreachable: play on, moves are sent later.',
    notFound: 'This game does not exist on this server, or no longer.',
  },

  engineFailed: 'The machine could not answer.',
} satisfies Messages;
