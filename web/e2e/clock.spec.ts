/** Clocks on the board: each kind, the flag, the arbiter's pause, a reload; by mouse and keys, seen and heard. */
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';

interface Choice {
  kind: 'sudden' | 'fischer' | 'moves';
  values?: Record<string, string>;
  machine?: 'white' | 'black';
}

/** A new game with a clock, chosen in the dialog. */
async function begin(page: Page, { kind, values = {}, machine }: Choice): Promise<void> {
  await page.getByTestId('new-game').click();
  if (machine) {
    await page.getByTestId('opponent-machine').check({ force: true });
    await page.getByTestId('level').fill('1');
    await page.getByTestId(`color-${machine}`).check({ force: true });
  }
  await page.getByTestId(`clock-${kind}`).check({ force: true });
  for (const [field, value] of Object.entries(values)) {
    await page.getByTestId(`time-${field}`).fill(value);
  }
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('clock-white')).toBeVisible();
}

const clock = (page: Page, color: 'white' | 'black') => page.getByTestId(`clock-${color}`);

test.beforeEach(async ({ page }) => {
  // Time goes on by itself, and further where a test says so.
  await page.clock.install({ time: new Date('2026-11-30T12:00:00Z') });
});

test('the clock waits for the first move, then runs for the side to move; its flag ends the game', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '1' } });
  await expect(clock(page, 'white')).toContainText('1:00');
  await expect(clock(page, 'white')).toHaveAttribute('data-state', 'waits');
  await page.clock.fastForward(30_000);
  await expect(clock(page, 'white')).toContainText('1:00');
  await board.play('32-28', 1);
  await expect(clock(page, 'black')).toHaveAttribute('data-state', 'runs');
  await page.clock.fastForward(30_000);
  await expect(clock(page, 'black')).toContainText(/0:(30|2\d)/);
  await expect(clock(page, 'white')).toContainText('1:00');
  await page.clock.fastForward(25_000);
  // Short of time: told once to those who hear, with tenths and a mark to those who see.
  await expect(page.getByTestId('announcer')).toContainText('Noirs : plus que');
  await expect(clock(page, 'black')).toContainText(/![^]*\d,\d/);
  await page.clock.fastForward(10_000);
  await expect(board.result).toHaveAttribute('data-reason', 'time');
  await expect(board.result).toContainText('Les Blancs gagnent');
  await expect(board.result).toContainText('Les Noirs ont dépassé leur temps.');
  await expect(clock(page, 'black')).toHaveAttribute('data-state', 'down');
  await expect(page.getByTestId('announcer')).toContainText('Les Noirs ont dépassé leur temps.');
  // No piece moves any more, and the server knows who lost.
  await board.press(19, 23);
  await expect(page.getByTestId('ply-2')).toHaveCount(0);
  await board.saved();
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await expect
    .poll(async () => {
      const game = (await (await page.request.get(`/api/games/${id}`)).json()) as {
        status: { outcome: unknown };
      };
      return game.status.outcome;
    })
    .toEqual({ winner: 'white', reason: 'time' });
  await page.reload();
  await expect(board.result).toHaveAttribute('data-reason', 'time');
});

test('Fischer: every move adds its seconds; the clock is kept through a reload', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, { kind: 'fischer', values: { minutes: '3', increment: '20' } });
  await board.playAll('32-28 19-23');
  await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
  await page.clock.fastForward(60_000);
  await expect(clock(page, 'white')).toContainText(/2:(20|1\d)/);
  await board.saved();
  await page.reload();
  await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
  await expect(clock(page, 'white')).toContainText(/2:(20|1\d|0\d)/);
  await expect(clock(page, 'black')).toContainText(/3:(20|1\d)/);
  await board.play('28x19', 3);
  await expect(clock(page, 'white')).toContainText(/2:(40|3\d|2\d)/);
});

test('a page that was left finds its clock stopped', async ({ board, page }) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '10' } });
  await board.play('32-28', 1);
  await board.saved();
  const address = page.url();
  await page.goto('about:blank');
  await page.clock.fastForward('01:00:00');
  await page.goto(address);
  await expect(page.getByTestId('clock-stopped')).toBeVisible();
  await expect(clock(page, 'black')).toContainText(/(10:00|9:[45]\d)/);
});

test('moves and time: the next period comes with the last move of the first', async ({
  board,
  page,
}) => {
  await board.open();
  const values = { moves: '2', minutes: '1', thenMoves: '0', then: '5' };
  await begin(page, { kind: 'moves', values });
  await expect(page.getByTestId('player-white')).toContainText('contrôle au 2ᵉ coup');
  await board.playAll('32-28 18-23 31-27');
  await expect(clock(page, 'white')).toContainText(/(6:00|5:[45]\d)/);
  await expect(page.getByTestId('player-white')).not.toContainText('contrôle');
});

test('the arbiter’s pause stops the time and the pieces, and the times can be corrected', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '5' } });
  await board.play('32-28', 1);
  const before = await page.getByTestId('undo').boundingBox();
  await page.getByTestId('more').click();
  await page.getByTestId('clock-stop').click();
  await expect(page.getByTestId('clock-stopped')).toBeVisible();
  await expect(page.getByTestId('announcer')).toContainText('La pendule est arrêtée.');
  // The buttons have not moved.
  expect(await page.getByTestId('undo').boundingBox()).toEqual(before);
  await page.clock.fastForward(100_000);
  await expect(clock(page, 'black')).toContainText(/(5:00|4:5\d)/);
  await board.press(19, 23);
  await expect(page.getByTestId('ply-2')).toHaveCount(0);
  await expectNoFault(page);
  await page.getByTestId('clock-correct').click();
  await page.getByTestId('clock-white-plus-60').click();
  await page.getByTestId('clock-black-minus-60').click();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(clock(page, 'white')).toContainText('6:00');
  await expect(clock(page, 'black')).toContainText(/(4:00|3:5\d)/);
  await page.getByTestId('clock-resume').click();
  await expect(page.getByTestId('clock-stopped')).toHaveCount(0);
  await board.play('19-23', 2);
});

test('time that is taken away ends the game only after that was said', async ({ board, page }) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '1' } });
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('clock-stop').click();
  await page.getByTestId('clock-correct').click();
  await page.getByTestId('clock-black-minus-60').click();
  const dialog = page.getByTestId('clock-correct-dialog');
  await expect(dialog.getByRole('status').last()).toContainText('Les Noirs n’ont plus de temps');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('clock-empty')).toContainText('leur drapeau tombe');
  await expect(page.getByTestId('clock-resume')).toHaveText('Confirmer : temps dépassé');
  await expect(board.result).toHaveCount(0);
  await page.getByTestId('clock-correct').click();
  await page.getByTestId('clock-black-plus-10').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('clock-resume')).toHaveText('Reprendre');
  await page.getByTestId('clock-correct').click();
  await page.getByTestId('clock-black-minus-10').click();
  await page.keyboard.press('Escape');
  // What was said of the time is soon untrue, and does not stay.
  await page.clock.fastForward(10_000);
  await expect(page.getByTestId('announcer')).toHaveText('');
  await page.getByTestId('clock-resume').click();
  await expect(board.result).toHaveAttribute('data-reason', 'time');
  await expect(page.getByTestId('announcer')).toContainText('Les Noirs ont dépassé leur temps.');
});

test('whoever plays the machine is told of a flag as theirs', async ({ board, page }) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '1' }, machine: 'white' });
  await board.press(32, 28);
  await expect(page.getByTestId('ply-2')).toBeVisible();
  await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
  await page.clock.fastForward(55_000);
  await page.clock.fastForward(10_000);
  await expect(board.result).toContainText('Vous avez perdu');
  await expect(board.result).toContainText('Vous avez dépassé votre temps.');
  await expect(board.result).not.toContainText('Les Blancs');
  await expect(page.getByTestId('announcer')).toContainText('Vous avez dépassé votre temps.');
});

test('a flag that falls while the sheet of further actions is open closes it', async ({
  board,
  page,
}) => {
  await board.open();
  await begin(page, { kind: 'sudden', values: { minutes: '1' } });
  await board.play('32-28', 1);
  await page.getByTestId('more').click();
  await expect(page.getByTestId('more-dialog')).toBeVisible();
  await page.clock.fastForward(65_000);
  await expect(board.result).toHaveAttribute('data-reason', 'time');
  await expect(page.getByTestId('more-dialog')).toHaveCount(0);
  // What is still to be done can be opened again.
  await page.getByTestId('more').click();
  await expect(page.getByTestId('more-dialog')).toBeVisible();
});

test('against the machine, and heard: h says both times', async ({ board, page }) => {
  await board.open();
  await begin(page, { kind: 'fischer', values: { minutes: '3' }, machine: 'white' });
  await board.press(32, 28);
  await expect(page.getByTestId('ply-2')).toBeVisible();
  await expect(clock(page, 'white')).toHaveAttribute('data-state', 'runs');
  await board.square(32).focus();
  await page.keyboard.press('h');
  await expect(page.getByTestId('announcer')).toContainText(
    /Blancs\s: (2|3) minutes.*\. Noirs\s: 3 minutes/,
  );
});

test('a number that makes no clock is said, and nothing begins', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('clock-sudden').check({ force: true });
  await page.getByTestId('time-minutes').fill('0');
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('time-minutes')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('de 0,1 à 300');
  await expect(page.getByTestId('new-game-dialog')).toBeVisible();
});

test('a game without taking back: moves are read again, never played again', async ({
  board,
  page,
}) => {
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('option-take-back').uncheck();
  await page.getByTestId('option-owed').uncheck();
  await page.getByTestId('start-game').click();
  await board.playAll('32-28 19-23');
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('undo').click({ force: true });
  await board.expectMoves('32-28', '19-23');
  // What must be captured is not told before it is asked.
  await expect(board.status).not.toContainText('Prise obligatoire');
  await page.getByTestId('step-back').click();
  await expect(board.status).toContainText('Vous relisez la partie');
  await board.press(18, 22);
  await board.expectMoves('32-28', '19-23');
  await page.getByTestId('step-on').click();
  await board.press(33, 29);
  await expect(board.ruling).toContainText('28');
});

for (const [locale, text] of [
  ['en-GB', 'Total time'],
  ['nl-NL', 'Totale tijd'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`the clock is chosen and shown in ${locale}`, async ({ board, page }) => {
      await board.open();
      await page.getByTestId('new-game').click();
      await expect(page.getByTestId('new-game-dialog')).toContainText(text);
      await page.keyboard.press('Escape');
      await begin(page, { kind: 'sudden' });
      await expect(clock(page, 'white')).toContainText('15:00');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('both clocks, the board and the buttons fit, with nothing to scroll', async ({
    board,
    page,
  }) => {
    await board.open();
    await begin(page, { kind: 'moves', machine: 'white' });
    for (const color of ['white', 'black'] as const) {
      await expect(clock(page, color)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByTestId('more')).toBeInViewport({ ratio: 1 });
    // Who moves is marked; the machine's level is read whole all the same.
    const cut = await page.getByTestId('player-black').evaluate((strip) => {
      strip.classList.add('active');
      const name = strip.querySelector('.name');
      return (name?.scrollWidth ?? Infinity) - (name?.clientWidth ?? 0);
    });
    expect(cut).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await expectNoFault(page);
  });
});
