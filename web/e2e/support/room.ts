/** Whether the letters of a page have room, however large or wide a reader makes them. */
import type { Page } from '@playwright/test';
import type { Page as PageName } from '../../src/features/learn/paths';
import { expect } from './fixtures';
import { oneOfEachKind } from './kinds';

/** What the letters have no room for. Words may break at a hyphen, written or soft, moves before an x. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? [`wide: ${root.scrollWidth}`] : [];
    const controls = 'button, a.button, label.button';
    for (const control of document.querySelectorAll(controls)) {
      if (control.clientWidth > 1 && control.scrollWidth > control.clientWidth + 1) {
        faults.push(`cut: ${control.textContent}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('.sr-only, svg, .board')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange();
        // The hyphen that a soft one shows counts as part of the letter after it.
        range.setStart(text, text.textContent?.[index - 1] === '\u00AD' ? index + 1 : index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken: ${word}`);
        const around = element.closest(controls)?.getBoundingClientRect();
        if (
          around &&
          boxes.some((box) => box.left < around.left - 1 || box.right > around.right + 1)
        ) {
          faults.push(`outside its button: ${word}`);
        }
      }
    }
    return faults;
  });
}

/** Nothing scrolls sideways, no word is cut, broken or outside its button. */
export async function expectRoom(page: Page, place: string): Promise<void> {
  await expect.poll(() => faultsOf(page), { message: place }).toEqual([]);
}

/** The same of a page of every kind under this name, once its letters are made larger or wider. */
export async function expectRoomOnKinds(
  page: Page,
  name: PageName,
  reshape: (page: Page) => Promise<void>,
): Promise<void> {
  for (const path of await oneOfEachKind(page.request, name)) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await reshape(page);
    await expectRoom(page, path);
  }
}
