/** The machine goes through a line. */
import { i18n } from '../../i18n/i18n.svelte';
import { NoAnswer, type Analyst } from './analyst';
import {
  cost,
  gradeOf,
  judged,
  lost,
  NODES,
  NODES_AGAIN,
  type Judged,
  type Mistake,
} from './review';
import type { Study } from './study.svelte';
import { ROOT } from './tree';

/** A row of the result: a place of the line with its value. */
export interface Row {
  place: number;
  /** `12. 32-28`; empty for the beginning. */
  move: string;
  judged: Judged;
  mistake: Mistake | null;
}

export class Reviewer {
  readonly #study: Study;
  readonly #analyst: Analyst;
  running = $state(false);
  done = $state(0);
  of = $state(0);
  rows = $state.raw<readonly Row[]>([]);
  failed = $state(false);

  constructor(study: Study, analyst: Analyst) {
    this.#study = study;
    this.#analyst = analyst;
  }

  readonly mistakes = $derived(this.rows.flatMap(({ mistake }) => mistake ?? []));

  #opened = $state(0);

  /** Whether what is shown is about the game that is there. */
  get current(): boolean {
    return this.rows.length > 0 && this.#opened === this.#study.opened;
  }

  async start(): Promise<void> {
    const study = this.#study;
    const line = study.line;
    const { tree } = study;
    this.#opened = study.opened;
    this.rows = [];
    this.done = 0;
    this.of = line.length;
    this.running = true;
    this.failed = false;
    try {
      let before: Judged | null = null;
      let number = 1;
      for (const [i, place] of line.entries()) {
        const here = await this.#judge(place, NODES);
        const mistake = before
          ? await this.#mistake(line[i - 1] ?? ROOT, place, before, here)
          : null;
        const { move: notation } = tree.at(place);
        const black = here.side === 'white';
        const move = notation === null ? '' : `${number}${black ? '…' : '.'} ${notation}`;
        if (notation !== null && black) number += 1;
        this.rows = [...this.rows, { place, move, judged: here, mistake }];
        this.done = i + 1;
        before = here;
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.failed = error.code !== 'stopped';
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.running = false;
    this.#analyst.stop();
  }

  async #judge(place: number, nodes: number): Promise<Judged> {
    const { tree } = this.#study;
    const side = tree.turn(place);
    // From the position itself: no repetition makes a move of a game look worse than it is.
    const question = { fen: tree.at(place).fen, moves: [], lines: 1, nodes, lang: i18n.language };
    try {
      return judged(await this.#analyst.ask(question), side);
    } catch (error) {
      if (error instanceof NoAnswer && error.code === 'game-over') return lost(side);
      throw error;
    }
  }

  async #mistake(
    from: number,
    place: number,
    before: Judged,
    after: Judged,
  ): Promise<Mistake | null> {
    const { tree, rules } = this.#study;
    const { move } = tree.at(place);
    if (move === null || before.best[0] === move) return null;
    if (gradeOf(cost(before, after)) === null) return null;
    // Looked at more closely before it is said.
    const [first, second] = [
      await this.#judge(from, NODES_AGAIN),
      await this.#judge(place, NODES_AGAIN),
    ];
    const worse = cost(first, second);
    const grade = gradeOf(worse);
    if (grade === null || first.best[0] === move) return null;
    const { fen } = tree.at(from);
    const whole = await rules.complete();
    const combination = whole.combination(fen, first.best, i18n.language);
    return {
      place,
      move,
      from,
      side: first.side,
      grade,
      cost: worse,
      best: first.best,
      combination,
    };
  }

  /** Whether a try in a position is as good as the best: how much it costs. */
  async price(from: number, notation: string): Promise<number> {
    const { tree, rules } = this.#study;
    const { fen } = tree.at(from);
    const best = await this.#judge(from, NODES_AGAIN);
    if (best.best[0] === notation) return 0;
    const { legal } = rules.game(fen, [notation], 'family', i18n.language);
    const question = {
      fen: legal.fen,
      moves: [],
      lines: 1,
      nodes: NODES_AGAIN,
      lang: i18n.language,
    };
    try {
      return cost(best, judged(await this.#analyst.ask(question), legal.side));
    } catch (error) {
      if (error instanceof NoAnswer && error.code === 'game-over') return 0;
      throw error;
    }
  }
}
