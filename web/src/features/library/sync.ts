/**
 * Keeps a library of this browser and its copy on the server equal. What is sent and what the server has is
 * compared each time, so that a lost answer, a killed server and another browser are one case:
 *
 * - a game that was never sent is sent;
 * - one that was sent and is no longer there was deleted elsewhere, and goes here, too;
 * - one that is there and not here comes, unless it was deleted here: then it is deleted there first.
 */
import type { WholeRules } from '../../wasm/rules';
import { entryOf, isGame, isId, type Entry, type Indexed, type Kept } from './entry';
import {
  chunks,
  fits,
  isKey,
  packed,
  ServerError,
  type LibraryServer,
  type Refusal,
} from './server';
import type { Shelf } from './shelf';

/** What this browser knows of the server's copy. */
export interface Link {
  key: string;
  /** The version that it was equal to. */
  version: number;
  /** Games deleted here that are still there. */
  gone: string[];
}

const NOTE = 'server';

export interface Synced {
  sent: number;
  came: number;
  went: number;
  /** Games that are too long to be sent. */
  left: number;
  refusal: Refusal | null;
}

export async function readLink(shelf: Shelf): Promise<Link | null> {
  const raw = await shelf.note(NOTE);
  if (typeof raw !== 'object' || raw === null) return null;
  const { key, version, gone } = raw as Record<string, unknown>;
  if (!isKey(key) || typeof version !== 'number' || !Array.isArray(gone)) return null;
  return { key, version, gone: gone.filter(isId) };
}

export const writeLink = (shelf: Shelf, link: Link | null): Promise<void> =>
  shelf.setNote(NOTE, link);

/** Makes both equal. What could be done is done, however it ends. */
export async function sync(
  rules: WholeRules,
  shelf: Shelf,
  server: LibraryServer,
): Promise<Synced> {
  const sum: Synced = { sent: 0, came: 0, went: 0, left: 0, refusal: null };
  try {
    await run(rules, shelf, server, sum);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    sum.refusal = error.refusal;
  }
  return sum;
}

async function run(
  rules: WholeRules,
  shelf: Shelf,
  server: LibraryServer,
  sum: Synced,
): Promise<void> {
  let link = await readLink(shelf);
  if (!link) return;
  const { key } = link;
  for (const names of chunks(link.gone)) await server.removeGames(key, names);
  if (link.gone.length > 0) await writeLink(shelf, (link = { ...link, gone: [] }));

  const entries = await shelf.entries();
  const version = await server.version(key);
  if (version === link.version && entries.every(({ sent }) => sent)) return;
  const there = await server.names(key);
  const here = new Set(entries.map(({ id }) => id));

  const gone = entries.filter(({ id, sent }) => sent && !there.has(id)).map(({ id }) => id);
  await shelf.remove(gone);
  sum.went = gone.length;

  for (const names of chunks([...there].filter((name) => isId(name) && !here.has(name)))) {
    const kept = (await server.games(key, names)).flatMap(({ name, pdn }) => {
      const { games } = rules.call('pdn_index', pdn, 'en') as { games: Indexed[] };
      const [game] = games;
      // The server may hold anything: what is not the game of that name is none of ours.
      if (!game || game.id !== name || !isGame(game)) return [];
      const entry = { ...entryOf(game, Date.now()), sent: true };
      return { entry, pdn: game.pdn } satisfies Kept;
    });
    await shelf.put(kept);
    sum.came += kept.length;
  }

  const known = entries.filter(({ id, sent }) => !sent && there.has(id));
  await shelf.update(known.map((entry) => ({ ...entry, sent: true })));
  await send(
    entries.filter(({ id, sent }) => !sent && !there.has(id)),
    key,
    shelf,
    server,
    sum,
  );
  await writeLink(shelf, { ...link, version: await server.version(key) });
}

/** Games whose texts are looked up together. */
const LOOKED_UP = 200;

async function send(
  entries: readonly Entry[],
  key: string,
  shelf: Shelf,
  server: LibraryServer,
  sum: Synced,
): Promise<void> {
  for (const some of chunks(entries, LOOKED_UP)) {
    const texts = await shelf.texts(some.map(({ id }) => id));
    // Another page may have deleted one meanwhile: then the rest is sent the next time.
    if (texts.length < some.length) continue;
    const games = some.map((entry, i) => ({ entry, pdn: texts[i] ?? '' }));
    const short = games.filter(({ pdn }) => fits(pdn));
    sum.left += games.length - short.length;
    for (const pack of packed(short, ({ pdn }) => pdn)) {
      await server.add(
        key,
        pack.map(({ pdn }) => pdn),
      );
      await shelf.update(pack.map(({ entry }) => ({ ...entry, sent: true })));
      sum.sent += pack.length;
    }
  }
}
