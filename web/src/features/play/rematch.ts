/** The same game again, colours changed. */
import { other } from '../draws/offers';
import type { Session } from '../game/session.svelte';

export function rematch(session: Session): void {
  const { record, flipped } = session;
  const { startFen, ruleset, players, table } = record;
  // What was counted belongs to the game that is over.
  const play = record.play && { ...record.play, hints: 0 };
  const swapped =
    players.kind === 'machine' ? { ...players, human: other(players.human) } : players;
  session.newGame(startFen, ruleset, swapped, table, play);
  // Two at one screen keep their seats: the board is turned instead.
  if (players.kind === 'two' && !flipped) session.flip();
}
