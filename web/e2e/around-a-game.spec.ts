/** What surrounds a game: a hint, the sheet of its end, the rematch, the score sheet, pieces and pace. */
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';

test('a hint shows the move first, then why; the game keeps that it was given', async ({
  board,
  page,
}) => {
  // White must take two: 28x8 is the only move.
  await board.open('W:W28:B13,22,23,32');
  await page.getByTestId('more').click();
  await page.getByTestId('hint').click();
  const dialog = page.getByTestId('hint-dialog');
  await expect(dialog.getByTestId('hint-move')).toHaveText('Jouez 28x8.', { timeout: 20_000 });
  await expect(dialog.getByTestId('hint-why')).toHaveCount(0);
  await expectNoFault(page);
  await dialog.getByTestId('hint-ask-why').click();
  await expect(dialog.getByTestId('hint-why')).toContainText('C’est le seul coup légal.', {
    timeout: 20_000,
  });
  await expect(dialog.getByTestId('hint-why')).toContainText(/La suite attendue\s: 28x8/);
  await page.keyboard.press('Escape');
  // Nothing was played by it.
  await expect(page.getByTestId(/^ply-/)).toHaveCount(0);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toContainText('Un indice demandé.');
});

test('a hint in an ending is the move of the tables', async ({ board, page }) => {
  // Of all moves only 7-2 wins.
  await board.open('W:WK1,K7,K18:BK35');
  await page.getByTestId('more').click();
  await page.getByTestId('hint').click();
  const dialog = page.getByTestId('hint-dialog');
  await expect(dialog.getByTestId('hint-move')).toHaveText('Jouez 7-2.', { timeout: 20_000 });
  await dialog.getByTestId('hint-ask-why').click();
  await expect(dialog.getByTestId('hint-why')).toContainText('La machine vous voit gagner.', {
    timeout: 20_000,
  });
});

test('a game without hints gives none', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('option-hint').uncheck();
  await page.getByTestId('start-game').click();
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await expect(page.getByTestId('hint')).toBeDisabled();
});

test('the end offers a rematch with colours changed, against the machine and in two', async ({
  board,
  page,
}) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('level').fill('2');
  await page.getByTestId('start-game').click();
  await board.press(32, 28);
  await expect(page.getByTestId('ply-2')).toBeVisible();
  await expect(board.status).toContainText('À vous de jouer');
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await page.getByTestId('rematch').click();
  // Black now: the machine has begun, and the board is turned.
  await expect(page.getByTestId('ply-1')).toBeVisible();
  await expect(page.getByTestId('player-white')).toContainText('(2)');
  await expect(page.getByTestId('flip')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-two').check({ force: true });
  await page.getByTestId('start-game').click();
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await page.getByTestId('rematch').click();
  await expect(page.getByTestId(/^ply-/)).toHaveCount(0);
  await expect(page.getByTestId('flip')).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone a rematch begins with the board in sight and, by keyboard, on it', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await board.open();
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  const rematch = page.getByTestId('rematch');
  await rematch.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(board.square(1)).not.toBeInViewport();
  await rematch.press('Enter');
  await expect(page.getByTestId(/^ply-/)).toHaveCount(0);
  for (const square of [1, 5, 46, 50]) await expect(board.square(square)).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#board') !== null))
    .toBe(true);
});

test('the score sheet has the moves, the times and the result, and prints alone', async ({
  board,
  page,
}) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('clock-fischer').check({ force: true });
  await page.getByTestId('start-game').click();
  await board.playAll('32-28 19-23 28x19');
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await expect(page.getByTestId('result-analyse')).toHaveAttribute('href', /^\/analyse/);
  await page.getByTestId('result-sheet').click();
  const sheet = page.getByTestId('score-sheet');
  await expect(sheet.getByTestId('sheet-moves').locator('li')).toHaveCount(2);
  await expect(sheet.getByTestId('sheet-moves')).toContainText('28x19');
  await expect(sheet.getByTestId('sheet-moves')).toContainText(/\d:\d\d/);
  await expect(sheet.getByTestId('sheet-result')).toContainText('2 – 0');
  await sheet.getByLabel('Blancs').fill('Ada');
  await expectNoFault(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
  await expect(sheet.getByTestId('sheet-print')).toBeHidden();
  await expect(sheet.getByText('Arbitre')).toBeVisible();
});

test('pieces and pace are chosen, and kept', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('settings').click();
  for (const set of ['flat', 'grooved', 'marked']) {
    await page.getByTestId(`pieces-${set}`).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-pieces', set);
  }
  await page.getByTestId('speed-2').check({ force: true });
  await expectNoFault(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-pieces', 'marked');
  // The black men carry a dot of their own, not only a colour.
  const ring = page.locator('[data-testid="board"] .black.man .ring').first();
  await expect.poll(() => ring.evaluate((node) => getComputedStyle(node).fill)).not.toBe('none');
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('speed-2')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('the end of a game and its sheet fit', async ({ board, page }) => {
    await board.open('B:WK1:B50');
    await page.getByTestId('more').tap();
    await page.getByTestId('resign').tap();
    await page.getByTestId('confirm-yes').tap();
    await page.getByTestId('result-sheet').tap();
    await expect(page.getByTestId('score-sheet')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await expectNoFault(page);
  });
});
