/** The texts of the cases: half as heavy as all others together, so they come with the pages that show them. */
import { loadCases } from '../../content';
import type { CasesContent } from '../../content/types';
import { i18n, type Language } from '../../i18n/i18n.svelte';

class CaseTexts {
  #shown = $state.raw<CasesContent | null>(null);

  /** Whether a page has asked for them. */
  get wanted(): boolean {
    return this.#shown !== null;
  }

  /** The texts in the reader's language, where `load` has been awaited. */
  get texts(): CasesContent {
    if (!this.#shown) throw new Error('The texts of the cases are read before they have come.');
    return this.#shown;
  }

  async load(language: Language): Promise<void> {
    const texts = await loadCases(language);
    if (language === i18n.language || !this.#shown) this.#shown = texts;
  }
}

export const caseTexts = new CaseTexts();
