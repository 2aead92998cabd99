/** The dialogs of a game: the buttons that lead to each, and its name. */
import { expect, type Page } from './fixtures';

export type Way = readonly [buttons: readonly string[], dialog: string];

export const GAME_DIALOGS: readonly Way[] = [
  [['new-game'], 'new-game-dialog'],
  [['settings'], 'settings-dialog'],
  [['more'], 'more-dialog'],
  [['more', 'transfer'], 'transfer-dialog'],
  [['more', 'share'], 'share-dialog'],
  [['more', 'sheet'], 'score-sheet'],
  [['more', 'draw'], 'offer-dialog'],
  [['more', 'resign'], 'confirm'],
];

/** Opens one after the other, looks, and closes it with Escape. */
export async function lookInto(
  page: Page,
  dialogs: readonly Way[],
  look: (dialog: string) => Promise<void>,
): Promise<void> {
  for (const [buttons, dialog] of dialogs) {
    for (const button of buttons) await page.getByTestId(button).click();
    await expect(page.getByTestId(dialog)).toBeVisible();
    await look(dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(dialog)).toBeHidden();
  }
}
