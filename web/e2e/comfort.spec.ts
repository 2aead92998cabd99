/** What makes the board comfortable for everyone: the checklist of the game screen. */
import { expectNoFault } from './support/axe';
import type { Board } from './support/board';
import { expect, test, type Page } from './support/fixtures';

async function setting(page: Page, ...ids: string[]): Promise<void> {
  await page.getByTestId('settings').click();
  for (const id of ids) await page.getByTestId(id).click({ force: true });
  await page.keyboard.press('Escape');
}

const numbers = (board: Board) => board.board.locator('svg text').filter({ hasText: /^\d+$/ });

test('a fresh profile stores nothing before the first choice', async ({ board, page, context }) => {
  await board.open();
  await board.press(32);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('h tells of the clock and the counts of a draw; the letters can be turned off', async ({
  board,
  page,
}) => {
  await board.open('W:WK47,38:BK4,13');
  await board.playAll('47-42 4-10');
  const said = page.getByTestId('announcer');
  await board.square(28).focus();
  await page.keyboard.press('h');
  await expect(said).toContainText('sans pendule');
  await expect(said).toContainText('2 demi-coups sur 50');
  await setting(page, 'switch-keys');
  const before = await said.textContent();
  await board.square(28).focus();
  for (const key of ['p', 'd', 'm', 'h', 's', 'r']) await page.keyboard.press(key);
  expect(await said.textContent()).toBe(before);
  await expect(page.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
});

test('A13 the pieces of the last capture stay as ghosts until the next move', async ({
  board,
  page,
}) => {
  await board.open('W:W32:B8,17,27,36');
  await board.press(32);
  await expect(board.board.locator('g.ghost')).toHaveCount(3);
  await expect(board.board.locator('g.piece')).toHaveCount(2);
  await expect(page.getByTestId('replay-capture')).toBeVisible();
  await board.play('36-41', 2);
  await expect(board.board.locator('g.ghost')).toHaveCount(0);
});

test('step buttons of 44 pixels, and the board keeps its size in a review', async ({
  board,
  page,
}) => {
  await board.open();
  const playing = await board.board.boundingBox();
  await board.playAll('32-28 19-23');
  for (const id of ['step-back', 'step-on']) {
    const box = await page.getByTestId(id).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByTestId('step-back').click();
  await board.expectPiece(19, /pion noir/);
  expect(await board.board.boundingBox()).toEqual(playing);
  await page.getByTestId('step-on').click();
  await board.expectPiece(23, /pion noir/);
  await expect(page.getByTestId('step-on')).toBeDisabled();
});

test('a move may wait for its confirmation, and Escape takes it back', async ({ board, page }) => {
  await board.open();
  await setting(page, 'switch-confirm');
  await board.press(32, 28);
  await board.expectMoves();
  await expect(board.fork).toContainText('Jouer 32-28');
  await expectNoFault(page);
  await board.square(28).focus();
  await page.keyboard.press('Escape');
  await expect(board.fork).toBeHidden();
  await board.expectMoves();
  await page.keyboard.press('Escape');
  await board.press(32, 28, 28);
  await board.expectMoves('32-28');
  await board.drag(19, 23);
  // A quiet move is written as one.
  await expect(page.getByTestId('fork-choice')).toHaveText('19-23');
  await page.getByTestId('fork-choice').click();
  await board.expectMoves('32-28', '19-23');
  // An only capture, too.
  await board.press(28);
  await board.expectMoves('32-28', '19-23');
  await expect(page.getByTestId('fork-choice')).toHaveText('28x19 prend 23');
  await board.press(28);
  await board.expectMoves('32-28', '19-23', '28x19');
});

test('a typed move waits for its confirmation, too; Escape and a button withdraw it', async ({
  board,
  page,
}) => {
  await board.open();
  await setting(page, 'switch-confirm');
  const field = page.getByTestId('typed-move');
  await field.fill('3228');
  await page.keyboard.press('Enter');
  await expect(board.fork).toContainText('Jouer 32-28');
  await expect(board.fork).toContainText('Échap annule');
  await expect(page.getByTestId('announcer')).toContainText('Jouer 32-28');
  await page.keyboard.press('Escape');
  await expect(board.fork).toBeHidden();
  await board.expectMoves();
  // The text is still there: entered twice it is played, and gone.
  await expect(field).toHaveValue('3228');
  await page.keyboard.press('Enter');
  await expect(board.fork).toContainText('Jouer 32-28');
  await page.keyboard.press('Enter');
  await board.expectMoves('32-28');
  await expect(field).toHaveValue('');
  // By the button: the keyboard goes on at the board.
  await field.fill('1923');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await page.getByTestId('fork-decline').focus();
  await page.keyboard.press('Enter');
  await expect(board.fork).toBeHidden();
  await board.expectMoves('32-28');
  await expect(page.locator('[data-testid^="square-"]:focus')).toHaveCount(1);
  await field.focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('fork-choice').click();
  await board.expectMoves('32-28', '19-23');
  await expect(field).toHaveValue('');
});

test('an exercise asks before a move as a game does', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('damier.preferences', JSON.stringify({ confirm: true })),
  );
  await page.goto('/conseils');
  await page.getByTestId('practise-together').click();
  const player = page.getByTestId('practised-together');
  const field = player.getByTestId('exercise-typed');
  await field.fill('33-28');
  await page.keyboard.press('Enter');
  const pending = player.getByTestId('pending');
  await expect(pending).toContainText('Jouer 33-28');
  await page.keyboard.press('Escape');
  await expect(pending).toHaveCount(0);
  await field.fill('32-28');
  await page.keyboard.press('Enter');
  await pending.getByTestId('fork-choice').click();
  await expect(player.getByTestId('exercise-feedback')).toHaveAttribute('data-tone', 'right');
});

test('what was typed and refused goes with its position and its game', async ({ board, page }) => {
  await board.open();
  const field = page.getByTestId('typed-move');
  const refuse = async () => {
    await field.fill('3318');
    await page.keyboard.press('Enter');
    await expect(board.ruling).toBeVisible();
    await expect(field).toHaveValue('3318');
  };
  await refuse();
  await board.play('32-28', 1);
  await expect(field).toHaveValue('');
  await field.fill('19-2');
  await page.getByTestId('new-game').click();
  await page.getByTestId('start-game').click();
  await board.expectMoves();
  await expect(field).toHaveValue('');
  await refuse();
  await page.evaluate(() => (location.hash = '#fen=W:W28:B23'));
  await board.expectPiece(28, /pion blanc/);
  await expect(field).toHaveValue('');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a move that waits can be withdrawn without a keyboard', async ({ board, page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('damier.preferences', JSON.stringify({ confirm: true })),
    );
    await board.open();
    const tap = async (square: number) => {
      const { x, y } = await board.centre(square);
      await page.touchscreen.tap(x, y);
    };
    await tap(33);
    await tap(29);
    await expect(page.getByTestId('fork-choice')).toHaveText('33-29');
    await expect(board.fork.getByText('Échap')).toBeHidden();
    const decline = page.getByTestId('fork-decline');
    await expect(decline).toBeInViewport({ ratio: 1 });
    await expectNoFault(page);
    await decline.tap();
    await expect(board.fork).toBeHidden();
    await board.expectMoves();
    await tap(33);
    await tap(29);
    await tap(29);
    await board.expectMoves('33-29');
  });
});

test('A5 numbers on every square, at the edge, or nowhere', async ({ board, page }) => {
  await board.open();
  await expect(numbers(board)).toHaveCount(50);
  await setting(page, 'numbers-border');
  await expect(numbers(board)).toHaveCount(18);
  const edge = await numbers(board).allTextContents();
  expect(edge).toContain('46');
  expect(edge).not.toContain('28');
  await setting(page, 'numbers-off');
  await expect(numbers(board)).toHaveCount(0);
  await page.reload();
  // What stands around the board comes after its numbers.
  await expect(page.getByTestId('settings')).toBeVisible();
  await expect(numbers(board)).toHaveCount(0);
});

test('a turned board stays turned after a reload', async ({ board, page }) => {
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  await page.getByTestId('flip').click();
  const turned = await board.centre(46);
  await page.reload();
  await expect(board.board).toBeVisible();
  expect(await board.centre(46)).toEqual(turned);
});

test('sounds are muted one by one, and the choice is kept', async ({ board, page }) => {
  await board.open();
  await setting(page, 'switch-sound', 'sound-capture');
  await page.reload();
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('sound-capture')).not.toBeChecked();
  await expect(page.getByTestId('sound-move')).toBeChecked();
});

test('a move is heard; without sounds, or with this one muted, it is silent', async ({
  board,
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = AudioContext;
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const original = prototype.createOscillator;
    const heard = Object.assign(window, { knocks: 0 });
    prototype.createOscillator = function (this: AudioContext) {
      heard.knocks += 1;
      return original.call(this);
    };
  });
  const knocks = () => page.evaluate(() => (window as unknown as { knocks: number }).knocks);
  await board.open();
  await board.play('32-28', 1);
  expect(await knocks()).toBe(0);
  await setting(page, 'switch-sound');
  await board.play('19-23', 2);
  await expect.poll(knocks).toBe(1);
  // After a reload they are still on; the capture alone is muted.
  await setting(page, 'sound-capture');
  await page.reload();
  await board.expectMoves('32-28', '19-23');
  await board.play('28x19', 3);
  await board.play('14x23', 4);
  await board.play('33-28', 5);
  await expect.poll(knocks).toBe(1);
});

test('a board that was chosen is still there after a reload', async ({ board, page }) => {
  await board.open('W:W32,37:B5,28');
  const square = () =>
    page
      .locator('html')
      .evaluate((node) => getComputedStyle(node).getPropertyValue('--square-dark').trim());
  const wood = await square();
  await setting(page, 'board-green');
  const green = await square();
  expect(green).not.toBe(wood);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-board', 'green');
  expect(await square()).toBe(green);
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('board-green')).toBeChecked();
});

test('each board is drawn, the black-and-white one hatched', async ({ board, page }) => {
  await board.open('W:W32,37:B5,28');
  for (const name of ['wood', 'green', 'blue', 'grey', 'contrast', 'mono']) {
    await setting(page, `board-${name}`);
    await expect(page.locator('html')).toHaveAttribute('data-board', name);
    const hatched = await board.board.locator('.hatch').isVisible();
    expect(hatched).toBe(name === 'mono');
  }
  await expectNoFault(page);
});

test('the typed word asks for the draw sheet, with or without its accent', async ({
  board,
  page,
}) => {
  await board.open();
  for (const word of ['réclamer', 'reclamer']) {
    const field = page.getByTestId('typed-move');
    await field.fill(word);
    await field.press('Enter');
    await expect(page.getByTestId('claim-verdict')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a swipe beside the board goes through the moves, on the board it does not', async ({
    board,
    page,
  }) => {
    await board.open();
    for (const square of [32, 28, 19, 23]) {
      const { x, y } = await board.centre(square);
      await page.touchscreen.tap(x, y);
    }
    await board.expectMoves('32-28', '19-23');
    const session = await page.context().newCDPSession(page);
    const swipe = async (y: number, from: number, to: number) => {
      const at = (x: number) => [{ x, y }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const part of [0.3, 0.6, 1]) {
        const x = from + (to - from) * part;
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const strip = await page.getByTestId('player-white').boundingBox();
    const beside = (strip?.y ?? 0) + (strip?.height ?? 0) / 2;
    await swipe(beside, 100, 220);
    await expect(page.getByTestId('ply-1')).toHaveAttribute('aria-current', 'step');
    await swipe(beside, 220, 100);
    await expect(page.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
    const { y } = await board.centre(26);
    await swipe(y, 80, 240);
    await expect(page.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
    // From the very edge the browser itself goes back.
    await swipe(beside, 5, 200);
    await expect(page.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
  });
});

for (const [locale, heading] of [
  ['fr-FR', 'Vos données'],
  ['en-GB', 'Your data'],
  ['nl-NL', 'Je gegevens'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('data, legal notice and accessibility on one page', async ({ page }) => {
      await page.goto('/a-propos/accessibilite');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('#accessibilite h2')).toBeInViewport();
      await expectNoFault(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectNoFault(page);
    });
  });
}
