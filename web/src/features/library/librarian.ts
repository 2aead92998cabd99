/** Asks the worker that has the library. */
import type { LibraryMethod, LibraryReply, LibraryRequest } from '../../wasm/library.worker';
import type { Added, Keeper, Page, Progress } from './keeper';
import type { Played } from './played';
import type { Query } from './query';
import { ServerError, type Refusal } from './server';
import { ShelfError, type Trouble } from './shelf';
import type { Moving, Synced } from './sync';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (why: Error) => void;
}

export class Librarian implements Pick<Keeper, Exclude<LibraryMethod, 'stop'>> {
  onprogress: (progress: Progress) => void = () => undefined;
  onmoving: (moving: Moving) => void = () => undefined;
  onchange: () => void = () => undefined;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #next = 1;

  find = (query: Query, from: number, count: number) => this.#ask<Page>('find', query, from, count);
  played = (query: Query, fen: string) => this.#ask<Played>('played', query, fen);
  add = (sources: readonly (string | Blob)[]) => this.#ask<Added>('add', sources);
  stop = () => this.#ask<undefined>('stop');
  text = (id: string) => this.#ask<string | null>('text', id);
  ids = (query: Query) => this.#ask<string[]>('ids', query);
  file = (ids: readonly string[]) => this.#ask<Blob>('file', ids);
  remove = (ids: readonly string[]) => this.#ask<undefined>('remove', ids);
  clear = () => this.#ask<undefined>('clear');
  key = () => this.#ask<string | null>('key');
  makeCopy = () => this.#ask<string>('makeCopy');
  link = (key: string | null) => this.#ask<undefined>('link', key);
  removeCopy = () => this.#ask<undefined>('removeCopy');
  sync = () => this.#ask<Synced>('sync');

  /** The worker goes. */
  dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new ShelfError('closed'));
    this.#waiting.clear();
  }

  #ask<T>(method: LibraryMethod, ...fields: unknown[]): Promise<T> {
    const worker = (this.#worker ??= this.#hire());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, fields } satisfies LibraryRequest);
    });
  }

  #hire(): Worker {
    const worker = new Worker(new URL('../../wasm/library.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<LibraryReply>) => {
      if (data.kind === 'progress') this.onprogress(data.progress);
      else if (data.kind === 'moving') this.onmoving(data.moving);
      else if (data.kind === 'changed') this.onchange();
      else {
        const waiting = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        if (data.kind === 'answer') waiting?.resolve(data.answer as never);
        else waiting?.reject(errorOf(data.trouble, data.message));
      }
    });
    worker.addEventListener('error', () => this.dismiss());
    return worker;
  }
}

function errorOf(trouble: Trouble | Refusal, message: string): Error {
  return trouble === 'full' || trouble === 'closed'
    ? new ShelfError(trouble, message)
    : new ServerError(trouble);
}
