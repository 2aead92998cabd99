/** The addresses within the course: a step, a level of it, the pages beside the steps. */
import { levelsOf, type Level } from '../../content/course/levels';
import { STEPS, type StepId } from '../../content/course/steps';
import { pathTo } from '../learn/paths';

export type CoursePlace =
  | { at: 'overview' }
  | { at: 'unknown' }
  | { at: 'teachers' }
  | { at: 'certificate' }
  | { at: 'step'; step: StepId }
  | { at: 'level'; step: StepId; level: Level; n: number };

export const TEACHERS = 'enseignants';
export const CERTIFICATE = 'certificat';
/** The last game, on the overview. */
export const FINAL = 'partie';

/** The place that stands after `/cours/`. */
export function coursePlace(item: string | null): CoursePlace {
  if (item === null || item === FINAL) return { at: 'overview' };
  if (item === TEACHERS) return { at: 'teachers' };
  if (item === CERTIFICATE) return { at: 'certificate' };
  const [name, number] = item.split('/');
  const step = STEPS.find((id) => id === name);
  if (step === undefined) return { at: 'unknown' };
  if (number === undefined) return { at: 'step', step };
  const n = /^[1-9]\d*$/.test(number) ? Number(number) : 0;
  const level = levelsOf(step)[n - 1];
  return level ? { at: 'level', step, level, n } : { at: 'unknown' };
}

export const stepPath = (step: StepId): string => pathTo('course', step);

export function levelPath(level: Level): string {
  const n = levelsOf(level.step).findIndex(({ id }) => id === level.id) + 1;
  return pathTo('course', `${level.step}/${n}`);
}

export const stepNumber = (step: StepId): number => STEPS.indexOf(step) + 1;
