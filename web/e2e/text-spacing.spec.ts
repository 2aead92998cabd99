/** Text spaced as a reader's own style sheet may space it (WCAG 1.4.12): nothing is cut or scrolls sideways. */
import { PAGES, type Page as PageName } from '../src/features/learn/paths';
import { GAME_DIALOGS, lookInto } from './support/dialogs';
import { test, type Page } from './support/fixtures';
import { expectRoom, expectRoomOnKinds } from './support/room';

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
        await expectRoomOnKinds(page, name, space);
      });
    }

    test('a game, what is said of it and its dialogs hold spaced text', async ({ board, page }) => {
      await board.open('W:W28:B13,22,23,32');
      await space(page);
      await board.press(28, 19);
      await expectRoom(page, 'a refusal');
      await lookInto(page, GAME_DIALOGS, (dialog) => expectRoom(page, dialog));
    });
  });
}
