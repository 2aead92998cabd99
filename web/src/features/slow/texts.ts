/** The texts of captures in slow motion, each language fetched when it is read. */
import type { SlowText } from '../../content/fr/slow';
import type { Language } from '../../i18n/i18n.svelte';

const loaders: Record<Language, () => Promise<{ slow: SlowText }>> = {
  fr: () => import('../../content/fr/slow'),
  en: () => import('../../content/en/slow'),
  nl: () => import('../../content/nl/slow'),
};

export async function loadSlowText(language: Language): Promise<SlowText> {
  return (await loaders[language]()).slow;
}
