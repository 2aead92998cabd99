/** Practice against the machine with a goal: reached, missed, helped, taken back; with tables and without. */
import { readFile } from 'node:fs/promises';
import type { Items } from '../src/features/progress/review';
import { expectNoFault } from './support/axe';
import { onlyDue } from './support/due';
import { expect, test, type Page } from './support/fixtures';
import * as ways from './support/ways';

const goals = JSON.parse(await readFile('src/content/goals.json', 'utf8')) as Record<
  string,
  object
>;

const box = (page: Page) => page.getByTestId('practice');

async function open(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/exercices/pratique-${id}${query}`);
  await expect(box(page)).toHaveAttribute('data-phase', 'yours');
}

/** A move typed; then the machine has answered, or the game is over. */
async function type(page: Page, move: string): Promise<void> {
  const field = page.getByTestId('exercise-typed');
  await field.fill(move);
  await field.press('Enter');
}

async function answered(page: Page, moves: number): Promise<void> {
  await expect(box(page)).toHaveAttribute('data-moves', String(moves), { timeout: 60_000 });
  await expect(box(page)).not.toHaveAttribute('data-phase', 'thinking', { timeout: 60_000 });
}

test('every goal has its address, and the list leads to each', async ({ page }) => {
  await page.goto('/exercices');
  await page.getByTestId('practice-link').click();
  await expect(page.locator('main h1')).toHaveText('Pratique contre la machine');
  for (const id of Object.keys(goals)) await expect(page.getByTestId(`goal-${id}`)).toBeVisible();
  await page.getByTestId('goal-opposition').getByRole('link').click();
  await expect(page).toHaveURL(/\/exercices\/pratique-opposition$/u);
  await expect(page.getByTestId('practice-goal')).toContainText('gagner');
});

for (const way of ['mouse', 'keys'] as const) {
  test(`a combination is played to the won end by ${way}, and counts`, async ({ page }) => {
    await open(page, 'coup-direct');
    for (const [i, [from, to]] of (
      [
        [32, 27],
        [37, 10],
      ] as const
    ).entries()) {
      await answered(page, 2 * i);
      await ways.pressSquare(page.getByTestId(`square-${from}`), way);
      await ways.pressSquare(page.getByTestId(`square-${to}`), way);
    }
    await expect(box(page)).toHaveAttribute('data-phase', 'reached', { timeout: 60_000 });
    await expect(page.getByTestId('practice-said')).toContainText('But atteint');
    await page.goto('/exercices/pratique');
    await expect(page.getByTestId('goal-coup-direct')).toContainText('réussi');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a combination is played by finger at 360 px', async ({ page }) => {
    await open(page, 'coup-direct');
    await ways.pressSquare(page.getByTestId('square-32'), 'finger');
    await ways.pressSquare(page.getByTestId('square-27'), 'finger');
    await answered(page, 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});

test('tables tell that a win has gone; it is taken back, and the machine helps', async ({
  page,
}) => {
  await open(page, 'opposition');
  await page.route('**/api/tablebase', async (route) => {
    const { moves } = route.request().postDataJSON() as { moves: string[] };
    const best = moves.length === 1 ? '8-13' : '42-38';
    const wdl = moves.length === 1 ? 'draw' : 'win';
    await route.fulfill({
      json: { wdl, plies: null, moves: [{ notation: best, wdl, plies: null }], line: [best] },
    });
  });
  await type(page, '42-37');
  await answered(page, 2);
  await expect(page.getByTestId('practice-slipped')).toContainText('le gain vient d’échapper');
  await page.getByTestId('practice-back').click();
  await expect(box(page)).toHaveAttribute('data-moves', '0');
  await page.getByTestId('practice-hint').click();
  await expect(page.getByTestId('practice-hinted')).toContainText('42-38');
});

test('without tables the machine defends by search, and the draw rules end the game', async ({
  page,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expected.push(/Failed to load resource/);
  await page.route('**/*.tables', (route) => route.abort());
  // A server without tables says so, and is not asked again: neither for hints nor for replies.
  let asked = 0;
  await page.route('**/api/tablebase', async (route) => {
    asked += 1;
    await route.fulfill({ status: 204 });
  });
  await open(page, 'deux-dames-annuler');
  // Away from the two kings and back along the main diagonal, wherever it is safe: the machine says where.
  for (let moves = 0; moves < 12; moves += 2) {
    if ((await box(page).getAttribute('data-phase')) !== 'yours') break;
    await page.getByTestId('practice-hint').click();
    const hinted = page.getByTestId('practice-hinted');
    await expect(hinted).toBeVisible({ timeout: 60_000 });
    const [move = ''] = /\d+[-x]\d+/u.exec((await hinted.textContent()) ?? '') ?? [];
    await type(page, move);
    await expect(box(page)).not.toHaveAttribute('data-moves', String(moves), { timeout: 60_000 });
    await expect(box(page)).not.toHaveAttribute('data-phase', 'thinking', { timeout: 60_000 });
  }
  await expect(box(page)).toHaveAttribute('data-phase', 'reached', { timeout: 60_000 });
  await expect(page.getByTestId('practice-said')).toContainText('But atteint');
  await expect(page.getByTestId('practice-said')).toContainText('joueur a joué cinq coups');
  expect(asked).toBeGreaterThan(0);
  expect(faults.calls).toBeLessThan(3);
});

for (const [language, title, goal] of [
  ['en', 'Coup royal', 'You play White. Goal: win.'],
  ['nl', 'Coup royal', 'Je speelt met Wit. Doel: winnen.'],
] as const) {
  test(`a goal in ${language}`, async ({ page }) => {
    await open(page, 'coup-royal', `?lang=${language}`);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.getByTestId('practice-goal')).toHaveText(goal);
    await type(page, '1-2');
    await expect(page.getByTestId('practice-notice')).not.toHaveText('');
  });
}

test('the glossary and the articles that name an ending lead to it', async ({ page }) => {
  await page.goto('/lexique/coup-royal');
  await page.getByTestId('term-coup-royal').getByTestId('practise').click();
  await expect(page).toHaveURL(/pratique-coup-royal$/u);
});

/** What is kept of a goal, its days counted from today. */
function kept(page: Page, id: string): Promise<{ box: number; wait: number; seen: number }> {
  return page.evaluate((id) => {
    const text = localStorage.getItem('damier.progress.exercises') ?? '';
    const { data } = JSON.parse(text) as { data: Items };
    const { box, due, last, seen } = data[`pratique-${id}`] ?? { box: 9, due: 0, last: 0, seen: 0 };
    return { box, wait: due - last, seen };
  }, id);
}

test('a goal that is due comes in the review: a win moves it on', async ({ page }) => {
  await page.goto('/exercices');
  await onlyDue(page, 'pratique-coup-direct');
  await page.goto('/exercices');
  await expect(page.getByTestId('review-card')).toContainText('1 exercice à revoir');
  await page.goto('/exercices/pratique');
  await expect(page.getByTestId('goal-coup-direct')).toContainText('à revoir');
  await page.goto('/exercices/revision');
  await expect(page.getByTestId('review-place')).toHaveText(
    /Exercice 1 sur 1 · Pratique contre la machine · à revoir/u,
  );
  await expect(page.getByTestId('review-goal')).toHaveText('Coup direct');
  await expect(page.getByTestId('review-next')).toHaveCount(0);
  await expectNoFault(page);
  await type(page, '32-27');
  await answered(page, 2);
  await type(page, '37x10');
  await expect(box(page)).toHaveAttribute('data-phase', 'reached', { timeout: 60_000 });
  await expect(page.getByTestId('review-later')).toHaveCount(0);
  // Started over, it is practice: the first time counts.
  await page.getByTestId('practice-again').click();
  await expect(box(page)).toHaveAttribute('data-phase', 'yours');
  expect(await kept(page, 'coup-direct')).toEqual({ box: 2, wait: 3, seen: 2 });
  await page.goto('/exercices');
  await expect(page.getByTestId('review-card')).toContainText('Rien à revoir');
});

test('a goal that is missed in the review comes back tomorrow; one kept for later stays due', async ({
  page,
}) => {
  await page.goto('/exercices');
  await onlyDue(page, 'pratique-dame-contre-pion', 'pratique-coup-royal');
  await page.goto('/exercices/revision');
  await expect(page.getByTestId('review-place')).toContainText('sur 2');
  for (let n = 1; n <= 2; n += 1) {
    const name = await page.getByTestId('review-goal').textContent();
    if (name === 'Coup royal') {
      await ways.push(page.getByTestId('review-later'), 'keys');
    } else {
      // The king is given away.
      await type(page, '11-28');
      await expect(box(page)).toHaveAttribute('data-phase', 'missed', { timeout: 60_000 });
      await ways.push(page.getByTestId('review-next'), 'keys');
    }
    if (n === 1) await expect(page.locator('main h1')).toBeFocused();
  }
  await expect(page.getByTestId('review-summary')).toContainText('À reprendre demain\u00a0: 1');
  expect(await kept(page, 'dame-contre-pion')).toEqual({ box: 0, wait: 1, seen: 2 });
  await page.getByTestId('review-again').click();
  await expect(page.getByTestId('review-goal')).toHaveText('Coup royal');
});
