/** The three ways of using the page: every button and every square, by mouse, finger or keyboard. */
import { expect, type Locator } from '@playwright/test';

export type Way = 'mouse' | 'finger' | 'keys';

/** A button or a link. */
export async function push(target: Locator, way: Way): Promise<void> {
  if (way === 'finger') await target.tap();
  else if (way === 'mouse') await target.click();
  else {
    await target.focus();
    await target.page().keyboard.press('Enter');
  }
}

/** A square of a board, where it is seen. */
export async function pressSquare(target: Locator, way: Way): Promise<void> {
  if (way === 'keys') return push(target, way);
  // What is still to come moves what is there.
  await expect(target.page().locator('main [aria-busy="true"]')).toHaveCount(0);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the square is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'finger') await target.page().touchscreen.tap(x, y);
  else await target.page().mouse.click(x, y);
}
