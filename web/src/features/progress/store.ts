/**
 * What a reader has learned, kept in this browser under names that begin alike, so that all of it
 * can be exported, brought back and erased together. Whatever is not ours is left out, never an
 * error: a lesson must not fail because of what a storage holds, or because there is none.
 */

/** Every name under which progress is kept begins so. */
export const PROGRESS = 'damier.progress.';

interface Stored {
  version: number;
  data: unknown;
}

/** An object or a list, or null for anything else. */
function parsed(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function read(text: string | null): Stored | null {
  const value = parsed(text) as Partial<Stored> | null;
  return typeof value?.version === 'number' ? { version: value.version, data: value.data } : null;
}

/** One thing kept: `damier.progress.NAME`, with the version of its form. */
export class Kept<T> {
  readonly name: string;
  readonly #storage: Storage | null;
  readonly #version: number;
  readonly #accept: (data: unknown) => T;

  /** `accept` makes a value of anything whatever; of what it can't use, an empty one. */
  constructor(
    storage: Storage | null,
    name: string,
    version: number,
    accept: (data: unknown) => T,
  ) {
    this.#storage = storage;
    this.name = PROGRESS + name;
    this.#version = version;
    this.#accept = accept;
  }

  load(): T {
    let text: string | null = null;
    try {
      text = this.#storage?.getItem(this.name) ?? null;
    } catch {
      // A forbidden storage is an empty one.
    }
    const stored = read(text);
    return this.#accept(stored?.version === this.#version ? stored.data : null);
  }

  /** Whether it is kept. Full or forbidden: the progress lasts as long as the page. */
  save(data: T): boolean {
    try {
      this.#storage?.setItem(this.name, JSON.stringify({ version: this.#version, data }));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }
}

/** Kept by the arbiter's log under a name of its own, which reads with care. */
const OTHERS: readonly string[] = ['damier.arbiter'];
const isOurs = (name: string) =>
  OTHERS.includes(name) ||
  (name.startsWith(PROGRESS) && /^[a-z-]{1,40}$/.test(name.slice(PROGRESS.length)));

function names(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(isOurs);
}

/** All that was learned and noted, by the name under which it is kept. */
export function exportProgress(storage: Storage | null): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  try {
    for (const name of storage ? names(storage) : []) {
      const value = parsed(storage?.getItem(name) ?? null);
      if (value !== null) all[name] = value;
    }
  } catch {
    // Nothing can be read: nothing to export.
  }
  return all;
}

/** Brings exported progress back, in place of what is there. Returns how many things were taken. */
export function importProgress(storage: Storage | null, data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  let taken = 0;
  for (const [name, value] of Object.entries(data)) {
    if (!isOurs(name) || typeof value !== 'object' || value === null) continue;
    try {
      storage?.setItem(name, JSON.stringify(value));
      taken += 1;
    } catch {
      // No room: the rest may fit.
    }
  }
  return taken;
}

/** Whether anything has been learned here: all of it, or of one kind. */
export function hasLearned(storage: Storage | null, kind = ''): boolean {
  try {
    return storage !== null && names(storage).some((name) => name.startsWith(PROGRESS + kind));
  } catch {
    return false;
  }
}

/** Whether there is room for as much as a lesson keeps. */
export function hasRoom(storage: Storage | null): boolean {
  const name = `${PROGRESS}room`;
  try {
    storage?.setItem(name, 'x'.repeat(4096));
    storage?.removeItem(name);
    return storage !== null;
  } catch {
    return false;
  }
}

export function clearProgress(storage: Storage | null): void {
  try {
    for (const name of storage ? names(storage) : []) storage?.removeItem(name);
  } catch {
    // Nothing can be removed.
  }
}
