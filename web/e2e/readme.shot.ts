import path from 'node:path';
import { expect, test } from './support/fixtures';
import { picture } from './support/picture';

const images = path.resolve(import.meta.dirname, '../../docs/images');

/** A game of the machine's with itself, up to a rafle of three for White. */
const GAME =
  '31-27 18-22 27x18 13x22 32-27 22x31 36x27 9-13 33-29 19-24 37-32 24x33 39x28 20-24 43-39 14-20 ' +
  '41-37 17-21 49-43 11-17 38-33 10-14 37-31 14-19 46-41 4-10 41-37 24-30';

test.beforeEach(async ({ board, page }) => {
  await board.open();
  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  await page.getByTestId('paste').fill(GAME);
  await page.getByTestId('open-pasted').click();
  await expect(page.getByTestId('ply-28')).toBeVisible();
});

test('desktop: a refused capture, explained', async ({ board, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await board.drag(35, 24);
  await expect(board.ruling).toHaveAttribute('data-code', 'majority');
  await page.mouse.move(5, 5);
  await picture(page, path.join(images, 'refusal.webp'), { quality: 70 });
});

test.describe('phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

  test('phone: a capture owed', async ({ board, page }) => {
    await expect(board.status).toContainText('Prise obligatoire');
    await picture(page, path.join(images, 'phone.webp'), { quality: 60 });
  });
});
