// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { built, loadEngine } from '../testing/rules';
import { Crew, LostHelper, weightsOf, type Watcher } from './crew';
import type { Post } from './helper';
import { RulesError } from './rules';
import { learn } from './tables';
import type { AnalysisReport } from './types';

const START = 'W:W31-50:B1-20';
/** White wins at once: 27-22, and takes three. */
const SHOT = 'W:W27,32,37,38,48:B8,13,16,17,18';

const read = (name: string) => readFileSync(resolve(`src/wasm/${name}`));

/** `helper.ts` as a worker of Node has it. */
function script(body: string): URL {
  const { outputText } = ts.transpileModule(read('helper.ts').toString(), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const source = `import { workerData } from 'node:worker_threads';\n${outputText}\n${body}`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

describe.skipIf(!built)('an analysis in several threads', { timeout: 60_000 }, () => {
  let workers: Worker[] = [];

  function gather(
    threads: number,
    watcher: Partial<Watcher> = {},
    body = 'serve(workerData);',
    patience?: number,
  ): Crew {
    const module = new WebAssembly.Module(read('engine.threads.wasm'));
    const nothing = { now_ms: () => 0, poll: () => 0, log: () => undefined };
    const machine = new WebAssembly.Instance(new WebAssembly.Module(read('engine.wasm')), {
      host: nothing,
    });
    const weights = weightsOf(machine);
    const hire = (post: Post) => {
      const worker = new Worker(script(body), { workerData: post });
      workers.push(worker);
      return worker;
    };
    const all = { stop: () => false, tell: () => undefined, ...watcher };
    return Crew.gather(module, weights, threads, hire, all, patience);
  }

  const analyse = (crew: Crew, fen: string, depth: number | '', nodes: number | '' = '') =>
    crew.call('analyse', fen, '', String(depth), String(nodes), '1', 'en') as AnalysisReport;

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    workers = [];
  });

  it('says with one thread what the machine says', () => {
    const engine = loadEngine();
    const crew = gather(1);
    for (const fen of [START, SHOT]) {
      const { depth, nodes, lines } = engine.module.call(
        ...['analyse', fen, '', '9', '', '1', 'en'],
      ) as AnalysisReport;
      expect(analyse(crew, fen, 9)).toMatchObject({ depth, nodes, lines });
    }
    expect(() => analyse(crew, 'W:W51', 3)).toThrow(RulesError);
  });

  it('knows endings, alone and together, once it has learned them', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(read('endings.tables'))));
    const [engine, crew, many] = [loadEngine(), gather(1), gather(3)];
    for (const pupil of [engine.module, crew, many]) await learn(pupil);
    vi.unstubAllGlobals();
    for (const fen of ['B:WK1,K2,K18:BK35,23', 'W:W31,37,42,K6:B14,19,K50']) {
      const { nodes, lines } = engine.module.call(
        ...['analyse', fen, '', '9', '', '1', 'en'],
      ) as AnalysisReport;
      expect(analyse(crew, fen, 9)).toMatchObject({ nodes, lines });
    }
    // Whoever wins wins in as many plies, however often it is asked.
    for (let round = 0; round < 20; round += 1) {
      const { lines } = analyse(many, 'W:WK1,K7,K18:BK35', 4);
      expect(lines[0]).toMatchObject({ score: { win_in: 15 } });
      expect(analyse(many, 'W:W31,37,42,K6:B14,19,K50', 11).depth).toBe(11);
    }
  });

  it('searches with all of them, again and again, and ends at once', () => {
    let most = 0;
    let until = Infinity;
    let late = 0;
    const crew = gather(4, {
      stop: () => performance.now() >= until,
      tell: () => (most = Math.max(most, crew.threads)),
    });
    const engine = loadEngine();
    const legal = engine.moves(START, 'en').moves.map(({ notation }) => notation);
    // Until the workers have come.
    for (let round = 0; most < 4 && round < 200; round += 1) analyse(crew, START, 14);
    expect(most).toBe(4);
    for (let round = 0; round < 40; round += 1) {
      until = performance.now() + (round % 12);
      const { lines } = analyse(crew, START, '');
      late = Math.max(late, performance.now() - until);
      expect(legal).toContain(lines[0]?.pv[0]);
      expect(crew.threads).toBe(1);
    }
    // A few milliseconds, where nobody else wants the processors.
    expect(late).toBeLessThan(1000);
    until = Infinity;
    const won = analyse(crew, SHOT, 15);
    const alone = engine.module.call('analyse', SHOT, '', '15', '', '1', 'en') as AnalysisReport;
    expect(won.lines[0]?.pv[0]).toBe(alone.lines[0]?.pv[0]);
  });

  it('does without workers that never come', () => {
    const crew = gather(3, {}, '');
    const told = analyse(crew, START, 8);
    expect(told.depth).toBe(8);
    expect(crew.threads).toBe(1);
  });

  it('waits for no worker that breaks down, or falls silent', () => {
    const silent = `
      const states = new Int32Array(workerData.memory.buffer);
      const at = workerData.state >> 2;
      Atomics.wait(states, at, 0);
      Atomics.store(states, at, FATE);
      Atomics.notify(states, at);`;
    for (const fate of ['LOST', 'BUSY']) {
      let taken = false;
      const crew = gather(
        2,
        { stop: () => taken, tell: () => (taken ||= crew.threads > 1) },
        silent.replace('FATE', fate),
        200,
      );
      const searches = () => {
        for (let round = 0; round < 500; round += 1) analyse(crew, START, '', 200_000);
      };
      expect(searches).toThrow(LostHelper);
      crew.dismiss();
    }
  });
});
