/** Which positions endgame tables may know. */
import { placement } from '../board/placement';
import { MOST_PIECES } from './endings';

/** Few pieces, by the canonical FEN of the position. */
export function isFew(fen: string): boolean {
  // Only the opening is written in short.
  if (fen.includes('-')) return false;
  const { size } = placement(fen);
  return size > 0 && size <= MOST_PIECES;
}
