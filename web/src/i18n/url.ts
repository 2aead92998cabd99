/** The language in an address: `?lang=en`. It goes before the reader's choice and the browser's. */
import { isLanguage, type Language } from './i18n.svelte';

const NAME = 'lang';

/** The language that an address asks for. */
export function urlLanguage(search: string = location.search): Language | null {
  const value = new URLSearchParams(search).get(NAME);
  return isLanguage(value) ? value : null;
}

/** The address of a page of ours in a language; null: in the reader's own. */
export function inLanguage(address: string, language: Language | null): string {
  const url = new URL(address, location.origin);
  if (language === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Links followed from an address that names a language name it, too. */
export function carryLanguage(event: Event): void {
  const language = urlLanguage();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (language === null || !link || link.origin !== location.origin) return;
  if (link.hasAttribute('download') || urlLanguage(link.search) !== null) return;
  link.search = inLanguage(link.pathname + link.search, language).split('?')[1] ?? '';
}
