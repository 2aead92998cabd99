/** The three languages say the same: each text of one has its twin, with the same squares and moves. */
import { expect, test } from 'vitest';
import { loadCases, loadContent } from './index';

/** Every text of a content, with its place. Functions are called with numbers. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  // Other names of a word: each language has its own.
  return Object.entries(value)
    .filter(([key]) => key !== 'also')
    .flatMap(([key, inner]) => texts(inner, `${place}.${key}`));
}

/** Squares, moves and counts written in figures. */
function figures(text: string): string[] {
  const plain = text
    .replaceAll('–', '-')
    // Centuries are written each in its own way, ordinals end each in their own way.
    .replaceAll(
      /\b\d+(?:th|e)(?:-| and | en )?(?:\d*(?:th|e))?[ -](?:century|centuries|eeuw)/g,
      ' ',
    )
    .replaceAll(/\b(\d+)(?:th|st|nd|rd|e)\b/g, '$1');
  return [...plain.matchAll(/\d+(?:[x-]\d+)*/g)].map(([figure]) => figure).sort();
}

test('D14 every text has its twin in each language, naming the same moves, squares and numbers', async () => {
  const [fr, en, nl] = await Promise.all(
    (['fr', 'en', 'nl'] as const).map(async (language) => ({
      ...(await loadContent(language)),
      cases: await loadCases(language),
    })),
  );
  const french = texts(fr);
  for (const [name, other] of [
    ['en', en],
    ['nl', nl],
  ] as const) {
    const theirs = new Map(texts(other));
    expect([...theirs.keys()].sort(), name).toEqual(french.map(([place]) => place).sort());
    const faults = french
      .filter(([place, text]) => String(figures(text)) !== String(figures(theirs.get(place) ?? '')))
      .map(([place, text]) => `${name}${place}: ${text} | ${theirs.get(place)}`);
    expect(faults).toEqual([]);
  }
});
