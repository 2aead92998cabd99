/** The words of the claim sheet, fetched with it. */
import type { Language } from '../../i18n/i18n.svelte';
import type { DrawTexts } from '../../content/fr/draws';

const loaders: Record<Language, () => Promise<{ draws: DrawTexts }>> = {
  fr: () => import('../../content/fr/draws'),
  en: () => import('../../content/en/draws'),
  nl: () => import('../../content/nl/draws'),
};

export async function loadTexts(language: Language): Promise<DrawTexts> {
  return (await loaders[language]()).draws;
}
