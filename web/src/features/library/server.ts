/** A library on the server, over HTTP. Whoever has its key can read and change it. */

/** Why the server has not done it. */
export type Refusal =
  /** Not reached, or not well: worth trying again. */
  | 'offline'
  /** There is no such library (any more). */
  | 'gone'
  /** The server's disk is full. */
  | 'disk'
  /** The library has as much as it may have. */
  | 'most';

export class ServerError extends Error {
  override readonly name = 'ServerError';
  constructor(readonly refusal: Refusal) {
    super(refusal);
  }
}

export interface ServerGame {
  name: string;
  pdn: string;
}

/** Games named in one request. */
const NAMED = 50;
/** Bytes of one request: the server takes 64 KiB. */
const MOST_BYTES = 60_000;
const PATIENCE_MS = 15_000;

export const isKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[1-9A-HJ-NP-Za-km-z]{22}$/.test(key);

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Whether a game fits into a request. */
export const fits = (pdn: string): boolean => bytes(JSON.stringify(pdn)) < MOST_BYTES - 100;

/** Lists that each fit into a request. */
export function* packed<T>(games: readonly T[], textOf: (game: T) => string): Generator<T[]> {
  let pack: T[] = [];
  let size = 100;
  for (const game of games) {
    const more = bytes(JSON.stringify(textOf(game))) + 1;
    if (pack.length > 0 && size + more > MOST_BYTES) {
      yield pack;
      pack = [];
      size = 100;
    }
    pack.push(game);
    size += more;
  }
  if (pack.length > 0) yield pack;
}

export function* chunks<T>(list: readonly T[], size = NAMED): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

export class LibraryServer {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  /** A new library; answers its key. */
  async create(): Promise<string> {
    const { id } = (await this.#ask('POST', '', {})) as { id?: unknown };
    if (!isKey(id)) throw new ServerError('offline');
    return id;
  }

  async version(key: string): Promise<number> {
    const { version } = (await this.#ask('GET', `/${key}`)) as { version?: unknown };
    return Number(version);
  }

  async names(key: string): Promise<Set<string>> {
    const { names } = (await this.#ask('GET', `/${key}/names`)) as { names?: unknown };
    if (!Array.isArray(names)) throw new ServerError('offline');
    return new Set(names.filter((name) => typeof name === 'string'));
  }

  async games(key: string, names: readonly string[]): Promise<ServerGame[]> {
    const path = `/${key}/games?names=${names.join(',')}`;
    const { games } = (await this.#ask('GET', path)) as { games?: unknown };
    if (!Array.isArray(games)) throw new ServerError('offline');
    return (games as Partial<ServerGame>[]).flatMap(({ name, pdn }) =>
      typeof name === 'string' && typeof pdn === 'string' ? { name, pdn } : [],
    );
  }

  async add(key: string, games: readonly string[]): Promise<void> {
    await this.#ask('PUT', `/${key}/games`, { games });
  }

  async removeGames(key: string, names: readonly string[]): Promise<void> {
    await this.#ask('DELETE', `/${key}/games?names=${names.join(',')}`);
  }

  /** Forgets the library. One that is gone already is gone. */
  async remove(key: string): Promise<void> {
    try {
      await this.#ask('DELETE', `/${key}`);
    } catch (error) {
      if (!(error instanceof ServerError && error.refusal === 'gone')) throw error;
    }
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const request: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS) };
    if (body !== undefined) {
      request.body = JSON.stringify(body);
      request.headers = { 'content-type': 'application/json' };
    }
    try {
      const response = await this.#fetch(`/api/libraries${path}`, request);
      if (response.status === 204) return {};
      if (response.ok) return (await response.json()) as unknown;
      throw new ServerError(
        ({ 404: 'gone', 507: 'disk', 413: 'most' } as const)[response.status] ?? 'offline',
      );
    } catch (error) {
      throw error instanceof ServerError ? error : new ServerError('offline');
    }
  }
}
