/** Days as a language writes them. */
import type { Language } from './i18n.svelte';

/** English is read in every country: the day stands before the month, as it does in the other languages. */
export const LOCALES: Record<Language, string> = { fr: 'fr', en: 'en-GB', nl: 'nl' };

/** A day in figures. */
export const dayText = (day: Date, language: Language): string =>
  day.toLocaleDateString(LOCALES[language]);
