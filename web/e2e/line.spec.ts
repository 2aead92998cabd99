/** A slow line: the page begins with the rules alone, and whatever asks more waits until it has come. */
import { expect, test, type Page } from './support/fixtures';

/** Holds the whole module back until it is let through. */
async function holdBack(page: Page): Promise<() => void> {
  let pass: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  await page.route(/\/damier-[\w-]+\.wasm$/, async (route) => {
    await passed;
    await route.continue();
  });
  return pass;
}

const MAJORITY = 'W:W34,32:B27,17,8,30';

async function open(page: Page, dialog: 'transfer' | 'slow'): Promise<void> {
  await page.getByTestId('more').click();
  await page.getByTestId(dialog).click();
}

test('games and their PDN: asked for before it is there, given when it is', async ({
  board,
  page,
}) => {
  const pass = await holdBack(page);
  await board.open();
  await board.playAll('32-28 19-23');
  await open(page, 'transfer');
  await expect(page.getByTestId('transfer-dialog')).toBeHidden();
  pass();
  await page.getByTestId('paste').fill('1. 34-30 20-25 *');
  await page.getByTestId('open-pasted').click();
  await board.expectMoves('34-30', '20-25');
});

test('A5 a move in speech', async ({ board, page }) => {
  const pass = await holdBack(page);
  await board.open(MAJORITY);
  await page.getByTestId('typed-move').fill('trente-quatre prend trente, arrive en vingt-cinq');
  await page.getByTestId('typed-move').press('Enter');
  // Written moves do not wait.
  await page.getByTestId('typed-move').fill('34x25');
  await page.getByTestId('typed-move').press('Enter');
  await expect(board.ruling).toHaveAttribute('data-code', 'majority');
  await page
    .getByTestId('typed-move')
    .fill('trente-deux prend vingt-sept, dix-sept et huit, arrive en trois');
  await page.getByTestId('typed-move').press('Enter');
  pass();
  await board.expectMoves('32x3');
});

test('D3 the assistant hears, too', async ({ page }) => {
  const pass = await holdBack(page);
  await page.goto('/assistant/coup-joue');
  await page.getByTestId('played-move').fill('trente-quatre prend trente, arrive en vingt-cinq');
  await page.getByTestId('played-judge').click();
  pass();
  await expect(page.getByTestId('played-ruling')).toHaveAttribute('data-code', 'majority');
});

test('a claim, and the counters', async ({ board, page }) => {
  const pass = await holdBack(page);
  await board.open('W:WK26,33:B12,13,22,23');
  await page.getByTestId('typed-move').fill('réclamer');
  await page.getByTestId('typed-move').press('Enter');
  await expect(page.getByTestId('claim-sheet')).toBeHidden();
  pass();
  await expect(page.getByTestId('claim-verdict')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('offer-open')).toBeVisible();
});

test('a game at the table opens when its rules are there, by its link, too', async ({
  board,
  page,
}) => {
  let pass = await holdBack(page);
  await board.open();
  await page.getByTestId('new-game').click();
  await page.getByTestId('table-mode').check({ force: true });
  await page.getByTestId('start-game').click();
  await expect(board.board).toBeHidden();
  pass();
  await expect(board.board).toBeVisible();
  await board.press(32, 22);
  await page.getByTestId('done-white').click();
  await board.saved();
  await page.unrouteAll();
  pass = await holdBack(page);
  await page.reload();
  await expect(page.getByText('Le damier se prépare')).toBeVisible();
  pass();
  await board.expectPiece(22, 'pion blanc');
});

for (const width of [360, 1280]) {
  test(`nothing moves on a screen ${width} wide while the rest comes, and after a move`, async ({
    board,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[]) {
          const what = shift.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
          );
          seen.push(what.join(' | '));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const pass = await holdBack(page);
    await board.open();
    await page.waitForTimeout(300);
    pass();
    await expect(page.getByTestId('offer-open')).toBeAttached();
    await board.play('32-28', 1);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
}

test('without it the page says so, and play goes on', async ({ board, page, faults }) => {
  faults.expected.push(/ERR_FAILED/);
  await page.route(/\/damier-[\w-]+\.wasm$/, (route) => route.abort());
  await board.open();
  await open(page, 'transfer');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('chargées');
  await page.keyboard.press('Escape');
  await page.getByTestId('typed-move').fill('trente-deux va en vingt-huit');
  await page.getByTestId('typed-move').press('Enter');
  await expect(page.getByTestId('panel')).toContainText(/coup/);
  await board.play('32-28', 1);
  // The line is back.
  await page.unroute(/\/damier-[\w-]+\.wasm$/);
  await open(page, 'transfer');
  await expect(page.getByTestId('pdn')).toHaveValue(/32-28/);
});
