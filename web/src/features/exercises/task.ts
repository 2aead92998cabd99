/** What an exercise asks of the hand: tap squares, choose an answer, play moves. */
import type { Square } from '../../wasm/types';
import { shows, triedOf } from './tried';
import {
  MISTAKES,
  VALUES,
  type Exercise,
  type LegalExercise,
  type PieceCode,
  type Wins,
} from './types';

export type Task =
  | { mode: 'tap'; squares: readonly Square[]; place: PieceCode | null }
  | { mode: 'choose'; options: readonly string[]; answer: string; numbers: boolean }
  | { mode: 'play'; moves: readonly string[] }
  | {
      mode: 'line';
      line: readonly string[];
      alternatives: readonly string[];
      /** Each move was proved to be the only one: no other order, no other end. */
      strict?: true;
    }
  | { mode: 'wins'; wins: Wins };

/** Whether it is answered by moving pieces. */
export const isPlayed = ({ mode }: Task): boolean =>
  mode === 'line' || mode === 'play' || mode === 'wins';

/** The reasons offered besides the right one, most usual first. */
const USUAL_REASONS = [
  'capture-mandatory',
  'majority',
  'man-moves-backward',
  'capture-unfinished',
  'path-blocked',
  'captured-piece-blocks',
  'nothing-to-capture',
] as const;
/** Legal, and five reasons why not. */
const ANSWERS = 6;
/** What is true as well wherever a reason is the right one. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'capture-unfinished': ['majority'],
  'piece-jumped-twice': ['captured-piece-blocks'],
  'captured-piece-blocks': ['piece-jumped-twice'],
};

export function taskOf(exercise: Exercise, options = 0): Task {
  switch (exercise.kind) {
    case 'touch':
    case 'landing':
    case 'predict':
      return tap(exercise.squares);
    case 'tap':
      return tap(exercise.squares, exercise.place ?? null);
    case 'squares':
      if (exercise.task === 'name') return choose(namesNear(exercise.square), exercise.square);
      return tap(exercise.squares ?? [exercise.square]);
    case 'count':
      return choose(range(1, Math.max(8, exercise.count + 2)), exercise.count);
    case 'number':
      return choose(range(exercise.least, exercise.most), exercise.answer);
    case 'choice':
      return choose(range(0, options - 1), exercise.answer, false);
    case 'legal':
      return choose(reasons(exercise), exercise.code, false);
    case 'mistake':
      return choose(MISTAKES, exercise.mistake, false);
    case 'play':
      return { mode: 'play', moves: exercise.moves ?? [] };
    case 'defend':
      return { mode: 'play', moves: [exercise.holds] };
    case 'verdict':
      return choose(VALUES, exercise.answer, false);
    case 'shot':
      return { mode: 'line', line: exercise.line, alternatives: [], strict: true };
    case 'win':
      return { mode: 'wins', wins: exercise.wins };
    case 'line':
    case 'offer':
    case 'combination':
      return { mode: 'line', line: exercise.line, alternatives: exercise.alternatives ?? [] };
  }
}

function tap(squares: readonly Square[], place: PieceCode | null = null): Task {
  return { mode: 'tap', squares, place };
}

function choose(
  options: readonly (string | number)[],
  answer: string | number,
  numbers = true,
): Task {
  return { mode: 'choose', options: options.map(String), answer: String(answer), numbers };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

function reasons(exercise: LegalExercise): string[] {
  const { code, offered = USUAL_REASONS } = exercise;
  const tried = triedOf(exercise);
  // What is true of the move, too, would not be a wrong answer.
  const others = offered.filter(
    (other) => other !== code && !IMPLIED[code]?.includes(other) && !shows(tried, other),
  );
  const wrong = code === 'legal' ? others.slice(0, ANSWERS - 1) : others.slice(0, ANSWERS - 2);
  // In a fixed order, so that the place tells nothing.
  return ['legal', ...(code === 'legal' ? wrong : [...wrong, code]).sort()];
}

/** Five numbers that are easily taken for this one: beside it, a row up or down, the other end. */
function namesNear(square: Square): Square[] {
  const row = Math.floor((square - 1) / 5) * 5;
  const near = [square - 5, square + 5, square - 1, square + 1, 2 * row + 6 - square, square + 10];
  const fit = [...new Set(near)].filter((other) => other >= 1 && other <= 50 && other !== square);
  return [...fit.slice(0, 4), square].sort((a, b) => a - b);
}
