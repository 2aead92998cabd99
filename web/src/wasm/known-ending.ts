/** The server may have endgame tables that the machine of the browser has not: it asks. */
import { askEnding, type Ending } from '../api/endings';
import { isFew } from '../api/few';
import { scoreOf } from '../features/endings/exact';
import type { EngineAnswer, Ruleset } from './types';

/** From this level on endings are played by the tables, as `damier play` does: below, a beginner has a chance. */
export const KNOWS_ENDINGS = 9;
/** What takes longer is not waited for, in milliseconds. */
export const PATIENCE_MS = 1000;

export interface Asked {
  /** The position on the board. */
  here: string;
  startFen: string;
  moves: readonly string[];
  ruleset: Ruleset;
  level: number;
  lang: string;
}

/** What tables know of the position; null where they know nothing, are not asked, or cannot be. */
export async function knownEnding(
  { here, startFen, moves, ruleset, level, lang }: Asked,
  endings: typeof askEnding = askEnding,
): Promise<Ending | null> {
  if (level < KNOWS_ENDINGS || !isFew(here) || !navigator.onLine) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return Promise.race([endings(startFen, moves, ruleset, lang).catch(() => null), late]);
}

/** The move that the tables play: the quickest win, the longest defence, or what the machine would play if that draws. */
export function playKnown(
  { wdl, plies, moves, line }: Ending,
  search: () => EngineAnswer,
): EngineAnswer {
  const [best] = moves;
  if (!best) return search();
  if (wdl !== 'draw') {
    return { notation: best.notation, score: scoreOf(wdl, plies) ?? search().score };
  }
  // To the tables all drawing moves are equal.
  const { notation } = search();
  const draws = moves.some((move) => move.notation === notation && move.wdl === 'draw');
  return { notation: draws ? notation : (line[0] ?? best.notation), score: { draw: true } };
}
