/** The words of the exercises, each language fetched when it is read. */
import type { Words } from '../../content/fr/exercises';
import type { Language } from '../../i18n/i18n.svelte';

export type { Words };

const loaders: Record<Language, () => Promise<{ words: Words }>> = {
  fr: () => import('../../content/fr/exercises'),
  en: () => import('../../content/en/exercises'),
  nl: () => import('../../content/nl/exercises'),
};

export async function loadWords(language: Language): Promise<Words> {
  return (await loaders[language]()).words;
}
