/** The worker that has the games of a long text, asked and heard. */
import type { GamesReply, GamesRequest } from '../../wasm/games.worker';

export class Clerk {
  readonly #worker = new Worker(new URL('../../wasm/games.worker.ts', import.meta.url), {
    type: 'module',
  });

  constructor(source: string | Blob, onreply: (reply: GamesReply) => void, onfail: () => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<GamesReply>) => onreply(data));
    this.#worker.addEventListener('error', onfail);
    this.ask({ kind: 'open', source });
  }

  ask(request: GamesRequest): void {
    this.#worker.postMessage(request);
  }

  dismiss(): void {
    this.#worker.terminate();
  }
}
