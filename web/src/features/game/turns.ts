/** The list of moves: what was played or stands, numbered as on a score sheet. */
import type { Color, GameAnswer } from '../../wasm/types';

/** A move, or something irregular, which is told by a sign and in words. */
export interface Entry {
  step: number;
  side: Color;
  /** Empty where nothing stands on the board: an accident, what was corrected. */
  text: string;
  /** The ply, which counts what is irregular and stands; null where nothing does. */
  ply: number | null;
  /** What was irregular and is known to both. */
  told: string | null;
}

export interface Turn {
  number: number;
  entries: (Entry | null)[];
}

export function entriesOf({ plies, incidents }: Pick<GameAnswer, 'plies' | 'incidents'>): Entry[] {
  const entries: Entry[] = plies.map(({ step, side, notation, ply }) => {
    return { step, side, text: notation, ply, told: null };
  });
  for (const { step, by, done, text, decision, set_up, ply } of incidents) {
    const pending = decision === 'pending';
    // What can still be claimed looks like any other move.
    if (pending && !set_up) continue;
    entries.push({
      step,
      side: by,
      text: set_up ? done : '',
      ply: set_up ? ply : null,
      told: pending ? null : text,
    });
  }
  return entries.toSorted((a, b) => a.step - b.step);
}

/** Pairs of moves; a game that Black begins has a gap first. */
export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if ((entry.side === 'white' && entry.text !== '') || !last) {
      const gap = entry.side === 'black' ? [null] : [];
      turns.push({ number: turns.length + 1, entries: [...gap, entry] });
    } else {
      last.entries.push(entry);
    }
  }
  return turns;
}

/** The ply of a step: how many moves stand in the list up to it. */
export function plyAt(game: Pick<GameAnswer, 'plies' | 'incidents'>, step: number): number {
  const before = entriesOf(game).filter((entry) => entry.step <= step);
  return before.findLast(({ ply }) => ply !== null)?.ply ?? 0;
}

/** The step at which this many moves have been played, and whatever was set up after them. */
export function stepOf(
  game: Pick<GameAnswer, 'plies' | 'incidents'>,
  steps: number,
  ply: number,
): number {
  const next = entriesOf(game).find((entry) => entry.ply === ply + 1);
  return next ? next.step - 1 : steps;
}
