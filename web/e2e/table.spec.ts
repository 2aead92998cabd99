/** The table: irregular moves can be played, the opponent may claim, the log stays with the game. */
import { expectNoFault } from './support/axe';
import { Board } from './support/board';
import { expect, test, type Page } from './support/fixtures';

const MISSED = 'W:W28,31,33,34,39,43,44,50:B1,2,3,12,18,20,23';
const RAFLE = 'W:W32,50:B8,17,27,1';

async function sit(page: Page, fen = 'start', ruleset = 'ffjd', minutes = 0): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-two').check({ force: true });
  await page.getByTestId('table-mode').check();
  await page.getByTestId('ruleset').selectOption(ruleset);
  if (minutes > 0) {
    await page.getByTestId('clock-sudden').check({ force: true });
    await page.getByTestId('time-minutes').fill(String(minutes));
  }
  if (fen !== 'start') {
    await page.getByTestId('position-fen').check({ force: true });
    await page.getByTestId('fen-input').fill(fen);
  }
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('done-white')).toBeVisible();
}

const done = (page: Page, color: 'white' | 'black') => page.getByTestId(`done-${color}`).click();
const claim = (page: Page, color: 'white' | 'black') => page.getByTestId(`claim-${color}`).click();
const answer = (page: Page) => page.getByTestId('claim-answer');
const log = (page: Page) => page.getByTestId('table-log').locator('li[data-kind]');

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

for (const [how, act] of [
  ['regularly', (board: Board) => board.press(28, 19, 23)],
  ['without the capture', (board: Board) => board.press(31, 27)],
  ['without lifting what was jumped', (board: Board) => board.press(28, 19)],
] as const) {
  test(`B6 an offer is declined by whoever plays on, ${how}`, async ({ board, page }) => {
    await board.open();
    await sit(page);
    await board.press(32, 28);
    await done(page, 'white');
    await board.press(19, 23);
    await done(page, 'black');
    await page.getByTestId('offer-open').click();
    await page.getByTestId('offer-dialog').getByLabel('Noirs').check();
    await page.getByTestId('offer-confirm').click();
    await expect(page.getByTestId('offer')).toHaveAttribute('data-state', 'open');
    await act(board);
    await done(page, 'white');
    const declined = async () => {
      await expect(page.getByTestId('offer-accept')).toBeHidden();
      await expect(page.getByTestId('offers').locator('li')).toHaveAttribute(
        'data-state',
        'refused',
      );
    };
    await declined();
    await board.saved();
    await page.reload();
    await expect(page.getByTestId('done-white')).toBeVisible();
    await declined();
  });
}

test.describe('with a clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-30T12:00:00Z') });
  });
  const clock = (page: Page, color: 'white' | 'black') => page.getByTestId(`clock-${color}`);

  test('a claim stops it, a flag that falls ends the game, an open claim comes first', async ({
    board,
    page,
  }) => {
    await board.open();
    await sit(page, MISSED, 'ffjd', 1);
    await board.press(34, 29);
    await page.clock.fastForward(20_000);
    // It waits for the first move.
    await expect(clock(page, 'white')).toContainText('1:00');
    await done(page, 'white');
    await expect(clock(page, 'black')).toHaveAttribute('data-state', 'runs');
    await page.clock.fastForward(52_000);
    await claim(page, 'black');
    await expect(answer(page)).toHaveAttribute('data-answer', 'open');
    await page.clock.fastForward(60_000);
    await expect(clock(page, 'black')).toHaveAttribute('data-state', 'stopped');
    await expect(board.result).toHaveCount(0);
    await page.getByTestId('decide-correct').click();
    await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
    await expect(clock(page, 'black')).toContainText(/\b[0-8],\d/);
    await page.clock.fastForward(30_000);
    await board.press(28, 19, 23);
    await done(page, 'white');
    await expect(clock(page, 'white')).toContainText(/0:(30|2\d)/);
    await page.clock.fastForward(10_000);
    await expect(board.result).toHaveAttribute('data-reason', 'time');
    await expect(board.result).toContainText('Les Blancs gagnent');
    await expect(clock(page, 'black')).toHaveAttribute('data-state', 'down');
    await expect(page.getByTestId('done-black')).toBeDisabled();
    await board.press(12, 17);
    await board.expectPiece(12, 'pion noir');
    await board.saved();
    await page.reload();
    await expect(board.result).toHaveAttribute('data-reason', 'time');
    await expect(log(page)).toHaveAttribute('data-decision', 'corrected');
  });

  test('what is irregular and accepted costs its time; the arbiter’s pause holds the pieces', async ({
    board,
    page,
  }) => {
    await board.open();
    await sit(page, MISSED, 'ffjd', 5);
    await board.press(34, 29);
    await done(page, 'white');
    await page.clock.fastForward(60_000);
    await board.press(23, 34, 29);
    await done(page, 'black');
    await expect(log(page)).toHaveAttribute('data-decision', 'accepted');
    await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
    await expect(clock(page, 'black')).toContainText(/(4:00|3:5\d)/);
    await expect(clock(page, 'white')).toContainText(/(5:00|4:5\d)/);
    await page.getByTestId('more').click();
    await page.getByTestId('clock-stop').click();
    await page.clock.fastForward(60_000);
    await board.press(39, 30);
    await board.expectPiece(39, 'pion blanc');
    await expect(page.getByTestId('done-white')).toBeDisabled();
    await expectNoFault(page);
    await page.getByTestId('clock-resume').click();
    await board.press(39, 30, 34);
    await done(page, 'white');
    await expect(page.getByTestId('ply-3')).toHaveText('39x30');
    await expect(clock(page, 'white')).toContainText(/(5:00|4:5\d)/);
  });
});

test('the question of an accident is closed by Escape, and answered before an offer', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page);
  await board.press(32, 28);
  await done(page, 'white');
  await page.getByTestId('offer-open').click();
  await page.getByTestId('offer-confirm').click();
  await page.getByTestId('accident').click();
  await expect(page.getByTestId('accident-ask')).toBeVisible();
  await expect(page.getByTestId('offer')).toHaveCount(0);
  await page.getByTestId('accident-confirm').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('accident-ask')).toHaveCount(0);
  await expect(page.getByTestId('accident')).toBeFocused();
  await expect(page.getByTestId('offer-accept')).toBeVisible();
  await expect(log(page)).toHaveCount(0);
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

test('C1 a piece touched on purpose must be played; j’adoube suspends it', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page);
  const message = page.getByTestId('table-message');
  // Adjusted: nothing counts.
  await page.getByTestId('adjust').click();
  await board.press(32, 32);
  await expect(message).toContainText('redressé');
  await page.getByTestId('adjust').click();
  // A single press chooses; the second one touches.
  await board.press(31, 32, 32);
  await expect(message).toContainText('Pièce touchée : le 32');
  await board.press(33, 28);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'touched-another');
  await page.getByTestId('decide-correct').click();
  await expect(message).toContainText('Le 32 doit être joué');
  await board.drag(32, 27);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'nothing');
});

test('C1 a drag put back is a touch, too', async ({ board, page }) => {
  await board.open();
  await sit(page);
  await board.drag(32, 32);
  const { x, y } = await board.centre(32);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 20, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId('table-message')).toContainText('Pièce touchée : le 32');
});

test('C4 a rafle lifted by hand: too few, then put right; crowned by a touch', async ({
  board,
  page,
}) => {
  await board.open();
  await sit(page, RAFLE);
  await board.press(32, 21, 12, 3);
  await expect(board.square(27)).toHaveAccessibleName(/pas encore retirée/);
  await board.press(27, 17, 3);
  await expect(board.square(3)).toHaveAccessibleName(/dame blanche/);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(page.getByTestId('claim-incident')).toHaveAttribute('data-kind', 'removed-too-few');
  await page.getByTestId('decide-correct').click();
  await board.expectPiece(8, 'vide');
  await expect(page.getByTestId('ply-1')).toHaveText('32x3');
});

test('C4 lifted too early is told, and all can be lifted at once', async ({ board, page }) => {
  await board.open();
  await sit(page, RAFLE);
  await board.press(32, 21, 27);
  await page.getByTestId('put-back-27').click();
  await board.expectPiece(27, /pion noir/);
  await board.press(12, 3);
  await page.getByTestId('lift-all').click();
  await board.press(3);
  await done(page, 'white');
  await claim(page, 'black');
  await expect(answer(page)).toHaveAttribute('data-answer', 'nothing');
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

test('an accident is restored and noted; nothing moved is no move', async ({ board, page }) => {
  await board.open();
  await sit(page);
  await done(page, 'white');
  await expect(page.getByTestId('table-message')).toContainText('Aucune pièce');
  await board.press(32, 28);
  await claim(page, 'black');
  await expect(page.getByTestId('table-message')).toContainText('pas fini');
  // Asked about first; the answer may be no.
  await page.getByTestId('accident').click();
  await page.getByTestId('accident-ask').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByTestId('accident-ask')).toHaveCount(0);
  await board.expectPiece(28, 'pion blanc');
  await expect(log(page)).toHaveCount(0);
  await page.getByTestId('accident').click();
  await page.getByTestId('accident-confirm').click();
  await board.expectPiece(32, 'pion blanc');
  await expect(log(page)).toHaveAttribute('data-kind', 'accident');
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

test('B3 the counts do not tell whether the last move was legal', async ({ board, page }) => {
  await board.open();
  await sit(page, 'W:WK47,32:BK4,9');
  const counters = page.getByTestId('counters');
  await expect(counters).toContainText('0 demi-coup sur 50');
  for (const [from, to] of [
    [47, 36],
    [47, 46],
  ] as const) {
    await board.press(from, to);
    await done(page, 'white');
    await expect(page.getByTestId('counts-before')).toBeVisible();
    await expect(counters).toContainText('0 demi-coup sur 50');
    await sit(page, 'W:WK47,32:BK4,9');
  }
});

test('B4 sixteen moves played out at the table: not drawn while the last can be claimed', async ({
  board,
  page,
}) => {
  test.setTimeout(120_000);
  await board.open();
  // Where a repetition is only drawn when claimed.
  await sit(page, 'W:WK47,K48,K49:BK5', 'lidraughts');
  const play = async (color: 'white' | 'black', move: string) => {
    await page.getByTestId('typed-move').fill(move);
    await page.getByTestId('typed-move').press('Enter');
    await done(page, color);
    await expect(page.getByTestId('status')).toContainText(
      color === 'white' ? 'Aux Noirs' : 'Aux Blancs',
    );
  };
  const rounds = [
    ['49-44', '5-10'],
    ['44-49', '10-5'],
  ] as const;
  for (let round = 0; round < 15; round += 1) {
    const [white = '', black = ''] = rounds[round % 2] ?? [];
    await play('white', white);
    await play('black', black);
  }
  await play('white', '44-49');
  // The last of the thirty-two is no king's move: nothing is drawn yet.
  await play('black', '10-16');
  await expect(board.result).toHaveCount(0);
  await claim(page, 'white');
  await page.getByTestId('decide-correct').click();
  await page.getByTestId('typed-move').fill('10-5');
  await page.getByTestId('typed-move').press('Enter');
  await done(page, 'black');
  await expect(board.result).toHaveAttribute('data-reason', '16-moves');
});

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
