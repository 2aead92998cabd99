/** Pieces in the hand at the table: touched, put back, lifted in a capture. */
import { expect, test } from './support/fixtures';
import { answer, claim, done, sit } from './support/table';

const RAFLE = 'W:W32,50:B8,17,27,1';

test('C1 a piece touched on purpose must be played; j’adoube suspends it', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page);
  const message = page.getByTestId('table-message');
  // Adjusted: nothing counts.
  await page.getByTestId('adjust').click();
  await board.press(32, 32);
  await expect(message).toContainText('redressé');
  await page.getByTestId('adjust').click();
  // A single press chooses; the second one touches.
  await board.press(31, 32, 32);
  await expect(message).toContainText('Pièce touchée : le 32');
  await board.press(33, 28);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'touched-another');
  await page.getByTestId('decide-correct').click();
  await expect(message).toContainText('Le 32 doit être joué');
  await board.drag(32, 27);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'nothing');
});

test('C1 a drag put back is a touch, too', async ({ board, page }) => {
  await board.open();
  await sit(page);
  await board.drag(32, 32);
  const { x, y } = await board.centre(32);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 20, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId('table-message')).toContainText('Pièce touchée : le 32');
});

test('C4 a rafle lifted by hand: too few, then put right; crowned by a touch', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page, RAFLE);
  await board.press(32, 21, 12, 3);
  await expect(board.square(27)).toHaveAccessibleName(/pas encore retirée/);
  await board.press(27, 17, 3);
  await expect(board.square(3)).toHaveAccessibleName(/dame blanche/);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'removed-too-few');
  await page.getByTestId('decide-correct').click();
  await board.expectPiece(8, 'vide');
  await expect(page.getByTestId('ply-1')).toHaveText('32x3');
});

test('C4 lifted too early is told, and all can be lifted at once', async ({ board, page }) => {
  await board.open();
  await sit(page, RAFLE);
  await board.press(32, 21, 27);
  await page.getByTestId('put-back-27').click();
  await board.expectPiece(27, /pion noir/);
  await board.press(12, 3);
  await page.getByTestId('lift-all').click();
  await board.press(3);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'nothing');
});
