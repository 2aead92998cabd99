/** What is written of a level: its exercise, and what only a level has. */
import type { Exercise } from '../../features/exercises/types';
import type { Square } from '../../wasm/types';
import type { MechanismId } from './mechanisms';
import type { StepId } from './steps';

/** What only a level has beside its exercise. */
export interface Extra {
  /** What the second hint points at, where it is not the piece of the first right move. */
  point?: readonly Square[];
  /** A level with the same picture and another answer: seen one after the other. */
  contrast?: true;
  /** Its question says itself that there is a capture: the one asked before every move is answered already. */
  told?: true;
  /** The mechanism that is on the shelf once the level is done. */
  mechanism?: MechanismId;
}

type WithoutBase<E> = E extends Exercise ? Omit<E, 'id' | 'difficulty'> : never;
export type Entry = WithoutBase<Exercise> & Extra;
export type LevelEntry = Entry & { step: StepId };

/** The position in which every game begins. */
export const START = 'W:W31-50:B1-20';
