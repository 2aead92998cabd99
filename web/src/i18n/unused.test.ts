/** Texts that nothing shows, and texts left in French: types find what is missing, this the rest. */
import { describe, expect, it } from 'vitest';
import { leaves, unused } from '../testing/unused';
import { en as firstEn } from './en';
import { fr as firstFr } from './fr';
import { more as moreEn } from './more/en';
import { more as moreFr } from './more/fr';
import { more as moreNl } from './more/nl';
import { nl as firstNl } from './nl';

const fr = { ...firstFr, more: moreFr };
const en = { ...firstEn, more: moreEn };
const nl = { ...firstNl, more: moreNl };

/** The same words in another language, and rightly so. */
const SAME = new Set(['more.transfer.fen']);

describe('the texts of the page', () => {
  it('every text is read somewhere', () => {
    expect(unused(fr)).toEqual([]);
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
