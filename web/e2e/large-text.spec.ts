/** Letters twice as large (WCAG 1.4.4): nothing scrolls sideways, no word is cut or broken. */
import type { Locator } from '@playwright/test';
import { PAGES, type Page as PageName } from '../src/features/learn/paths';
import { GAME_DIALOGS, lookInto } from './support/dialogs';
import { expect, test, type Page } from './support/fixtures';
import { expectRoom, expectRoomOnKinds } from './support/room';

/** As a reader's own style sheet has it; an inline style by script is what the page's policy allows. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const name of Object.keys(PAGES) as PageName[]) {
      test(`${PAGES[name]} holds letters twice as large, ${width} px`, async ({ page }) => {
        test.setTimeout(60_000);
        await expectRoomOnKinds(page, name, enlarge);
      });
    }

    test('a game and its dialogs hold letters twice as large', async ({ board, page }) => {
      await board.open();
      await enlarge(page);
      await board.playAll('32-28 19-23');
      await expectRoom(page, 'a game');
      await lookInto(page, GAME_DIALOGS, (dialog) => expectRoom(page, dialog));
    });

    test('the move on the board is seen whole in the list', async ({ board, page }) => {
      await board.open();
      await enlarge(page);
      await board.play('32-28', 1);
      const list = page.getByTestId('moves');
      /** How far a move stands out of what is seen of the list. */
      const outside = (move: Locator) =>
        move.evaluate((button) => {
          const seen = button.closest('ol')?.getBoundingClientRect() ?? new DOMRect();
          const { left, right } = button.getBoundingClientRect();
          return Math.max(0, seen.left - left, right - seen.right);
        });
      for (const name of ['32-28', 'Début']) {
        if (name === 'Début') await page.getByTestId('step-back').click();
        const here = list.locator('[aria-current]');
        await expect(here).toHaveText(name);
        await expect.poll(() => outside(here), { message: name }).toBeLessThan(1);
      }
    });

    test('clocks hold letters twice as large, from their choice to the names beside them', async ({
      board,
      page,
    }) => {
      await board.open();
      await enlarge(page);
      await page.getByTestId('new-game').click();
      for (const kind of ['sudden', 'fischer', 'moves']) {
        await page.getByTestId(`clock-${kind}`).check({ force: true });
        await expect(page.getByTestId('time-minutes')).toBeVisible();
        await expectRoom(page, kind);
      }
      await page.getByTestId('start-game').click();
      for (const color of ['white', 'black']) {
        const strip = page.getByTestId(`player-${color}`);
        await expect(strip.getByRole('timer')).toContainText('2:00:00');
        const room = await strip.evaluate((element) => {
          const name = element.querySelector('.name');
          const time = element.querySelector('[role=timer]');
          return {
            name: (name?.scrollWidth ?? Infinity) - (name?.clientWidth ?? 0),
            time: (time?.scrollWidth ?? Infinity) - (time?.clientWidth ?? 0),
            strip: element.scrollWidth - element.clientWidth,
          };
        });
        expect(room, color).toEqual({ name: 0, time: 0, strip: 0 });
      }
      await expectRoom(page, 'a game by the clock');
    });

    test('an analysis with all its panels holds letters twice as large', async ({ page }) => {
      await page.goto('/analyse#fen=start&moves=32-28_19-23');
      await page.getByTestId('node').last().click();
      await page.getByTestId('file').locator('summary').click();
      await expect(page.getByTestId('pdn')).toBeVisible();
      await expect(page.getByTestId('engine-score')).toBeVisible({ timeout: 20_000 });
      await enlarge(page);
      await expectRoom(page, 'an analysis');
    });
  });
}
