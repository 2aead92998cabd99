/** What the page shows of the library. */
import { i18n } from '../../i18n/i18n.svelte';
import type { WholeRules } from '../../wasm/rules';
import type { Added, Page, Progress } from './keeper';
import { Librarian } from './librarian';
import { positionKey } from './pieces';
import type { Played } from './played';
import { EVERYTHING, type Query } from './query';
import { ServerError, type Refusal } from './server';
import { ShelfError, type Trouble } from './shelf';
import type { Moving, Synced } from './sync';

/** Games on one page of the list. */
export const ROWS = 50;

export class Room {
  readonly rules: WholeRules;
  readonly librarian = new Librarian();
  query = $state.raw<Query>(EVERYTHING);
  /** The position searched for; null: any. */
  fen = $state.raw<string | null>(null);
  /** What was played there; null where any position will do. */
  played = $state.raw<Played | null>(null);
  /** The positions from which moves were followed here. */
  trail = $state.raw<readonly string[]>([]);
  /** The number of the first game shown, from 0. */
  from = $state(0);
  page = $state.raw<Page | null>(null);
  /** Names of the games chosen. */
  chosen = $state.raw<readonly string[]>([]);
  progress = $state.raw<Progress | null>(null);
  added = $state.raw<Added | null>(null);
  trouble = $state<Trouble | null>(null);
  /** What is said of the last thing done. */
  done = $state('');
  /** The key of the copy on the server; null: there is none. */
  key = $state<string | null>(null);
  /** What came of the last comparison with the server; null while one is under way or none was made. */
  synced = $state.raw<Synced | null>(null);
  syncing = $state(false);
  /** How far the one under way is; null before its first game. */
  moving = $state.raw<Moving | null>(null);
  refusal = $state<Refusal | null>(null);
  #asked = 0;
  /** Comparisons asked for so far. */
  #wanted = 0;

  constructor(rules: WholeRules) {
    this.rules = rules;
    this.librarian.onprogress = (progress) => (this.progress = progress);
    this.librarian.onmoving = (moving) => (this.moving = moving);
    this.librarian.onchange = () => void this.look();
  }

  /** Asks for the games shown. A later question makes an earlier answer worthless. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    const { query, from, fen } = this;
    await this.#try(async () => {
      const [page, played] = await Promise.all([
        this.librarian.find(query, from, ROWS),
        fen === null ? null : this.librarian.played(query, fen),
      ]);
      if (asked !== this.#asked) return;
      this.page = page;
      this.played = played;
      // What was shown may have become shorter.
      if (from >= page.found && from > 0) this.go(Math.max(0, page.found - 1));
    });
  }

  search(change: Partial<Query>): void {
    this.query = { ...this.query, ...change };
    this.from = 0;
    void this.look();
  }

  /** Searches for a position; null: for any. Throws what the rules say. */
  place(fen: string | null): void {
    const key = fen === null ? '' : positionKey(this.rules, fen);
    this.fen = fen;
    this.trail = [];
    this.search({ key });
  }

  /** Goes on to the position after a move. */
  play(notation: string): void {
    const { fen, trail } = this;
    if (fen === null) return;
    this.place(this.rules.game(fen, [notation], 'family', i18n.language).legal.fen);
    this.trail = [...trail, fen];
  }

  /** To the position before the move followed last. */
  back(): void {
    const { trail } = this;
    const before = trail.at(-1);
    if (before === undefined) return;
    this.place(before);
    this.trail = trail.slice(0, -1);
  }

  clearSearch(): void {
    this.fen = null;
    this.trail = [];
    this.search(EVERYTHING);
  }

  /** To the page that shows this place of the list. */
  go(place: number): void {
    this.from = Math.floor(place / ROWS) * ROWS;
    void this.look();
  }

  choose(ids: readonly string[], on: boolean): void {
    const others = this.chosen.filter((id) => !ids.includes(id));
    this.chosen = on ? [...others, ...ids] : others;
  }

  async add(sources: readonly (string | Blob)[]): Promise<void> {
    if (this.progress) return;
    this.progress = { done: 0, of: 1, games: 0 };
    this.added = null;
    await this.#try(async () => {
      const added = await this.librarian.add(sources);
      this.added = added;
      if (added.ended !== null && added.ended !== 'stopped') this.trouble = added.ended;
    });
    this.progress = null;
    void this.sync();
  }

  /** Writes games into one file that the browser saves. */
  async save(ids: readonly string[] | Query): Promise<void> {
    await this.#try(async () => {
      const names = 'order' in ids ? await this.librarian.ids(ids) : ids;
      const url = URL.createObjectURL(await this.librarian.file(names));
      const link = document.createElement('a');
      link.href = url;
      link.download = 'damier.pdn';
      link.click();
      // The browser has begun to save it by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
  }

  /** Everything, in the order in which it came. */
  saveAll(): Promise<void> {
    return this.save(EVERYTHING);
  }

  async remove(ids: readonly string[] | null, words: (n: number) => string): Promise<void> {
    await this.#try(async () => {
      const count = ids?.length ?? this.page?.all ?? 0;
      if (ids === null) await this.librarian.clear();
      else await this.librarian.remove(ids);
      this.chosen = [];
      this.added = null;
      this.done = words(count);
    });
    void this.sync();
  }

  /** Looks whether there is a copy on the server, and makes both equal. */
  async begin(): Promise<void> {
    await this.#try(async () => {
      this.key = await this.librarian.key();
    });
    await this.sync();
  }

  /** One comparison at a time; what changes meanwhile is compared after it. */
  async sync(): Promise<void> {
    if (this.key === null) return;
    this.#wanted += 1;
    if (this.syncing) return;
    this.syncing = true;
    await this.#try(async () => {
      for (let done = 0; done !== this.#wanted;) {
        done = this.#wanted;
        const synced = await this.librarian.sync();
        this.moving = null;
        // What was ended says nothing of what there is now.
        this.synced = synced.ended ? null : synced;
        this.refusal = synced.refusal;
      }
    });
    this.moving = null;
    this.syncing = false;
  }

  async makeCopy(): Promise<void> {
    await this.#try(async () => {
      this.key = await this.librarian.makeCopy();
    });
    await this.sync();
  }

  async link(key: string | null): Promise<void> {
    await this.#try(async () => {
      this.synced = null;
      await this.librarian.link(key);
      this.key = key;
    });
    await this.sync();
  }

  async removeCopy(): Promise<void> {
    await this.#try(async () => {
      await this.librarian.removeCopy();
      this.key = null;
      this.synced = null;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      if (error instanceof ServerError) this.refusal = error.refusal;
      else this.trouble = error instanceof ShelfError ? error.trouble : 'closed';
    }
  }
}
