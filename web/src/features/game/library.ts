/** The copies of games that this browser keeps. */
import { readRecord, type GameRecord } from './record';

const PREFIX = 'damier.game.';
const CURRENT = 'damier.current';
/** Older copies go first when there are more. */
const KEEP = 100;

export class Library {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** Saves and makes it the current game. A full or forbidden storage is not an error to play on. */
  save(record: GameRecord): void {
    this.write(record);
    this.#try((storage) => storage.setItem(CURRENT, record.key));
  }

  /** Saves without touching which game is current. */
  write(record: GameRecord): void {
    this.#try((storage) => storage.setItem(PREFIX + record.key, JSON.stringify(record)));
  }

  current(): GameRecord | null {
    const key = this.#try((storage) => storage.getItem(CURRENT));
    return key ? this.get(key) : null;
  }

  get(key: string): GameRecord | null {
    return readRecord(this.#try((storage) => storage.getItem(PREFIX + key)) ?? null);
  }

  byServerId(id: string): GameRecord | null {
    return this.all().find((record) => record.id === id) ?? null;
  }

  /** Newest first. */
  all(): GameRecord[] {
    const records: GameRecord[] = [];
    for (const name of this.#names()) {
      const record = readRecord(this.#try((storage) => storage.getItem(name)) ?? null);
      if (record) records.push(record);
    }
    return records.sort((a, b) => b.updated - a.updated);
  }

  /** Drops games that never began, and the oldest copies of games that the server has. */
  prune(): void {
    const current = this.#try((storage) => storage.getItem(CURRENT));
    this.all().forEach(({ key, id, moves }, place) => {
      const empty = id === null && moves.length === 0 && key !== current;
      if (empty || (place >= KEEP && id !== null)) this.remove(key);
    });
  }

  remove(key: string): void {
    // Its clock stands beside it.
    for (const name of [key, `${key}.clock`]) {
      this.#try((storage) => storage.removeItem(PREFIX + name));
    }
  }

  clear(): void {
    for (const name of [...this.#names(), CURRENT]) {
      this.#try((storage) => storage.removeItem(name));
    }
  }

  #names(): string[] {
    return (
      this.#try((storage) =>
        Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((name) =>
          name.startsWith(PREFIX),
        ),
      ) ?? []
    );
  }

  #try<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return this.#storage ? use(this.#storage) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The browser's storage, which even asking for may be forbidden. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
