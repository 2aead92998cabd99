/** How the reader has done at the exercises. */
import { browserStorage } from '../game/library';
import { keeping } from './keeping.svelte';
import { Kept } from './store';
import { after, isDue, readItems, thisDay, type Item, type Items, type Result } from './review';

export interface Tally {
  /** How many there are, were tried, were solved at their last try, are due. */
  total: number;
  tried: number;
  known: number;
  due: number;
  /** The share solved at once of all tries, 0 to 1; null before the first. */
  success: number | null;
}

export class ExerciseProgress {
  items = $state.raw<Items>({});
  readonly #kept: Kept<Items>;
  #saved = true;

  constructor(storage: Storage | null) {
    this.#kept = new Kept(storage, 'exercises', 1, readItems);
    this.reload();
  }

  /** Another tab, or an import, may have written. */
  reload(): void {
    this.items = this.#kept.load();
  }

  get today(): number {
    return thisDay();
  }

  of(id: string): Item | undefined {
    return this.items[id];
  }

  record(id: string, result: Result): void {
    // What another tab has written or erased counts, unless nothing can be written at all.
    const items = this.#saved ? this.#kept.load() : this.items;
    this.items = { ...items, [id]: after(items[id], result, this.today) };
    this.#saved = this.#kept.save(this.items);
    keeping.failed = !this.#saved;
  }

  tally(ids: readonly string[]): Tally {
    const items = ids.flatMap((id) => this.items[id] ?? []);
    const seen = items.reduce((sum, item) => sum + item.seen, 0);
    const clean = items.reduce((sum, item) => sum + item.clean, 0);
    return {
      total: ids.length,
      tried: items.length,
      known: items.filter((item) => item.box > 0).length,
      due: items.filter((item) => isDue(item, this.today)).length,
      success: seen === 0 ? null : clean / seen,
    };
  }
}

export const exerciseProgress = new ExerciseProgress(browserStorage());
