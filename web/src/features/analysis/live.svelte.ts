/**
 * What follows the board: the endgame tables, where they may know the position, and else the search, which begins anew
 * with each position and ends when it is told to.
 */
import { isFew } from '../../api/few';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import type { AnalysisReport, LegalMove } from '../../wasm/types';
import { exactReport } from '../endings/exact';
import { Known } from '../endings/known.svelte';
import { Tables } from '../endings/tables';
import { Analyst, NoAnswer, type Question } from './analyst';
import { chooseCores, chosenCores } from './cores';
import { Remote } from './remote';
import type { Study } from './study.svelte';

/** Where the machine thinks. */
export type Where = 'browser' | 'server';

export class Live {
  readonly analyst = new Analyst(chosenCores());
  readonly #remote = new Remote();
  readonly tables: Tables;
  /** What the tables say of the position, searched or not. */
  readonly known = new Known();
  readonly #study: Study;
  on = $state(false);
  lines = $state(1);
  /** Something else uses the machine: nothing is shown, nothing is searched. */
  paused = $state(false);
  thinking = $state(false);
  /** Why there is no answer. */
  failed = $state<string | null>(null);
  /** What the search has found. */
  #found = $state.raw<AnalysisReport | null>(null);
  /** What the report is about. */
  #fen = $state('');
  #asked = '';
  /** From the question to the first line, in milliseconds. */
  firstMs = $state<number | null>(null);

  constructor(study: Study, tables = new Tables()) {
    this.#study = study;
    this.tables = tables;
  }

  /** Whether tables may know the position. */
  readonly few = $derived.by(() => isFew(this.#study.now.legal.fen));

  /** The lines that are known to be the best: nothing is left to search. */
  readonly exact: AnalysisReport | null = $derived.by(() => {
    const { answer } = this.known;
    if (answer.kind !== 'found' || answer.here !== this.#study.now.legal.fen) return null;
    return exactReport(answer.ending, this.lines);
  });

  /** Few pieces, and no server that could be asked: what is found is no more than an estimate. */
  readonly estimate = $derived.by(() => {
    const { kind, here } = this.known.answer;
    return this.few && kind === 'offline' && here === this.#study.now.legal.fen;
  });

  /** The tables come first: a moment is left to them. */
  readonly #waits = $derived.by(() => {
    const { answer, late } = this.known;
    if (!this.few) return false;
    return answer.here !== this.#study.now.legal.fen || (answer.kind === 'asking' && !late);
  });

  /** What is known to be so, or else has been found. */
  readonly report = $derived.by(() => this.exact ?? this.#found);

  /** The best move, once it is known, as the board draws it. */
  readonly best: LegalMove | null = $derived.by(() => {
    const { legal } = this.#study.now;
    const current = this.exact !== null || this.#fen === legal.fen;
    const notation = current ? this.report?.lines[0]?.pv[0] : undefined;
    return legal.moves.find((move) => move.notation === notation) ?? null;
  });

  get where(): Where {
    return preferences.server ? 'server' : 'browser';
  }

  set where(where: Where) {
    preferences.set({ server: where === 'server' });
  }

  /** How many processors it may use here. */
  #cores = $state(chosenCores());

  get cores(): number {
    return this.#cores;
  }

  set cores(count: number) {
    this.#cores = count;
    this.analyst.threads = count;
    chooseCores(count);
  }

  toggle(): void {
    this.on = !this.on;
    // It stays as it is left, the next time too.
    preferences.set({ engineOff: !this.on });
    if (!this.on) this.#stop();
  }

  #stop(): void {
    this.analyst.stop();
    this.#remote.stop();
  }

  /** The page is left. */
  leave(): void {
    this.#remote.stop();
    this.analyst.dismiss();
  }

  /** What is to be searched now; null: nothing. */
  get wanted(): { fen: string; where: Where; cores: number; question: Question | null } {
    const { startFen, steps, now, canMove } = this.#study;
    const { on, paused, lines, where, cores } = this;
    const { fen } = now.legal;
    if (!on || paused || !canMove || this.exact || this.#waits)
      return { fen, where, cores, question: null };
    // A position that was set up on the way is where the search begins.
    const from = steps.findLastIndex((step) => step.startsWith('/'));
    const start = from < 0 ? startFen : (steps[from]?.slice(5, -2) ?? startFen);
    const moves = steps.slice(from + 1);
    const question = { fen: start, moves, lines, lang: i18n.language };
    return { fen, where, cores, question };
  }

  /** Asks the tables: to be called with each position of few pieces. */
  lookUp(): void {
    const { startFen, steps, now } = this.#study;
    const { fen } = now.legal;
    this.known.follow(fen, () => this.tables.ask(fen, startFen, steps));
  }

  /** Follows the board: to be called whenever what is wanted changes. */
  follow({ fen, where, cores, question }: Live['wanted']): void {
    // A comment or a drawing is no other position: the search goes on.
    const asked = JSON.stringify([fen, where, cores, question]);
    if (question && asked === this.#asked && this.failed === null) return;
    this.#asked = asked;
    if (fen !== this.#fen) this.#found = null;
    this.#fen = fen;
    this.failed = null;
    this.thinking = false;
    this.#stop();
    if (!question) return;
    this.thinking = true;
    const began = performance.now();
    let first = true;
    const take = (report: AnalysisReport) => {
      if (first) this.firstMs = Math.round(performance.now() - began);
      first = false;
      this.#found = report;
    };
    const machine = where === 'server' ? this.#remote : this.analyst;
    machine.ask(question, take).then(
      (report) => {
        take(report);
        this.thinking = false;
      },
      (why: unknown) => {
        const code = why instanceof NoAnswer ? why.code : 'engine-failed';
        if (code === 'stopped') return;
        this.thinking = false;
        this.failed = code;
      },
    );
  }
}
