/** Spelling habits that a program can see: French spaces, quotation marks, apostrophes. */
import { expect, test } from 'vitest';
import { messages, moreMessages } from '../i18n/i18n.svelte';
import { slow as slowFr } from './fr/slow';
import { slow as slowEn } from './en/slow';
import { slow as slowNl } from './nl/slow';
import { tableTexts } from '../features/table/texts';
import { loadCases, loadContent } from './index';

/** The words that come with the feature that shows them, by file. */
const lazy = import.meta.glob<Record<string, unknown>>(
  ['./{fr,en,nl}/{about,analysis,course,draws,endings,exercises,levels,library}.ts'],
  { eager: true },
);

/** Every text, with its place. Functions are called with something of each kind, and may refuse it. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    for (const argument of [3, 'white', ['a', 'b'], 'draw']) {
      try {
        const made: unknown = (value as (...args: unknown[]) => unknown)(
          argument,
          argument,
          argument,
          argument,
        );
        if (typeof made === 'string') return [[`${place}()`, made]];
      } catch {
        // Not its kind of argument.
      }
    }
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place}.${key}`));
}

const FAULTS: Record<'fr' | 'en' | 'nl', readonly [name: string, pattern: RegExp][]> = {
  fr: [
    ['a plain space before a high mark', / [:;!?»]/],
    ['no space before a high mark', /[\p{L}\d)»][;!?](?!\S*[=&])|[\p{L})»]:(?=\s|$)/u],
    ['a plain space after «', /« /],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['English quotation marks', /[“”"]/],
    ['a lower case letter after a full stop', /[\p{L}]\. \p{Ll}/u],
    ['two spaces', / {2}/],
    ['ligatures', /\b(?:oeil|coeur|oeuvre|noeud)/i],
  ],
  en: [
    ['a space before a mark', / [:;!?,.](?!\d|\.)/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['French quotation marks', /[«»]/],
    ['straight quotation marks', /"/],
    ['two spaces', / {2}/],
  ],
  nl: [
    // The pages say « je » throughout.
    ['a formal address', /(?:^|[\s(“])[Uu]w?(?=[\s,.?!:])/],
    ['a space before a mark', / [:;!?,.](?!\d|\.)/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['French quotation marks', /[«»]/],
    ['straight quotation marks', /"/],
    ['two spaces', / {2}/],
  ],
};

test.each(['fr', 'en', 'nl'] as const)(
  'the texts in %s keep the habits of their language',
  async (language) => {
    const slow = { fr: slowFr, en: slowEn, nl: slowNl }[language];
    const all = [
      ...texts(await loadContent(language), 'content'),
      ...texts(await loadCases(language), 'cases'),
      ...texts(messages(language), 'page'),
      ...texts(moreMessages(language), 'page'),
      ...texts(slow, 'slow'),
      ...texts(tableTexts(language), 'table'),
      ...Object.entries(lazy)
        .filter(([file]) => file.startsWith(`./${language}/`))
        .flatMap(([file, module]) => texts({ ...module }, file)),
    ];
    expect(all.length).toBeGreaterThan(500);
    const faults = all.flatMap(([place, text]) =>
      FAULTS[language]
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => `${place}: ${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  },
);
