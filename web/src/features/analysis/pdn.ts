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

/** The text of a file: UTF-8, else Western letters of one byte, as older programs wrote them. Its lines end in one way. */
export async function textOf(file: Blob): Promise<string> {
  return withLines(decoded(await file.arrayBuffer()));
}

export const withLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
