/**
 * Whether the opponent's choice is still open: whoever plays on accepts, and the offender has no say
 * (FMJD Annex 1, 5.4 and what follows it).
 */
import type { CaseFacts } from '../../content/cases';

/** Empty: not answered yet. */
export type Replied = 'no' | 'yes' | '';
export type Asked = 'opponent' | 'offender' | '';

/** `open`: correct or leave; `late`: accepted by playing on; `no-say`: the wrong person asks. */
export type Standing = 'open' | 'late' | 'no-say';

export function standingOf(facts: CaseFacts, replied: Replied, asked: Asked): Standing {
  if (facts.decides !== 'opponent') return 'open';
  if (replied === 'yes' && !facts.lasting) return 'late';
  return asked === 'offender' ? 'no-say' : 'open';
}
