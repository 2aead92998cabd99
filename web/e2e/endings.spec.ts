import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoFault } from './support/axe';

/** Opens the panel in a game that is running, and takes the help that it offers. */
async function ask(page: Page): Promise<void> {
  await page.getByTestId('endings').locator('summary').click();
  await page.getByTestId('ending-show').click();
}

test('a running game gets no help unasked, and help that was asked for is told', async ({
  board,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tablebase')) asked.push(request.url());
  });
  await board.open('W:WK1,K2:BK45');
  await page.getByTestId('endings').locator('summary').click();
  await expect(page.getByTestId('ending-help')).toContainText('se faire aider');
  await expectNoFault(page);
  await expect(page.getByTestId('ending')).toHaveCount(0);
  expect(asked).toEqual([]);
  // Over: shown at once.
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await expect(page.getByTestId('ending-verdict')).toBeVisible();
  await expect(page.getByTestId('ending-helped')).toHaveCount(0);
  // Another game, by keyboard: asked for, it stays with the game, here and after a reload.
  await page.goto('about:blank');
  await board.open('W:WK2,K1:BK45');
  await page.getByTestId('endings').locator('summary').press('Enter');
  await page.getByTestId('ending-show').press('Enter');
  await expect(page.getByTestId('ending')).toBeFocused();
  await expect(page.getByTestId('ending-verdict')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.playAll('2-11');
  await board.saved();
  await page.reload();
  await page.getByTestId('endings').locator('summary').click();
  await expect(page.getByTestId('ending-helped')).toContainText('pendant cette partie');
});

test('B5 a draw of two kings against one is proved by a line that can be played through', async ({
  board,
  page,
}) => {
  await board.open('W:WK1,K2:BK46');
  await expect(page.getByTestId('ending')).toBeHidden();
  // Drawn at once by the rules, the game is over: nobody is helped.
  await page.getByTestId('endings').locator('summary').click();
  const verdict = page.getByTestId('ending-verdict');
  await expect(verdict).toHaveAttribute('data-wdl', 'draw');
  await expect(
    page.getByTestId('ending-moves').locator('tr[data-wdl="draw"]').first(),
  ).toBeVisible();
  await page.getByTestId('ending-proof').click();
  const line = page.getByTestId('ending-line');
  await expect(line.locator('.mark').first()).toBeVisible();
  // By keyboard: on, to the end, back.
  await line.getByRole('button', { name: 'Demi-coup suivant' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('data-ply', '1');
  await page.keyboard.press('End');
  await expect(line).toContainText('La même position revient');
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('data-ply', '0');
  await line.locator('.moves button').nth(1).click();
  await expect(line).toHaveAttribute('data-ply', '2');
  await expectNoFault(page);
});

test('B4 a win says its distance and whether it comes in time', async ({ board, page }) => {
  await board.open('W:WK1,K2:BK45');
  await ask(page);
  await expect(page.getByTestId('ending-verdict')).toContainText('gagnent en 7 demi-coups');
  await expect(page.getByTestId('ending-limit')).toHaveAttribute('data-fits', 'true');
  const first = page.getByTestId('ending-moves').locator('tbody tr').first();
  await expect(first).toContainText('2-11');
  // The panel follows the board.
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.playAll('2-11');
  await expect(page.getByTestId('ending-verdict')).toContainText('perdent en 6 demi-coups');
});

test('B4 three kings against one: all of it comes with the program', async ({ board, page }) => {
  await board.open('W:WK1,K7,K18:BK35');
  await ask(page);
  await expect(page.getByTestId('ending-verdict')).toContainText('gagnent en 15 demi-coups');
});

test('B5 what no table covers, and a server that is gone, are said', async ({
  board,
  page,
  faults,
}) => {
  faults.expected.push(/404|Failed to load resource/);
  await board.open('W:WK1,K2,K3,K4:BK45');
  await ask(page);
  await expect(page.getByTestId('ending')).toHaveAttribute('data-kind', 'none');
  faults.expected.push(/ERR_|api\/tablebase/);
  await page.route('**/api/tablebase', (route) => route.abort());
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.playAll('1-6');
  await expect(page.getByTestId('ending')).toHaveAttribute('data-kind', 'offline');
  await expect(page.getByTestId('ending')).toContainText('La partie continue sans tables');
});

test('B4 B5 the analysis shows what each legal move of an ending is worth, and its proof', async ({
  page,
}) => {
  await page.goto('/analyse#fen=W:WK1,K2:BK45');
  const verdict = page.getByTestId('ending-verdict');
  await expect(verdict).toContainText('gagnent en 7 demi-coups', { timeout: 20_000 });
  await page.getByTestId('engine-toggle').click();
  // Every legal move has its value: one of them wins.
  const moves = page.getByTestId('ending-moves').locator('tbody tr');
  await expect(moves.first()).toHaveAttribute('data-wdl', 'win');
  const legal = await page.evaluate(async () => {
    const answer = await fetch('/api/moves', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fen: 'W:WK1,K2:BK45' }),
    });
    return ((await answer.json()) as { moves: unknown[] }).moves.length;
  });
  await expect(moves).toHaveCount(legal);
  // The proof is played through, by keyboard.
  await page.getByTestId('ending-proof').press('Enter');
  const line = page.getByTestId('ending-line');
  await line.getByRole('button', { name: 'Demi-coup suivant' }).press('End');
  await expect(line).toHaveAttribute('data-ply', '7');
  await expectNoFault(page);
  // It follows the tree: another move lets the win go.
  await page.getByTestId('typed-move').fill('2-8');
  await page.getByTestId('typed-move').press('Enter');
  await expect(verdict).toHaveAttribute('data-wdl', 'draw');
  await expect(moves.first()).toHaveAttribute('data-wdl', 'draw');
  await page.getByTestId('step-back').click();
  await expect(verdict).toHaveAttribute('data-wdl', 'win');
});
