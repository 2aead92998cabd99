/** What is chosen for a game besides players, rules and position. */
import type { Control } from './clock';

export interface PlayOptions {
  clock: Control | null;
  /** Whether moves can be taken back. */
  takeBack: boolean;
  /** Whether the machine may be asked for a move. */
  hint: boolean;
  /** Whether the page shows what must be captured before somebody errs. */
  owed: boolean;
  /** How many hints were given. */
  hints?: number;
}

/** As a record keeps them: the clock is read by whoever runs it (`readControl`). */
export type KeptOptions = Omit<PlayOptions, 'clock'> & { clock: unknown };

/** Reads stored options; what does not fit is as usual. */
export function readOptions(raw: unknown): KeptOptions | null {
  if (typeof raw !== 'object' || !raw) return null;
  const { clock, takeBack, hint, owed, hints } = raw as Partial<Record<keyof PlayOptions, unknown>>;
  return {
    clock,
    takeBack: takeBack !== false,
    hint: hint !== false,
    owed: owed !== false,
    hints: Number.isInteger(hints) ? Number(hints) : 0,
  };
}

/** How a game is played where nobody has chosen. */
export const USUAL: PlayOptions = { clock: null, takeBack: true, hint: true, owed: true };

/** What is to be kept of a choice: nothing where all of it is usual. */
export function kept(options: PlayOptions): PlayOptions | null {
  const { clock, takeBack, hint, owed } = options;
  return clock || !takeBack || !hint || !owed ? options : null;
}
