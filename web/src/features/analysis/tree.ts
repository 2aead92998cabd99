/** A game with variations as the page holds it. Which moves there are is for the rules alone. */
import type { Color } from '../../wasm/types';

export interface Node {
  parent: number | null;
  /** Null: the beginning, or a position that was set up. */
  move: string | null;
  fen: string;
  /** Comments before and after the move. */
  before: readonly string[];
  after: readonly string[];
  nags: readonly number[];
  /** The sign glued to the move: `!`, `?!`. */
  strength: string;
  /** The main line first. */
  children: readonly number[];
}

/** As `tree_read` answers it. */
export type ReadNode = Omit<Node, 'children'>;

export type Notes = Pick<Node, 'before' | 'after' | 'nags' | 'strength'>;

const ROW = '\u001e';
const FIELD = '\u001d';
const TEXT = '\u001c';

/** No text holds what separates texts. */
function plain(text: string): string {
  return [ROW, FIELD, TEXT].reduce((rest, mark) => rest.replaceAll(mark, ' '), text);
}

/** The beginning of every tree. */
export const ROOT = 0;

/** Never changed: each change gives another tree, so that one can be taken back. Places of nodes stay the same. */
export class Tree {
  readonly nodes: readonly Node[];

  constructor(nodes: readonly Node[]) {
    this.nodes = nodes;
  }

  static from(fen: string): Tree {
    const notes = { before: [], after: [], nags: [], strength: '' };
    return new Tree([{ parent: null, move: null, fen, ...notes, children: [] }]);
  }

  static read(read: readonly ReadNode[]): Tree {
    const children = read.map((): number[] => []);
    read.forEach(({ parent }, place) => {
      if (parent !== null) children[parent]?.push(place);
    });
    return new Tree(read.map((node, place) => ({ ...node, children: children[place] ?? [] })));
  }

  at(place: number): Node {
    const node = this.nodes[place] ?? this.nodes[ROOT];
    if (!node) throw new Error('a tree without nodes');
    return node;
  }

  turn(place: number): Color {
    return this.at(place).fen.startsWith('B') ? 'black' : 'white';
  }

  /** The places from the beginning to this one. */
  path(place: number): number[] {
    const path: number[] = [];
    for (let at: number | null = place; at !== null; at = this.at(at).parent) path.push(at);
    return path.reverse();
  }

  /** The steps to a place as the rules read them: moves, and positions that were set up. */
  steps(place: number): string[] {
    return this.path(place)
      .slice(1)
      .map((at) => this.at(at).move ?? `/FEN"${this.at(at).fen}"/`);
  }

  /** The line through a place to its end, first children all along. */
  lineThrough(place: number): number[] {
    const line = this.path(place);
    for (let next = this.at(place).children[0]; next !== undefined;) {
      line.push(next);
      next = this.at(next).children[0];
    }
    return line;
  }

  child(place: number, move: string): number | null {
    return this.at(place).children.find((at) => this.at(at).move === move) ?? null;
  }

  /** The nodes that have the same parent, this one included. */
  siblings(place: number): readonly number[] {
    const { parent } = this.at(place);
    return parent === null ? [place] : this.at(parent).children;
  }

  /** Adds a move that is not there yet; it is the last of its siblings. */
  add(parent: number, move: string, fen: string): { tree: Tree; place: number } {
    const place = this.nodes.length;
    const notes = { before: [], after: [], nags: [], strength: '' };
    const nodes = [...this.nodes, { parent, move, fen, ...notes, children: [] }];
    const children = [...this.at(parent).children, place];
    return { tree: new Tree(nodes.with(parent, { ...this.at(parent), children })), place };
  }

  /** Adds a line of moves, as far as it is not there. */
  addLine(
    parent: number,
    line: readonly { move: string; fen: string }[],
  ): { tree: Tree; place: number } {
    let added: { tree: Tree; place: number } = { tree: this, place: parent };
    for (const { move, fen } of line) {
      const { tree, place } = added;
      const known = tree.child(place, move);
      added = known === null ? tree.add(place, move, fen) : { tree, place: known };
    }
    return added;
  }

  note(place: number, notes: Partial<Notes>): Tree {
    return new Tree(this.nodes.with(place, { ...this.at(place), ...notes }));
  }

  /** Where the variation that holds a place leaves the line before it; null on the main line. */
  branch(place: number): number | null {
    const inner = this.path(place).reverse();
    return inner.find((at) => this.siblings(at)[0] !== at) ?? null;
  }

  /** The variation through a place goes before those beside it. */
  promote(place: number): Tree {
    const branch = this.branch(place);
    const parent = branch === null ? null : this.at(branch).parent;
    if (branch === null || parent === null) return this;
    const others = this.at(parent).children.filter((at) => at !== branch);
    return new Tree(this.nodes.with(parent, { ...this.at(parent), children: [branch, ...others] }));
  }

  /** Without a move and all that follows it. */
  cut(place: number): Tree {
    const { parent } = this.at(place);
    if (parent === null) return this;
    const children = this.at(parent).children.filter((at) => at !== place);
    return new Tree(this.nodes.with(parent, { ...this.at(parent), children }));
  }

  /** Places that can be reached, parents first, each line to its end before those beside it. */
  order(): number[] {
    const order: number[] = [];
    const coming = [ROOT];
    for (let place = coming.pop(); place !== undefined; place = coming.pop()) {
      order.push(place);
      coming.push(...this.at(place).children.toReversed());
    }
    return order;
  }

  /** As `tree_write` reads it. */
  rows(): string {
    const order = this.order();
    const rank = new Map(order.map((place, i) => [place, i]));
    const row = (place: number): string => {
      const { parent, move, fen, strength, nags, before, after } = this.at(place);
      return [
        parent === null ? '' : String(rank.get(parent)),
        parent === null ? '' : (move ?? `=${fen}`),
        strength,
        nags.join(' '),
        before.map(plain).join(TEXT),
        after.map(plain).join(TEXT),
      ].join(FIELD);
    };
    return order.map(row).join(ROW);
  }
}

export type Tag = readonly [name: string, value: string];

export function tagRows(tags: readonly Tag[]): string {
  return tags.map((tag) => tag.map(plain).join(FIELD)).join(ROW);
}
