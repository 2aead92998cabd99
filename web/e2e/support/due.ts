/** What the review has to ask. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADVICE_TASKS } from '../../src/content/advice';
import type { Items } from '../../src/features/progress/review';

/** Every exercise was solved lately, so that the review has nothing to ask but these, goals of the practice among them. */
export async function onlyDue(page: Page, ...due: string[]): Promise<void> {
  const files = ['src/content/exercises.json', 'src/content/deep.json'];
  const lists = await Promise.all(
    files.map(async (file) => {
      const { exercises } = JSON.parse(await readFile(file, 'utf8')) as {
        exercises: { id: string }[];
      };
      return exercises;
    }),
  );
  const known = [...lists.flat(), ...Object.values(ADVICE_TASKS)].map(({ id }) => id);
  await page.evaluate(
    ([known, due]) => {
      const item = { box: 1, due: 99_999, last: 99_999, seen: 1, clean: 1 };
      const data = Object.fromEntries([
        ...known.map((id) => [id, item]),
        ...due.map((id, i) => [id, { ...item, due: i + 1, last: 1 }]),
      ]) as Items;
      localStorage.setItem('damier.progress.exercises', JSON.stringify({ version: 1, data }));
    },
    [known, due] as const,
  );
}
