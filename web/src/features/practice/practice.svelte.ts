/** A game with a goal: the person's moves, the machine's answers, and whether the goal was reached. */
import type { Goal } from '../../content/practice';
import { Announcer } from '../../ui/announcer.svelte';
import type { Rules } from '../../wasm/rules';
import type { Color, LegalMove } from '../../wasm/types';
import { Stage } from '../exercises/stage.svelte';
import type { Result } from '../progress/review';
import type { Defender } from './defender';

/** The limits of 25, 16 and 5 moves and the repetition count. */
const RULESET = 'fmjd';

export type Phase = 'yours' | 'thinking' | 'failed' | 'reached' | 'missed';

export interface PracticeFacts {
  rules: Rules;
  goal: Goal;
  defender: Pick<Defender, 'reply' | 'stop'>;
  /** Told once, when the goal is first reached or missed. */
  onresult?: (result: Result) => void;
}

export class PracticeGame {
  readonly goal: Goal;
  readonly side: Color;
  readonly stage: Stage;
  /** How it stands and ended: apart from the moves. */
  readonly announcer = new Announcer();
  phase = $state<Phase>('yours');
  /** The move that a hint named. */
  hint = $state<string | null>(null);
  /** Tables say that the goal has just gone. */
  slipped = $state(false);
  /** The last answer was one of the tables. */
  byTables = $state(false);
  #helped = false;
  /** Told once, until a move is taken back. */
  #gone = false;
  #told = false;
  /** Answers in flight: a later one makes the earlier stop. */
  #run = 0;
  readonly #given: PracticeFacts;

  constructor(given: PracticeFacts) {
    this.#given = given;
    this.goal = given.goal;
    this.side = given.goal.fen.startsWith('B') ? 'black' : 'white';
    this.stage = new Stage(given.rules, given.goal.fen, (move) => void this.play(move), RULESET);
    this.stage.open = true;
  }

  get over(): boolean {
    return this.phase === 'reached' || this.phase === 'missed';
  }

  /** How it ended, in the words of the rules. */
  readonly ending: string | null = $derived.by(() => {
    const { now } = this.stage;
    return now.outcome_text ?? now.claims[0]?.text ?? null;
  });

  async play(move: LegalMove): Promise<void> {
    if (this.phase !== 'yours') return;
    const run = this.#begin('thinking');
    await this.stage.push(move.notation);
    if (this.#run === run && !this.#judge()) await this.#answer(run);
  }

  /** The machine is asked again after it failed. */
  async ask(): Promise<void> {
    if (this.phase === 'failed') await this.#answer(this.#begin('thinking'));
  }

  /** What the machine would play. */
  async help(): Promise<void> {
    if (this.phase !== 'yours' || this.hint !== null) return;
    const run = this.#begin('thinking');
    const found = await this.#reply();
    if (this.#run !== run) return;
    this.#await();
    this.hint = found?.move ?? null;
    this.#helped ||= found !== null;
  }

  get canTakeBack(): boolean {
    return this.stage.record.moves.length >= 2 && this.phase !== 'thinking';
  }

  /** The person's last move and the answer to it are taken back. */
  back(): void {
    if (!this.canTakeBack) return;
    this.#begin('yours');
    const { length } = this.stage.record.moves;
    // Where the person's own move was the last, only that.
    this.stage.rewind(length - (length % 2 === 1 ? 1 : 2));
    this.#helped = true;
    this.#gone = false;
    this.#await();
  }

  restart(): void {
    this.#begin('yours');
    this.stage.rewind(0);
    this.#helped = false;
    this.#gone = false;
    this.#await();
  }

  /** The page goes. */
  leave(): void {
    this.#run += 1;
    this.#given.defender.stop();
  }

  #begin(phase: Phase): number {
    this.phase = phase;
    this.stage.open = false;
    this.hint = null;
    this.slipped = false;
    this.byTables = false;
    return (this.#run += 1);
  }

  #await(): void {
    this.phase = 'yours';
    this.stage.open = true;
  }

  #reply() {
    const { stage } = this;
    const { startFen, moves } = stage.record;
    const asked = { fen: startFen, moves, ruleset: RULESET, pieces: stage.pieces.size } as const;
    return this.#given.defender.reply(asked).catch(() => null);
  }

  async #answer(run: number): Promise<void> {
    const found = await this.#reply();
    if (this.#run !== run) return;
    if (!found) {
      this.phase = 'failed';
      return;
    }
    // Seen from the machine, before it moves.
    const worth = this.goal.goal === 'win' ? 'loss' : 'draw';
    const gone =
      found.wdl !== null && found.wdl !== worth && !(worth === 'draw' && found.wdl === 'loss');
    await this.stage.push(found.move);
    if (this.#run !== run || this.#judge()) return;
    this.byTables = found.wdl !== null && found.wdl !== 'draw';
    this.slipped = gone && !this.#gone;
    this.#gone = gone;
    this.#await();
  }

  /** Whether the game is over, and what that means for the goal. */
  #judge(): boolean {
    const { status, claims } = this.stage.now;
    // A draw that may be claimed will be.
    const drawn = status.outcome ? status.outcome.winner === null : claims.length > 0;
    if (!status.outcome && !drawn) return false;
    const won = status.outcome?.winner === this.side;
    const reached = won || (drawn && this.goal.goal === 'draw');
    this.phase = reached ? 'reached' : 'missed';
    this.stage.open = false;
    if (!this.#told)
      this.#given.onresult?.(reached ? (this.#helped ? 'helped' : 'clean') : 'missed');
    this.#told = true;
    this.announcer.say(this.ending ?? '');
    return true;
  }
}
