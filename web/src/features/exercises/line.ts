/** Judging a move of a line: the one asked for, another order of the same moves, or what it brings. */
import { RulesError, type Rules } from '../../wasm/rules';
import type { LegalMove, Ply } from '../../wasm/types';

/** Words don't matter here: any language does. */
const LANG = 'fr';

/** A move played; null where it is not legal. */
export function play(rules: Rules, fen: string, move: string): Ply | null {
  try {
    return rules.game(fen, [move], 'family', LANG).plies[0] ?? null;
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

function after(rules: Rules, fen: string, line: readonly string[]): string | null {
  let at: string = fen;
  for (const move of line) {
    const ply = play(rules, at, move);
    if (!ply) return null;
    at = ply.fen;
  }
  return at;
}

/** Pieces that the side to move must take at once. */
const owed = (rules: Rules, fen: string) => rules.moves(fen, LANG).pieces_to_capture;

/**
 * What is left of the line after a right move, the reply first; null for a wrong one. `line` is
 * what was left before it.
 */
export function accept(
  rules: Rules,
  fen: string,
  line: readonly string[],
  alternatives: readonly string[],
  move: LegalMove,
): string[] | null {
  const [asked, ...rest] = line;
  if (asked === undefined) return null;
  const wanted = play(rules, fen, asked);
  if (!wanted) return null;
  if (wanted.notation === move.notation) return rest;
  if (alternatives.some((other) => play(rules, fen, other)?.notation === move.notation)) return [];
  if (rest.length === 0) return equalEnd(rules, wanted, move, fen) ? [] : null;
  const goal = after(rules, fen, line);
  if (goal === null) return null;
  const own = line.filter((_, i) => i % 2 === 0);
  const ends = line.length % 2 === 1;
  const found = order(rules, fen, own, goal, ends, (text) => text.notation === move.notation);
  return found ? found.slice(1) : null;
}

/** The last capture of a line: another one as long, with nothing worse to follow. */
function equalEnd(rules: Rules, wanted: Ply, move: LegalMove, fen: string): boolean {
  if (wanted.captured.length === 0 || move.captured.length !== wanted.captured.length) return false;
  const ply = play(rules, fen, move.notation);
  return ply !== null && owed(rules, ply.fen) <= owed(rules, wanted.fen);
}

/** The same own moves in an order that begins as told, every reply being the only one. */
function order(
  rules: Rules,
  fen: string,
  own: readonly string[],
  goal: string,
  ends: boolean,
  first: (ply: Ply) => boolean = () => true,
): string[] | null {
  for (const [i, text] of own.entries()) {
    const ply = play(rules, fen, text);
    if (!ply || !first(ply)) continue;
    const left = own.filter((_, j) => j !== i);
    if (left.length === 0 && ends) {
      if (ply.fen === goal) return [text];
      continue;
    }
    const [reply, ...others] = rules.moves(ply.fen, LANG).moves;
    if (!reply || others.length > 0) continue;
    const answered = play(rules, ply.fen, reply.notation);
    if (!answered) continue;
    if (left.length === 0) {
      if (answered.fen === goal) return [text, reply.notation];
      continue;
    }
    const more = order(rules, answered.fen, left, goal, ends);
    if (more) return [text, reply.notation, ...more];
  }
  return null;
}

/** What a wrong move leads to: what the opponent is then forced to play, and what comes back. */
export interface Consequence {
  /** The replies, where captures are forced; the one shown first. */
  replies: LegalMove[];
  /** Pieces the opponent takes, and how many can be taken back. */
  taken: number;
  back: number;
  /** Nobody can move any more. */
  over: boolean;
}

export function consequence(rules: Rules, fen: string, move: string): Consequence {
  const ply = play(rules, fen, move);
  const answer = ply ? rules.moves(ply.fen, LANG) : null;
  if (!ply || !answer || answer.moves.length === 0) {
    return { replies: [], taken: 0, back: 0, over: true };
  }
  if (!answer.capture) return { replies: [], taken: 0, back: 0, over: false };
  const judged = answer.moves.map((reply) => {
    const next = play(rules, ply.fen, reply.notation);
    return { reply, back: next ? owed(rules, next.fen) : 0 };
  });
  // The reply that gives back least is the one to fear.
  judged.sort((a, b) => a.back - b.back);
  return {
    replies: judged.map(({ reply }) => reply),
    taken: answer.pieces_to_capture,
    back: judged[0]?.back ?? 0,
    over: false,
  };
}

/** A reply after which there is nothing to take, where no reply is forced. */
export function escape(rules: Rules, fen: string, move: string): LegalMove | null {
  const ply = play(rules, fen, move);
  if (!ply) return null;
  const free = rules.moves(ply.fen, LANG).moves.filter((reply) => {
    const next = play(rules, ply.fen, reply.notation);
    return next !== null && owed(rules, next.fen) === 0;
  });
  return free[0] ?? null;
}

/** What a whole line wins, in pieces, and whether the opponent can then still move. */
export function balance(
  rules: Rules,
  fen: string,
  line: readonly string[],
): { gain: number; win: boolean } {
  let gain = 0;
  let at = fen;
  for (const [i, move] of line.entries()) {
    const ply = play(rules, at, move);
    if (!ply) break;
    gain += (i % 2 === 0 ? 1 : -1) * ply.captured.length;
    at = ply.fen;
  }
  return { gain, win: rules.moves(at, LANG).moves.length === 0 };
}
