/** What a claim rests on: the positions and moves of the game. */
import { entriesOf, turnsOf } from '../game/turns';
import type { GameAnswer } from '../../wasm/types';

/** The position after so many plies. */
export function fenAt(game: GameAnswer, ply: number): string {
  // A position set up there stands in place of the move's.
  const set = game.incidents.findLast((incident) => incident.set_up && incident.ply === ply);
  if (set?.fen) return set.fen;
  return game.plies.find((played) => played.ply === ply)?.fen ?? game.start_fen;
}

/**
 * The moves after so many plies, numbered as in the list beside the board: `12. 46-41 4-9`; where
 * Black comes first: `12… 4-9`. What was irregular and stands has a flag.
 */
export function numbered(game: GameAnswer, after = 0): string {
  const words: string[] = [];
  for (const { number, entries } of turnsOf(entriesOf(game))) {
    for (const entry of entries) {
      if (!entry || (entry.ply ?? 0) <= after) continue;
      const text = `${entry.told === null ? '' : '⚑'}${entry.text}`;
      if (entry.side === 'white') words.push(`${number}. ${text}`);
      else words.push(words.length === 0 ? `${number}… ${text}` : text);
    }
  }
  return words.join(' ');
}

const SIGNS = { white: { man: 'o', king: 'O' }, black: { man: 'x', king: 'X' } } as const;

/** A board in letters for a text file: `o` a white man, `X` a black king, `.` a free dark square. */
export function textBoard(
  pieces: ReadonlyMap<number, { color: 'white' | 'black'; role: 'man' | 'king' }>,
): string {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const cells = Array.from({ length: 5 }, (_, i) => {
      const piece = pieces.get(row * 5 + i + 1);
      return piece ? SIGNS[piece.color][piece.role] : '.';
    });
    return `  ${row % 2 === 0 ? '  ' : ''}${cells.join('   ')}`;
  });
  return rows.join('\n');
}
