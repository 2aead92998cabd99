/** A game at the table, as its players use it. */
import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures';

/** White has a capture to make, 28x19, and other moves that look right. */
export const MISSED = 'W:W28,31,33,34,39,43,44,50:B1,2,3,12,18,20,23';

/** Begins a game in table mode; `minutes` puts a clock beside it. */
export async function sit(page: Page, fen = 'start', ruleset = 'ffjd', minutes = 0): Promise<void> {
  await page.getByTestId('new-game').click();
  await page.getByTestId('opponent-two').check({ force: true });
  await page.getByTestId('table-mode').check();
  await page.getByTestId('ruleset').selectOption(ruleset);
  if (minutes > 0) {
    await page.getByTestId('clock-sudden').check({ force: true });
    await page.getByTestId('time-minutes').fill(String(minutes));
  }
  if (fen !== 'start') {
    await page.getByTestId('position-fen').check({ force: true });
    await page.getByTestId('fen-input').fill(fen);
  }
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('done-white')).toBeVisible();
}

type Player = 'white' | 'black';
export const done = (page: Page, color: Player): Promise<void> =>
  page.getByTestId(`done-${color}`).click();
export const claim = (page: Page, color: Player): Promise<void> =>
  page.getByTestId(`claim-${color}`).click();
export const answer = (page: Page): Locator => page.getByTestId('claim-answer');
export const log = (page: Page): Locator => page.getByTestId('table-log').locator('li[data-kind]');
