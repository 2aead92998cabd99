/**
 * The course: twelve steps of short levels. Positions and answers only; the words are in each
 * language's `course.ts`. Tests ask the rules about every position, answer and line.
 */
import type { Exercise } from '../../features/exercises/types';
import type { Extra, LevelEntry } from './entry';
import { playLevels } from './levels-play';
import { rulesLevels } from './levels-rules';
import { STEPS, type StepId } from './steps';

const levels = { ...rulesLevels, ...playLevels };

export type LevelId = keyof typeof levels;
export type Level = Exercise & Extra & { id: LevelId; step: StepId };

/** A step's levels, first to last. */
export function levelsOf(step: StepId): Level[] {
  return LEVELS.filter((level) => level.step === step);
}

/** The place of a step in the order of the course, 0 to 11: what its levels are worth. */
const place = (step: StepId): number => STEPS.indexOf(step);

/** Why a move may be illegal, as far as it has been taught; from the majority on, any reason may be asked. */
const TAUGHT: Partial<Record<StepId, readonly string[]>> = {
  marcher: ['man-moves-backward', 'man-moves-too-far'],
  prendre: ['man-moves-backward', 'man-moves-too-far', 'nothing-to-capture'],
  obligation: ['capture-mandatory', 'man-moves-backward', 'man-moves-too-far'],
  rafle: ['capture-mandatory', 'capture-unfinished', 'man-moves-backward', 'man-moves-too-far'],
};

export const LEVELS: readonly Level[] = (Object.keys(levels) as LevelId[]).map((id) => {
  const entry: LevelEntry = levels[id];
  const difficulty = place(entry.step) * 7;
  const offered = entry.kind === 'legal' ? TAUGHT[entry.step] : undefined;
  return { ...entry, ...(offered ? { offered } : {}), id, difficulty };
});
