/** The words about exact endings, fetched with the panel that shows them. */
import type { Language } from '../../i18n/i18n.svelte';
import type { Color, DrawReason, Wdl } from '../../wasm/types';
import type { Lore } from './lore';

/** Where endings are looked up. */
export type Where = 'game' | 'analysis';

export interface EndingTexts {
  /** While the game runs: what asking means, the button, and what is said of a game in which it was pressed. */
  help: { ask: string; show: string; given: string };
  asking: string;
  /** Nobody could be asked about so many pieces; what that means to who plays, and to who analyses. */
  offline: (pieces: number, where: Where) => string;
  /** No table has an ending of so many pieces; what can be done about it. */
  missing: (pieces: number) => string;
  verdict: (side: Color, wdl: Wdl, plies: number | null) => string;
  /** Said with every value; with a limit that was judged, what stands above is no part of it. */
  proviso: (limit: boolean) => string;
  limit: (reason: DrawReason, moves: number, fits: boolean) => string;
  moves: string;
  columns: { move: string; value: string };
  worth: (wdl: Wdl, plies: number | null) => string;
  proof: { win: string; draw: string; loss: string };
  /** Why a draw is proved: how many moves the side to move has, and that none wins. */
  whyDraw: (side: Color, moves: number) => string;
  /** What has always been known of it, and what comes before the links to the practice. */
  lore: Record<Lore, string>;
  practise: string;
  back: string;
  board: (ply: number, of: number) => string;
  step: { first: string; back: string; forward: string; last: string };
}

const loaders: Record<Language, () => Promise<{ endings: EndingTexts }>> = {
  fr: () => import('../../content/fr/endings'),
  en: () => import('../../content/en/endings'),
  nl: () => import('../../content/nl/endings'),
};

export async function loadTexts(language: Language): Promise<EndingTexts> {
  return (await loaders[language]()).endings;
}
