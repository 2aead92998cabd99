/** At the table beside the claims: offers, clocks, accidents and the counts of a draw. */
import { expectNoFault } from './support/axe';
import { Board } from './support/board';
import { expect, test, type Page } from './support/fixtures';
import { answer, claim, done, log, MISSED, sit } from './support/table';

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
