/**
 * The analyses that this browser keeps: each under a name of its own, so that no page writes over what was done in
 * another, and each page's own copy besides, which goes with the page.
 */
const PREFIX = 'damier.analysis.';
/** Where the only one was once kept, and where a page has its own. */
const ONE = 'damier.analysis';
/** So many are kept beside the newest: of those that were worked on, and of those that were only looked at. */
const MOST = { worked: 10, seen: 5 } as const;

export interface Analysis {
  key: string;
  pdn: string;
  /** The place on the board, counted as the file has them. */
  at: number;
  /** Something was done in it since it was opened. */
  worked: boolean;
  /** Nothing is in it: no move, no word, no position. */
  empty: boolean;
  /** Milliseconds since 1970 of the last change. */
  updated: number;
}

/** What a storage or a file may hold, or null for anything else. */
export function readAnalysis(data: unknown): Analysis | null {
  if (typeof data !== 'object' || data === null) return null;
  const { key, pdn, at, worked, empty, updated } = data as Partial<Record<keyof Analysis, unknown>>;
  if (typeof pdn !== 'string') return null;
  return {
    key: typeof key === 'string' && /^[\w-]{1,64}$/.test(key) ? key : crypto.randomUUID(),
    pdn,
    at: typeof at === 'number' && Number.isInteger(at) ? at : 0,
    // Those of an older form do not say.
    worked: worked !== false,
    empty: empty === true,
    updated: typeof updated === 'number' && Number.isFinite(updated) ? updated : 0,
  };
}

function parse(text: string | null): Analysis | null {
  try {
    return readAnalysis(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

export class Analyses {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#try((there) => {
      const only = parse(there.getItem(ONE));
      if (only) there.setItem(PREFIX + only.key, JSON.stringify(only));
      there.removeItem(ONE);
    });
  }

  get(key: string): Analysis | null {
    return parse(this.#try((there) => there.getItem(PREFIX + key)) ?? null);
  }

  /** Newest first. */
  all(): Analysis[] {
    return this.#names()
      .map((name) => parse(this.#try((there) => there.getItem(name)) ?? null))
      .filter((one) => one !== null)
      .sort((a, b) => b.updated - a.updated);
  }

  /** Keeps one as the newest; whether there was room. Of the others, the oldest go when there are too many. */
  put(analysis: Analysis): boolean {
    const done = this.add(analysis);
    const count = { worked: 0, seen: 0 };
    for (const { key, pdn, empty, worked } of this.all()) {
      if (key === analysis.key) continue;
      const sort = worked ? 'worked' : 'seen';
      const same = empty || pdn === analysis.pdn;
      if (!same) count[sort] += 1;
      if (same || count[sort] > MOST[sort]) this.remove(key);
    }
    return done;
  }

  /** Keeps one more; whether there was room. */
  add(analysis: Analysis): boolean {
    const text = JSON.stringify(analysis);
    return this.#try((there) => (there.setItem(PREFIX + analysis.key, text), true)) ?? false;
  }

  remove(key: string): void {
    this.#try((there) => there.removeItem(PREFIX + key));
  }

  clear(): void {
    for (const name of this.#names()) this.#try((there) => there.removeItem(name));
  }

  #names(): string[] {
    const names = this.#try((there) =>
      Array.from({ length: there.length }, (_, i) => there.key(i) ?? ''),
    );
    return (names ?? []).filter((name) => name.startsWith(PREFIX));
  }

  /** A full or forbidden storage is no reason to stop. */
  #try<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return this.#storage ? use(this.#storage) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** What this page itself had open last: it comes back when the page is loaded again, whatever others did. */
export const ownCopy = {
  get(): Analysis | null {
    try {
      return parse(sessionStorage.getItem(ONE));
    } catch {
      return null;
    }
  },
  set(analysis: Analysis | null): void {
    try {
      if (analysis) sessionStorage.setItem(ONE, JSON.stringify(analysis));
      else sessionStorage.removeItem(ONE);
    } catch {
      // The page goes on without.
    }
  },
};
