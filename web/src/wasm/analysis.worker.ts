/** Searches that are watched, away from the page. What each finds is told depth by depth. */
import { isFew } from '../api/few';
import { Crew, weightsOf } from './crew';
import type { Post } from './helper';
import { Module, RulesError } from './rules';
import { learn, within } from './tables';
import type { AnalysisReport, GameAnswer } from './types';

export interface AnalysisRequest {
  id: number;
  fen: string;
  moves: readonly string[];
  /** 0: without end. */
  depth: number;
  nodes: number;
  lines: number;
  lang: string;
  /** Holds the id of the search that is wanted; where memory cannot be shared the worker is ended instead. */
  wanted: Int32Array | null;
  /** How many may search together, where memory can be shared. Those of the first request count. */
  threads: number;
}

export type AnalysisReply =
  | { id: number; kind: 'report' | 'done'; report: AnalysisReport }
  | { id: number; kind: 'failed'; code: string; message: string };

interface Search {
  request: AnalysisRequest;
  /** The last report. */
  found: AnalysisReport | null;
}

let memory: WebAssembly.Memory | null = null;
/** Null: none was asked for, or it could not be had, or was lost. */
let crew: Crew | null = null;
let gathering: Promise<void> | null = null;
let current: Search | null = null;

const outdated = ({ wanted, id }: AnalysisRequest) =>
  wanted !== null && Atomics.load(wanted, 0) !== id;

const stop = () => current !== null && outdated(current.request);

function tell(text: string): void {
  if (!current) return;
  const report = { ...(JSON.parse(text) as AnalysisReport), threads: crew?.threads ?? 1 };
  current.found = report;
  const { id } = current.request;
  postMessage({ id, kind: 'report', report } satisfies AnalysisReply);
}

const imports: WebAssembly.Imports = {
  host: {
    now_ms: () => performance.now(),
    poll: () => Number(stop()),
    log: (pointer: number, length: number) => {
      if (memory) tell(new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length)));
    },
  },
};

const url = new URL('./engine.wasm', import.meta.url).href;
const togetherUrl = new URL('./engine.threads.wasm', import.meta.url).href;

const loading = WebAssembly.instantiateStreaming(fetch(url), imports).then(
  ({ module, instance }) => {
    memory = instance.exports.memory as WebAssembly.Memory;
    return { instance, alone: new Module(module, instance) };
  },
);

/** So long the first search waits for workers; those that come later help with the next. */
const PATIENCE_MS = 3000;
/** And so long for endgame tables, which may come later, too. */
const TABLES_MS = 1000;

/** Further workers are sent for, once; where they, or what they need, cannot be had, one thread does it all. */
async function gather(threads: number): Promise<void> {
  const compiling = WebAssembly.compileStreaming(fetch(togetherUrl));
  const weights = weightsOf((await loading).instance);
  const coming: Promise<unknown>[] = [];
  const hire = (post: Post) => {
    const worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
    coming.push(
      new Promise((resolve) => {
        worker.addEventListener('message', resolve);
        worker.addEventListener('error', resolve);
      }),
    );
    worker.postMessage(post);
    return worker;
  };
  crew = Crew.gather(await compiling, weights, threads, hire, { stop, tell });
  // A worker begins while this one rests, and not while it searches.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(coming), late]);
}

addEventListener('message', (event: MessageEvent<AnalysisRequest>) => {
  void answer(event.data).then((reply) => {
    postMessage(reply);
  });
});

async function answer(request: AnalysisRequest): Promise<AnalysisReply> {
  try {
    const { alone } = await loading;
    const many = request.threads > 1 && request.wanted !== null;
    gathering ??= many ? gather(request.threads).catch(() => undefined) : Promise.resolve();
    await gathering;
    // Where few pieces are left the search is to know endings.
    if (isFewAfter(alone, request)) await within(learn(crew ?? alone), TABLES_MS);
    return search(alone, request);
  } catch (error) {
    return failed(request.id, 'engine-failed', error);
  }
}

function isFewAfter(module: Module, { fen, moves, lang }: AnalysisRequest): boolean {
  try {
    const { legal } = module.call('game', fen, moves.join(' '), 'family', lang) as GameAnswer;
    return isFew(legal.fen);
  } catch {
    // The search says what is wrong with it.
    return false;
  }
}

function failed(id: number, code: string, error: unknown): AnalysisReply {
  const message = error instanceof Error ? error.message : String(error);
  return { id, kind: 'failed', code, message };
}

function search(alone: Module, request: AnalysisRequest): AnalysisReply {
  const { id, fen, moves, depth, nodes, lines, lang } = request;
  if (outdated(request)) return failed(id, 'outdated', '');
  const now: Search = { request, found: null };
  current = now;
  const limit = (value: number) => (value > 0 ? String(value) : '');
  const fields = [fen, moves.join(' '), limit(depth), limit(nodes), String(lines), lang];
  try {
    const report = (crew ?? alone).call('analyse', ...fields) as AnalysisReport;
    return { id, kind: 'done', report: now.found ?? report };
  } catch (error) {
    if (error instanceof RulesError) return failed(id, error.code, error);
    if (!crew) return failed(id, 'engine-failed', error);
    // The crew is lost, and its memory with it. What it has found holds; else one thread looks again.
    crew.dismiss();
    crew = null;
    return now.found ? { id, kind: 'done', report: now.found } : search(alone, request);
  } finally {
    current = null;
  }
}
