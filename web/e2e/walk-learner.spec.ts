/**
 * The walk of somebody who has never seen draughts: the six steps, the whole course, and a game
 * won against the weakest level.
 */
import { LEVELS, levelsOf } from '../src/content/course/levels';
import { START_STEPS, startExercise } from '../src/content/course/start';
import { STEPS } from '../src/content/course/steps';
import { loadEngine } from '../src/testing/rules';
import { Board } from './support/board';
import { solve } from './support/course';
import { expect, test, type Page } from './support/fixtures';

/** How well the learner plays in the end: stronger than the machine's first level. */
const LEARNER = 9;
/** A drawn or lost game is played again. */
const GAMES = 3;
const LONGEST = 300;

async function sixSteps(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Commencer en six étapes' }).click();
  for (const [i, tasks] of START_STEPS.entries()) {
    for (const [j, { id, ask }] of tasks.entries()) {
      if (ask !== null) {
        await page.getByTestId(ask ? 'answer-0' : 'answer-1').click();
        await expect(page.getByTestId('start-said')).toBeVisible();
      }
      await solve(page, startExercise(id));
      if (j < tasks.length - 1) await page.getByTestId('start-go').click();
    }
    if (i < START_STEPS.length - 1) await page.getByTestId('start-next').click();
  }
  await page.getByTestId('start-done').getByRole('link', { name: 'cours' }).click();
}

async function wholeCourse(page: Page): Promise<void> {
  await page.getByTestId('course-next').click();
  for (const step of STEPS) {
    for (const level of levelsOf(step)) {
      await expect(page.getByTestId('level')).toHaveAttribute('data-level', level.id);
      await solve(page, level);
      await page.getByTestId('level-next').click();
    }
    if (step !== STEPS.at(-1)) await page.getByTestId('step-begin').click();
  }
}

/** Plays until the game is over; true if it is won. */
async function game(page: Page, board: Board): Promise<boolean> {
  const rules = loadEngine();
  const moves: string[] = [];
  while (moves.length < LONGEST) {
    const { status } = rules.game('start', moves, 'ffjd', 'fr');
    if (status.outcome) return status.outcome.winner === 'white';
    if (moves.length % 2 === 0) {
      const { notation } = rules.bestMove('start', moves, 'ffjd', LEARNER, moves.length, 'fr');
      if (notation.split('x').length > 2) {
        // Several captures lead there: written in full.
        await page.getByTestId('typed-move').fill(notation);
        await page.getByTestId('typed-move').press('Enter');
        await expect(page.getByTestId(`ply-${moves.length + 1}`)).toHaveText(notation);
      } else {
        await board.play(notation, moves.length + 1);
      }
      moves.push(notation);
    } else {
      const ply = page.getByTestId(`ply-${moves.length + 1}`);
      await expect(ply).toBeVisible();
      moves.push((await ply.textContent()) ?? '');
      await expect(board.status).toContainText(/À vous de jouer|Partie terminée/);
    }
  }
  return false;
}

test('D5 somebody who has never seen draughts learns it and beats the weakest level', async ({
  page,
  faults,
}) => {
  test.setTimeout(300_000);
  // The machine answers as fast as it ever does.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const board = new Board(page);
  await page.goto('/');
  await page.getByTestId('learn-link').click();
  await sixSteps(page);
  await wholeCourse(page);
  await expect(page.getByTestId('course-done')).toHaveText(`${LEVELS.length} sur ${LEVELS.length}`);
  await expect(page.getByTestId('shelf').locator('li')).toHaveCount(12);

  let won = false;
  for (let n = 0; n < GAMES && !won; n += 1) {
    await page.goto('/cours');
    await page.getByTestId('final-play').click();
    await expect(board.status).toBeVisible();
    won = await game(page, board);
  }
  expect(won).toBe(true);
  await expect(page.getByTestId('result')).toContainText('Vous avez gagné');
  await page.getByTestId('to-course').click();
  await expect(page.getByTestId('final-won')).toBeVisible();
  await page.getByTestId('certificate-link').click();
  await page.getByTestId('certificate-name').fill('Awa');
  await expect(page.getByTestId('certificate')).toContainText('Awa');
  await expect(page.getByTestId('certificate')).toContainText('a battu la machine');
  // One request a move is what a game costs.
  faults.calls = 0;
});
