import { expect, test, type Page } from './support/fixtures';

async function start(page: Page, ruleset: string, fen: string): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('ruleset').selectOption(ruleset);
  await page.getByTestId('position-fen').check({ force: true });
  await page.getByTestId('fen-input').fill(fen);
  await page.getByTestId('start-game').click();
}

const TWO_KINGS_EACH = 'W:WK47,38:BK4,13';

test('B2 a draw by repetition, counted beside the board and explained', async ({ board, page }) => {
  await board.open(TWO_KINGS_EACH);
  await board.playAll('47-42 4-10 42-47 10-4');
  const counter = page.getByTestId('counters').locator('[data-kind="repetition"]');
  await expect(counter.locator('progress')).toHaveAttribute('value', '2');
  await expect(counter).toContainText('deuxième fois');
  await board.playAll('47-42 4-10 42-47 10-4', 5);
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
  await expect(board.result).toContainText('Partie nulle');
  await expect(board.result).toContainText('1 – 1');
});

test('B2 a repetition is counted the same after a reload, at the end of the game and within it', async ({
  board,
  page,
}) => {
  test.setTimeout(90_000);
  const counter = page.getByTestId('counters').locator('[data-kind="repetition"]');
  const counted = async () => {
    await expect(page.getByTestId('counters')).toBeVisible();
    return (await counter.count()) === 0 ? null : counter.innerText();
  };
  /** What is shown of the count, before and after. */
  async function expectKept(times: string | null): Promise<void> {
    if (times === null) await expect(counter).toHaveCount(0);
    else await expect(counter).toContainText(times);
    const before = await counted();
    const moves = await page.getByTestId(/^ply-/).allInnerTexts();
    await board.saved();
    await page.reload();
    await board.expectMoves(...moves);
    await expect.poll(counted).toBe(before);
  }
  await board.open(TWO_KINGS_EACH);
  await board.playAll('47-42 4-10 42-47');
  await expectKept(null);
  await board.play('10-4', 4);
  await expectKept('2 sur 3');
  await expect(counter.getByTestId('earlier-0')).toHaveText('Voir le départ');
  await board.play('47-42', 5);
  await expectKept('2 sur 3');
  await board.playAll('4-10 42-47 10-4', 6);
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
  await expectKept('3 sur 3');
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
  // Within a game that is over the count is that of the place.
  await page.getByTestId('ply-4').click();
  await expect(page).toHaveURL(/\/4$/);
  await expectKept('2 sur 3');
  await page.getByTestId('ply-3').click();
  await expect(page).toHaveURL(/\/3$/);
  await expectKept(null);
});

test('B7 under other rules the same draw is only offered', async ({ board, page }) => {
  await board.open();
  await start(page, 'family', TWO_KINGS_EACH);
  await board.playAll('47-42 4-10 42-47 10-4 47-42 4-10 42-47 10-4');
  await expect(board.result).toBeHidden();
  await page.getByTestId('claim').click();
  await page.getByTestId('confirm-yes').click();
  await expect(board.result).toHaveAttribute('data-reason', 'repetition');
});

test('B5 one king against one is drawn at once, with the proof', async ({ board, page }) => {
  await board.open('W:WK46:BK10,44');
  await expect(board.result).toBeHidden();
  await page.goto('/#fen=W:WK28:BK35');
  await page.reload();
  await expect(board.result).toHaveAttribute('data-reason', 'immediate-draw');
  // One door to the proof; nothing is counted, and nothing is left to be claimed.
  await expect(page.getByTestId('claim-open')).toBeDisabled();
  await expect(page.getByTestId('counters').locator('progress')).toHaveCount(0);
  await page.getByTestId('why').click();
  const sheet = page.getByTestId('claim-sheet');
  await expect(sheet.locator('[data-kind="immediate-draw"]')).toContainText(
    'Cette fin est nulle aussitôt',
  );
  await expect(sheet).not.toContainText('La limite est atteinte');
  await expect(sheet.getByTestId('proof-board')).toContainText('28-');
});

test('B5 a forced win keeps the game going, and is not shown while it is played', async ({
  board,
  page,
}) => {
  await board.open('W:WK36,K47:BK4');
  await expect(board.result).toBeHidden();
  await board.playAll('47-15');
  await expect(page.getByTestId('why')).toHaveCount(0);
  await expect(page.getByTestId('counters')).toContainText('un gain peut être forcé');
  await expect(page.getByTestId('counters')).not.toContainText('demi-coups, la partie');
  await page.getByTestId('claim-open').click();
  const sheet = page.getByTestId('claim-sheet');
  await expect(sheet.getByTestId('claim-verdict')).toContainText('aucune nulle');
  await expect(sheet).toContainText('une fois la partie finie');
  await expect(sheet.getByTestId('proof-board')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.playAll('4-9 36x4', 2);
  await expect(board.result).toHaveAttribute('data-reason', 'no-pieces');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('B1 B5 the end of a game is seen whole', async ({ board, page }) => {
    await board.open('W:WK28:BK35');
    await expect(board.result).toBeVisible();
    const body = page.getByTestId('panel').locator('.body');
    expect(await body.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
  });
});

test('B3 B4 the counters say what they count', async ({ board, page }) => {
  await board.open('W:WK46,K47,K48:BK5');
  const counters = page.getByTestId('counters');
  await expect(counters.locator('[data-kind="16-moves"]')).toBeVisible();
  await board.playAll('48-42 5-10');
  await expect(counters.locator('[data-kind="16-moves"] progress')).toHaveAttribute('value', '2');
  await expect(counters.locator('[data-kind="25-moves"] progress')).toHaveAttribute('value', '2');
});
