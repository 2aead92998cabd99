/**
 * Where things are on the board. One unit is the side of a square; the origin is the top left
 * corner as seen on the screen. Knows squares and diagonals, not the rules.
 */
import type { Square } from '../wasm/types';

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 10;
export const SQUARES: readonly Square[] = Array.from({ length: 50 }, (_, i) => i + 1);

/** Row and column from the top left as White sees the board, both 0 to 9. */
export function cell(square: Square): { row: number; column: number } {
  const row = Math.floor((square - 1) / 5);
  const column = ((square - 1) % 5) * 2 + (row % 2 === 0 ? 1 : 0);
  return { row, column };
}

/** The dark square of a cell, or null for a light or missing one. */
export function squareAt(row: number, column: number): Square | null {
  if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) return null;
  if ((row + column) % 2 === 0) return null;
  return row * 5 + Math.floor(column / 2) + 1;
}

/** The centre of a square on the screen. */
export function centre(square: Square, flipped: boolean): Point {
  const { row, column } = cell(square);
  return flipped
    ? { x: SIZE - column - 0.5, y: SIZE - row - 0.5 }
    : { x: column + 0.5, y: row + 0.5 };
}

/** What lies under a point: a dark square, a light one, or nothing of the board. */
export type Hit = { kind: 'dark'; square: Square } | { kind: 'light' } | { kind: 'outside' };

export function hit(point: Point, flipped: boolean): Hit {
  const { x, y } = flipped ? { x: SIZE - point.x, y: SIZE - point.y } : point;
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return { kind: 'outside' };
  const square = squareAt(Math.floor(y), Math.floor(x));
  return square === null ? { kind: 'light' } : { kind: 'dark', square };
}

/** As `hit`, for a finger: light squares are shared out among the dark squares beside them. */
export function fingerHit(point: Point, flipped: boolean): Hit {
  const exact = hit(point, flipped);
  if (exact.kind !== 'light') return exact;
  const square = nearest(point, SQUARES, flipped, 1);
  return square === null ? exact : { kind: 'dark', square };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The nearest of some squares within a reach, measured between centres. */
export function nearest(
  point: Point,
  squares: Iterable<Square>,
  flipped: boolean,
  reach: number,
): Square | null {
  let best: Square | null = null;
  let least = reach;
  for (const square of squares) {
    const far = distance(point, centre(square, flipped));
    if (far <= least) {
      best = square;
      least = far;
    }
  }
  return best;
}

/** The square beside this one in a direction of the screen, if the board has one. */
export function neighbour(square: Square, dx: number, dy: number, flipped: boolean): Square | null {
  const { row, column } = cell(square);
  const sign = flipped ? -1 : 1;
  return squareAt(row + dy * sign, column + dx * sign);
}

/** Whether a square lies strictly between two others on one diagonal. */
export function isBetween(square: Square, a: Square, b: Square): boolean {
  const [p, q, s] = [cell(a), cell(b), cell(square)];
  const rows = q.row - p.row;
  const columns = q.column - p.column;
  if (Math.abs(rows) !== Math.abs(columns)) return false;
  const steps = Math.abs(s.row - p.row);
  return (
    steps > 0 &&
    steps < Math.abs(rows) &&
    s.row === p.row + steps * Math.sign(rows) &&
    s.column === p.column + steps * Math.sign(columns)
  );
}
