/** A source in words: `FMJD 1/5.4.3`, then the texts named. */
import type { Source } from '../../content/cases';
import type { CasesContent } from '../../content/types';
import { i18n } from '../../i18n/i18n.svelte';

export function sourceText(source: Source, texts: CasesContent['texts']): string {
  const articles = (source.articles ?? []).map((article) => `FMJD ${article}`);
  const names = (source.texts ?? []).map((name) => texts[name]);
  return [...articles, ...names].join(i18n.language === 'fr' ? '\u00a0; ' : '; ');
}
