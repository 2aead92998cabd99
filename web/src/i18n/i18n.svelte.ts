/**
 * The language of the page. Its texts are loaded when it is chosen: one language, not three, and of that
 * first those that a first move needs.
 */
import type { Messages } from './fr';
import type { More } from './more/fr';

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

const moreSources: Record<Language, () => Promise<More>> = {
  fr: () => import('./more/fr').then(({ more }) => more),
  en: () => import('./more/en').then(({ more }) => more),
  nl: () => import('./more/nl').then(({ more }) => more),
};

const loaded: Partial<Record<Language, Messages>> = {};

/** The texts of a language that has been used. */
export function messages(language: Language): Messages {
  const texts = loaded[language];
  if (!texts) throw new Error(`the texts of ${language} are not loaded`);
  return texts;
}

const loadedMore: Partial<Record<Language, More>> = {};

/** The other texts of a language, where `loadMore` has been awaited. */
export function moreMessages(language: Language): More {
  const texts = loadedMore[language];
  if (!texts) throw new Error(`the other texts of ${language} are not loaded`);
  return texts;
}

async function loadMore(language: Language): Promise<void> {
  loadedMore[language] ??= await moreSources[language]();
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
  /** Whether the other texts are used, too. */
  #more = false;
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

  get more(): More {
    return moreMessages(this.#language);
  }

  /** Whoever shows `more` waits for this first. From then on it is there in every language that is used; also in
   *  the present one, while another is on its way. */
  async loadMore(): Promise<void> {
    this.#more = true;
    let language;
    do {
      language = this.#wanted;
      await Promise.all([loadMore(language), loadMore(this.#language)]);
    } while (language !== this.#wanted);
  }

  /** Shows a language once its texts are here. Fails where they cannot be had. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const [texts] = await Promise.all([
      loaded[language] ?? sources[language](),
      this.onUse?.(language),
    ]);
    loaded[language] = texts;
    if (this.#more) await loadMore(language);
    // Meanwhile another may have been asked for.
    if (this.#wanted === language) this.language = language;
  }
}

export const i18n = new I18n();
