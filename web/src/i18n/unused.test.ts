/** Texts that nothing shows, and texts left in French: types find what is missing, this the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

const source = path.resolve('src');

/** The same words in another language, and rightly so. */
const SAME = new Set(['transfer.fen']);

/** The code of the page, without the texts themselves and without tests. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .filter((name) => !/^i18n\/(fr|en|nl)\.ts$/.test(name))
  .map((name) => readFileSync(path.join(source, name), 'utf8'))
  .join('\n');

/** The texts as names with points between them. */
function leaves(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...place, name]));
}

/** Whether a name is read: `.name`, `['name']`, or out of `const { name } = …`. */
function read(name: string): boolean {
  const word = name.replace(/[^\w-]/g, '');
  return new RegExp(`\\.${word}\\b|\\['${word}'\\]|[{,]\\s*${word}\\s*[,}:]`).test(code);
}

/** A table of texts is read by a name that is known only when the page runs. */
function table(name: string): boolean {
  return new RegExp(`\\.${name}\\s*(\\?\\.)?\\[`).test(code);
}

describe('the texts of the page', () => {
  it('every text is read somewhere', () => {
    const unused = leaves(fr).filter((names) => {
      const last = names.at(-1) ?? '';
      return !read(last) && !names.slice(0, -1).some(table);
    });
    expect(unused.map((names) => names.join('.'))).toEqual([]);
  });

  it('no text is left in French', () => {
    const at = (messages: object, names: string[]): unknown =>
      names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], messages);
    for (const [language, messages] of Object.entries({ en, nl })) {
      const same = leaves(fr).filter((names) => {
        const text = at(fr, names);
        // Short words may well be the same.
        if (typeof text !== 'string' || text.length <= 12 || SAME.has(names.join('.')))
          return false;
        return text === at(messages, names);
      });
      expect(
        same.map((names) => names.join('.')),
        language,
      ).toEqual([]);
    }
  });
});
