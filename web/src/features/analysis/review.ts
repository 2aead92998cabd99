/** Where a game turned: what each position is worth, and by how much a move made it worse. */
import type { AnalysisReport, AnalysisScore, Color, Combination, Wdl } from '../../wasm/types';
import type { Ending } from '../../api/endings';
import { exactReport, thrown, turned, type Thrown } from '../endings/exact';
import { DECISIVE, forWhite, inMen } from './evaluation';
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
  /** And each of its moves. */
  worths: ReadonlyMap<string, Wdl>;
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

const NOTHING: Judged['worths'] = new Map();

/** As a search has found it. */
export function judged(report: AnalysisReport, side: Color): Judged {
  const first = report.lines[0];
  const score = first?.score ?? { men: 0 };
  return {
    score: forWhite(score, side),
    best: first?.pv ?? [],
    side,
    value: null,
    worths: NOTHING,
  };
}

/** As tables know it. Null: they know no distances. */
export function known(ending: Ending, side: Color): Judged | null {
  if (ending.moves.length === 0) return lost(side);
  const report = exactReport(ending);
  if (!report) return null;
  const worths = new Map(ending.moves.map(({ notation, wdl }) => [notation, wdl as Wdl]));
  return { ...judged(report, side), value: ending.wdl as Wdl, worths };
}

/** What a side that is to move has lost. */
export function lost(side: Color): Judged {
  return { score: forWhite({ loss_in: 0 }, side), best: [], side, value: 'loss', worths: NOTHING };
}

/**
 * How much worse, in men, the side that was to move stands after its move than it could. Where only one of both is
 * known, a lead that decides counts as much as a win: an estimate is no worse for knowing less.
 */
export function cost(before: Judged, after: Judged): number {
  const sign = before.side === 'white' ? 1 : -1;
  const most = (before.value === null) === (after.value === null) ? MOST : DECISIVE;
  return Math.max(0, sign * (inMen(before.score, most) - inMen(after.score, most)));
}

/** What a move has left to the side that played it, where that is known. */
export const leftTo = (after: Judged): Wdl | null => after.value && turned(after.value);

/** What a move let go, where its value and that of the position are known; undefined where they are not. */
export function letGo(before: Judged, move: string, after: Judged): Thrown | null | undefined {
  const left = before.worths.get(move) ?? leftTo(after);
  if (before.value === null || left === null) return undefined;
  return thrown(before.value, left);
}

export function gradeOf(cost: number): Grade | null {
  return COSTS.find(([, least]) => cost >= least)?.[0] ?? null;
}

/**
 * The grade of a move into a known ending where all else is estimated: `otherwise` is the best that could have been
 * played instead. Null: no fault.
 */
export function gradeInto(otherwise: Judged, after: Judged): Grade | null {
  const grade = gradeOf(cost(otherwise, after));
  // A lead that decides nothing yet may well have been a draw, too.
  return grade === 'inaccuracy' && after.value === 'draw' ? null : grade;
}

export interface Mistake {
  /** The place of the move in the tree. */
  place: number;
  /** The move as it is written, and the position before it. */
  move: string;
  from: number;
  side: Color;
  grade: Grade;
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
