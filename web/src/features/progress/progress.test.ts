import { describe, expect, test } from 'vitest';
import { ExerciseProgress } from './exercises.svelte';
import { after, pick, readItems, session, type Candidate, type Item, type Items } from './review';
import { clearProgress, exportProgress, importProgress, Kept } from './store';

/** Chance that can be repeated. */
function chance(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

class Memory implements Storage {
  readonly #map = new Map<string, string>();
  get length() {
    return this.#map.size;
  }
  key = (i: number) => [...this.#map.keys()][i] ?? null;
  getItem = (name: string) => this.#map.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#map.set(name, value);
  removeItem = (name: string) => void this.#map.delete(name);
  clear = () => this.#map.clear();
}

const all: Candidate[] = ['touch', 'count', 'squares', 'offer'].flatMap((kind) =>
  Array.from({ length: 20 }, (_, i) => ({ id: `${kind}-${i}`, kind, difficulty: i })),
);
const item = (change: Partial<Item>): Item => ({
  box: 1,
  due: 100,
  last: 90,
  seen: 1,
  clean: 1,
  ...change,
});

describe('spaced review', () => {
  test('comes back after 1, 3, 7, 16, 35 days, then every 35', () => {
    let one: Item | undefined;
    let today = 1000;
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      one = after(one, 'clean', today);
      waits.push(one.due - today);
      today = one.due;
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 35]);
    expect(one).toMatchObject({ box: 5, seen: 6, clean: 6 });
  });

  test('a failure goes back to one day, a hint keeps the interval', () => {
    const known = item({ box: 4, due: 100 });
    expect(after(known, 'missed', 100)).toMatchObject({ box: 0, due: 101, clean: 1, seen: 2 });
    expect(after(known, 'helped', 100)).toMatchObject({ box: 4, due: 116 });
    expect(after(undefined, 'helped', 100)).toMatchObject({ box: 1, due: 101 });
  });

  test('solving again before it is due gains nothing', () => {
    expect(after(item({ due: 105 }), 'clean', 100)).toMatchObject({ box: 1, due: 105, seen: 2 });
  });

  test('a session: 70 % due, 20 % new, 10 % old, twelve in all', () => {
    const items: Record<string, Item> = {};
    for (const { id } of all.slice(0, 40)) items[id] = item({ due: 99 });
    for (const { id } of all.slice(60, 75)) items[id] = item({ due: 200, last: 50 });
    const chosen = session(all, items, 100, chance());
    const count = (why: string) => chosen.filter((one) => one.why === why).length;
    expect(chosen).toHaveLength(12);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(12);
    expect(count('due')).toBeGreaterThanOrEqual(8);
    expect(count('new')).toBe(2);
    expect(count('old')).toBe(1);
  });

  test('half of the reviews are turned, nothing new and no square number is', () => {
    const items: Record<string, Item> = {};
    for (const { id } of all) if (!id.startsWith('touch')) items[id] = item({ due: 99 });
    for (const seed of [1, 2, 3]) {
      const chosen = session(all, items, 100, chance(seed));
      const turnable = chosen.filter(({ id, why }) => why !== 'new' && !id.startsWith('squares'));
      const turned = chosen.filter((one) => one.turned);
      expect(turned.every((one) => turnable.includes(one))).toBe(true);
      expect(Math.abs(turned.length * 2 - turnable.length)).toBeLessThanOrEqual(1);
    }
  });

  test('the first session of all is of easy new ones of several kinds', () => {
    const chosen = session(all, {}, 100, chance());
    expect(chosen).toHaveLength(12);
    expect(chosen.every(({ why, turned }) => why === 'new' && !turned)).toBe(true);
    expect(new Set(chosen.map(({ id }) => id.split('-')[0])).size).toBe(4);
    expect(chosen.every(({ id }) => Number(id.split('-')[1]) < 4)).toBe(true);
  });

  test('never more than three of a kind in a row while there is another', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const kinds = session(all, {}, 100, chance(seed), 20).map(({ id }) => id.split('-')[0]);
      for (let i = 3; i < kinds.length; i += 1) {
        expect(new Set(kinds.slice(i - 3, i + 1)).size).toBeGreaterThan(1);
      }
    }
  });

  test('one at random is another, and what is due comes most often', () => {
    const items: Items = { 'touch-1': item({ due: 99 }), 'touch-2': item({ due: 99 }) };
    const random = chance(7);
    const picked = Array.from({ length: 100 }, () => pick(all, items, 100, random, 'touch-1'));
    expect(picked).not.toContain('touch-1');
    expect(picked.filter((id) => id === 'touch-2').length).toBeGreaterThan(50);
    expect(pick([], {}, 1, random, null)).toBeNull();
  });
});

describe('what is kept', () => {
  const empty = (data: unknown) => (typeof data === 'string' ? data : '');

  test('comes back; another version or rubbish is as nothing', () => {
    const storage = new Memory();
    const kept = new Kept(storage, 'x', 1, empty);
    expect(kept.load()).toBe('');
    kept.save('hello');
    expect(kept.load()).toBe('hello');
    expect(new Kept(storage, 'x', 2, empty).load()).toBe('');
    for (const text of ['', 'x', '7', 'null', '[]', '{"version":"1"}', '{"version":1}']) {
      storage.setItem('damier.progress.x', text);
      expect(kept.load()).toBe('');
    }
    expect(new Kept(null, 'x', 1, empty).load()).toBe('');
  });

  test('a storage that refuses is no error', () => {
    const refuse = () => {
      throw new Error('no');
    };
    const storage = new Memory();
    Object.assign(storage, { getItem: refuse, setItem: refuse, key: refuse });
    Object.defineProperty(storage, 'length', { value: 1 });
    const progress = new ExerciseProgress(storage);
    progress.record('touch-1', 'clean');
    progress.record('touch-1', 'missed');
    expect(progress.of('touch-1')).toMatchObject({ box: 0, seen: 2, clean: 1 });
    expect(exportProgress(storage)).toEqual({});
    expect(importProgress(storage, { x: { version: 1 } })).toBe(0);
    expect(() => clearProgress(storage)).not.toThrow();
  });

  test('corrupt items are left out, good ones stay', () => {
    const good = item({});
    const data = {
      'touch-1': good,
      'touch-2': { ...good, box: 9 },
      'touch-3': { ...good, due: 'x' },
      'touch-4': null,
      'touch-5': { ...good, clean: 5 },
      '<b>': good,
    };
    expect(readItems(data)).toEqual({ 'touch-1': good });
    for (const other of [null, 7, 'x', []]) expect(readItems(other)).toEqual({});
  });

  test('is exported, erased and brought back; what is not progress is let alone', () => {
    const storage = new Memory();
    storage.setItem('damier.preferences', '{}');
    storage.setItem('damier.arbiter', '[]');
    const progress = new ExerciseProgress(storage);
    progress.record('touch-1', 'clean');
    const exported = JSON.parse(JSON.stringify(exportProgress(storage))) as unknown;
    expect(Object.keys(exported as object).sort()).toEqual([
      'damier.arbiter',
      'damier.progress.exercises',
    ]);
    clearProgress(storage);
    progress.reload();
    expect(progress.items).toEqual({});
    expect(importProgress(storage, exported)).toBe(2);
    expect(storage.getItem('damier.arbiter')).toBe('[]');
    progress.reload();
    expect(progress.of('touch-1')).toMatchObject({ box: 1, seen: 1, clean: 1 });
    const foreign = { 'damier.progress.../x': {}, 'damier.preferences': {}, 'damier.arbiter': 7 };
    expect(importProgress(storage, foreign)).toBe(0);
    expect(importProgress(storage, 'x')).toBe(0);
    expect(storage.getItem('damier.preferences')).toBe('{}');
  });

  test('two tabs: neither loses what the other recorded', () => {
    const storage = new Memory();
    const [a, b] = [new ExerciseProgress(storage), new ExerciseProgress(storage)];
    a.record('touch-1', 'clean');
    b.record('touch-2', 'missed');
    expect(Object.keys(new ExerciseProgress(storage).items).sort()).toEqual(['touch-1', 'touch-2']);
    expect(b.tally(['touch-1', 'touch-2', 'touch-3'])).toEqual({
      total: 3,
      tried: 2,
      known: 1,
      due: 0,
      success: 0.5,
    });
  });
});
