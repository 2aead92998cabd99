/** What is printed: white paper in any colour scheme, whole sheets, the buttons left out. */
import { expect, test, type Page } from './support/fixtures';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`paper is white and ink is black, the screen being ${colorScheme}`, async ({ page }) => {
    for (const path of ['/regles', '/arbitre', '/cours/enseignants', '/cours/certificat', '/']) {
      await page.emulateMedia({ media: 'screen', colorScheme });
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await background(page), path).not.toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await background(page), path).toBe('rgb(255, 255, 255)');
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(ink, path).toBe('rgb(0, 0, 0)');
    }
  });
}

test('B2 a claim that fills more than a page begins at the top of the first', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 700 });
  await board.open('W:WK47,38:BK4,13');
  await board.playAll('47-42 4-10 42-47 10-4');
  await page.getByTestId('claim-open').click();
  // The dialog is there before the words that fill it.
  await expect(page.getByTestId('claim-verdict')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // On paper nothing is scrolled.
  const sheet = await page.locator('dialog').evaluate((dialog) => {
    const { top, height } = dialog.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  expect(sheet.top).toBeGreaterThanOrEqual(0);
  expect(sheet.height).toBeGreaterThan(700);
  await expect(page.getByTestId('claim-print')).toBeHidden();
});

test('C2 the log of a table is a sheet: what, when, the position, room to sign', async ({
  board,
  page,
}) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('table-mode').check();
  await page.getByTestId('start-game').click();
  for (const [color, from, to] of [
    ['white', 33, 28],
    ['black', 19, 23],
    ['white', 34, 29],
  ] as const) {
    await board.press(from, to);
    await page.getByTestId(`done-${color}`).click();
  }
  await page.getByTestId('claim-black').click();
  await page.getByTestId('decide-leave').click();
  await page.emulateMedia({ media: 'print' });
  const log = page.getByTestId('table-log');
  for (const text of ['Journal de la table', 'partie en cours', 'Signature : Arbitre']) {
    await expect(log.getByText(text).last()).toBeVisible();
  }
  await expect(log.getByText(/34-29.*prise oubliée/)).toBeVisible();
  await expect(log.locator('svg').first()).toBeVisible();
  for (const testid of ['print-log', 'board', 'more']) {
    await expect(page.getByTestId(testid)).toBeHidden();
  }
});
