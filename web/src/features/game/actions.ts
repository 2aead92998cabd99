/** What the buttons under the board may do now. */
import type { Messages } from '../../i18n/fr';
import type { Session } from './session.svelte';

/** Under the world federation's rules no draw can be agreed before this many plies. */
const FMJD_DRAW_PLIES = 80;

/** Why no draw can be offered now, or null if it can. */
export function drawRefusal(session: Session, t: Messages): string | null {
  if (session.players.kind === 'machine') return t.draw.machine;
  if (session.record.ruleset === 'fmjd' && session.record.cursor < FMJD_DRAW_PLIES) {
    return t.draw.early;
  }
  return null;
}

export function canUndo(session: Session): boolean {
  return session.record.cursor > 0;
}

export function canRedo(session: Session): boolean {
  return session.record.cursor < session.record.moves.length;
}
