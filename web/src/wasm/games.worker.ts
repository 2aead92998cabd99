/** The games of a text of many, away from the page: it never waits, however long the text is. */
import { Many, type CutGame, type Found } from '../features/analysis/many';
import { WholeRules } from './rules';

export type GamesRequest =
  /** The first: the text, or the file. */
  | { kind: 'open'; source: string | Blob }
  /** The first so many games with all these words. */
  | { kind: 'find'; wanted: string; most: number }
  | { kind: 'cut'; number: number };

export type GamesReply =
  /** So many games so far; the first is cut as soon as it is there. */
  | { kind: 'read'; count: number; first: CutGame | null }
  /** That was all. */
  | { kind: 'done' }
  | { kind: 'found'; found: Found }
  | { kind: 'cut'; game: CutGame };

const send = (reply: GamesReply) => postMessage(reply);

async function read(source: string | Blob): Promise<Many> {
  const [rules, many] = await Promise.all([WholeRules.load(), Many.of(source)]);
  let first = true;
  for (const count of many.read(rules)) {
    send({ kind: 'read', count, first: first ? many.cut(1) : null });
    first = false;
  }
  send({ kind: 'done' });
  return many;
}

let many: Promise<Many> | null = null;

addEventListener('message', ({ data }: MessageEvent<GamesRequest>) => {
  if (data.kind === 'open') many = read(data.source);
  many
    ?.then((many) => {
      if (data.kind === 'find') send({ kind: 'found', found: many.find(data.wanted, data.most) });
      else if (data.kind === 'cut') send({ kind: 'cut', game: many.cut(data.number) });
    })
    .catch((error: unknown) => {
      // The page hears that it came to nothing.
      reportError(error);
    });
});
