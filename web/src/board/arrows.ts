/** Captures drawn on the board: lines along the route and a numbered badge for each. */
import type { LegalMove, Square } from '../wasm/types';
import { centre, distance, type Point } from './geometry';

export interface Arrow {
  move: LegalMove;
  points: Point[];
  /** Where its number stands, and where a press chooses it. */
  badge: Point;
}

const BADGE_REACH = 0.34;
/** How far from the middle of its start a line begins, so as not to hide the piece. */
const OFF_START = 0.42;

/** More arrows than this hide the board; the list beside it has the rest. */
export const MOST_ARROWS = 8;

export function arrows(moves: readonly LegalMove[], flipped: boolean): Arrow[] {
  const shown = moves.slice(0, MOST_ARROWS);
  const taken: Point[] = [];
  return shown.map((move) => {
    const points = move.path.map((square) => centre(square, flipped));
    const badge = freeSpot(move, shown, taken, flipped);
    taken.push(badge);
    return { move, points: trimmed(points), badge };
  });
}

/** The move whose badge lies under a point. */
export function badgeAt(list: readonly Arrow[], point: Point): LegalMove | null {
  return list.find((arrow) => distance(arrow.badge, point) <= BADGE_REACH)?.move ?? null;
}

/** The landing square if no other move ends there, else a square that only this route visits. */
function freeSpot(
  move: LegalMove,
  all: readonly LegalMove[],
  taken: readonly Point[],
  flipped: boolean,
): Point {
  const own = (square: Square) =>
    all.every((other) => other === move || !other.path.includes(square));
  const spots = [move.to, ...move.path.slice(1, -1).reverse(), ...move.captured]
    .filter((square) => square !== move.from)
    .sort((a, b) => Number(own(b)) - Number(own(a)));
  const free = spots
    .map((square) => centre(square, flipped))
    .find((spot) => taken.every((other) => distance(other, spot) > BADGE_REACH * 2));
  return free ?? centre(move.to, flipped);
}

function trimmed(points: readonly Point[]): Point[] {
  const [start, next, ...rest] = points;
  if (!start || !next) return [...points];
  const length = distance(start, next) || 1;
  const share = OFF_START / length;
  const begin = {
    x: start.x + (next.x - start.x) * share,
    y: start.y + (next.y - start.y) * share,
  };
  return [begin, next, ...rest];
}

/** Points as an SVG polyline wants them. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');
}

/** The two barbs of an arrow head at the end of a line. */
export function head(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const barb = (turn: number) => ({
    x: tip.x - 0.3 * Math.cos(angle + turn),
    y: tip.y - 0.3 * Math.sin(angle + turn),
  });
  return polyline([barb(0.5), tip, barb(-0.5)]);
}
