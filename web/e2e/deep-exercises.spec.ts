/** The exercises that a search or the tables have proved: solved in every way, refuted, graded, reviewed. */
import { readFile } from 'node:fs/promises';
import { mainLine } from '../src/features/exercises/deep';
import type { DeepExercise, DeepKind } from '../src/features/exercises/types';
import { loadRules } from '../src/testing/rules';
import { onlyDue } from './support/due';
import { expect, test, type Page } from './support/fixtures';
import * as ways from './support/ways';
import type { Way } from './support/ways';

const file = JSON.parse(await readFile('src/content/deep.json', 'utf8')) as {
  exercises: DeepExercise[];
};
const KINDS = ['shot', 'win', 'verdict', 'defend'] as const;
const find = <K extends DeepKind>(
  kind: K,
  test: (exercise: Extract<DeepExercise, { kind: K }>) => boolean,
): Extract<DeepExercise, { kind: K }> => {
  const found = file.exercises.find(
    (one): one is Extract<DeepExercise, { kind: K }> =>
      one.kind === kind && test(one as Extract<DeepExercise, { kind: K }>),
  );
  if (!found) throw new Error(kind);
  return found;
};
/** One of a kind that says something: two own moves or more where moves are asked for. */
const EXAMPLES: Record<DeepKind, DeepExercise> = {
  shot: find('shot', ({ line, difficulty }) => line.length === 5 && difficulty > 20),
  win: find('win', ({ moves }) => moves === 3),
  verdict: find('verdict', ({ answer }) => answer === 'draw'),
  defend: find('defend', ({ by }) => by === 'search'),
};

const ownMoves = (exercise: DeepExercise): string[] => {
  switch (exercise.kind) {
    case 'shot':
      return exercise.line.filter((_, i) => i % 2 === 0);
    case 'win':
      return mainLine(exercise.wins).filter((_, i) => i % 2 === 0);
    case 'defend':
      return [exercise.holds];
    case 'verdict':
      return [];
  }
};

async function play(page: Page, move: string, way: Way): Promise<void> {
  const squares = move.split(/[-x]/).map(Number);
  const from = squares[0] ?? 0;
  const press = (square: number) => ways.pressSquare(page.getByTestId(`square-${square}`), way);
  await press(from);
  for (const square of squares.slice(1)) await press(square);
}

async function type(page: Page, move: string): Promise<void> {
  const field = page.getByTestId('exercise-typed');
  await field.fill(move);
  await field.press('Enter');
}

/** The right answers; after each move the board waits for the next. */
async function solve(page: Page, exercise: DeepExercise, way: Way | 'typed'): Promise<void> {
  if (exercise.kind === 'verdict') {
    const answer = page.getByTestId(`answer-${exercise.answer}`);
    await ways.push(answer, way === 'typed' ? 'keys' : way);
  }
  for (const [i, move] of ownMoves(exercise).entries()) {
    // The answer to the move before stands on the board.
    await expect(page.getByTestId('exercise')).toHaveAttribute('data-moves', String(2 * i));
    if (way === 'typed') await type(page, move);
    else await play(page, move, way);
  }
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-phase', 'solved');
  await expect(page.getByTestId('exercise-feedback')).toHaveAttribute('data-tone', 'right');
}

for (const way of ['mouse', 'keys', 'typed'] as const) {
  for (const kind of KINDS) {
    test(`${kind} is solved by ${way === 'typed' ? 'typing' : way}`, async ({ page }) => {
      const exercise = EXAMPLES[kind];
      await page.goto(`/exercices/${exercise.id}`);
      await solve(page, exercise, way);
      await expect(page.getByTestId('exercise')).toHaveAttribute('data-result', 'clean');
      await page.goto(`/exercices/${kind}`);
      await expect(page.getByTestId(`go-${exercise.id}`)).toHaveAttribute('aria-label', /réussi$/u);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const kind of KINDS) {
    test(`${kind} is solved by finger at 360 px`, async ({ page }) => {
      const exercise = EXAMPLES[kind];
      await page.goto(`/exercices/${exercise.id}`);
      await solve(page, exercise, 'finger');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    });
  }
});

for (const language of ['en', 'nl'] as const) {
  test(`one of each in ${language}`, async ({ page }) => {
    for (const kind of KINDS) {
      const exercise = EXAMPLES[kind];
      await page.goto(`/exercices/${exercise.id}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await solve(page, exercise, 'mouse');
    }
  });
}

test('a wrong move gets its answer on the board and its reason in words, and is taken back', async ({
  page,
}) => {
  const exercise = find('defend', ({ by, replies }) =>
    by === 'search' ? Object.values(replies).some((line) => line.length >= 3) : false,
  );
  const [move = '', line = []] =
    Object.entries(exercise.replies).find(([, replies]) => replies.length >= 3) ?? [];
  await page.goto(`/exercices/${exercise.id}`);
  await type(page, move);
  const box = page.getByTestId('exercise');
  await expect(box).toHaveAttribute('data-phase', 'refuted');
  await expect(page.getByTestId('exercise-feedback')).toContainText(line.join(' '));
  await expect(box).toHaveAttribute('data-moves', String(1 + line.length));
  await page.getByTestId('exercise-retry').click();
  await expect(box).toHaveAttribute('data-moves', '0');
  await type(page, exercise.holds);
  await expect(box).toHaveAttribute('data-result', 'missed');
});

test('a wrong shot that forces nothing is answered by the machine', async ({ page }) => {
  const exercise = EXAMPLES.shot;
  const rules = loadRules();
  const quiet = rules.moves(exercise.fen, 'fr').moves.find(({ notation }) => {
    const after = rules.game(exercise.fen, [notation], 'family', 'fr').legal;
    return notation !== ownMoves(exercise)[0] && !after.capture && after.moves.length > 1;
  });
  if (!quiet) throw new Error(exercise.id);
  await page.goto(`/exercices/${exercise.id}`);
  await type(page, quiet.notation);
  const feedback = page.getByTestId('exercise-feedback');
  await expect(feedback).toContainText('l’adversaire répond', { timeout: 60_000 });
  await expect(page.getByTestId('exercise')).toHaveAttribute('data-moves', '2');
  // What is illegal gets its ruling, and the next try is judged anew.
  await page.getByTestId('exercise-retry').click();
  await type(page, '1-2');
  await expect(feedback).toContainText('Coup refusé');
});

test('the kinds stand beside the others and come in the review', async ({ page }) => {
  const shots = file.exercises.filter(({ kind }) => kind === 'shot').length;
  await page.goto('/exercices');
  for (const kind of KINDS) await expect(page.getByTestId(`kind-${kind}`)).toBeVisible();
  await expect(page.getByTestId('kind-shot')).toContainText(`${shots} exercices`);
  // A review mixes what is due with what is new, in any order: here nothing is new.
  const wins = file.exercises.filter(({ kind }) => kind === 'win').slice(0, 12);
  await onlyDue(page, ...wins.map(({ id }) => id));
  await page.goto('/exercices/revision');
  await expect(page.getByTestId('review-place')).toContainText('Gagner en n coups');
});
