/** How the analysis page is laid out: what belongs together is seen together, and a game has its names. */
import { expect, test, type Page } from './support/fixtures';
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
  await expect(head).toContainText('Amsterdam, 1970.??.??, 2-0');
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

test('ten thousand games are listed by a worker, and the page reads only the one that is opened', async ({
  page,
}) => {
  test.slow();
  const moves = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10';
  const game = (n: number) =>
    `[White "Blanc ${n}"]\n[Black "Noir"]\n[Event "${'Tournoi très long '.repeat(6)}"]\n[Result "1-1"]\n\n${moves}${n === 9000 ? ' 6. 99-98' : ''} 1-1\n\n`;
  const many = Array.from({ length: 10_000 }, (_, n) => game(n + 1)).join('');
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await page.evaluate(() => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const worker = page.waitForEvent('worker', (one) => one.url().includes('games.worker'));
  await openText(page, many);
  await worker;
  const games = page.getByTestId('games');
  await expect(page.getByTestId('game-head')).toContainText('Blanc 1 – Noir');
  await expect(games).toHaveAttribute('data-count', '10000', { timeout: 90_000 });
  await expect(games).toHaveAttribute('aria-busy', 'false');
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  console.log(`longest task ${Math.round(longest)} ms`);
  await page.getByTestId('games-filter').fill('blanc 9000');
  await page.getByTestId('games-list').selectOption({ index: 0 });
  // What a list cuts off is told whole.
  await expect(page.getByTestId('games-chosen')).toContainText('1-1');
  await page.getByTestId('games-open').click();
  await expect(page.getByTestId('game-head')).toContainText('Blanc 9000 – Noir');
  // Places of errors are those of the file.
  await expect(page.getByTestId('paste-error')).toContainText(String((9000 - 1) * 7 + 6));
});
