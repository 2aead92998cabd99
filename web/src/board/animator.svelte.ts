/** Runs one flight at a time and shows its present frame to the renderer. */
import { flightTime, frameAt, type Flight, type Frame } from './animate';
import { preferences } from '../ui/preferences.svelte';
import type { Placement } from './placement';

export class Animator {
  frame = $state.raw<Frame | null>(null);
  /** The pieces to show while a flight is under way. */
  before = $state.raw<Placement | null>(null);
  #finish: (() => void) | null = null;

  /** Settles when the flight is over, finished early or not. Without motion that is at once. */
  async play(flight: Flight, flipped: () => boolean): Promise<void> {
    this.finish();
    if (flight.path.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { speed } = preferences;
    if (document.hidden || !speed) return;
    await new Promise<void>((resolve) => {
      const start = performance.now();
      const total = flightTime(flight);
      let request = 0;
      const end = () => {
        cancelAnimationFrame(request);
        this.frame = null;
        this.before = null;
        this.#finish = null;
        document.removeEventListener('visibilitychange', end);
        resolve();
      };
      const tick = (now: number) => {
        const elapsed = Math.max(0, now - start) * speed;
        if (elapsed >= total) {
          end();
          return;
        }
        this.frame = frameAt(flight, elapsed, flipped());
        request = requestAnimationFrame(tick);
      };
      this.#finish = end;
      // No frames come while the page is hidden: the move must not wait for them.
      document.addEventListener('visibilitychange', end);
      this.before = flight.before;
      this.frame = frameAt(flight, 0, flipped());
      request = requestAnimationFrame(tick);
    });
  }

  get playing(): boolean {
    return this.frame !== null;
  }

  /** Jumps to the end of the flight. */
  finish(): void {
    this.#finish?.();
  }
}
