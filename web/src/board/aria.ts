/** The board in words: labels of the squares, and what is said after each move. */
import type { Messages } from '../i18n/fr';
import type { Color, LegalMove, MovesAnswer, Square } from '../wasm/types';
import { piecesOf, type Piece, type Placement } from './placement';

export interface SquareFacts {
  piece: Piece | undefined;
  /** Moves that start here. */
  moves: readonly LegalMove[];
  selected: boolean;
  landing: boolean;
  through: boolean;
  ghost: boolean;
}

const numbers = (squares: readonly Square[]) => squares.map(String);

/** « case 32, pion blanc, doit prendre 28 » */
export function squareLabel(t: Messages, square: Square, facts: SquareFacts): string {
  const parts = [t.board.square(square)];
  parts.push(facts.piece ? t.board.piece(facts.piece.color, facts.piece.role) : t.board.empty);
  if (facts.ghost) parts.push(t.board.ghost);
  if (facts.selected) {
    parts.push(t.board.selected);
  } else if (facts.moves.some((move) => move.captured.length > 0)) {
    const sets = facts.moves.map((move) => t.and(numbers(move.captured)));
    parts.push(t.board.mustTake([...new Set(sets)]));
  } else if (facts.moves.length > 0) {
    parts.push(t.board.canMove);
  }
  if (facts.landing) parts.push(t.board.landing);
  else if (facts.through) parts.push(t.board.through);
  return parts.join(', ');
}

interface Played {
  side: Color;
  path: readonly Square[];
  captured: readonly Square[];
  promotes: boolean;
}

/** « Noirs : 19 prend 28, arrive en 32. Une pièce prise. » */
export function sayMove(t: Messages, move: Played): string {
  const from = move.path[0] ?? 0;
  const to = move.path.at(-1) ?? 0;
  const text =
    move.captured.length > 0
      ? t.say.capture(move.side, from, numbers(move.captured), to)
      : t.say.move(move.side, from, to);
  return move.promotes ? `${text} ${t.say.crowned}` : text;
}

/** « Aux Blancs de jouer. Prise obligatoire avec 37 ou 38. » */
export function sayTurn(t: Messages, legal: MovesAnswer): string {
  const turn = t.say.yourTurn(legal.side);
  if (!legal.capture) return turn;
  const from = [...new Set(legal.moves.map((move) => move.from))].sort((a, b) => a - b);
  return `${turn} ${t.say.owed(numbers(from))}`;
}

/** Both sides as text, for those who don't see the board. */
export function sayPieces(t: Messages, pieces: Placement): Record<Color, string> {
  const say = (color: Color) => {
    const { men, kings } = piecesOf(pieces, color);
    return t.say.pieces(color, numbers(men), numbers(kings));
  };
  return { white: say('white'), black: say('black') };
}
