/** Asks the worker for moves. One question at a time; a dropped question stops the search. */
import type { EngineAnswer } from '../../wasm/types';
import type { EngineReply, EngineRequest } from '../../wasm/engine.worker';

export type Question = Omit<EngineRequest, 'id'>;

export interface Opponent {
  ask(question: Question): Promise<EngineAnswer>;
  stop(): void;
}

export class Machine implements Opponent {
  #worker: Worker | null = null;
  #next = 1;
  #busy = false;

  ask(question: Question): Promise<EngineAnswer> {
    if (this.#busy) this.stop();
    const worker = (this.#worker ??= new Worker(
      new URL('../../wasm/engine.worker.ts', import.meta.url),
      { type: 'module' },
    ));
    const id = this.#next++;
    this.#busy = true;
    return new Promise((resolve, reject) => {
      const settle = (event: MessageEvent<EngineReply>) => {
        if (event.data.id !== id) return;
        finish();
        if ('answer' in event.data) resolve(event.data.answer);
        else reject(new Error(event.data.error.message));
      };
      const fail = (event: ErrorEvent) => {
        finish();
        this.stop();
        reject(new Error(event.message));
      };
      const finish = () => {
        this.#busy = false;
        worker.removeEventListener('message', settle);
        worker.removeEventListener('error', fail);
      };
      worker.addEventListener('message', settle);
      worker.addEventListener('error', fail);
      worker.postMessage({ id, ...question } satisfies EngineRequest);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = false;
  }
}
