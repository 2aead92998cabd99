/** The machine goes through a line; where endgame tables know a position, they judge it. */
import type { Ending } from '../../api/endings';
import { i18n } from '../../i18n/i18n.svelte';
import type { AnalysisReport, Color, Wdl } from '../../wasm/types';
import { exactReport, thrown, type Thrown } from '../endings/exact';
import type { Tables } from '../endings/tables';
import { NoAnswer, type Analyst } from './analyst';
import {
  cost,
  gradeOf,
  judged,
  letGo,
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

/** What a try costs: so many men, or a value that is known. */
export type Price = { men: number } | { thrown: Thrown | null };

export class Reviewer {
  readonly #study: Study;
  readonly #analyst: Analyst;
  readonly #tables: Tables;
  running = $state(false);
  done = $state(0);
  of = $state(0);
  rows = $state.raw<readonly Row[]>([]);
  failed = $state(false);
  /** The tables could not be asked about an ending: the machine has judged it. */
  estimated = $state(false);
  /** The review under way: one that was stopped goes no further. */
  #run = 0;

  constructor(study: Study, analyst: Analyst, tables: Tables) {
    this.#study = study;
    this.#analyst = analyst;
    this.#tables = tables;
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
    this.estimated = false;
    const run = ++this.#run;
    const still = () => {
      if (run !== this.#run) throw new NoAnswer('stopped');
    };
    try {
      let before: Judged | null = null;
      let number = 1;
      for (const [i, place] of line.entries()) {
        const here = await this.#judge(place, NODES);
        still();
        const mistake = before
          ? await this.#mistake(line[i - 1] ?? ROOT, place, before, here)
          : null;
        still();
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
      if (run === this.#run) this.failed = error.code !== 'stopped';
    } finally {
      if (run === this.#run) this.running = false;
    }
  }

  stop(): void {
    this.#run += 1;
    this.running = false;
    this.#analyst.stop();
  }

  async #judge(place: number, nodes: number): Promise<Judged> {
    const { tree } = this.#study;
    return this.#judgeAt(tree.at(place).fen, tree.turn(place), nodes);
  }

  async #judgeAt(fen: string, side: Color, nodes: number): Promise<Judged> {
    const ending = await this.#ending(fen);
    if (ending?.moves.length === 0) return lost(side);
    const known = ending && exactReport(ending);
    if (known) return judged(known, side, ending.wdl as Wdl);
    try {
      return judged(await this.#search(fen, nodes), side);
    } catch (error) {
      if (error instanceof NoAnswer && error.code === 'game-over') return lost(side);
      throw error;
    }
  }

  /** From the position itself: no repetition makes a move of a game look worse than it is. */
  #search(fen: string, nodes: number): Promise<AnalysisReport> {
    return this.#analyst.ask({ fen, moves: [], lines: 1, nodes, lang: i18n.language });
  }

  /** What the tables know of a position. A server that is not there is asked once. */
  async #ending(fen: string): Promise<Ending | null> {
    if (this.estimated) return null;
    try {
      return await this.#tables.ask(fen);
    } catch {
      this.estimated = true;
      return null;
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
    const gone = letGo(before, after);
    if (gone === null) return null;
    let [first, second] = [before, after];
    if (gone === undefined) {
      if (gradeOf(cost(before, after)) === null) return null;
      // Looked at more closely before it is said.
      first = await this.#judge(from, NODES_AGAIN);
      second = await this.#judge(place, NODES_AGAIN);
    }
    const worse = cost(first, second);
    // What is known to be let go weighs more than any number of men.
    const grade = gone ? 'blunder' : gradeOf(worse);
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
      worth: first.score,
      thrown: gone ?? null,
      combination,
    };
  }

  /** Whether a try in a position is as good as the best: how much it costs. */
  async price(from: number, notation: string): Promise<Price> {
    const { tree, rules } = this.#study;
    const { fen } = tree.at(from);
    const ending = await this.#ending(fen);
    const known = ending?.moves.find((move) => move.notation === notation);
    if (ending && known) return { thrown: thrown(ending.wdl as Wdl, known.wdl as Wdl) };
    const best = await this.#judge(from, NODES_AGAIN);
    if (best.best[0] === notation) return { men: 0 };
    const { legal } = rules.game(fen, [notation], 'family', i18n.language);
    return { men: cost(best, await this.#judgeAt(legal.fen, legal.side, NODES_AGAIN)) };
  }
}
