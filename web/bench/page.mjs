// How fast the page is on a slow phone: four times slower a processor, 1.6 Mbit/s down, 150 ms a request
// (Chromium's own emulation). Medians of five visits, each in a browser that has seen nothing. Then the same
// without emulation, in processor time of the page's thread times four: what else the machine does counts little.
// usage: node bench/page.mjs    (DAMIER: the program, target/release/damier where not set)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

const ROUNDS = 5;
const program =
  process.env.DAMIER ?? path.resolve(import.meta.dirname, '../../target/release/damier');
const folder = mkdtempSync(path.join(tmpdir(), 'damier-bench-'));
const options = ['--listen', '127.0.0.1:0', '--database', path.join(folder, 'games.db')];
const server = spawn(program, ['serve', ...options, '--no-open', '--json'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const { url } = JSON.parse(line);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    // Whoever listens to the network is told which line asked for each file, and for that V8 would read whole
    // scripts a second time: 16 ms of the slow phone's first task that no reader has.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
});

/** Runs in the page before all else: notes when it can be used, when the rules are here, and what takes long. */
function watch() {
  // What has begun before this is the browser's: it opens the document, and no line of the page has run.
  const begunAt = performance.now();
  const seen = { usable: null, rules: null, opening: [], long: [], handled: [], shown: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      (startTime < begunAt ? seen.opening : seen.long).push([startTime, duration]);
    }
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    // The board, or the text of a page without one at first.
    if (!document.querySelector('[data-testid="square-32"], main h1')) return;
    observer.disconnect();
    // Drawn, too: after the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.usable = performance.now();
        performance.mark('usable');
      }),
    );
  });
  performance.mark('begun');
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...fields) => {
    const made = await instantiate(...fields);
    seen.rules ??= performance.now();
    return made;
  };
  observer.observe(document, { childList: true, subtree: true });
  let begun;
  addEventListener('pointerup', () => (begun = performance.now()), { capture: true });
  // After the board's own listener, and what Svelte does at its end.
  addEventListener('pointerup', () => {
    const since = begun;
    document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
    seen.handled.push(performance.now() - since);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.shown.push(performance.now() - since);
      port2.postMessage(null);
    });
  });
}

/** A page the size of a phone's, in a browser that has seen nothing. */
async function phone() {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp };
}

async function visit(address, play) {
  const { context, page, cdp } = await phone();
  let bytes = 0;
  let counting = true;
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', (event) => {
    if (counting) bytes += event.encodedDataLength;
  });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(url + address);
  // A move made before the rules are here is played when they are: their bytes count.
  await page.waitForFunction(() => window.seen.usable !== null && window.seen.rules !== null);
  counting = false;
  await page.waitForTimeout(4000);
  const loaded = await page.evaluate(() => structuredClone(window.seen));
  if (play) {
    await page.evaluate(() => (window.seen.long.length = 0));
    await playSome(page);
  }
  const played = await page.evaluate(() => structuredClone(window.seen));
  await context.close();
  const longest = (list) => Math.max(0, ...list.map(([, duration]) => duration));
  return {
    bytes,
    usable: loaded.usable,
    'a move can be made': Math.max(loaded.usable, loaded.rules),
    'longest task of loading': longest(loaded.long),
    'the browser’s task that opens the document': longest(loaded.opening),
    ...(play
      ? {
          // From the finger's leaving the board until the new one is laid out, and until it is drawn.
          'a touch handled, the median': median(played.handled),
          'a touch handled, the slowest': Math.max(...played.handled),
          'a touch shown, the median': median(played.shown),
          'a touch shown, the slowest': Math.max(...played.shown),
          'longest task of playing': longest(played.long),
        }
      : {}),
  };
}

/** Processor time in milliseconds of the longest tasks, as the slow phone would need it. */
async function traced(address, play) {
  const { context, page, cdp } = await phone();
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await page.addInitScript(watch);
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await cdp.send('Tracing.start', { traceConfig: { includedCategories } });
  await page.goto(url + address);
  await page.waitForTimeout(4000);
  // So that its thread and the end of loading are found again.
  await page.mouse.click(1, 1);
  if (play) await playSome(page);
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  await context.close();
  const isPress = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup';
  const first = events.find(isPress);
  const ours = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  // What the measuring itself does comes as messages: no task of the page.
  // What follows a task before the next is counted by itself.
  const tasks = ours.filter(({ name }) => /RunTask$|PerformMicrotaskCheckpoint$/.test(name));
  const foreign = ours.filter(
    ({ name }) => name === 'Receive mojo message' || name === 'CommitLoad',
  );
  const pageTasks = tasks.filter(
    ({ ts, dur }) => !foreign.some((event) => event.ts >= ts && event.ts < ts + dur),
  );
  const longest = (list) => list.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 250;
  const [begun, usable] = ['begun', 'usable'].map((mark) => ours.find(({ name }) => name === mark));
  // Now and then the trace begins later than the page.
  if (!begun || !usable) return traced(address, play);
  return {
    'until usable': (4 * (usable.tts - begun.tts)) / 1000,
    'longest task of loading': longest(pageTasks.filter(({ ts }) => ts < first.ts - 1000)),
    ...(play
      ? {
          'a touch handled, the slowest': longest(
            ours.filter((event) => isPress(event) && event !== first),
          ),
          'longest task of playing': longest(pageTasks.filter(({ ts }) => ts > first.ts)),
        }
      : {}),
  };
}

async function playSome(page) {
  for (const move of ['32-28', '19-23', '28x19', '14x23', '37-32', '10-14']) {
    for (const square of move.split(/[-x]/)) {
      const box = await page.getByTestId(`square-${square}`).boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(250);
    }
  }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
function tell(title, rounds) {
  console.log(title);
  for (const name of Object.keys(rounds[0])) {
    const values = rounds.map((round) => round[name]);
    const unit = name === 'bytes' ? 'bytes' : 'ms';
    const all = values.map((value) => Math.round(value)).join(', ');
    console.log(`  ${name}: ${median(values).toFixed(name === 'bytes' ? 0 : 1)} ${unit} (${all})`);
  }
}

for (const [address, play] of [
  ['', true],
  ['regles', false],
]) {
  for (const [how, measure] of [
    ['slow phone', visit],
    ['processor time times four', traced],
  ]) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(address, play));
    tell(`/${address}, ${how}, medians of ${ROUNDS}:`, rounds);
  }
}
console.log(`load: ${loadavg()[0].toFixed(1)}`);
await browser.close();
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true });
