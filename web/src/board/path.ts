/**
 * Naming a move by pressing squares: which piece, perhaps some landing squares of a capture, where
 * it ends. Pure: a press takes the state and gives the next state and what the page should do.
 *
 * Legal moves and routes come from the rules. Captures that differ in what they take are never
 * guessed at: the player is asked.
 */
import type { LegalMove, MovesAnswer, RoutesAnswer, Square } from '../wasm/types';
import { isCapture, type Placement } from './placement';

/** What has been named so far. */
export interface Input {
  /** The piece picked up. */
  from: Square | null;
  /** Landing squares of an unfinished capture, in order. */
  via: readonly Square[];
  /** The end, where several captures end there and one must be chosen. */
  target: Square | null;
}

export const NOTHING: Input = { from: null, via: [], target: null };

export type Effect =
  | { kind: 'none' }
  | { kind: 'play'; move: LegalMove }
  /** Several captures fit: number them and ask. */
  | { kind: 'ask'; moves: LegalMove[] }
  /** A landing square in the middle was named: the capture goes on. `text` is the try so far. */
  | { kind: 'step'; moves: LegalMove[]; text: string }
  /** A square from which nothing can be played: blocked or owing nothing, the other side's, empty. */
  | { kind: 'touched'; square: Square }
  /** Not legal: say why. */
  | { kind: 'refused'; text: string };

export interface Step {
  input: Input;
  effect: Effect;
}

export interface Context {
  legal: MovesAnswer;
  pieces: Placement;
  /** Whether touching a piece whose only move is a capture plays it. */
  single: boolean;
  routes(from: Square, via: readonly Square[]): RoutesAnswer;
}

/** The move as somebody would write what has been named. */
export function attempt(from: Square, via: readonly Square[], to: Square): string {
  return [from, ...via, to].join(via.length > 0 ? 'x' : '-');
}

/** Moves of one piece that are still possible. */
export function candidates(context: Context, input: Input): LegalMove[] {
  if (input.from === null) return [];
  const moves =
    input.via.length > 0
      ? context.routes(input.from, input.via).moves
      : context.legal.moves.filter((move) => move.from === input.from);
  return input.target === null ? moves : moves.filter((move) => move.to === input.target);
}

/** The squares worth marking: where the move may end, and where a capture may land before. */
export function targets(context: Context, input: Input): { ends: Square[]; via: Square[] } {
  const moves = candidates(context, input);
  const ends = [...new Set(moves.map((move) => move.to))];
  if (input.from === null || !moves.some((move) => move.captured.length > 1)) {
    return { ends, via: [] };
  }
  const via = context
    .routes(input.from, input.via)
    .via.filter((step) => !ends.includes(step.square))
    .map((step) => step.square);
  return { ends, via };
}

/** A square is pressed: by finger, mouse or key. */
export function press(context: Context, input: Input, square: Square): Step {
  if (input.from === null) return pressWithNothing(context, square);
  if (input.target !== null) {
    const chosen = narrow(context, input, square);
    if (chosen) return chosen;
  }
  // A piece touched again is put down, also where its capture comes round to its own square.
  if (square === input.from && input.via.length === 0) return cancelled;
  const open = candidates(context, { ...input, target: null });
  const ending = open.filter((move) => move.to === square);
  const [only] = ending;
  if (only && ending.length === 1) return play(only);
  if (ending.length > 1) {
    return { input: { ...input, target: square }, effect: { kind: 'ask', moves: ending } };
  }
  if (square === input.from) return cancelled;
  const next = context.routes(input.from, input.via).via.find((step) => step.square === square);
  if (next) return stepTo(context, input.from, [...input.via, square]);
  if (isOwn(context, square)) return pick(context, square);
  return refuse(input, attempt(input.from, input.via, square));
}

/** A piece was dragged from one square and let go over another. A refused drag leaves the hand as it was. */
export function drop(context: Context, before: Input, from: Square, to: Square): Step {
  const goingOn = before.via.length > 0 && lastStop(before) === from;
  const input: Input = goingOn ? { ...before, target: null } : { from, via: [], target: null };
  const onto = isOwn(context, to) && to !== input.from;
  if (!isOwn(context, input.from ?? from) || onto) {
    return refuse(goingOn ? input : NOTHING, attempt(input.from ?? from, input.via, to));
  }
  const step = press(context, input, to);
  return step.effect.kind === 'refused' && !goingOn ? { ...step, input: NOTHING } : step;
}

/** Goes back one landing square, then lets the piece go. */
export function stepBack(input: Input): Input {
  if (input.target !== null) return { ...input, target: null };
  if (input.via.length > 0) return { ...input, via: input.via.slice(0, -1) };
  return NOTHING;
}

/** Where the picked piece stands after the landing squares named so far. */
export function lastStop(input: Input): Square | null {
  return input.via.at(-1) ?? input.from;
}

const cancelled: Step = { input: NOTHING, effect: { kind: 'none' } };

function play(move: LegalMove): Step {
  return { input: NOTHING, effect: { kind: 'play', move } };
}

function refuse(input: Input, text: string): Step {
  return { input, effect: { kind: 'refused', text } };
}

function isOwn(context: Context, square: Square): boolean {
  return context.pieces.get(square)?.color === context.legal.side;
}

function pick(context: Context, square: Square): Step {
  const moves = context.legal.moves.filter((move) => move.from === square);
  const [first] = moves;
  if (!first) return { input: NOTHING, effect: { kind: 'touched', square } };
  // Its only move, a capture: nothing is left to choose.
  if (context.single && moves.length === 1 && isCapture(first)) return play(first);
  return { input: { from: square, via: [], target: null }, effect: { kind: 'none' } };
}

function pressWithNothing(context: Context, square: Square): Step {
  if (isOwn(context, square)) return pick(context, square);
  const landing = context.legal.moves.filter((move) => isCapture(move) && move.to === square);
  const [only] = landing;
  if (only && landing.length === 1) return play(only);
  if (only && landing.length > 1) {
    const samePiece = landing.every((move) => move.from === only.from);
    const input = samePiece ? { from: only.from, via: [], target: square } : NOTHING;
    return { input, effect: { kind: 'ask', moves: landing } };
  }
  return { input: NOTHING, effect: { kind: 'touched', square } };
}

/** While several captures to one square are asked about: a square on only some of them decides. */
function narrow(context: Context, input: Input, square: Square): Step | null {
  if (input.from === null) return null;
  const open = candidates(context, input);
  const via = [...input.via, square];
  let left = open.filter((move) => move.captured.includes(square));
  const byPiece = left.length > 0;
  if (!byPiece) {
    left = context.routes(input.from, via).moves.filter((move) => move.to === input.target);
  }
  const [only] = left;
  if (only && left.length === 1) return play(only);
  if (left.length === 0 || left.length === open.length) return null;
  return {
    input: byPiece ? input : { ...input, via },
    effect: { kind: 'ask', moves: left },
  };
}

function stepTo(context: Context, from: Square, via: readonly Square[]): Step {
  return {
    input: { from, via, target: null },
    effect: {
      kind: 'step',
      moves: context.routes(from, via).moves,
      text: [from, ...via].join('x'),
    },
  };
}
