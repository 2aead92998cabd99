/** Games as PDN text, through the rules: nothing is parsed here. */
import { moreMessages, type Language } from '../../i18n/i18n.svelte';
import { RulesError, type Rules, type WholeRules } from '../../wasm/rules';
import type { Outcome, Ruleset } from '../../wasm/types';

export interface PdnGame {
  startFen: string;
  /** The steps: moves, and set-ups and irregularities among them. */
  moves: string[];
  /** Whether there are irregularities: then it was played at a table. */
  table: boolean;
  /** The rules under which the whole of it can be replayed. */
  ruleset: Ruleset;
  /** Why only a part of the text could be read, if so, and where. */
  problem: Problem | null;
  /** What was odd about the text, though it could be read. */
  warnings: Problem[];
  /** Who played, where and when, as far as the text says. */
  tags: Record<string, string>;
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

export function writePdn(rules: WholeRules, game: PdnWriting, lang: string): string {
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
    tags: Record<string, string>;
    start_fen: string | null;
    moves: string[];
    steps: string[];
    warnings: (Problem & { code: string })[];
    error: Problem | null;
  }[];
  /** There are others, which were not read. */
  more: boolean;
}

/**
 * A position, PDN games or a list of moves: whichever the text is. At least one game, or an error with
 * its place: a text without any move, tag or position is none.
 */
export function readAnything(
  rules: WholeRules,
  text: string,
  ruleset: Ruleset,
  lang: Language,
): PdnGame[] {
  return readAll(rules, text, ruleset, lang).games;
}

/** The same, whether the text holds more games than are read, and what was read: the text, or the same as PDN. */
export function readAll(
  rules: WholeRules,
  given: string,
  ruleset: Ruleset,
  lang: Language,
): { games: PdnGame[]; more: boolean; text: string } {
  const { fen, pdn } = rules.call('pasted', given, lang) as Record<'fen' | 'pdn', string | null>;
  const text = pdn ?? given;
  if (fen !== null) {
    const rest = { table: false, ruleset, problem: null, warnings: [], tags: {} };
    return { games: [{ startFen: fen, moves: [], ...rest }], more: false, text };
  }
  const { games, more } = rules.call('pdn_read', text, lang) as PdnReadAnswer;
  const readable = games.filter(
    ({ steps, tags, error }) => steps.length > 0 || (!error && Object.keys(tags).some(isTagName)),
  );
  if (readable.length === 0) throw nothing(text, games, lang);
  const read = readable.map(({ start_fen, steps: moves, error, warnings, tags }) => {
    // A game with a move or without an error has a position.
    const startFen = start_fen ?? 'start';
    const told = warnings.filter((warning) => !expected(warning.code, tags));
    return {
      startFen,
      moves,
      table: moves.some((step) => step.startsWith('irregularity:')),
      ruleset: permissive(rules, startFen, moves, ruleset, lang),
      problem: error,
      warnings: told,
      tags,
    };
  });
  return { games: read, more, text };
}

/** What names of tags look like: stray brackets are none. */
const isTagName = (name: string) => /^[a-z]\w+$/i.test(name);

/** A bare list of moves has no result: that is no news to who pasted it. */
function expected(code: string, tags: Record<string, string>): boolean {
  return code === 'missing-terminator' && Object.keys(tags).length === 0;
}

/** Why nothing can be opened, and where: the first thing that could not be understood. */
function nothing(text: string, games: PdnReadAnswer['games'], lang: Language): RulesError {
  const wrong = games.find(({ error }) => error)?.error;
  if (wrong) return new RulesError({ code: 'unreadable-file', ...wrong });
  const more = moreMessages(lang);
  const odd = games[0]?.warnings[0];
  if (odd) {
    const message = `${more.transfer.nothing} ${odd.message}`;
    return new RulesError({ ...odd, code: 'unreadable-file', message });
  }
  const before = text.slice(0, text.length - text.trimStart().length).split('\n');
  return new RulesError({
    code: 'unreadable-file',
    message: more.transfer.nothing,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  });
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
