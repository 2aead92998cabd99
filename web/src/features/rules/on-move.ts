import { i18n } from '../../i18n/i18n.svelte';
import type { Rules } from '../../wasm/rules';

/** Who plays on from a position; nobody where nothing is left to be played. */
export function onMove(rules: Rules, fen: string): string {
  const { side, moves } = rules.moves(fen, i18n.language);
  return moves.length === 0 ? i18n.t.status.over : i18n.t.status.turn(side);
}
