/** Searches that are watched, away from the page. What each finds is told depth by depth. */
import { Module, RulesError } from './rules';
import type { AnalysisReport } from './types';

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
}

export type AnalysisReply =
  | { id: number; kind: 'report' | 'done'; report: AnalysisReport }
  | { id: number; kind: 'failed'; code: string; message: string };

let memory: WebAssembly.Memory | null = null;
let current: AnalysisRequest | null = null;

const outdated = ({ wanted, id }: AnalysisRequest) =>
  wanted !== null && Atomics.load(wanted, 0) !== id;

const imports: WebAssembly.Imports = {
  host: {
    now_ms: () => performance.now(),
    poll: () => (current && outdated(current) ? 1 : 0),
    log: (pointer: number, length: number) => {
      if (!memory || !current) return;
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length));
      const report = JSON.parse(text) as AnalysisReport;
      postMessage({ id: current.id, kind: 'report', report } satisfies AnalysisReply);
    },
  },
};

const url = new URL('./engine.wasm', import.meta.url).href;
const loading = WebAssembly.instantiateStreaming(fetch(url), imports).then(
  ({ module, instance }) => {
    memory = instance.exports.memory as WebAssembly.Memory;
    return new Module(module, instance);
  },
);

addEventListener('message', (event: MessageEvent<AnalysisRequest>) => {
  const request = event.data;
  void loading.then(
    (module) => postMessage(search(module, request)),
    (error: unknown) => postMessage(failed(request.id, 'engine-failed', error)),
  );
});

function failed(id: number, code: string, error: unknown): AnalysisReply {
  const message = error instanceof Error ? error.message : String(error);
  return { id, kind: 'failed', code, message };
}

function search(module: Module, request: AnalysisRequest): AnalysisReply {
  const { id, fen, moves, depth, nodes, lines, lang } = request;
  if (outdated(request)) return failed(id, 'outdated', '');
  current = request;
  const limit = (value: number) => (value > 0 ? String(value) : '');
  try {
    const fields = [fen, moves.join(' '), limit(depth), limit(nodes), String(lines), lang];
    const report = module.call('analyse', ...fields) as AnalysisReport;
    return { id, kind: 'done', report };
  } catch (error) {
    return failed(id, error instanceof RulesError ? error.code : 'engine-failed', error);
  } finally {
    current = null;
  }
}
