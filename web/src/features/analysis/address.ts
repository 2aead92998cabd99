/** What the page is asked to show, behind the `#` of its address: it needs no server. */
import { beyondMoves } from '../game/line';
import type { GameRecord } from '../game/record';

const PATH = '/analyse';

export interface Asked {
  fen: string;
  moves: string[];
  /** How many of the moves have been played on the board. */
  at: number;
}

/** The address that shows a game, or a position without one. */
export function analysisLink({
  key,
  startFen,
  moves,
  cursor,
}: Pick<GameRecord, 'key' | 'startFen' | 'moves' | 'cursor'>): string {
  if (beyondMoves(moves)) return `${PATH}#game=${key}`;
  const at = cursor === moves.length ? '' : `&at=${cursor}`;
  return `${PATH}#fen=${startFen}${moves.length > 0 ? `&moves=${moves.join('_')}` : ''}${at}`;
}

/** A game of the library, and the place in its tree, counted as the file has them: the main line first. */
export interface FromLibrary {
  library: string;
  at: number;
}

/** A game of this browser by its key, one of the library, or moves from a position; null: nothing is asked. */
export function asked(hash: string): { game: string } | FromLibrary | Asked | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const library = given.get('library');
  if (library !== null) {
    const place = Number(given.get('at') ?? 0);
    return { library, at: Number.isInteger(place) ? place : 0 };
  }
  const game = given.get('game');
  if (game !== null) return { game };
  const fen = given.get('fen');
  const moves = (given.get('moves') ?? '').split('_').filter(Boolean);
  if (fen === null && moves.length === 0) return null;
  const at = Number(given.get('at') ?? moves.length);
  return { fen: fen ?? 'start', moves, at: Number.isInteger(at) ? at : moves.length };
}
