/**
 * What is drawn on the squares besides the pieces: the last move, the piece in the hand, where it may go, arrows. Made
 * by hand like the pieces: a block of a component for each of them is what a touch on a slow phone waited for most.
 */
import type { LegalMove, Square } from '../wasm/types';
import { head, polyline, type Arrow } from './arrows';
import { centre } from './geometry';
import { element } from './shapes';
import type { BoardView } from './view';

type LastMove = Pick<LegalMove, 'path' | 'captured'>;

function place(square: Square, flipped: boolean) {
  const { x, y } = centre(square, flipped);
  return { transform: `translate(${x} ${y})` };
}

/** A square filled, and its edge drawn `inside` it. */
function framed(classes: [string, string], inside: number, square: Square, flipped: boolean) {
  return [0.5, inside].map((half, i) =>
    element('rect', classes[i] ?? '', {
      x: -half,
      y: -half,
      width: 2 * half,
      height: 2 * half,
      ...place(square, flipped),
    }),
  );
}

/** Squares that a notice tells of, and that of the piece in the hand. */
export function underneath({ highlighted, stop }: BoardView, flipped: boolean): SVGElement[] {
  const noted = highlighted.flatMap((square) =>
    framed(['highlight', 'edge'], 0.45, square, flipped),
  );
  return stop === null ? noted : [...noted, ...framed(['chosen', 'held'], 0.46, stop, flipped)];
}

/** The last move: brackets, a line, crosses where pieces stood, numbered stops. */
export function lastMove({ path, captured }: LastMove, flipped: boolean): SVGElement[] {
  const ends = [path[0], path.at(-1)].filter((square) => square !== undefined);
  const stops = captured.length > 1 ? path.slice(1, -1) : [];
  return [
    ...ends.map((square) =>
      element('path', 'bracket', {
        d: 'M.18-.45h.27v.27M-.18.45h-.27v-.27',
        ...place(square, flipped),
      }),
    ),
    element('polyline', 'route', {
      points: polyline(path.map((square) => centre(square, flipped))),
    }),
    ...captured.map((square) =>
      element('path', 'taken', {
        d: 'M-.13-.13 .13 .13M.13-.13-.13 .13',
        ...place(square, flipped),
      }),
    ),
    ...stops.map((square, i) => {
      const group = element('g', 'stop', place(square, flipped));
      group.append(element('circle', '', { r: 0.17 }), number(i + 1, { y: 0.085 }));
      return group;
    }),
  ];
}

/** What lies over the pieces: who may move, where to, and arrows; their numbers lie over all lines. */
export function overPieces(
  view: BoardView,
  arrows: readonly Arrow[],
  asking: boolean,
  flipped: boolean,
): SVGElement[] {
  const dots = (name: string, r: number, squares: readonly Square[]) =>
    squares.map((square) => {
      const { x, y } = centre(square, flipped);
      return element('circle', name, { cx: x, cy: y, r });
    });
  return [
    ...rings(view, flipped),
    ...(asking ? [] : [...dots('via', 0.13, view.via), ...dots('end', 0.16, view.ends)]),
    ...arrows.map((arrow) => {
      const group = element('g', asking ? 'arrow asking' : 'arrow');
      const points = polyline(arrow.points);
      group.append(
        element('polyline', 'casing', { points }),
        element('polyline', 'line', { points }),
        element('polyline', 'line', { points: head(arrow.points) }),
      );
      return group;
    }),
    ...arrows.map(({ badge: { x, y } }, i) => {
      const group = element('g', asking ? 'asking' : '');
      group.append(
        element('circle', 'badge', { cx: x, cy: y, r: 0.27 }),
        number(i + 1, { x, y: y + 0.115 }),
      );
      return group;
    }),
  ];
}

/** Circles around the pieces that may move, or must capture: one path for all of them. */
function rings({ movable }: BoardView, flipped: boolean): SVGElement[] {
  const around = (kind: 'move' | 'capture') => {
    let path = '';
    for (const [square, its] of movable) {
      if (its !== kind) continue;
      const { x, y } = centre(square, flipped);
      path += `M${x - 0.44} ${y}a.44.44 0 1 0 .88 0a.44.44 0 1 0-.88 0z`;
    }
    return path;
  };
  const [may, must] = [around('move'), around('capture')];
  return [
    ...(may ? [element('path', 'movable move', { d: may })] : []),
    ...(must
      ? ['around', 'movable capture'].map((name) => element('path', name, { d: must }))
      : []),
  ];
}

function number(value: number, facts: { x?: number; y: number }): SVGElement {
  const text = element('text', '', facts);
  text.textContent = String(value);
  return text;
}
