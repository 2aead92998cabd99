/** Draws on the board: by the right button of a mouse at any time, by every press while it is taken up. */
import type { Square } from '../../wasm/types';
import type { Hand } from '../game/hand.svelte';
import type { Study } from './study.svelte';
import type { AnalysisTexts } from './texts';

type Texts = AnalysisTexts['pen'];

export class Pen {
  readonly #study: Study;
  readonly #hand: Hand;
  readonly #texts: () => Texts;
  /** Taken up: presses draw, and move nothing. */
  up = $state(false);
  /** The first of two squares. */
  from = $state<Square | null>(null);

  constructor(study: Study, hand: Hand, texts: () => Texts) {
    this.#study = study;
    this.#hand = hand;
    this.#texts = texts;
  }

  toggle(): void {
    this.up = !this.up;
    this.from = null;
    this.#hand.clear();
    const t = this.#texts();
    this.#study.announcer.say(this.up ? t.help : t.down);
  }

  /** The first square, or the second: the same again is a circle. */
  press(square: Square): void {
    const { from } = this;
    if (from === null) {
      this.from = square;
      this.#study.announcer.say(this.#texts().chosen(square));
    } else {
      this.draw(from, square);
    }
  }

  draw(from: Square, to: Square): void {
    const t = this.#texts();
    this.from = null;
    const before = this.#study.marks.length;
    this.#study.draw(from, to);
    const name = t.mark(from, to);
    const drawn = this.#study.marks.length > before;
    this.#study.announcer.say(drawn ? t.drawn(name) : t.wiped(name));
  }

  wipe(): void {
    this.from = null;
    this.#study.wipe();
    this.#study.announcer.say(this.#texts().allWiped);
  }
}
