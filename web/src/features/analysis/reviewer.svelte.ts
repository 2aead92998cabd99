/** The machine goes through a line; where endgame tables know a position, they judge it. */
import type { Ending } from '../../api/endings';
import { placement } from '../../board/placement';
import { i18n } from '../../i18n/i18n.svelte';
import type { AnalysisReport, Color, Wdl } from '../../wasm/types';
import { scoreOf, thrown, turned, type Thrown } from '../endings/exact';
import type { Tables } from '../endings/tables';
import { NoAnswer, type Analyst } from './analyst';
import {
  cost,
  gradeInto,
  gradeOf,
  judged,
  known,
  leftTo,
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

/** What is wrong with a move. */
interface Fault extends Pick<Mistake, 'grade' | 'thrown'> {
  /** What could have been played, and what that was worth. */
  first: Judged;
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
  /** So many pieces are known by nobody who could be asked. */
  #unknown = Infinity;
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
    this.#unknown = Infinity;
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
    const sure = ending && known(ending, side);
    if (sure) return sure;
    try {
      return judged(await this.#search(fen, nodes), side);
    } catch (error) {
      if (error instanceof NoAnswer && error.code === 'game-over') return lost(side);
      throw error;
    }
  }

  /** From the position itself: no repetition makes a move of a game look worse than it is. */
  #search(fen: string, nodes: number, lines = 1): Promise<AnalysisReport> {
    return this.#analyst.ask({ fen, moves: [], lines, nodes, lang: i18n.language });
  }

  /** What the tables know of a position. Those that cannot be asked are not asked again before there are fewer pieces. */
  async #ending(fen: string): Promise<Ending | null> {
    const { size } = placement(fen);
    if (size >= this.#unknown) return null;
    try {
      return await this.#tables.ask(fen);
    } catch {
      this.#unknown = size;
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
    const { move, fen: there } = tree.at(place);
    if (move === null) return null;
    const { fen } = tree.at(from);
    const fault = await this.#fault(fen, move, there, before, after);
    if (!fault) return null;
    const { best, score } = fault.first;
    const whole = await rules.complete();
    const combination = whole.combination(fen, best, i18n.language);
    const { grade, thrown } = fault;
    return { place, move, from, side: before.side, grade, best, worth: score, thrown, combination };
  }

  /** What is wrong with a move, and what was better; null: nothing. */
  async #fault(
    fen: string,
    move: string,
    there: string,
    before: Judged,
    after: Judged,
  ): Promise<Fault | null> {
    const gone = letGo(before, move, after);
    // What is known to be let go weighs more than any number of men.
    if (gone !== undefined) return gone && { grade: 'blunder', thrown: gone, first: before };
    const left = before.value === null ? leftTo(after) : null;
    if (left !== null) return this.#faultInto(fen, move, left, before.side, after);
    if (before.best[0] === move || gradeOf(cost(before, after)) === null) return null;
    // Looked at more closely before it is said.
    const first = await this.#judgeAt(fen, before.side, NODES_AGAIN);
    const second = await this.#judgeAt(there, after.side, NODES_AGAIN);
    const grade = gradeOf(cost(first, second));
    return grade && first.best[0] !== move ? { grade, thrown: null, first } : null;
  }

  /** The same for a move into a known ending, when the position before it is only estimated. */
  async #faultInto(
    fen: string,
    move: string,
    left: Wdl,
    side: Color,
    after: Judged,
  ): Promise<Fault | null> {
    if (left === 'win') return null;
    const better = await this.#knownBetter(fen, left, side);
    if (better?.value) {
      return { grade: 'blunder', thrown: { from: better.value, to: left }, first: better };
    }
    const first = await this.#otherwise(fen, move, side);
    const grade = first && gradeInto(first, after);
    return grade && { grade, thrown: { from: null, to: left }, first };
  }

  /** The best of the moves whose value is known to be better than this. */
  async #knownBetter(fen: string, than: Wdl, side: Color): Promise<Judged | null> {
    const { rules } = this.#study;
    let best: Judged | null = null;
    let worth = than;
    for (const { notation } of rules.moves(fen, i18n.language).moves) {
      const { legal } = rules.game(fen, [notation], 'family', i18n.language);
      const ending = await this.#ending(legal.fen);
      if (!ending) continue;
      const value = turned(ending.wdl as Wdl);
      const score = scoreOf(value, ending.plies === null ? null : ending.plies + 1);
      if (score === null || !thrown(value, worth)) continue;
      const lines = [{ score, pv: [notation, ...ending.line] }];
      best = { ...judged({ depth: 0, nodes: 0, seconds: 0, lines }, side), value };
      worth = value;
    }
    return best;
  }

  /** The best of the other moves, as a search finds it; null: there is none. */
  async #otherwise(fen: string, move: string, side: Color): Promise<Judged | null> {
    const report = await this.#search(fen, NODES_AGAIN, 2);
    const lines = report.lines.filter(({ pv }) => pv[0] !== move);
    return lines.length > 0 ? judged({ ...report, lines }, side) : null;
  }

  /** Whether a try in a position is as good as the best: how much it costs. */
  async price(from: number, notation: string): Promise<Price> {
    const { tree, rules } = this.#study;
    const { fen } = tree.at(from);
    const { legal } = rules.game(fen, [notation], 'family', i18n.language);
    const before = await this.#judge(from, NODES_AGAIN);
    const isBest = before.value === null && before.best[0] === notation;
    if (isBest && !(await this.#ending(legal.fen))) return { men: 0 };
    const after = await this.#judgeAt(legal.fen, legal.side, NODES_AGAIN);
    const gone = letGo(before, notation, after);
    if (gone !== undefined) return { thrown: gone };
    const left = before.value === null ? leftTo(after) : null;
    if (left === null) return { men: cost(before, after) };
    const fault = await this.#faultInto(fen, notation, left, before.side, after);
    return { thrown: fault?.thrown ?? null };
  }
}
