/** What a notice shows on the board. */
import type { Square } from '../../wasm/types';
import type { Notice } from './hand.svelte';

/** The piece that was tried, where it was put, and what was wrong with the way. */
export function highlights(notice: Notice | null): Square[] {
  if (notice?.kind !== 'ruling' || notice.tone === 'unfinished') return [];
  const { tried, piece, wrong } = notice.ruling.squares;
  const squares = [...tried, ...wrong, ...(piece === null ? [] : [piece])];
  return [...new Set(squares)].filter((square) => square >= 1 && square <= 50);
}
