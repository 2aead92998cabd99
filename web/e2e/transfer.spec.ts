import { expect, test, type Page } from './support/fixtures';

async function paste(page: Page, text: string): Promise<void> {
  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('open-pasted').click();
}

test('a FEN is copied and pasted, in any of its spellings', async ({ board, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await board.open();
  await paste(page, ' b : b 1-3 : w K50, 31 . ');
  await expect(page.getByTestId('transfer-dialog')).toBeHidden();
  await board.expectPiece(50, /dame blanche/);
  await expect(board.status).toContainText('Aux Noirs de jouer');
  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  await page.getByTestId('fen-copy').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('B:W31,K50:B1,2,3');
});

test('a PDN game is pasted, replayed and copied again', async ({ board, page }) => {
  await board.open();
  await paste(
    page,
    '[White "A"]\n[Black "B"]\n\n1. 32-28 19-23 2. 28x19 {takes} 14x23 3. 37-32 *\n',
  );
  await board.expectMoves('32-28', '19-23', '28x19', '14x23', '37-32');
  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  const pdn = await page.getByTestId('pdn').inputValue();
  expect(pdn).toContain('1. 32-28 19-23 2. 28x19 14x23 3. 37-32');
  expect(pdn).toContain('[GameType "20"]');
});

test('a list of moves is a game, too', async ({ board, page }) => {
  await board.open();
  await paste(page, '1. 32-28 19-23 2. 28x19');
  await board.expectMoves('32-28', '19-23', '28x19');
});

test('broken PDN is opened as far as it goes, and says where it breaks', async ({
  board,
  page,
}) => {
  await board.open();
  await paste(page, '1. 32-28 19-23 2. 28-22 *');
  await expect(page.getByTestId('paste-error')).toContainText('28');
  await page.keyboard.press('Escape');
  await board.expectMoves('32-28', '19-23');
});

test('nonsense is refused with its place', async ({ board, page }) => {
  await board.open();
  await paste(page, 'W:W31,51:B1');
  await expect(page.getByTestId('paste-error')).toContainText('51');
  await paste2(page, 'rien du tout');
  await expect(page.getByTestId('paste-error')).toBeVisible();
});

async function paste2(page: Page, text: string): Promise<void> {
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('open-pasted').click();
}

test('A9 an ambiguous capture that nothing decides is told', async ({ board, page }) => {
  await board.open();
  await paste(page, '[FEN "W:WK4:B13,20,32,37"] 1. 4x15 *');
  await expect(page.getByTestId('paste-warnings')).toContainText('4x15');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId(/^ply-/)).toHaveCount(1);
});

test('of several games in a text, the reader opens one', async ({ board, page }) => {
  await board.open();
  await paste(page, '[White "Ana"]\n1. 32-28 *\n\n[White "Bob"]\n1. 33-28 19-24 1-0\n');
  await expect(page.getByTestId('paste-game')).toHaveText([/Ana/, /Bob/]);
  await page.getByTestId('paste-game').nth(1).click();
  await expect(page.getByTestId('transfer-dialog')).toBeHidden();
  await board.expectMoves('33-28', '19-24');
});

test('text that is no game opens none', async ({ board, page }) => {
  await board.open();
  await board.play('32-28', 1);
  await paste(page, '<script>alert(1)</script>');
  await expect(page.getByTestId('paste-error')).toContainText('Ni coup');
  for (const text of ['(', '{{{', '😀']) {
    await paste2(page, text);
    await expect(page.getByTestId('paste-error')).toContainText('Ligne 1, colonne');
  }
  await page.keyboard.press('Escape');
  await board.expectMoves('32-28');
});

test('a new game from a FEN, and the place where one is wrong', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill('W:W31,32,4:B20');
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('fen-error')).toContainText('4');
  await page.getByTestId('fen-input').fill('W:W31,32,K4:B20');
  await page.getByTestId('start-game').click();
  await board.expectPiece(4, /dame blanche/);

  // As engines write it: the side to move and fifty squares.
  await page.getByTestId('new-game').click();
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill(`W${'e'.repeat(27)}w${'e'.repeat(17)}B${'e'.repeat(3)}`);
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('fen-error')).toContainText('50 cases');
  await page.getByTestId('fen-input').fill(`W${'e'.repeat(27)}w${'e'.repeat(17)}B${'e'.repeat(4)}`);
  await page.getByTestId('start-game').click();
  await board.expectPiece(46, /dame noire/);
});

test('a position travels in its link alone', async ({ board, page }) => {
  await board.open('W:W28,K3:B12,19');
  await page.getByTestId('more').click();
  await page.getByTestId('share').click();
  const link = await page.getByTestId('position-link').inputValue();
  expect(link).toContain('#fen=W:W');
  await page.goto('about:blank');
  await page.goto(link);
  await board.expectPiece(3, /dame blanche/);
});
