/** The words of the practice, each language fetched when it is read. */
import type { Practice } from '../../content/fr/practice';
import type { Language } from '../../i18n/i18n.svelte';

export type { Practice };

const loaders: Record<Language, () => Promise<{ practice: Practice }>> = {
  fr: () => import('../../content/fr/practice'),
  en: () => import('../../content/en/practice'),
  nl: () => import('../../content/nl/practice'),
};

export async function loadPractice(language: Language): Promise<Practice> {
  return (await loaders[language]()).practice;
}
