/** What the buttons under the board may do now. */
import type { LegalMove } from '../../wasm/types';
import type { Session } from './session.svelte';

export function canUndo(session: Session): boolean {
  return session.record.cursor > 0 && !session.fixed;
}

export function canRedo(session: Session): boolean {
  return session.record.cursor < session.record.moves.length && !session.fixed;
}

/** At the table nothing tells what ought to be played. */
export function silent(session: Pick<Session, 'record' | 'atEnd' | 'verdict'>): boolean {
  return session.record.table && session.atEnd && session.verdict === null;
}

/**
 * The captures worth seeing in slow motion: the last move if it was one, else those owed now, if
 * they may be told.
 */
export function slowCaptures(
  session: Pick<Session, 'now' | 'lastPly'> & Partial<Pick<Session, 'beforeLast'>>,
  told = true,
): {
  fen: string;
  captures: readonly Pick<LegalMove, 'path' | 'captured' | 'promotes'>[];
} {
  const { plies, start_fen, legal } = session.now;
  const last = session.lastPly;
  if (last && last.captured.length > 0) {
    return { fen: session.beforeLast ?? plies.at(-2)?.fen ?? start_fen, captures: [last] };
  }
  return { fen: legal.fen, captures: legal.capture && told ? legal.moves : [] };
}
