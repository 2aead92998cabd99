import { expect, test } from './support/fixtures';

test('A12 A13 captured pieces stay until the whole capture is over', async ({
  browser,
  server,
  faults,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'no-preference',
    locale: 'fr-FR',
  });
  faults.watch(context, () => server.url);
  const page = await context.newPage();
  await page.goto('/#fen=W:W32:B8,17,27,36');
  const board = page.getByTestId('board');
  await expect(board).toBeVisible();
  // Record, frame by frame, how many pieces the board shows; the flight may be over before we look.
  await page.evaluate(() => {
    const svg = document.querySelector('[data-testid="board"] svg');
    const seen: number[] = [];
    const look = () => {
      const shown = [...(svg?.querySelectorAll('g.piece') ?? [])];
      const visible = shown.filter((piece) => Number(piece.getAttribute('opacity') ?? 1) > 0);
      if (seen.at(-1) !== visible.length) seen.push(visible.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { piecesSeen: seen });
  });
  const started = Date.now();
  await page.getByTestId('square-32').press('Enter');
  await expect(page.getByTestId('ply-1')).toHaveText('32x3');
  await expect(page.getByTestId('square-17')).toHaveAccessibleName('case 17, vide');
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { piecesSeen: number[] }).piecesSeen.at(-1)),
    )
    .toBe(2);
  expect(Date.now() - started).toBeGreaterThan(500);
  // All five until the end, then three go at once: never four, never three.
  const seen = await page.evaluate(
    () => (window as unknown as { piecesSeen: number[] }).piecesSeen,
  );
  expect(seen).toEqual([5, 2]);
  await context.close();
});

test('A9 A12 a capture may be named landing by landing', async ({ board }) => {
  await board.open('W:W42:B27,29,37,38');
  await board.press(42, 31);
  await expect(board.ruling).toHaveAttribute('data-code', 'capture-unfinished');
  await expect(board.status).toContainText('continuez');
  // What has been jumped is still there.
  await expect(board.square(37)).toHaveAccessibleName(/pas encore retirée/);
  await board.press(22);
  await board.expectMoves('42x22');
  await board.expectPiece(37, 'vide');
});

test('A9 A14 captures that differ in what they take are asked, never guessed', async ({
  board,
  page,
}) => {
  await board.open('W:WK4:B13,20,32,37');
  await board.press(4, 15);
  await expect(board.fork).toBeVisible();
  await expect(page.getByTestId('fork-choice')).toHaveCount(2);
  await expect(board.board.locator('.arrow')).toHaveCount(2);
  await board.expectMoves();
  await page.getByTestId('fork-choice').filter({ hasText: '37' }).filter({ hasText: '31' }).click();
  await expect(page.getByTestId('ply-1')).toHaveText(/^4x\d+x\d+x15$/);
  await board.expectPiece(37, 'vide');
  await board.expectPiece(32, /pion noir/);
});

test('A9 the question is also answered on the board, by a piece to take', async ({ board }) => {
  await board.open('W:WK4:B13,20,32,37');
  await board.press(4, 15, 32);
  await expect(board.fork).toBeHidden();
  await board.expectPiece(32, 'vide');
  await board.expectPiece(37, /pion noir/);
});

test('A7 a man captures backward, by its landing square alone', async ({ board }) => {
  await board.open('W:W23:B28,1');
  await board.press(32);
  await board.expectMoves('23x32');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('A9 which capture: what is asked and the choices are seen', async ({ board, page }) => {
    await board.open('W:WK4:B13,20,32,37');
    await board.press(4, 15);
    await expect(board.fork).toContainText('Choisissez un numéro');
    await expect(board.fork).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('fork-choice').last()).toBeInViewport({ ratio: 1 });
  });
});
