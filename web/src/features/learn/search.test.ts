import { expect, test } from 'vitest';
import { beginsWords, holdsWords } from './search';

test('words are found whatever their accents, capitals and apostrophes', () => {
  const text = 'L’adversaire a oublié de prendre';
  expect(holdsWords(text, "OUBLIE l'adversaire")).toBe(true);
  expect(holdsWords(text, 'oublié dame')).toBe(false);
  expect(holdsWords(text, '  ')).toBe(true);
});

test('or only where they begin a word', () => {
  const text = 'Personne n’a bousculé le damier au 25e coup';
  expect(beginsWords(text, 'sonne')).toBe(false);
  expect(beginsWords(text, 'Bouscule 25')).toBe(true);
  expect(beginsWords(text, 'n’a')).toBe(true);
  expect(beginsWords(text, ' ')).toBe(true);
});
