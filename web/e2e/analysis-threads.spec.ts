/** The analysis with several threads, and where there can be only one. */
import { expect, test, type Page } from './support/fixtures';
import { expectNoFault } from './support/axe';
import { pressSquare } from './support/ways';

const LONG = { timeout: 60_000 };

/** A machine with so many processors. */
async function processors(page: Page, count: number): Promise<void> {
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
  }, count);
}

const state = (page: Page) => page.getByTestId('engine-state');
const toggle = (page: Page) => page.getByTestId('engine-toggle');

async function searching(page: Page, depth: number): Promise<void> {
  await expect
    .poll(async () => Number(await state(page).getAttribute('data-depth')), LONG)
    .toBeGreaterThanOrEqual(depth);
}

test('several workers search together, and end at once, however often', async ({ page }) => {
  test.setTimeout(120_000);
  await processors(page, 4);
  await page.goto('/analyse');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(state(page)).toHaveAttribute('data-threads', '3', LONG);
  await expect(state(page)).toContainText('3 cœurs');
  // The first and two beside it.
  expect(page.workers().filter((worker) => worker.url().includes('helper'))).toHaveLength(2);

  for (let round = 0; round < 5; round += 1) {
    await toggle(page).click();
    await expect(state(page)).toHaveAttribute('data-thinking', 'false');
    await toggle(page).click();
    await searching(page, 3);
  }
  // It follows the board, and begins anew for a position that it has just been looking at.
  for (const [from, to] of [
    [32, 28],
    [19, 23],
    [28, 19],
  ] as const) {
    const board = page.getByTestId('study-board');
    await pressSquare(board.getByTestId(`square-${from}`), 'keys');
    await pressSquare(board.getByTestId(`square-${to}`), 'keys');
  }
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveCount(3);
  await expect(page.getByTestId('engine-line')).toContainText('14x23', LONG);
  await page.keyboard.press('Home');
  await searching(page, 5);
  await expect(state(page)).toHaveAttribute('data-threads', '3', LONG);

  // The reader chooses fewer: the search begins anew with them.
  await page.getByTestId('engine-cores').selectOption('2');
  await expect(state(page)).toHaveAttribute('data-threads', '2', LONG);
  await page.reload();
  await expect(page.getByTestId('engine-cores')).toHaveValue('2', LONG);
  await expect(state(page)).toHaveAttribute('data-threads', '2', LONG);
  await expectNoFault(page);

  // All go with the page, in the middle of a search.
  await page.getByRole('navigation').getByRole('link', { name: 'Lexique' }).click();
  await expect(page.getByTestId('study-board')).toHaveCount(0);
  const searchers = () => page.workers().filter((worker) => /analysis|helper/.test(worker.url()));
  await expect.poll(() => searchers().length, LONG).toBe(0);
});

test('a page that is not isolated searches with one', async ({ page }) => {
  await processors(page, 4);
  await page.route('**/analyse', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto('/analyse');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await searching(page, 6);
  await expect(state(page)).toHaveAttribute('data-threads', '1');
  await expect(state(page)).not.toContainText('cœur');
  await toggle(page).click();
  await expect(state(page)).toHaveAttribute('data-thinking', 'false');
  await toggle(page).click();
  await searching(page, 6);
});

test('where nothing more can be had one searches, and nothing is said of it', async ({
  page,
  faults,
}) => {
  faults.expected.push(/ERR_FAILED/);
  await processors(page, 4);
  await page.route('**/engine.threads*.wasm', (route) => route.abort());
  await page.goto('/analyse');
  await searching(page, 6);
  await expect(state(page)).toHaveAttribute('data-threads', '1');

  await page.unroute('**/engine.threads*.wasm');
  await page.route('**/helper*.js', (route) => route.abort());
  await page.reload();
  await searching(page, 6);
  await expect(state(page)).toHaveAttribute('data-threads', '1');
  await toggle(page).click();
  await expect(state(page)).toHaveAttribute('data-thinking', 'false');
});
