/** What the renderer draws, worked out from the state. No decisions are left to the components. */
import type { LegalMove, Square } from '../wasm/types';
import type { Input } from './path';
import { lastStop } from './path';
import type { Piece, Placement } from './placement';
import type { Frame } from './animate';

export interface ShownPiece {
  square: Square;
  piece: Piece;
  opacity: number;
}

export interface BoardView {
  pieces: ShownPiece[];
  /** Captured so far in a capture that is still being named. */
  ghosts: ReadonlySet<Square>;
  /** Pieces that may move, and whether they must capture. */
  movable: ReadonlyMap<Square, 'move' | 'capture'>;
  /** Where the picked piece stands. */
  stop: Square | null;
  ends: readonly Square[];
  via: readonly Square[];
  highlighted: readonly Square[];
}

export interface ViewFacts {
  pieces: Placement;
  legal: readonly LegalMove[];
  input: Input;
  marks: { ends: readonly Square[]; via: readonly Square[] };
  /** Moves that fit what has been named so far. */
  open: readonly LegalMove[];
  frame: Frame | null;
  /** The pieces before the move in flight. */
  before: Placement | null;
  hints: boolean;
  highlighted: readonly Square[];
}

const GHOST = 0.4;

/**
 * The pieces that stand as usual: one and the same object for the same piece on the same square, so that a
 * view that has changed in one place is redrawn there and nowhere else.
 */
const standing = new Map<string, ShownPiece>();

function shown(square: Square, piece: Piece, opacity = 1): ShownPiece {
  if (opacity !== 1) return { square, piece, opacity };
  const key = `${piece.color} ${piece.role} ${square}`;
  let known = standing.get(key);
  if (!known) standing.set(key, (known = { square, piece, opacity }));
  return known;
}

export function boardView(facts: ViewFacts): BoardView {
  const { input, frame } = facts;
  if (frame) {
    return {
      ...nothing(facts),
      pieces: flying(facts.before ?? facts.pieces, frame),
      ghosts: frame.ghosts,
    };
  }
  const stop = lastStop(input);
  const ghosts = takenSoFar(facts.open[0], input);
  const pieces: ShownPiece[] = [];
  for (const [square, piece] of facts.pieces) {
    const moved = square === input.from && stop !== null;
    const opacity = ghosts.has(square) ? GHOST : 1;
    pieces.push(shown(moved ? stop : square, piece, opacity));
  }
  const movable = new Map<Square, 'move' | 'capture'>();
  if (facts.hints && input.from === null) {
    for (const move of facts.legal) {
      movable.set(move.from, move.captured.length > 0 ? 'capture' : 'move');
    }
  }
  return {
    pieces,
    ghosts,
    movable,
    stop,
    ends: facts.marks.ends,
    via: facts.marks.via,
    highlighted: facts.highlighted,
  };
}

function nothing(facts: ViewFacts): BoardView {
  const none: readonly Square[] = [];
  return {
    pieces: [...facts.pieces].map(([square, piece]) => shown(square, piece)),
    ghosts: new Set(),
    movable: new Map(),
    stop: null,
    ends: none,
    via: none,
    highlighted: none,
  };
}

/** The pieces on the board during a flight, without the one that flies. */
function flying(before: Placement, frame: Frame): ShownPiece[] {
  const pieces: ShownPiece[] = [];
  for (const [square, piece] of before) {
    if (square === frame.from) continue;
    const opacity = frame.ghosts.has(square) ? GHOST * frame.ghostOpacity : 1;
    pieces.push(shown(square, piece, opacity));
  }
  return pieces;
}

/** What a capture has taken up to the square where it stands. */
function takenSoFar(move: LegalMove | undefined, input: Input): ReadonlySet<Square> {
  const stop = input.via.at(-1);
  if (!move || stop === undefined) return new Set();
  // The path has one landing square per captured piece, the named ones in order.
  let hop = 0;
  for (const square of input.via) hop = move.path.indexOf(square, hop + 1);
  return new Set(move.captured.slice(0, Math.max(0, hop)));
}
