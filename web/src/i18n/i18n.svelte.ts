/** The language of the page: the reader's choice, else the browser's, else French. */
import { en } from './en';
import { fr, type Messages } from './fr';
import { nl } from './nl';

export type { Messages };
export const LANGUAGES = ['fr', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

const all: Record<Language, Messages> = { fr, en, nl };

/** The texts of one language. */
export function messages(language: Language): Messages {
  return all[language];
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language of a list that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'fr';
}

class I18n {
  language = $state<Language>('fr');

  get t(): Messages {
    return all[this.language];
  }

  /** The name of every language in itself. */
  names(): { code: Language; name: string }[] {
    return LANGUAGES.map((code) => ({ code, name: all[code].name }));
  }
}

export const i18n = new I18n();
