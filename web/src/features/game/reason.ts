/** How a game ended, in words. */
import { i18n } from '../../i18n/i18n.svelte';
import type { Outcome } from '../../wasm/types';
import type { Players } from './record';

/** The sentence of the rules where they ended the game, else our own: players end games, too. */
export function reasonText(outcome: Outcome, fromRules: string | null): string {
  if (fromRules) return fromRules;
  const loser = outcome.winner === 'white' ? 'black' : 'white';
  return i18n.more.result.reason[outcome.reason](i18n.t.side(loser));
}

/** Whether the person who plays the machine has won; null: a draw, or two people. */
export function hasWon(players: Players, { winner }: Outcome): boolean | null {
  return players.kind === 'machine' && winner ? winner === players.human : null;
}

/** The same for whoever sits before the page: what a player did is told to that player as theirs. */
export function reasonFor(players: Players, outcome: Outcome, fromRules: string | null): string {
  const won = hasWon(players, outcome);
  const { result } = i18n.more;
  if (outcome.reason === 'time' && won !== null) return result.outOfTime(won);
  if (outcome.reason === 'resignation' && won === false) return result.resigned;
  return reasonText(outcome, fromRules);
}
