/** One exercise of every kind and task, for tests of the player itself. */
import type { DeepExercise, GeneratedExercise } from './types';

export const SAMPLE: readonly GeneratedExercise[] = [
  { id: 'touch-900', kind: 'touch', fen: 'W:W32,34,45:B8,17,27,30', difficulty: 20, squares: [32] },
  { id: 'count-900', kind: 'count', fen: 'W:W32,45:B8,17,27', difficulty: 20, from: 32, count: 3 },
  {
    id: 'landing-900',
    kind: 'landing',
    fen: 'W:WK46:B28',
    difficulty: 25,
    from: 46,
    squares: [5, 10, 14, 19, 23],
  },
  {
    id: 'legal-900',
    kind: 'legal',
    fen: 'W:W32,34:B8,17,27,30',
    difficulty: 20,
    move: '34x25',
    code: 'majority',
  },
  {
    id: 'mistake-900',
    kind: 'mistake',
    fen: 'W:W12:B8,9',
    difficulty: 20,
    mistake: 'crowned-in-passing',
    move: '12x3x14',
    removed: [8, 9],
    after: 'B:WK14:B',
  },
  {
    id: 'mistake-901',
    kind: 'mistake',
    fen: 'W:W28,33:B5',
    difficulty: 5,
    mistake: 'light-square',
    move: '28',
    removed: null,
    after: 'B:W33:B5',
    cell: [4, 4],
  },
  {
    id: 'predict-900',
    kind: 'predict',
    fen: 'W:W32,37,41:B14,21,23',
    difficulty: 30,
    line: ['32-27', '21x32', '37x10'],
    side: 'white',
    squares: [10, 41],
  },
  {
    id: 'offer-900',
    kind: 'offer',
    fen: 'W:W32,37,41:B14,21,23',
    difficulty: 30,
    line: ['32-27', '21x32', '37x10'],
    alternatives: [],
  },
  {
    id: 'combination-900',
    kind: 'combination',
    fen: 'W:W28,32,34,37,48:B10,17,19,23,26',
    difficulty: 60,
    line: ['28-22', '17x28', '34-29', '23x34', '32x5'],
    alternatives: [],
  },
  {
    id: 'squares-900',
    kind: 'squares',
    fen: 'W:W37:B12',
    difficulty: 5,
    task: 'tap',
    square: 28,
  },
  { id: 'squares-901', kind: 'squares', fen: 'W:W28:B', difficulty: 5, task: 'name', square: 28 },
  {
    id: 'squares-902',
    kind: 'squares',
    fen: 'W:W28:B',
    difficulty: 10,
    task: 'neighbours',
    square: 28,
    squares: [22, 23, 32, 33],
  },
];

export function sample(id: string): GeneratedExercise {
  const found = SAMPLE.find((exercise) => exercise.id === id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
}

/** One of every kind that a search or the tables prove. */
export const DEEP_SAMPLE = {
  shot: {
    id: 'shot-900',
    kind: 'shot',
    fen: 'W:W28,32,33,37,38:B8,9,18,19,20',
    difficulty: 40,
    line: ['28-23', '19x39', '38-33'],
    rest: ['39x28', '32x25'],
  },
  win: {
    id: 'win-900',
    kind: 'win',
    fen: 'W:WK36,K47:BK4',
    difficulty: 10,
    moves: 2,
    wins: { '47-15': ['4-9', { '36x4': null }] },
    replies: { '36-31': ['4x36'] },
  },
  verdict: {
    id: 'verdict-900',
    kind: 'verdict',
    fen: 'W:W28:B5',
    difficulty: 10,
    answer: 'draw',
    keeps: 2,
    line: ['28-23', '5-10'],
  },
  defend: {
    id: 'defend-900',
    kind: 'defend',
    by: 'search',
    fen: 'W:W32,37,41:B14,21,23',
    difficulty: 30,
    holds: '37-31',
    replies: { '32-28': ['23x32', '37x28', '21-27'] },
  },
} satisfies Record<DeepExercise['kind'], DeepExercise>;
