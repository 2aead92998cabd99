/**
 * Exercises as data: a position, a question of a kind, and the right answer. The shipped file is
 * made and checked by `damier exercises generate`; lessons write theirs by hand in the same types.
 * Nothing here is a rule of the game: a test asks the rules whether every answer is right.
 */
import type { Color, Square } from '../../wasm/types';

/** The kinds of the shipped exercises, easiest to explain first. */
export const KINDS = [
  'squares',
  'touch',
  'count',
  'landing',
  'legal',
  'mistake',
  'predict',
  'offer',
  'combination',
] as const;
export type Kind = (typeof KINDS)[number];
/** The kinds whose answers a deep search or the endgame tables have proved. */
export const DEEP_KINDS = ['shot', 'win', 'verdict', 'defend'] as const;
export type DeepKind = (typeof DEEP_KINDS)[number];
/** How the pages sort them: by kind, and those that put a piece of advice into practice together. */
export const GROUPS = [...KINDS, 'advice', ...DEEP_KINDS] as const;
export type Group = (typeof GROUPS)[number];
/** The address of the spaced review, beside those of the groups. */
export const REVIEW = 'revision';

export const MISTAKES = [
  'none',
  'forgotten-capture',
  'too-few',
  'lifted-early',
  'crowned-in-passing',
  'light-square',
] as const;
export type Mistake = (typeof MISTAKES)[number];

interface Base {
  id: string;
  /** The position; its side to move is asked. */
  fen: string;
  /** 0 to 100. */
  difficulty: number;
  /** What it shows beyond its kind. */
  theme?: string;
}

/** Touch every piece that must capture. */
export interface TouchExercise extends Base {
  kind: 'touch';
  squares: Square[];
}

/** How many pieces does the piece on `from` take at most? */
export interface CountExercise extends Base {
  kind: 'count';
  from: Square;
  count: number;
}

/** Tap every square where the piece on `from` may end its compulsory capture. */
export interface LandingExercise extends Base {
  kind: 'landing';
  from: Square;
  squares: Square[];
}

/** Is the move legal, and if not, why? */
export interface LegalExercise extends Base {
  kind: 'legal';
  move: string;
  /** The code of the ruling, `legal` included. */
  code: string;
  /** The reasons that may be chosen, where not all have been taught yet. */
  offered?: readonly string[];
}

/** What was the mistake (D11)? */
export interface MistakeExercise extends Base {
  kind: 'mistake';
  mistake: Mistake;
  /** As it was played; for a light square only where the piece started. */
  move: string;
  /** The squares that were lifted; null where nothing was taken. */
  removed: Square[] | null;
  /** The pieces when the player let go; a piece on a light square is missing there. */
  after: string;
  /** The light square a piece was put on: row and column from the top left, both from 0. */
  cell?: [row: number, column: number];
}

/** Where will the pieces of `side` stand after `line`? */
export interface PredictExercise extends Base {
  kind: 'predict';
  line: string[];
  side: Color;
  squares: Square[];
}

/** Offer a man, or find a combination: our move, the forced reply, our move, … */
export interface LineExercise extends Base {
  kind: 'offer' | 'combination';
  line: string[];
  /** First moves that are right as well. */
  alternatives: string[];
}

/** Squares by number: tap one, name one, tap its neighbours or its diagonals. */
export interface SquaresExercise extends Base {
  kind: 'squares';
  task: 'tap' | 'name' | 'neighbours' | 'diagonal';
  square: Square;
  squares?: Square[];
}

export type GeneratedExercise =
  | TouchExercise
  | CountExercise
  | LandingExercise
  | LegalExercise
  | MistakeExercise
  | PredictExercise
  | LineExercise
  | SquaresExercise;

/** Find the shot: our move, the best reply, our move, …; each of ours is the only one that wins. */
export interface ShotExercise extends Base {
  kind: 'shot';
  line: string[];
  /** How the gain is brought home, where several moves do: shown, not asked. */
  rest?: string[];
}

/** The moves that still win in time, each with the reply to it and what then wins; null: the game is over. */
export interface Wins {
  readonly [move: string]: readonly [reply: string, next: Wins] | null;
}

/** What is then played after a move that is not right. */
export type Replies = Readonly<Record<string, readonly string[]>>;

/** Win in so many moves; one first move does. */
export interface WinExercise extends Base {
  kind: 'win';
  moves: number;
  wins: Wins;
  replies: Replies;
}

export const VALUES = ['win', 'draw', 'loss'] as const;
export type Value = (typeof VALUES)[number];

/** Is it a draw? What the position is worth to the side to move, and best play from there. */
export interface VerdictExercise extends Base {
  kind: 'verdict';
  answer: Value;
  /** So many moves keep that value. */
  keeps: number;
  line: string[];
}

/** One move holds: the others lose a man (a search says so) or the game (the tables do). */
export interface DefendExercise extends Base {
  kind: 'defend';
  by: 'search' | 'tables';
  holds: string;
  replies: Replies;
}

export type DeepExercise = ShotExercise | WinExercise | VerdictExercise | DefendExercise;

/** A piece as a FEN names it: colour, then `K` for a king. */
export type PieceCode = 'W' | 'WK' | 'B' | 'BK';

/** Tap a set of squares; with `place`, each right tap puts that piece down. */
export interface TapExercise extends Base {
  kind: 'tap';
  squares: Square[];
  place?: PieceCode;
}

/** Choose a number from `least` to `most`. */
export interface NumberExercise extends Base {
  kind: 'number';
  answer: number;
  least: number;
  most: number;
}

/** Choose one of the answers that the texts give. `move` is drawn on the board. */
export interface ChoiceExercise extends Base {
  kind: 'choice';
  /** The place of the right answer in `texts.options`, from 0. */
  answer: number;
  move?: string;
}

/** Play one move. Without `moves` any legal one is right. */
export interface PlayExercise extends Base {
  kind: 'play';
  moves?: string[];
  /** What is then played after a wrong move, where nothing is forced. */
  replies?: Replies;
}

/** Play a line; replies are played by themselves, transpositions are right as well. */
export interface PlayLineExercise extends Base {
  kind: 'line';
  line: string[];
  alternatives?: string[];
  /** What is then played after a wrong move, where nothing is forced. */
  replies?: Replies;
}

/** Written by hand, for the lessons: they need texts of their own. */
export type LessonExercise =
  TapExercise | NumberExercise | ChoiceExercise | PlayExercise | PlayLineExercise;

export type Exercise = GeneratedExercise | DeepExercise | LessonExercise;

/** One of a piece of advice, whose words are with the advice. */
export type AdviceExercise = TapExercise | PlayExercise;
/** What can be practised on its own, comes back in the review and is counted. */
export type PracticeExercise = GeneratedExercise | DeepExercise | AdviceExercise;

export function groupOf(exercise: PracticeExercise): Group {
  return isLesson(exercise) ? 'advice' : exercise.kind;
}

/**
 * The words of one exercise. A generated kind has its own; what is given here replaces them. A
 * lesson exercise needs at least the question and the reason.
 */
export interface ExerciseTexts {
  question: string;
  /** One sentence of why, after the right answer. */
  why: string;
  /** The question to ask, then words for the piece, then for the first move. */
  hints?: readonly string[];
  /** What hint 2 points at. */
  point?: readonly Square[];
  /** The answers of a `choice`. */
  options?: readonly string[];
  /** Why a wrong answer is wrong: by square, number, place of the option or notation of the move. */
  wrong?: Readonly<Record<string, string>>;
}

export type { Result } from '../progress/review';

/** The five bands of difficulty, and where each ends. */
export const BANDS = [
  ['very-easy', 15],
  ['easy', 30],
  ['medium', 50],
  ['hard', 70],
  ['expert', 100],
] as const;
export type Band = (typeof BANDS)[number][0];

export function bandOf(difficulty: number): Band {
  return BANDS.find(([, end]) => difficulty <= end)?.[0] ?? 'expert';
}

export function isDeep<E extends Exercise>(exercise: E): exercise is E & DeepExercise {
  return DEEP_KINDS.some((kind) => kind === exercise.kind);
}

export function isLesson<E extends Exercise>(exercise: E): exercise is E & LessonExercise {
  return ['tap', 'number', 'choice', 'play', 'line'].includes(exercise.kind);
}
