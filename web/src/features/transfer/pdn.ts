/** Games as PDN text, through the rules: nothing is parsed here. */
import type { Rules } from '../../wasm/rules';
import { RulesError } from '../../wasm/rules';
import type { Outcome, Ruleset } from '../../wasm/types';

export interface PdnGame {
  startFen: string;
  moves: string[];
  /** Why only a part of the text could be read, if so. */
  problem: string | null;
}

/** The result in the form that PDN uses for this game. */
export function resultText(outcome: Outcome | null): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1-1';
  return outcome.winner === 'white' ? '2-0' : '0-2';
}

export interface PdnWriting {
  startFen: string;
  moves: readonly string[];
  ruleset: Ruleset;
  white: string;
  black: string;
  result: string;
}

export function writePdn(rules: Rules, game: PdnWriting, lang: string): string {
  const answer = rules.call(
    'pdn_write',
    game.startFen,
    game.moves.join(' '),
    game.ruleset,
    game.white,
    game.black,
    game.result,
    lang,
  ) as { pdn: string };
  return answer.pdn;
}

interface PdnReadAnswer {
  games: {
    start_fen: string;
    moves: string[];
    error: { message: string; line?: number; column?: number } | null;
  }[];
}

/** A FEN, a PDN game or a list of moves: whichever the text is. */
export function readAnything(rules: Rules, text: string, lang: string): PdnGame {
  const bare = unwrapped(text);
  let fenError: RulesError;
  try {
    return { startFen: rules.moves(bare, lang).fen, moves: [], problem: null };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    fenError = error;
  }
  // One line that begins like a FEN is one: its error is the useful one.
  if (/^[wb?]\s*:/i.test(bare) && !bare.includes('\n')) throw fenError;
  const answer = rules.call('pdn_read', text, lang) as PdnReadAnswer;
  const [game] = answer.games;
  if (!game) throw fenError;
  if (game.error && game.moves.length === 0) {
    throw new RulesError({ code: 'unreadable-file', message: game.error.message });
  }
  return { startFen: game.start_fen, moves: game.moves, problem: game.error?.message ?? null };
}

/** `[FEN "…"]` alone is a position, too. */
function unwrapped(text: string): string {
  return /^\s*\[FEN\s+"([^"]*)"\]\s*$/i.exec(text)?.[1] ?? text.trim();
}
