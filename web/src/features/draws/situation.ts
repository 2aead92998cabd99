/** Where a game stands for one who would propose a draw. */
import type { Color } from '../../wasm/types';
import type { Session } from '../game/session.svelte';
import { barred, type Bar } from './offers';

/** Who may propose a draw at all: both players of one screen, or the person against the machine. */
export function proposers(session: Session): Color[] {
  const { players } = session.record;
  if (players.kind === 'machine') return [players.human];
  const mover = session.now.legal.side;
  return [mover, mover === 'white' ? 'black' : 'white'];
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
