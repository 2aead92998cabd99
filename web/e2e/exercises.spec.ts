/** Exercises of every kind, by mouse, finger and keyboard; review; what is kept; three languages. */
import { readFile } from 'node:fs/promises';
import type { GeneratedExercise, Kind } from '../src/features/exercises/types';
import { taskOf } from '../src/features/exercises/task';
import { pressSquare } from './support/course';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import * as ways from './support/ways';
import type { Way } from './support/ways';

const file = JSON.parse(await readFile('src/content/exercises.json', 'utf8')) as {
  exercises: GeneratedExercise[];
};
const KINDS: readonly Kind[] = [
  'squares',
  'touch',
  'count',
  'landing',
  'legal',
  'mistake',
  'predict',
  'offer',
  'combination',
];
const ofKind = (kind: Kind) => file.exercises.filter((exercise) => exercise.kind === kind);
const one = (kind: Kind, n = 1): GeneratedExercise => {
  const found = ofKind(kind)[n];
  if (!found) throw new Error(`too few of ${kind}`);
  return found;
};

async function open(page: Page, item: string): Promise<void> {
  await page.goto(`/exercices${item === '' ? '' : '/'}${item}`);
  await expect(page.locator('main h1')).toBeVisible();
}

const press = (page: Page, square: number, way: Way) =>
  ways.pressSquare(page.getByTestId(`square-${square}`), way);
const push = (page: Page, testid: string, way: Way) => ways.push(page.getByTestId(testid), way);

/** Plays the right answer, as a person would. */
async function solve(page: Page, exercise: GeneratedExercise, way: Way): Promise<void> {
  const task = taskOf(exercise);
  if (task.mode === 'tap') {
    for (const square of task.squares) await press(page, square, way);
    if (task.squares.length > 1) await push(page, 'exercise-done', way);
  } else if (task.mode === 'choose') {
    await push(page, `answer-${task.answer}`, way);
  } else if (task.mode === 'line') {
    for (const [i, move] of task.line.entries()) {
      if (i % 2 === 1) continue;
      const squares = move.split(/[-x]/).map(Number);
      const from = squares[0] ?? 0;
      await press(page, from, way);
      const cell = page.getByTestId(`square-${from}`).locator('..');
      if ((await cell.getAttribute('aria-selected')) !== 'true') continue;
      for (const square of squares.slice(1)) await press(page, square, way);
    }
  }
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
}

for (const way of ['mouse', 'keys'] as const) {
  for (const kind of KINDS) {
    test(`D10 D11 ${kind} is solved by ${way}, and says why`, async ({ page }) => {
      const exercise = one(kind);
      await open(page, exercise.id);
      await solve(page, exercise, way);
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
      const feedback = page.getByTestId('exercise-feedback');
      await expect(feedback).toHaveAttribute('data-tone', 'right');
      await expect(feedback).toContainText('Juste');
      await expect(page.getByTestId('exercise-said')).toContainText('Juste');
      await push(page, 'exercise-next', way);
      await expect(page).not.toHaveURL(new RegExp(`${exercise.id}$`));
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'asking');
    });
  }
}

for (const [language, right] of [
  ['en', 'Right'],
  ['nl', 'Goed'],
] as const) {
  test(`D10 D11 one of each kind is solved from question to reason in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const kind of KINDS) {
      const exercise = one(kind, 3);
      await page.goto(`/exercices/${exercise.id}?lang=${language}`);
      await expect(page.getByTestId('exercise-question'), kind).not.toHaveText('');
      await solve(page, exercise, 'mouse');
      const feedback = page.getByTestId('exercise-feedback');
      await expect(feedback, kind).toHaveAttribute('data-tone', 'right');
      await expect(feedback, kind).toContainText(right);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await push(page, 'exercise-next', 'mouse');
      await expect(page).toHaveURL(new RegExp(`lang=${language}$`));
    }
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const kind of KINDS) {
    test(`D10 D11 ${kind} is solved by finger at 360 px`, async ({ page }) => {
      const exercise = one(kind, 2);
      await open(page, exercise.id);
      await solve(page, exercise, 'finger');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    });
  }
});

test('squares by number: every task', async ({ page }) => {
  for (const task of ['tap', 'name', 'neighbours', 'diagonal']) {
    const exercise = ofKind('squares').find((other) => 'task' in other && other.task === task);
    if (!exercise) throw new Error(task);
    await open(page, exercise.id);
    await expect(
      page.getByTestId('exercise').locator('svg text').filter({ hasText: '28' }),
    ).toHaveCount(0);
    await solve(page, exercise, 'mouse');
  }
});

test('squares by number: the number is typed', async ({ page }) => {
  const exercise = ofKind('squares').find((other) => 'task' in other && other.task === 'name');
  if (exercise?.kind !== 'squares') throw new Error('name');
  await open(page, exercise.id);
  await page.getByTestId('exercise-number').fill(String(exercise.square === 50 ? 49 : 50));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('exercise-feedback')).toHaveAttribute('data-tone', 'wrong');
  await page.getByTestId('exercise-number').fill(String(exercise.square));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'missed');
});

test('A14 a wrong verdict gets the ruling, with a link to its article', async ({ page }) => {
  const exercise = file.exercises.find(
    (other) => other.kind === 'legal' && other.code === 'majority',
  );
  if (!exercise) throw new Error('majority');
  await open(page, exercise.id);
  await page.getByTestId('answer-legal').click();
  const feedback = page.getByTestId('exercise-feedback');
  await expect(feedback).toHaveAttribute('data-tone', 'wrong');
  await expect(feedback.getByRole('link')).toHaveAttribute('href', '/regles/prise-majoritaire');
  await expect(page.getByTestId('answer-legal')).toHaveAttribute('aria-disabled', 'true');
});

test('A11 hints come in order, and the solution after them', async ({ page }) => {
  for (const kind of KINDS) {
    await open(page, one(kind).id);
    await expect(page.getByTestId('exercise-solution')).toHaveCount(0);
    for (const n of [1, 2, 3]) {
      await page.getByTestId('exercise-hint').click();
      await expect(page.getByTestId(`hint-${n}`)).toBeVisible();
    }
    await page.getByTestId('exercise-solution').click();
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'missed');
    await page.getByTestId('exercise-restart').click();
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'asking');
  }
});

test('D10 a wrong offer shows what the opponent then plays, and is taken back', async ({
  page,
}) => {
  const exercise = one('offer');
  if (exercise.kind !== 'offer') throw new Error('offer');
  await open(page, exercise.id);
  // Any move that is not the answer: tried with the keys of the board, as seen there.
  const own = exercise.fen.startsWith('W') ? 'blanc' : 'noir';
  const phase = page.getByTestId('exercise');
  const first = Number.parseInt(exercise.line[0] ?? '', 10);
  for (const button of await page.getByTestId(/^square-/).all()) {
    const name = (await button.getAttribute('aria-label')) ?? '';
    const square = Number((await button.getAttribute('data-square')) ?? 0);
    if (!name.includes(own) || square === first) continue;
    await press(page, square, 'keys');
    const end = page.getByRole('button', { name: /arrivée possible/ }).first();
    if ((await end.count()) === 0) continue;
    await end.focus();
    await page.keyboard.press('Enter');
    break;
  }
  await expect(phase).toHaveAttribute('data-phase', 'refuted');
  await expect(page.getByTestId('exercise-feedback')).toContainText('Après');
  await page.getByTestId('exercise-retry').click();
  await expect(phase).toHaveAttribute('data-phase', 'asking');
  await solve(page, exercise, 'mouse');
  await expect(phase).toHaveAttribute('data-result', 'missed');
});

test('D11 before and after a mistake', async ({ page }) => {
  const exercise = file.exercises.find(
    (other) => other.kind === 'mistake' && other.mistake === 'light-square',
  );
  if (!exercise) throw new Error('light-square');
  await open(page, exercise.id);
  await expect(page.getByTestId('exercise-after')).toHaveAttribute('aria-pressed', 'true');
  const pieces = page.getByTestId('board').locator('.piece');
  const after = await pieces.count();
  await page.getByTestId('exercise-before').click();
  await expect(pieces).toHaveCount(after + 1);
});

test('progress is kept, shown, exported, erased and brought back', async ({ page }) => {
  const [a, b] = [one('count', 0), one('count', 1)];
  for (const exercise of [a, b]) {
    await open(page, exercise.id);
    await solve(page, exercise, 'mouse');
  }
  await open(page, 'count');
  await expect(page.getByTestId('tally')).toContainText('2 sur');
  await expect(page.getByTestId(`go-${a.id}`)).toHaveAccessibleName(/réussi/);
  await open(page, '');
  await expect(page.getByTestId('tally-count')).toContainText('100');

  await page.goto('/');
  await page.getByTestId('settings').click();
  const download = page.waitForEvent('download');
  await page.getByTestId('export-data').click();
  const saved = await (await download).path();
  await page.getByTestId('erase-data').click();
  await page.getByTestId('erase-data').click();
  await expect(page.getByText('Tout a été effacé.')).toBeVisible();
  await open(page, 'count');
  await expect(page.getByTestId('tally')).toContainText('0 sur');

  await page.goto('/');
  await page.getByTestId('settings').click();
  await page.getByTestId('import-data').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not json'),
  });
  await expect(page.getByText('Ce fichier ne peut pas être lu.')).toBeVisible();
  await page.getByTestId('import-data').setInputFiles(saved);
  await expect(page.getByText('La progression du fichier est de retour.')).toBeVisible();
  await open(page, 'count');
  await expect(page.getByTestId('tally')).toContainText('2 sur');
});

test('rubbish in the storage harms nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('damier.progress.exercises', '{"version":1,"data":{"count-001":7}}');
  });
  await open(page, 'count');
  await expect(page.getByTestId('tally')).toContainText('0 sur');
  await page.addInitScript(() => localStorage.setItem('damier.progress.exercises', '}{'));
  await open(page, one('count').id);
  await solve(page, one('count'), 'mouse');
});

test('review: a mixed series to its end, half of what was known turned', async ({ page }) => {
  test.setTimeout(90_000);
  // Known for long, and all due.
  await page.addInitScript(
    (ids) => {
      const item = { box: 1, due: 1, last: 1, seen: 1, clean: 1 };
      const data = Object.fromEntries(ids.map((id) => [id, item]));
      localStorage.setItem('damier.progress.exercises', JSON.stringify({ version: 1, data }));
    },
    ofKind('touch')
      .concat(ofKind('count'))
      .map(({ id }) => id),
  );
  await open(page, '');
  await expect(page.getByTestId('review-card')).toContainText('à revoir');
  await page.getByTestId('start-review').click();
  await expect(page).toHaveURL(/\/exercices\/revision$/);
  let turned = 0;
  for (let i = 1; i <= 12; i += 1) {
    await expect(page.getByTestId('review-place')).toContainText(`Exercice ${i} sur 12`);
    turned += await page.getByTestId('review-turned').count();
    if (i === 1) await expectNoFault(page);
    for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
    await page.getByTestId('exercise-solution').click();
    await page.getByTestId('review-next').click();
  }
  expect(turned).toBeGreaterThanOrEqual(3);
  expect(turned).toBeLessThanOrEqual(6);
  await expect(page.getByTestId('review-summary')).toContainText('À reprendre demain : 12');
  await page.getByTestId('review-again').click();
  await expect(page.getByTestId('review-place')).toContainText('Exercice 1 sur');
});

test('D10 the exercises of the advice are counted and come back as the others do', async ({
  page,
}) => {
  // One was missed on the page of the advice, one has been known for long; both are due.
  await page.addInitScript(() => {
    const item = { due: 1, last: 1, seen: 1 };
    const data = {
      'conseil-isole': { ...item, box: 1, clean: 1 },
      'conseil-base': { ...item, box: 0, clean: 0 },
    };
    localStorage.setItem('damier.progress.exercises', JSON.stringify({ version: 1, data }));
  });
  await open(page, '');
  await expect(page.getByTestId('tally-advice')).toContainText('1 sur 3');
  await page.getByTestId('kind-advice').getByRole('link').click();
  await expect(page.locator('main h1')).toHaveText('Les conseils, en pratique');
  await expect(page.getByTestId('go-conseil-base')).toHaveAccessibleName(
    /à reprendre|manqué|revoir/,
  );
  await page.getByTestId('go-conseil-centre').click();
  await expect(page.getByTestId('exercise-question')).toContainText('deux coups');
  await press(page, 28, 'mouse');
  await expect(page.getByTestId('exercise-feedback')).toContainText('Le 28 peut aller');
  await page.goto('/exercices/revision');
  const seen: string[] = [];
  for (let i = 1; i <= 12; i += 1) {
    seen.push((await page.getByTestId('exercise-question').textContent()) ?? '');
    await expect(page.getByTestId('review-turned')).toHaveCount(0);
    for (let n = 0; n < 3; n += 1) await page.getByTestId('exercise-hint').click();
    await page.getByTestId('exercise-solution').click();
    await page.getByTestId('review-next').click();
  }
  expect(seen.join()).toContain('Le pion noir 22 est isolé');
  expect(seen.join()).toContain('Le pion noir 38 veut faire dame');
});

test('the pages speak three languages, and change while an exercise is under way', async ({
  page,
}) => {
  const exercise = one('touch');
  await open(page, exercise.id);
  await page.getByTestId('exercise-hint').click();
  for (const [language, word, hint] of [
    ['en', 'touch every piece', 'Hint 1'],
    ['nl', 'tik alle stukken', 'Hint 1'],
    ['fr', 'touchez toutes', 'Indice 1'],
  ] as const) {
    await page.getByTestId('language').selectOption(language);
    await expect(page.getByTestId('exercise-question')).toContainText(word);
    await expect(page.getByTestId('hint-1')).toContainText(hint);
  }
});

test('an address for every kind and every exercise; next, previous, at random', async ({
  page,
  faults,
}) => {
  faults.expected.push(/404/);
  await open(page, '');
  for (const kind of [...KINDS, 'advice']) {
    await expect(page.getByTestId(`kind-${kind}`).getByRole('link')).toHaveAttribute(
      'href',
      `/exercices/${kind}`,
    );
  }
  await page.getByTestId('kind-count').getByRole('link').click();
  await expect(page.getByTestId(/^go-count-/)).toHaveCount(ofKind('count').length);
  await page.getByTestId('kind-start').click();
  await expect(page).toHaveURL(/count-001$/);
  await page.getByTestId('nav-next').click();
  await expect(page).toHaveURL(/count-002$/);
  await page.getByTestId('nav-previous').click();
  await expect(page).toHaveURL(/count-001$/);
  await page.getByTestId('random').click();
  await expect(page).not.toHaveURL(/count-001$/);
  await page.goBack();
  await expect(page).toHaveURL(/count-001$/);
  await open(page, 'none-such');
  await expect(page.locator('main')).toContainText('n’existe pas');
});

test('D1 every row of the decision table leads to an exercise kind, articles and advice too', async ({
  page,
}) => {
  await page.goto('/regles/tableau');
  const rows = page.getByTestId(/^decision-/);
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) {
    const kind = (await row.getByTestId('practise').getAttribute('href'))?.split('/').at(-1);
    expect(KINDS).toContain(kind);
  }
  await page.getByTestId('article-rafle').getByTestId('practise').click();
  await expect(page).toHaveURL(/\/exercices\/count$/);
  await expect(page.getByTestId('kind-start')).toBeVisible();
  await page.goto('/conseils');
  await page.getByTestId('advice-force').getByTestId('practise').click();
  await expect(page).toHaveURL(/\/exercices\/offer$/);
});

test('the pieces are told in words, the solution step by step', async ({ page }) => {
  const exercise = one('combination');
  await open(page, exercise.id);
  await page.getByText('Les pièces').click();
  await expect(page.getByTestId('exercise')).toContainText(/Noirs\s: pions?/);
  await solve(page, exercise, 'mouse');
  await page.getByTestId('step-back').click();
  await expect(page.getByTestId('step-forward')).toHaveAttribute('aria-disabled', 'false');
  await page.getByTestId('step-forward').click();
  await expect(page.getByTestId('step-forward')).toHaveAttribute('aria-disabled', 'true');
});

test('what a full storage could not keep is told, in an exercise and in the course', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As a browser does that has no room left.
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const path of ['/cours/damier/4', '/exercices/count-001']) {
    await page.goto(path);
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'asking');
    // Before the first try, too: whatever was done before a reload is lost.
    await expect(page.getByTestId('progress-not-kept')).toBeVisible();
    if (path.startsWith('/cours')) await pressSquare(page, 28);
    else await page.getByTestId('answer-1').click();
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
    await expect(page.getByTestId('progress-not-kept')).toBeVisible();
  }
});
