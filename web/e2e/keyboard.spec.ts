import { expect, test } from './support/fixtures';

test('a game with the keyboard only, from the skip link to the move list', async ({
  board,
  page,
}) => {
  await board.open();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(board.square(28)).toBeFocused();
  // 28 -> 32, pick it up, back to 28, put it down.
  await page.keyboard.press('Shift+ArrowDown');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-square'));
  expect(['32', '33']).toContain(first);
  await page.keyboard.press('Enter');
  await expect(board.square(Number(first))).toHaveAccessibleName(/choisi/);
  await expect(page.getByTestId('announcer')).toContainText(`${String(first)} choisi`);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(board.square(28)).toBeFocused();
  await page.keyboard.press('Space');
  await board.expectMoves(`${String(first)}-28`);
  await expect(page.getByTestId('announcer')).toContainText('Aux Noirs de jouer');
});

test('A11 the keyboard hears the refusal and plays the owed capture', async ({ board, page }) => {
  await board.open('W:W32,37:B5,28');
  await board.square(37).press('Enter');
  await expect(board.ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await expect(page.getByTestId('announcer')).toContainText('Prise obligatoire avec 32');
  // Escape puts all away; the capturing piece says so itself.
  await page.keyboard.press('Escape');
  await expect(board.ruling).toBeHidden();
  await expect(board.square(32)).toHaveAccessibleName('case 32, pion blanc, doit prendre 28');
  await board.square(32).press('Enter');
  await board.expectMoves('32x23');
});

test('one-letter commands, and the pieces as text', async ({ board, page }) => {
  await board.open('W:W32,K46:B19');
  const said = page.getByTestId('announcer');
  await board.square(32).focus();
  await page.keyboard.press('p');
  await expect(said).toContainText('Blancs : pion 32 ; dame 46');
  await page.keyboard.press('m');
  await expect(said).toContainText('32-27, 32-28');
  await page.keyboard.press('d');
  await expect(said).toContainText('Aucun coup joué');
  await page.keyboard.press('c');
  await expect(page.getByTestId('typed-move')).toBeFocused();
  await page.keyboard.type('32-28');
  await page.keyboard.press('Enter');
  await board.expectMoves('32-28');
  await board.square(32).focus();
  await page.keyboard.press('r');
  await expect(board.square(32)).toHaveAccessibleName(/pion blanc/);
  await page.keyboard.press('s');
  await expect(board.square(28)).toHaveAccessibleName(/pion blanc/);
  const text = page.getByTestId('text-position');
  await text.locator('summary').press('Enter');
  await expect(text).toContainText('28');
});

test('Escape lets a piece go, one landing square at a time', async ({ board, page }) => {
  await board.open('W:W42:B27,29,37,38');
  await board.square(42).press('Enter');
  await board.square(31).press('Enter');
  await expect(board.square(37)).toHaveAccessibleName(/pas encore retirée/);
  await page.keyboard.press('Escape');
  await expect(board.square(42)).toHaveAccessibleName(/choisi/);
  await page.keyboard.press('Escape');
  await expect(board.square(42)).not.toHaveAccessibleName(/choisi/);
  await board.expectMoves();
});

test('a dialog keeps the focus and gives it back', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('settings').press('Enter');
  const dialog = page.getByTestId('settings-dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('Tab');
  const inside = await dialog.evaluate(
    (element) =>
      element.contains(document.activeElement) || document.activeElement === document.body,
  );
  expect(inside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('settings')).toBeFocused();
});

test('a dialog that the browser closes by itself can be opened again', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('settings').press('Enter');
  const dialog = page.getByTestId('settings-dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog).toHaveCount(0);
  await page.getByTestId('settings').press('Enter');
  await expect(dialog).toBeVisible();
});
