/** Where a game turned: what each position is worth, and by how much a move made it worse. */
import type { AnalysisReport, AnalysisScore, Color, Combination, Wdl } from '../../wasm/types';
import { thrown, turned, type Thrown } from '../endings/exact';
import { forWhite, inMen } from './evaluation';
import type { Grade } from './texts';

/** A position of the line with what the machine found. */
export interface Judged {
  /** For White. */
  score: AnalysisScore;
  /** What the machine would play on. */
  best: readonly string[];
  side: Color;
  /** What it is worth to this side, where that is known. */
  value: Wdl | null;
}

/** Positions that are looked at once, and those looked at again before a move is called a mistake. */
export const NODES = 150_000;
export const NODES_AGAIN = 600_000;

/** A lead larger than this is not told apart from another: it wins anyway. */
const MOST = 5;
/** What a move must cost, in men. */
const COSTS: readonly (readonly [Grade, number])[] = [
  ['blunder', 1.8],
  ['mistake', 0.9],
  ['inaccuracy', 0.45],
];
/** A move that costs no more than this is as good as the best. */
export const AS_GOOD = 0.25;

export function judged(report: AnalysisReport, side: Color, value: Wdl | null = null): Judged {
  const first = report.lines[0];
  const score = first?.score ?? { men: 0 };
  return { score: forWhite(score, side), best: first?.pv ?? [], side, value };
}

/** What a side that is to move has lost. */
export function lost(side: Color): Judged {
  return { score: forWhite({ loss_in: 0 }, side), best: [], side, value: 'loss' };
}

/** How much worse, in men, the side that was to move stands after its move than it could. */
export function cost(before: Judged, after: Judged): number {
  const sign = before.side === 'white' ? 1 : -1;
  return Math.max(0, sign * (inMen(before.score, MOST) - inMen(after.score, MOST)));
}

/** What a move let go, where the values before and after it are known; undefined where they are not. */
export function letGo(before: Judged, after: Judged): Thrown | null | undefined {
  if (before.value === null || after.value === null) return undefined;
  return thrown(before.value, turned(after.value));
}

export function gradeOf(cost: number): Grade | null {
  return COSTS.find(([, least]) => cost >= least)?.[0] ?? null;
}

export interface Mistake {
  /** The place of the move in the tree. */
  place: number;
  /** The move as it is written, and the position before it. */
  move: string;
  from: number;
  side: Color;
  grade: Grade;
  cost: number;
  best: readonly string[];
  /** What the better line is worth, for White. */
  worth: AnalysisScore;
  /** What was let go, where that is known. */
  thrown: Thrown | null;
  /** With which the better line begins. */
  combination: Combination | null;
}

/** How many of each. */
export function tally(mistakes: readonly Mistake[], side: Color): Record<Grade, number> {
  const counts = { inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const mistake of mistakes) if (mistake.side === side) counts[mistake.grade] += 1;
  return counts;
}
