/** The list of a file of many games, away from the page: it never waits, however long the file is. */
import { listGames, type Listed } from '../features/analysis/pdn';
import { WholeRules } from './rules';

/** One more piece of the list; null: that was all, or all that could be had. */
export type GamesReply = readonly Listed[] | null;

const send = (reply: GamesReply) => postMessage(reply);

addEventListener('message', ({ data }: MessageEvent<string>) => {
  WholeRules.load()
    .then((rules) => {
      for (const piece of listGames(rules, data)) send(piece);
    })
    .finally(() => send(null))
    .catch((error: unknown) => {
      throw error;
    });
});
