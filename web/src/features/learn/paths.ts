/** The addresses of the pages about the rules. The same in every language. */

export const PAGES = {
  rules: '/regles',
  advice: '/conseils',
  variants: '/variantes',
  history: '/histoire',
  faq: '/questions',
  glossary: '/lexique',
  disputes: '/litiges',
  assistant: '/assistant',
  arbiter: '/arbitre',
} as const;
export type Page = keyof typeof PAGES;

export interface Place {
  page: Page;
  /** What is shown of the page: an article, a word, a case. */
  item: string | null;
}

/** The place of an address, or null where it is another part of the site. */
export function placeOf(path: string): Place | null {
  const [, folder, item, more] = path.split('/');
  const page = (Object.keys(PAGES) as Page[]).find((name) => PAGES[name] === `/${folder ?? ''}`);
  if (page === undefined || (more !== undefined && more !== '')) return null;
  return { page, item: item === undefined || item === '' ? null : item };
}

export function pathTo(page: Page, item?: string | null): string {
  return item === undefined || item === null ? PAGES[page] : `${PAGES[page]}/${item}`;
}
