/** Letters twice as large (WCAG 1.4.4): nothing scrolls sideways, no button cuts its words, no label breaks them. */
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
          // Were its words not broken, a label of too little room would be wider than that.
          const broken = [
            ...document.querySelectorAll<HTMLElement>('label, legend:not(.sr-only), th'),
          ]
            .filter((e) => {
              e.style.overflowWrap = 'normal';
              const outside = e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1;
              e.style.overflowWrap = '';
              return outside;
            })
            .map((e) => `broken: ${e.textContent}`);
          return [...wide, ...cut, ...broken];
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
