import { describe, expect, test } from 'vitest';
import { compare } from '../assistant/counts';
import { readLog } from '../arbiter/log.svelte';
import { PAGES, pathTo, placeOf, type Page } from './paths';
import { parts } from './rich';

describe('addresses', () => {
  test.each(Object.keys(PAGES) as Page[])('%s has an address, and each item of it', (page) => {
    expect(placeOf(pathTo(page))).toEqual({ page, item: null });
    expect(placeOf(pathTo(page, 'x-1'))).toEqual({ page, item: 'x-1' });
    expect(placeOf(`${pathTo(page)}/`)).toEqual({ page, item: null });
  });

  test('the game and its links are none of them', () => {
    for (const path of ['/', '/g/abc', '/api/games', '/regles/a/b', '/reglesx']) {
      expect(placeOf(path)).toBeNull();
    }
  });
});

describe('D3 the comparison by numbers', () => {
  test('A11 one capture is compulsory', () => {
    expect(compare([2, null, null])).toEqual({ kind: 'only', pieces: 2 });
  });
  test('A14 the greatest number must be played', () => {
    expect(compare([1, 3, 2])).toEqual({ kind: 'must', which: 2, pieces: 3 });
  });
  test('A14 equal numbers leave a free choice', () => {
    expect(compare([3, 1, 3])).toEqual({ kind: 'choice', which: [1, 3], pieces: 3 });
  });
  test('no number, no verdict', () => {
    expect(compare([null, null, null])).toEqual({ kind: 'none' });
  });
});

describe('the log of the table', () => {
  test('reads what it wrote and drops what is not its own', () => {
    const entry = { at: 1, case: 'Q25', decided: 'leave', note: 'x' };
    expect(readLog(JSON.stringify([entry]))).toEqual([entry]);
    const bad = [
      { ...entry, case: 'Q99' },
      { ...entry, at: 'x' },
      null,
      7,
      { ...entry, decided: 0 },
    ];
    expect(readLog(JSON.stringify(bad))).toEqual([]);
    for (const text of [null, '', '{}', 'no json', '7']) expect(readLog(text)).toEqual([]);
  });
});

test('D7 links in texts', () => {
  expect(parts('une [[rafle]] et des [[dame|dames]].')).toEqual([
    { text: 'une ', term: null },
    { text: 'rafle', term: 'rafle' },
    { text: ' et des ', term: null },
    { text: 'dames', term: 'dame' },
    { text: '.', term: null },
  ]);
});
