import type { Page } from './paths';

/** Parts of a page that have an address of their own, beside its articles, words or cases. */
export const SECTIONS = {
  rules: ['fiche', 'tableau', 'dessins', 'six-etapes', 'pieces', 'prises', 'articles'],
  variants: ['surprises'],
  history: ['doutes', 'sources'],
  about: ['donnees', 'mentions', 'accessibilite'],
} as const;

/** Pages whose items stand on the page itself; the others know their own. */
export const WITHIN: readonly Page[] = [
  'rules',
  'advice',
  'variants',
  'history',
  'faq',
  'glossary',
];
