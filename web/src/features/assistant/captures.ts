/** All captures of a position, as the rules answer them. */
import type { Rules } from '../../wasm/rules';
import type { Color, LegalMove, Ruling, RulingSquares, Square } from '../../wasm/types';
import { i18n } from '../../i18n/i18n.svelte';

export interface Capture extends Omit<LegalMove, 'notation'> {
  required: boolean;
  /** Null for a capture that may not be played. */
  notation: string | null;
}

export interface CapturesAnswer {
  fen: string;
  side: Color;
  most: number;
  /** Whether these are all. */
  complete: boolean;
  captures: Capture[];
}

export function captures(rules: Rules, fen: string): CapturesAnswer {
  return rules.call('captures', fen, i18n.language) as CapturesAnswer;
}

export interface FullRuling extends Ruling {
  squares: RulingSquares & {
    path?: Square[] | null;
    captured?: Square[] | null;
    /** What the piece could still take where it stopped. */
    next?: Square[] | null;
  };
}

export function judge(
  rules: Rules,
  fen: string,
  move: string,
  removed: string,
  ruleset: string,
): FullRuling {
  return rules.call('explain', fen, move, removed, ruleset, i18n.language) as FullRuling;
}
