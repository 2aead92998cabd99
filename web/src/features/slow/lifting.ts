/** What a capture would be if taken pieces left at once, as the rules answer it: only to explain. */
import { i18n } from '../../i18n/i18n.svelte';
import type { WholeRules } from '../../wasm/rules';
import type { Square } from '../../wasm/types';
import type { Route } from './steps';

export interface WrongCapture {
  path: Square[];
  captured: Square[];
  /** The first jump that the rules forbid, from 0. */
  hop: number;
  /** The taken pieces in its way. */
  blockers: Square[];
}

export interface LiftingAnswer {
  text: string;
  taken: number;
  wrong: WrongCapture[];
  complete: boolean;
}

export function lifting(rules: WholeRules, fen: string, { path, captured }: Route): LiftingAnswer {
  const capture = [path[0], path.at(-1), ...captured].join('x');
  return rules.call('lifting', fen, capture, i18n.language) as LiftingAnswer;
}
