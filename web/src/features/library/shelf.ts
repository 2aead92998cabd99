/** Where the games lie: IndexedDB, each change whole or not at all. */
import { isId, readEntry, type Entry, type Kept } from './entry';

const NAME = 'damier.library';
/** Goes up when what is stored changes its form; `positionKey` is part of it. */
const VERSION = 1;

const ENTRIES = 'entries';
const GAMES = 'games';
const NOTES = 'notes';

/** Where pages tell each other that the library has changed. */
export const CHANNEL = 'damier.library';

/** Why a library could not do it. */
export type Trouble =
  /** The browser has no room left. What was there is there. */
  | 'full'
  /** The browser keeps nothing, or not now. */
  | 'closed';

export class ShelfError extends Error {
  override readonly name = 'ShelfError';
  constructor(
    readonly trouble: Trouble,
    message: string = trouble,
  ) {
    super(message);
  }
}

export interface Shelf {
  entries(): Promise<Entry[]>;
  /** Keeps games; all of them or, with a `ShelfError`, none. */
  put(games: readonly Kept[]): Promise<void>;
  /** The texts of games, in this order; those that are not there are left out. */
  texts(ids: readonly string[]): Promise<string[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Changes what is known of games that are there. */
  update(entries: readonly Entry[]): Promise<void>;
  clear(): Promise<void>;
  note(name: string): Promise<unknown>;
  setNote(name: string, value: unknown): Promise<void>;
  /** Makes a new note of what it says, nobody writing it meanwhile. */
  changeNote(name: string, change: (value: unknown) => unknown): Promise<void>;
}

function troubleOf(error: DOMException | null): ShelfError {
  return new ShelfError(
    error?.name === 'QuotaExceededError' ? 'full' : 'closed',
    error?.message ?? 'closed',
  );
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
}

export class BrowserShelf implements Shelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page wants to change the form: it need not wait for this one.
    database.onversionchange = () => database.close();
  }

  close(): void {
    this.#database.close();
  }

  static open(): Promise<BrowserShelf> {
    return new Promise((resolve, reject) => {
      let request: IDBOpenDBRequest;
      try {
        request = indexedDB.open(NAME, VERSION);
      } catch (error) {
        reject(new ShelfError('closed', String(error)));
        return;
      }
      request.onupgradeneeded = () => {
        const database = request.result;
        database.createObjectStore(ENTRIES, { keyPath: 'id' });
        database.createObjectStore(GAMES);
        database.createObjectStore(NOTES);
      };
      request.onsuccess = () => resolve(new BrowserShelf(request.result));
      request.onerror = () => reject(troubleOf(request.error));
    });
  }

  async entries(): Promise<Entry[]> {
    const store = this.#begin([ENTRIES], 'readonly').objectStore(ENTRIES);
    const all: unknown[] = await answer(store.getAll());
    return all.flatMap((raw) => readEntry(raw) ?? []);
  }

  count(): Promise<number> {
    return answer(this.#begin([ENTRIES], 'readonly').objectStore(ENTRIES).count());
  }

  put(games: readonly Kept[]): Promise<void> {
    return this.#change([ENTRIES, GAMES], (store) => {
      for (const { entry, pdn } of games) {
        store(ENTRIES).put(entry);
        store(GAMES).put(pdn, entry.id);
      }
    });
  }

  async texts(ids: readonly string[]): Promise<string[]> {
    const store = this.#begin([GAMES], 'readonly').objectStore(GAMES);
    const texts: unknown[] = await Promise.all(ids.map((id) => answer(store.get(id))));
    return texts.filter((text) => typeof text === 'string');
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#change([ENTRIES, GAMES], (store) => {
      for (const id of ids.filter(isId)) {
        store(ENTRIES).delete(id);
        store(GAMES).delete(id);
      }
    });
  }

  update(entries: readonly Entry[]): Promise<void> {
    return this.#change([ENTRIES], (store) => {
      for (const entry of entries) {
        const there = store(ENTRIES).getKey(entry.id);
        // What was deleted meanwhile stays so.
        there.onsuccess = () => {
          if (there.result !== undefined) store(ENTRIES).put(entry);
        };
      }
    });
  }

  clear(): Promise<void> {
    return this.#change([ENTRIES, GAMES, NOTES], (store) => {
      for (const name of [ENTRIES, GAMES, NOTES]) store(name).clear();
    });
  }

  note(name: string): Promise<unknown> {
    return answer<unknown>(this.#begin([NOTES], 'readonly').objectStore(NOTES).get(name));
  }

  setNote(name: string, value: unknown): Promise<void> {
    return this.#change([NOTES], (store) => {
      if (value === null) store(NOTES).delete(name);
      else store(NOTES).put(value, name);
    });
  }

  changeNote(name: string, change: (value: unknown) => unknown): Promise<void> {
    return this.#change([NOTES], (store) => {
      const before: IDBRequest<unknown> = store(NOTES).get(name);
      before.onsuccess = () => {
        const after = change(before.result);
        if (after !== undefined) store(NOTES).put(after, name);
      };
    });
  }

  #begin(stores: string[], mode: IDBTransactionMode): IDBTransaction {
    try {
      // An answer that says "kept" means the disk.
      return this.#database.transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      throw new ShelfError('closed', String(error));
    }
  }

  /** One change: when this returns it has been kept, when it throws nothing of it has. */
  #change(
    stores: string[],
    work: (store: (name: string) => IDBObjectStore) => void,
  ): Promise<void> {
    const transaction = this.#begin(stores, 'readwrite');
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(troubleOf(transaction.error));
      work((name) => transaction.objectStore(name));
    });
  }
}
