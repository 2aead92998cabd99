/** Games as PDN text, through the rules: nothing is parsed here. */
import type { Rules } from '../../wasm/rules';
import { RulesError } from '../../wasm/rules';
import type { Outcome, Ruleset } from '../../wasm/types';

export interface PdnGame {
  startFen: string;
  moves: string[];
  /** The rules under which the whole of it can be replayed. */
  ruleset: Ruleset;
  /** Why only a part of the text could be read, if so, and where. */
  problem: Problem | null;
}

export interface Problem {
  message: string;
  line: number | null;
  column: number | null;
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
    start_fen: string | null;
    moves: string[];
    cut_at: number | null;
    error: Problem | null;
  }[];
}

/** A FEN, a PDN game or a list of moves: whichever the text is. */
export function readAnything(rules: Rules, text: string, ruleset: Ruleset, lang: string): PdnGame {
  const bare = unwrapped(text);
  let fenError: RulesError;
  try {
    const startFen = rules.moves(bare, lang).fen;
    return { startFen, moves: [], ruleset, problem: null };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    fenError = error;
  }
  // One line that begins like a FEN is one: its error is the useful one.
  if (/^[wb?]\s*:/i.test(bare) && !bare.includes('\n')) throw fenError;
  const answer = rules.call('pdn_read', text, lang) as PdnReadAnswer;
  const [game] = answer.games;
  if (!game) throw fenError;
  const { start_fen: startFen, moves, error } = game;
  if (startFen === null || (error && moves.length === 0)) {
    throw error ? new RulesError({ code: 'unreadable-file', ...error }) : fenError;
  }
  return {
    startFen,
    moves,
    ruleset: permissive(rules, startFen, moves, ruleset, lang),
    problem: error,
  };
}

/** Players go on where a federation would have stopped them: then no rule ends the game. */
function permissive(
  rules: Rules,
  startFen: string,
  moves: readonly string[],
  ruleset: Ruleset,
  lang: string,
): Ruleset {
  try {
    rules.game(startFen, moves, ruleset, lang);
    return ruleset;
  } catch (error) {
    if (error instanceof RulesError && error.code === 'game-over') return 'family';
    throw error;
  }
}

/** `[FEN "…"]` alone is a position, too. */
function unwrapped(text: string): string {
  return /^\s*\[FEN\s+"([^"]*)"\]\s*$/i.exec(text)?.[1] ?? text.trim();
}
