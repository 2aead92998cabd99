import { expect, test, type Page } from './support/fixtures';

async function start(page: Page, ruleset: string, fen: string): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('ruleset').selectOption(ruleset);
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill(fen);
  await page.getByTestId('start-game').click();
}

const TWO_KINGS_EACH = 'W:WK47,38:BK4,13';

test('B2 a draw by repetition, counted beside the board and explained', async ({ board, page }) => {
  await board.open(TWO_KINGS_EACH);
  await board.playAll('47-42 4-10 42-47 10-4');
  const counter = page.getByTestId('counters').locator('[data-kind="repetition"]');
  await expect(counter.locator('progress')).toHaveAttribute('value', '2');
  await expect(counter).toContainText('deuxième fois');
  await board.playAll('47-42 4-10 42-47 10-4', 5);
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
  await expect(board.result).toContainText('Partie nulle');
  await expect(board.result).toContainText('1 – 1');
});

test('B7 under other rules the same draw is only offered', async ({ board, page }) => {
  await board.open();
  await start(page, 'family', TWO_KINGS_EACH);
  await board.playAll('47-42 4-10 42-47 10-4 47-42 4-10 42-47 10-4');
  await expect(board.result).toBeHidden();
  await page.getByTestId('claim').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
});

test('B5 one king against one is drawn at once, with the proof', async ({ board, page }) => {
  await board.open('W:WK46:BK10,44');
  await expect(board.result).toBeHidden();
  await page.goto('/#fen=W:WK28:BK35');
  await page.reload();
  await expect(board.result).toHaveAttribute('data-reason', 'immediate-draw');
  await page.getByTestId('draw-proof').locator('summary').click();
  await expect(page.getByTestId('draw-proof')).toContainText('28-');
});

test('B5 a forced win keeps the game going', async ({ board }) => {
  await board.open('W:WK36,K47:BK4');
  await expect(board.result).toBeHidden();
  await board.playAll('47-15 4-9 36x4');
  await expect(board.result).toHaveAttribute('data-reason', 'no-pieces');
});

test('B3 B4 the counters say what they count', async ({ board, page }) => {
  await board.open('W:WK46,K47,K48:BK5');
  const counters = page.getByTestId('counters');
  await expect(counters.locator('[data-kind="16-moves"]')).toBeVisible();
  await board.playAll('48-42 5-10');
  await expect(counters.locator('[data-kind="16-moves"] progress')).toHaveAttribute('value', '2');
  await expect(counters.locator('[data-kind="25-moves"] progress')).toHaveAttribute('value', '2');
});
