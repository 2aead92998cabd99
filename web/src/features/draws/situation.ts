/** Where a game stands for one who would propose a draw. */
import type { Color } from '../../wasm/types';
import type { Session } from '../game/session.svelte';
import { barred, other, type Bar } from './offers';

/**
 * Whether a forced win may be shown: once the game is over, or where a position is looked at and
 * nobody plays yet. In a game that would be help.
 */
export function mayProve({ over, record }: Pick<Session, 'over' | 'record'>): boolean {
  return over || (record.players.kind === 'two' && !record.table && record.moves.length === 0);
}

/**
 * Who may propose a draw at all: both players of one screen, or the person against the machine. First
 * whoever has just moved: one moves, offers, then presses the clock (3/5.3).
 */
export function proposers(session: Session): Color[] {
  const { players } = session.record;
  if (players.kind === 'machine') return [players.human];
  const first = session.now.plies.at(-1)?.side ?? session.now.legal.side;
  return [first, other(first)];
}

export function barFor(session: Session, by: Color): Bar | null {
  const { offers, ruleset, cursor: step } = session.record;
  const { ply } = session.now.status;
  const { over, atEnd, machineToMove } = session;
  return barred(offers, by, { ruleset, ply, step, over, atEnd, machineToMove });
}

/** Why nobody may propose one now, or null. */
export function barForAll(session: Session): Bar | null {
  const bars = proposers(session).map((color) => barFor(session, color));
  return bars.includes(null) ? null : (bars[0] ?? null);
}
