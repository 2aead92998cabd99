/** The one-letter commands on the board that every game has. */
import { sayMove, sayPieces } from '../../board/aria';
import type { Placement } from '../../board/placement';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import type { Session } from './session.svelte';

/** `own`: what this board does besides; it is asked first. */
export function boardCommand(
  session: Session,
  pieces: Placement,
  key: string,
  own?: (key: string) => boolean,
): boolean {
  if (!preferences.keys) return false;
  if (own?.(key)) return true;
  const { t } = i18n;
  const { announcer, lastPly, record } = session;
  switch (key) {
    case 'p': {
      const { white, black } = sayPieces(t, pieces);
      announcer.say(`${white} ${black}`);
      return true;
    }
    case 'd':
      announcer.say(lastPly ? sayMove(t, lastPly) : t.say.noMoveYet);
      return true;
    case 's':
      session.goTo(record.cursor + 1);
      return true;
    case 'r':
      session.goTo(record.cursor - 1);
      return true;
    default:
      return false;
  }
}
