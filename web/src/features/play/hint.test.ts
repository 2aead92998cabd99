import { expect, test } from 'vitest';
import { judged } from './hint';

test('a score is told in words, from the side of who is to move', () => {
  const told = [3, 1, 0.5, 0.1, -0.1, -0.5, -1, -3].map((men) => judged({ men }));
  expect(told).toEqual(['won', 'clear', 'slight', 'level', 'level', 'worse', 'bad', 'lost']);
  expect(judged({ win_in: 9 })).toBe('won');
  expect(judged({ loss_in: 4 })).toBe('lost');
  expect(judged({ draw: true })).toBe('draw');
});
