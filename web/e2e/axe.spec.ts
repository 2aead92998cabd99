/** axe on one page of every kind that the server knows, as it comes and with all that can be unfolded there. */
import { LEVELS } from '../src/content/course/levels';
import { PAGES, type Page as PageName } from '../src/features/learn/paths';
import { expectNoFault, LOOKS } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { kindOf, oneOfEachKind } from './support/kinds';

/** Pages of so many kinds that they are more than one test. */
const PARTS: Partial<Record<PageName, number>> = { arbiter: 2, course: 3, exercises: 4 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByTestId('missing')).toHaveCount(0);
}

/** The first things that are folded on a page: one is like the next. Whether there were any. */
async function unfold(page: Page): Promise<boolean> {
  const folded = page
    .locator('main')
    .locator('details:not([open]) > summary, [aria-expanded="false"]')
    .filter({ visible: true });
  for (let n = 0; n < 3; n += 1) {
    if ((await folded.count()) === 0) return n > 0;
    await folded.first().click();
  }
  return true;
}

/** What is said before a right answer: every hint, then the solution. Whether there was any. */
async function giveUp(page: Page): Promise<boolean> {
  const [hint, solution] = [
    page.getByTestId('exercise-hint'),
    page.getByTestId('exercise-solution'),
  ];
  if ((await solution.count()) === 0) return false;
  while ((await hint.count()) > 0) await hint.click();
  await expectNoFault(page, `${page.url()}, its hints`);
  await solution.click();
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
  return true;
}

for (const { name, use } of LOOKS) {
  test.describe(name, () => {
    test.use(use);
    for (const pageName of Object.keys(PAGES) as PageName[]) {
      const parts = PARTS[pageName] ?? 1;
      for (let part = 0; part < parts; part += 1) {
        const which = parts === 1 ? '' : `, ${part + 1} of ${parts}`;
        test(`axe finds no fault in ${PAGES[pageName]}${which}, ${name}`, async ({ page }) => {
          test.setTimeout(120_000);
          const all = await oneOfEachKind(page.request, pageName);
          const paths = all.filter((_, i) => i % parts === part);
          expect(paths.length).toBeGreaterThan(0);
          for (const path of paths) {
            await open(page, path);
            await expectNoFault(page, `${path} (${kindOf(path)})`);
            const [unfolded, given] = [await unfold(page), await giveUp(page)];
            if (unfolded || given) await expectNoFault(page, `${path}, all of it`);
          }
        });
      }
    }

    test(`axe finds no fault in a course that is done, ${name}`, async ({ page }) => {
      await page.addInitScript(
        (text) => localStorage.setItem('damier.progress.course', text),
        JSON.stringify({
          version: 1,
          data: { stars: Object.fromEntries(LEVELS.map(({ id }) => [id, 3])), won: true },
        }),
      );
      for (const path of [PAGES.course, `${PAGES.course}/certificat`]) {
        await open(page, path);
        await expectNoFault(page, path);
      }
    });
  });
}
