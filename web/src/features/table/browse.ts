/** Looking back over a game at the table: from board to board, past what changed nothing there. */
import { i18n } from '../../i18n/i18n.svelte';
import type { Session } from '../game/session.svelte';
import { plyAt, stepOf } from '../game/turns';
import { tableTexts } from './texts';

/** What two of the four buttons do here, and what they are called. */
export interface Browse {
  back: { label: string; go: () => void };
  on: { label: string; go: () => void };
}

export function browse(session: Session): Browse {
  const { back, on } = tableTexts(i18n.language).browse;
  const go = (by: 1 | -1) => () => {
    const { line, record } = session;
    const ply = plyAt(line, record.cursor) + by;
    session.goTo(ply < 0 ? 0 : stepOf(line, record.moves.length, ply));
  };
  return { back: { label: back, go: go(-1) }, on: { label: on, go: go(1) } };
}
