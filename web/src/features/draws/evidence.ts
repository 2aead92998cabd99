/** What a claim rests on: the positions and moves of the game. */
import type { GameAnswer, Ply } from '../../wasm/types';

/** The position after so many plies. */
export function fenAt(game: GameAnswer, ply: number): string {
  // A position set up there stands in place of the move's.
  const set = game.incidents.findLast((incident) => incident.set_up && incident.ply === ply);
  if (set?.fen) return set.fen;
  return ply === 0 ? game.start_fen : (game.plies[ply - 1]?.fen ?? game.start_fen);
}

/** Moves with their numbers, as on a score sheet: `12. 46-41 4-9 13. 41-46`; Black first: `12… 4-9`. */
export function numbered(plies: readonly Ply[], first: 'white' | 'black'): string {
  const shift = first === 'black' ? 1 : 0;
  return plies
    .map(({ ply, side, notation }, i) => {
      const number = Math.floor((ply - 1 + shift) / 2) + 1;
      if (side === 'white') return `${number}. ${notation}`;
      return i === 0 ? `${number}… ${notation}` : notation;
    })
    .join(' ');
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
