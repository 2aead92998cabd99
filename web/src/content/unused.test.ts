/** Texts of the pages that nothing shows fail the tests, as those of the frame do (`i18n/unused.test.ts`). */
import { describe, expect, it } from 'vitest';
import { unused } from '../testing/unused';
import { about } from './fr/about';
import { analysis } from './fr/analysis';
import { cases } from './fr/cases';
import { course } from './fr/course';
import { draws } from './fr/draws';
import { endings } from './fr/endings';
import { words } from './fr/exercises';
import { content } from './fr';
import { levels } from './fr/levels';
import { library } from './fr/library';
import { practice } from './fr/practice';
import { slow } from './fr/slow';

describe('the texts of the pages', () => {
  // The other languages have the same names: their types say so.
  for (const [name, texts] of Object.entries({
    ...content,
    ...{ about, analysis, cases, course, draws, endings, exercises: words, levels, library },
    ...{ practice, slow },
  })) {
    it(`every text of ${name} is read somewhere`, () => {
      expect(unused(texts)).toEqual([]);
    });
  }

  it('a text that nothing reads is found', () => {
    expect(unused({ nav: { label: 'a', nobodyAsksForThis: 'b' } })).toEqual([
      'nav.nobodyAsksForThis',
    ]);
  });
});
