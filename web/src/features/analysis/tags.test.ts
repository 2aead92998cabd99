import { describe, expect, it } from 'vitest';
import { headOf, readDate } from './tags';

describe('the date of a game', () => {
  it('is kept as PDN has it, however it is written', () => {
    for (const [text, date] of [
      ['2026.11.30', '2026.11.30'],
      ['2026-11-30', '2026.11.30'],
      ['30/11/2026', '2026.11.30'],
      ['1.2.1911', '1911.02.01'],
      ['1911', '1911.??.??'],
      ['1911.02', '1911.02.??'],
      ['1911.??.??', '1911.??.??'],
      ['????.??.??', '????.??.??'],
      ['29.2.2024', '2024.02.29'],
    ] as const) {
      expect(readDate(text), text).toBe(date);
    }
  });

  it('is none where there is no such day', () => {
    for (const text of [
      '',
      'hier',
      '2026.13.01',
      '2026.02.30',
      '29.2.2023',
      '32.1.2026',
      '26.11.30',
      '2026.1.1.1',
    ]) {
      expect(readDate(text), text).toBeNull();
    }
  });
});

it('the head of a game in one line has nothing of what nobody knows', () => {
  const tags = { White: 'A', Black: 'B', Event: '?', Date: '1970.??.??', Result: '*' };
  expect(headOf(tags)).toEqual(['A – B', '1970.??.??']);
  expect(headOf({ Black: 'B', Result: '2-0', Event: ' ' })).toEqual(['? – B', '2-0']);
  expect(headOf({})).toEqual([]);
});
