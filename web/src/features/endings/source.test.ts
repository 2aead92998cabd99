// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { Unreachable } from '../../api/client';
import type { Ending } from '../../api/endings';
import { sources } from './source';

const ending = (wdl: string): Ending => ({ wdl, plies: null, moves: [], line: [], limit: null });
const [OURS, THEIRS] = [ending('win'), ending('draw')];
const about = (pieces: number) => ['W:WK1:BK2', ['1-7'], 'family', 'en', pieces] as const;

function begin(
  server: () => Promise<Ending | null>,
  ours: () => Promise<Ending | null> = () => Promise.resolve(OURS),
  here = false,
  onLine = true,
) {
  vi.stubGlobal('navigator', { onLine });
  const own = { ask: vi.fn(ours), here };
  const theirs = vi.fn(server);
  return { own, theirs, ask: sources(own, theirs) };
}
const gone = () => Promise.reject(new Unreachable('gone'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the server answers while the page has no tables, and nothing is fetched', async () => {
  const { own, ask } = begin(() => Promise.resolve(THEIRS));
  expect(await ask(...about(4))).toBe(THEIRS);
  expect(own.ask).not.toHaveBeenCalled();
});

it('tables that are here are asked first, and the server about what they do not know', async () => {
  const { theirs, ask } = begin(() => Promise.resolve(THEIRS), undefined, true);
  expect(await ask(...about(4))).toBe(OURS);
  expect(theirs).not.toHaveBeenCalled();
  const more = begin(
    () => Promise.resolve(THEIRS),
    () => Promise.resolve(null),
    true,
  );
  expect(await more.ask(...about(5))).toBe(THEIRS);
  expect(more.own.ask).toHaveBeenCalledWith('W:WK1:BK2', ['1-7'], 'family', 'en');
});

it('without the network the page answers, and nobody is called', async () => {
  const { theirs, ask } = begin(gone, undefined, false, false);
  expect(await ask(...about(4))).toBe(OURS);
  expect(theirs).not.toHaveBeenCalled();
  // Of more pieces there may be tables that cannot be asked: that is not the same as none.
  const { own, ask: askMore } = begin(gone, undefined, false, false);
  await expect(askMore(...about(5))).rejects.toThrow(Unreachable);
  expect(own.ask).not.toHaveBeenCalled();
});

it('a server that is gone, slow or without tables leaves it to the page', async () => {
  expect(await begin(gone).ask(...about(4))).toBe(OURS);
  expect(await begin(() => Promise.resolve(null)).ask(...about(3))).toBe(OURS);
  vi.useFakeTimers();
  const slow = begin(() => new Promise(() => undefined)).ask(...about(4));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await slow).toBe(OURS);
});

it('where nobody knows it is null, and where one who may know cannot be asked it fails', async () => {
  expect(await begin(() => Promise.resolve(null)).ask(...about(5))).toBeNull();
  const broken = begin(gone, () => Promise.reject(new Error('no file')));
  await expect(broken.ask(...about(4))).rejects.toThrow('gone');
});
