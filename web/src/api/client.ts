/** The server's games, over HTTP. */
import type { EndRequest, Game, NewGame } from './types';

export type { Game };

/** The server answered, and said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

/** The server could not be reached, or is not well: worth trying again. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const PATIENCE_MS = 10_000;

export interface GamesApi {
  create(game: NewGame): Promise<Game>;
  get(id: string): Promise<Game>;
  /** Changes name the version they are made on: a game that has gone on since is a conflict. */
  move(id: string, ply: number, move: string, version: number): Promise<Game>;
  undo(id: string, ply: number, version: number): Promise<Game>;
  end(id: string, request: EndRequest & { version: number }): Promise<Game>;
  remove(id: string): Promise<void>;
}

export class HttpGames implements GamesApi {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  create(game: NewGame): Promise<Game> {
    return this.#game('POST', '', game);
  }

  get(id: string): Promise<Game> {
    return this.#game('GET', `/${encodeURIComponent(id)}`);
  }

  move(id: string, ply: number, move: string, version: number): Promise<Game> {
    return this.#game('POST', `/${encodeURIComponent(id)}/moves`, { ply, move, version });
  }

  undo(id: string, ply: number, version: number): Promise<Game> {
    return this.#game('POST', `/${encodeURIComponent(id)}/undo`, { ply, version });
  }

  end(id: string, request: EndRequest & { version: number }): Promise<Game> {
    return this.#game('POST', `/${encodeURIComponent(id)}/end`, request);
  }

  async remove(id: string): Promise<void> {
    await this.#send('DELETE', `/${encodeURIComponent(id)}`);
  }

  async #game(method: string, path: string, body?: unknown): Promise<Game> {
    const response = await this.#send(method, path, body);
    try {
      return (await response.json()) as Game;
    } catch {
      throw new Unreachable('the answer is no JSON');
    }
  }

  #send(method: string, path: string, body?: unknown): Promise<Response> {
    return ask(this.#fetch, method, `/api/games${path}`, body);
  }
}

/** Sends a request and passes on an answer that says yes; else throws `Unreachable` or `Refused`. */
export async function ask(
  fetcher: typeof fetch,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const request: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS) };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetcher(path, request);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  // Too many requests, too slow, or trouble on their side: all pass.
  if (response.status >= 500 || response.status === 429 || response.status === 408) {
    throw new Unreachable(`status ${response.status}`);
  }
  const { code, message } = await errorOf(response);
  throw new Refused(response.status, code, message);
}

async function errorOf(response: Response): Promise<{ code: string; message: string }> {
  try {
    const body = (await response.json()) as { error?: { code?: string; message?: string } };
    return {
      code: body.error?.code ?? 'unknown',
      message: body.error?.message?.replaceAll("'", '’') ?? `status ${response.status}`,
    };
  } catch {
    return { code: 'unknown', message: `status ${response.status}` };
  }
}
