import { expect, it } from 'vitest';
import { cutGame } from './pdn';

const text =
  '[White "A"]\n\n1. 32-28 *\n\n[White "B"]\n\n1. 33-28 1-1 1. 34-30 2-0\n[White "D"]\n*\n';
const games = [1, 5, 7, 8].map((line) => ({ line, tags: {} }));

it('a game is cut out of its file, with the lines before it', () => {
  expect(cutGame(text, games, 1)).toEqual({
    text: '[White "A"]\n\n1. 32-28 *\n\n',
    number: 1,
    before: 0,
  });
  expect(cutGame(text, games, 4)).toEqual({ text: '[White "D"]\n*\n', number: 1, before: 7 });
});

it('games that share a line are told apart by their number', () => {
  const shared = [1, 5, 5, 8].map((line) => ({ line, tags: {} }));
  const second = cutGame(text, shared, 3);
  expect(second.text).toContain('33-28 1-1 1. 34-30');
  expect(second.text).not.toContain('"D"');
  expect([second.number, second.before]).toEqual([2, 4]);
});

it('what the list does not have is the whole text', () => {
  expect(cutGame(text, [], 1)).toEqual({ text, number: 1, before: 0 });
});
