/** What stays at the top of the window while a page is scrolled. */
const STUCK = '[data-stuck]';

/** Air above what is scrolled to. */
const AIR = 8;

/**
 * Scrolls the page so that a text and its board are seen together: of `texts`, the longest first, the one
 * for which there is room. Where there is none, and where all is seen already, nothing moves.
 */
export function together(texts: readonly Element[], board: Element): void {
  const room = { top: AIR + heightOf(document.querySelector(STUCK)), bottom: innerHeight };
  const { top, bottom } = board.getBoundingClientRect();
  const begins = texts.map((text) => Math.min(text.getBoundingClientRect().top, top));
  if (bottom <= room.bottom && begins.every((begin) => begin >= room.top)) return;
  const begin = begins.find((one) => bottom - one <= room.bottom - room.top);
  if (begin !== undefined) scrollBy({ top: begin - room.top, behavior: 'instant' });
}

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
