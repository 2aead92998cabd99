/** One's data: exported, erased and brought back, all of it; and files that are none. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './support/fixtures';
import { keptAnalyses } from './support/analyses';

const names = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('damier.'))
      .toSorted(),
  );

/** How many games lie in the library. */
const inLibrary = (page: Page) =>
  page.evaluate(async () => {
    // Opened before the page has made it, it would be one without stores.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'damier.library')) return 0;
    return new Promise<number>((resolve) => {
      const request = indexedDB.open('damier.library');
      request.onsuccess = () => {
        const { result } = request;
        const count = result.transaction('entries').objectStore('entries').count();
        count.onsuccess = () => {
          result.close();
          resolve(count.result);
        };
      };
    });
  });

async function give(page: Page, text: string): Promise<void> {
  await page.getByTestId('import-data').setInputFiles({
    name: 'damier.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('games with their clocks, progress, analysis and settings go and come back', async ({
  board,
  page,
  faults,
}) => {
  // What was erased on the server is asked for there once more, and sent again.
  faults.expected.push(/404/);
  await page.goto('/analyse');
  await page.getByTestId('engine-toggle').click();
  for (const square of [32, 28]) {
    await page.getByTestId('bench').getByTestId(`square-${square}`).focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => keptAnalyses(page)).toContain('32-28');
  await page.evaluate(() =>
    localStorage.setItem(
      'damier.progress.course',
      '{"version":1,"data":{"stars":{"board-1":3},"won":false}}',
    ),
  );
  // A game that ends goes into the library.
  await board.open();
  await board.play('33-28', 1);
  await page.getByTestId('more').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-yes').click();
  await board.saved();
  await expect.poll(() => inLibrary(page)).toBe(1);
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-two').check({ force: true });
  await page.getByTestId('clock-sudden').check({ force: true });
  await page.getByTestId('start-game').click();
  await board.play('32-28', 1);
  await board.saved();
  await page.getByTestId('settings').click();
  await page.getByTestId('board-green').check({ force: true });
  // Whoever erases everything is told first what that is.
  const shelved = page.getByTestId('data-library');
  await expect(shelved).toHaveText(/^1 partie dans la bibliothèque.*Tout effacer/);
  const download = page.waitForEvent('download');
  await page.getByTestId('export-data').click();
  const file = await readFile(await (await download).path(), 'utf8');
  const data = JSON.parse(file) as Record<string, unknown>;
  expect(data).toMatchObject({
    damier: 2,
    games: [
      { moves: ['32-28'], clock: { clock: { turn: 'black', times: [{}, {}] } } },
      { moves: ['33-28'], clock: null },
    ],
    progress: { 'damier.progress.course': {} },
    analysis: { at: 1 },
    library: expect.stringContaining('1. 33-28'),
    settings: { board: 'green' },
  });

  await page.getByTestId('erase-data').click();
  await page.getByTestId('erase-data').click();
  await expect(page.getByText('Tout a été effacé.')).toBeVisible();
  expect(await names(page)).toEqual([]);
  expect(await inLibrary(page)).toBe(0);
  await expect(shelved).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-board', 'wood');

  await give(page, file);
  await expect(
    page.getByText(/2 parties ajoutées\..*progression.*analyse.*Bibliothèque.*réglages/),
  ).toBeVisible();
  expect(await inLibrary(page)).toBe(1);
  await expect(shelved).toContainText('1 partie');
  await expect(page.locator('html')).toHaveAttribute('data-board', 'green');
  // Once more: what is here stays.
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-board', 'green');
  await page.getByTestId('resume-left').click();
  await expect(page.getByTestId('clock-white')).toContainText('15:00');
  await expect(page.getByTestId('clock-black')).toContainText('14:');
  await page.goto('/analyse');
  await expect(page.getByTestId('node')).toHaveText(['1.32-28']);
});

test('a file that is none says what was expected', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('settings').click();
  const said = page.getByTestId('settings-dialog').locator('[role=status]').last();
  for (const [text, words] of [
    ['not json', 'Il faut celui que donne « Exporter mes données » : damier.json.'],
    ['[]', 'Ce fichier ne peut pas être lu.'],
    ['{"name":"damier-web"}', 'Ce fichier ne peut pas être lu.'],
    ['{"damier":3,"games":[]}', 'version plus récente'],
    ['{"damier":2,"games":[]}', 'Rien de nouveau'],
    ['{"games":[{"key":"x"}]}', 'Rien de nouveau'],
    ['{"analysis":{"pdn":7}}', 'Rien de nouveau'],
  ] as const) {
    await give(page, text);
    await expect(said).toContainText(words);
  }
});
