/** A mistake of a game played again: is there a better move? */
import type { LegalMove } from '../../wasm/types';
import type { Thrown } from '../endings/exact';
import { NoAnswer } from './analyst';
import { AS_GOOD, type Mistake } from './review';
import type { Reviewer } from './reviewer.svelte';
import type { Study } from './study.svelte';

/** How far a better line is told, in plies. */
export const SHOWN = 9;

export type Phase =
  | { kind: 'asked' }
  | { kind: 'thinking'; move: string }
  | { kind: 'right'; move: string }
  | { kind: 'same' }
  | { kind: 'worse'; move: string; by: number }
  | { kind: 'throws'; move: string; thrown: Thrown }
  | { kind: 'shown'; move: string }
  | { kind: 'failed' };

export class Better {
  readonly mistake: Mistake;
  phase = $state.raw<Phase>({ kind: 'asked' });
  readonly #study: Study;
  readonly #reviewer: Reviewer;
  #left = false;

  constructor(mistake: Mistake, study: Study, reviewer: Reviewer) {
    this.mistake = mistake;
    this.#study = study;
    this.#reviewer = reviewer;
    study.go(mistake.from);
    study.onmove = (move) => void this.#try(move);
  }

  get over(): boolean {
    return this.phase.kind === 'right' || this.phase.kind === 'shown';
  }

  async #try({ notation }: LegalMove): Promise<void> {
    if (this.phase.kind === 'thinking' || this.over) return;
    if (notation === this.#study.tree.at(this.mistake.place).move) {
      this.phase = { kind: 'same' };
      return;
    }
    this.phase = { kind: 'thinking', move: notation };
    try {
      const price = await this.#reviewer.price(this.mistake.from, notation);
      if (this.#left) return;
      if ('men' in price && price.men > AS_GOOD) {
        this.phase = { kind: 'worse', move: notation, by: price.men };
        return;
      }
      if ('thrown' in price && price.thrown) {
        this.phase = { kind: 'throws', move: notation, thrown: price.thrown };
        return;
      }
      // What was found stands beside the move of the game.
      this.#study.addLine(this.mistake.from, [notation]);
      this.phase = { kind: 'right', move: notation };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (!this.#left) this.phase = { kind: 'failed' };
    }
  }

  solve(): void {
    const [move = ''] = this.mistake.best;
    this.#study.addLine(this.mistake.from, this.mistake.best.slice(0, SHOWN));
    this.phase = { kind: 'shown', move };
  }

  leave(): void {
    this.#left = true;
    this.#study.onmove = null;
  }
}
