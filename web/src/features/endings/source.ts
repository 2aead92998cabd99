/** Endgame tables, wherever they are: the page's own, of up to four pieces, and the server's, which may have more. */
import { askEnding } from '../../api/endings';
import { Unreachable } from '../../api/client';
import { OWN_PIECES, within } from '../../wasm/tables';
import { OwnTables } from './own';

/** A server that takes longer is not waited for where the page may know, in milliseconds. */
const PATIENCE_MS = 700;

type Source = OwnTables['ask'];
/** About a position of so many pieces, which these moves lead to. */
export type Ask = (...asked: [...Parameters<Source>, pieces: number]) => ReturnType<Source>;

/**
 * Own tables that are here are asked first, else the server, which has no file to be fetched before it answers, and
 * then again the page's own. Null where neither knows; rejects where what may know cannot be asked.
 */
export function sources(own: Pick<OwnTables, 'ask' | 'here'>, server: Source = askEnding): Ask {
  return async (fen, moves, ruleset, lang, pieces) => {
    const ours = () => own.ask(fen, moves, ruleset, lang).catch(() => null);
    const known = own.here ? await ours() : null;
    if (known) return known;
    const theirs = navigator.onLine
      ? server(fen, moves, ruleset, lang)
      : Promise.reject(new Unreachable('no network'));
    const told = (await within(theirs, PATIENCE_MS)) ? await theirs : null;
    if (told) return told;
    return (pieces <= OWN_PIECES && (await ours())) || theirs;
  };
}

/** One worker for the whole page. */
export const askTables = sources(new OwnTables());
