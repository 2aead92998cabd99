/** What the buttons under the board may do now. */
import type { LegalMove } from '../../wasm/types';
import type { Session } from './session.svelte';

export function canUndo(session: Session): boolean {
  return session.record.cursor > 0;
}

export function canRedo(session: Session): boolean {
  return session.record.cursor < session.record.moves.length;
}

/** The captures worth seeing in slow motion: the last move if it was one, else those owed now. */
export function slowCaptures(
  session: Pick<Session, 'now'> & Partial<Pick<Session, 'beforeLast'>>,
): {
  fen: string;
  captures: readonly Pick<LegalMove, 'path' | 'captured' | 'promotes'>[];
} {
  const { plies, start_fen, legal } = session.now;
  const last = plies.at(-1);
  if (last && last.captured.length > 0) {
    return { fen: session.beforeLast ?? plies.at(-2)?.fen ?? start_fen, captures: [last] };
  }
  return { fen: legal.fen, captures: legal.capture ? legal.moves : [] };
}
