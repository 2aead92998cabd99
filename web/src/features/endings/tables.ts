/** The server's endgame tables, asked once about each position. */
import { askEnding, MOST_PIECES, type Ending } from '../../api/endings';
import { placement } from '../../board/placement';
import { i18n } from '../../i18n/i18n.svelte';

/** Positions that are remembered. */
const MOST = 500;

/** Whether tables may know the position, by its canonical FEN. */
export function isFew(fen: string): boolean {
  // Only the opening is written in short.
  if (fen.includes('-')) return false;
  const { size } = placement(fen);
  return size > 0 && size <= MOST_PIECES;
}

export class Tables {
  readonly #endings: typeof askEnding;
  readonly #known = new Map<string, Ending | null>();

  constructor(endings: typeof askEnding = askEnding) {
    this.#endings = endings;
  }

  /**
   * Null where no table covers the position. Whether a win comes in time is told for the game that led there, from
   * `start` by these moves; without one the counts begin here. Throws as `askEnding` does.
   */
  async ask(fen: string, start = fen, moves: readonly string[] = []): Promise<Ending | null> {
    if (!isFew(fen)) return null;
    const key = [start, ...moves].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ending = await this.#endings(start, moves, 'family', i18n.language);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, ending);
    return ending;
  }
}
