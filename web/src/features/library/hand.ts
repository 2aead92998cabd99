/** Single games, put in and taken out by the other pages: no worker is needed for one. */
import type { WholeRules } from '../../wasm/rules';
import { entryOf, isId, type Indexed } from './entry';
import { BrowserShelf, CHANNEL } from './shelf';

/** Adds the first game of a text. Throws a `ShelfError` where it can't be kept. */
export async function keepGame(rules: WholeRules, pdn: string): Promise<'kept' | 'same' | 'none'> {
  const { games } = rules.call('pdn_index', pdn, 'en') as { games: Indexed[] };
  const [game] = games;
  if (!game) return 'none';
  return withShelf(async (shelf) => {
    if ((await shelf.texts([game.id])).length > 0) return 'same';
    await shelf.put([{ entry: entryOf(game, Date.now()), pdn: game.pdn }]);
    tell();
    return 'kept';
  });
}

/** The text of a game; null: it is not there. */
export async function gameText(id: string): Promise<string | null> {
  if (!isId(id)) return null;
  return withShelf(async (shelf) => (await shelf.texts([id]))[0] ?? null);
}

export async function withShelf<T>(work: (shelf: BrowserShelf) => Promise<T>): Promise<T> {
  const shelf = await BrowserShelf.open();
  try {
    return await work(shelf);
  } finally {
    shelf.close();
  }
}

/** Pages that show the library look again. */
export function tell(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
