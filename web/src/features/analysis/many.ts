/** The games of a text of many: read once, found by their words, cut out one by one. Lives in a worker, however long the text is. */
import type { WholeRules } from '../../wasm/rules';
import { fold, wordsOf } from '../learn/search';
import type { Indexed } from '../library/entry';
import { isForeign, pieces } from '../library/pieces';
import { textOf, withLines } from './pdn';
import { headOf } from './tags';

/** A game as the list shows it. */
export interface Listed {
  /** From 1. */
  number: number;
  /** The players, and what else is known: as `headOf` has it. */
  head: readonly string[];
}

export interface Found {
  rows: readonly Listed[];
  /** How many there are; the rows are the first of them. */
  found: number;
}

/** A game as the file has it, so that all is told that cannot be read. */
export interface CutGame {
  text: string;
  /** Its number in that text: more than one where games share a line. */
  number: number;
  /** The lines of the file before it. */
  before: number;
}

interface Game extends Listed {
  /** Where it begins in the text; lines from 1. */
  line: number;
  /** Its words as they are compared. */
  words: string;
}

export class Many {
  readonly #games: Game[] = [];
  readonly #text: string;
  /** How much of the text has been read. */
  #done = 0;

  private constructor(text: string) {
    this.#text = text;
  }

  static async of(source: string | Blob): Promise<Many> {
    return new Many(typeof source === 'string' ? withLines(source) : await textOf(source));
  }

  /** Reads the games, as those of the library are: tells how many there are after each piece. */
  *read(rules: WholeRules): Generator<number> {
    let before = 0;
    for (const { games, done } of pieces(rules, this.#text)) {
      for (const { tags, line } of games) this.#add(tags, before + line);
      before += this.#text.slice(this.#done, done).split('\n').length - 1;
      this.#done = done;
      yield this.#games.length;
    }
  }

  #add(tags: Indexed['tags'], line: number): void {
    const number = this.#games.length + 1;
    const head = headOf({ ...tags, White: tags.White ?? '?', Black: tags.Black ?? '?' });
    this.#games.push({ number, head, line, words: fold(`${number}. ${head.join(', ')}`) });
  }

  /** The first so many of those that have all these words. */
  find(wanted: string, most: number): Found {
    const words = wordsOf(wanted);
    const found = this.#games.filter((game) => words.every((word) => game.words.includes(word)));
    return {
      rows: found.slice(0, most).map(({ number, head }) => ({ number, head })),
      found: found.length,
    };
  }

  /** The game of that number; where there is none, all that was read, and nothing of a file of another kind. */
  cut(number: number): CutGame {
    const games = this.#games;
    if (games.length === 0 && isForeign(this.#text)) return { text: '', number, before: 0 };
    const line = games[number - 1]?.line ?? 1;
    const first = games.findIndex((game) => game.line === line);
    const end = games.find((game) => game.line > line)?.line;
    const from = startOf(this.#text, line, 0);
    const to = end === undefined ? this.#done : startOf(this.#text, end - line + 1, from);
    return {
      text: this.#text.slice(from, to),
      number: number - Math.max(0, first),
      before: line - 1,
    };
  }
}

/** Where a line begins; lines from 1, counted from a place in the text. */
function startOf(text: string, line: number, from: number): number {
  let start = from;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start;
}
