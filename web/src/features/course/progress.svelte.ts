/** How far somebody has come in the course. Kept in this browser only. */
import { LEVELS, type Level, type LevelId } from '../../content/course/levels';
import { MECHANISMS, type MechanismId } from '../../content/course/mechanisms';
import { browserStorage, Library } from '../game/library';
import type { Rules } from '../../wasm/rules';
import type { Result } from '../exercises/types';
import { keeping } from '../progress/keeping.svelte';
import { Kept } from '../progress/store';

const WORTH: Record<Result, Stars> = { clean: 3, helped: 2, missed: 1 };
export type Stars = 0 | 1 | 2 | 3;

interface Stored {
  stars: Partial<Record<LevelId, Stars>>;
  won: boolean;
}

/** Of stored data, what is ours. */
export function readCourse(data: unknown): Stored {
  const raw = data as { stars?: Record<string, unknown> | null; won?: unknown } | null | undefined;
  const stored: Stored = { stars: {}, won: raw?.won === true };
  for (const { id } of LEVELS) {
    const stars = raw?.stars?.[id];
    if (stars === 1 || stars === 2 || stars === 3) stored.stars[id] = stars;
  }
  return stored;
}

class CourseProgress {
  readonly #kept = new Kept(browserStorage(), 'course', 1, readCourse);
  #stored = $state.raw(this.#kept.load());
  #saved = true;

  stars(id: LevelId): Stars {
    return this.#stored.stars[id] ?? 0;
  }

  /** The best try counts. */
  record(id: LevelId, result: Result): void {
    this.#save((stored) => {
      const best = Math.max(WORTH[result], stored.stars[id] ?? 0) as Stars;
      return { ...stored, stars: { ...stored.stars, [id]: best } };
    });
  }

  get won(): boolean {
    return this.#stored.won;
  }

  /** Looks among the games kept here for one that was won against the machine. */
  lookForWin(rules: Rules): void {
    if (this.won) return;
    if (wonGame(rules, new Library(browserStorage()))) {
      this.#save((stored) => ({ ...stored, won: true }));
    }
  }

  /** How many of some levels are done. */
  done(levels: readonly Level[] = LEVELS): number {
    return levels.filter(({ id }) => this.stars(id) > 0).length;
  }

  /** The first level that is not done yet. */
  next(): Level | null {
    return LEVELS.find(({ id }) => this.stars(id) === 0) ?? null;
  }

  /** The mechanisms whose level is done. */
  mastered(): MechanismId[] {
    const done = LEVELS.flatMap(({ id, mechanism }) =>
      mechanism && this.stars(id) > 0 ? [mechanism] : [],
    );
    return (Object.keys(MECHANISMS) as MechanismId[]).filter((id) => done.includes(id));
  }

  #save(change: (stored: Stored) => Stored): void {
    // What another tab has written counts, unless nothing can be written at all.
    this.#stored = change(this.#saved ? this.#kept.load() : this.#stored);
    this.#saved = this.#kept.save(this.#stored);
    keeping.failed = !this.#saved;
  }
}

/** Whether a game from the first move on was won against the machine, without the tables. */
export function wonGame(rules: Rules, library: Library): boolean {
  const first = rules.moves('start', 'fr').fen;
  return library.all().some(({ players, startFen, moves, ruleset, helped }) => {
    if (helped || players.kind !== 'machine' || moves.length === 0) return false;
    try {
      const { start_fen, status } = rules.game(startFen, moves, ruleset, 'fr');
      return start_fen === first && status.outcome?.winner === players.human;
    } catch {
      return false;
    }
  });
}

export const progress = new CourseProgress();
