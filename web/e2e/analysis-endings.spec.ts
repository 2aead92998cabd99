/** The analysis of endings: what the server's tables know goes before what the machine thinks. */
import { expect, test, type Page } from './support/fixtures';
import { expectNoFault } from './support/axe';
import { pressSquare, push } from './support/ways';

const LONG = { timeout: 60_000 };
const WON = 'W:WK1,K7,K18:BK35';

const state = (page: Page) => page.getByTestId('engine-state');
const lines = (page: Page) => page.getByTestId('engine-list').locator('li');

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`/analyse#fen=${hash}`);
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
}

test('score, bar, arrow and lines are those of the tables, and nothing is searched', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('analysis.worker')) engines.push(request.url());
  });
  await open(page, WON);
  await expect(state(page)).toHaveAttribute('data-exact', 'true');
  await expect(state(page)).toContainText('Valeur exacte');
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).first()).toContainText('gain des Blancs en 15 demi-coups');
  await expect(lines(page).first()).toContainText('7-2');
  const bar = page.getByTestId('eval-bar');
  await expect(bar).toHaveAttribute('data-share', '1.000');
  await expect(bar).toHaveAttribute('aria-label', /gain des Blancs en 15 demi-coups/);
  const board = page.getByTestId('study-board');
  await expect(board).toHaveAttribute('data-best', '7-2');
  await expect(board.locator('.line').first()).toBeAttached();
  // Only one move wins: the others draw.
  await page.getByTestId('engine-lines').selectOption('3');
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).nth(1)).toContainText('nulle');
  expect(engines).toEqual([]);
  await expectNoFault(page);
  // It follows the tree: what lets the win go is a draw for both sides.
  await page.getByTestId('typed-move').fill('18-23');
  await page.getByTestId('typed-move').press('Enter');
  await expect(lines(page).first()).toContainText('nulle');
  await expect(bar).toHaveAttribute('data-share', '0.500');
  await expect(page.getByTestId('ending-verdict')).toHaveAttribute('data-wdl', 'draw');
  // And so it is where the server searches.
  await page.getByTestId('engine-where').selectOption('server');
  await page.getByTestId('step-back').click();
  await expect(lines(page).first()).toContainText('gain des Blancs en 15 demi-coups');
  await expect(state(page)).toHaveAttribute('data-exact', 'true');
});

test('an ending of a few kings is told what has always been known of it', async ({ page }) => {
  await open(page, 'W:WK1,K7,K18:BK5');
  await expect(page.getByTestId('ending-verdict')).toContainText('Nulle');
  const lore = page.getByTestId('ending-lore');
  await expect(lore).toHaveAttribute('data-lore', 'main-road');
  await expect(lore).toContainText('grande diagonale');
  await page.getByRole('link', { name: 'Tenir contre trois dames' }).click();
  await expect(page).toHaveURL(/trois-dames-annuler/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(LONG);
});

test('a threat is that of the tables', async ({ page }) => {
  await open(page, 'B:WK1,K7,K18:BK35');
  await page.getByTestId('threat-toggle').click();
  await expect(page.getByTestId('threat')).toContainText('gain des Blancs en 15 demi-coups');
});

test('without the server the page knows endings of four pieces itself', async ({
  page,
  faults,
}) => {
  faults.expected.push(/api\/tablebase/, /ERR_FAILED/);
  await page.route('**/api/tablebase', (route) => route.abort());
  await open(page, WON);
  await expect(state(page)).toHaveAttribute('data-exact', 'true', LONG);
  await expect(lines(page).first()).toContainText('gain des Blancs en 15 demi-coups');
  await expect(page.getByTestId('ending-moves').locator('tbody tr').first()).toContainText('7-2');
  await page.getByTestId('typed-move').fill('7-2');
  await page.getByTestId('typed-move').press('Enter');
  await expect(lines(page).first()).toContainText('gain des Blancs en 14 demi-coups');
  // The threat asks the same ones.
  await page.getByTestId('threat-toggle').click();
  await expect(page.getByTestId('threat')).toContainText('gain des Blancs');
  await expectNoFault(page);
});

test('with five pieces and no server what the machine finds is called an estimate', async ({
  page,
  faults,
}) => {
  faults.expected.push(/api\/tablebase/, /ERR_FAILED/);
  await page.route('**/api/tablebase', (route) => route.abort());
  await open(page, 'W:W31,37,K46:B14,K50');
  await expect(page.getByTestId('engine-score')).toHaveCount(1, LONG);
  await expect(state(page)).toContainText('Estimation, sans table pour cette finale.');
  await expect(page.getByTestId('ending')).toContainText(
    'Ce que dit la machine n’est qu’une estimation',
  );
  await expect(page.getByTestId('ending')).not.toContainText('La partie continue');
  await page.getByTestId('engine-toggle').click();
  await expectNoFault(page);
  // The server is back: it has no tables of five pieces, and how to have them is said.
  await page.unroute('**/api/tablebase');
  await page.getByTestId('typed-move').fill('31-26');
  await page.getByTestId('typed-move').press('Enter');
  await expect(page.getByTestId('ending')).toContainText('--pieces 5');
});

test('with six pieces nobody is advised to build what does not help', async ({ page }) => {
  await open(page, 'W:W31,37,42,K46:B14,K50');
  await expect(page.getByTestId('ending')).toContainText('les finales de 6 pièces');
  await expect(page.getByTestId('ending')).not.toContainText('--pieces 5');
});

test('tables are fetched by nobody who does not need them', async ({ page }) => {
  test.setTimeout(90_000);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.tables')) fetched.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByTestId('square-32')).toBeVisible(LONG);
  await page.goto('/regles');
  await expect(page.locator('main h1')).toBeVisible(LONG);
  // Nor by a search with many pieces.
  await page.goto('/analyse');
  await expect(lines(page)).toHaveCount(1, LONG);
  // Nor where the server knows.
  await page.goto('about:blank');
  await open(page, WON);
  await expect(state(page)).toHaveAttribute('data-exact', 'true');
  expect(fetched).toEqual([]);
});

test('a review calls a thrown win a blunder, and takes every move that keeps it', async ({
  page,
}) => {
  await open(page, `${WON}&moves=18-23_35-2_7-16_2-24`);
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveCount(4, LONG);
  const review = page.getByTestId('review');
  await page.getByTestId('review-start').click();
  await expect(review).toHaveAttribute('data-running', 'false', LONG);
  const first = page.getByTestId('mistakes').locator('li').first();
  await expect(first).toContainText(
    /1\. 18-23\s: faute grave qui laisse échapper le gain \(nulle\)\./,
  );
  await expect(page.getByTestId('review-count')).not.toContainText(/Blancs\s: aucune faute/);
  await expect(page.getByTestId('review-estimated')).toHaveCount(0);
  await first.locator('summary').click();
  await expect(first.locator('details')).toContainText(
    /Mieux\s: 7-2 .+ \(gain des Blancs en 15 demi-coups\)\./,
  );
  await expectNoFault(page);
  await push(first.getByTestId('find-better'), 'keys');
  const better = page.getByTestId('better');
  const square = (n: number) => page.getByTestId('study-board').getByTestId(`square-${n}`);
  // Another draw is no better.
  await pressSquare(square(1), 'keys');
  await pressSquare(square(6), 'keys');
  await expect(better).toHaveAttribute('data-phase', 'throws');
  await expect(page.getByTestId('better-said')).toContainText('1-6 laisse échapper le gain');
  await pressSquare(square(7), 'keys');
  await pressSquare(square(2), 'keys');
  await expect(better).toHaveAttribute('data-phase', 'right');
  await expectNoFault(page);
});
