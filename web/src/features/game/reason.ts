/** How a game ended, in words. */
import type { Messages } from '../../i18n/fr';
import type { Outcome } from '../../wasm/types';

/** The sentence of the rules where they ended the game, else our own: players end games, too. */
export function reasonText(t: Messages, outcome: Outcome, fromRules: string | null): string {
  if (fromRules) return fromRules;
  const loser = outcome.winner === 'white' ? 'black' : 'white';
  return t.result.reason[outcome.reason](t.side(loser));
}
