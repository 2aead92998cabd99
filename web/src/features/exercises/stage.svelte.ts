/** The board of an exercise: a position, moves played on it, captures shown without being played. */
import { Animator } from '../../board/animator.svelte';
import { sayMove } from '../../board/aria';
import { placement } from '../../board/placement';
import { plainFen } from '../../content/standing';
import { i18n } from '../../i18n/i18n.svelte';
import { Announcer } from '../../ui/announcer.svelte';
import type { Rules } from '../../wasm/rules';
import type { GameAnswer, LegalMove, Ruleset, Square } from '../../wasm/types';
import type { Table } from '../game/hand.svelte';
import { newRecord, type GameRecord } from '../game/record';
import { discreet } from './reasons';

export class Stage implements Table {
  readonly rules: Rules;
  readonly animator = new Animator();
  readonly announcer = new Announcer();
  /** Where a capture ends is part of what is learned. */
  readonly single = false;
  /** Heard as it is read: without the moves that are asked for. */
  readonly discreet = discreet;
  record = $state.raw<GameRecord>(newRecord('start'));
  /** Whether the person may move the pieces. */
  open = $state(false);
  onPosition: (() => void) | null = null;
  readonly #onmove: (move: LegalMove) => void;

  readonly #ruleset: Ruleset;

  readonly now: GameAnswer = $derived.by(() => {
    const { startFen, moves } = this.record;
    return this.rules.game(startFen, moves, this.#ruleset, i18n.language);
  });
  // As it stands on the table: a board without anything to play is a question, too.
  readonly pieces = $derived(
    placement(this.record.moves.length === 0 ? plainFen(this.record.startFen) : this.now.legal.fen),
  );
  readonly last = $derived(this.record.moves.length === 0 ? null : (this.now.plies.at(-1) ?? null));

  /** A long line is no game: no limit ends it, only that no move is left. A game has its ruleset. */
  constructor(
    rules: Rules,
    fen: string,
    onmove: (move: LegalMove) => void,
    ruleset: Ruleset = 'family',
  ) {
    this.rules = rules;
    this.#ruleset = ruleset;
    this.#onmove = onmove;
    this.record = newRecord(fen);
  }

  get canMove(): boolean {
    return this.open && this.now.status.outcome === null;
  }

  /** The hand has named a move: the exercise decides what becomes of it. */
  play(move: LegalMove): void {
    this.#onmove(move);
  }

  /** Plays a move, whoever's turn it is, and shows its flight to the end. */
  async push(move: string): Promise<void> {
    const before = this.pieces;
    this.#set([...this.record.moves, move]);
    const { last } = this;
    if (!last) return;
    this.announcer.say(sayMove(i18n.t, last));
    const piece = before.get(last.path[0] ?? 0);
    if (piece) {
      const { path, captured } = last;
      await this.animator.play({ before, piece, path, captured }, () => false);
    }
  }

  /** Back to a number of moves, without flights. */
  rewind(moves: number): void {
    this.animator.finish();
    this.#set(this.record.moves.slice(0, moves));
  }

  /** Shows a capture that is not played: its piece flies and is back again. */
  async flash(path: readonly Square[], captured: readonly Square[]): Promise<void> {
    const before = this.pieces;
    const piece = before.get(path[0] ?? 0);
    if (piece) await this.animator.play({ before, piece, path, captured }, () => false);
  }

  #set(moves: string[]): void {
    this.record = { ...this.record, moves, cursor: moves.length };
    this.onPosition?.();
  }
}
