/** The analysis page with the machine of the server. */
import { expect, test, type Page } from './support/fixtures';
import { expectNoFault } from './support/axe';

const LONG = { timeout: 60_000 };
const state = (page: Page) => page.getByTestId('engine-state');
const score = (page: Page) => page.getByTestId('engine-score');

async function open(page: Page): Promise<void> {
  await page.goto('/analyse#fen=start&moves=32-28_19-23_28x19&at=2');
  await expect(score(page)).toHaveCount(1, LONG);
  await page.getByTestId('engine-toggle').click();
}

test('the server searches where it is chosen, and both are stopped at once', async ({ page }) => {
  await open(page);
  const asked = page.waitForRequest('**/api/analyse');
  await page.getByTestId('engine-where').selectOption('server');
  await page.getByTestId('engine-lines').selectOption('2');
  await page.getByTestId('engine-toggle').click();
  expect((await asked).postDataJSON()).toMatchObject({ moves: ['32-28', '19-23'], multipv: 2 });
  await expect(state(page)).toHaveAttribute('data-first', /\d/, LONG);
  await expect(state(page)).toHaveAttribute('data-thinking', 'true');
  const ended = page.waitForEvent('requestfailed', (it) => it.url().endsWith('/api/analyse'));
  await page.getByTestId('engine-toggle').click();
  await expect(state(page)).toHaveAttribute('data-thinking', 'false');
  await ended;
  await expectNoFault(page);
});

test('a server that cannot be reached is told, and the browser searches again', async ({
  page,
  faults,
}) => {
  faults.expected.push(/api\/analyse/, /ERR_FAILED/, /503/);
  await open(page);
  await page.route('**/api/analyse', (route) => route.abort());
  await page.getByTestId('engine-where').selectOption('server');
  await page.getByTestId('engine-toggle').click();
  await expect(state(page)).toContainText('Le serveur ne répond pas');
  await page.unroute('**/api/analyse');
  await page.route('**/api/analyse', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByTestId('step-back').click();
  await expect(state(page)).toContainText('Le serveur a trop à faire');
  await page.getByTestId('engine-where').selectOption('browser');
  await expect(score(page)).toHaveCount(1, LONG);
});
