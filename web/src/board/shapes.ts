/**
 * What a piece looks like, and the pieces that stand on a board. There are up to forty of them on every board:
 * they are copied and kept by hand, where a component each would keep a slow phone busy.
 */
import type { Square } from '../wasm/types';
import { centre } from './geometry';
import type { Piece, Role } from './placement';
import type { ShownPiece } from './view';

type Facts = Record<string, number | string>;

export function element(name: string, className: string, facts: Facts = {}): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  if (className) made.setAttribute('class', className);
  for (const [fact, value] of Object.entries(facts)) made.setAttribute(fact, String(value));
  return made;
}

// Men and kings differ by shape, not colour: a ring, or a second disc and a crown.
const SHAPES: Record<Role, () => SVGElement[]> = {
  man: () => [element('circle', 'disc', { r: 0.37 }), element('circle', 'ring', { r: 0.26 })],
  king: () => [
    element('circle', 'disc', { cy: 0.06, r: 0.37 }),
    element('circle', 'disc', { cy: -0.05, r: 0.37 }),
    element('path', 'crown', {
      d: 'M-.19 .11h.38M-.19 .06 -.25 -.17 -.1 -.06 0 -.26 .1 -.06 .25 -.17 .19 .06z',
    }),
  ],
};

const made = new Map<string, SVGElement>();

/** A piece that stands, or one in the air, at the origin. */
export function shape({ color, role }: Piece, lifted = false): SVGElement {
  const key = `${color} ${role}${lifted ? ' lifted' : ''}`;
  let its = made.get(key);
  if (!its) {
    its = element('g', `piece ${color} ${role}`);
    its.append(
      element('ellipse', 'shadow', { cy: lifted ? 0.12 : 0.06, rx: 0.385, ry: 0.375 }),
      ...SHAPES[role](),
    );
    made.set(key, its);
  }
  return its.cloneNode(true) as SVGElement;
}

/** A piece that is no longer on the board: what the last move took. */
export function ghost(square: Square, piece: Piece, flipped: boolean): SVGElement {
  const its = shape(piece);
  const { x, y } = centre(square, flipped);
  its.setAttribute('class', `ghost ${piece.color} ${piece.role}`);
  its.setAttribute('transform', `translate(${x} ${y})`);
  its.setAttribute('opacity', '0.28');
  return its;
}

/** The pieces that stand on a board. */
export class Standing {
  readonly #group: Element;
  readonly #drawn = new Map<string, { element: SVGElement; shown: ShownPiece }>();
  #flipped = false;

  constructor(group: Element) {
    this.#group = group;
  }

  /** Draws what has changed. A piece that is `refused` once more is another one: it shakes again. */
  show(
    pieces: readonly ShownPiece[],
    flipped: boolean,
    refused: number | null,
    times: number,
  ): void {
    const gone = new Set(this.#drawn.keys());
    const turned = flipped !== this.#flipped;
    this.#flipped = flipped;
    for (const shown of pieces) {
      const { square, piece, opacity } = shown;
      const key = square === refused ? `${square} ${times}` : `${square}`;
      const known = this.#drawn.get(key);
      gone.delete(key);
      if (known?.shown === shown && !turned) continue;
      let its = known?.element;
      if (!its || known?.shown.piece !== piece) {
        its?.remove();
        its = shape(piece);
        if (square === refused) its.classList.add('shaking');
        this.#group.append(its);
      }
      const { x, y } = centre(square, flipped);
      its.setAttribute('transform', `translate(${x} ${y})`);
      if (opacity === 1) its.removeAttribute('opacity');
      else its.setAttribute('opacity', String(opacity));
      this.#drawn.set(key, { element: its, shown });
    }
    for (const key of gone) {
      this.#drawn.get(key)?.element.remove();
      this.#drawn.delete(key);
    }
  }
}
