/** A board to try moves on: a game that nobody keeps. */
import { Animator } from '../../board/animator.svelte';
import { placement } from '../../board/placement';
import { sayMove, sayTurn } from '../../board/aria';
import { i18n } from '../../i18n/i18n.svelte';
import { Announcer } from '../../ui/announcer.svelte';
import type { Rules } from '../../wasm/rules';
import type { GameAnswer, LegalMove } from '../../wasm/types';
import type { Table } from '../game/hand.svelte';
import { newRecord, type GameRecord } from '../game/record';

export class Trial implements Table {
  readonly rules: Rules;
  /** Nothing is lost by a move here. */
  readonly confirm = false;
  readonly animator = new Animator();
  readonly announcer = new Announcer();
  record = $state.raw<GameRecord>(newRecord('start'));
  onPosition: (() => void) | null = null;

  // No limit ends a trial: only that no move is left.
  readonly now: GameAnswer = $derived.by(() => {
    const { startFen, moves } = this.record;
    return this.rules.game(startFen, moves, 'family', i18n.language);
  });
  readonly pieces = $derived(placement(this.now.legal.fen));
  readonly last = $derived(this.now.plies.at(-1) ?? null);

  constructor(rules: Rules, fen: string) {
    this.rules = rules;
    this.record = newRecord(fen);
  }

  get canMove(): boolean {
    return this.now.status.outcome === null;
  }

  play(move: LegalMove): void {
    const before = this.pieces;
    const piece = before.get(move.from);
    const moves = [...this.record.moves, move.notation];
    this.record = { ...this.record, moves, cursor: moves.length };
    if (piece && this.last) {
      const { path, captured } = this.last;
      void this.animator.play({ before, piece, path, captured }, () => false);
      const over = this.now.outcome_text;
      this.announcer.say(
        `${sayMove(i18n.t, this.last)} ${over ?? sayTurn(i18n.t, this.now.legal)}`,
      );
    }
    this.onPosition?.();
  }

  restart(): void {
    this.animator.finish();
    this.record = { ...this.record, moves: [], cursor: 0 };
    this.onPosition?.();
    this.announcer.say(sayTurn(i18n.t, this.now.legal));
  }
}
