/** The table by keyboard and finger, in three languages, on every screen; none against the machine. */
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';
import { answer, claim, done, log, MISSED, sit } from './support/table';

test('against the machine nothing irregular can be entered: it is explained', async ({
  board,
  page,
}) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await expect(page.getByTestId('table-mode')).toHaveCount(0);
  await expect(page.getByTestId('new-game-dialog')).toContainText('expliqué');
  await page.getByTestId('start-game').click();
  await board.drag(32, 22);
  await expect(board.ruling).toBeVisible();
});

test('C2 the whole of it by keyboard', async ({ board, page }) => {
  await board.open();
  await sit(page, MISSED);
  await board.square(34).press('Enter');
  await expect(page.getByTestId('announcer')).toContainText('34 choisi');
  await board.square(29).press('Enter');
  await page.getByTestId('done-white').press('Enter');
  await page.getByTestId('claim-black').press('Enter');
  await page.getByTestId('decide-correct').press('Enter');
  await expect(board.status).toContainText('Aux Blancs');
  await page.getByTestId('typed-move').fill('28x19');
  await page.getByTestId('typed-move').press('Enter');
  await page.getByTestId('done-white').press('Enter');
  await expect(page.getByTestId('ply-1')).toHaveText('28x19');
});

for (const [language, words] of Object.entries({
  fr: ['J’ai fini', 'Réclamation', 'Faire corriger'],
  en: ['I’m done', 'claims', 'corrected'],
  nl: ['Ik ben klaar', 'maakt bezwaar', 'Rechtzetten'],
})) {
  test(`C2 the table speaks ${language}`, async ({ board, page }) => {
    await board.open();
    await page.getByTestId('language').selectOption(language);
    // A dialog that is opened before the texts have come changes while it is filled in.
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await sit(page, MISSED);
    await expect(page.getByTestId('done-white')).toHaveText(words[0] ?? '');
    await board.press(34, 29);
    await done(page, 'white');
    await claim(page, 'black');
    await expect(page.getByTestId('claim-dialog')).toContainText(words[1] ?? '');
    await expect(page.getByTestId('claim-dialog')).toContainText(words[2] ?? '');
    await page.getByTestId('decide-leave').click();
    await expect(log(page)).toHaveCount(1);
    await expectNoFault(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('C1 C2 by finger, on one screen', async ({ board, page }) => {
    await board.open();
    await sit(page, MISSED);
    for (const square of [34, 29]) {
      const { x, y } = await board.centre(square);
      await page.touchscreen.tap(x, y);
    }
    for (const name of ['done-white', 'claim-black', 'adjust', 'undo']) {
      const box = await page.getByTestId(name).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(740);
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await page.getByTestId('done-white').tap();
    await page.getByTestId('claim-black').tap();
    await expect(answer(page).getByRole('img')).toHaveCount(2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.getByTestId('decide-correct').tap();
    await expect(log(page)).toHaveCount(1);
    await expectNoFault(page);
    // What is said is seen whole.
    const whole = await page
      .getByTestId('panel')
      .locator('.body')
      .evaluate((body) => body.scrollHeight <= body.clientHeight);
    expect(whole).toBe(true);
  });
});

test('held across, a phone has each player’s buttons beside the board', async ({ board, page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await board.open();
  await sit(page);
  for (const side of ['white', 'black']) {
    for (const name of ['done', 'claim']) {
      await expect(page.getByTestId(`${name}-${side}`)).toBeInViewport({ ratio: 1 });
    }
  }
  await board.press(32, 28);
  await page.getByTestId('done-white').click();
  await board.expectMoves('32-28');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(740);
});
