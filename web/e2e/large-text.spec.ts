/** Letters twice as large (WCAG 1.4.4): nothing scrolls sideways, and no button cuts its words. */
import { PAGES } from '../src/features/learn/paths';
import { expect, test, type Page } from './support/fixtures';

/** Further pages with something of their own to lay out. */
const MORE = [
  '/',
  '/debuter/4',
  '/cours/prendre',
  '/cours/prendre/3',
  '/cours/enseignants',
  '/regles/tableau',
  '/exercices/touch',
  '/exercices/combination-002',
  '/exercices/shot-001',
  '/exercices/pratique',
  '/exercices/pratique-trois-dames',
  '/assistant/position',
  '/assistant/coup-joue',
  '/arbitre/missed',
  '/arbitre/I09',
  '/litiges/Q73',
];

/** As a reader's own style sheet has it; an inline style by script is what the page's policy allows. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

async function expectRoom(page: Page, place: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const root = document.documentElement;
          const cut = [...document.querySelectorAll('button, a.button, label.button')]
            .filter((e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
            .map((e) => `cut: ${e.textContent}`);
          const wide = root.scrollWidth > root.clientWidth ? [`wide: ${root.scrollWidth}`] : [];
          return [...wide, ...cut];
        }),
      { message: place },
    )
    .toEqual([]);
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('every page holds letters twice as large', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of new Set([...Object.values(PAGES), ...MORE])) {
        await page.goto(path);
        await expect(
          page.locator('main :is(h1, h2, [data-testid="square-32"])').first(),
        ).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await enlarge(page);
        await expectRoom(page, path);
      }
    });

    test('a game and its dialogs hold letters twice as large', async ({ board, page }) => {
      await board.open();
      await enlarge(page);
      await board.playAll('32-28 19-23');
      await expectRoom(page, 'a game');
      for (const [button, dialog] of [
        ['new-game', 'new-game-dialog'],
        ['settings', 'settings-dialog'],
        ['more', 'more-dialog'],
      ] as const) {
        await page.getByTestId(button).click();
        await expect(page.getByTestId(dialog)).toBeVisible();
        await expectRoom(page, dialog);
        await page.keyboard.press('Escape');
        await expect(page.getByTestId(dialog)).toBeHidden();
      }
    });
  });
}
