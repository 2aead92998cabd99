/** Walking the dark squares with the arrow keys. */
import type { Square } from '../wasm/types';
import { cell, neighbour } from './geometry';

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Shift turns each arrow clockwise onto a diagonal. */
const DIAGONALS: Record<Arrow, { dx: number; dy: number }> = {
  ArrowUp: { dx: 1, dy: -1 },
  ArrowRight: { dx: 1, dy: 1 },
  ArrowDown: { dx: -1, dy: 1 },
  ArrowLeft: { dx: -1, dy: -1 },
};

function isArrow(key: string): key is Arrow {
  return key in DIAGONALS;
}

/** The square that a key leads to, the same one at the edge, or null if the key is not for us. */
export function walk(square: Square, key: string, shift: boolean, flipped: boolean): Square | null {
  const { row, column } = cell(square);
  const inRow = column >> 1;
  const place = flipped ? 4 - inRow : inRow;
  const at = (r: number, p: number) => r * 5 + (flipped ? 4 - p : p) + 1;
  if (key === 'Home') return at(row, 0);
  if (key === 'End') return at(row, 4);
  if (!isArrow(key)) return null;
  if (shift) {
    const { dx, dy } = DIAGONALS[key];
    return neighbour(square, dx, dy, flipped) ?? square;
  }
  switch (key) {
    case 'ArrowLeft':
      return place > 0 ? at(row, place - 1) : square;
    case 'ArrowRight':
      return place < 4 ? at(row, place + 1) : square;
    case 'ArrowUp':
      return vertical(square, flipped ? 1 : -1);
    case 'ArrowDown':
      return vertical(square, flipped ? -1 : 1);
  }
}

/** The nearest dark square one row up or down: the same place in its row. */
function vertical(square: Square, rows: 1 | -1): Square {
  const next = square + 5 * rows;
  return next >= 1 && next <= 50 ? next : square;
}
