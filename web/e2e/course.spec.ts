/** The six-step start and the course of twelve steps, by mouse, touch and keyboard. */
import { LEVELS, levelsOf } from '../src/content/course/levels';
import { START_STEPS, startExercise } from '../src/content/course/start';
import { STEPS } from '../src/content/course/steps';
import { WON } from '../src/testing/won';
import { expectNoFault } from './support/axe';
import { playMove, pressSquare, solve } from './support/course';
import { expect, test, type Page } from './support/fixtures';

const all = Object.fromEntries(LEVELS.map(({ id }) => [id, 3]));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The course as somebody finds it who has done this much of it. */
async function remember(page: Page, stars: Record<string, number>, won = false): Promise<void> {
  await page.addInitScript(
    (text) => {
      localStorage.setItem('damier.progress.course', text);
    },
    JSON.stringify({ version: 1, data: { stars, won } }),
  );
}

/** A game against the machine as it is found again after a reload. */
async function keepGame(page: Page, { level = 1, helped = false } = {}): Promise<void> {
  const record = {
    key: 'won',
    startFen: 'start',
    ruleset: 'ffjd',
    players: { kind: 'machine', human: 'white', level },
    moves: WON,
    helped,
  };
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem('damier.current', key);
      localStorage.setItem(`damier.game.${key}`, text);
    },
    [record.key, JSON.stringify(record)] as const,
  );
}

const feedback = (page: Page) => page.getByTestId('exercise-feedback');

test('from the first page to the course and the start', async ({ board, page }) => {
  await board.open();
  await page.getByTestId('learn-link').click();
  await expect(page.locator('main h1')).toHaveText('Apprendre à jouer');
  await expect(page.locator('[data-testid^=step-]')).toHaveCount(STEPS.length);
  await page.getByRole('link', { name: 'Débuter' }).click();
  await expect(page.locator('main h1')).toHaveText('Commencer en six étapes');
});

test('D5 the six steps, each on a live board, the question before every move', async ({ page }) => {
  await open(page, '/debuter');
  for (const [i, tasks] of START_STEPS.entries()) {
    await expect(page.getByTestId('start')).toHaveAttribute('data-step', String(i + 1));
    for (const [j, { id, ask }] of tasks.entries()) {
      if (ask !== null) {
        await expect(page.getByTestId('exercise-question')).toContainText('prise obligatoire ?');
        await page.getByTestId(ask ? 'answer-0' : 'answer-1').click();
        // The right answer leads straight to the board.
        await expect(page.getByTestId('start-said')).toBeFocused();
      }
      await solve(page, startExercise(id));
      if (j < tasks.length - 1) await page.getByTestId('start-go').click();
    }
    if (i < START_STEPS.length - 1) await page.getByTestId('start-next').click();
  }
  await expect(page.getByTestId('start-done')).toBeVisible();
  await expect(page.getByTestId('start-done').getByRole('link')).toHaveCount(2);
});

test('D5 the wrong answer to the question is told why', async ({ page }) => {
  await open(page, '/debuter/4');
  await page.getByTestId('answer-1').click();
  await expect(feedback(page)).toContainText('derrière celui-ci la case est libre');
  await page.getByTestId('answer-0').click();
  await expect(page.getByTestId('start-said')).toContainText('Oui');
});

test('D5 after the right « oui » the board is alive, or says that a button answers', async ({
  page,
}) => {
  await open(page, '/debuter/4');
  await pressSquare(page, 32);
  await expect(feedback(page)).toContainText('Choisissez une réponse');
  await page.getByTestId('answer-0').click();
  await playMove(page, '32x23');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
  await open(page, '/debuter/5');
  await page.getByTestId('answer-0').click();
  await expect(page.getByTestId('exercise-question')).toContainText('Et le 32');
  await pressSquare(page, 32);
  await expect(feedback(page)).toContainText('Choisissez une réponse');
});

test('D5 every wrong square and every wrong man has its reason', async ({ page }) => {
  await open(page, '/debuter/1');
  await pressSquare(page, 24);
  await expect(feedback(page)).toContainText('les deux rangées du milieu restent vides');
  await pressSquare(page, 33);
  await expect(feedback(page)).toContainText('déjà une pièce');
  await open(page, '/debuter/6');
  await page.getByTestId('answer-1').click();
  await playMove(page, '38-32');
  await expect(feedback(page)).toContainText('n’arrive pas sur la dernière rangée');
  await expect(feedback(page)).not.toContainText('force');
  // The next press takes that back, and counts.
  await pressSquare(page, 7);
  await pressSquare(page, 1);
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('D5 after « oui » or « non » the board is in sight, from the place where it was answered', async ({
    page,
  }) => {
    for (const [step, answer] of [
      [2, 1],
      [4, 0],
      [6, 1],
    ] as const) {
      await open(page, `/debuter/${step}`);
      await page.getByTestId(`answer-${answer}`).click();
      await expect(page.getByTestId('start-said')).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByTestId('board')).toBeInViewport({ ratio: 0.99 });
    }
  });
});

for (const [language, yes, no] of [
  ['fr', 'Oui, il y a une prise', 'une de vos pièces peut prendre'],
  ['en', 'Yes, there is a capture', 'one of your pieces can capture'],
  ['nl', 'Ja, er is een slag', 'een van je stukken kan slaan'],
] as const) {
  test(`D5 the question before every move is answered in a level, too (${language})`, async ({
    page,
  }) => {
    await open(page, `/cours/obligation/2?lang=${language}`);
    const said = page.getByTestId('habit-said');
    await page.getByTestId('habit-no').click();
    await expect(said).toContainText(no);
    await page.getByTestId('habit-yes').click();
    await expect(said).toContainText(yes);
    await playMove(page, '32x23');
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
    await expectNoFault(page);
  });
}

test('D5 where the question tells that there is a capture, it stands answered', async ({
  page,
}) => {
  await open(page, '/cours/rafle/1');
  await expect(page.getByTestId('habit-told')).toContainText('prise obligatoire ?');
  await expect(page.getByTestId('habit-told')).toContainText('oui');
  await expect(page.getByTestId('habit-yes')).toHaveCount(0);
  await expectNoFault(page);
});

test('D5 a refusal is heard as it is read: the solution is in neither', async ({ page }) => {
  await open(page, '/cours/majorite/6');
  await pressSquare(page, 28);
  await pressSquare(page, 19);
  await expect(feedback(page)).toContainText('doit prendre deux pièces');
  const heard = page.getByRole('status').filter({ hasText: 'doit prendre deux pièces' });
  await expect(heard).toHaveCount(1);
  await expect(heard).not.toContainText('28x8');
  await expect(heard).not.toContainText('de jouer');
});

test('A11 a refused try is answered by the ruling, with a link to its article', async ({
  page,
}) => {
  await open(page, '/cours/obligation/2');
  await expect(page.getByTestId('habit')).toContainText('prise obligatoire ?');
  await pressSquare(page, 45);
  await expect(feedback(page)).toContainText('Prise obligatoire');
  await expect(feedback(page)).toContainText('la prise obligatoire (FMJD, annexe 1');
  await expect(feedback(page)).not.toContainText('Annex 1');
  await expect(feedback(page).getByRole('link')).toHaveAttribute(
    'href',
    '/regles/prise-obligatoire',
  );
  await playMove(page, '32x23');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
});

test('D10 a usual mistake is answered by what the opponent then plays', async ({ page }) => {
  await open(page, '/cours/echanger/8');
  await playMove(page, '37-32');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'refuted');
  await expect(feedback(page)).toContainText('gagnent deux pions');
  // What follows is played out: the black man has come in through the hole.
  await expect(page.getByTestId('exercise').getByTestId('square-26')).toHaveAccessibleName(
    /pion noir/,
  );
  await page.getByTestId('exercise-retry').click();
  await playMove(page, '38-32');
  await expect(page.getByTestId('level-stars')).toHaveText('1 étoile sur 3');
});

test('three hints come before the solution; they cost a star', async ({ page }) => {
  await open(page, '/cours/combinaisons/1');
  for (const n of [1, 2, 3]) {
    await expect(page.getByTestId('exercise-solution')).toHaveCount(0);
    await page.getByTestId('exercise-hint').click();
    await expect(page.getByTestId(`hint-${n}`)).toBeVisible();
  }
  await expect(page.getByTestId('exercise-solution')).toBeVisible();
  await playMove(page, '32-27');
  await expect(page.getByTestId('exercise').getByTestId('square-32')).toHaveAccessibleName(
    /pion noir/,
  );
  await playMove(page, '37x10');
  await expect(page.getByTestId('level-stars')).toHaveText('2 étoiles sur 3');
  // Better at once: the best try counts.
  await page.getByTestId('exercise-restart').click();
  const direct = LEVELS.find(({ id }) => id === 'combinaisons-direct');
  if (direct) await solve(page, direct);
  await expect(page.getByTestId('level-stars')).toHaveText('3 étoiles sur 3');
});

test('the first move is hinted in words before its notation is taught', async ({ page }) => {
  await open(page, '/cours/obligation/2');
  for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
  await expect(page.getByTestId('hint-3')).toContainText('va du 32 au 23');
  await open(page, '/cours/rafle/5');
  // Touched twice, the piece is put down: the way round is to be shown.
  await pressSquare(page, 28);
  await pressSquare(page, 28);
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'asking');
  for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
  await expect(page.getByTestId('hint-3')).toContainText('fait le tour');
});

test('a solution that was shown is no level done', async ({ page }) => {
  await open(page, '/cours/rafle/1');
  for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
  await page.getByTestId('exercise-solution').click();
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'shown');
  await expect(page.getByTestId('level-stars')).toHaveText('pas encore fait');
  await page.getByTestId('exercise-restart').click();
  const [level] = levelsOf('rafle');
  if (level) await solve(page, level);
  await expect(page.getByTestId('level-stars')).toHaveText('3 étoiles sur 3');
});

test('by keyboard the last hint and the last answer leave the focus beside the board', async ({
  page,
}) => {
  await open(page, '/cours/rafle/1');
  await page.getByTestId('exercise-hint').focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Enter');
  await expect(page.getByTestId('exercise-solution')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('level-next')).toBeFocused();
});

test('a step is praised when all its levels are done, not when one was looked at', async ({
  page,
}) => {
  const levels = levelsOf('damier');
  await open(page, `/cours/damier/${levels.length}`);
  for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
  await page.getByTestId('exercise-solution').click();
  await expect(page.getByTestId('level-next')).toBeVisible();
  await expect(page.getByTestId('level')).not.toContainText('Bravo');
  for (const [i, level] of levels.entries()) {
    await open(page, `/cours/damier/${i + 1}`);
    await solve(page, level);
  }
  await expect(page.getByTestId('level')).toContainText('Étape terminée. Bravo');
});

test('the other order of a combination is right as well', async ({ page }) => {
  await open(page, '/cours/coups-nommes/1');
  const at = (square: number) => page.getByTestId('exercise').getByTestId(`square-${square}`);
  await playMove(page, '34-29');
  await expect(at(34)).toHaveAccessibleName(/pion noir/);
  await playMove(page, '28-22');
  await expect(at(28)).toHaveAccessibleName(/pion noir/);
  await playMove(page, '32x5');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
  await open(page, '/cours');
  await expect(page.getByTestId('mechanism-mazette')).toContainText('coup de mazette');
});

test('progress stays in the browser; the next level is suggested, all are open', async ({
  page,
}) => {
  await open(page, '/cours');
  await page.getByTestId('course-next').click();
  await expect(page).toHaveURL(/\/cours\/damier\/1$/);
  await page.getByTestId('answer-0').click();
  await page.getByTestId('level-next').click();
  await expect(page).toHaveURL(/\/cours\/damier\/2$/);
  await page.reload();
  await expect(page.getByTestId('level-dots').getByRole('link').first()).toHaveAccessibleName(
    'Niveau 1, 3 étoiles sur 3',
  );
  await open(page, '/cours');
  await expect(page.getByTestId('course-done')).toHaveText(`1 sur ${LEVELS.length}`);
  await page.getByTestId('step-coups-nommes').getByRole('link').click();
  await expect(page.getByTestId('level-dots').getByRole('link')).toHaveCount(8);
});

test('the course speaks three languages, and keeps its place', async ({ page }) => {
  await open(page, '/cours/dame-volante/8');
  for (const [language, words] of [
    ['en', 'The black king on 25'],
    ['nl', 'De zwarte dam op 25'],
    ['fr', 'La dame noire 25'],
  ] as const) {
    await page.getByTestId('language').selectOption(language);
    await expect(page.getByTestId('exercise-question')).toContainText(words);
    await expectNoFault(page);
  }
  await expect(page).toHaveURL(/\/cours\/dame-volante\/8$/);
});

test('a keyboard alone does a level and goes on', async ({ page }) => {
  await open(page, '/cours/prendre/1');
  const square = (n: number) => page.getByTestId('exercise').getByTestId(`square-${n}`);
  await square(32).focus();
  await page.keyboard.press('Enter');
  await square(23).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
  await page.getByTestId('level-next').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cours\/prendre\/2$/);
  await expect(page.locator('main h1')).toBeFocused();
  await open(page, '/cours/obligation/5');
  for (const n of [27, 38]) {
    await square(n).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByTestId('exercise-done').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

  test('a whole step with one finger', async ({ page }) => {
    const tap = async (on: Page, square: number) => {
      const box = on.getByTestId('exercise').getByTestId(`square-${square}`);
      await box.scrollIntoViewIfNeeded();
      const at = await box.boundingBox();
      if (!at) throw new Error(`square ${square} is not on the page`);
      await on.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    };
    await open(page, '/cours/prendre');
    await page.getByTestId('step-begin').tap();
    for (const level of levelsOf('prendre')) {
      await expect(page.getByTestId('level')).toHaveAttribute('data-level', level.id);
      await solve(page, level, tap);
      await page.getByTestId('level-next').tap();
    }
    await expect(page).toHaveURL(/\/cours\/obligation$/);
  });
});

for (const width of [360, 1280]) {
  test(`the last game, won before a reload, leads back to the course and counts, at ${width} pixels`, async ({
    board,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await remember(page, { 'damier-coin': 3 });
    await keepGame(page);
    await board.open();
    await expect(board.result).toContainText('Vous avez gagné');
    const back = page.getByTestId('to-course');
    await expect(back).toHaveText('Revenir au cours');
    await back.focus();
    await expect(back).toBeInViewport({ ratio: 0.99 });
    await expectNoFault(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cours$/);
    await expect(page.getByTestId('final-won')).toBeVisible();
  });
}

for (const [whose, level, begun, helped] of [
  ['who has not begun the course', 1, false, false],
  ['who beat another level', 2, true, false],
  ['who was helped by the tables', 1, true, true],
] as const) {
  test(`nobody is sent to the course ${whose}`, async ({ board, page }) => {
    if (begun) await remember(page, { 'damier-coin': 3 });
    await keepGame(page, { level, helped });
    await board.open();
    await expect(board.result).toContainText('Vous avez gagné');
    await expect(page.getByTestId('rematch')).toBeVisible();
    await expect(page.getByTestId('to-course')).toHaveCount(0);
  });
}

test('the certificate: a name typed here, never kept, never sent; it prints on one page', async ({
  page,
}) => {
  await open(page, '/cours/certificat');
  await expect(page.getByTestId('certificate-locked')).toContainText(String(LEVELS.length));
  await expect(page.getByTestId('certificate')).toHaveCount(0);
  await remember(page, all, true);
  await open(page, '/cours/certificat');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByTestId('certificate-name').fill('Awa <b>');
  await expect(page.getByTestId('certificate')).toContainText('Awa <b>');
  await expect(page.getByTestId('certificate')).toContainText('a battu la machine');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Awa');
  expect(sent.join()).not.toContain('Awa');
});

test('the page for teachers: timing, advice, every solution', async ({ page }) => {
  await open(page, '/cours/enseignants');
  for (const step of STEPS) {
    const part = page.getByTestId(`solutions-${step}`);
    await part.locator('summary').click();
    await expect(part.locator('ol > li')).toHaveCount(levelsOf(step).length);
  }
  await expect(page.getByTestId('solutions-combinaisons')).toContainText('32-27 21x32 37x10');
  await expect(page.getByTestId('solutions-obligation')).toContainText('oui, avec le 32');
});
