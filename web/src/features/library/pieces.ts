/** Reads long files piece by piece: whoever waits is told how far it is, and can stop it. */
import type { WholeRules } from '../../wasm/rules';
import type { Indexed } from './entry';

/** Letters of a piece: some eighty games. */
const PIECE = 64 * 1024;

/** How far back the end of the game before is looked for. */
const BACK = 200;
/** What ends a game, and nothing after it. */
const RESULT = /(?:\*|\d\s*-\s*\d+(?:\/2)?)\s*$/;

/** Of a hundred letters, more than so many that no text has: it is a picture, or whatever. */
const FOREIGN = 4;
/** Ends files of old systems, and fills them up. */
const END = 26;

/** Whether a file is of another kind than text. */
export function isForeign(text: string): boolean {
  let foreign = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && code !== END)) foreign += 1;
  }
  return 100 * foreign > FOREIGN * text.length;
}

/** Whether a text can hold a game at all: it has moves, or a tag. Others are refused at once. */
const readable = (text: string): boolean => /[\d[]/.test(text) && !isForeign(text);

export interface Piece {
  games: Indexed[];
  /** How much of the text has been read, in letters. */
  done: number;
}

/** The games of a text as the rules read them. */
export function index(rules: WholeRules, text: string): Indexed[] {
  return (rules.call('pdn_index', text, 'en') as { games: Indexed[] }).games;
}

/** The name of a position, by which games are found. */
export function positionKey(rules: WholeRules, fen: string): string {
  return (rules.call('position_key', fen, 'en') as { key: string }).key;
}

/**
 * The games of a text. A piece is cut before a game that begins with a tag at the beginning of a line, after a
 * result: both sides of the cut are then read as they are together. Where there is none the piece grows.
 */
export function* pieces(rules: WholeRules, given: string, size = PIECE): Generator<Piece> {
  const text = given.replaceAll(/\r\n?/g, '\n');
  if (!readable(text)) {
    yield { games: [], done: text.length };
    return;
  }
  let from = 0;
  let length = size;
  while (from < text.length) {
    const rest = text.slice(from, from + length);
    const last = from + rest.length === text.length;
    const games = index(rules, rest);
    if (last) {
      yield { games, done: text.length };
      return;
    }
    const starts = lineStarts(rest);
    const cut = games.findLastIndex(({ line }, i) => {
      const start = starts[line - 1];
      if (i === 0 || start === undefined || rest[start] !== '[') return false;
      return RESULT.test(rest.slice(Math.max(0, start - BACK), start));
    });
    const at = cut > 0 ? starts[(games[cut]?.line ?? 1) - 1] : undefined;
    if (at === undefined) {
      length *= 2;
      continue;
    }
    from += at;
    length = size;
    yield { games: games.slice(0, cut), done: from };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
