/** An exercise for each piece of advice that no kind of exercise practises; a test plays all of them out. */
import type { Exercise } from '../features/exercises/types';

export const ADVICE_TASKS = {
  /** The man on 22 has nobody behind it: two moves win it, no other does. */
  together: {
    id: 'conseil-isole',
    kind: 'play',
    fen: 'W:W31,32,33,38:B3,4,9,22',
    moves: ['32-28', '32-27'],
    difficulty: 35,
  },
  /** In the middle a man has two moves, at the edge one. */
  centre: {
    id: 'conseil-centre',
    kind: 'tap',
    fen: 'W:W26,28,36,45:B5,6',
    squares: [28],
    difficulty: 5,
  },
  /** As long as 48 stands and the way past it is shut, the man on 38 does not come through. */
  back: {
    id: 'conseil-base',
    kind: 'play',
    fen: 'W:W25,47,48:B4,10,38',
    moves: ['25-20', '47-41'],
    difficulty: 30,
  },
} as const satisfies Record<string, Exercise>;
export type AdviceTaskId = keyof typeof ADVICE_TASKS;
