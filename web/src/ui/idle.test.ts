import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

let asked: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => asked.push(task));
});

afterEach(() => vi.unstubAllGlobals());

/** The browser is at rest: it does all that it has been asked for so far. */
function rest() {
  for (const task of asked.splice(0)) task();
}

test('does one thing each time the browser is at rest, in order', () => {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) whenIdle(() => done.push(name));
  rest();
  expect(done).toEqual(['first']);
  rest();
  expect(done).toEqual(['first', 'second']);
  rest();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(asked).toEqual([]);
});

test('a thing that fails keeps nothing else from being done', () => {
  const done: string[] = [];
  whenIdle(() => {
    throw new Error('failed');
  });
  whenIdle(() => whenIdle(() => done.push('third')));
  expect(rest).toThrow('failed');
  rest();
  rest();
  expect(done).toEqual(['third']);
});
