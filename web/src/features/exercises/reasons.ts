/** Why a wrong answer is wrong: never a plain « faux ». Where it is a rule, the rules say it. */
import type { Rules } from '../../wasm/rules';
import type { LegalMove, Ruling, Square } from '../../wasm/types';
import { SQUARES, isBetween } from '../../board/geometry';
import type { Capture, Facts } from './facts';
import { consequence, escape } from './line';
import { endOf } from './texts';
import type {
  CountExercise,
  Exercise,
  LegalExercise,
  MistakeExercise,
  PredictExercise,
  SquaresExercise,
  TapExercise,
} from './types';
import { shows, triedOf } from './tried';
import type { Words } from './words';

export interface Reason {
  text: string;
  rule?: Ruling['rule'];
  /** Shown on the board. */
  squares?: readonly Square[];
  moves?: readonly LegalMove[];
  /** What the opponent answers, where nothing is forced. */
  reply?: string;
}

const asMove = (capture: Capture): LegalMove => ({
  ...capture,
  notation: capture.path.join('x'),
});

const spoken = ({ message, rule, squares }: Ruling): Reason => ({
  text: message,
  rule,
  squares: squares.wrong,
});

/** What a ruling says, but for the moves that answer the question: they stand behind a colon at the end of a sentence. */
export function discreet(message: string): string {
  return message.replace(/\s*:\s+(?:[^.:]*\s)?\d+(?:[-x‑]\d+)+[^.:]*(?=\.(?:\s|$))/gu, '');
}

/** A wrong square, tapped. */
export function wrongSquare(
  exercise: Exercise,
  square: Square,
  facts: Facts,
  words: Words,
): Reason {
  switch (exercise.kind) {
    case 'touch':
      return needNotCapture(square, facts, words);
    case 'landing': {
      const ruling = facts.explain(`${exercise.from}x${square}`);
      if (!ruling) return { text: words.wrong.notThis };
      return { ...spoken(ruling), text: discreet(ruling.message) };
    }
    case 'predict':
      return notThere(exercise, square, facts, words);
    case 'squares':
      return wrongNumber(exercise, square, words);
    case 'tap':
      return wrongTap(exercise, square, facts, words);
    default:
      return { text: words.wrong.notThis };
  }
}

/** A square of a lesson that asks for squares of any sort: what was asked shows by the right ones. */
function wrongTap(exercise: TapExercise, square: Square, facts: Facts, words: Words): Reason {
  const { wrong } = words;
  const { squares, place } = exercise;
  const piece = facts.pieces.get(square);
  if (place) {
    if (piece) return { text: wrong.tap.taken(square) };
    return { text: wrong.tap.middle(square) };
  }
  // Where a piece may go: the ruling on going there.
  const legal = facts.legal();
  const origin = [...facts.pieces.keys()].find((from) => {
    const ends = legal.filter((move) => move.from === from).map((move) => move.to);
    return ends.length === squares.length && squares.every((end) => ends.includes(end));
  });
  if (origin !== undefined) {
    if (square === origin) return { text: wrong.tap.here(square) };
    const ruling = facts.explain(`${origin}-${square}`);
    if (ruling && !ruling.legal) return spoken(ruling);
  }
  const sought = squares.map((one) => facts.pieces.get(one));
  if (sought.every((one) => one !== undefined)) {
    if (!piece) return { text: wrong.empty(square) };
    if (piece.color !== sought[0]?.color) return { text: wrong.tap.otherSide(square) };
    return { text: wrong.tap.notThisPiece(square) };
  }
  const [only] = squares;
  if (squares.length === 1 && only !== undefined) return { text: wrong.tapped(square, only) };
  return { text: wrong.tap.notLastRow(square) };
}

/** A piece that need not, or may not, capture. */
function needNotCapture(square: Square, facts: Facts, words: Words): Reason {
  const { wrong } = words;
  const piece = facts.pieces.get(square);
  if (!piece) return { text: wrong.empty(square) };
  if (piece.color !== facts.side) return { text: wrong.enemy(square, facts.side) };
  const [best] = facts.capturesOf(square);
  if (best) {
    const rule = facts.explain(best.path.join('x'))?.rule;
    return {
      text: wrong.fewer(square, best.path.join('x'), best.captured.length, facts.most()),
      moves: [asMove(best)],
      ...(rule ? { rule } : {}),
    };
  }
  // An enemy piece is near, but the jump is barred: the ruling on that jump has the article and the square.
  const jumps = SQUARES.filter((to) =>
    [...facts.pieces].some(([on, { color }]) => color !== facts.side && isBetween(on, square, to)),
  ).map((to) => facts.explain(`${square}x${to}`));
  const barred = BARRED.map((code) => jumps.find((ruling) => ruling?.code === code)).find(Boolean);
  return { ...(barred ? spoken(barred) : {}), text: wrong.noCapture(square) };
}
const BARRED = ['destination-occupied', 'path-blocked', 'jumps-own-piece'] as const;

function notThere(exercise: PredictExercise, square: Square, facts: Facts, words: Words): Reason {
  const { predict } = words.wrong;
  const plies = facts.plies(exercise.line);
  for (const ply of plies) {
    if (ply.captured.includes(square)) return { text: predict.taken(square, ply.notation) };
  }
  const left = plies.findLast((ply) => ply.path[0] === square && ply.side === exercise.side);
  if (left) return { text: predict.moved(square, left.path.at(-1) ?? 0, left.notation) };
  const piece = facts.pieces.get(square);
  const arrived = plies.some((ply) => ply.path.at(-1) === square && ply.side !== exercise.side);
  if (arrived || (piece && piece.color !== exercise.side)) return { text: predict.other(square) };
  return { text: predict.never(square) };
}

function wrongNumber(exercise: SquaresExercise, square: Square, words: Words): Reason {
  const { wrong } = words;
  if (square === exercise.square) return { text: wrong.itself(square) };
  if (exercise.task === 'neighbours') return { text: wrong.notNeighbour(square, exercise.square) };
  if (exercise.task === 'diagonal') return { text: wrong.notDiagonal(square, exercise.square) };
  return { text: wrong.tapped(square, exercise.square) };
}

/** A wrong answer, chosen. */
export function wrongChoice(
  exercise: Exercise,
  answer: string,
  facts: Facts,
  words: Words,
): Reason {
  switch (exercise.kind) {
    case 'count':
      return wrongCount(exercise, Number(answer), facts, words);
    case 'legal':
      return wrongVerdict(exercise, answer, facts, words);
    case 'mistake':
      return wrongMistake(exercise, answer, facts, words);
    case 'verdict':
      return { text: words.deep.wrong.verdict[exercise.answer](answer) };
    case 'squares':
      return { text: words.wrong.named(Number(answer)), squares: [Number(answer)] };
    default:
      return { text: words.wrong.notThis };
  }
}

/** The route that a wrong count belongs to, as far as it was counted: the rest is still to be found. */
export function countRoute(
  exercise: CountExercise,
  answer: number,
  facts: Facts,
): { capture: Capture | null; kind: 'shorter' | 'stops' | 'many' } | null {
  const all = facts.capturesOf(exercise.from);
  const [best] = all;
  if (!best) return null;
  if (answer > exercise.count) return { capture: null, kind: 'many' };
  const shorter = all.find((capture) => capture.captured.length === answer);
  if (shorter) return { capture: shorter, kind: 'shorter' };
  const path = best.path.slice(0, answer + 1);
  const captured = best.captured.slice(0, answer);
  return { capture: { ...best, path, captured, to: path.at(-1) ?? 0 }, kind: 'stops' };
}

function wrongCount(exercise: CountExercise, n: number, facts: Facts, words: Words): Reason {
  const { wrong } = words;
  const route = countRoute(exercise, n, facts);
  if (!route) return { text: wrong.notThis };
  const { capture, kind } = route;
  if (!capture) return { text: wrong.countMany };
  const moves = [asMove(capture)];
  if (kind === 'shorter') return { text: wrong.countShorter(n, capture.path.join('x')), moves };
  return { text: wrong.countStops(n, capture.path.at(-1) ?? 0), moves };
}

function wrongVerdict(exercise: LegalExercise, answer: string, facts: Facts, words: Words): Reason {
  const ruling = facts.explain(exercise.move);
  if (!ruling) return { text: words.wrong.notThis };
  // « Légal » : the ruling itself is the reason.
  if (answer === 'legal') return spoken(ruling);
  const { legal: say } = words.wrong;
  const tried = triedOf(exercise);
  const { from, to, role, legs } = tried;
  const most = facts.most();
  const taken = ruling.squares.captured ?? [];
  const jumped = taken.length > 0 ? taken : tried.jumped;
  const takes = jumped.length > 0;
  const [leg] = legs;
  if (shows(tried, answer)) return { text: say.also };
  switch (answer) {
    case 'capture-mandatory':
      if (most === 0) return { text: say.noCapture };
      if (!takes) return { text: say.also };
      return { text: taken.length > 0 ? say.isCapture : say.wouldCapture };
    case 'majority':
      if (most === 0) return { text: say.noCapture };
      if (!takes) return { text: say.nothingToCount };
      if (jumped.length < most) return { text: say.also };
      return { text: ruling.legal ? say.enough(most, jumped.length) : say.many(jumped.length) };
    case 'capture-unfinished':
      if (!takes) return { text: say.quiet };
      if (taken.length === 0) return { text: say.impossible(legs.length) };
      if ((ruling.squares.next ?? []).length > 0) return { text: say.also };
      return { text: say.finished };
    case 'man-moves-backward':
      if (role === 'king') return { text: say.king };
      if (takes && legs.some(({ rows }) => rows < 0)) return { text: say.backwardCapture };
      return { text: legs.every(({ rows }) => rows > 0) ? say.forward(from, to) : say.otherReason };
    case 'man-moves-too-far':
      if (role === 'king') return { text: say.king };
      if (takes) return { text: say.near(jumped) };
      return { text: leg?.steps === 1 ? say.oneStep(from, to) : say.otherReason };
    case 'path-blocked':
      return { text: say.clear };
    case 'captured-piece-blocks':
    case 'piece-jumped-twice':
      return { text: takes ? say.noGhost : say.quiet };
    case 'nothing-to-capture':
      return { text: takes ? say.takes(jumped) : say.otherReason };
    default:
      return { text: ruling.legal ? say.isLegal : say.otherReason };
  }
}

function wrongMistake(
  exercise: MistakeExercise,
  answer: string,
  facts: Facts,
  words: Words,
): Reason {
  const { mistake: say } = words.wrong;
  const most = facts.most();
  const ruling = facts.explain(exercise.move);
  const captures = (exercise.removed ?? []).length > 0 || exercise.move.includes('x');
  switch (answer) {
    case 'none':
      // Where the move itself is refused, the ruling says why; else it was in the doing.
      if (ruling && !ruling.legal) return spoken(ruling);
      return { text: say.none };
    case 'forgotten-capture':
      return {
        text: captures
          ? say['forgotten-capture'].capture
          : most === 0
            ? say['forgotten-capture'].none
            : words.wrong.notThis,
      };
    case 'too-few':
      return { text: captures ? say['too-few'].none : say['too-few'].quiet };
    case 'crowned-in-passing': {
      const end = endOf(exercise);
      const stops = facts.moveOf(exercise.move)?.promotes === true;
      return {
        text: stops ? say['crowned-in-passing'].stops : say['crowned-in-passing'].none,
        ...(stops ? { squares: [end] } : {}),
      };
    }
    case 'lifted-early':
      return { text: captures ? say['lifted-early'] : say['too-few'].quiet };
    default:
      return { text: say['light-square'] };
  }
}

/**
 * A legal move that is not the right one: what the opponent must then play. `sought` are the moves
 * that were asked for, where it was one move and no combination.
 */
export function wrongMove(
  rules: Rules,
  fen: string,
  move: LegalMove,
  words: Words,
  sought: readonly LegalMove[] | null = null,
): Reason {
  const { line, play } = words.wrong;
  const { replies, taken, back, over } = consequence(rules, fen, move.notation);
  const [reply] = replies;
  if (sought) {
    const crowns = sought.length > 0 && sought.every((one) => one.promotes);
    if (crowns && !move.promotes) return { text: play.noCrown(move.notation) };
    if (over || back > taken) return { text: play.other(move.notation) };
    if (!reply) {
      const free = escape(rules, fen, move.notation)?.notation;
      if (free === undefined) return { text: play.other(move.notation) };
      return { text: play.escapes(move.notation, free), reply: free };
    }
  }
  if (over) return { text: line.over(move.notation) };
  if (!reply) return { text: line.free(move.notation) };
  if (back > taken) return { text: line.even(move.notation, reply.notation, back) };
  return {
    text:
      replies.length === 1
        ? line.forced(move.notation, reply.notation, taken, back)
        : line.choice(
            move.notation,
            replies.slice(0, 4).map(({ notation }) => notation),
            taken,
            back,
          ),
  };
}
