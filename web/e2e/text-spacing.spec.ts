/** Text spaced as a reader's own style sheet may space it (WCAG 1.4.12): nothing is cut or scrolls sideways. */
import { PAGES, type Page as PageName } from '../src/features/learn/paths';
import { expect, test, type Page } from './support/fixtures';
import { oneOfEachKind } from './support/kinds';
import { expectRoom } from './support/room';

/** The criterion's own four distances, of every element and against every rule of the page. */
async function space(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const name of Object.keys(PAGES) as PageName[]) {
      test(`${PAGES[name]} holds spaced text, ${width} px`, async ({ page }) => {
        test.setTimeout(60_000);
        for (const path of await oneOfEachKind(page.request, name)) {
          await page.goto(path);
          await expect(page.locator('main h1').first()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await space(page);
          await expectRoom(page, path);
        }
      });
    }

    test('a game, what is said of it and its dialogs hold spaced text', async ({ board, page }) => {
      await board.open('W:W28:B13,22,23,32');
      await space(page);
      await board.press(28, 19);
      await expectRoom(page, 'a refusal');
      for (const [buttons, dialog] of [
        [['new-game'], 'new-game-dialog'],
        [['settings'], 'settings-dialog'],
        [['more'], 'more-dialog'],
        [['more', 'transfer'], 'transfer-dialog'],
        [['more', 'share'], 'share-dialog'],
        [['more', 'draw'], 'offer-dialog'],
        [['more', 'resign'], 'confirm'],
      ] as const) {
        for (const button of buttons) await page.getByTestId(button).click();
        await expect(page.getByTestId(dialog)).toBeVisible();
        await expectRoom(page, dialog);
        await page.keyboard.press('Escape');
        await expect(page.getByTestId(dialog)).toBeHidden();
      }
    });
  });
}
