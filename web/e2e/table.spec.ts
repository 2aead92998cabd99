/** The table: irregular moves can be played, the opponent may claim, the log stays with the game. */
import { expectNoFault } from './support/axe';
import { Board } from './support/board';
import { expect, test } from './support/fixtures';
import { answer, claim, done, log, MISSED, sit } from './support/table';

test('C2 a missed capture: the opponent claims and has it corrected', async ({ board, page }) => {
  await board.open();
  await sit(page, MISSED);
  // Nothing tells what ought to be played.
  await expect(board.square(28)).toHaveAccessibleName('case 28, pion blanc');
  await expect(board.status).not.toContainText('obligatoire');
  await board.press(34, 29);
  await done(page, 'white');
  await expect(board.status).toContainText('Aux Noirs');
  await expect(log(page)).toHaveCount(0);

  // The one at fault has no say.
  await claim(page, 'white');
  await expect(answer(page)).toHaveAttribute('data-answer', 'offender');
  await page.keyboard.press('Escape');

  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'open');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'missed-capture');
  await expect(page.getByTestId('claim-rule')).toContainText('28x19');
  await expect(page.getByTestId('claim-source')).toContainText('1/5.4.6');
  await expect(answer(page).getByRole('img')).toHaveCount(2);
  await expectNoFault(page);
  await page.getByTestId('decide-correct').click();
  await expect(board.status).toContainText('Aux Blancs');
  await board.expectPiece(34, 'pion blanc');
  await board.expectPiece(29, 'vide');
  await expect(log(page)).toHaveAttribute('data-decision', 'corrected');

  await board.press(28, 19, 23);
  await done(page, 'white');
  await expect(page.getByTestId('ply-1')).toHaveText('28x19');
  await expectNoFault(page);
});

test('C2 left standing: a set-up in the game, kept by reload, server and PDN', async ({
  board,
  page,
  browser,
  server,
  faults,
}) => {
  await board.open();
  await sit(page, MISSED);
  await board.press(34, 29);
  await done(page, 'white');
  await claim(page, 'black');
  await page.getByTestId('decide-leave').click();
  await expect(log(page)).toHaveAttribute('data-decision', 'left');
  await board.press(23, 34, 29);
  await done(page, 'black');
  await expect(page.getByTestId('ply-2')).toHaveText('23x34');
  await board.saved();

  await page.reload();
  await expect(page.getByTestId('done-white')).toBeVisible();
  await expect(log(page)).toHaveAttribute('data-decision', 'left');
  await expect(page.getByTestId('ply-2')).toHaveText('23x34');

  const stranger = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' });
  faults.watch(stranger, () => server.url);
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(log(other)).toHaveAttribute('data-decision', 'left');
  await new Board(other).expectPiece(34, 'pion noir');
  await stranger.close();

  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  const pdn = await page.getByTestId('pdn').inputValue();
  expect(pdn).toContain('/FEN "B:W28,29,31,33,39,43,44,50:B1,2,3,12,18,20,23"/');
  expect(pdn).toContain('prise oubliée');
  await page.getByTestId('paste').fill(pdn);
  await page.getByTestId('open-pasted').click();
  await expect(page.getByTestId('transfer-dialog')).toBeHidden();
  await expect(log(page)).toHaveAttribute('data-decision', 'left');
  await expect(page.getByTestId('ply-2')).toHaveText('23x34');
  await page.getByTestId('more').click();
  await page.getByTestId('transfer').click();
  expect(await page.getByTestId('pdn').inputValue()).toBe(pdn);
});

test('C2 nothing is lost when the server is killed in the middle', async ({
  ownServer,
  browser,
  faults,
}) => {
  test.setTimeout(45_000);
  faults.expected.push(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const context = await browser.newContext({ baseURL: ownServer.url, locale: 'fr-FR' });
  faults.watch(context, () => ownServer.url);
  const page = await context.newPage();
  const board = new Board(page);
  await board.open();
  await sit(page, MISSED);
  await board.press(34, 29);
  await done(page, 'white');
  await board.saved();
  await ownServer.kill();
  await claim(page, 'black');
  await page.getByTestId('decide-leave').click();
  await expect(page.getByTestId('sync')).toContainText('Serveur injoignable');
  await board.press(23, 34, 29);
  await done(page, 'black');
  await expect(page.getByTestId('sync')).toHaveAttribute('data-state', 'offline');
  await ownServer.restart();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await board.saved();
  await ownServer.kill();
  await ownServer.restart();
  const fresh = await browser.newContext({ baseURL: ownServer.url, locale: 'fr-FR' });
  faults.watch(fresh, () => ownServer.url);
  const other = await fresh.newPage();
  await other.goto(page.url());
  await expect(log(other)).toHaveAttribute('data-decision', 'left');
  await expect(other.getByTestId('ply-2')).toHaveText('23x34');
  await fresh.close();
  await context.close();
});

test('C2 playing on accepts; then it is too late', async ({ board, page }) => {
  await board.open();
  await sit(page, MISSED);
  await board.press(34, 29);
  await done(page, 'white');
  await board.press(23, 34, 29);
  await done(page, 'black');
  await expect(log(page)).toHaveAttribute('data-decision', 'accepted');
  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'too-late');
  await page.keyboard.press('Escape');
  // White's claim finds a regular move.
  await claim(page, 'white');
  await expect(answer(page)).toHaveAttribute('data-answer', 'nothing');
});

test('C2 a capture whose piece was not lifted is told as that, with every capture there was', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page, 'W:W28,31,33-50:B1-18,20,23');
  await board.press(34, 29);
  await done(page, 'white');
  await board.press(23, 34);
  await done(page, 'black');
  await claim(page, 'white');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'removed-too-few');
  await expect(page.getByTestId('claim-rule')).toContainText('Il reste à enlever le pion 29');
  await expect(page.getByTestId('claim-incident')).toContainText('Le coup lui-même était permis');
  await expect(page.getByTestId('claim-incident')).not.toContainText('Il fallait jouer');
  await expect(page.getByTestId('claim-owed')).toHaveText('23x32 ou 23x34');
  await page.getByTestId('decide-leave').click();
  // The log, the list and the counters say the same move and the same number.
  await expect(log(page).last()).toContainText('Noirs, 23x34');
  await expect(page.getByTestId('ply-2')).toContainText('23x34');
  const counters = page.getByTestId('counters');
  await expect(counters).toContainText('au demi-coup 2, un coup irrégulier');
  await expect(counters).not.toContainText('au départ');
  // What was captured before stands no more: there is nothing to see in slow motion.
  await page.getByTestId('more').click();
  for (const name of ['replay', 'slow-open', 'compare-open']) {
    await expect(page.getByTestId(name), name).toBeDisabled();
  }
});

test('C2 where nothing can be claimed it is said why; a notice goes with its position', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page, MISSED);
  await claim(page, 'black');
  await expect(answer(page)).toContainText('aucun coup n’a encore été joué');
  await page.keyboard.press('Escape');
  await board.press(34, 29);
  await done(page, 'white');
  await claim(page, 'black');
  await page.getByTestId('decide-correct').click();
  const message = page.getByTestId('table-message');
  await expect(message).toContainText('doit prendre');
  // In another language it would be half a lie: gone.
  await claim(page, 'black');
  await expect(answer(page)).toContainText('réglée (corrigé)');
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await board.press(28, 19, 23);
  await done(page, 'white');
  await done(page, 'black');
  await expect(message).toContainText('Aucune pièce n’a bougé');
  await page.getByTestId('undo').click();
  await expect(message).toHaveCount(0);
});

test('C3 at home both go back to the last legal position', async ({ board, page }) => {
  await board.open();
  await sit(page, MISSED, 'family');
  await board.press(34, 29);
  await done(page, 'white');
  await claim(page, 'white');
  await expect(answer(page)).toHaveAttribute('data-answer', 'open');
  await expect(page.getByTestId('decide-leave')).toHaveCount(0);
  await page.getByTestId('decide-take-back').click();
  await board.expectPiece(34, 'pion blanc');
  await expect(log(page)).toHaveAttribute('data-decision', 'taken-back');
});

test('C2 two moves in a row, the clock pressed on one’s own side', async ({ board, page }) => {
  await board.open();
  await sit(page);
  await board.press(32, 28);
  await done(page, 'white');
  await board.press(31, 27);
  await done(page, 'white');
  await expect(board.status).toContainText('Aux Noirs');
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'two-moves');
  await page.getByTestId('decide-correct').click();
  await board.expectPiece(31, 'pion blanc');
  await board.expectPiece(28, 'pion blanc');
});

test('C5 huffing is told to be abolished', async ({ board, page }) => {
  await board.open();
  await sit(page, 'B:W33,38,50:B12,18');
  await page.getByTestId('lift').click();
  await board.press(33);
  await board.press(18, 23);
  await done(page, 'black');
  await claim(page, 'white');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute(
    'data-kind',
    'removed-without-reason',
  );
  await expect(page.getByTestId('claim-rule')).toContainText('aboli');
});

test('C2 a piece removed without a move is claimed at once (1/5.4.7)', async ({ board, page }) => {
  await board.open();
  await sit(page);
  await page.getByTestId('lift').click();
  await board.press(20);
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute(
    'data-kind',
    'removed-without-reason',
  );
  await page.getByTestId('decide-correct').click();
  await board.expectPiece(20, 'pion noir');
  await expect(page.getByTestId('status')).toContainText('Aux Blancs');
  await expect(log(page)).toContainText('5.4.7');
  // Looking back goes past what changed nothing on the board.
  await board.press(32, 28);
  await done(page, 'white');
  await expect(page.getByTestId('undo')).toHaveText('Reculer');
  await page.getByTestId('undo').click();
  await board.expectPiece(32, 'pion blanc');
  await page.getByTestId('redo').click();
  await board.expectPiece(28, 'pion blanc');
});

test('C2 where the choice leaves nothing to play, nobody is said to be on move', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page, 'W:W32:B8,17,27');
  await board.press(32, 3, 27, 17);
  await done(page, 'white');
  await claim(page, 'black');
  const options = page.getByTestId('claim-dialog').getByRole('listitem');
  await expect(options.first()).toContainText('Partie terminée');
  await expect(options.last()).toContainText('Aux Noirs de jouer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('C2 what was claimed and both choices are seen at once', async ({ board, page }) => {
    await board.open();
    await sit(page, MISSED);
    await board.press(34, 29);
    await done(page, 'white');
    await claim(page, 'black');
    await expect(answer(page).locator('.ruling')).toBeInViewport({ ratio: 1 });
    for (const remedy of ['correct', 'leave']) {
      await expect(page.getByTestId(`decide-${remedy}`)).toBeInViewport({ ratio: 1 });
    }
  });
});
