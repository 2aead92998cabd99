import { expect, test, type Page } from './support/fixtures';

const REFUSED: [title: string, fen: string, squares: [number, number], code: string][] = [
  ['A6 a man never goes backward', 'W:W28:B1', [28, 33], 'man-moves-backward'],
  ['A6 a man never goes two squares', 'W:W28:B1', [28, 17], 'man-moves-too-far'],
  ['A3 the other side waits', 'W:W28:B1', [1, 6], 'not-your-piece'],
  ['A10 a king cannot pass two pieces', 'W:WK47:B29,33,5', [47, 24], 'path-blocked'],
  ['A10 nobody jumps a piece of their own', 'W:WK47,38:B5', [47, 29], 'jumps-own-piece'],
];

for (const [title, fen, [from, to], code] of REFUSED) {
  test(`${title}: the reason appears and nothing is played`, async ({ board }) => {
    await board.open(fen);
    await board.drag(from, to);
    await expect(board.ruling).toHaveAttribute('data-code', code);
    await expect(board.page.getByTestId('ruling-message')).not.toBeEmpty();
    await expect(board.page.getByTestId('ruling-rule')).toContainText('FMJD');
    await board.expectMoves();
  });
}

test('A11 a quiet move is refused while a capture is owed, and one click plays it', async ({
  board,
  page,
}) => {
  await board.open('W:W32,37:B5,28');
  await expect(board.status).toContainText('Prise obligatoire : 1 pièce');
  await board.drag(37, 31);
  await expect(board.ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await expect(page.getByTestId('ruling-message')).toContainText('32x23');
  // The owed capture is drawn on the board and offered beside it.
  await expect(board.board.locator('.arrow')).toHaveCount(1);
  const owed = page.getByTestId('owed-move');
  await expect(owed).toHaveText(/32x23/);
  await owed.click();
  await board.expectMoves('32x23');
  await expect(board.ruling).toBeHidden();
});

test('A14 A17 the smaller capture is refused, the greater one named and played', async ({
  board,
  page,
}) => {
  await board.open('W:W32,34:B8,17,27,30');
  await board.drag(34, 25);
  await expect(board.ruling).toHaveAttribute('data-code', 'majority');
  await expect(page.getByTestId('ruling-message')).toContainText('32x3');
  await page.getByTestId('owed-move').click();
  await board.expectMoves('32x3');
  await board.expectPiece(3, 'dame blanche');
  for (const square of [27, 17, 8]) await board.expectPiece(square, 'vide');
});

test('A14 two men go before one king', async ({ board, page }) => {
  await board.open('W:W33,37:B18,28,K31');
  await board.drag(37, 26);
  await expect(board.ruling).toHaveAttribute('data-code', 'majority');
  await expect(page.getByTestId('ruling-message')).toContainText('33x13');
});

test('C2 C3 what happens at the table depends on the rules chosen', async ({ board, page }) => {
  const refuse = async (ruleset: string, fen: string) => {
    await page.getByTestId('new-game').click();
    await page.getByTestId('ruleset').selectOption(ruleset);
    await page.getByTestId('position-fen').check({ force: true });
    await page.getByTestId('fen-input').fill(fen);
    await page.getByTestId('start-game').click();
    await board.drag(37, 31);
  };
  await board.open();
  await refuse('ffjd', 'W:W32,37:B5,28');
  await expect(page.getByTestId('ruling-rule')).toContainText(/adversaire qui choisit/);
  await refuse('family', 'W:W32,37:B5,28');
  await expect(page.getByTestId('ruling-rule')).toContainText(/reprend|revient|reprise/);
});

test('a touch that nothing can come of says what is true, in the language of the page', async ({
  board,
  page,
}) => {
  await board.open();
  await board.press(40);
  await expect(board.ruling).toHaveAttribute('data-code', 'blocked');
  await expect(board.ruling).not.toContainText('Coup refusé');
  await expect(page.getByTestId('ruling-message')).toContainText('Le 40 est bloqué.');
  await page.getByTestId('language').selectOption('en');
  await expect(page.getByTestId('ruling-message')).toContainText('40 is blocked.');
  await expect(page.getByTestId('ruling-rule')).toContainText('Rule: touch-move (FMJD, Annex 1');
  // The next square says where it should have gone; alone, a square is only a square.
  await board.press(25);
  await expect(board.ruling).toHaveAttribute('data-code', 'not-on-diagonal');
  await board.square(25).press('Escape');
  await board.press(25);
  await expect(board.ruling).toHaveAttribute('data-code', 'empty-square');

  await board.open('W:W32,34:B8,17,27,30');
  await page.reload();
  await board.press(34);
  await expect(page.getByTestId('ruling-message')).toHaveText(/32 must take 3 pieces/);
  await expect(board.board.locator('.arrow')).toHaveCount(1);
  await page.getByTestId('owed-move').click();
  await board.expectMoves('32x3');
});

test('a press on a light square says that light squares are never used', async ({
  board,
  page,
}) => {
  await board.open();
  const [a, b] = [await board.centre(32), await board.centre(33)];
  await board.press(32);
  await page.mouse.click((a.x + b.x) / 2, a.y);
  await expect(page.getByTestId('ruling-message')).toContainText('Les cases claires');
});

/** What of the refusal the reader sees whole, from above: nothing covers it, and nothing scrolls inside its box. */
async function readIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-testid="panel"] .body');
    if (!box || box.scrollHeight > box.clientHeight + 1) return ['scrolls inside'];
    const seen: string[] = [];
    for (const name of ['ruling-message', 'owed-move', 'why-article', 'ruling-rule']) {
      for (const part of box.querySelectorAll(`[data-testid="${name}"]`)) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight + 1) continue;
        const covered = [top + 3, bottom - 3].some(
          (y) => !part.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        seen.push(covered ? `${name} is covered` : name);
      }
    }
    return [...new Set(seen)];
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [fen, squares] of [
    [undefined, [33, 30]],
    ['W:W32,34:B8,17,27,30', [34, 25]],
    ['W:W32,37:B5,28', [37, 31]],
  ] as const) {
    test(`the reason of a refusal stands whole before what can be played: ${squares.join(', ')}`, async ({
      board,
      page,
    }) => {
      await board.open(fen);
      await board.press(...squares);
      await expect(page.getByTestId('ruling-rule')).toBeAttached();
      await expect
        .poll(() => readIn(page))
        .toEqual(expect.arrayContaining(['ruling-message', 'owed-move']));
      expect((await readIn(page)).filter((part) => part.includes(' '))).toEqual([]);
    });
  }

  test('with letters twice as large the reason comes first', async ({ board, page }) => {
    await board.open();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await board.press(33, 30);
    await expect(page.getByTestId('ruling-rule')).toBeAttached();
    await page.getByTestId('ruling-message').scrollIntoViewIfNeeded();
    await expect.poll(() => readIn(page)).toContain('ruling-message');
    await page.getByTestId('ruling-rule').scrollIntoViewIfNeeded();
    expect((await readIn(page)).filter((part) => part.includes(' '))).toEqual([]);
  });
});
