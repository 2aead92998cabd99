/** What is opened is told, and the board is where the person is then. */
import { expect, test, type Page } from './support/fixtures';

const LONG = { timeout: 60_000 };
test.use({ viewport: { width: 360, height: 740 } });

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/analyse${hash}`);
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
}

async function paste(page: Page, text: string): Promise<void> {
  if (!(await page.getByTestId('paste').isVisible())) {
    await page.getByTestId('file').locator('summary').click();
  }
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('open-pasted').click();
}

const left = (page: Page) => page.getByRole('region', { name: 'Damier de l’analyse' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function atBoard(page: Page, words: string): Promise<void> {
  await expect(status(page, words)).toHaveCount(1);
  await expect(page.getByTestId('opened')).toHaveText(words);
  await expect(left(page)).toBeFocused();
  await expect(page.getByTestId('study-board')).toBeInViewport({ ratio: 0.95 });
}

test('a position and a game that are pasted, and the arrows then go through it', async ({
  page,
}) => {
  await open(page);
  await paste(page, 'W:WK3,K4:BK45');
  await atBoard(page, 'Position ouverte.');
  await paste(page, '[White "A"]\n[Black "B"]\n\n1. 32-28 19-23 *');
  await atBoard(page, 'Partie ouverte : A – B, 2 demi-coups.');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-testid=node][aria-current]')).toHaveText('1.32-28');
});

test('of several games the one that is chosen; before, there is something to choose', async ({
  page,
}) => {
  await open(page);
  await paste(page, '[White "A"]\n\n1. 32-28 *\n\n[White "B"]\n\n1. 33-28 18-22 *\n');
  await expect(page.getByTestId('games-list')).toBeVisible(LONG);
  await expect(page.getByTestId('paste')).toBeFocused();
  await page.getByTestId('games-list').getByRole('radio').nth(1).check();
  await page.getByTestId('games-open').click();
  await atBoard(page, 'Partie ouverte : B – ?, 2 demi-coups.');
});

test('what can be read in part stays where that is told', async ({ page }) => {
  await open(page);
  await paste(page, '1. 32-28 19-23 2. 99-98 *');
  await expect(page.getByTestId('paste-error')).toBeVisible();
  await expect(page.getByTestId('paste')).toBeFocused();
});

test('an analysis of before', async ({ page }) => {
  await open(page, '#fen=start&moves=32-28_17-21');
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveCount(2, LONG);
  await page.getByTestId('fresh').click();
  await page.getByTestId('earlier').locator('summary').click();
  await page.getByTestId('earlier-one').click();
  await atBoard(page, 'Partie ouverte : 2 demi-coups.');
});
