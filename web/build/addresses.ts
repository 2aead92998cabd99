/** Every address of a page, taken from what the pages hold: the server answers 404 to all others. */
import { ADVICE_TASKS } from '../src/content/advice';
import { CASES, GROUPS, IRREGULARITIES } from '../src/content/cases';
import { LEVELS } from '../src/content/course/levels';
import { START_STEPS } from '../src/content/course/start';
import { STEPS } from '../src/content/course/steps';
import deep from '../src/content/deep.json';
import exercises from '../src/content/exercises.json';
import { GOALS as PRACTISED, goalPath, PRACTICE } from '../src/content/practice';
import { ADVICE, ARTICLES, QUESTIONS, TERMS, VARIANTS } from '../src/content/types';
import { WAYS } from '../src/features/assistant/ways';
import { CERTIFICATE, FINAL, levelPath, stepPath, TEACHERS } from '../src/features/course/address';
import { GROUPS as EXERCISES, REVIEW } from '../src/features/exercises/types';
import { PAGES, pathTo, type Page } from '../src/features/learn/paths';
import { SECTIONS } from '../src/features/learn/sections';

/** What each page has below it; the course names its own addresses. */
const ITEMS: Record<Exclude<Page, 'course'>, readonly string[]> = {
  start: START_STEPS.map((_, i) => String(i + 1)),
  rules: [...SECTIONS.rules, ...ARTICLES],
  advice: ADVICE,
  variants: [...SECTIONS.variants, ...VARIANTS],
  history: SECTIONS.history,
  faq: QUESTIONS,
  glossary: TERMS,
  disputes: Object.keys(CASES),
  assistant: WAYS.flatMap(({ path }) => path ?? []),
  arbiter: [...GROUPS, ...Object.keys(CASES), ...Object.keys(IRREGULARITIES)],
  about: SECTIONS.about,
  analysis: [],
  library: [],
  exercises: [
    ...[REVIEW, PRACTICE, ...EXERCISES],
    ...PRACTISED.map(({ id }) => goalPath(id)),
    ...[...exercises.exercises, ...deep.exercises, ...Object.values(ADVICE_TASKS)].map(
      ({ id }) => id,
    ),
  ],
};

/** All addresses but the board's and the games', in order. */
export function addresses(): string[] {
  const pages = Object.keys(PAGES) as Page[];
  const course = [TEACHERS, CERTIFICATE, FINAL].map((name) => pathTo('course', name));
  const items = Object.entries(ITEMS).flatMap(([page, ids]) =>
    ids.map((id) => pathTo(page as Page, id)),
  );
  const all = [
    ...pages.map((page) => pathTo(page)),
    ...items,
    ...course,
    ...STEPS.map(stepPath),
    ...LEVELS.map(levelPath),
  ];
  return [...new Set(all)].sort();
}
