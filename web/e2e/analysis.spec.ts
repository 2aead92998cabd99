import { expect, test, type Page } from './support/fixtures';
import { keptAnalyses } from './support/analyses';
import { expectNoFault } from './support/axe';
import { pressSquare, push } from './support/ways';

const LONG = { timeout: 60_000 };

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/analyse${hash}`);
  await expect(page.getByTestId('study-board')).toBeVisible(LONG);
}

const square = (page: Page, n: number) =>
  page.getByTestId('study-board').getByTestId(`square-${n}`);
const nodes = (page: Page) => page.getByTestId('tree').getByTestId('node');

async function play(page: Page, from: number, to: number): Promise<void> {
  await pressSquare(square(page, from), 'keys');
  await pressSquare(square(page, to), 'keys');
}

/** The text of the game in the panel of files. */
async function pdn(page: Page): Promise<string> {
  const panel = page.getByTestId('file');
  if (!(await page.getByTestId('pdn').isVisible())) await panel.locator('summary').click();
  return (await page.getByTestId('pdn').inputValue()).replaceAll('\n', ' ');
}

async function paste(page: Page, text: string): Promise<void> {
  const panel = page.getByTestId('file');
  if (!(await page.getByTestId('paste').isVisible())) await panel.locator('summary').click();
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('open-pasted').click();
}

test('moves are typed, in four figures, too; what is refused is explained', async ({ page }) => {
  await open(page);
  const field = page.getByTestId('typed-move');
  for (const [text, count] of [
    ['3228', 1],
    ['19-23', 2],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await expect(nodes(page)).toHaveCount(count);
    await expect(field).toHaveValue('');
  }
  await field.fill('50-45');
  await field.press('Enter');
  await expect(page.getByTestId('ruling')).toContainText('28');
  await expect(nodes(page)).toHaveCount(2);
});

test('the machine shows its lines, and stops at once', async ({ page }) => {
  await open(page);
  const state = page.getByTestId('engine-state');
  await expect(page.getByTestId('engine-score')).toHaveCount(1, LONG);
  await page.getByTestId('engine-lines').selectOption('3');
  await expect(page.getByTestId('engine-score')).toHaveCount(3, LONG);
  const bar = page.getByTestId('eval-bar');
  await expect(bar).toHaveAttribute('aria-label', /vue des Blancs/);
  // It is no higher than the board beside it.
  await expect(async () => {
    const [there, board] = [
      await bar.boundingBox(),
      await page.getByTestId('study-board').boundingBox(),
    ];
    expect(there?.height).toBeLessThanOrEqual((board?.height ?? 0) + 2);
  }).toPass();
  // It follows the board.
  await play(page, 32, 28);
  await expect(nodes(page)).toHaveText(['1.32-28']);
  await expect(state).toHaveAttribute('data-first', /\d/, LONG);
  await expect(state).toHaveAttribute('data-thinking', 'true');
  console.log(`first line after ${await state.getAttribute('data-first')} ms`);
  await page.getByTestId('engine-toggle').click();
  await expect(state).toHaveAttribute('data-thinking', 'false');
  await expect(page.getByTestId('eval-bar')).toHaveCount(0);
  await expectNoFault(page);
});

test('moves branch on the board; variations are promoted, cut and brought back', async ({
  page,
}) => {
  await open(page);
  await page.getByTestId('engine-toggle').click();
  await play(page, 32, 28);
  await play(page, 19, 23);
  await page.getByTestId('step-back').click();
  await play(page, 18, 23);
  await expect(page.getByTestId('variation')).toHaveText(/1…18-23/);
  await page.getByTestId('comment').fill('pourquoi pas {ici}');
  await expect(page.getByTestId('braces')).toBeEmpty();
  await page.getByTestId('comment').blur();
  await expect(page.getByTestId('comment')).toHaveValue('pourquoi pas (ici)');
  await expect(page.getByTestId('braces')).toContainText('accolades');
  await page.getByTestId('sign').selectOption('?!');
  await page.getByTestId('judgement').selectOption('14');
  expect(await pdn(page)).toContain('1. 32-28 19-23 (1... 18-23?! $14 {pourquoi pas (ici)}) *');
  await page.getByTestId('promote').click();
  expect(await pdn(page)).toContain('1. 32-28 18-23?! $14 {pourquoi pas (ici)} (1... 19-23) *');
  // By keyboard: to the other variation, and away with it.
  await page.locator('[data-testid=node][aria-current]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-testid=node][aria-current]')).toHaveText('1…19-23');
  await page.getByTestId('cut').click();
  expect(await pdn(page)).not.toContain('19-23');
  await page.getByTestId('undo').click();
  expect(await pdn(page)).toContain('(1... 19-23)');
});

test('a game is pasted with all that stands in it, and is still there after a reload', async ({
  page,
}) => {
  await open(page);
  await page.getByTestId('engine-toggle').click();
  const text =
    '[White "Blanc"] [Black "Noir"] {deb} 1. 32-28! $14 {un} 19-23 (18-23 2. 33-29 (37-32)) 2. 28x19 14x23 1-1';
  await paste(page, text);
  await expect(page.getByTestId('variation')).toHaveCount(2);
  await expect(page.getByTestId('tag-White')).toHaveValue('Blanc');
  const written = await pdn(page);
  for (const part of ['{deb}', '32-28! $14 {un}', '(1... 18-23 2. 33-29 (2. 37-32))', '14x23']) {
    expect(written).toContain(part);
  }
  await page.getByTestId('step-last').click();
  await expect.poll(() => keptAnalyses(page)).toContain('14x23');
  await page.reload();
  await expect(nodes(page).first()).toHaveText('1.32-28! ⩲', LONG);
  // What cannot be read is told with its place, and what can is there.
  await paste(page, '1. 32-28 19-23 2. 99-98 *');
  await expect(page.getByTestId('paste-error')).toContainText(/Ligne|ligne/);
  await expect(nodes(page)).toHaveText(['1.32-28', '19-23']);
});

test('a position is set up, and a game brings its moves along', async ({ page }) => {
  await open(page, '#fen=start&moves=32-28_19-23_28x19&at=1');
  await expect(nodes(page)).toHaveText(['1.32-28', '19-23', '2.28x19'], LONG);
  await expect(page.locator('[data-testid=node][aria-current]')).toHaveText('1.32-28');
  await page.getByTestId('set-up').click();
  await page.getByTestId('editor-fen').fill('W:WK3,K4:BK45');
  await page.getByTestId('editor-load').click();
  await page.getByTestId('take-position').click();
  await expect(nodes(page)).toHaveCount(0);
  // Endings of up to four pieces come with the program.
  await expect(page.getByTestId('ending')).toHaveAttribute('data-kind', 'found');
  await page.getByTestId('undo').click();
  await expect(nodes(page)).toHaveCount(3);
});

test('a new analysis wipes nothing: the one before can be had back', async ({ page }) => {
  await open(page, '#fen=start&moves=32-28_19-23');
  await expect(nodes(page)).toHaveCount(2, LONG);
  const fresh = page.getByTestId('fresh');
  await fresh.focus();
  await page.keyboard.press('Enter');
  await expect(nodes(page)).toHaveCount(0);
  await expect(page.getByText('Une nouvelle analyse commence.')).toBeVisible();
  await expect(fresh).toHaveText('Revenir à l’analyse d’avant');
  await expect(fresh).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nodes(page)).toHaveText(['1.32-28', '19-23']);
  await expect(fresh).toHaveText('Commencer une nouvelle analyse');
  await fresh.click();
  await page.getByTestId('engine-toggle').click();
  await play(page, 33, 28);
  await expect(fresh).toHaveText('Commencer une nouvelle analyse');
});

test('the head of a game takes results and dates only', async ({ page }) => {
  await open(page, '#fen=start&moves=32-28');
  await page.getByTestId('engine-toggle').click();
  await paste(page, '[White "A"]\n[Result "1/2-1/2"]\n[Date "hier"]\n\n1. 32-28 1/2-1/2');
  // What a file says stays as long as nobody changes it.
  await expect(page.getByTestId('tag-Date')).toHaveValue('hier');
  expect(await pdn(page)).toContain('[Date "hier"]');
  await page.getByTestId('tag-Result').selectOption('2-0');
  await page.getByTestId('tag-Date').fill('30/11/2026');
  await page.getByTestId('tag-Date').blur();
  await expect(page.getByTestId('tag-Date')).toHaveValue('2026.11.30');
  expect(await pdn(page)).toContain('[Date "2026.11.30"]');
  expect(await pdn(page)).toMatch(/\[Result "2-0"\][^]*1\. 32-28 2-0/);
  await page.getByTestId('tag-Date').fill('31/11/2026');
  await page.getByTestId('tag-Date').blur();
  await expect(page.getByTestId('no-date')).toContainText('2026.11.30');
  await expect(page.getByTestId('tag-Date')).toHaveAttribute('aria-invalid', 'true');
  expect(await pdn(page)).toContain('[Date "2026.11.30"]');
  await expectNoFault(page);
});

test('an empty file says so, also one that is dropped', async ({ page }) => {
  await open(page);
  await page.getByTestId('choose-file').or(page.getByTestId('file')).first().waitFor();
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([''], 'empty.pdn', { type: 'text/plain' }));
    return data;
  });
  // Anywhere: a browser would leave the page for a file that nobody takes.
  const head = page.getByRole('banner');
  await head.dispatchEvent('drop', { dataTransfer: drop });
  await expect(page.getByTestId('paste-error')).toContainText('Ce fichier est vide');
  await page.getByTestId('choose-file').setInputFiles({
    name: 'other.pdn',
    mimeType: 'text/plain',
    buffer: Buffer.from('1. 32-28 *'),
  });
  await expect(page.getByTestId('paste-error')).toHaveCount(0);
});

test('a review names the mistakes, and a better move is found on the board', async ({ page }) => {
  test.slow();
  // The last move of Black runs into a combination.
  await open(page, '#fen=start&moves=33-28_18-23_39-33_12-18_44-39_7-12_31-26_20-25');
  await expect(nodes(page)).toHaveCount(8, LONG);
  await page.getByTestId('engine-toggle').click();
  const review = page.getByTestId('review');
  await page.getByTestId('review-start').click();
  await expect(review).toHaveAttribute('data-running', 'false', { timeout: 150_000 });
  await expect(page.getByTestId('plot')).toBeVisible();
  await review.locator('summary').last().click();
  await expect(page.getByTestId('review-table').locator('tbody tr')).toHaveCount(9);
  const better = page.getByTestId('find-better').first();
  await expect(better).toBeVisible();
  await push(better, 'keys');
  await expect(page.getByTestId('better')).toHaveAttribute('data-phase', 'asked');
  await expect(page.getByTestId('engine')).toHaveCount(0);
  await page.getByTestId('solution').click();
  await expect(page.getByTestId('better')).toHaveAttribute('data-phase', 'shown');
  await expect(page.getByTestId('variation').first()).toBeVisible();
  await page.getByTestId('leave').click();
  await expect(page.getByTestId('engine')).toBeVisible();
  await expectNoFault(page);
});

test('a combination that was missed is named, with its place in the glossary', async ({ page }) => {
  test.slow();
  const fen = 'W:W26,28,29,31,36,37:B9,15,16,17,18,19';
  await open(page, `#fen=${fen}&moves=37-32`);
  await expect(nodes(page)).toHaveCount(1, LONG);
  await page.getByTestId('engine-toggle').click();
  const review = page.getByTestId('review');
  await page.getByTestId('review-start').click();
  await expect(review).toHaveAttribute('data-running', 'false', { timeout: 150_000 });
  const mistakes = page.getByTestId('mistakes');
  await expect(mistakes).toContainText(
    /Combinaison manquée\s: coup Napoléon .*, donner 3, prendre 5/,
  );
  await expectNoFault(page);
  const [glossary] = await Promise.all([
    page.waitForEvent('popup'),
    push(page.getByTestId('missed-kind'), 'keys'),
  ]);
  await expect(glossary).toHaveURL(/\/lexique\/coup-napoleon$/);
  await expect(glossary.getByTestId('term-coup-napoleon')).toContainText('zigzag', LONG);
  // What was found is still there.
  await expect(mistakes).toBeVisible();
});

for (const [locale, title] of [
  ['fr-FR', 'Analyse'],
  ['en-GB', 'Analysis'],
  ['nl-NL', 'Analyse'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    test(`on a phone nothing is cut off (${locale})`, async ({ page }) => {
      await open(page, '#fen=start&moves=32-28_19-23_28x19_14x23');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByTestId('file').locator('summary').click();
      await expect(page.getByTestId('pdn')).toBeVisible();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBeLessThanOrEqual(360);
      await page.getByTestId('engine-toggle').click();
      await expectNoFault(page);
    });
  });
}

test('of a file of many games one is found by its words and opened', async ({ page }) => {
  await open(page);
  const game = (n: number) =>
    `[White "Élan ${n}"]\n[Black "B"]\n[Event "Club"]\n[Result "1-1"]\n\n1. ${n === 2 ? '33-29' : '32-28'} 19-23 1-1\n\n`;
  const many = Array.from({ length: 600 }, (_, n) => game(n + 1)).join('');
  await page.getByTestId('file').locator('summary').first().click();
  await page
    .getByTestId('choose-file')
    .setInputFiles({ name: 'many.pdn', mimeType: 'text/plain', buffer: Buffer.from(many) });
  const games = page.getByTestId('games');
  await expect(games).toHaveAttribute('aria-busy', 'false', LONG);
  await expect(games).toContainText('600 parties');
  await expect(nodes(page)).toHaveText(['1.32-28', '19-23']);
  await page.getByTestId('games-filter').fill('elan 2 club');
  await page
    .getByTestId('games-list')
    .getByRole('radio', { name: '2. Élan 2 – B Club, 1-1' })
    .check();
  await page.getByTestId('games-open').click();
  await expect(nodes(page)).toHaveText(['1.33-29', '19-23']);
  await expectNoFault(page);
  // Letters of one byte, as older programs wrote them.
  await page.getByTestId('choose-file').setInputFiles({
    name: 'old.pdn',
    mimeType: 'text/plain',
    buffer: Buffer.from('[White "André"]\n[Result "*"]\n\n1. 34-30 *\n', 'latin1'),
  });
  await expect(nodes(page)).toHaveText(['1.34-30']);
  await expect(page.getByTestId('tag-White')).toHaveValue('André');
  await expect(games).toBeHidden();
});
