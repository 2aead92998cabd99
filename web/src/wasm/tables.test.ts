// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { built, loadEngine } from '../testing/rules';
import { learn, within } from './tables';

const FILE = resolve('src/wasm/endings.tables');

afterEach(() => vi.unstubAllGlobals());

describe.skipIf(!built || !existsSync(FILE))('the tables of the page', () => {
  const known = 'W:WK1,K7,K18:BK35';

  it('are fetched once, and again for an instance that has lost them', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(readFileSync(FILE))));
    vi.stubGlobal('fetch', asked);
    const engine = loadEngine();
    const ask = () => engine.tablebase(known, [], 'fmjd', 'en');
    expect(ask).toThrow(/0103|3001|missing/);
    const lesson = () => learn(engine.module);
    await Promise.all([lesson(), lesson()]);
    expect(ask()).toMatchObject({ wdl: 'win', plies: 15, limit: { fits: true } });
    expect(ask().line).toHaveLength(15);
    expect(asked).toHaveBeenCalledTimes(1);
    // As after a trap.
    engine.module.wasm = loadEngine().module.wasm;
    expect(ask).toThrow();
    await lesson();
    expect(ask().plies).toBe(15);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that could not be had are asked for again', async () => {
    const engine = loadEngine();
    const lesson = () => learn(engine.module);
    for (const response of [
      new Response('no', { status: 404 }),
      new Response('<!doctype html>'),
      new Response(readFileSync(FILE).subarray(0, 5000)),
    ]) {
      vi.stubGlobal('fetch', () => Promise.resolve(response));
      await expect(lesson()).rejects.toThrow(/tables/);
    }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(readFileSync(FILE))));
    await lesson();
    expect(engine.tablebase(known, ['7-2'], 'family', 'en').wdl).toBe('loss');
  });

  it('make the machine play by them from level nine on', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(readFileSync(FILE))));
    const engine = loadEngine();
    const plays = (level: number) => engine.bestMove(known, [], 'fmjd', level, 1, 'en').score;
    expect(plays(9)).not.toEqual({ win_in: 15 });
    await learn(engine.module);
    expect(plays(9)).toEqual({ win_in: 15 });
    expect(plays(8)).not.toEqual({ win_in: 15 });
  });
});

it('what takes too long or fails has not come true', async () => {
  vi.useFakeTimers();
  const never = within(new Promise(() => undefined), 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await never).toBe(false);
  expect(await within(Promise.resolve(), 100)).toBe(true);
  expect(await within(Promise.reject(new Error('no')), 100)).toBe(false);
  vi.useRealTimers();
});
