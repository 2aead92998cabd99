// Runs the WebAssembly of the page in Node: the golden positions and rulings through the whole module,
// every reply equal, byte for byte, to the native answer, the machine's moves, too; and the rules alone
// answer as the whole does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const wasm = readFileSync('web/src/wasm/damier.wasm');
const { memory, d_alloc, d_call, d_free } = await load(wasm);

async function load(bytes) {
  // The engine's module tells of each iteration of an analysis; nothing here analyses.
  const host = { now_ms: () => performance.now(), poll: () => 0, log: () => undefined };
  const { instance } = await WebAssembly.instantiate(bytes, { host });
  return instance.exports;
}

function call(...fields) {
  return callIn({ memory, d_alloc, d_call, d_free }, ...fields);
}

function callIn({ memory, d_alloc, d_call, d_free }, ...fields) {
  const request = new TextEncoder().encode(fields.join('\x1f'));
  const at = d_alloc(request.length);
  new Uint8Array(memory.buffer, at, request.length).set(request);
  const packed = BigInt.asUintN(64, d_call(at, request.length));
  d_free(at, request.length);
  const [reply, length] = [Number(packed >> 32n), Number(packed & 0xffff_ffffn)];
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, reply, length));
  d_free(reply, length);
  return text;
}

/** Gives a module its endgame tables: the most pieces that they have. */
function keep({ memory, d_alloc, d_tables }, bytes) {
  const at = d_alloc(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  return d_tables(at, bytes.length);
}

const table = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const requests = [];

// Positions: every legal move of the golden file, with its path and the pieces it takes.
const positions = table('testdata/positions/positions.tsv').slice(1);
for (const [id, fen, count, moves] of positions) {
  requests.push(['moves', fen, 'en']);
  const answer = JSON.parse(call('moves', fen, 'en'));
  assert.equal(answer.moves.length, Number(count), `${id}: number of moves`);
  const written = answer.moves.map(({ path, captured }) =>
    captured.length === 0
      ? path.join('-')
      : `${path.join('x')}[${captured.toSorted((a, b) => a - b).join(',')}]`,
  );
  const golden = moves.split(';').map((move) => move.trim());
  assert.deepEqual(written.toSorted(), golden.filter((move) => move !== '').toSorted(), `${id}: moves`);
}

// Rulings: the code of every line, in three languages.
const rulings = table('testdata/rulings/explain.tsv');
for (const [fen, move, removed, code] of rulings) {
  for (const language of ['fr', 'en', 'nl']) {
    const fields = ['explain', fen, move, removed, 'ffjd', language];
    requests.push(fields);
    const answer = JSON.parse(call(...fields));
    assert.equal(answer.code ?? answer.error.code, code, `${fen} ${move} ${removed}`);
    assert.ok((answer.message ?? answer.error.message).length > 10, `${fen} ${move}: a sentence`);
  }
}

// A game from the start: the number of positions after three plies, through `status`.
const leaves = (moves) => {
  const status = JSON.parse(call('status', 'start', moves.join(' '), 'ffjd', 'en'));
  return JSON.parse(call('moves', status.fen, 'en')).moves.flatMap(({ notation }) =>
    moves.length < 2 ? leaves([...moves, notation]) : [notation],
  );
};
assert.equal(leaves([]).length, 658, 'perft 3 through the module');

for (const ruleset of ['ffjd', 'fmjd', 'lidraughts', 'family']) {
  requests.push(['status', 'start', '32-28 19-23 28x19 14x23', ruleset, 'fr']);
  requests.push(['game', 'W:WK46:BK5', '', ruleset, 'fr']);
  requests.push(['game', 'start', '32-28 19-23 28x19 14x23 37-32', ruleset, 'nl']);
}
const pdn = '[Event "é"]\n[FEN "W:W32,37:B19,23"]\n\n1. 32-28 {a} (1. 37-31 19-24) 23x41 *\n';
requests.push(['pdn_write', 'start', '32-28 19-23 28x19', 'ffjd', 'A', 'B', '*', 'fr']);
for (const nonsense of ['', 'W:W51', 'W:W1:B50', '?:W31:B1', '\u{1f600}', '"\\\u0000']) {
  for (const name of [
    ...['moves', 'fen', 'explain', 'status', 'game', 'touch', 'routes'],
    ...['pdn_read', 'pdn_write', 'nonsense'],
  ]) {
    requests.push([name, nonsense, '', '', '', '', 'en']);
    requests.push([name, nonsense]);
  }
}

// The machine, in its own module: with a fixed number of positions it plays the same everywhere.
const machine = [
  ['best_move', 'W:W32,37:B19,23', '', 'fmjd', '5', '7', 'nl'],
  ['best_move', 'start', '32-28', 'ffjd', '3', '7', 'fr'],
  ['best_move', 'W:WK46:BK5', '', 'ffjd', '5', '7', 'en'],
  ['best_move', 'W:W51', '', '', '', '', 'en'],
  ['best_move', '', '', '', '1'],
];

// Endings: random positions of every material of up to four pieces, either side to move.
const endings = [];
let seed = 1894;
const below = (bound) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
};
function ending([ownMen, ownKings, otherMen, otherKings], turn) {
  const free = Array.from({ length: 50 }, (_, n) => n + 1);
  const take = (kind, least, most) => {
    const open = free.filter((square) => square >= least && square <= most);
    const [square] = free.splice(free.indexOf(open[below(open.length)]), 1);
    return kind + square;
  };
  const side = (men, kings, white) => [
    ...Array.from({ length: men }, () => (white ? take('', 6, 50) : take('', 1, 45))),
    ...Array.from({ length: kings }, () => take('K', 1, 50)),
  ];
  const own = side(ownMen, ownKings, turn === 'W');
  const other = side(otherMen, otherKings, turn !== 'W');
  const [white, black] = turn === 'W' ? [own, other] : [other, own];
  return `${turn}:W${white.join(',')}:B${black.join(',')}`;
}
for (let material = 0; material < 5 ** 4; material += 1) {
  const counts = [125, 25, 5, 1].map((unit) => Math.floor(material / unit) % 5);
  const [ownMen, ownKings, otherMen, otherKings] = counts;
  if (ownMen + ownKings === 0 || otherMen + otherKings === 0) continue;
  if (counts.reduce((sum, n) => sum + n) > 4) continue;
  for (let n = 0; n < 40; n += 1) {
    endings.push(['tablebase', ending(counts, n % 2 === 0 ? 'W' : 'B'), '', 'fmjd', 'en']);
  }
}
assert.equal(endings.length, 41 * 40);

// The native side reads a request a line: PDN, which has line ends, is asked on its own.
const game = JSON.parse(call('pdn_read', pdn, 'fr')).games[0];
assert.equal(game.start_fen, 'W:W32,37:B19,23');
assert.deepEqual(game.moves, ['32-28', '23x41']);

const engine = await load(readFileSync('web/src/wasm/engine.wasm'));
const none = JSON.parse(callIn(engine, ...endings[0]));
assert.equal(none.error.code, 'not-found', 'no tables before they are given');
const tables = readFileSync('web/src/wasm/endings.tables');
assert.equal(keep(engine, tables.subarray(0, 1000)), 0, 'half a file is none');
// The machine is compared without tables: the native one has none.
const lines = [...requests, ...machine, ...endings].map((fields) => fields.join('\x1f'));
const native = execFileSync(
  'cargo',
  ['run', '--quiet', '--locked', '-p', 'damier-answers', '--example', 'call'],
  { input: lines.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 28 },
).split('\n');
lines.forEach((line, place) => {
  if (place === requests.length + machine.length) assert.equal(keep(engine, tables), 4, 'the tables');
  const told = `native and WebAssembly differ on ${JSON.stringify(line)}`;
  assert.equal(callIn(engine, line), native[place], told);
  if (place < requests.length) assert.equal(call(line), native[place], told);
});

// The rules alone, in each language: the same replies, and no engine and no PDN.
assert.equal(JSON.parse(call('best_move', 'start')).error.code, 'usage', 'no engine in the whole module');
let alone = 0;
for (const language of ['fr', 'en', 'nl']) {
  const rules = await load(readFileSync(`web/src/wasm/rules.${language}.wasm`));
  const more = ['pdn_read', 'pdn_write', 'best_move'];
  for (const fields of requests.filter(
    ([name, ...rest]) => !more.includes(name) && rest.at(-1) === language,
  )) {
    const whole = call(...fields);
    // A wrong call is told in the default language: here it is the only one.
    if (whole.startsWith('{"error":{"code":"usage"')) continue;
    assert.equal(callIn(rules, ...fields), whole, `${language}: ${JSON.stringify(fields)}`);
    alone += 1;
  }
  for (const name of more) {
    assert.equal(JSON.parse(callIn(rules, name, 'start')).error.code, 'usage', `${name} in ${language}`);
  }
}
assert.ok(alone > requests.length / 2);

// Any bytes: a JSON reply, and the module lives on.
for (let round = 0; round < 2000; round += 1) {
  const bytes = Uint8Array.from({ length: round % 40 }, (_, n) => (round * 2654435761 + n * 40503) >>> 7);
  const at = d_alloc(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, d_call(at, bytes.length));
  d_free(at, bytes.length);
  const [reply, length] = [Number(packed >> 32n), Number(packed & 0xffff_ffffn)];
  JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, reply, length)));
  d_free(reply, length);
}

console.log(
  `${wasm.length} bytes; ${positions.length} positions, ${rulings.length} rulings, ` +
    `${lines.length} replies as the native ones, ${endings.length} of them about endings, ${alone} as the whole module's, 2000 random requests`,
);
