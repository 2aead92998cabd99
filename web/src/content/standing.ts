/**
 * The position as it stands on the table after something was done to it, legal or not. Puts
 * pieces where they were put; what may be played is for the rules alone.
 */
import type { Square } from '../wasm/types';

export interface Done {
  /** From, to; several pieces may have been moved. */
  moved: readonly (readonly [from: Square, to: Square])[];
  lifted?: readonly Square[];
  /** The squares where a man was crowned. */
  crowned?: readonly Square[];
  /** Whose turn it is then; the other side's by default. */
  turn?: 'W' | 'B';
}

type Pieces = Map<Square, { color: 'W' | 'B'; king: boolean }>;

/** Reads our own FEN: `W:W31-50:B1-20`, kings with a `K`. */
export function readPieces(fen: string): { turn: 'W' | 'B'; pieces: Pieces } {
  const [turn, ...sides] = fen.split(':');
  const pieces: Pieces = new Map();
  for (const side of sides) {
    const color = side.startsWith('B') ? 'B' : 'W';
    for (const item of side.slice(1).split(',')) {
      if (item === '') continue;
      const king = item.startsWith('K');
      const [first, last] = (king ? item.slice(1) : item).split('-').map(Number);
      for (let square = first ?? 0; square <= (last ?? first ?? 0); square += 1) {
        pieces.set(square, { color, king });
      }
    }
  }
  return { turn: turn === 'B' ? 'B' : 'W', pieces };
}

export function writeFen(turn: 'W' | 'B', pieces: Pieces): string {
  const list = (color: 'W' | 'B') =>
    [...pieces]
      .filter(([, piece]) => piece.color === color)
      .sort(([a], [b]) => a - b)
      .map(([square, { king }]) => (king ? `K${square}` : String(square)))
      .join(',');
  return `${turn}:W${list('W')}:B${list('B')}`;
}

/** The same position without ranges of squares. */
export function plainFen(fen: string): string {
  const { turn, pieces } = readPieces(fen);
  return writeFen(turn, pieces);
}

export const emptyBoard = (turn: 'W' | 'B'): string => writeFen(turn, new Map());

export function standing(fen: string, done: Done): string {
  const { turn, pieces } = readPieces(fen);
  for (const [from, to] of done.moved) {
    const piece = pieces.get(from);
    pieces.delete(from);
    if (piece) pieces.set(to, piece);
  }
  for (const square of done.lifted ?? []) pieces.delete(square);
  for (const square of done.crowned ?? []) {
    const piece = pieces.get(square);
    if (piece) pieces.set(square, { ...piece, king: true });
  }
  return writeFen(done.turn ?? (turn === 'W' ? 'B' : 'W'), pieces);
}
