/** Games with variations as PDN text, through the rules: nothing is parsed or written here. */
import type { Indexed } from '../library/entry';
import { pieces } from '../library/pieces';
import type { Problem } from '../transfer/pdn';
import type { WholeRules } from '../../wasm/rules';
import { tagRows, Tree, type ReadNode, type Tag } from './tree';

export interface ReadTree {
  tree: Tree;
  tags: Tag[];
  /** Why only a part could be read. */
  problem: Problem | null;
  warnings: Problem[];
}

interface Answer {
  tags: Tag[];
  nodes: ReadNode[];
  warnings: Problem[];
  problem: Problem | null;
}

/** What stands in a file stays as it is; what is said of it is set as the page is. */
const set = (problem: Problem): Problem => ({
  ...problem,
  message: problem.message.replaceAll("'", '’'),
});

/** The game of that number in a text. Throws what the rules say where there is none. */
export function readTree(rules: WholeRules, pdn: string, number: number, lang: string): ReadTree {
  const answer = rules.call('tree_read', pdn, String(number), '', lang) as Answer;
  const tags = answer.tags.filter(([name]) => !/^(fen|setup|gametype|plycount)$/i.test(name));
  return {
    tree: Tree.read(answer.nodes),
    tags,
    problem: answer.problem && set(answer.problem),
    warnings: answer.warnings.map(set),
  };
}

export function writeTree(
  rules: WholeRules,
  tree: Tree,
  tags: readonly Tag[],
  lang: string,
): string {
  const fen = tree.at(0).fen;
  return (rules.call('tree_write', fen, tree.rows(), tagRows(tags), lang) as { pdn: string }).pdn;
}

/** A game of the list of a file. */
export interface Listed extends Pick<Indexed, 'tags'> {
  /** Where it begins in the file; lines from 1. */
  line: number;
}

/** The games of a text, read as those of the library are, so many at a time. */
export function* listGames(rules: WholeRules, text: string): Generator<Listed[]> {
  let before = 0;
  let from = 0;
  for (const { games, done } of pieces(rules, text)) {
    const start = before;
    yield games.map(({ tags, line }) => ({ tags, line: start + line }));
    before += text.slice(from, done).split('\n').length - 1;
    from = done;
  }
}

/** A game as the file has it, so that all is told that cannot be read. */
export interface CutGame {
  text: string;
  /** Its number in that text: more than one where games share a line. */
  number: number;
  /** The lines of the file before it. */
  before: number;
}

/** The game of that number; numbers from 1. */
export function cutGame(text: string, games: readonly Listed[], number: number): CutGame {
  const line = games[number - 1]?.line ?? 1;
  const first = games.findIndex((game) => game.line === line);
  const end = games.find((game) => game.line > line)?.line;
  const from = startOf(text, line, 0);
  const to = end === undefined ? undefined : startOf(text, end - line + 1, from);
  return { text: text.slice(from, to), number: number - Math.max(0, first), before: line - 1 };
}

/** Where a line begins; lines from 1, counted from a place in the text. */
function startOf(text: string, line: number, from: number): number {
  let start = from;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

/** The text of a file: UTF-8, else Western letters of one byte, as older programs wrote them. Its lines end in one way. */
export async function textOf(file: Blob): Promise<string> {
  return decoded(await file.arrayBuffer()).replaceAll(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
