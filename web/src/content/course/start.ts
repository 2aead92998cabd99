import type { Exercise } from '../../features/exercises/types';
import { START, type Entry, type Extra } from './entry';

/** The six-step start. Before every move stands the question « have I a compulsory capture? ». */
const start = {
  placer: {
    kind: 'tap',
    fen: 'W:W31,33-37,39-49:B1-20',
    squares: [32, 38, 50],
    place: 'W',
    point: [31, 33, 37, 39, 49],
  },
  commencer: { kind: 'play', fen: START, point: [31, 32, 33, 34, 35] },
  diagonale: { kind: 'play', fen: 'W:W33,38,43:B8,12,19', point: [33, 38, 43] },
  prise: { kind: 'play', fen: 'W:W27,32,45:B6,20,28', moves: ['32x23'] },
  compter: { kind: 'count', fen: 'W:W32,34:B8,17,27,30', from: 32, count: 3 },
  comparer: { kind: 'play', fen: 'W:W32,34:B8,17,27,30', moves: ['32x3'] },
  dame: { kind: 'play', fen: 'W:W7,38:B24,45', moves: ['7-1', '7-2'] },
} as const satisfies Record<string, Entry>;
export type StartId = keyof typeof start;

/** What is done in each of the six steps. `ask`: whether there is a capture, asked before the move. */
export const START_STEPS: readonly (readonly { id: StartId; ask: boolean | null }[])[] = [
  [{ id: 'placer', ask: null }],
  [{ id: 'commencer', ask: false }],
  [{ id: 'diagonale', ask: false }],
  [{ id: 'prise', ask: true }],
  [
    { id: 'compter', ask: true },
    { id: 'comparer', ask: null },
  ],
  [{ id: 'dame', ask: false }],
];

export type StartExercise = Exercise & Extra & { id: StartId };

export function startExercise(id: StartId): StartExercise {
  const entry: Entry = start[id];
  return { ...entry, id, difficulty: 0 };
}
