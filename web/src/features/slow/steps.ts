/** A capture taken apart, jump by jump. Knows what stands where, not what may be played. */
import type { Square } from '../../wasm/types';

export interface Route {
  path: readonly Square[];
  captured: readonly Square[];
  promotes: boolean;
}

export interface Step {
  /** Where the capturing piece stands. */
  square: Square;
  /** Pieces taken that still stand on the board. */
  ghosts: readonly Square[];
  /** Pieces that have left the board. */
  gone: readonly Square[];
  /** The piece jumped last, if the step is a jump. */
  over: Square | null;
  crowned: boolean;
}

/**
 * The steps by the rule: the start, one after each jump, and the end, when all pieces leave together.
 * By the wrong rule each piece leaves as it is jumped, and nothing is left for the end.
 */
export function stepsOf({ path, captured, promotes }: Route, atOnce: boolean): Step[] {
  const steps = path.map((square, i): Step => {
    const taken = captured.slice(0, i);
    return {
      square,
      ghosts: atOnce ? [] : taken,
      gone: atOnce ? taken : [],
      over: captured[i - 1] ?? null,
      crowned: false,
    };
  });
  const end = path.at(-1);
  if (!atOnce && end !== undefined) {
    steps.push({ square: end, ghosts: [], gone: captured, over: null, crowned: promotes });
  }
  return steps;
}
