import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { behind } from './behind.svelte';
import { afterPicture } from './task';

class Score {
  board = $state.raw({});
  points = $state(0);
  get doubled(): number {
    return this.points * 2;
  }
  play(): void {
    this.board = {};
    this.points += 1;
  }
}

it('what stands beside the board follows it after the picture, all of it together', async () => {
  const score = new Score();
  let beside = score;
  const stop = $effect.root(() => {
    beside = behind(score, ['board', 'points'], 'board');
  });
  flushSync();
  // A method is the object's own.
  beside.play();
  flushSync();
  expect([score.points, beside.points, beside.doubled]).toEqual([1, 0, 0]);
  await afterPicture();
  await Promise.resolve();
  expect([beside.points, beside.doubled]).toEqual([1, 2]);
  expect(beside.board).toBe(score.board);
  // The board has nothing to do: nothing waits.
  score.points = 7;
  flushSync();
  expect([beside.points, beside.doubled]).toEqual([7, 14]);
  stop();
});
