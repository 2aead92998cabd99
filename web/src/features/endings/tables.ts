/** The server's endgame tables, asked once about each position. */
import { askEnding, type Ending } from '../../api/endings';
import { isFew } from '../../api/few';
import { i18n } from '../../i18n/i18n.svelte';

/** Positions that are remembered. */
const MOST = 500;

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
