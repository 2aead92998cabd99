/** What the machine's score means, in words; the seen side is the one to move. */
import type { AnalysisScore } from '../../wasm/types';
import { advantage } from '../analysis/evaluation';

export const VERDICTS = [
  'won',
  'clear',
  'slight',
  'level',
  'draw',
  'worse',
  'bad',
  'lost',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export function judged(score: AnalysisScore): Verdict {
  if ('draw' in score) return 'draw';
  if ('win_in' in score) return 'won';
  if ('loss_in' in score) return 'lost';
  const ahead = score.men > 0;
  switch (advantage(score.men)) {
    case 'level':
      return 'level';
    case 'slight':
      return ahead ? 'slight' : 'worse';
    case 'clear':
      return ahead ? 'clear' : 'bad';
    case 'decisive':
      return ahead ? 'won' : 'lost';
  }
}
