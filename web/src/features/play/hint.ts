/** What the machine's score means, in words; the seen side is the one to move. */
import type { Score } from '../../wasm/types';

export const VERDICTS = ['won', 'clear', 'slight', 'level', 'worse', 'bad', 'lost'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** In men: from here on an advantage is slight, clear, winning. */
const SLIGHT = 0.3;
const CLEAR = 0.9;
const WON = 2.5;

export function judged(score: Score): Verdict {
  if ('win_in' in score) return 'won';
  if ('loss_in' in score) return 'lost';
  const { men } = score;
  const size = Math.abs(men);
  if (size < SLIGHT) return 'level';
  if (size < CLEAR) return men > 0 ? 'slight' : 'worse';
  if (size < WON) return men > 0 ? 'clear' : 'bad';
  return men > 0 ? 'won' : 'lost';
}
