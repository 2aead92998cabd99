import { describe, expect, test } from 'vitest';
import { addresses } from '../../../build/addresses';
import { LEVELS } from '../../content/course/levels';
import { STEPS } from '../../content/course/steps';
import { coursePlace, levelPath, stepPath } from '../course/address';
import { readCourse } from '../course/progress.svelte';
import { machineLink, machineOf } from '../game/start';
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

test('the addresses that the server knows are places of the site, in the order of the alphabet', () => {
  const all = addresses();
  expect(all.length).toBeGreaterThan(500);
  expect(all).toEqual([...new Set(all)].sort());
  for (const address of all) {
    expect(address).toMatch(/^\/[\w/-]+$/);
    const place = placeOf(address);
    expect(place && pathTo(place.page as Page, place.item), address).toBe(address);
    if (place?.page === 'course') expect(coursePlace(place.item).at).not.toBe('unknown');
  }
  for (const path of ['/cours/marcher/1', '/litiges/Q01', '/arbitre/I32', '/exercices/touch-001']) {
    expect(all).toContain(path);
  }
});

describe('the course', () => {
  test('every step and every level of it has an address', () => {
    for (const step of STEPS) {
      expect(coursePlace(placeOf(stepPath(step))?.item ?? null)).toEqual({ at: 'step', step });
    }
    for (const level of LEVELS) {
      const place = coursePlace(placeOf(levelPath(level))?.item ?? null);
      expect(place).toMatchObject({ at: 'level', step: level.step, level: { id: level.id } });
    }
    expect(coursePlace('enseignants')).toEqual({ at: 'teachers' });
    for (const item of [null, 'partie']) expect(coursePlace(item)).toEqual({ at: 'overview' });
    for (const item of ['x', 'x/1', 'damier/99', 'damier/x']) {
      expect(coursePlace(item)).toEqual({ at: 'unknown' });
    }
    for (const n of ['0', '99', 'x', '1.5', '01', '1e0', '0x1']) {
      expect(coursePlace(`marcher/${n}`)).toEqual({ at: 'unknown' });
    }
    expect(placeOf('/cours/marcher/1/x')).toBeNull();
  });

  test('reads the progress it wrote and drops what is not its own', () => {
    const stars = { 'marcher-pas': 3, 'marcher-bord': 1 } as const;
    expect(readCourse({ stars, won: true })).toEqual({ stars, won: true });
    const bad = { stars: { 'marcher-pas': 4, 'no-level': 3, 'marcher-bord': '2' }, won: 1 };
    for (const data of [bad, null, undefined, 7, 'x', [], { stars: null }]) {
      expect(readCourse(data)).toEqual({ stars: {}, won: false });
    }
  });

  test('a link begins a game against the machine', () => {
    for (const level of [1, 20]) {
      expect(machineOf(new URL(machineLink(level), 'http://x').hash)).toBe(level);
    }
    for (const hash of ['', '#machine=0', '#machine=21', '#machine=x', '#fen=W:W1:B2']) {
      expect(machineOf(hash)).toBeNull();
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
