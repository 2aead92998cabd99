/** Going through the course as a person does: pressing what the solution of a level says. */
import { expect, type Page } from '@playwright/test';
import { pressSquare as press } from './ways';
import type { Level } from '../../src/content/course/levels';
import type { StartExercise } from '../../src/content/course/start';

/** Presses a square of the exercise's board with the mouse. */
export async function pressSquare(page: Page, square: number): Promise<void> {
  await press(page.getByTestId('exercise').getByTestId(`square-${square}`), 'mouse');
}

/** Plays a written move: its piece, then, where that has not played it already, its end. */
export async function playMove(page: Page, move: string, press = pressSquare): Promise<void> {
  const [from, to] = move.split(/[-x]/).map(Number);
  if (from === undefined || to === undefined) throw new Error(`${move} is no move`);
  const player = page.getByTestId('exercise');
  if (from === to) {
    // A capture that comes round to its start is written: a piece touched again is put down.
    await page.getByTestId('exercise-typed').fill(move);
    await page.getByTestId('exercise-typed').press('Enter');
    return;
  }
  const square = player.getByTestId(`square-${from}`);
  const before = await square.getAttribute('aria-label');
  await press(page, from);
  // The piece is in the hand now, or has been played: on a slow machine, a moment later.
  await expect
    .poll(
      async () =>
        (await square.getAttribute('aria-label')) !== before ||
        (await player.getAttribute('data-phase')) !== 'asking',
    )
    .toBe(true);
  if ((await square.locator('..').getAttribute('aria-selected')) === 'true') await press(page, to);
}

/** Gives the right answer to the exercise that is open. */
export async function solve(
  page: Page,
  exercise: Level | StartExercise,
  press = pressSquare,
): Promise<void> {
  const player = page.getByTestId('exercise');
  await expect(player).toHaveAttribute('data-phase', 'asking');
  switch (exercise.kind) {
    case 'tap':
    case 'touch':
    case 'landing':
    case 'predict':
      for (const square of exercise.squares) await press(page, square);
      if (exercise.squares.length > 1) await page.getByTestId('exercise-done').click();
      break;
    case 'squares':
      if (exercise.task === 'name') {
        await page.getByTestId(`answer-${exercise.square}`).click();
      } else {
        for (const square of exercise.squares ?? [exercise.square]) await press(page, square);
      }
      break;
    case 'count':
      await page.getByTestId(`answer-${exercise.count}`).click();
      break;
    case 'number':
    case 'choice':
      await page.getByTestId(`answer-${exercise.answer}`).click();
      break;
    case 'legal':
      await page.getByTestId(`answer-${exercise.code}`).click();
      break;
    case 'play':
      await playMove(page, exercise.moves?.[0] ?? anyMove(exercise.fen), press);
      break;
    case 'line':
      for (const [i, move] of exercise.line.entries()) {
        if (i % 2 === 1) continue;
        await playMove(page, move, press);
        const left = exercise.line[i + 1];
        // The reply stands: its piece has arrived.
        if (left !== undefined) await arrived(page, left);
      }
      break;
    default:
      throw new Error(`the course has no ${exercise.kind}`);
  }
  await expect(player).toHaveAttribute('data-phase', 'solved');
}

/** Where any move will do. */
function anyMove(fen: string): string {
  if (fen.includes('31-50')) return '32-28';
  return fen.includes('33,38,43') ? '38-32' : '28-22';
}

async function arrived(page: Page, reply: string): Promise<void> {
  const to = reply.split('x').at(-1) ?? '';
  const square = page.getByTestId('exercise').getByTestId(`square-${to}`);
  await expect(square).toHaveAccessibleName(/(noir|black|zwart|blanc|white|wit)/);
}
