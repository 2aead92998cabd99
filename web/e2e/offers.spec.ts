/** Offers of a draw, and the sheet of a claim. */
import { readFile } from 'node:fs/promises';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';

const TWO_KINGS_EACH = 'W:WK47,38:BK4,13';
const ROUND = '47-42 4-10 42-47 10-4';

async function begin(page: Page, ruleset: string, fen?: string): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('ruleset').selectOption(ruleset);
  if (fen !== undefined) {
    await page.getByTestId('position-fen').check({ force: true });
    await page.getByTestId('fen-input').fill(fen);
  }
  await page.getByTestId('start-game').click();
}

async function offer(page: Page): Promise<void> {
  await page.getByTestId('offer-open').click();
  await page.getByTestId('offer-confirm').click();
}

/** Where the buttons are on the page, however it is scrolled. */
async function buttons(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    ['undo', 'more', 'typed-move', 'offer-open', 'claim-open'].map((id) => {
      const box = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
      return box && [box.x + scrollX, box.y + scrollY, box.width, box.height];
    }),
  );
}

test('B6 an offer is made in two steps and agreed in two steps, and no button moves', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  // What stands below the board comes when the page is at rest.
  await expect(page.getByTestId('offer-open')).toBeVisible();
  const before = await buttons(page);
  await page.getByTestId('offer-open').click();
  await page.getByTestId('offer-cancel').click();
  await expect(page.getByTestId('offer')).toBeHidden();
  // One moves, offers, then presses the clock: whoever has just moved is proposed first.
  await offer(page);
  await expect(page.getByTestId('offer')).toHaveAttribute('data-by', 'white');
  await expect(page.getByTestId('announcer')).toContainText('Les Blancs proposent nulle');
  expect(await buttons(page)).toEqual(before);
  await page.getByTestId('offer-accept').click();
  await page.getByTestId('confirm-no').click();
  await expect(page.getByTestId('offer')).toBeVisible();
  await page.getByTestId('offer-accept').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'agreement');
  await board.saved();
  await page.reload();
  await expect(board.result).toHaveAttribute('data-reason', 'agreement');
});

test('B6 resigning takes a second step that says what it means, and no button moves', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  await expect(page.getByTestId('offer-open')).toBeVisible();
  const before = await buttons(page);
  const dialog = page.getByTestId('confirm');
  // The way back lies under the finger and the Enter key; Escape is one, too.
  for (const leave of ['Enter', 'Escape']) {
    await page.getByTestId('more').click();
    await page.getByTestId('resign').click();
    await expect(dialog).toContainText('Les Noirs abandonnent');
    await expect(dialog).toContainText('La partie sera perdue pour ce camp');
    await expect(page.getByTestId('confirm-yes')).toHaveText('Confirmer l’abandon');
    await expect(page.getByTestId('confirm-no')).toBeFocused();
    await page.keyboard.press(leave);
    await expect(dialog).toBeHidden();
    await expect(board.result).toBeHidden();
    expect(await buttons(page)).toEqual(before);
  }
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'resignation');
  await expect(board.result).toContainText('Les Blancs gagnent');
});

test('B6 a declined or taken-back offer never reappears: reload, undo, the server’s copy', async ({
  board,
  page,
}) => {
  await board.open();
  await board.playAll('32-28 19-23');
  const shown = page.getByTestId('offer');
  for (const answer of ['refuse', 'withdraw']) {
    await offer(page);
    await page.reload();
    await expect(shown).toHaveAttribute('data-state', 'open');
    await page.getByTestId(`offer-${answer}`).click();
    const state = answer === 'refuse' ? 'refused' : 'withdrawn';
    await expect(shown).toHaveAttribute('data-state', state);
    await board.saved();
    await page.reload();
    await expect(shown).toHaveAttribute('data-state', state);
    await page.getByTestId('undo').click();
    await expect(shown).toBeHidden();
    await page.getByTestId('redo').click();
    await expect(page.getByTestId('offer-accept')).toBeHidden();
    // The same player may not ask again here; the other one may.
    await expect(page.getByTestId('offer-open')).toBeEnabled({ enabled: answer === 'refuse' });
  }
  await page.getByTestId('offers').locator('summary').click();
  await expect(page.getByTestId('offers').locator('li')).toHaveText([/retirée/, /refusée/]);
  await page.evaluate(() => scrollTo(0, 0));
  await board.playAll('28x19 14x23', 3);
  await expect(page.getByTestId('offer-open')).toBeEnabled();
});

test('B6 playing on declines an offer, and taking back its moves voids it', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  await page.getByTestId('offer-open').click();
  await page.getByLabel('Blancs').check();
  await page.getByTestId('offer-confirm').click();
  await board.play('19-23', 2);
  await expect(page.getByTestId('offer-accept')).toBeHidden();
  const log = page.getByTestId('offers').locator('li');
  await expect(log).toHaveAttribute('data-state', 'refused');

  await offer(page);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('offer')).toContainText('Revenez au dernier coup');
  await board.play('20-24', 2);
  await expect(page.getByTestId('offer-accept')).toBeHidden();
  await expect(log.first()).toHaveAttribute('data-state', 'void');
});

test('B6 irregularity 32: no offer before move 40 under FMJD rules, with the reason', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, 'fmjd');
  await expect(page.getByTestId('offer-open')).toBeDisabled();
  await expect(page.getByTestId('offer-bar')).toContainText('3/5.3');
  await expect(page.getByTestId('offer-bar')).toContainText('80 demi-coups');
  const field = page.getByTestId('typed-move');
  await field.fill('nulle');
  await field.press('Enter');
  await expect(page.getByTestId('offer-words')).toContainText('40 coups');
  await expect(page.getByTestId('offer-confirm')).toBeDisabled();
});

test('B6 irregularity 32: after a refusal under FMJD rules the other player must offer first', async ({
  board,
  page,
}) => {
  // Eighty plies from a quiet position would be drawn: the game is put into the storage instead.
  await board.open();
  await begin(page, 'fmjd');
  await board.play('32-28', 1);
  await board.saved();
  await page.evaluate(() => {
    const name = `damier.game.${localStorage.getItem('damier.current') ?? ''}`;
    const record = JSON.parse(localStorage.getItem(name) ?? '{}') as { offers: unknown[] };
    record.offers = [{ id: 'a', ply: 1, by: 'white', state: 'open' }];
    localStorage.setItem(name, JSON.stringify(record));
  });
  await page.reload();
  await expect(page.getByTestId('offer')).toContainText('3/5.3');
  await expect(page.getByTestId('offer-withdraw')).toBeHidden();
  await page.getByTestId('offer-refuse').click();
  await expect(page.getByTestId('offer')).toHaveAttribute('data-state', 'refused');
});

test('B5 B6 the machine answers an offer with words', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('offer-open')).toBeEnabled();
  await offer(page);
  await expect(page.getByTestId('offer')).toHaveAttribute('data-state', 'refused');
  await expect(page.getByTestId('offer')).toContainText('La machine');
  await expect(page.getByTestId('offer-open')).toBeDisabled();
  await expect(board.status).toContainText('À vous');
});

test('B5 B6 the machine accepts where it is lost', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-machine').check({ force: true });
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill('W:WK36,K47:BK4');
  await page.getByTestId('start-game').click();
  await offer(page);
  await expect(board.result).toHaveAttribute('data-reason', 'agreement');
});

test('B2 B7 the earlier positions as diagrams, and a sheet that says what is missing', async ({
  board,
  page,
}) => {
  await board.open(TWO_KINGS_EACH);
  await board.playAll(ROUND);
  const counters = page.getByTestId('counters');
  await expect(counters).toContainText('2 sur 3');
  await counters.getByTestId('earlier-boards').locator('summary').click();
  await expect(counters.locator('svg[role="img"]')).toHaveCount(2);
  await page.getByTestId('claim-open').click();
  const sheet = page.getByTestId('claim-sheet');
  await expect(sheet.getByTestId('claim-verdict')).toContainText('aucune nulle n’est due');
  await expect(sheet.locator('[data-kind="repetition"]')).toContainText('encore une fois');
  await expect(sheet.locator('[data-kind="25-moves"]')).toContainText('46 demi-coups');
  await expect(sheet.getByTestId('confirm-yes')).toBeHidden();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await page.getByTestId('earlier-0').click();
  await expect(board.status).toContainText('Vous relisez');
});

test('B2 B7 a claim that is due: the sheet, its proof as a file, the second step', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, 'lidraughts', TWO_KINGS_EACH);
  await board.playAll(`${ROUND} ${ROUND}`);
  await page.getByTestId('claim').click();
  const sheet = page.getByTestId('claim-sheet');
  await expect(sheet.getByTestId('claim-verdict')).toContainText('Oui');
  await expect(sheet.getByTestId('proof-repetition').locator('svg[role="img"]')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await sheet.getByTestId('claim-save').click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('1. 47-42 4-10 2. 42-47 10-4');
  expect(text).toContain('W:W38,K47:BK4,13');
  // On paper the sheet stands alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
  await expect(sheet.getByText('Arbitre', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await sheet.getByTestId('confirm-no').click();
  await expect(board.result).toBeHidden();
  await page.getByTestId('claim-open').click();
  await sheet.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
  await page.getByTestId('why').click();
  await expect(sheet.getByTestId('claim-verdict')).toBeVisible();
});

test('B5 the proof of an immediate draw and of a forced win can be played through', async ({
  board,
  page,
}) => {
  await board.open('W:WK28:BK35');
  await page.getByTestId('why').click();
  const sheet = page.getByTestId('claim-sheet');
  await expect(sheet.getByTestId('claim-verdict')).toContainText('La partie est nulle');
  await sheet.getByTestId('proof-on').click();
  await sheet.getByTestId('proof-on').click();
  await expect(sheet.getByTestId('proof-step')).toContainText('2 sur');
  await page.keyboard.press('Escape');
  await page.goto('/#fen=W:WK36,K47:BK4');
  await page.reload();
  await page.getByTestId('why').click();
  await expect(sheet.getByTestId('proof-step')).toContainText('0 sur 3');
  for (let step = 0; step < 3; step += 1) await sheet.getByTestId('proof-on').click();
  await expect(sheet.getByTestId('proof-on')).toBeDisabled();
  await sheet.getByTestId('proof-36-41').click();
  await expect(sheet.getByTestId('proof-step')).toContainText('36-41');
});

test('B3 B4 why a count began anew', async ({ board, page }) => {
  await board.open();
  await begin(page, 'fmjd', 'W:WK47,K48,K50:BK5');
  await board.playAll('50-45 5-10 48-37 10x46');
  const resets = page.getByTestId('resets');
  await resets.locator('summary').click();
  await expect(resets.locator('li')).toHaveText([/seize coups.*3 sur 32/, /vingt-cinq.*3 sur 50/]);
});

for (const [locale, proposed, claimed] of [
  ['fr-FR', 'proposent nulle', 'Réclamation de nulle'],
  ['en-GB', 'offers a draw', 'Claim of a draw'],
  ['nl-NL', 'stelt remise voor', 'Remise claimen'],
] as const) {
  test.describe(`in ${locale}, on a phone, by touch`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 }, hasTouch: true });

    test('B6 B7 offer and sheet fit the screen without a fault', async ({ board, page }) => {
      await board.open(TWO_KINGS_EACH);
      await page.getByTestId('offer-open').tap();
      await expectNoFault(page);
      await page.getByTestId('offer-confirm').tap();
      await expect(page.getByTestId('offer')).toContainText(proposed);
      await expectNoFault(page);
      await expectNarrow(page);
      await page.getByTestId('offer-refuse').tap();
      await page.getByTestId('claim-open').tap();
      await expect(page.getByTestId('claim-sheet')).toContainText(claimed);
      await expectNoFault(page);
      await expectNarrow(page);
    });
  });
}

test('B6 B7 all of it by keyboard', async ({ board, page }) => {
  await board.open(TWO_KINGS_EACH);
  await keyTo(page, 'offer-open');
  await page.keyboard.press('Enter');
  await keyTo(page, 'offer-confirm');
  await page.keyboard.press('Enter');
  await keyTo(page, 'offer-refuse');
  await page.keyboard.press('Enter');
  await keyTo(page, 'claim-open');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('claim-verdict')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('claim-open')).toBeFocused();
});

async function keyTo(page: Page, id: string): Promise<void> {
  const target = page.getByTestId(id);
  await expect(target).toBeVisible();
  for (let i = 0; i < 80; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${id}`);
}

async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide, 'nothing scrolls sideways').toBe(false);
}
