/** A source in words: `FMJD 1/5.4.3`, then the texts named. */
import type { Source } from '../../content/cases';
import type { CasesContent } from '../../content/types';

export function sourceText(source: Source, texts: CasesContent['texts']): string {
  const articles = (source.articles ?? []).map((article) => `FMJD ${article}`);
  return [...articles, ...(source.texts ?? []).map((name) => texts[name])].join(' ; ');
}
