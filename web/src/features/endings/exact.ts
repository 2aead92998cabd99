/** What endgame tables know of a position, told as the machine tells what it has found. */
import type { Ending } from '../../api/endings';
import type { AnalysisReport, AnalysisScore, Wdl } from '../../wasm/types';

/** A value of the tables as a score. Null: a win or a loss without its distance. */
export function scoreOf(wdl: string, plies: number | null): AnalysisScore | null {
  if (wdl === 'draw') return { draw: true };
  if (plies === null) return null;
  return wdl === 'win' ? { win_in: plies } : { loss_in: plies };
}

/**
 * The best moves as the lines of a search that has nothing left to find: the first with the whole of best play.
 * Null where tables know no distances.
 */
export function exactReport(ending: Ending, most = 1): AnalysisReport | null {
  const [head] = ending.line;
  // To the tables all draws are equal: the line begins with the one that is hardest to answer.
  const first = ending.moves.find(({ notation }) => notation === head);
  const rest = ending.moves.filter((move) => move !== first);
  const moves = first ? [first, ...rest] : rest;
  const lines = moves.slice(0, most).flatMap(({ notation, wdl, plies }, i) => {
    const score = scoreOf(wdl, plies);
    return score ? [{ score, pv: i === 0 && first ? ending.line : [notation] }] : [];
  });
  return lines.length > 0 ? { depth: 0, nodes: 0, seconds: 0, lines } : null;
}

const WORTH: Record<Wdl, number> = { loss: 0, draw: 1, win: 2 };
const TURNED: Record<Wdl, Wdl> = { loss: 'win', draw: 'draw', win: 'loss' };

/** A value that a move has let go. */
export interface Thrown {
  /** Null: what was there is not known, only that it looked better. */
  from: Wdl | null;
  to: Wdl;
}

/** What the side to move lets go with a move that is worth so much; null: nothing. */
export function thrown(from: Wdl, to: Wdl): Thrown | null {
  return WORTH[to] < WORTH[from] ? { from, to } : null;
}

/** The value for the other side. */
export const turned = (value: Wdl): Wdl => TURNED[value];
