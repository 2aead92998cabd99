/** The addresses of the pages about the rules. The same in every language. */

export const PAGES = {
  start: '/debuter',
  course: '/cours',
  rules: '/regles',
  advice: '/conseils',
  variants: '/variantes',
  history: '/histoire',
  faq: '/questions',
  glossary: '/lexique',
  disputes: '/litiges',
  assistant: '/assistant',
  arbiter: '/arbitre',
  about: '/a-propos',
  exercises: '/exercices',
  analysis: '/analyse',
  library: '/bibliotheque',
} as const;
export type Page = keyof typeof PAGES;

/** Whose items have items of their own: a step of the course its levels. */
const NESTED: readonly Page[] = ['course'];

export interface Place {
  /** `missing`: an address that names no page. */
  page: Page | 'missing';
  /** What is shown of the page: an article, a word, a case. */
  item: string | null;
}

/** The place of an address, or null where it is another part of the site. */
export function placeOf(path: string): Place | null {
  const [, folder, item, more] = path.split('/');
  const page = (Object.keys(PAGES) as Page[]).find((name) => PAGES[name] === `/${folder ?? ''}`);
  if (page === undefined) return null;
  const inner = NESTED.includes(page) ? [item, more] : [item];
  const rest = path.split('/').slice(2 + inner.length);
  if (rest.some((part) => part !== '')) return null;
  const named = inner.filter((part) => part !== undefined && part !== '');
  return { page, item: named.length === 0 ? null : named.join('/') };
}

/** Whether an address is that of the board: a game, or none yet. */
export function isGame(path: string): boolean {
  return /^\/(index\.html)?$|^\/g\//.test(path);
}

export function pathTo(page: Page, item?: string | null): string {
  return item === undefined || item === null ? PAGES[page] : `${PAGES[page]}/${item}`;
}
