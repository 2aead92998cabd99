/** Pieces on squares, read from the canonical FEN that the rules write. */
import type { Color, LegalMove, Square } from '../wasm/types';

export type Role = 'man' | 'king';

export interface Piece {
  color: Color;
  role: Role;
}

export type Placement = ReadonlyMap<Square, Piece>;

/** Reads `W:W31,32,K45:B1,K7`. Only for text that the rules wrote: no dialects, no checks. */
export function placement(fen: string): Placement {
  const pieces = new Map<Square, Piece>();
  for (const part of fen.split(':').slice(1)) {
    const color: Color = part.startsWith('B') ? 'black' : 'white';
    for (const item of part.slice(1).split(',')) {
      if (item === '') continue;
      const king = item.startsWith('K');
      pieces.set(Number(king ? item.slice(1) : item), { color, role: king ? 'king' : 'man' });
    }
  }
  return pieces;
}

/** The squares of one side, ascending, men before kings. */
export function piecesOf(pieces: Placement, color: Color): { men: Square[]; kings: Square[] } {
  const men: Square[] = [];
  const kings: Square[] = [];
  for (const [square, piece] of [...pieces].sort(([a], [b]) => a - b)) {
    if (piece.color !== color) continue;
    (piece.role === 'man' ? men : kings).push(square);
  }
  return { men, kings };
}

/** Whether a move is a capture. */
export function isCapture(move: Pick<LegalMove, 'captured'>): boolean {
  return move.captured.length > 0;
}
