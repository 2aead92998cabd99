/**
 * Keeps a library of this browser and its copy on the server equal. What is sent and what the server has is
 * compared each time, so that a lost answer, a killed server and another browser are one case:
 *
 * - a game that was never sent is sent;
 * - one that was sent and is no longer there was deleted elsewhere, and goes here, too;
 * - one that is there and not here comes, unless it was deleted here: then it is deleted there first.
 *
 * What is deleted or unlinked meanwhile, here or in another page, goes before what the comparison would do.
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
  /** It did not come to its end: there is no copy, or another one by now. */
  ended: boolean;
}

/** How far it is: games that were sent or came, of so many. */
export interface Moving {
  way: 'sent' | 'came';
  done: number;
  of: number;
}

/** Whoever started a comparison: is told how far it is, and can end it. */
export interface Watcher {
  onmoving: (moving: Moving) => void;
  enough: () => boolean;
}

/** The link that was compared is no longer the one to keep to. */
class Ended extends Error {}

export async function readLink(shelf: Shelf): Promise<Link | null> {
  return linkOf(await shelf.note(NOTE));
}

function linkOf(raw: unknown): Link | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { key, version, gone } = raw as Record<string, unknown>;
  if (!isKey(key) || typeof version !== 'number' || !Array.isArray(gone)) return null;
  return { key, version, gone: gone.filter(isId) };
}

export const writeLink = (shelf: Shelf, link: Link | null): Promise<void> =>
  shelf.setNote(NOTE, link);

/** Changes what is known of the copy, if there is one, and of this key where one is given. */
export function changeLink(
  shelf: Shelf,
  change: (link: Link) => Partial<Link>,
  key?: string,
): Promise<void> {
  return shelf.changeNote(NOTE, (raw) => {
    const link = linkOf(raw);
    if (!link || (key !== undefined && link.key !== key)) return raw;
    return { ...link, ...change(link) };
  });
}

/** Makes both equal. What could be done is done, however it ends. */
export async function sync(
  rules: WholeRules,
  shelf: Shelf,
  server: LibraryServer,
  watcher: Watcher,
): Promise<Synced> {
  const sum: Synced = { sent: 0, came: 0, went: 0, left: 0, refusal: null, ended: false };
  const link = await readLink(shelf);
  if (!link) return { ...sum, ended: true };
  const { key } = link;
  const isOver = async () => watcher.enough() || (await readLink(shelf))?.key !== key;
  const check = async () => {
    if (await isOver()) throw new Ended();
  };
  try {
    await run({ rules, shelf, server, link, sum, check, tell: watcher.onmoving });
  } catch (error) {
    if (error instanceof Ended || (error instanceof ServerError && (await isOver()))) {
      sum.ended = true;
    } else if (error instanceof ServerError) sum.refusal = error.refusal;
    else throw error;
  }
  return sum;
}

interface Run {
  rules: WholeRules;
  shelf: Shelf;
  server: LibraryServer;
  link: Link;
  sum: Synced;
  /** Asked before anything is changed here; throws where it is over. */
  check: () => Promise<void>;
  tell: Watcher['onmoving'];
}

async function run(run: Run): Promise<void> {
  const { shelf, server, link, sum, check } = run;
  const { key } = link;
  for (const names of chunks(link.gone)) await server.removeGames(key, names);
  if (link.gone.length > 0) {
    const removed = new Set(link.gone);
    const rest = ({ gone }: Link) => ({ gone: gone.filter((id) => !removed.has(id)) });
    await changeLink(shelf, rest, key);
  }

  const entries = await shelf.entries();
  const version = await server.version(key);
  if (version === link.version && entries.every(({ sent }) => sent)) return;
  const there = await server.names(key);
  const here = new Set(entries.map(({ id }) => id));

  const gone = entries.filter(({ id, sent }) => sent && !there.has(id)).map(({ id }) => id);
  await check();
  await shelf.remove(gone);
  sum.went = gone.length;

  await receive(
    [...there].filter((name) => isId(name) && !here.has(name)),
    run,
  );
  const known = entries.filter(({ id, sent }) => !sent && there.has(id));
  await check();
  await shelf.update(known.map((entry) => ({ ...entry, sent: true })));
  await send(
    entries.filter(({ id, sent }) => !sent && !there.has(id)),
    run,
  );
  const equal = await server.version(key);
  await changeLink(shelf, () => ({ version: equal }), key);
}

/** Takes games from the server, which names them in the order in which they came there. */
async function receive(names: readonly string[], run: Run): Promise<void> {
  const { rules, shelf, server, link, sum, check, tell } = run;
  const now = Date.now();
  let done = 0;
  for (const some of chunks(names)) {
    const kept = (await server.games(link.key, some)).flatMap(({ name, pdn }) => {
      const { games } = rules.call('pdn_index', pdn, 'en') as { games: Indexed[] };
      const [game] = games;
      // The server may hold anything: what is not the game of that name is none of ours.
      if (!game || game.id !== name || !isGame(game)) return [];
      const added = now - (names.length - done - some.indexOf(name)) / 1000;
      const entry = { ...entryOf(game, added), sent: true };
      return { entry, pdn: game.pdn } satisfies Kept;
    });
    await check();
    await shelf.put(kept);
    sum.came += kept.length;
    done += some.length;
    tell({ way: 'came', done, of: names.length });
  }
}

/** Games whose texts are looked up together. */
const LOOKED_UP = 200;

/** Sends games, the one added first first: so the server has them in their order. */
async function send(unsent: readonly Entry[], run: Run): Promise<void> {
  const { shelf, server, link, sum, check, tell } = run;
  const entries = unsent.toSorted((a, b) => a.added - b.added);
  for (const some of chunks(entries, LOOKED_UP)) {
    const texts = await shelf.texts(some.map(({ id }) => id));
    // Another page may have deleted one meanwhile: then the rest is sent the next time.
    if (texts.length < some.length) continue;
    const games = some.map((entry, i) => ({ entry, pdn: texts[i] ?? '' }));
    const short = games.filter(({ pdn }) => fits(pdn));
    sum.left += games.length - short.length;
    for (const pack of packed(short, ({ pdn }) => pdn)) {
      await check();
      await server.add(
        link.key,
        pack.map(({ pdn }) => pdn),
      );
      await check();
      await shelf.update(pack.map(({ entry }) => ({ ...entry, sent: true })));
      sum.sent += pack.length;
      tell({ way: 'sent', done: sum.sent, of: entries.length });
    }
  }
}
