/** How the analysis page is laid out: what belongs together is seen together, and a game has its names. */
import { writeFile } from 'node:fs/promises';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { watchTasks } from './support/tasks';
import { push } from './support/ways';

const LONG = { timeout: 60_000 };
const GAME =
  '[White "Sijbrands, Ton"]\n[Black "Wiersma, Harm"]\n[Event "Amsterdam"]\n[Date "1970.??.??"]\n[Result "2-0"]\n\n' +
  '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 2-0\n';

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/analyse${hash}`);
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
}

async function openText(page: Page, text: string): Promise<void> {
  await page.getByTestId('file').locator('summary').first().click();
  await page
    .getByTestId('choose-file')
    .setInputFiles({ name: 'some.pdn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByTestId('node').first()).toBeVisible(LONG);
}

/** What of them is not in the window, or lies below the row of pages. */
async function hidden(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = Math.max(0, boxOf('[data-stuck]')?.bottom ?? 0);
    return names.filter((name) => {
      const box = boxOf(`[data-testid="${name}"]`);
      return !box || box.top < top - 1 || box.bottom > innerHeight + 1;
    });
  }, names);
}

test('a game has its names above the board and in the title, and what nobody knows is not told', async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle('Analyse · damier');
  await expect(page.getByTestId('game-head')).toHaveCount(0);
  await openText(page, GAME);
  const head = page.getByTestId('game-head');
  await expect(head).toContainText('Sijbrands, Ton – Wiersma, Harm');
  await expect(head).toContainText('Amsterdam, 1970, 2-0');
  await expect(page).toHaveTitle('Sijbrands, Ton – Wiersma, Harm · Analyse · damier');
  await page.getByTestId('tag-Event').fill('?');
  await page.getByTestId('tag-Event').blur();
  await expect(head).not.toContainText('Amsterdam');
});

for (const [width, height] of [
  [820, 1180],
  [1280, 800],
] as const) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    test('board, steps, the first line and the moves are seen without scrolling', async ({
      page,
    }) => {
      await open(page, '#fen=start&moves=32-28_19-23_28x19_14x23');
      await expect(page.getByTestId('engine-line')).toBeVisible(LONG);
      await page.getByTestId('engine-toggle').focus();
      const names = ['study-board', 'step-last', 'engine-line', 'tree'];
      await expect.poll(() => hidden(page, names)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const board = await page.getByTestId('study-board').boundingBox();
      expect(board?.width).toBeGreaterThan(400);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });
}

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1280, 800],
] as const) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    test('a better move is asked for beside its whole board', async ({ page }) => {
      test.slow();
      const fen = 'W:W26,28,29,31,36,37:B9,15,16,17,18,19';
      await open(page, `#fen=${fen}&moves=37-32`);
      await expect(page.getByTestId('node')).toHaveCount(1, LONG);
      await page.getByTestId('engine-toggle').click();
      await page.getByTestId('review-start').click();
      const better = page.getByTestId('find-better').first();
      await expect(better).toBeVisible(LONG);
      await push(better, 'keys');
      await expect(page.getByTestId('better')).toBeVisible();
      await expect.poll(() => hidden(page, ['better', 'study-board'])).toEqual([]);
    });
  });
}

test('where the machine thinks is remembered', async ({ page }) => {
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('engine-where').selectOption('server');
  await page.reload();
  await expect(page.getByTestId('engine-where')).toHaveValue('server', LONG);
});

test('positions of every form and typed moves are pasted; what is wrong is told with its place', async ({
  page,
}) => {
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('file').locator('summary').first().click();
  const paste = async (text: string) => {
    await page.getByTestId('paste').fill(text);
    await page.getByTestId('open-pasted').click();
  };
  const fen = page.getByTestId('fen');
  const hub = `B${'e'.repeat(27)}w${'e'.repeat(17)}B${'e'.repeat(4)}`;
  for (const text of [hub, 'b : bK46 : w 28.', '[FEN "B:W28:BK46"]']) {
    await paste('W:W31:B20');
    await expect(fen).toHaveValue('W:W31:B20');
    await paste(text);
    await expect(fen).toHaveValue('B:W28:BK46');
  }
  const wrong = page.getByTestId('paste-error');
  await paste(hub.replace('w', 'x'));
  await expect(wrong).toContainText('caractère 29');
  await expect(wrong).toContainText('case 28');
  await paste(hub.slice(1));
  await expect(wrong).toContainText('on attend');
  for (const text of ['3228 1923 2819 1423', '32-28 19-23 28x19 14x23']) {
    await paste(text);
    await expect(page.getByTestId('tree').getByTestId('node')).toHaveText([
      '1.32-28',
      '19-23',
      '2.28x19',
      '14x23',
    ]);
    await expect(wrong).toHaveCount(0);
  }
  await paste('3228 1923\n2820');
  await expect(wrong).toContainText('Ligne 2, colonne 1');
  await expect(page.getByTestId('tree').getByTestId('node')).toHaveCount(2);
});

/** Ten thousand games with long names; one of them cannot be played to its end. */
function tenThousand(): string {
  const moves = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10';
  const game = (n: number) =>
    `[White "Blanc ${n}"]\n[Black "Noir"]\n[Event "${'Tournoi très long '.repeat(6)}"]\n[Result "1-1"]\n\n${moves}${n === 9000 ? ' 6. 99-98' : ''} 1-1\n\n`;
  return Array.from({ length: 10_000 }, (_, n) => game(n + 1)).join('');
}

/** Processor time of the page, in milliseconds, that nobody feels; on a quiet machine it is far less. */
const SMOOTH = 100;

test('ten thousand games are listed, filtered and scrolled by a page that never stops', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('file').locator('summary').first().click();
  // From the disk, as a person's: a buffer would come through the page itself.
  const file = test.info().outputPath('many.pdn');
  await writeFile(file, tenThousand());
  const ended = await watchTasks(page);
  const worker = page.waitForEvent('worker', (one) => one.url().includes('games.worker'));
  await page.getByTestId('choose-file').setInputFiles(file);
  await worker;
  const games = page.getByTestId('games');
  const list = page.getByTestId('games-list');
  await expect(page.getByTestId('game-head')).toContainText('Blanc 1 – Noir', LONG);
  await expect(games).toHaveAttribute('data-count', '10000', { timeout: 90_000 });
  await expect(games).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('radio')).toHaveCount(200);
  await page.getByTestId('games-more').click();
  await expect(list.getByRole('radio')).toHaveCount(400);
  await page.getByTestId('games-more').scrollIntoViewIfNeeded();
  await page.getByTestId('games-filter').pressSequentially('blanc 9000');
  await expect(list.getByRole('radio')).toHaveCount(1);
  await list.getByRole('radio').check();
  await page.getByTestId('games-open').click();
  await expect(page.getByTestId('game-head')).toContainText('Blanc 9000 – Noir');
  // Places of errors are those of the file.
  await expect(page.getByTestId('paste-error')).toContainText(String((9000 - 1) * 7 + 6));
  const [longest = 0] = await ended();
  console.log(`longest task: ${longest.toFixed(1)} ms of processor time`);
  expect(longest).toBeLessThan(SMOOTH);
});

test('ten thousand games are pasted without the page stopping', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await page.getByTestId('file').locator('summary').first().click();
  await page.evaluate((text) => Object.assign(window, { pasted: text }), tenThousand());
  const ended = await watchTasks(page);
  await page.getByTestId('paste').evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', (window as unknown as { pasted: string }).pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    area.dispatchEvent(event);
  });
  await expect(page.getByTestId('game-head')).toContainText('Blanc 1 – Noir', LONG);
  await expect(page.getByTestId('games')).toHaveAttribute('data-count', '10000', LONG);
  await expect(page.getByTestId('paste')).toHaveValue('');
  const [longest = 0] = await ended();
  console.log(`longest task: ${longest.toFixed(1)} ms of processor time`);
  expect(longest).toBeLessThan(SMOOTH);
});

for (const width of [360, 1280]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 } });
    test('the games of a file are read whole in their list, and chosen by keyboard', async ({
      page,
    }) => {
      await open(page);
      await page.getByTestId('engine-toggle').click();
      const named = (n: number) =>
        `[White "Van den Berghe-Duchâtelet, Jean-Baptiste ${n}"]\n[Black "Noir"]\n[Event "${'Tournoi très long '.repeat(6)}"]\n[Result "1-1"]\n\n1. 32-28 1-1\n\n`;
      await openText(page, named(1) + named(2));
      const list = page.getByTestId('games-list');
      const rows = list.locator('label');
      await expect(rows).toHaveCount(2, LONG);
      for (const row of [rows.first(), rows.last()]) {
        await expect(row).toContainText('Jean-Baptiste');
        await expect(row).toContainText('1-1');
        const cut = await row.evaluate((element) =>
          [element, ...element.querySelectorAll('span')].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
          ),
        );
        expect(cut).toBe(false);
      }
      await list.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await push(page.getByTestId('games-open'), 'keys');
      await expect(page.getByTestId('game-head')).toContainText('Jean-Baptiste 2');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await expectNoFault(page);
    });
  });
}
