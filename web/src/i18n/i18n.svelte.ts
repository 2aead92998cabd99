/** The language of the page. Its texts are loaded when it is chosen: one language, not three. */
import type { Messages } from './fr';

export type { Messages };
export const LANGUAGES = ['fr', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of every language in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  nl: 'Nederlands',
};

const sources: Record<Language, () => Promise<Messages>> = {
  fr: () => import('./fr').then(({ fr }) => fr),
  en: () => import('./en').then(({ en }) => en),
  nl: () => import('./nl').then(({ nl }) => nl),
};

const loaded: Partial<Record<Language, Messages>> = {};

/** The texts of a language that has been used. */
export function messages(language: Language): Messages {
  const texts = loaded[language];
  if (!texts) throw new Error(`the texts of ${language} are not loaded`);
  return texts;
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
  #language = $state<Language>('fr');
  #wanted: Language = 'fr';
  /** What else must be there before a language is shown: the sentences of the rules. */
  onUse: ((language: Language) => Promise<unknown>) | null = null;

  get language(): Language {
    return this.#language;
  }

  /** At once: the texts must be loaded. `use` loads them. */
  set language(language: Language) {
    messages(language);
    this.#language = language;
  }

  get t(): Messages {
    return messages(this.#language);
  }

  /** Shows a language once its texts are here. Fails where they cannot be had. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const [texts] = await Promise.all([
      loaded[language] ?? sources[language](),
      this.onUse?.(language),
    ]);
    loaded[language] = texts;
    // Meanwhile another may have been asked for.
    if (this.#wanted === language) this.language = language;
  }
}

export const i18n = new I18n();
