/** What the board shows of a move as it was tried, right or wrong: where it goes, what it jumps. No rule is asked. */
import { cell, isBetween, SQUARES } from '../../board/geometry';
import { placement, type Role } from '../../board/placement';
import { plainFen } from '../../content/standing';
import type { Square } from '../../wasm/types';

export interface Tried {
  from: Square;
  to: Square;
  role: Role | null;
  /** Written as a capture. */
  captures: boolean;
  /** From square to square, as it was written. */
  legs: readonly Leg[];
  /** Enemy pieces that it jumps or would jump, each once. */
  jumped: readonly Square[];
}

interface Leg {
  /** Rows towards the opponent; below 0, it goes back. */
  rows: number;
  /** Squares along the diagonal; null where both are not on one. */
  steps: number | null;
  /** Enemy pieces on the way. */
  jumped: readonly Square[];
  /** Two pieces one behind the other. */
  wall: boolean;
}

export function triedOf({ fen, move }: { fen: string; move: string }): Tried {
  const pieces = placement(plainFen(fen));
  const path = move.match(/\d+/g)?.map(Number) ?? [];
  const from = path[0] ?? 0;
  const piece = pieces.get(from);

  const leg = (start: Square, end: Square): Leg => {
    const [a, b] = [cell(start), cell(end)];
    const down = b.row - a.row;
    const steps = Math.abs(down) === Math.abs(b.column - a.column) ? Math.abs(down) : null;
    const outwards = (one: Square, other: Square) =>
      Math.abs(cell(one).row - a.row) - Math.abs(cell(other).row - a.row);
    const between = SQUARES.filter((one) => isBetween(one, start, end)).sort(outwards);
    // The piece itself has left its square.
    const met = [...between, end].map((one) => (one === from ? undefined : pieces.get(one)));
    const other = (color: string | undefined) => color !== undefined && color !== piece?.color;
    return {
      rows: piece?.color === 'black' ? down : -down,
      steps,
      jumped: between.filter((one) => other(pieces.get(one)?.color)),
      wall: steps !== null && met.some((one, i) => one && met[i + 1]),
    };
  };
  const legs = path.slice(1).map((end, i) => leg(path[i] ?? 0, end));
  return {
    from,
    to: path.at(-1) ?? 0,
    role: piece?.role ?? null,
    captures: move.includes('x'),
    legs,
    jumped: [...new Set(legs.flatMap(({ jumped }) => jumped))],
  };
}

/** Whether a reproach is true of the move for all to see. The rules may name another before it. */
export function shows({ role, legs, jumped }: Tried, code: string): boolean {
  switch (code) {
    case 'man-moves-backward':
      return role === 'man' && jumped.length === 0 && legs.some(({ rows }) => rows < 0);
    case 'man-moves-too-far':
      return (
        role === 'man' &&
        legs.some((leg) => leg.steps !== null && leg.steps > (leg.jumped.length > 0 ? 2 : 1))
      );
    case 'path-blocked':
      return legs.some(({ wall }) => wall);
    default:
      return false;
  }
}
