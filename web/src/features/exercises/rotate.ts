/**
 * An exercise seen from the other side: turned by half and the colours exchanged. Every rule holds
 * there as well, so the right answers turn with it; the picture is another.
 */
import { readPieces, writeFen } from '../../content/standing';
import type { Color, Square } from '../../wasm/types';
import type { DeepExercise, GeneratedExercise, Replies, Wins } from './types';

const turned = (square: Square): Square => 51 - square;
const all = (squares: readonly Square[]) => squares.map(turned).sort((a, b) => a - b);
const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** `32x21x12` turned; squares outside the board stay outside. */
export function turnMove(move: string): string {
  return move.replace(/\d+/g, (square) => String(turned(Number(square))));
}

export function turnFen(fen: string): string {
  const { turn, pieces } = readPieces(fen);
  const after = new Map(
    [...pieces].map(([square, { color, king }]) => [
      turned(square),
      { color: color === 'W' ? ('B' as const) : ('W' as const), king },
    ]),
  );
  return writeFen(turn === 'W' ? 'B' : 'W', after);
}

const turnReplies = (replies: Replies): Replies =>
  Object.fromEntries(
    Object.entries(replies).map(([move, line]) => [turnMove(move), line.map(turnMove)]),
  );

const turnWins = (wins: Wins): Wins =>
  Object.fromEntries(
    Object.entries(wins).map(([move, next]) => [
      turnMove(move),
      next && ([turnMove(next[0]), turnWins(next[1])] as const),
    ]),
  );

/** Squares by number stay as they are: another number would be another question. */
export function rotate<E extends GeneratedExercise | DeepExercise>(exercise: E): E;
export function rotate(
  exercise: GeneratedExercise | DeepExercise,
): GeneratedExercise | DeepExercise {
  const fen = turnFen(exercise.fen);
  switch (exercise.kind) {
    case 'squares':
      return exercise;
    case 'touch':
      return { ...exercise, fen, squares: all(exercise.squares) };
    case 'count':
      return { ...exercise, fen, from: turned(exercise.from) };
    case 'landing':
      return { ...exercise, fen, from: turned(exercise.from), squares: all(exercise.squares) };
    case 'legal':
      return { ...exercise, fen, move: turnMove(exercise.move) };
    case 'mistake': {
      const { move, removed, cell } = exercise;
      return {
        ...exercise,
        fen,
        move: turnMove(move),
        after: turnFen(exercise.after),
        removed: removed === null ? null : all(removed),
        ...(cell ? { cell: [9 - cell[0], 9 - cell[1]] as [number, number] } : {}),
      };
    }
    case 'predict':
      return {
        ...exercise,
        fen,
        line: exercise.line.map(turnMove),
        side: other(exercise.side),
        squares: all(exercise.squares),
      };
    case 'shot':
    case 'verdict':
      return {
        ...exercise,
        fen,
        line: exercise.line.map(turnMove),
        ...('rest' in exercise ? { rest: exercise.rest.map(turnMove) } : {}),
      };
    case 'win':
      return {
        ...exercise,
        fen,
        wins: turnWins(exercise.wins),
        replies: turnReplies(exercise.replies),
      };
    case 'defend':
      return {
        ...exercise,
        fen,
        holds: turnMove(exercise.holds),
        replies: turnReplies(exercise.replies),
      };
    case 'offer':
    case 'combination':
      return {
        ...exercise,
        fen,
        line: exercise.line.map(turnMove),
        alternatives: exercise.alternatives.map(turnMove),
      };
  }
}
