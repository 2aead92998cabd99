/** The pages about the rules: addresses, live boards, texts in three languages, print. */
import { readFile } from 'node:fs/promises';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { pressSquare } from './support/ways';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Presses a square of the board inside a part of the page. */
async function press(page: Page, part: string, square: number): Promise<void> {
  await pressSquare(page.getByTestId(part).getByTestId(`square-${square}`), 'mouse');
}

test('D4 the rule in one paragraph stands on top, then the fact sheet', async ({ page }) => {
  await open(page, '/regles');
  await expect(page.getByTestId('read-first')).toContainText('50 cases foncées');
  await expect(page.locator('#fiche')).toContainText('20 pions par camp');
  await expect(page.locator('#six-etapes li')).toHaveCount(6);
});

test('D1 every row of the decision table opens on a board that can be tried', async ({ page }) => {
  await open(page, '/regles/tableau');
  const rows = page.getByTestId(/^decision-/);
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) {
    await row.getByTestId('on-board').click();
    await expect(row.getByTestId('board')).toBeVisible();
    await row.getByTestId('on-board').click();
    await expect(row.getByTestId('board')).toHaveCount(0);
  }
});

test('A11 a refused try is explained, with a link to its article', async ({ page }) => {
  await open(page, '/regles/prise-obligatoire');
  await press(page, 'article-prise-obligatoire', 45);
  const ruling = page.getByTestId('article-prise-obligatoire').getByTestId('live-ruling');
  await expect(ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await expect(ruling.getByRole('link')).toHaveAttribute('href', '/regles/prise-obligatoire');
  await press(page, 'article-prise-obligatoire', 32);
  await expect(
    page.getByTestId('article-prise-obligatoire').getByTestId('live-status'),
  ).toContainText('32x23');
});

test('D2 the four drawings are live and can be saved as SVG and PNG', async ({ page }) => {
  await open(page, '/regles/dessins');
  for (const id of ['start', 'capture', 'twoMenOneKing', 'flyingKing']) {
    await expect(page.getByTestId(`drawing-${id}`).getByTestId('board')).toBeVisible();
  }
  const drawing = page.getByTestId('drawing-flyingKing');
  await press(page, 'drawing-flyingKing', 46);
  await expect(drawing.locator('circle.end')).toHaveCount(5);
  for (const [name, start] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const download = page.waitForEvent('download');
    await drawing.getByRole('button', { name: new RegExp(name) }).click();
    const file = await (await download).path();
    expect((await readFile(file)).toString('latin1').startsWith(start)).toBe(true);
  }
});

test('D6 the tables compare man, king and promotion, and the cases of capture', async ({
  page,
}) => {
  await open(page, '/regles/pieces');
  await expect(page.locator('#pieces tbody tr')).toHaveCount(5);
  await expect(page.locator('#prises tbody tr')).toHaveCount(8);
});

test('D7 a word of a text leads to the glossary, which can be searched', async ({ page }) => {
  await open(page, '/regles');
  await page.getByTestId('read-first').getByRole('link', { name: 'pion' }).click();
  await expect(page).toHaveURL(/\/lexique\/pion$/);
  await expect(page.getByTestId('term-pion').locator('h2')).toBeFocused();
  await page.getByTestId('glossary-filter').fill('repetition');
  await expect(page.getByTestId(/^term-/)).toHaveCount(1);
});

test('D8 a dispute has its board, ruling, source and both outcomes', async ({ page }) => {
  await open(page, '/litiges');
  await page.getByRole('link', { name: /fallait en prendre trois/ }).click();
  await expect(page).toHaveURL(/\/litiges\/Q25$/);
  await expect(page.getByTestId('case-ruling')).toContainText('32x3');
  await expect(page.getByTestId('case-source')).toHaveText('FMJD 1/5.4.8');
  await expect(page.getByTestId('case-decider')).toHaveAttribute('data-decider', 'opponent');
  await expect(page.getByTestId('case-options').locator('figure')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Les litiges');
});

test('D9 every question has an answer and an address', async ({ page }) => {
  await open(page, '/questions/souffler');
  await expect(page.getByTestId(/^question-/)).toHaveCount(20);
  await expect(page).toHaveTitle(/souffler n’est pas jouer/);
  await expect(page.getByTestId('question-souffler').locator('h2')).toBeFocused();
});

test('D10 D12 D13 D14 advice, variants, history and sources', async ({ page }) => {
  await open(page, '/conseils');
  await expect(page.getByTestId(/^advice-/)).toHaveCount(5);
  // An exercise for each of the others, told when it is wrong.
  for (const [id, wrong, right] of [
    ['together', [33, 28], [32, 28]],
    ['back', [47, 42], [25, 20]],
    ['centre', [36], [28]],
  ] as const) {
    await page.getByTestId(`practise-${id}`).click();
    const player = page.getByTestId(`practised-${id}`);
    for (const squares of [wrong, right]) {
      for (const square of squares) await press(page, `practised-${id}`, square);
      const tone = squares === wrong ? 'wrong' : 'right';
      await expect(player.getByTestId('exercise-feedback')).toHaveAttribute('data-tone', tone);
    }
    await page.getByTestId(`practise-${id}`).click();
  }
  await press(page, 'advice-force', 32);
  await press(page, 'advice-force', 27);
  await expect(page.getByTestId('advice-force').getByTestId('live-status')).toContainText('32-27');
  await open(page, '/variantes');
  await expect(page.getByTestId('surprises').getByTestId('board')).toHaveCount(3);
  await expect(page.getByTestId(/^variant-/)).toHaveCount(6);
  await open(page, '/histoire');
  await expect(page.locator('main')).toContainText('Isidore Weiss');
  await expect(page.getByTestId('doubts').locator('li')).toHaveCount(4);
  await expect(page.getByTestId('sources')).toContainText('FMJD, Annexe 1');
});

test('D12 a variant is flagged beside the rule that it changes', async ({ page }) => {
  await open(page, '/regles/prise-majoritaire');
  const flag = page
    .getByTestId('article-prise-majoritaire')
    .getByRole('link', { name: /sans majorité/ });
  await flag.click();
  await expect(page).toHaveURL(/\/variantes\/sansMajorite$/);
});

test('the pages speak three languages, and keep their place', async ({ page }) => {
  await open(page, '/litiges/Q30');
  for (const [language, word] of [
    ['en', 'Turkish shot'],
    ['nl', 'Turkse slag'],
    ['fr', 'coup turc'],
  ] as const) {
    await page.getByTestId('language').selectOption(language);
    await expect(page.getByTestId('case-ruling')).toContainText(word);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoFault(page);
  }
});

test('the rules fit on two A4 pages in every language', async ({ page }) => {
  await open(page, '/regles');
  for (const language of ['fr', 'en', 'nl']) {
    await page.getByTestId('language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForTimeout(200);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
});

test('from the game to the rules and back to the same game', async ({ board, page }) => {
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  const game = page.url();
  await page.getByTestId('rules-link').click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.getByRole('link', { name: 'Jouer', exact: true }).click();
  await expect(page).toHaveURL(game);
  await board.expectMoves('32-28');
});

test('a keyboard alone opens a row, plays on its board and follows a link', async ({ page }) => {
  await open(page, '/regles/promotion');
  const article = page.getByTestId('article-promotion');
  await expect(article.locator('h3')).toBeFocused();
  const figure = article.getByTestId('example-promotion');
  await figure.getByTestId('square-7').focus();
  await page.keyboard.press('Enter');
  await figure.getByTestId('square-1').focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByTestId('live-status')).toContainText('7-1');
  await expect(figure.getByTestId('square-1')).toHaveAccessibleName(/dame blanche/);
  await figure.getByTestId('live-restart').focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByTestId('square-7')).toHaveAccessibleName(/pion blanc/);
});

for (const language of ['fr', 'en', 'nl']) {
  test(`on a wide screen all the pages are in the row (${language})`, async ({ page }) => {
    await open(page, `/regles?lang=${language}`);
    const row = page.locator('nav[data-stuck] ul');
    await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  });
}
