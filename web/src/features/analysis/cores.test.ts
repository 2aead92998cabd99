import { afterEach, expect, it, vi } from 'vitest';
import { chooseCores, chosenCores, mostCores } from './cores';

function machine(processors: number, isolated = true): void {
  vi.stubGlobal('crossOriginIsolated', isolated);
  vi.stubGlobal('navigator', { hardwareConcurrency: processors });
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('leaves a processor to the page, and takes four at most', () => {
  for (const [processors, most] of [
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
    [NaN, 1],
  ] as const) {
    machine(processors);
    expect(mostCores()).toBe(most);
    expect(chosenCores()).toBe(most);
  }
  machine(16, false);
  expect(mostCores()).toBe(1);
});

it('keeps what was chosen, as far as there is as much', () => {
  machine(8);
  chooseCores(3);
  expect(chosenCores()).toBe(3);
  machine(3);
  expect(chosenCores()).toBe(2);
  machine(8);
  localStorage.setItem('damier.cores', 'all');
  expect(chosenCores()).toBe(4);
});
