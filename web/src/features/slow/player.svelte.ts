/** Plays the steps of a capture, slowly, with pauses for thought. */
import { centre, type Point } from '../../board/geometry';
import type { Step } from './steps';

const JUMP_MS = 650;
const REST_MS = 750;

export class Player {
  steps = $state.raw<readonly Step[]>([]);
  index = $state(0);
  playing = $state(false);
  /** Where the piece is on its way to the step shown; null when it has arrived. */
  flight = $state.raw<Point | null>(null);
  #stop: (() => void) | null = null;
  /** Counts the plays, so that a new one ends the one before. */
  #run = 0;

  readonly step = $derived(this.steps[this.index] ?? null);

  get atEnd(): boolean {
    return this.index >= this.steps.length - 1;
  }

  load(steps: readonly Step[]): void {
    this.pause();
    this.steps = steps;
    this.index = 0;
  }

  goTo(index: number): void {
    this.pause();
    this.index = Math.min(Math.max(0, index), this.steps.length - 1);
  }

  /** One jump on, in flight where motion is welcome. */
  forward(): void {
    this.pause();
    if (!this.atEnd) void this.#advance();
  }

  back(): void {
    this.goTo(this.index - 1);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  /** Settles everything where it is. */
  pause(): void {
    this.#run += 1;
    this.playing = false;
    this.#stop?.();
  }

  async #play(): Promise<void> {
    if (this.atEnd) this.index = 0;
    const run = ++this.#run;
    const goesOn = () => run === this.#run && !this.atEnd;
    this.playing = true;
    while (goesOn()) {
      await this.#advance();
      if (goesOn()) await this.#wait(REST_MS, () => undefined);
    }
    if (run === this.#run) this.playing = false;
  }

  async #advance(): Promise<void> {
    const [from, to] = [this.step?.square, this.steps[this.index + 1]?.square];
    this.index += 1;
    if (from === undefined || to === undefined || from === to) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [a, b] = [centre(from, false), centre(to, false)];
    await this.#wait(JUMP_MS, (part) => {
      const eased = part * part * (3 - 2 * part);
      this.flight = { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased };
    });
    this.flight = null;
  }

  /** Counts a time down in frames; a pause ends it at once. */
  #wait(ms: number, frame: (part: number) => void): Promise<void> {
    this.#stop?.();
    return new Promise((resolve) => {
      const start = performance.now();
      let request = 0;
      const end = () => {
        cancelAnimationFrame(request);
        this.#stop = null;
        this.flight = null;
        resolve();
      };
      const tick = (now: number) => {
        const part = Math.max(0, now - start) / ms;
        if (part >= 1) {
          end();
          return;
        }
        frame(part);
        request = requestAnimationFrame(tick);
      };
      this.#stop = end;
      frame(0);
      request = requestAnimationFrame(tick);
    });
  }
}
