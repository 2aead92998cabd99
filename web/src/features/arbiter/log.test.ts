import { beforeEach, expect, it } from 'vitest';
import { Log, type Entry } from './log.svelte';

const entry = (at: number): Entry => ({ at, case: 'Q01', decided: 'correct', note: '' });
const times = (log: Log) => log.entries.map(({ at }) => at);

beforeEach(() => localStorage.clear());

it('two tabs note in one log, and erase what each of them shows', () => {
  const [one, two] = [new Log(localStorage), new Log(localStorage)];
  one.add(entry(1));
  two.add(entry(2));
  one.add(entry(3));
  expect(times(one)).toEqual([1, 2, 3]);
  // Here only the first two are shown.
  two.remove(1);
  expect(times(two)).toEqual([1, 3]);
  one.clear();
  two.add(entry(4));
  expect(times(new Log(localStorage))).toEqual([4]);
});

it('without a storage it lasts as long as the page', () => {
  const log = new Log(null);
  log.add(entry(1));
  log.add(entry(2));
  log.remove(0);
  expect(times(log)).toEqual([2]);
});
