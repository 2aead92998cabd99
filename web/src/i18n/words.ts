/** Words that every file of texts needs. */
import type { Color } from '../wasm/types';

export const SIDES = {
  fr: { white: 'Blancs', black: 'Noirs' },
  en: { white: 'White', black: 'Black' },
  nl: { white: 'Wit', black: 'Zwart' },
} satisfies Record<string, Record<Color, string>>;

/**
 * « 31, 32 et 33 »: what `Intl.ListFormat` would write, without the tables it loads first, which cost a slow
 * phone fifty milliseconds.
 */
export function listed(word: string, comma = '') {
  return (items: readonly string[]): string => {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? '';
    const before = items.slice(0, -1).join(', ');
    return `${before}${items.length > 2 ? comma : ''} ${word} ${last}`;
  };
}
