import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

test('a move by two taps, all of it on one small screen', async ({ board, page }) => {
  await board.open();
  for (const square of [32, 28]) {
    const { x, y } = await board.centre(square);
    await page.touchscreen.tap(x, y);
  }
  await board.expectMoves('32-28');
  // Nothing to scroll for: board, reason and buttons are in sight, and nothing is cut off.
  for (const part of [board.board, page.getByTestId('panel'), page.getByTestId('undo')]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const box = await board.board.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(350);
});

test('a finger beside its square still finds it', async ({ board, page }) => {
  await board.open();
  const width = ((await board.board.boundingBox())?.width ?? 0) / 10;
  const from = await board.centre(33);
  await page.touchscreen.tap(from.x + 0.6 * width, from.y);
  const to = await board.centre(29);
  await page.touchscreen.tap(to.x, to.y - 0.1 * width);
  await expect(page.getByTestId('ply-1')).toHaveText(/^3[34]-29$/);
});

test('a drag by finger does not scroll the page', async ({ board, page }) => {
  await board.open();
  const session: CDPSession = await page.context().newCDPSession(page);
  const [a, b] = [await board.centre(32), await board.centre(28)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', a.x, a.y);
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', a.x + ((b.x - a.x) * step) / 6, a.y + ((b.y - a.y) * step) / 6);
  }
  await touch('touchEnd', b.x, b.y);
  await board.expectMoves('32-28');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('A11 a refusal by tap, its reason and the owed capture on one screen', async ({
  board,
  page,
}) => {
  await board.open('W:W32,37:B5,28');
  const { x, y } = await board.centre(37);
  await page.touchscreen.tap(x, y);
  await expect(board.ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await expect(page.getByTestId('ruling-message')).toBeInViewport();
  await page.getByTestId('owed-move').tap();
  await board.expectMoves('32x23');
});

test('a rafle of five pieces with one finger', async ({ board, page }) => {
  await board.open('W:W48:B42,32,22,12,13,45');
  const start = await board.centre(48);
  await page.touchscreen.tap(start.x, start.y);
  await expect(page.getByTestId('ply-1')).toHaveText('48x19');
  await expect(board.board.locator('g.piece')).toHaveCount(2);
});
