// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import type { Ending } from '../api/endings';
import { knownEnding, playKnown } from './known-ending';
import type { EngineAnswer } from './types';

const ending = (wdl: string, plies: number | null, moves: Ending['moves']): Ending => {
  return { wdl, plies, moves, line: [moves.at(-1)?.notation ?? ''], limit: null };
};
const asked = {
  here: 'W:WK1,K7,K18:BK35',
  startFen: 'W:WK1,K7,K18:BK35',
  moves: [],
  ruleset: 'family',
  level: 20,
  lang: 'en',
} as const;
const WON = ending('win', 15, [
  { notation: '7-2', wdl: 'win', plies: 15 },
  { notation: '18-23', wdl: 'draw', plies: null },
]);
const thinks = (notation: string) => (): EngineAnswer => ({ notation, score: { men: 0.2 } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a win is not thrown away, and nothing is searched for it', () => {
  const search = vi.fn(thinks('18-23'));
  expect(playKnown(WON, search)).toEqual({ notation: '7-2', score: { win_in: 15 } });
  expect(search).not.toHaveBeenCalled();
});

it('of drawing moves the machine takes its own, and never one that loses', () => {
  const drawn = ending('draw', null, [
    { notation: '1-6', wdl: 'draw', plies: null },
    { notation: '2-8', wdl: 'draw', plies: null },
  ]);
  expect(playKnown(drawn, thinks('1-6'))).toEqual({ notation: '1-6', score: { draw: true } });
  expect(playKnown(drawn, thinks('3-9'))).toEqual({ notation: '2-8', score: { draw: true } });
});

it('without distances the best move is played, and worth what the machine thinks', () => {
  const won = ending('win', null, [{ notation: '7-2', wdl: 'win', plies: null }]);
  expect(playKnown(won, thinks('18-23'))).toEqual({ notation: '7-2', score: { men: 0.2 } });
});

it('tables are asked from level 9 on, about few pieces, on the network', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const endings = vi.fn(() => Promise.resolve(WON));
  expect(await knownEnding(asked, endings)).toBe(WON);
  expect(await knownEnding({ ...asked, level: 8 }, endings)).toBeNull();
  expect(await knownEnding({ ...asked, here: 'W:W31-50:B1-20' }, endings)).toBeNull();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await knownEnding(asked, endings)).toBeNull();
  expect(endings).toHaveBeenCalledTimes(1);
});

it('a server that is gone or slow is not waited for', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await knownEnding(asked, () => Promise.reject(new Error('no server')))).toBeNull();
  vi.useFakeTimers();
  const slow = knownEnding(asked, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await slow).toBeNull();
});
