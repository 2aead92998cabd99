/** What tables answer about the position on the board. */
import type { Ending } from '../../api/endings';

/** Each is about a position: one that comes too late is another's. */
export type Answer = { here: string } & (
  { kind: 'asking' } | { kind: 'offline' } | { kind: 'none' } | { kind: 'found'; ending: Ending }
);

/** After so long nobody else waits for the answer, in milliseconds. */
const PATIENCE_MS = 800;

export class Known {
  answer = $state.raw<Answer>({ here: '', kind: 'asking' });
  /** The answer takes its time. */
  late = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks anew: to be called with each position. */
  follow(here: string, ask: () => Promise<Ending | null>): void {
    const asking: Answer = { here, kind: 'asking' };
    this.answer = asking;
    this.late = false;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => (this.late = true), PATIENCE_MS);
    this.#timer = timer;
    const settle = (answer: Answer) => {
      if (this.answer !== asking) return;
      clearTimeout(timer);
      this.answer = answer;
    };
    ask().then(
      (ending) => settle(ending ? { here, kind: 'found', ending } : { here, kind: 'none' }),
      () => settle({ here, kind: 'offline' }),
    );
  }
}
