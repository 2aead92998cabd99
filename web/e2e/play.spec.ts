import { expect, test } from './support/fixtures';

/** Found by random play: 38 plies, rafles of several pieces, six promotions, no piece left. */
const WHOLE_GAME =
  '33-29 19-24 39-33 24-30 35x24 16-21 44-39 18-22 33-28 22x35 49-44 11-16 31-27 6-11 32-28 21x23 ' +
  '29x18 20x49 36-31 12x23 38-32 49x36 37-31 36x27 42-38 27x49 47-42 16-21 48-43 49x36 46-41 36x47 ' +
  '50-44 17-22 44-40 35x44 45-40 44x35';

test('A1 A2 A3 A5 the board at the start', async ({ board, page }) => {
  await board.open();
  await expect(page.getByRole('gridcell')).toHaveCount(50);
  await expect(board.status).toContainText('Aux Blancs de jouer');
  for (const square of [1, 20]) await board.expectPiece(square, 'pion noir');
  for (const square of [21, 30]) await board.expectPiece(square, 'vide');
  for (const square of [31, 50]) await board.expectPiece(square, 'pion blanc');
  // A dark square at White's lower left: 46 lies left of 47 and below 41.
  const [a, b] = [await board.centre(46), await board.centre(50)];
  expect(a.x).toBeLessThan(b.x);
  const box = await board.board.boundingBox();
  expect(a.x - (box?.x ?? 0)).toBeLessThan((box?.width ?? 0) / 10);
});

test('A4 B1 a whole game by clicks, to its end', async ({ board, page }) => {
  test.setTimeout(60_000);
  await board.open();
  await board.playAll(WHOLE_GAME);
  await expect(board.result).toHaveAttribute('data-reason', 'no-pieces');
  await expect(board.result).toContainText('Les Noirs gagnent');
  await expect(board.result).toContainText('0 – 2');
  await expect(board.status).toContainText('Partie terminée');
  // The server replays every move and comes to the same end.
  await board.saved();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const game: unknown = await (await page.request.get(`/api/games/${id}`)).json();
  expect(game).toMatchObject({
    moves: WHOLE_GAME.split(' '),
    status: { ply: 38, outcome: { winner: 'black', reason: 'no-pieces' } },
  });
});

test('the board answers before the rules have come, and the move is made when they have', async ({
  board,
  page,
}) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await board.open();
  await board.press(32);
  await expect(board.square(28)).toHaveAccessibleName(/arrivée possible/);
  await board.press(28);
  await expect(board.square(32).locator('..')).toHaveAttribute('aria-selected', 'true');
  come();
  await board.expectMoves('32-28');
  await board.play('19-23', 2);
});

test('A4 B1 who cannot move has lost, pieces or not', async ({ board }) => {
  await board.open('B:W45:B29,40');
  await board.press(29, 34);
  await expect(board.result).toHaveAttribute('data-reason', 'blocked');
  await expect(board.result).toContainText('Les Noirs gagnent');
});

test('A6 a move by drag and drop, and a drop outside that plays nothing', async ({
  board,
  page,
}) => {
  await board.open();
  await board.drag(32, 28);
  await board.expectMoves('32-28');
  const piece = await board.centre(19);
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  await board.expectMoves('32-28');
  await expect(board.ruling).toBeHidden();
  await board.drag(19, 23);
  await board.expectMoves('32-28', '19-23');
});

test('B6 a resigned game shows its result in a review and after a reload', async ({
  board,
  page,
}) => {
  await board.open();
  await board.playAll('32-28 19-23');
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await board.saved();
  await page.getByTestId('undo').click();
  await expect(board.status).toContainText('Partie terminée');
  await expect(board.result).toContainText('Les Noirs gagnent');
  await page.reload();
  await expect(board.result).toContainText('Les Noirs gagnent');
  await expect(board.status).not.toContainText('de jouer');
});

test('the buttons stay where they are while the list of moves grows', async ({ board, page }) => {
  await board.open();
  const places = async () => [
    await page.getByTestId('undo').boundingBox(),
    await page.getByTestId('typed-move').boundingBox(),
  ];
  const before = await places();
  expect((before[1]?.y ?? 800) + (before[1]?.height ?? 0)).toBeLessThanOrEqual(800);
  await board.playAll(WHOLE_GAME.split(' ').slice(0, 24).join(' '));
  expect(await places()).toEqual(before);
  // At 200 % the same window is half as large: who is to move is still in sight.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(board.status).toBeInViewport({ ratio: 1 });
});

test('A8 a king flies as far as its lines are free', async ({ board }) => {
  await board.open('W:WK46,50:B1,20');
  await board.press(46);
  for (const square of [41, 37, 32, 28, 23, 19, 14, 10, 5]) {
    await expect(board.square(square)).toHaveAccessibleName(/arrivée possible/);
  }
  await board.press(5);
  await board.expectMoves('46-5');
  await board.expectPiece(5, 'dame blanche');
});

test('A15 A16 a man that ends on the last row is crowned', async ({ board, page }) => {
  await board.open('W:W7,50:B21,36');
  await board.press(7, 1);
  await board.expectPiece(1, 'dame blanche');
  await board.press(36, 41);
  // Its own next turn: it flies.
  await board.press(1);
  await expect(board.square(29)).toHaveAccessibleName(/arrivée possible/);
  await expect(page.getByTestId('announcer')).not.toBeEmpty();
});

test('A15 a man that passes over the last row during a capture stays a man', async ({ board }) => {
  await board.open('B:W41,42:B36,1');
  await board.press(36);
  await board.expectMoves('36x38');
  await board.expectPiece(38, 'pion noir');
});

test('undo, redo, flip and numbers', async ({ board, page }) => {
  await board.open();
  await board.playAll('32-28 19-23 28x19');
  await page.getByTestId('undo').click();
  await page.getByTestId('undo').click();
  await board.expectPiece(28, 'pion blanc');
  await board.expectPiece(19, /pion noir/);
  await expect(page.getByTestId('ply-3')).toBeVisible();
  await page.getByTestId('redo').click();
  await page.getByTestId('redo').click();
  await board.expectPiece(19, /pion blanc/);
  await expect(page.getByTestId('redo')).toBeDisabled();

  const before = await board.centre(46);
  await page.getByTestId('flip').click();
  const after = await board.centre(46);
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.y).toBeLessThan(before.y);
  await board.press(14, 23);
  await board.expectMoves('32-28', '19-23', '28x19', '14x23');

  await expect(board.board.locator('svg text').filter({ hasText: /^27$/ })).toBeVisible();
  await page.getByTestId('settings').click();
  await page.getByTestId('numbers-off').check({ force: true });
  await page.keyboard.press('Escape');
  await expect(board.board.locator('svg text').filter({ hasText: /^27$/ })).toBeHidden();
});

test('a move played after going back replaces what followed', async ({ board, page }) => {
  await board.open();
  await board.playAll('32-28 19-23 28x19');
  await page.getByTestId('ply-1').click();
  await board.play('20-24', 2);
  await board.expectMoves('32-28', '20-24');
  await board.saved();
});

test('B6 a draw by agreement, and a resignation only after a second word', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-no').click();
  await expect(board.result).toBeHidden();
  await page.getByTestId('more').click();
  await page.getByTestId('draw').click();
  await page.getByTestId('offer-confirm').click();
  await page.getByTestId('offer-accept').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'agreement');
  await board.saved();

  await page.getByTestId('new-game').click();
  await page.getByTestId('start-game').click();
  await board.play('33-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'resignation');
  await expect(board.result).toContainText('Les Blancs gagnent');
});

test('a typed move in several spellings', async ({ board, page }) => {
  await board.open();
  const field = page.getByTestId('typed-move');
  for (const text of ['32-28', '1923', '28 x 19', '14.23']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await board.expectMoves('32-28', '19-23', '28x19', '14x23');
  await field.fill('37-33');
  await field.press('Enter');
  await expect(board.ruling).toHaveAttribute('data-code', 'not-on-diagonal');
  await field.fill('bonjour');
  await field.press('Enter');
  await expect(board.ruling).toBeVisible();
  await board.expectMoves('32-28', '19-23', '28x19', '14x23');
});
