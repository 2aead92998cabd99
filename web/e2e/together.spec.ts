/** A question and its whole board are seen together when an exercise opens, below what stays at the top. */
import { readFile } from 'node:fs/promises';
import { LEVELS, type Level } from '../src/content/course/levels';
import { START_STEPS } from '../src/content/course/start';
import { STEPS } from '../src/content/course/steps';
import { course } from '../src/content/fr/course';
import { practice } from '../src/content/fr/practice';
import type { Goal } from '../src/content/practice';
import { levelPath } from '../src/features/course/address';
import { onlyDue } from './support/due';
import { expect, test, type Page } from './support/fixtures';
import { oneOfEachKind } from './support/kinds';

const goals = JSON.parse(await readFile('src/content/goals.json', 'utf8')) as Record<
  Goal['id'],
  Omit<Goal, 'id'>
>;
const GOALS = Object.entries(goals).map(([id, goal]) => ({ id, ...goal })) as Goal[];

/** What of them is outside the window, or below the row of pages. */
async function hidden(page: Page, question: string): Promise<string[]> {
  return page.evaluate((question) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = Math.max(0, boxOf('[data-stuck]')?.bottom ?? 0);
    return [question, 'board'].filter((name) => {
      const box = boxOf(`[data-testid="${name}"]`);
      return !box || box.top < top || box.bottom > innerHeight;
    });
  }, question);
}

async function expectTogether(
  page: Page,
  place: string,
  question = 'exercise-question',
): Promise<void> {
  await expect(page.getByTestId(question)).toBeVisible();
  await expect.poll(() => hidden(page, question), { message: place }).toEqual([]);
}

const textOf = ({ id }: Level): string => course.levels[id].question;

/** Of the levels that are laid out alike, the one with the longest question. */
function longest(): Level[] {
  const found = new Map<string, Level>();
  for (const level of LEVELS) {
    const asks = STEPS.indexOf(level.step) >= STEPS.indexOf('obligation');
    const sort = [level.kind, asks, level.contrast].join();
    const other = found.get(sort);
    if (!other || textOf(other).length < textOf(level).length) found.set(sort, level);
  }
  return [...found.values()];
}

/** Of the goals of each side and kind, the one with the longest idea. */
function wordiest(): Goal[] {
  const found = new Map<string, Goal>();
  const words = ({ id }: Goal) => practice.goals[id][1].length;
  for (const goal of GOALS) {
    const sort = goal.family + goal.goal;
    const other = found.get(sort);
    if (!other || words(other) < words(goal)) found.set(sort, goal);
  }
  return [...found.values()];
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500 });

    test('D5 in the start, also after an answer', async ({ page }) => {
      test.slow();
      for (const i of START_STEPS.keys()) {
        await page.goto(`/debuter/${i + 1}`);
        await expectTogether(page, `step ${i + 1}`);
      }
      await page.getByTestId('answer-1').click();
      await expect(page.getByTestId('start-said')).toBeVisible();
      await expectTogether(page, 'after the answer');
    });

    test('in the levels of the course, opened by address or one after the other', async ({
      page,
    }) => {
      test.slow();
      for (const level of longest()) {
        await page.goto(levelPath(level));
        await expectTogether(page, levelPath(level));
      }
      await page.getByTestId('level-dots').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/1$/);
      await expectTogether(page, 'the first');
      await page.getByTestId('level-dots').getByRole('link').last().click();
      await expect(page).not.toHaveURL(/\/1$/);
      await expectTogether(page, 'the last');
    });

    test('in the exercises', async ({ page, request }) => {
      test.slow();
      for (const path of await oneOfEachKind(request, 'exercises')) {
        // The others of these pages are lists, and games of practice.
        if (!/-\d+$/.test(path)) continue;
        await page.goto(path);
        await expectTogether(page, path);
      }
    });

    test('in the practice, by address and one after the other', async ({ page }) => {
      for (const goal of wordiest()) {
        await page.goto(`/exercices/pratique-${goal.id}`);
        await expectTogether(page, goal.id, 'practice-goal');
      }
      await page.goto('/exercices/pratique-coup-direct');
      await page.getByTestId('exercise-typed').fill('32-27');
      await page.getByTestId('exercise-typed').press('Enter');
      const practice = page.getByTestId('practice');
      await expect(practice).toHaveAttribute('data-moves', '2', { timeout: 60_000 });
      await page.getByTestId('exercise-typed').fill('37x10');
      await page.getByTestId('exercise-typed').press('Enter');
      await page.getByTestId('practice-next').click();
      await expect(page).not.toHaveURL(/coup-direct$/);
      await expectTogether(page, 'the next', 'practice-goal');
    });

    test('in the review, from one to the next', async ({ page }) => {
      await page.goto('/exercices');
      await onlyDue(
        page,
        'pratique-coup-royal',
        'pratique-trois-dames',
        'pratique-coup-de-la-bombe',
      );
      await page.goto('/exercices/revision');
      for (let place = 1; place <= 3; place += 1) {
        await expect(page.getByTestId('review-place')).toContainText(`Exercice ${place} sur`);
        await expectTogether(page, `place ${place}`, 'practice-goal');
        await page.getByTestId('review-later').click();
      }
    });
  });
}
