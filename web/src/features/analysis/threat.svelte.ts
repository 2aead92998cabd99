/** What the other side would play if it were its turn: a short search of its own, beside the one that follows the board. */
import { i18n } from '../../i18n/i18n.svelte';
import { RulesError } from '../../wasm/rules';
import type { AnalysisReport, AnalysisScore, LegalMove, MovesAnswer } from '../../wasm/types';
import { exactReport } from '../endings/exact';
import { Tables } from '../endings/tables';
import { Analyst, NoAnswer } from './analyst';
import type { Study } from './study.svelte';

/** Positions of a search: enough for a shot, soon over. */
const NODES = 200_000;

/** Why nothing can be threatened. */
export type NoThreat = 'over' | 'capture' | 'impossible' | 'stuck';

export type Question = { kind: 'none'; why: NoThreat } | { kind: 'ask'; legal: MovesAnswer };

/** The position with the other side to move. */
export const turned = (fen: string): string => (fen.startsWith('W') ? 'B' : 'W') + fen.slice(1);

export class Threat {
  readonly analyst = new Analyst();
  readonly #study: Study;
  readonly #tables: Tables;
  on = $state(false);
  thinking = $state(false);
  failed = $state(false);
  #report = $state.raw<AnalysisReport | null>(null);
  #asked: string | null = null;

  constructor(study: Study, tables = new Tables()) {
    this.#study = study;
    this.#tables = tables;
  }

  /** What is to be asked; null: nothing. */
  readonly question: Question | null = $derived.by(() => {
    if (!this.on) return null;
    const { canMove, now, rules } = this.#study;
    if (!canMove) return { kind: 'none', why: 'over' };
    // Whoever must take has no choice to pass: what would be played then says nothing.
    if (now.legal.capture) return { kind: 'none', why: 'capture' };
    try {
      const legal = rules.moves(turned(now.legal.fen), i18n.language);
      return legal.moves.length > 0 ? { kind: 'ask', legal } : { kind: 'none', why: 'stuck' };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { kind: 'none', why: 'impossible' };
    }
  });

  /** The best move of the other side, what it is worth to it, and how play would go on. */
  readonly found: { move: LegalMove; score: AnalysisScore; pv: readonly string[] } | null =
    $derived.by(() => {
      const { question } = this;
      const line = this.#report?.lines[0];
      if (question?.kind !== 'ask' || !line) return null;
      const move = question.legal.moves.find(({ notation }) => notation === line.pv[0]);
      return move ? { move, ...line } : null;
    });

  toggle(): void {
    this.on = !this.on;
    // Its memory is not kept for what is seldom asked.
    if (!this.on) this.analyst.dismiss();
  }

  /** To be called whenever the question changes. */
  follow(question: Question | null): void {
    const asked = question?.kind === 'ask' ? question.legal.fen : null;
    if (asked !== null && asked === this.#asked && !this.failed) return;
    this.#asked = asked;
    this.#report = null;
    this.failed = false;
    this.thinking = question?.kind === 'ask';
    if (question?.kind !== 'ask') {
      this.analyst.stop();
      return;
    }
    const { fen } = question.legal;
    this.analyst.stop();
    this.#search(fen).then(
      (report) => {
        if (fen !== this.#asked) return;
        this.#report = report;
        this.thinking = false;
      },
      (why: unknown) => {
        if (fen !== this.#asked || (why instanceof NoAnswer && why.code === 'stopped')) return;
        this.thinking = false;
        this.failed = true;
      },
    );
  }

  /** What tables know, or else what is found. */
  async #search(fen: string): Promise<AnalysisReport> {
    const ending = await this.#tables.ask(fen).catch(() => null);
    const known = ending && exactReport(ending);
    if (known) return known;
    if (fen !== this.#asked) throw new NoAnswer('stopped');
    return this.analyst.ask({ fen, moves: [], lines: 1, nodes: NODES, lang: i18n.language });
  }
}
