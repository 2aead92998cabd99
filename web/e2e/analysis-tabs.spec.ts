/** One browser, two tabs on the analysis: nothing that was done in either is lost. */
import { expect, test, type Page } from './support/fixtures';
import { keptAnalyses } from './support/analyses';

const LONG = { timeout: 60_000 };

async function open(page: Page): Promise<void> {
  await page.goto('/analyse');
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
  const toggle = page.getByTestId('engine-toggle');
  if ((await toggle.getAttribute('aria-pressed')) === 'true') await toggle.click();
}

async function play(page: Page, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    await page.getByTestId('typed-move').fill(move);
    await page.getByTestId('typed-move').press('Enter');
    await expect(page.getByTestId('typed-move')).toHaveValue('');
  }
}

const nodes = (page: Page) => page.getByTestId('tree').getByTestId('node');
const GAME = ['1.32-28', '19-23', '2.28x19', '14x23', '3.37-32'];

test('a new analysis in one tab leaves that of the other, which can be opened in both', async ({
  page,
  context,
}) => {
  await open(page);
  await play(page, '32-28 19-23 28x19 14x23 37-32');
  await expect.poll(() => keptAnalyses(page)).toContain('37-32');
  const other = await context.newPage();
  await open(other);
  await expect(nodes(other)).toHaveText(GAME);
  await other.getByTestId('fresh').click();
  await play(other, '33-28');
  await expect.poll(() => keptAnalyses(page)).toContain('33-28');
  await page.reload();
  await expect(nodes(page)).toHaveText(GAME, LONG);
  await expect(page.getByTestId('apart')).toHaveCount(0);
  await other.getByTestId('earlier').locator('summary').click();
  const [one] = [other.getByTestId('earlier-one')];
  await expect(one).toHaveCount(1);
  await expect(one).toContainText('32-28 19-23 28x19 14x23 37-32');
  await one.click();
  await expect(nodes(other)).toHaveText(GAME);
  // What was there is now among those of before.
  await expect(one).toContainText('33-28');
});

test('two tabs that go on with the same analysis part, and the person is told', async ({
  page,
  context,
}) => {
  await open(page);
  await play(page, '32-28');
  await expect.poll(() => keptAnalyses(page)).toContain('32-28');
  const other = await context.newPage();
  await open(other);
  await play(other, '17-21');
  await expect.poll(() => keptAnalyses(page)).toContain('17-21');
  await play(page, '18-23');
  await expect(page.getByTestId('apart')).toContainText('Un autre onglet');
  // Even what was played a moment before.
  await page.reload();
  await expect(nodes(page)).toHaveText(['1.32-28', '18-23'], LONG);
  await expect(page.getByTestId('apart')).toHaveCount(0);
  await other.reload();
  await expect(nodes(other)).toHaveText(['1.32-28', '17-21'], LONG);
});

test('a machine that was stopped stays so, here and in the next tab', async ({ page, context }) => {
  await open(page);
  await expect(page.getByTestId('engine-toggle')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByTestId('engine-state')).toHaveText('La machine est arrêtée.', LONG);
  const other = await context.newPage();
  await other.goto('/analyse');
  await expect(other.getByTestId('engine-state')).toHaveText('La machine est arrêtée.', LONG);
  await other.getByTestId('engine-toggle').click();
  await other.reload();
  await expect(other.getByTestId('engine-toggle')).toHaveAttribute('aria-pressed', 'true', LONG);
});
