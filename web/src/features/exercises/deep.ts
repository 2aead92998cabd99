/** The exercises that a search or the tables have proved: their reasons, and their main line. */
import type { Rules } from '../../wasm/rules';
import type { LegalMove } from '../../wasm/types';
import { balance, play } from './line';
import { wrongMove, type Reason } from './reasons';
import type { DeepExercise, Wins } from './types';
import type { Words } from './words';

/** What the file says is then played after a wrong move; it knows of first moves only. */
export function told(exercise: DeepExercise, first: boolean, move: string): readonly string[] {
  return first && 'replies' in exercise ? (exercise.replies[move] ?? []) : [];
}

/** The moves that win, one at each turn, with the replies. */
export function mainLine(wins: Wins): string[] {
  const [found] = Object.entries(wins);
  if (!found) return [];
  const [move, next] = found;
  return next ? [move, next[0], ...mainLine(next[1])] : [move];
}

/** What follows after one of the moves that win, whichever way it is written; null for another move. */
export function follow(
  rules: Rules,
  fen: string,
  wins: Wins,
  move: LegalMove,
): readonly [reply: string, next: Wins] | 'over' | null {
  for (const [text, next] of Object.entries(wins)) {
    if (text === move.notation || play(rules, fen, text)?.notation === move.notation) {
      return next ?? 'over';
    }
  }
  return null;
}

/** Why a move is wrong; `replies` is what the enemy answered, as far as it is known. */
export function wrongDeep(
  rules: Rules,
  exercise: DeepExercise,
  fen: string,
  move: LegalMove,
  replies: readonly string[],
  words: Words,
): Reason {
  const { wrong } = words.deep;
  const [reply] = replies;
  const text = move.notation;
  switch (exercise.kind) {
    case 'defend': {
      if (reply === undefined) break;
      if (exercise.by === 'tables') return { text: wrong.loses(text, reply) };
      const after = play(rules, fen, text)?.fen;
      const { gain } = after ? balance(rules, after, replies) : { gain: 0 };
      return { text: wrong.losesPieces(text, replies, gain) };
    }
    case 'win':
      return {
        text: reply === undefined ? wrong.late(text) : wrong.lateAfter(text, reply, exercise.moves),
      };
    case 'shot': {
      // What is forced is told as in the other combinations.
      const after = play(rules, fen, text)?.fen;
      if (after && rules.moves(after, 'fr').capture) return wrongMove(rules, fen, move, words);
      return { text: reply === undefined ? wrong.nothing(text) : wrong.answered(text, reply) };
    }
    case 'verdict':
      break;
  }
  return { text: words.wrong.notThis };
}
