/** The page's own endgame tables, of up to four pieces, in a worker that comes when they are first asked. */
import type { Ending } from '../../api/endings';
import { whenIdle } from '../../ui/idle';
import type { EndingReply, EndingRequest } from '../../wasm/endings.worker';
import { tablesUrl } from '../../wasm/tables';
import type { Ruleset } from '../../wasm/types';

interface Waiting {
  resolve: (ending: Ending | null) => void;
  reject: (why: Error) => void;
}

export class OwnTables {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** They have answered, and will again without the network. */
  here = false;

  /** As `askEnding`: null where they do not cover the position. Rejects where they cannot be had. */
  ask(
    fen: string,
    moves: readonly string[],
    ruleset: Ruleset,
    lang: string,
  ): Promise<Ending | null> {
    const worker = (this.#worker ??= this.#hire());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, fen, moves: [...moves], ruleset, lang } satisfies EndingRequest);
    });
  }

  #hire(): Worker {
    const worker = new Worker(new URL('../../wasm/endings.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<EndingReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) {
        waiting?.reject(new Error(data.error));
        this.#dismiss();
        return;
      }
      this.here = true;
      waiting?.resolve(data.ending);
    });
    worker.addEventListener('error', () => this.#dismiss());
    return worker;
  }

  /** The next question is asked of another worker. */
  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.here = false;
    for (const { reject } of this.#waiting.values()) reject(new Error('the tables cannot be had'));
    this.#waiting.clear();
  }
}

/** Has the service worker keep the file for the time without the network, when the page is quiet. */
export async function keepTables(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  whenIdle(() => void fetch(tablesUrl).catch(() => undefined));
}
