/** The texts about the rules, each language fetched when it is read. */
import type { Language } from '../i18n/i18n.svelte';
import type { CasesContent, Content } from './types';

const loaders: Record<Language, () => Promise<{ content: Content }>> = {
  fr: () => import('./fr'),
  en: () => import('./en'),
  nl: () => import('./nl'),
};

const cases: Record<Language, () => Promise<{ cases: CasesContent }>> = {
  fr: () => import('./fr/cases'),
  en: () => import('./en/cases'),
  nl: () => import('./nl/cases'),
};

/** The texts of the disputes and irregularities, apart: few pages show them. */
export async function loadCases(language: Language): Promise<CasesContent> {
  return (await cases[language]()).cases;
}

export async function loadContent(language: Language): Promise<Content> {
  return (await loaders[language]()).content;
}
