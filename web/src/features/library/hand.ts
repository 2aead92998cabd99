/** Single games, put in and taken out by the other pages: no worker is needed for one. */
import type { WholeRules } from '../../wasm/rules';
import { entryOf, isId, type Indexed } from './entry';
import { Librarian } from './librarian';
import { LibraryServer } from './server';
import { BrowserShelf, CHANNEL } from './shelf';
import { readLink } from './sync';

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

/** How many games there are; none where the browser keeps nothing. */
export async function countGames(): Promise<number> {
  const shelf = await BrowserShelf.open().catch(() => null);
  try {
    return (await shelf?.count()) ?? 0;
  } finally {
    shelf?.close();
  }
}

/** All games as one text; empty where there are none, or the browser keeps nothing. */
export async function allText(): Promise<string> {
  const shelf = await BrowserShelf.open().catch(() => null);
  if (!shelf) return '';
  try {
    const entries = await shelf.entries();
    const ids = entries.sort((a, b) => b.added - a.added).map(({ id }) => id);
    return (await shelf.texts(ids)).map((text) => `${text}\n\n`).join('');
  } finally {
    shelf.close();
  }
}

/** Adds all games of a text; answers how many are new. */
export async function addText(text: string): Promise<number> {
  const librarian = new Librarian();
  try {
    return (await librarian.add([text])).added;
  } finally {
    librarian.dismiss();
  }
}

/** The key of the copy on the server; null: there is none. */
async function copyKey(): Promise<string | null> {
  const shelf = await BrowserShelf.open().catch(() => null);
  try {
    return shelf ? ((await readLink(shelf))?.key ?? null) : null;
  } finally {
    shelf?.close();
  }
}

/** Everything goes, the copy on the server, too. Where the browser keeps nothing there is nothing to erase. */
export async function eraseAll(): Promise<void> {
  const key = await copyKey();
  if (key !== null) await new LibraryServer().remove(key);
  const shelf = await BrowserShelf.open().catch(() => null);
  try {
    await shelf?.clear();
  } finally {
    shelf?.close();
  }
  tell();
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
