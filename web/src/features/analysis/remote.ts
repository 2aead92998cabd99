/** Asks the server for searches, as `Analyst` asks the worker: breaking the connection ends one. */
import type { AnalysisReport } from '../../wasm/types';
import { NoAnswer, type Question } from './analyst';

/** The longest search that the server grants, in seconds. */
const TIME = 10;
/** Whoever runs through a game asks about the position on which they stay. */
const REST_MS = 250;

export class Remote {
  readonly #fetch: typeof fetch;
  readonly #rest: number;
  #under: AbortController | null = null;

  constructor(fetcher: typeof fetch = (...args) => fetch(...args), rest = REST_MS) {
    this.#fetch = fetcher;
    this.#rest = rest;
  }

  /** The last report; each before it is told as it comes. Rejects with `NoAnswer`: `stopped`, `busy`, `unreachable`. */
  async ask(
    question: Question,
    onreport: (report: AnalysisReport) => void,
  ): Promise<AnalysisReport> {
    this.stop();
    const under = new AbortController();
    this.#under = under;
    try {
      await new Promise((resolve) => setTimeout(resolve, this.#rest));
      return await this.#search(question, onreport, under.signal);
    } catch (error) {
      if (under.signal.aborted) throw new NoAnswer('stopped');
      throw error instanceof NoAnswer ? error : new NoAnswer('unreachable', String(error));
    }
  }

  stop(): void {
    this.#under?.abort();
    this.#under = null;
  }

  async #search(
    { fen, moves, lines, lang }: Question,
    onreport: (report: AnalysisReport) => void,
    signal: AbortSignal,
  ): Promise<AnalysisReport> {
    signal.throwIfAborted();
    const response = await this.#fetch('/api/analyse', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fen, moves, multipv: lines, time: TIME, ruleset: 'family', lang }),
      signal,
    });
    if (!response.ok || !response.body) {
      throw new NoAnswer([429, 503].includes(response.status) ? 'busy' : 'unreachable');
    }
    let last: AnalysisReport | null = null;
    for await (const line of linesOf(response.body, signal)) {
      const report = JSON.parse(line) as AnalysisReport;
      // Without a line it had not even the time for one.
      if (report.lines.length === 0) continue;
      last = report;
      onreport(report);
    }
    if (!last) throw new NoAnswer('busy');
    return last;
  }
}

/** A text as it comes, line by line. */
async function* linesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (;;) {
    const { done, value } = await reader.read();
    // What was on its way already is not wanted any more.
    signal.throwIfAborted();
    if (done) break;
    const lines = (begun + value).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}
