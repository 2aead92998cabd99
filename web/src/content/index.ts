/** The texts about the rules, each language fetched when it is read. */
import type { Language } from '../i18n/i18n.svelte';
import type { Content } from './types';

const loaders: Record<Language, () => Promise<{ content: Content }>> = {
  fr: () => import('./fr'),
  en: () => import('./en'),
  nl: () => import('./nl'),
};

export async function loadContent(language: Language): Promise<Content> {
  return (await loaders[language]()).content;
}
