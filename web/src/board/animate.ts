/**
 * The flight of a piece, hop by hop. Captured pieces turn to ghosts as they are jumped, stay until
 * the last hop, then lift together, as at the table.
 */
import type { Square } from '../wasm/types';
import { centre, type Point } from './geometry';
import type { Piece, Placement } from './placement';

export interface Flight {
  /** The pieces before the move. */
  before: Placement;
  piece: Piece;
  path: readonly Square[];
  captured: readonly Square[];
}

/** A moment of a flight. */
export interface Frame {
  from: Square;
  piece: Piece;
  at: Point;
  /** Pieces jumped so far: translucent. */
  ghosts: ReadonlySet<Square>;
  /** 1 while ghosts stay, falling to 0 as they lift. */
  ghostOpacity: number;
}

const HOP_MS = 180;
const LIFT_MS = 160;
const LONGEST_MS = 1200;

/** Milliseconds for one hop: long rafles hop faster, so that the whole stays within the cap. */
export function hopTime(hops: number, captures: boolean): number {
  const cap = captures ? LONGEST_MS - LIFT_MS : LONGEST_MS;
  return Math.min(HOP_MS, cap / Math.max(1, hops));
}

/** Milliseconds of the whole flight. */
export function flightTime(flight: Flight): number {
  const hops = flight.path.length - 1;
  const captures = flight.captured.length > 0;
  return hops * hopTime(hops, captures) + (captures ? LIFT_MS : 0);
}

/** The moment `elapsed` milliseconds after the start. */
export function frameAt(flight: Flight, elapsed: number, flipped: boolean): Frame {
  const { path, captured, piece } = flight;
  const hops = path.length - 1;
  const hop = hopTime(hops, captured.length > 0);
  const index = Math.min(hops - 1, Math.floor(elapsed / hop));
  const part = Math.min(1, elapsed / hop - index);
  const start = path[index];
  const end = path[index + 1];
  const first = path[0];
  if (first === undefined || start === undefined || end === undefined) {
    throw new RangeError('a flight needs two squares');
  }
  const [a, b] = [centre(start, flipped), centre(end, flipped)];
  const eased = part * part * (3 - 2 * part);
  const jumped = part >= 0.5 ? index + 1 : index;
  const after = elapsed - hops * hop;
  return {
    from: first,
    piece,
    at: { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased },
    ghosts: new Set(captured.slice(0, jumped)),
    ghostOpacity: after <= 0 ? 1 : Math.max(0, 1 - after / LIFT_MS),
  };
}
