/**
 * The text of a field for moves. It goes when it has been played, when another game begins, and, where it was judged
 * and not played, as soon as the board shows another position. What is only being typed stays.
 */
import { untrack } from 'svelte';

export class Draft {
  text = $state('');
  #judged: string | null = null;

  /** Called while a component is made: the position, and the game that it belongs to. */
  constructor(position: () => string, game?: () => unknown) {
    let before: unknown = game?.();
    $effect(() => {
      const now = game?.();
      position();
      if (now !== before || untrack(() => this.text) === this.#judged) this.text = '';
      before = now;
      this.#judged = null;
    });
  }

  /** Hands the text over; `open`: whether it is judged now, not kept for later. */
  async send(play: (text: string) => boolean | Promise<boolean>, open = true): Promise<void> {
    const sent = this.text;
    if (open) this.#judged = sent;
    if ((await play(sent)) && this.text === sent) this.text = '';
  }
}
