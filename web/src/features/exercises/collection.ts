/** What can be practised: the shipped exercises, fetched with the first page that shows one, and those of the advice. */
import { ADVICE_TASKS, type AdviceTaskId } from '../../content/advice';
import { GOALS, goalPath, PRACTICE } from '../../content/practice';
import type { Content } from '../../content/types';
import { isDue, type Candidate, type Items } from '../progress/review';
import {
  groupOf,
  GROUPS,
  isLesson,
  type AdviceExercise,
  type DeepExercise,
  type ExerciseTexts,
  type GeneratedExercise,
  type Group,
  type PracticeExercise,
} from './types';

export interface Collection {
  all: readonly PracticeExercise[];
  byId: ReadonlyMap<string, PracticeExercise>;
  /** Easy ones first. */
  ofGroup: (group: Group) => readonly PracticeExercise[];
  /** The groups that have exercises. */
  groups: readonly Group[];
}

const ADVICE: readonly AdviceExercise[] = Object.values(ADVICE_TASKS);

export async function loadCollection(): Promise<Collection> {
  const [{ default: file }, { default: more }] = await Promise.all([
    import('../../content/exercises.json'),
    import('../../content/deep.json'),
  ]);
  const generated = file.exercises as unknown as readonly GeneratedExercise[];
  const deep = more.exercises as unknown as readonly DeepExercise[];
  return collectionOf([...generated, ...ADVICE, ...deep]);
}

export function collectionOf(all: readonly PracticeExercise[]): Collection {
  const lists = new Map<Group, PracticeExercise[]>(GROUPS.map((group) => [group, []]));
  for (const exercise of all) lists.get(groupOf(exercise))?.push(exercise);
  return {
    all,
    byId: new Map(all.map((exercise) => [exercise.id, exercise])),
    ofGroup: (group) => lists.get(group) ?? [],
    groups: GROUPS.filter((group) => (lists.get(group)?.length ?? 0) > 0),
  };
}

/** The words that an exercise brings along: those of its advice. */
export function ownTexts(
  exercise: PracticeExercise,
  { more }: Pick<Content, 'more'>,
): ExerciseTexts | undefined {
  if (!isLesson(exercise)) return undefined;
  const ids = Object.keys(ADVICE_TASKS) as AdviceTaskId[];
  const advice = ids.find((id) => ADVICE_TASKS[id].id === exercise.id);
  return advice && more.advice.exercises[advice];
}

/** What the review chooses from. The words of advice name squares: its boards are not turned. */
export function candidates(list: readonly PracticeExercise[]): Candidate[] {
  return list.map((exercise) => {
    const kind = groupOf(exercise);
    const fixed = kind === 'squares' || kind === 'advice';
    return { id: exercise.id, kind, difficulty: exercise.difficulty, fixed };
  });
}

/** The goals of the practice whose time has come. A whole game each: none is offered as new or to remember. */
export function dueGoals(items: Items, today: number): Candidate[] {
  return GOALS.map(({ id }) => goalPath(id))
    .filter((id) => isDue(items[id], today))
    .map((id) => ({ id, kind: PRACTICE, difficulty: 0, fixed: true }));
}

export function isGroup(text: string | null): text is Group {
  return GROUPS.some((group) => group === text);
}
