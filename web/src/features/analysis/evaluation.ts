/** What the machine thinks of a position, in numbers and words, seen from White. */
import type { AnalysisScore, Color } from '../../wasm/types';

/** For White instead of for the side to move. */
export function forWhite(score: AnalysisScore, side: Color): AnalysisScore {
  if (side === 'white' || 'draw' in score) return score;
  if ('men' in score) return { men: score.men === 0 ? 0 : -score.men };
  return 'win_in' in score ? { loss_in: score.win_in } : { win_in: score.loss_in };
}

export type Verdict = 'level' | 'slight' | 'clear' | 'decisive' | 'win' | 'draw';

/** How large an advantage is called by which word, in men. */
const SLIGHT = 0.3;
const CLEAR = 0.9;
export const DECISIVE = 2.5;

export function advantage(men: number): 'level' | 'slight' | 'clear' | 'decisive' {
  const size = Math.abs(men);
  if (size < SLIGHT) return 'level';
  if (size < CLEAR) return 'slight';
  return size < DECISIVE ? 'clear' : 'decisive';
}

export function verdict(score: AnalysisScore): {
  kind: Verdict;
  side: Color | null;
  plies: number;
} {
  if ('draw' in score) return { kind: 'draw', side: null, plies: 0 };
  if ('win_in' in score) return { kind: 'win', side: 'white', plies: score.win_in };
  if ('loss_in' in score) return { kind: 'win', side: 'black', plies: score.loss_in };
  const side = score.men > 0 ? 'white' : 'black';
  const kind = advantage(score.men);
  if (kind === 'level') return { kind, side: null, plies: 0 };
  return { kind, side, plies: 0 };
}

/** A plain number to compare and to draw: men, at most `most` either way. */
export function inMen(score: AnalysisScore, most = 6): number {
  if ('draw' in score) return 0;
  if ('win_in' in score) return most;
  if ('loss_in' in score) return -most;
  return Math.min(most, Math.max(-most, score.men));
}

/** White's part of the bar, 0 to 1. */
export function share(score: AnalysisScore): number {
  if ('win_in' in score) return 1;
  if ('loss_in' in score) return 0;
  return 1 / (1 + Math.exp(-0.7 * inMen(score, 20)));
}

/** `+0,8`; `+#7` would be no word of this game: a win is told in words. */
export function number(score: AnalysisScore, language: string): string {
  if ('draw' in score) return '=';
  if ('win_in' in score) return `+${score.win_in}`;
  if ('loss_in' in score) return `−${score.loss_in}`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  return format.format(score.men).replace('-', '−');
}

type Say = (kind: Verdict, side: Color | null, plies: number) => string;

export function inWords(score: AnalysisScore, say: Say): string {
  const { kind, side, plies } = verdict(score);
  return say(kind, side, plies);
}

/** `+0,8, slightly better`; what is known needs no number beside its words. */
export function inFull(score: AnalysisScore, language: string, say: Say): string {
  const words = inWords(score, say);
  return 'men' in score ? `${number(score, language)}, ${words}` : words;
}
