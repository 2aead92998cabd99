// The engine as WebAssembly beside the same engine compiled for this machine, one thread each, by turns: the same positions, searches of as
// many positions. `node tools/bench_wasm.mjs DAMIER`. Processor time, so that a busy machine does not matter much.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NODES = 1_000_000;
const program = process.argv[2];
if (!program) throw new Error('node tools/bench_wasm.mjs DAMIER');

const shots = readFileSync('testdata/shots.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' ')[0]);
const positions = ['W:W31-50:B1-20', ...[0, 1, 2, 3, 4].map((n) => shots[n * Math.floor(shots.length / 5)])];

const host = { now_ms: () => performance.now(), poll: () => 0, log: () => undefined };
const { instance } = await WebAssembly.instantiate(readFileSync('web/src/wasm/engine.wasm'), { host });
const { memory, d_alloc, d_call, d_free } = instance.exports;

function call(...fields) {
  const request = new TextEncoder().encode(fields.join('\x1f'));
  const at = d_alloc(request.length);
  new Uint8Array(memory.buffer, at, request.length).set(request);
  const packed = BigInt.asUintN(64, d_call(at, request.length));
  d_free(at, request.length);
  const [reply, length] = [Number(packed >> 32n), Number(packed & 0xffff_ffffn)];
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, reply, length));
  d_free(reply, length);
  return JSON.parse(text);
}

/** Nodes, and seconds of processor time. */
function inWasm(fen) {
  const before = process.cpuUsage().user;
  const report = call('analyse', fen, '', '', String(NODES), '1', 'en');
  if (report.error) throw new Error(report.error.message);
  return { nodes: report.nodes, seconds: (process.cpuUsage().user - before) / 1e6 };
}

// A folder without endgame tables: the browser has none.
const none = mkdtempSync(join(tmpdir(), 'damier-bench-'));

function native(fen) {
  const options = `--nodes ${NODES} --threads 1 --json`;
  const script = `TIMEFORMAT=%U; time "$0" analyse "$1" ${options} 2>/dev/null`;
  const env = { ...process.env, HOME: none, XDG_DATA_HOME: none };
  const told = execFileSync('bash', ['-c', `{ ${script} ; } 2>&1`, program, fen], { encoding: 'utf8', env });
  const lines = told.trim().split('\n');
  const seconds = Number(lines.pop());
  return { nodes: JSON.parse(lines.at(-1)).nodes, seconds };
}

// Once for the browser's compiler, which optimizes what it has seen run.
inWasm(positions[0]);
const sums = { wasm: { nodes: 0, seconds: 0 }, native: { nodes: 0, seconds: 0 } };
for (const fen of positions) {
  for (const [name, run] of [['wasm', inWasm], ['native', native]]) {
    const { nodes, seconds } = run(fen);
    sums[name].nodes += nodes;
    sums[name].seconds += seconds;
  }
}
rmSync(none, { recursive: true });
const speed = ({ nodes, seconds }) => nodes / seconds / 1e6;
const [wasm, machine] = [speed(sums.wasm), speed(sums.native)];
console.log(
  `${positions.length} positions, ${NODES} each: WebAssembly ${wasm.toFixed(2)} M/s, native ${machine.toFixed(2)} M/s, ratio ${(wasm / machine).toFixed(2)}`,
);
