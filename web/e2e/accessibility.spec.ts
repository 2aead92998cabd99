import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test, type Page } from './support/fixtures';

// Injected by evaluation: the page's policy forbids scripts in the page.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function expectNoSeriousFault(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  };
  const results = await page.evaluate(
    (o) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(o),
    options,
  );
  const faults = results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(faults).toEqual([]);
  expect(results.passes.length).toBeGreaterThan(10);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no serious fault, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('at the start and in a game', async ({ board, page }) => {
      await board.open();
      await expectNoSeriousFault(page);
      await board.playAll('32-28 19-23');
      await expectNoSeriousFault(page);
    });

    test('beside a refusal and a question', async ({ board, page }) => {
      await board.open('W:W32,37:B5,28');
      await board.drag(37, 31);
      await expect(board.ruling).toBeVisible();
      await expectNoSeriousFault(page);
      await page.goto('/#fen=W:WK4:B13,20,32,37');
      await page.reload();
      await board.press(4, 15);
      await expect(board.fork).toBeVisible();
      await expectNoSeriousFault(page);
    });

    test('at the end of a game', async ({ board, page }) => {
      await board.open('W:WK28:BK35');
      await expect(board.result).toBeVisible();
      await page.getByTestId('why').click();
      await expect(page.getByTestId('proof-board')).toBeVisible();
      await expectNoSeriousFault(page);
    });

    test('in exercises that a search or tables have proved, and in practice', async ({ page }) => {
      test.setTimeout(120_000);
      for (const item of ['shot-001', 'win-001', 'verdict-001', 'defend-001']) {
        await page.goto(`/exercices/${item}`);
        await expect(page.getByTestId('exercise')).toBeVisible();
        for (let hint = 0; hint < 3; hint += 1) await page.getByTestId('exercise-hint').click();
        await expectNoSeriousFault(page);
        await page.getByTestId('exercise-solution').click();
        await expectNoSeriousFault(page);
      }
      await page.goto('/exercices/pratique');
      await expect(page.getByTestId('goal-opposition')).toBeVisible();
      await expectNoSeriousFault(page);
      await page.goto('/exercices/pratique-coup-turc');
      await expect(page.getByTestId('practice')).toBeVisible();
      await expectNoSeriousFault(page);
    });

    test('in every dialog', async ({ board, page }) => {
      await board.open();
      for (const [buttons, dialog] of [
        [['new-game'], 'new-game-dialog'],
        [['settings'], 'settings-dialog'],
        [['more'], 'more-dialog'],
        [['more', 'transfer'], 'transfer-dialog'],
        [['more', 'share'], 'share-dialog'],
        [['more', 'resign'], 'confirm'],
      ] as const) {
        for (const button of buttons) await page.getByTestId(button).click();
        await expect(page.getByTestId(dialog)).toBeVisible();
        await expectNoSeriousFault(page);
        await page.keyboard.press('Escape');
        await expect(page.getByTestId(dialog)).toBeHidden();
      }
    });
  });
}

test('axe finds no serious fault on a phone', async ({ browser, server, faults }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  faults.watch(context, () => server.url);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByTestId('board')).toBeVisible();
  await expectNoSeriousFault(page);
  await context.close();
});

test('without motion nothing moves', async ({ board }) => {
  // The tests ask for reduced motion: the capture is simply over.
  await board.open('W:W32:B8,17,27,36');
  await board.press(32);
  await board.expectPiece(3, /dame blanche/);
  await expect(board.board.locator('g.piece')).toHaveCount(2);
});
