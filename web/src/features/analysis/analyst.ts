/** Asks the worker for searches. One at a time: the next ends the one before, at once. */
import type { AnalysisReply, AnalysisRequest } from '../../wasm/analysis.worker';
import type { AnalysisReport } from '../../wasm/types';

export interface Question {
  fen: string;
  moves: readonly string[];
  lines: number;
  lang: string;
  /** Absent: until it is stopped. */
  depth?: number;
  nodes?: number;
}

/** Why there is no answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    /** `stopped`, `game-over`, `engine-failed`, … */
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}

interface Waiting {
  id: number;
  onreport: (report: AnalysisReport) => void;
  resolve: (report: AnalysisReport) => void;
  reject: (why: NoAnswer) => void;
}

export class Analyst {
  /** How many threads a search may have, where memory can be shared; another number is for the next one. */
  threads: number;
  /** How many the worker was told of. */
  #told = 0;
  #worker: Worker | null = null;
  /** What the search is to look at, where memory can be shared: then what it knows survives a stop. */
  readonly #wanted = crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  #waiting: Waiting | null = null;
  #next = 1;

  constructor(threads = 1) {
    this.threads = threads;
  }

  /** The last report of the search; each before it is told as it comes. Rejects with `NoAnswer`. */
  ask(
    { fen, moves, lines, lang, depth = 0, nodes = 0 }: Question,
    onreport: (report: AnalysisReport) => void = () => undefined,
  ): Promise<AnalysisReport> {
    this.stop();
    const id = this.#next++;
    const wanted = this.#wanted;
    if (wanted) Atomics.store(wanted, 0, id);
    const { threads } = this;
    if (threads !== this.#told) this.dismiss();
    this.#told = threads;
    const worker = (this.#worker ??= this.#hire());
    return new Promise((resolve, reject) => {
      this.#waiting = { id, onreport, resolve, reject };
      const request = { id, fen, moves: [...moves], depth, nodes, lines, lang, wanted, threads };
      worker.postMessage(request satisfies AnalysisRequest);
    });
  }

  /** Ends the search under way. */
  stop(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (this.#wanted) Atomics.store(this.#wanted, 0, 0);
    else if (waiting) this.dismiss();
    waiting?.reject(new NoAnswer('stopped'));
  }

  /** The worker goes, with what it knows. */
  dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#waiting) this.stop();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('../../wasm/analysis.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
      const waiting = this.#waiting;
      if (data.id !== waiting?.id) return;
      if (data.kind === 'report') {
        waiting.onreport(data.report);
        return;
      }
      this.#waiting = null;
      if (data.kind === 'failed') waiting.reject(new NoAnswer(data.code, data.message));
      else waiting.resolve(data.report);
    });
    worker.addEventListener('error', (event) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      this.dismiss();
      waiting?.reject(new NoAnswer('engine-failed', event.message));
    });
    return worker;
  }
}
