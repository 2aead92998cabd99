/** Who answers in practice: endgame tables where they know the position, else the machine at its strongest, in its worker. */
import { MOST_PIECES, type Ending } from '../../api/endings';
import { i18n } from '../../i18n/i18n.svelte';
import type { Ruleset, Wdl } from '../../wasm/types';
import { askTables, type Ask } from '../endings/source';
import { Machine, type Opponent } from '../game/machine';

/** Its level: the highest. */
const LEVEL = 20;

export interface Reply {
  move: string;
  /** What the position is worth to the side that plays it, where tables know. */
  wdl: Wdl | null;
}

export interface Asked {
  fen: string;
  moves: readonly string[];
  ruleset: Ruleset;
  pieces: number;
}

export class Defender {
  readonly #machine: Opponent;
  readonly #endings: Ask;
  /** Who did not know so many pieces, or could not be asked, is not asked again before there are fewer. */
  #unknown = MOST_PIECES + 1;

  constructor(machine: Opponent = new Machine(), endings: Ask = askTables) {
    this.#machine = machine;
    this.#endings = endings;
  }

  /** The best move. Rejects where the machine cannot be loaded. */
  async reply(asked: Asked): Promise<Reply> {
    const ending = await this.#known(asked);
    const [best] = ending?.moves ?? [];
    if (ending && best && ending.wdl !== 'draw') {
      return { move: best.notation, wdl: ending.wdl as Wdl };
    }
    const { notation } = await this.#machine.ask({
      startFen: asked.fen,
      moves: [...asked.moves],
      ruleset: asked.ruleset,
      level: LEVEL,
      seed: asked.moves.length + 1,
      lang: i18n.language,
      alone: true,
    });
    if (!ending || !best) return { move: notation, wdl: null };
    // To the tables all drawing moves are equal: the machine chooses, as long as it draws.
    const draws = ending.moves.some((one) => one.notation === notation && one.wdl === 'draw');
    return { move: draws ? notation : best.notation, wdl: 'draw' };
  }

  stop(): void {
    this.#machine.stop();
  }

  async #known({ fen, moves, ruleset, pieces }: Asked): Promise<Ending | null> {
    if (pieces >= this.#unknown) return null;
    const asked = this.#endings(fen, moves, ruleset, i18n.language, pieces);
    const found = await asked.catch(() => null);
    if (!found) this.#unknown = pieces;
    return found;
  }
}
