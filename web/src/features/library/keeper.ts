/** The library itself: what a shelf holds, read once and searched in memory. Lives in a worker, so that the page never waits. */
import { textOf } from '../analysis/pdn';
import type { WholeRules } from '../../wasm/rules';
import { entryOf, isGame, type Entry, type Kept } from './entry';
import { index, pieces, positionKey } from './pieces';
import { playedMoves, type Played } from './played';
import { endings, search, searchable, type Found, type Query, type Searchable } from './query';
import { LibraryServer } from './server';
import { ShelfError, type Shelf, type Trouble } from './shelf';
import { changeLink, readLink, sync, writeLink, type Moving, type Synced } from './sync';

/** What came of adding games. */
export interface Added {
  added: number;
  /** Games that were there already. */
  same: number;
  /** Of those added, games of which only a part could be played. */
  partial: number;
  /** The games added first and last, for whoever wants to open them. */
  ids: string[];
  /** Why it ended before its end. */
  ended: 'stopped' | Trouble | null;
}

/** How far the adding is: letters read of all there are, games added so far. */
export interface Progress {
  done: number;
  of: number;
  games: number;
}

export interface Page {
  rows: Found[];
  /** How many were found, and how many there are. */
  found: number;
  all: number;
}

/** Games of a file that is written in one go. */
const WRITTEN = 500;
/** Names that are answered of what was added. */
const NAMED = 1000;

export class Keeper {
  readonly #rules: WholeRules;
  readonly #shelf: Shelf;
  readonly #server: LibraryServer;
  #games: Map<string, Searchable> | null = null;
  #stopping = false;
  readonly #endingOf: ReturnType<typeof endings>;
  /** What concerns the server's copy is done one after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  /** Who waits for the comparison under way to end. */
  #impatient = 0;
  onprogress: (progress: Progress) => void = () => undefined;
  onmoving: (moving: Moving) => void = () => undefined;
  /** Something has changed, by this page. */
  onchange: () => void = () => undefined;

  constructor(rules: WholeRules, shelf: Shelf, server = new LibraryServer()) {
    this.#rules = rules;
    this.#shelf = shelf;
    this.#server = server;
    this.#endingOf = endings(rules);
  }

  /** Another page has changed the library: what is known of it is read anew. */
  forget(): void {
    this.#games = null;
  }

  async #all(): Promise<Map<string, Searchable>> {
    this.#games ??= new Map(
      (await this.#shelf.entries()).map((entry) => [entry.id, this.#searchable(entry)]),
    );
    return this.#games;
  }

  #searchable(entry: Entry): Searchable {
    return searchable(entry, this.#endingOf);
  }

  async #search(query: Query): Promise<Found[]> {
    if (query.key !== '') await this.#readVariations();
    return search([...(await this.#all()).values()], query);
  }

  /** Games that were kept before their variations could be found are read once more. */
  async #readVariations(): Promise<void> {
    for (;;) {
      const all = await this.#all();
      const old = [...all.values()].filter(({ entry }) => entry.beside === null).slice(0, WRITTEN);
      if (old.length === 0) return;
      const texts = await this.#shelf.texts(old.map(({ entry }) => entry.id));
      // A text without a bracket has no variation.
      const read = texts.filter((text) => text.includes('('));
      const beside = new Map(
        read.flatMap((text) => index(this.#rules, text)).map((game) => [game.id, game.beside]),
      );
      const entries = old.map(({ entry }) => ({ ...entry, beside: beside.get(entry.id) ?? '' }));
      for (const entry of entries)
        if (all.has(entry.id)) all.set(entry.id, this.#searchable(entry));
      await this.#shelf.update(entries).catch((error: unknown) => {
        // A full browser finds all the same, and reads them again the next time.
        if (!(error instanceof ShelfError)) throw error;
      });
    }
  }

  /** Some of the games that a query finds. Their keys stay here. */
  async find(query: Query, from: number, count: number): Promise<Page> {
    const all = await this.#all();
    const found = await this.#search(query);
    const rows = found
      .slice(from, from + count)
      .map(({ entry, at }) => ({ entry: { ...entry, keys: '', beside: '' }, at }));
    return { rows, found: found.length, all: all.size };
  }

  /** Which moves were played in a position, by the games that a query finds. */
  async played(query: Query, fen: string): Promise<Played> {
    const rules = this.#rules;
    const { moves } = rules.moves(fen, 'en');
    const steps = moves.map(({ notation }) => {
      const after = rules.game(fen, [notation], 'family', 'en').legal.fen;
      return { notation, key: positionKey(rules, after) };
    });
    const key = positionKey(rules, fen);
    const found = await this.#search({ ...query, key });
    return playedMoves(
      found.map(({ entry }) => entry),
      key,
      steps,
      this.#endingOf,
    );
  }

  /** Adds all games of these texts and files, piece by piece: what was added stays, however it ends. */
  async add(sources: readonly (string | Blob)[]): Promise<Added> {
    this.#stopping = false;
    const sum: Added = { added: 0, same: 0, partial: 0, ids: [], ended: null };
    const of = sources.reduce((all, s) => all + (typeof s === 'string' ? s.length : s.size), 0);
    const now = Date.now();
    let before = 0;
    try {
      for (const source of sources) {
        const text = typeof source === 'string' ? source : await textOf(source);
        for (const { games, done } of pieces(this.#rules, text)) {
          await this.#put(games.filter(isGame), sum, now);
          this.onprogress({ done: Math.min(of, before + done), of, games: sum.added });
          if (this.stopping) return { ...sum, ended: 'stopped' };
        }
        before += typeof source === 'string' ? source.length : source.size;
      }
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      sum.ended = error.trouble;
    } finally {
      if (sum.added > 0) this.onchange();
    }
    return sum;
  }

  async #put(games: Parameters<typeof entryOf>[0][], sum: Added, now: number): Promise<void> {
    const all = await this.#all();
    const fresh = new Map<string, Kept>();
    for (const game of games) {
      if (all.has(game.id) || fresh.has(game.id)) sum.same += 1;
      // The first of a file comes first in the list of the latest.
      else
        fresh.set(game.id, {
          entry: entryOf(game, now - (sum.added + fresh.size) / 1000),
          pdn: game.pdn,
        });
    }
    await this.#shelf.put([...fresh.values()]);
    for (const { entry } of fresh.values()) {
      all.set(entry.id, this.#searchable(entry));
      if (sum.ids.length < NAMED) sum.ids.push(entry.id);
      if (!entry.legal) sum.partial += 1;
    }
    sum.added += fresh.size;
  }

  /** Ends the adding under way after its piece. */
  stop(): void {
    this.#stopping = true;
  }

  // A method: what another message has changed meanwhile is not known to the compiler.
  get stopping(): boolean {
    return this.#stopping;
  }

  /** The text of a game; null: it is not there. */
  async text(id: string): Promise<string | null> {
    return (await this.#shelf.texts([id]))[0] ?? null;
  }

  /** The names of all that a query finds, in its order. */
  async ids(query: Query): Promise<string[]> {
    return (await this.#search(query)).map(({ entry }) => entry.id);
  }

  /** These games as one file. */
  async file(ids: readonly string[]): Promise<Blob> {
    const parts: string[] = [];
    for (let from = 0; from < ids.length; from += WRITTEN) {
      const texts = await this.#shelf.texts(ids.slice(from, from + WRITTEN));
      parts.push(texts.map((text) => `${text}\n\n`).join(''));
    }
    return new Blob(parts, { type: 'application/x-draughts-pdn' });
  }

  async remove(ids: readonly string[]): Promise<void> {
    const all = await this.#all();
    await this.#forgetThere(ids);
    await this.#shelf.remove(ids);
    for (const id of ids) all.delete(id);
    this.onchange();
  }

  /** Everything goes. What was kept on the server goes there with the next comparison. */
  async clear(): Promise<void> {
    const all = await this.#all();
    await this.#forgetThere([...all.keys()]);
    const link = await readLink(this.#shelf);
    await this.#shelf.clear();
    if (link) await writeLink(this.#shelf, link);
    this.#games = new Map();
    this.onchange();
  }

  /** Remembers what is to be deleted on the server. */
  #forgetThere(ids: readonly string[]): Promise<void> {
    return changeLink(this.#shelf, ({ gone }) => ({ gone: [...gone, ...ids] }));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** The same; a comparison under way ends before its end. */
  #now<T>(work: () => Promise<T>): Promise<T> {
    this.#impatient += 1;
    return this.#inTurn(() => {
      this.#impatient -= 1;
      return work();
    });
  }

  /** The key of the copy on the server; null: there is none. */
  async key(): Promise<string | null> {
    return (await readLink(this.#shelf))?.key ?? null;
  }

  /** Makes a copy on the server, and answers its key. */
  async makeCopy(): Promise<string> {
    const key = await this.#server.create();
    await this.link(key);
    return key;
  }

  /** Keeps the library on the server under this key from now on. Null: no longer; the server's copy stays. */
  link(key: string | null): Promise<void> {
    return this.#now(() => this.#link(key));
  }

  async #link(key: string | null): Promise<void> {
    // Another copy knows nothing of what the one before had.
    const entries = await this.#shelf.entries();
    await this.#shelf.update(entries.map((entry) => ({ ...entry, sent: false })));
    await writeLink(this.#shelf, key === null ? null : { key, version: 0, gone: [] });
  }

  /** Deletes the copy on the server. What is here stays. */
  removeCopy(): Promise<void> {
    return this.#now(async () => {
      const key = await this.key();
      if (key !== null) await this.#server.remove(key);
      await this.#link(null);
    });
  }

  /** Makes the library and its copy equal. */
  sync(): Promise<Synced> {
    return this.#inTurn(async () => {
      const synced = await sync(this.#rules, this.#shelf, this.#server, {
        onmoving: (moving) => this.onmoving(moving),
        enough: () => this.#impatient > 0,
      });
      if (synced.came + synced.went > 0) {
        this.forget();
        this.onchange();
      }
      return synced;
    });
  }
}
