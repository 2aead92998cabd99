/** How a game ended, in words. */
import { i18n } from '../../i18n/i18n.svelte';
import type { Outcome } from '../../wasm/types';

/** The sentence of the rules where they ended the game, else our own: players end games, too. */
export function reasonText(outcome: Outcome, fromRules: string | null): string {
  if (fromRules) return fromRules;
  const loser = outcome.winner === 'white' ? 'black' : 'white';
  return i18n.more.result.reason[outcome.reason](i18n.t.side(loser));
}
