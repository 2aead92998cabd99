/** What each landing square is worth, as small signs on the board. */
import type { Ending } from '../../api/endings';
import type { LegalMove, Square, Wdl } from '../../wasm/types';

/** A sign on a square: `+7`, `=`, `−8`. */
export interface EndMark {
  square: Square;
  wdl: Wdl;
  text: string;
}

/** One mark for each square where a move ends: the best of the moves that end there. */
export function endMarks(ending: Ending, legal: readonly LegalMove[]): EndMark[] {
  const ends = new Map(legal.map((move) => [move.notation, move.to]));
  const marks = new Map<Square, EndMark>();
  // The best moves come first.
  for (const { notation, wdl, plies } of ending.moves) {
    const square = ends.get(notation);
    if (square === undefined || marks.has(square)) continue;
    marks.set(square, { square, wdl: wdl as Wdl, text: sign(wdl as Wdl, plies) });
  }
  return [...marks.values()];
}

function sign(wdl: Wdl, plies: number | null): string {
  if (wdl === 'draw') return '=';
  return `${wdl === 'win' ? '+' : '−'}${plies ?? ''}`;
}
