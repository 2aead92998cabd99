/**
 * Where a dragged piece was let go. A sloppy drop near a legal square counts as that square; a
 * drop well inside another square is a try of that square; outside the board it is none.
 */
import type { Square } from '../wasm/types';
import { centre, distance, fingerHit, hit, nearest, type Hit, type Point } from './geometry';

export type Landing = { kind: 'square'; square: Square } | { kind: 'light' } | { kind: 'cancel' };

/** How far the pointer must travel, in squares, before a press is a drag. */
export const DRAG_THRESHOLD = 0.2;
/** A drop this near the middle of a dark square means that square and no other. */
const SURE = 0.42;
/** A legal square this near catches the piece. */
const REACH = 0.85;

export function landing(
  point: Point,
  from: Square,
  legal: readonly Square[],
  flipped: boolean,
): Landing {
  const under = hit(point, flipped);
  if (under.kind === 'outside') return { kind: 'cancel' };
  if (under.kind === 'dark' && distance(point, centre(under.square, flipped)) <= SURE) {
    return under.square === from && !legal.includes(from)
      ? { kind: 'cancel' }
      : { kind: 'square', square: under.square };
  }
  const caught = nearest(point, legal, flipped, REACH);
  if (caught !== null) return { kind: 'square', square: caught };
  if (under.kind === 'light') return { kind: 'light' };
  return under.square === from ? { kind: 'cancel' } : { kind: 'square', square: under.square };
}

/** What a press, not a drag, means: a finger is forgiven a light square, a mouse is not. */
export function pressed(point: Point, finger: boolean, flipped: boolean): Hit {
  return finger ? fingerHit(point, flipped) : hit(point, flipped);
}
