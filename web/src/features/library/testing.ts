/** A shelf for tests. */
import type { Entry, Kept } from './entry';
import { ShelfError, type Shelf } from './shelf';

/** A shelf in memory, with room for so many games. */
export class Memory implements Shelf {
  readonly games = new Map<string, Kept>();
  room = Infinity;

  entries = () => Promise.resolve([...this.games.values()].map(({ entry }) => entry));

  put(games: readonly Kept[]): Promise<void> {
    if (this.games.size + games.length > this.room) {
      return Promise.reject(new ShelfError('full'));
    }
    for (const game of games) this.games.set(game.entry.id, game);
    return Promise.resolve();
  }

  texts = (ids: readonly string[]) =>
    Promise.resolve(ids.flatMap((id) => this.games.get(id)?.pdn ?? []));

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.games.delete(id);
    return Promise.resolve();
  }

  update(entries: readonly Entry[]): Promise<void> {
    if (this.room === 0) return Promise.reject(new ShelfError('full'));
    for (const entry of entries) {
      const game = this.games.get(entry.id);
      if (game) this.games.set(entry.id, { ...game, entry });
    }
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.games.clear();
    this.notes.clear();
    return Promise.resolve();
  }

  readonly notes = new Map<string, unknown>();
  note = (name: string) => Promise.resolve(this.notes.get(name));
  setNote(name: string, value: unknown): Promise<void> {
    this.notes.set(name, value);
    return Promise.resolve();
  }
  changeNote = (name: string, change: (value: unknown) => unknown) =>
    this.setNote(name, change(this.notes.get(name)));
}
