/** What is answered beside the board of a game: by keyboard and by finger, on the smallest phone, in each language. */
import { ADVICE_TASKS } from '../src/content/advice';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { pressSquare, push, type Way } from './support/ways';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const WAYS: readonly Way[] = ['keys', 'finger'];
const LANGUAGES = ['fr', 'en', 'nl'] as const;

async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(360);
}

for (const way of WAYS) {
  for (const language of LANGUAGES) {
    test(`D10 the exercises of the advice by ${way} at 360 px (${language})`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(`/conseils?lang=${language}`);
      for (const [id, wrong, right] of [
        ['together', [33, 28], [32, 28]],
        ['centre', [36], [28]],
        ['back', [47, 42], [25, 20]],
      ] as const) {
        await push(page.getByTestId(`practise-${id}`), way);
        await expect(page.getByTestId(`practise-${id}`)).toHaveAttribute('aria-expanded', 'true');
        const player = page.getByTestId(`practised-${id}`);
        for (const squares of [wrong, right]) {
          for (const square of squares) {
            await pressSquare(player.getByTestId(`square-${square}`), way);
          }
          const tone = squares === wrong ? 'wrong' : 'right';
          const feedback = player.getByTestId('exercise-feedback');
          await expect(feedback).toHaveAttribute('data-tone', tone);
          await expectNarrow(page);
        }
        const kept = await page.evaluate(() => localStorage.getItem('damier.progress.exercises'));
        expect(kept).toContain(ADVICE_TASKS[id].id);
        await push(page.getByTestId(`practise-${id}`), way);
        await expect(player).toHaveCount(0);
      }
      await push(page.getByTestId('practise-together'), way);
      await expectNoFault(page);
    });

    test(`each way on from an address that names nothing by ${way} at 360 px (${language})`, async ({
      page,
      faults,
    }) => {
      test.setTimeout(90_000);
      faults.expected.push(/404/);
      const missing = page.getByTestId('missing');
      await page.goto(`/litiges/Q999?lang=${language}`);
      await expect(missing.getByRole('link')).toHaveCount(7);
      await expectNoFault(page);
      await expectNarrow(page);
      for (let i = 1; i < 7; i += 1) {
        await page.goto(`/regles/rien?lang=${language}`);
        const link = missing.getByRole('link').nth(i);
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        const path = (await link.getAttribute('href')) ?? '';
        await push(link, way);
        await expect(page).toHaveURL(new RegExp(`${path}\\?lang=${language}$`));
        await expect(missing).toHaveCount(0);
        await expect(page.locator('main h1')).toBeFocused();
      }
      await page.goto(`/regles/rien?lang=${language}`);
      await push(missing.getByRole('link').first(), way);
      await expect(page.getByTestId('board')).toBeVisible();
    });

    test(`D5 yes and no before a move by ${way} at 360 px (${language})`, async ({ page }) => {
      await page.goto(`/debuter/4?lang=${language}`);
      // Question, answers and board fit the screen together.
      await expect(page.getByTestId('answer-1')).toBeInViewport({ ratio: 1 });
      const feedback = page.getByTestId('exercise-feedback');
      await push(page.getByTestId('answer-1'), way);
      await expect(feedback).toHaveAttribute('data-tone', 'wrong');
      await push(page.getByTestId('answer-0'), way);
      await expect(page.getByTestId('exercise-question')).toBeVisible();
      const square = (n: number) => page.getByTestId('exercise').getByTestId(`square-${n}`);
      // One man can capture; where it lands is for the learner to say.
      await pressSquare(square(32), way);
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'asking');
      await pressSquare(square(23), way);
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
      await expectNarrow(page);

      await page.goto(`/cours/obligation/2?lang=${language}`);
      const said = page.getByTestId('habit-said');
      await push(page.getByTestId('habit-no'), way);
      await expect(said).toHaveAttribute('data-right', 'false');
      await expect(page.getByTestId('habit-no')).toHaveAttribute('aria-pressed', 'true');
      await push(page.getByTestId('habit-yes'), way);
      await expect(said).toHaveAttribute('data-right', 'true');
      for (const testid of ['habit-yes', 'habit-no']) {
        const box = await page.getByTestId(testid).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await pressSquare(square(32), way);
      await pressSquare(square(23), way);
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
      await expectNoFault(page);
      await expectNarrow(page);
    });
  }
}
