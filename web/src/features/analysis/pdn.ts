/** Games with variations as PDN text, through the rules: nothing is parsed or written here. */
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

/** A game of the list in a file. */
export interface Listed {
  /** Where it begins in the text, and where the next does; lines from 1. */
  line: number;
  end: number | null;
  tags: Partial<Record<'White' | 'Black' | 'Event' | 'Date' | 'Result' | 'Round', string>>;
  plies: number;
  variant: string;
  legal: boolean;
  reached: number | null;
}

/** Games in one piece of a list. */
const PIECE = 250;

/** The games of a text, so many at a time. */
export function* listGames(rules: WholeRules, text: string): Generator<Listed[]> {
  let from = 0;
  for (;;) {
    const rest = text.slice(from);
    const { games, next } = rules.call('pdn_list', rest, String(PIECE), '', 'en') as {
      games: Listed[];
      next: number | null;
    };
    yield games;
    if (next === null) return;
    for (let line = 1; line < next; line += 1) from = text.indexOf('\n', from) + 1;
  }
}

/** The text of a file: UTF-8, else Western letters of one byte, as older programs wrote them. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
