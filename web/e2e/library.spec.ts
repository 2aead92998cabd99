/** The library of one's games: what goes in is found, opened, given back and deleted. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { pressSquare, push } from './support/ways';

const LONG = { timeout: 60_000 };

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/bibliotheque${hash}`);
  await expect(page.getByTestId('games')).toHaveAttribute('data-all', /\d/, LONG);
}

const games = (page: Page) => page.getByTestId('game');
const counted = (page: Page) => page.getByTestId('games');

const game = (n: number, moves = '32-28 19-23 2. 28x19 14x23', tags = '') =>
  `[White "Élan ${n}"]\n[Black "Noir"]\n[Event "Club"]\n[Date "19${String(10 + (n % 90))}.05.31"]\n[Result "1-1"]\n${tags}\n1. ${moves} 1-1\n\n`;

async function paste(page: Page, text: string): Promise<void> {
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('add-pasted').click();
}

async function choose(page: Page, text: string): Promise<void> {
  // From the disk, as a person's: a buffer would come through the page itself.
  const file = test.info().outputPath('many.pdn');
  await writeFile(file, text);
  await page.getByTestId('choose-files').setInputFiles(file);
}

/** The file that the browser saves. */
async function saved(page: Page, testid: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId(testid).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('games are pasted, found by what is said of them, chosen, given back and deleted', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByTestId('count')).toContainText('vide');
  const noted =
    '[White "D\'Artagnan"]\n[Black "B"]\n[Result "2-0"]\n\n{deb} 1. 32-28! $14 {un} 19-23 (18-23 2. 33-29 (37-32)) 2. 28x19 14x23 2-0\n\n';
  await paste(page, game(1) + game(2) + noted);
  await expect(page.getByTestId('added')).toHaveText('3 parties de plus.');
  await expect(games(page)).toHaveCount(3);
  await expect(page.getByTestId('paste')).toHaveValue('');
  await paste(page, game(2));
  await expect(page.getByTestId('added')).toContainText('1 partie déjà là');
  await expect(games(page)).toHaveCount(3);

  await page.getByTestId('search-player').fill('elan 2');
  await expect(games(page)).toHaveCount(1);
  await expect(page.getByTestId('count')).toHaveText('1 partie trouvée sur 3');
  await page.getByTestId('search-player').fill('');
  await page.getByTestId('search-from').fill('1912');
  await expect(games(page)).toHaveText([/Élan 2.*31\/05\/1912/]);
  await page.getByTestId('search-from').fill('hier');
  await expect(page.getByTestId('search')).toContainText('31/05/1996.');
  await page.getByTestId('search-from').fill('31/02/2020');
  await expect(page.getByTestId('search')).toContainText('Écrivez une date qui existe');
  await page.getByTestId('clear-search').click();
  await page.getByTestId('search-result').selectOption('white');
  await expect(games(page)).toHaveText([/D'Artagnan/]);
  const found = (await saved(page, 'export-found')).replaceAll('\n', ' ');
  for (const part of ['"D\'Artagnan"', '{deb} 1. 32-28! $14 {un}', '(2. 37-32)']) {
    expect(found).toContain(part);
  }

  // A reload, and everything is there; by keyboard from here on.
  await page.reload();
  await expect(games(page)).toHaveCount(3, LONG);
  const all = await saved(page, 'export-all');
  expect(all.match(/\[White /g)).toHaveLength(3);
  await page.getByTestId('choose').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('chosen')).toHaveText('1 partie choisie');
  await push(page.getByTestId('remove-chosen'), 'keys');
  await expect(page.getByTestId('ask-no')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(games(page)).toHaveCount(3);
  await push(page.getByTestId('remove-chosen'), 'keys');
  await push(page.getByTestId('ask-yes'), 'keys');
  await expect(games(page)).toHaveCount(2);
  await expect(page.getByTestId('done')).toHaveText('1 partie supprimée.');
  await expectNoFault(page);
  await push(page.getByTestId('remove-all'), 'keys');
  await push(page.getByTestId('ask-yes'), 'keys');
  await expect(page.getByTestId('count')).toContainText('vide');

  // What came out goes in again.
  await choose(page, all);
  await expect(games(page)).toHaveCount(3);
  expect(await saved(page, 'export-all')).toBe(all);
});

test('a position is set up, found, and its games open where it stood', async ({ page }) => {
  await open(page);
  await paste(page, game(1) + game(2, '33-29 19-23 2. 39-33 14-19') + game(3));
  await expect(games(page)).toHaveCount(3);
  await page.getByTestId('set-up').click();
  await page.getByTestId('editor-fen').fill('W:W28,31,33-50:B1-18,20,23');
  await page.getByTestId('editor-load').click();
  await page.getByTestId('take-position').click();
  await expect(page.getByTestId('position')).toBeVisible();
  await expect(games(page)).toHaveText([/Élan 1/, /Élan 3/]);
  // Whoever is to move is part of it.
  await page.getByTestId('set-up').click();
  await page.getByTestId('editor').getByRole('radio', { name: 'Noirs' }).check({ force: true });
  await page.getByTestId('take-position').click();
  await expect(page.getByTestId('count')).toContainText('Aucune partie');
  await page.getByTestId('any-position').click();
  await expect(games(page)).toHaveCount(3);

  // From an analysis: the position on its board.
  await page.goto('/analyse#fen=start&moves=32-28_19-23');
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('file').locator('summary').first().click();
  await page.getByTestId('find-position').click();
  await expect(games(page)).toHaveText([/Élan 1.*position atteinte 1…/, /Élan 3/], LONG);
  await games(page).first().click();
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveText(
    ['1.32-28', '19-23', '2.28x19', '14x23'],
    LONG,
  );
  await expect(page.locator('[data-testid=node][aria-current]')).toHaveText('19-23');
  await page.getByTestId('file').locator('summary').first().click();
  await expect(page.getByTestId('tag-White')).toHaveValue('Élan 1');

  // And an analysis is kept: once.
  await page.getByTestId('step-forward').click();
  await pressSquare(page.getByTestId('study-board').getByTestId('square-13'), 'keys');
  await pressSquare(page.getByTestId('study-board').getByTestId('square-24'), 'keys');
  await expect(page.getByTestId('variation')).toHaveCount(1);
  await page.getByTestId('keep').click();
  await expect(page.getByTestId('kept')).toContainText('Gardée');
  await page.getByTestId('keep').click();
  await expect(page.getByTestId('kept')).toContainText('déjà');
  await open(page);
  await expect(games(page)).toHaveCount(4);
});

/** What the table says of each move: its notation, and the columns after it. */
const rowsOf = (page: Page) =>
  page
    .getByTestId('played')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) =>
          (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
        ),
      ),
    );

const PLAYED = [
  '[White "A"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n',
  '[White "B"]\n\n1. 32-28 19-23 2. 28x19 13x24 0-2\n\n',
  '[White "C"]\n\n1. 33-28 19-23 2. 28x19 14x23 3. 39-33 1-1\n\n',
  // The position after the third move, by another order.
  '[White "D"]\n\n1. 32-28 18-22 2. 37-32 19-23 3. 28x19 14x23 *\n\n',
  '[White "E"]\n\n1. 31-26 18-22 2. 36-31 1-1\n\n',
  '[White "F"]\n\n1. 32-28 18-22 2. 38-32 1-0\n\n',
  '[White "G"]\n\n1. 34-30 2-0\n\n',
].join('');

test('which moves were played in a position is counted, and followed on the board', async ({
  page,
}) => {
  await open(page);
  await paste(page, PLAYED);
  await expect(games(page)).toHaveCount(7);
  await open(page, '#fen=start');
  const table = page.getByTestId('played');
  await expect(table).toHaveAttribute('data-games', '7');
  expect(await rowsOf(page)).toEqual([
    ['32-28', '4', '2 67 %', '0 0 %', '1 33 %'],
    ['31-26', '1', '0 0 %', '1 100 %', '0 0 %'],
    ['33-28', '1', '0 0 %', '1 100 %', '0 0 %'],
    ['34-30', '1', '1 100 %', '0 0 %', '0 0 %'],
  ]);
  await expect(table).toContainText('1 partie sans résultat connu');
  await expect(page.getByRole('columnheader', { name: 'Gain blanc' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '32-28' })).toBeVisible();
  await expectNoFault(page);
  await push(page.getByRole('button', { name: 'Jouer 32-28' }), 'keys');
  await expect(table).toHaveAttribute('data-games', '4');
  expect((await rowsOf(page)).map(([move, n]) => [move, n])).toEqual([
    ['18-22', '2'],
    ['19-23', '2'],
  ]);
  await expect(games(page)).toHaveCount(4);
  // Only the games that are searched for.
  await page.getByTestId('search-player').fill('D');
  await expect(table).toHaveAttribute('data-games', '1');
  await page.getByTestId('search-player').fill('');
  await expect(table).toHaveAttribute('data-games', '4');
  await push(page.getByTestId('played-back'), 'keys');
  await expect(table).toHaveAttribute('data-games', '7');
  await expect(page.getByTestId('played-back')).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 } });
    test('an analysis shows what was played there in one’s own games', async ({ page }) => {
      await open(page);
      await paste(page, PLAYED);
      await expect(games(page)).toHaveCount(7);
      await page.goto('/analyse');
      await expect(page.getByTestId('study-board')).toBeVisible(LONG);
      await page.getByTestId('engine-toggle').click();
      const panel = page.getByTestId('in-library');
      await panel.locator('summary').click();
      const table = page.getByTestId('played');
      await expect(table).toHaveAttribute('data-games', '7', LONG);
      await page.getByRole('button', { name: 'Jouer 32-28' }).click();
      await expect(page.getByTestId('node')).toHaveText(['1.32-28']);
      await expect(table).toHaveAttribute('data-games', '4');
      await page.getByRole('button', { name: 'Jouer 18-22' }).click();
      await expect(table).toHaveAttribute('data-games', '2');
      await page.getByRole('button', { name: 'Jouer 37-32' }).click();
      await page.getByTestId('step-back').click();
      await expect(table).toHaveAttribute('data-games', '2');
      await expectNoFault(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      // A game opens where the position stood.
      await panel.getByTestId('game').filter({ hasText: 'F – ?' }).click();
      await expect(page.getByTestId('game-head')).toContainText('F – ?', LONG);
      await expect(page.locator('[data-testid=node][aria-current]')).toHaveText('18-22');
    });
  });
}

test('a position of a variation is found, and opens there', async ({ page }) => {
  await open(page);
  await paste(page, game(1, '32-28 19-23 (18-23 2. 33-29 (37-32)) 2. 28x19 14x23') + game(2));
  await expect(games(page)).toHaveCount(2);
  // That position of the first game's inner variation, as an analysis asks for it.
  await open(page, '#fen=B:W28,31-36,38-50:B1-17,19,20,23');
  await expect(games(page)).toHaveText([/Élan 1.*position atteinte dans une variante, 2\.$/], LONG);
  // What was played there counts main lines, and says so.
  await expect(page.getByTestId('beside')).toHaveText(
    /1 autre partie n’y arrive que dans une variante/,
  );
  await games(page).first().click();
  const current = page.locator('[data-testid=node][aria-current]');
  await expect(current).toHaveText(/37-32/, LONG);
  await expect(page.getByTestId('variation').last()).toContainText('37-32');
  // In the main line it is told without a word more.
  await page.goto('/bibliotheque#fen=W:W28,31,33-50:B1-18,20,23');
  await expect(games(page)).toHaveText([/Élan \d.*position atteinte 1…$/, /1…$/], LONG);
});

test('a game that is played to its end goes there by itself', async ({ page, board, context }) => {
  const shelf = await context.newPage();
  await open(shelf);
  await board.open();
  await board.playAll('32-28 19-23');
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  // Another page sees it come.
  await expect(games(shelf)).toHaveText([/0-2.*2 demi-coups/], LONG);
  await shelf.getByTestId('choose').check();
  await shelf.getByTestId('remove-chosen').click();
  await shelf.getByTestId('ask-yes').click();
  await expect(counted(shelf)).toHaveAttribute('data-all', '0');
  // Whoever has deleted it does not get it back by looking at the game again.
  await page.reload();
  await board.expectMoves('32-28', '19-23');
  await page.getByTestId('more').click();
  await expect(page.getByTestId('resign')).toBeDisabled();
  await shelf.reload();
  await expect(counted(shelf)).toHaveAttribute('data-all', '0', LONG);
});

test('ten thousand games are added and searched without the page stopping', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page);
  // Long tasks of the page, as the browser counts them: 50 ms and more.
  await page.evaluate(() => {
    const list: number[] = [];
    Object.assign(window, { longTasks: list });
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) list.push(duration);
    }).observe({ type: 'longtask' });
  });
  const moves =
    '32-28 18-23 2. 33-29 23x32 3. 37x28 12-18 4. 39-33 7-12 5. 44-39 1-7 6. 41-37 20-25 7. 46-41 14-20 8. 31-27 10-14';
  const many = Array.from({ length: 10_000 }, (_, n) => game(n, moves, `[Round "${n}"]\n`)).join(
    '',
  );
  const begun = Date.now();
  await choose(page, many);
  await expect(page.getByTestId('progress')).toBeVisible();
  await expect(counted(page)).toHaveAttribute('data-all', '10000', { timeout: 120_000 });
  await expect(page.getByTestId('progress')).toBeHidden(LONG);
  console.log(`10,000 games added in ${Date.now() - begun} ms`);
  await expect(games(page)).toHaveCount(50);
  await page.getByTestId('after').click();
  await expect(page.getByTestId('range')).toHaveText(/^51 à 100 sur 10/);
  await page.getByTestId('search-player').fill('elan 9999');
  await expect(games(page)).toHaveCount(1);
  await page.getByTestId('search-player').fill('');
  await expect(games(page)).toHaveCount(50);
  await page.evaluate(() => (location.hash = '#fen=start'));
  const table = page.getByTestId('played');
  await expect(table).toHaveAttribute('data-games', '10000');
  const counted10 = Date.now();
  await page.getByRole('button', { name: 'Jouer 32-28' }).click();
  await expect(page.getByRole('button', { name: 'Jouer 18-23' })).toBeVisible();
  console.log(`moves of 10,000 games counted in ${Date.now() - counted10} ms`);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  console.log(`long tasks of the page: ${JSON.stringify(tasks.map(Math.round))}`);
  // The worker reads: what the page does is a list of fifty. Half a second would be felt.
  expect(Math.max(0, ...tasks)).toBeLessThan(500);
});

test('adding can be stopped, and a file dropped on the page is added', async ({ page }) => {
  await open(page);
  const many = Array.from({ length: 6000 }, (_, n) => game(n, undefined, `[Round "${n}"]\n`)).join(
    '',
  );
  await choose(page, many);
  await page.getByTestId('stop').click();
  await expect(page.getByTestId('added')).toContainText('Arrêté', LONG);
  const all = Number(await counted(page).getAttribute('data-all'));
  expect(all).toBeLessThan(6000);
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.pdn'));
      document
        .querySelector('[data-testid=library]')
        ?.dispatchEvent(
          new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
    },
    game(1, '34-30 20-25'),
  );
  await expect(page.getByTestId('added')).toHaveText('1 partie de plus.');
});

test('a file of another kind puts nothing in, and is refused at once', async ({ page }) => {
  await open(page);
  await page.getByTestId('choose-files').setInputFiles({
    name: 'noise.pdn',
    mimeType: 'application/octet-stream',
    buffer: randomBytes(3_000_000),
  });
  await expect(page.getByTestId('added')).toContainText('Aucune partie');
  await expect(counted(page)).toHaveAttribute('data-all', '0');
  // In an analysis, too: the page says that there is no game, and goes on.
  await page.goto('/analyse');
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('file').locator('summary').first().click();
  await page.getByTestId('choose-file').setInputFiles({
    name: 'noise.pdn',
    mimeType: 'application/octet-stream',
    buffer: randomBytes(3_000_000),
  });
  await expect(page.getByTestId('paste-error')).toContainText('Ni coup, ni en-tête', LONG);
  await expect(page.getByTestId('node')).toHaveCount(0);
});

test('games of several days are found by any of them, and shown as the language writes them', async ({
  page,
}) => {
  await open(page);
  const dated = (n: number, date: string) => game(n).replace(/"19..\.05\.31"/, `"${date}"`);
  await paste(
    page,
    dated(1, '2004.10.27 - 2004.11.01') + dated(2, '2004.??.??') + dated(3, '1996'),
  );
  await page.getByTestId('search-from').fill('2004');
  await page.getByTestId('search-to').fill('2004');
  await expect(games(page)).toHaveText([/27\/10\/2004 – 01\/11\/2004/, /, 2004, /]);
  await page.getByTestId('search-from').fill('31/10/2004');
  await page.getByTestId('search-to').fill('31/10/2004');
  await expect(games(page)).toHaveCount(2);
});

test.describe('a narrow page', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('leads to the list of games from its top', async ({ page }) => {
    await open(page);
    await expect(page.getByTestId('jump')).toHaveCount(0);
    await paste(page, game(1) + game(2));
    await page.evaluate(() => scrollTo(0, 0));
    const jump = page.getByRole('button', { name: 'Aller aux parties (2)' });
    await expect(jump).toBeInViewport();
    await push(jump, 'keys');
    await expect(page.getByTestId('list-title')).toBeFocused();
    await expect(page.getByTestId('list-title')).toBeInViewport();
  });
});

test('a full browser says so and loses nothing', async ({ page }) => {
  test.slow();
  await page.goto('/bibliotheque');
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  // Before anything is written: the browser looks only now and then at what is left.
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4_000_000 });
  await open(page);
  await paste(page, game(1001) + game(1002));
  await expect(games(page)).toHaveCount(2);
  // What can be pressed together would need little room.
  const noise = () => randomBytes(15_000).toString('hex');
  const many = Array.from({ length: 400 }, (_, n) => `${game(n).trim()}\n`)
    .map((text) => text.replace('\n\n', `\n\n{${noise()}} `))
    .join('\n');
  await choose(page, many);
  await expect(page.getByTestId('trouble')).toContainText('plus de place', LONG);
  const kept = Number(await counted(page).getAttribute('data-all'));
  console.log(`${kept} of 402 games kept when the browser is full`);
  expect(kept).toBeGreaterThanOrEqual(2);
  expect(kept).toBeLessThan(402);
  await expect(page.getByTestId('added')).toContainText(/de plus/);
  await page.reload();
  await expect(counted(page)).toHaveAttribute('data-all', String(kept), LONG);
  await expectNoFault(page);
  await page.getByTestId('search-player').fill('elan 1001');
  await expect(games(page)).toHaveCount(1);
  await games(page).first().click();
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveCount(4, LONG);
});

for (const [locale, title] of [
  ['fr-FR', 'Bibliothèque'],
  ['en-GB', 'Library'],
  ['nl-NL', 'Bibliotheek'],
] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${locale} ${width}`, () => {
      test.use({ locale, viewport: { width, height: 740 } });
      test(`nothing is cut off (${locale}, ${width} px)`, async ({ page }) => {
        await open(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page
          .getByTestId('paste')
          .fill(
            Array.from({ length: 60 }, (_, n) => game(n, undefined, `[Round "${n}"]\n`)).join(''),
          );
        await page.getByTestId('add-pasted').click();
        await expect(games(page)).toHaveCount(50);
        await page.getByTestId('choose').first().check();
        await page.getByTestId('set-up').click();
        await page.getByTestId('take-position').click();
        await expect(page.getByTestId('position')).toBeVisible();
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(wide).toBeLessThanOrEqual(width);
        if (process.env.SHOTS) {
          await page.screenshot({
            path: `${process.env.SHOTS}/lib-${locale}-${width}.png`,
            fullPage: true,
          });
        }
        await expectNoFault(page);
      });
    });
  }
}
