import { expect, it } from 'vitest';
import { messages } from './i18n.svelte';

it.each(['fr', 'en', 'nl'] as const)('lists are written as %s writes them', (language) => {
  const { and, or } = messages(language);
  const numbers = ['31', '32', '33', '34'];
  for (let n = 0; n <= numbers.length; n += 1) {
    const some = numbers.slice(0, n);
    expect(and(some)).toBe(new Intl.ListFormat(language, { type: 'conjunction' }).format(some));
    expect(or(some)).toBe(new Intl.ListFormat(language, { type: 'disjunction' }).format(some));
  }
});
