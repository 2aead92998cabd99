/** What the other side would play if it were its turn, on the analysis page. */
import { expect, test, type Page } from './support/fixtures';
import { expectNoFault } from './support/axe';
import { push } from './support/ways';

const LONG = { timeout: 60_000 };
const said = (page: Page) => page.getByTestId('threat');
const arrow = (page: Page) => page.getByTestId('threat-arrow');

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/analyse${hash}`);
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
  await page.getByTestId('engine-toggle').click();
}

test('a threat is drawn and told, and follows the board', async ({ page }) => {
  // Black stands behind its man: White cannot take it, and would be taken.
  await open(page, '#fen=W:W28,43:B19,23');
  const toggle = page.getByTestId('threat-toggle');
  await push(toggle, 'keys');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page)).toContainText('Si c’était aux Noirs de jouer\u00a0: 23x32', LONG);
  await expect(arrow(page)).toHaveCount(1);
  await expectNoFault(page);
  // What is threatened is no move of the game.
  await expect(page.getByTestId('node')).toHaveCount(0);
  await page.getByTestId('typed-move').fill('43-38');
  await page.getByTestId('typed-move').press('Enter');
  await expect(said(page)).toContainText('Une prise est obligatoire');
  await expect(arrow(page)).toHaveCount(0);
  await page.getByTestId('step-back').click();
  await expect(arrow(page)).toHaveCount(1, LONG);
  await push(toggle, 'keys');
  await expect(arrow(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('');
});

test('it stands while something is drawn and while the machine searches', async ({ page }) => {
  await open(page, '#fen=W:W28,43:B19,23');
  await page.getByTestId('threat-toggle').click();
  await page.getByTestId('engine-toggle').click();
  await expect(arrow(page)).toHaveCount(1, LONG);
  await expect(page.getByTestId('engine-score')).toHaveCount(1, LONG);
  await page.getByTestId('comment').fill('attention');
  await page.getByTestId('comment').blur();
  await expect(arrow(page)).toHaveCount(1);
  await expect(page.getByTestId('engine-score')).toHaveCount(1);
  await page.getByTestId('engine-toggle').click();
  await expect(arrow(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ locale: 'nl-NL', hasTouch: true, viewport: { width: 360, height: 740 } });
  test('why there is no threat is told, and nothing is cut off', async ({ page }) => {
    await open(page, '#fen=W:W28,43:B23');
    await push(page.getByTestId('threat-toggle'), 'finger');
    await expect(said(page)).toContainText('Er moet worden geslagen');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(360);
    await expectNoFault(page);
  });
});
