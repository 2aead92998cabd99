/** Endgame tables, asked once about each position. */
import { placement } from '../../board/placement';
import type { Ending } from '../../api/endings';
import { isFew } from '../../api/few';
import { i18n } from '../../i18n/i18n.svelte';
import { askTables, type Ask } from './source';

/** Positions that are remembered. */
const MOST = 500;

export class Tables {
  readonly #endings: Ask;
  readonly #known = new Map<string, Ending | null>();

  constructor(endings: Ask = askTables) {
    this.#endings = endings;
  }

  /**
   * Null where no table covers the position. Whether a win comes in time is told for the game that led there, from
   * `start` by these moves; without one the counts begin here. Rejects where one may
   * and cannot be asked.
   */
  async ask(fen: string, start = fen, moves: readonly string[] = []): Promise<Ending | null> {
    if (!isFew(fen)) return null;
    const key = [start, ...moves].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ending = await this.#endings(start, moves, 'family', i18n.language, placement(fen).size);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, ending);
    return ending;
  }
}
