/** A move entered while the machine thinks: by mouse, finger, keys and text; played, dropped, taken back. */
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import type { Board } from './support/board';

/** 28-23 leaves Black one reply, 19x28, and White then one move, 33x22. */
const POSITION = 'W:W28,33,39,50:B19,5';

/** A game against a machine that thinks until it is let go. */
async function begin(page: Page, board: Board): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/engine.*\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('level').fill('1');
  await page.getByTestId('color-white').check({ force: true });
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill(POSITION);
  await page.getByTestId('start-game').click();
  await board.press(28, 23);
  await expect(board.status).toContainText('réfléchit');
  return letGo;
}

/** White's second move was played; the machine may have answered it. */
const expectBegan = (page: Page) => expect(page.getByTestId(/^ply-/).nth(2)).toHaveText('33x22');

const premove = (page: Page) => page.getByTestId('premove');

test('a prepared move is shown, told, and played when it is legal', async ({ board, page }) => {
  const letGo = await begin(page, board);
  await board.press(33);
  await expect(page.getByTestId('premove-said')).toHaveText(/depuis la case 33/);
  await board.press(22);
  await expect(premove(page)).toContainText('Coup préparé : 33-22.');
  await expect(page.getByTestId('planned')).toBeVisible();
  await expect(page.getByTestId('premove-said')).toHaveText(/33-22/);
  await expectNoFault(page);
  letGo();
  await expectBegan(page);
  await expect(premove(page)).toHaveCount(0);
  await expect(page.getByTestId('planned')).toHaveCount(0);
});

test('a prepared move is dropped with the rule when the reply obliges to capture', async ({
  board,
  page,
}) => {
  const letGo = await begin(page, board);
  await board.drag(50, 45);
  await expect(premove(page)).toContainText('50-45');
  letGo();
  await expect(page.getByTestId('premove-note')).toHaveText(
    'Le coup préparé 50-45 n’est pas joué.',
  );
  await expect(board.ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await board.expectMoves('28-23', '19x28');
  await board.press(33);
  await expectBegan(page);
});

test('keys and text prepare a move; Escape, a tap elsewhere and a button take it back', async ({
  board,
  page,
}) => {
  const letGo = await begin(page, board);
  await board.square(33).focus();
  await page.keyboard.press('Enter');
  await board.square(22).focus();
  await page.keyboard.press('Enter');
  await expect(premove(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(premove(page)).toHaveCount(0);
  await expect(page.getByTestId('premove-said')).toHaveText('Coup préparé annulé.');
  // Wherever the keyboard is.
  await page.getByTestId('typed-move').fill('3322');
  await page.keyboard.press('Enter');
  await expect(premove(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(premove(page)).toHaveCount(0);
  await board.drag(33, 22);
  await expect(premove(page)).toBeVisible();
  await board.press(11);
  await expect(premove(page)).toHaveCount(0);
  await board.drag(33, 22);
  await page.getByTestId('premove-cancel').click();
  await expect(premove(page)).toHaveCount(0);
  await page.getByTestId('typed-move').fill('3322');
  await page.keyboard.press('Enter');
  await expect(premove(page)).toContainText('33-22');
  await expect(page.getByTestId('typed-move')).toHaveValue('');
  letGo();
  await expectBegan(page);
});

test('a piece taken up when the reply comes stays in the hand', async ({ board, page }) => {
  const letGo = await begin(page, board);
  await board.press(33);
  await expect(page.getByTestId('planned')).toBeVisible();
  letGo();
  await expect(page.getByTestId('ply-2')).toBeVisible();
  await expect(board.square(33).locator('..')).toHaveAttribute('aria-selected', 'true');
  await board.press(22);
  await expectBegan(page);
});

test('without the setting nothing is prepared', async ({ board, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('damier.preferences', JSON.stringify({ premove: false })),
  );
  const letGo = await begin(page, board);
  await board.press(33, 22);
  await expect(premove(page)).toHaveCount(0);
  letGo();
  await board.expectMoves('28-23', '19x28');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('two taps prepare a move, and nothing of the page moves for it', async ({ board, page }) => {
    const letGo = await begin(page, board);
    const before = await page.getByTestId('undo').boundingBox();
    for (const square of [33, 22]) {
      const { x, y } = await board.centre(square);
      await page.touchscreen.tap(x, y);
    }
    await expect(premove(page)).toBeVisible();
    await expect(page.getByTestId('premove-cancel')).toBeInViewport();
    expect(await page.getByTestId('undo').boundingBox()).toEqual(before);
    letGo();
    await expectBegan(page);
  });
});
