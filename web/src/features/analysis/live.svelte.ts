/** The search that follows the board: it begins anew with each position, and ends when it is told to. */
import { i18n } from '../../i18n/i18n.svelte';
import type { AnalysisReport, LegalMove } from '../../wasm/types';
import { Analyst, NoAnswer, type Question } from './analyst';
import type { Study } from './study.svelte';

export class Live {
  readonly analyst = new Analyst();
  readonly #study: Study;
  on = $state(false);
  lines = $state(1);
  /** Something else uses the machine: nothing is shown, nothing is searched. */
  paused = $state(false);
  thinking = $state(false);
  failed = $state(false);
  report = $state.raw<AnalysisReport | null>(null);
  /** What the report is about. */
  #fen = $state('');
  #asked = '';
  /** From the question to the first line, in milliseconds. */
  firstMs = $state<number | null>(null);

  constructor(study: Study) {
    this.#study = study;
  }

  /** The best move, once it is known, as the board draws it. */
  readonly best: LegalMove | null = $derived.by(() => {
    const { legal } = this.#study.now;
    const notation = this.#fen === legal.fen ? this.report?.lines[0]?.pv[0] : undefined;
    return legal.moves.find((move) => move.notation === notation) ?? null;
  });

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.analyst.stop();
  }

  /** What is to be searched now; null: nothing. */
  get wanted(): { fen: string; question: Question | null } {
    const { startFen, steps, now, canMove } = this.#study;
    const { on, paused, lines } = this;
    const { fen } = now.legal;
    if (!on || paused || !canMove) return { fen, question: null };
    // A position that was set up on the way is where the search begins.
    const from = steps.findLastIndex((step) => step.startsWith('/'));
    const start = from < 0 ? startFen : (steps[from]?.slice(5, -2) ?? startFen);
    const moves = steps.slice(from + 1);
    return { fen, question: { fen: start, moves, lines, lang: i18n.language } };
  }

  /** Follows the board: to be called whenever what is wanted changes. */
  follow({ fen, question }: Live['wanted']): void {
    // A comment or a drawing is no other position: the search goes on.
    const asked = JSON.stringify([fen, question]);
    if (question && asked === this.#asked && !this.failed) return;
    this.#asked = asked;
    if (fen !== this.#fen) this.report = null;
    this.#fen = fen;
    this.failed = false;
    this.thinking = false;
    if (!question) {
      this.analyst.stop();
      return;
    }
    this.thinking = true;
    const began = performance.now();
    let first = true;
    const take = (report: AnalysisReport) => {
      if (first) this.firstMs = Math.round(performance.now() - began);
      first = false;
      this.report = report;
    };
    this.analyst.ask(question, take).then(
      (report) => {
        take(report);
        this.thinking = false;
      },
      (why: unknown) => {
        if (why instanceof NoAnswer && why.code === 'stopped') return;
        this.thinking = false;
        this.failed = true;
      },
    );
  }
}
