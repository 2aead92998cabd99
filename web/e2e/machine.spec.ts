import { expect, test, type Page } from './support/fixtures';

async function against(page: Page, level: number, color: 'white' | 'black'): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('level').fill(String(level));
  await page.getByTestId(`color-${color}`).check({ force: true });
  await page.getByTestId('start-game').click();
}

for (const level of [1, 10, 20]) {
  test(`the machine replies at level ${level}`, async ({ board, page }) => {
    await board.open();
    await against(page, level, 'white');
    await expect(board.status).toContainText('À vous de jouer');
    await board.press(32, 28);
    await expect(page.getByTestId('ply-2')).toBeVisible();
    await expect(board.status).toContainText('À vous de jouer');
    await board.saved();
    // Taken back: both moves, to where the person was to move.
    await page.getByTestId('undo').click();
    await board.expectPiece(32, /pion blanc/);
    await expect(board.status).toContainText('À vous de jouer');
  });
}

test('the machine begins when the person has Black, and the board is turned', async ({
  board,
  page,
}) => {
  await board.open();
  await against(page, 2, 'black');
  await expect(page.getByTestId('ply-1')).toBeVisible();
  const [one, fifty] = [await board.centre(1), await board.centre(50)];
  expect(one.y).toBeGreaterThan(fifty.y);
  // Not the person's pieces: pressing one explains nothing and plays nothing.
  await expect(board.status).toContainText('À vous de jouer');
});

test('the game against the machine goes on after a reload', async ({ board, page }) => {
  await board.open();
  await against(page, 2, 'white');
  await board.press(33, 28);
  await expect(page.getByTestId('ply-2')).toBeVisible();
  await board.saved();
  const reply = await page.getByTestId('ply-2').textContent();
  await page.reload();
  await expect(page.getByTestId('ply-2')).toHaveText(reply ?? '');
  await expect(board.status).toContainText('À vous de jouer');
});

test('a strong machine wins a won ending by the tables of the server', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  // Of all moves only 7-2 wins.
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill('W:WK1,K7,K18:BK35');
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('level').fill('20');
  await page.getByTestId('color-black').check({ force: true });
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('ply-1')).toHaveText('7-2', { timeout: 20_000 });
});
