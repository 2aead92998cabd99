/**
 * One try at an exercise: what has been found, what was wrong and why, the hints given, and how it
 * ended. The page draws it; nothing here knows of the page.
 */
import type { Rules } from '../../wasm/rules';
import type { LegalMove, Square } from '../../wasm/types';
import { Announcer } from '../../ui/announcer.svelte';
import { follow, mainLine, told, wrongDeep } from './deep';
import { Facts } from './facts';
import { accept, consequence, play } from './line';
import { countRoute, wrongChoice, wrongMove, wrongSquare, type Reason } from './reasons';
import { Stage } from './stage.svelte';
import { isPlayed, taskOf, type Task } from './task';
import { hintsOf, questionOf, whyOf, type Hint } from './texts';
import {
  isDeep,
  type DeepExercise,
  type Exercise,
  type ExerciseTexts,
  type Result,
  type Wins,
} from './types';
import type { Words } from './words';

export interface Feedback extends Reason {
  tone: 'wrong' | 'right' | 'note';
}

export interface AttemptFacts {
  rules: Rules;
  exercise: Exercise;
  /** Read anew whenever they are shown: the language may change. */
  words: () => Words;
  texts?: () => ExerciseTexts | undefined;
  /** `shown`: the solution was shown, not found. */
  onresult?: (result: Result, shown: boolean) => void;
  /** What the machine would answer in a position, for wrong moves that nothing forces an answer to. */
  machine?: (fen: string) => Promise<string | null>;
}

type Phase =
  | 'asking'
  /** A wrong move stands on the board with its reply, until it is taken back. */
  | 'refuted'
  | 'solved'
  /** The solution was shown. */
  | 'shown';

export class Attempt {
  readonly exercise: Exercise;
  readonly facts: Facts;
  readonly task: Task;
  readonly stage: Stage;
  /** Verdicts and hints: apart from the moves, which go on while these are heard. */
  readonly announcer = new Announcer();
  phase = $state<Phase>('asking');
  /** Right squares tapped so far. */
  found = $state.raw<readonly Square[]>([]);
  /** The last wrong square or answer. */
  wrong = $state<string | null>(null);
  /** Answers that were tried and are wrong. */
  tried = $state.raw<readonly string[]>([]);
  mistakes = $state(0);
  hints = $state(0);
  #cause = $state.raw<(() => Feedback) | null>(null);
  /** What is left of the line, ours first. */
  #line: readonly string[] = [];
  /** Where a line is not enough: the moves that win from here. */
  #wins: Wins = {};
  /** Moves on the board that stand; beyond them lies a wrong move and its reply. */
  #kept = 0;
  /** Replies and solutions in flight: a later one makes the earlier stop. */
  #run = 0;
  /** Solved by another first move that is right as well. */
  #other = false;
  readonly #given: AttemptFacts;

  constructor(given: AttemptFacts) {
    const { rules, exercise } = given;
    this.#given = given;
    this.exercise = exercise;
    this.facts = new Facts(rules, exercise.fen);
    this.task = taskOf(exercise, given.texts?.()?.options?.length ?? 0);
    this.stage = new Stage(rules, exercise.fen, (move) => void this.play(move));
    this.#begin();
  }

  readonly feedback: Feedback | null = $derived.by(() => this.#cause?.() ?? null);

  get words(): Words {
    return this.#given.words();
  }

  get texts(): ExerciseTexts | undefined {
    return this.#given.texts?.();
  }

  readonly question: string = $derived.by(
    () => this.texts?.question ?? questionOf(this.exercise, this.facts, this.words),
  );

  readonly #allHints: Hint[] = $derived.by(() =>
    hintsOf(this.exercise, this.facts, this.words, this.texts),
  );
  readonly hintsGiven: Hint[] = $derived.by(() => this.#allHints.slice(0, this.hints));
  readonly hasMoreHints: boolean = $derived.by(() => this.hints < this.#allHints.length);

  get over(): boolean {
    return this.phase === 'solved' || this.phase === 'shown';
  }

  get result(): Result | null {
    if (!this.over) return null;
    if (this.phase === 'shown' || this.mistakes > 0) return 'missed';
    return this.hints > 0 ? 'helped' : 'clean';
  }

  /** A square is tapped as an answer. */
  tap(square: Square): void {
    const { task } = this;
    if (task.mode !== 'tap' || this.over || this.found.includes(square)) return;
    if (!task.squares.includes(square)) {
      this.#miss(String(square), () => wrongSquare(this.exercise, square, this.facts, this.words));
      return;
    }
    this.found = [...this.found, square].sort((a, b) => a - b);
    this.wrong = null;
    this.#cause = null;
    this.announcer.say(this.words.ui.squareRight(square));
    // One square: nothing more to look for. Several: whether these are all is for the person to say.
    if (task.squares.length === 1) this.#solve();
  }

  /** « C’est tout » : all squares are said to be found. */
  done(): void {
    const { task } = this;
    if (task.mode !== 'tap' || this.over) return;
    const left = task.squares.length - this.found.length;
    if (left === 0) this.#solve();
    else this.#miss(null, () => ({ text: this.words.wrong.moreToFind(left) }));
  }

  /** One of the answers is chosen. */
  choose(answer: string): void {
    const { task, exercise } = this;
    if (task.mode !== 'choose' || this.over) return;
    if (answer === task.answer) {
      this.#solve();
      return;
    }
    this.tried = [...this.tried, answer];
    this.#miss(answer, () => wrongChoice(exercise, answer, this.facts, this.words));
    if (exercise.kind === 'count') {
      const route = countRoute(exercise, Number(answer), this.facts);
      if (route?.capture) void this.stage.flash(route.capture.path, route.capture.captured);
    }
  }

  /** A legal move is played on the board. */
  async play(move: LegalMove): Promise<void> {
    const { task, stage, facts } = this;
    if (this.phase !== 'asking') return;
    const { fen } = stage.now.legal;
    if (task.mode === 'play') {
      const right =
        task.moves.length === 0 ||
        task.moves.some((text) => facts.moveOf(text)?.notation === move.notation);
      if (!right) {
        await this.#refute(fen, move);
        return;
      }
      this.#solve();
      await stage.push(move.notation);
      return;
    }
    if (task.mode === 'wins') {
      const next = follow(facts.rules, fen, this.#wins, move);
      if (next === null) {
        await this.#refute(fen, move);
        return;
      }
      const ends = next === 'over';
      if (!ends) this.#wins = next[1];
      await this.#advance(move, ends ? undefined : next[0], ends);
      return;
    }
    if (task.mode !== 'line') return;
    const first = this.#kept === 0 ? task.alternatives : [];
    const left = task.strict
      ? this.#only(fen, move)
      : accept(facts.rules, fen, this.#line, first, move);
    if (!left) {
      await this.#refute(fen, move);
      return;
    }
    this.#other = left.length === 0 && this.#line.length > 1;
    const [reply, ...rest] = left;
    this.#line = rest;
    await this.#advance(move, reply, rest.length === 0);
  }

  /** Takes a wrong move back. */
  retry(): void {
    if (this.phase !== 'refuted') return;
    this.#run += 1;
    this.stage.rewind(this.#kept);
    this.phase = 'asking';
    this.stage.open = true;
    this.wrong = null;
    this.#cause = null;
  }

  hint(): void {
    if (this.over || !this.hasMoreHints) return;
    if (this.phase === 'refuted') this.retry();
    this.hints += 1;
    this.#cause = null;
    this.wrong = null;
    const hint = this.hintsGiven.at(-1);
    if (!hint) return;
    this.announcer.say(hint.text);
    if (hint.plays && this.exercise.kind === 'predict') {
      const [first] = this.exercise.line;
      if (first !== undefined) void this.stage.push(first);
    }
  }

  /** Only after the hints. */
  show(): void {
    if (this.over || this.hasMoreHints) return;
    const { task } = this;
    this.retry();
    this.phase = 'shown';
    this.stage.open = false;
    if (task.mode === 'tap') this.found = task.squares;
    this.#cause = () => ({ tone: 'note', text: this.#why() });
    this.announcer.say(this.#why());
    this.#tell();
    void this.replay();
  }

  /** Shows the solution on the board once more, move by move. */
  async replay(): Promise<void> {
    const { stage, exercise, task } = this;
    const run = (this.#run += 1);
    if (exercise.kind === 'count') {
      const [best] = this.facts.capturesOf(exercise.from);
      if (best) await stage.flash(best.path, best.captured);
      return;
    }
    stage.rewind(0);
    for (const move of this.#moves(task)) {
      await stage.push(move);
      if (this.#run !== run) return;
      await pause();
      if (this.#run !== run) return;
    }
  }

  /** Whether there is something to replay. */
  get replays(): boolean {
    return this.exercise.kind === 'count' || this.steps.length > 0;
  }

  /** The moves of the solution, to be gone through one by one. */
  get steps(): readonly string[] {
    return this.#moves(this.task);
  }

  /** How many of them stand on the board. */
  get step(): number {
    return this.stage.record.moves.length;
  }

  /** One move of the solution forward or back, once all is over. */
  go(by: 1 | -1): void {
    if (!this.over) return;
    this.#run += 1;
    const { step } = this;
    if (by < 0) this.stage.rewind(Math.max(0, step - 1));
    else {
      const move = this.steps[step];
      // What was played may have been another order.
      if (step === 0 || this.#follows()) {
        if (move !== undefined) void this.stage.push(move);
      } else void this.replay();
    }
  }

  /** Whether the moves on the board are the first of the solution. */
  #follows(): boolean {
    return this.stage.record.moves.every((move, i) => move === this.steps[i]);
  }

  /** From the beginning: hints and mistakes are forgotten. */
  restart(): void {
    this.#run += 1;
    this.stage.rewind(0);
    this.phase = 'asking';
    this.found = [];
    this.tried = [];
    this.wrong = null;
    this.mistakes = 0;
    this.hints = 0;
    this.#other = false;
    this.#cause = null;
    this.#begin();
  }

  #begin(): void {
    const { task } = this;
    this.#line = task.mode === 'line' ? task.line : [];
    this.#wins = task.mode === 'wins' ? task.wins : {};
    this.#kept = 0;
    this.stage.open = isPlayed(task);
  }

  #moves(task: Task): readonly string[] {
    const { exercise } = this;
    if (exercise.kind === 'predict' || exercise.kind === 'verdict') return exercise.line;
    if (exercise.kind === 'shot') return [...exercise.line, ...(exercise.rest ?? [])];
    if (task.mode === 'line') return task.line;
    if (task.mode === 'wins') return mainLine(task.wins);
    if (task.mode === 'play') return task.moves.slice(0, 1);
    return [];
  }

  /** What is left of the line after this move, and no other. */
  #only(fen: string, move: LegalMove): string[] | null {
    const [asked, ...rest] = this.#line;
    if (asked === undefined) return null;
    return play(this.facts.rules, fen, asked)?.notation === move.notation ? rest : null;
  }

  /** A right move, then the reply to it. */
  async #advance(move: LegalMove, reply: string | undefined, ends: boolean): Promise<void> {
    const run = (this.#run += 1);
    this.#cause = null;
    this.wrong = null;
    this.#kept += 1;
    this.stage.open = false;
    if (ends) this.#solve(reply !== undefined);
    await this.stage.push(move.notation);
    if (this.#run !== run) return;
    if (reply !== undefined) {
      this.#kept += 1;
      await this.stage.push(reply);
      if (this.#run !== run) return;
    }
    if (ends && !this.over) this.#solve();
    this.stage.open = !ends;
    if (ends && this.exercise.kind === 'shot') await this.#home(this.exercise.rest ?? [], run);
  }

  /** Nobody is asked for these: the gain is brought home. */
  async #home(rest: readonly string[], run: number): Promise<void> {
    for (const move of rest) {
      await pause();
      if (this.#run !== run) return;
      await this.stage.push(move);
      if (this.#run !== run) return;
    }
  }

  async #refute(fen: string, move: LegalMove): Promise<void> {
    const { stage } = this;
    const run = (this.#run += 1);
    this.phase = 'refuted';
    stage.open = false;
    const { exercise } = this;
    if (isDeep(exercise)) {
      await this.#refuteDeep(exercise, fen, move, run);
      return;
    }
    const reason = () => wrongMove(stage.rules, fen, move, this.words, this.#sought());
    this.#miss(move.notation, reason);
    await stage.push(move.notation);
    const known = 'replies' in exercise ? exercise.replies[move.notation] : undefined;
    const [forced] = consequence(stage.rules, fen, move.notation).replies;
    const reply = forced?.notation ?? reason().reply;
    await this.#answer(known ?? (reply === undefined ? [] : [reply]), run);
  }

  /** What follows is in the file, or forced, or the machine says it: then the reason is told with it. */
  async #refuteDeep(
    exercise: DeepExercise,
    fen: string,
    move: LegalMove,
    run: number,
  ): Promise<void> {
    const { stage } = this;
    const text = move.notation;
    const after = consequence(stage.rules, fen, text);
    let replies = told(exercise, this.#kept === 0, text);
    const [forced] = after.replies;
    if (replies.length === 0 && forced) replies = [forced.notation];
    const reason = () => wrongDeep(stage.rules, exercise, fen, move, replies, this.words);
    this.#miss(text, reason);
    await stage.push(text);
    if (replies.length === 0 && !after.over && this.#given.machine) {
      const found = await this.#given.machine(stage.now.legal.fen).catch(() => null);
      if (this.#run !== run || found === null) return;
      replies = [found];
      this.#cause = () => ({ tone: 'wrong', ...reason() });
      this.#sayWrong();
    }
    await this.#answer(replies, run);
  }

  async #answer(replies: readonly string[], run: number): Promise<void> {
    const { stage } = this;
    for (const reply of replies) {
      if (this.#run !== run) return;
      await pause();
      if (this.#run === run) await stage.push(reply);
    }
  }

  /** The moves that were asked for, where one move is. */
  #sought(): LegalMove[] | null {
    const { task, facts } = this;
    if (task.mode !== 'play') return null;
    return task.moves.map((text) => facts.moveOf(text)).filter((move) => move !== null);
  }

  #miss(answer: string | null, reason: () => Reason): void {
    this.mistakes += 1;
    this.wrong = answer;
    this.#cause = () => {
      const own = answer === null ? undefined : this.texts?.wrong?.[answer];
      const found = reason();
      return { tone: 'wrong', ...found, ...(own === undefined ? {} : { text: own }) };
    };
    this.#sayWrong();
  }

  /** Heard as it is read. */
  #sayWrong(): void {
    const { feedback, words } = this;
    if (feedback) this.announcer.say(`${words.ui.notYet}. ${feedback.text}`);
  }

  /** `later`: a reply is still to come. */
  #solve(later = false): void {
    if (later) return;
    this.phase = 'solved';
    this.stage.open = false;
    this.wrong = null;
    this.#cause = () => ({ tone: 'right', text: this.#why(), ...this.#rule() });
    this.announcer.say(`${this.words.ui.right}. ${this.#why()}`);
    this.#tell();
    // What was worked out in the head is now seen.
    const { kind } = this.exercise;
    if (kind === 'predict' || kind === 'count' || kind === 'verdict') void this.replay();
  }

  #tell(): void {
    const { result } = this;
    if (result) this.#given.onresult?.(result, this.phase === 'shown');
  }

  #why(): string {
    if (this.#other && this.phase === 'solved') return this.words.why.alternative;
    return this.texts?.why ?? whyOf(this.exercise, this.facts, this.words);
  }

  /** The rule that a verdict rests on. */
  #rule(): Pick<Reason, 'rule'> {
    const { exercise } = this;
    if (exercise.kind !== 'legal' && exercise.kind !== 'mistake') return {};
    const removed = exercise.kind === 'mistake' ? exercise.removed : null;
    const rule = this.facts.explain(exercise.move, removed)?.rule;
    return rule && rule.id !== 'legal' ? { rule } : {};
  }
}

/** Between two moves that are shown, time to look. None where motion is not wanted. */
function pause(): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, still ? 0 : 450));
}
