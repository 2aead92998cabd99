import { expect, test } from 'vitest';
import { holdsWords } from './search';

test('words are found whatever their accents, capitals and apostrophes', () => {
  const text = 'L’adversaire a oublié de prendre';
  expect(holdsWords(text, "OUBLIE l'adversaire")).toBe(true);
  expect(holdsWords(text, 'oublié dame')).toBe(false);
  expect(holdsWords(text, '  ')).toBe(true);
});
