/** Parts of a page that have an address of their own, beside its articles, words or cases. */
export const SECTIONS = {
  rules: ['fiche', 'tableau', 'dessins', 'six-etapes', 'pieces', 'prises', 'articles'],
  variants: ['surprises'],
  history: ['doutes', 'sources'],
  about: ['donnees', 'mentions', 'accessibilite'],
} as const;
