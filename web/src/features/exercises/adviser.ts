/** The machine, asked what it would answer to a wrong move. It comes when it is first needed. */
import { i18n } from '../../i18n/i18n.svelte';
import { Analyst } from '../analysis/analyst';

/** Positions looked at: a moment's thought. */
const NODES = 60_000;

export class Adviser {
  #analyst: Analyst | null = null;

  /** Its best move; null where there is none. Rejects where the machine cannot be loaded. */
  async reply(fen: string): Promise<string | null> {
    this.#analyst ??= new Analyst();
    const { lines } = await this.#analyst.ask({
      fen,
      moves: [],
      lines: 1,
      lang: i18n.language,
      nodes: NODES,
    });
    return lines[0]?.pv[0] ?? null;
  }

  /** It goes. */
  dismiss(): void {
    this.#analyst?.dismiss();
    this.#analyst = null;
  }
}
