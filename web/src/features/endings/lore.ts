/** What players have always known of a few kings' endings, and where to practise them. */
import { piecesOf, placement } from '../../board/placement';
import type { GoalId } from '../../content/practice';

/** `main-road`: three kings or two against one that alone stands on the main diagonal. */
export type Lore = 'main-road' | 'three-kings' | 'four-kings' | 'two-kings' | 'one-king';

export const MAIN_ROAD: ReadonlySet<number> = new Set([5, 10, 14, 19, 23, 28, 32, 37, 41, 46]);

/** What is known of a position of kings alone; `null` where nothing is. */
export function loreOf(fen: string): Lore | null {
  const pieces = placement(fen);
  const sides = [piecesOf(pieces, 'white'), piecesOf(pieces, 'black')];
  if (sides.some(({ men }) => men.length > 0)) return null;
  const [few, many] = sides.map(({ kings }) => kings).sort((a, b) => a.length - b.length);
  if (few?.length !== 1 || !many) return null;
  const alone = few.every((s) => MAIN_ROAD.has(s)) && !many.some((s) => MAIN_ROAD.has(s));
  switch (many.length) {
    case 1:
      return 'one-king';
    case 2:
      return alone ? 'main-road' : 'two-kings';
    case 3:
      return alone ? 'main-road' : 'three-kings';
    case 4:
      return 'four-kings';
    default:
      return null;
  }
}

/** The goals of the practice that show it. */
export const PRACTISED: Readonly<Record<Lore, readonly GoalId[]>> = {
  'main-road': ['trois-dames-annuler'],
  'three-kings': ['trois-dames', 'trois-dames-annuler'],
  'four-kings': ['quatre-dames'],
  'two-kings': ['deux-dames', 'deux-dames-annuler'],
  'one-king': [],
};
