/** axe on a game and its dialogs, a table, an analysis and a library in use. The other pages: `axe.spec.ts`. */
import { expectNoFault, LOOKS } from './support/axe';
import { GAME_DIALOGS, lookInto } from './support/dialogs';
import { expect, test } from './support/fixtures';
import * as table from './support/table';

const LONG = { timeout: 20_000 };

for (const { name, use } of LOOKS) {
  test.describe(name, () => {
    test.use(use);

    test(`axe finds no fault at the start and in a game, ${name}`, async ({ board, page }) => {
      await board.open();
      await expectNoFault(page, 'the start');
      await board.playAll('32-28 19-23');
      await expectNoFault(page, 'a game');
      for (const folded of ['notation', 'text-position']) {
        await page.getByTestId(folded).locator('summary').click();
      }
      await expectNoFault(page, 'its notation and the position in words');
    });

    test(`axe finds no fault beside a refusal, a question and a proof, ${name}`, async ({
      board,
      page,
    }) => {
      await board.open('W:W32,37:B5,28');
      await board.drag(37, 31);
      await expect(board.ruling).toBeVisible();
      await expectNoFault(page, 'a refusal');
      await page.goto('/#fen=W:WK4:B13,20,32,37');
      await page.reload();
      await board.press(4, 15);
      await expect(board.fork).toBeVisible();
      await expectNoFault(page, 'a question');
      await page.goto('/#fen=W:WK28:BK35');
      await page.reload();
      await expect(board.result).toBeVisible();
      await page.getByTestId('why').click();
      await expect(page.getByTestId('proof-board')).toBeVisible();
      await expectNoFault(page, 'a proof');
    });

    for (const [when, fen, dialogs] of [
      ['a game', undefined, GAME_DIALOGS],
      [
        'a capture to be made',
        'W:W32,37:B5,28',
        [
          [['more', 'slow-open'], 'slow-dialog'],
          [['more', 'compare-open'], 'compare-dialog'],
          [['more', 'hint'], 'hint-dialog'],
        ],
      ],
    ] as const) {
      test(`axe finds no fault in the dialogs of ${when}, ${name}`, async ({ board, page }) => {
        test.setTimeout(60_000);
        await board.open(fen);
        await lookInto(page, dialogs, async (dialog) => {
          await expect(page.getByTestId(dialog).locator('[aria-busy="true"]')).toHaveCount(0, LONG);
          await expectNoFault(page, dialog);
        });
      });
    }

    test(`axe finds no fault in a new game of each kind, ${name}`, async ({ board, page }) => {
      await board.open();
      await page.getByTestId('new-game').click();
      await page.getByTestId('opponent-machine').check({ force: true });
      await page.getByTestId('clock-moves').check({ force: true });
      await expectNoFault(page, 'against the machine');
      await page.getByTestId('opponent-two').check({ force: true });
      await page.getByTestId('table-mode').check();
      await page.getByTestId('clock-fischer').check({ force: true });
      await page.getByTestId('position-fen').check({ force: true });
      await page.getByTestId('fen-input').fill('W:W51:B1');
      await page.getByTestId('start-game').click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectNoFault(page, 'a table, from a position that cannot be');
    });

    test(`axe finds no fault at a table, ${name}`, async ({ board, page }) => {
      test.setTimeout(60_000);
      await board.open();
      await table.sit(page, table.MISSED, 'ffjd', 5);
      await expectNoFault(page, 'before the first move');
      await board.press(34, 29);
      await table.done(page, 'white');
      await table.claim(page, 'white');
      await expect(table.answer(page)).toHaveAttribute('data-answer', 'offender');
      await expectNoFault(page, 'a claim by the wrong player');
      await page.keyboard.press('Escape');
      await table.claim(page, 'black');
      await expect(table.answer(page)).toHaveAttribute('data-answer', 'open');
      await expectNoFault(page, 'a claim');
      await page.getByTestId('decide-correct').click();
      await expect(table.log(page)).toHaveCount(1);
      await page.getByTestId('table-log').locator('summary').first().click();
      await expectNoFault(page, 'the log');
      await page.getByTestId('accident').click();
      await expect(page.getByTestId('accident-ask')).toBeVisible();
      await expectNoFault(page, 'an accident');
    });

    test(`axe finds no fault in an analysis with all its panels, ${name}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto('/analyse#fen=W:W28,33,38:B9,14,19&moves=28-23');
      await page.getByTestId('node').last().click();
      await expect(page.getByTestId('engine-score')).toBeVisible(LONG);
      await page.getByTestId('engine-toggle').click();
      await expectNoFault(page, 'the machine');
      await page.getByTestId('file').locator('summary').click();
      await expect(page.getByTestId('pdn')).toBeVisible();
      await page.getByTestId('pen').click();
      await expect(page.getByTestId('pen-help')).toBeVisible();
      await page.getByTestId('review-start').click();
      await expect(page.getByTestId('plot')).toBeVisible(LONG);
      await page.getByTestId('review').locator('summary').last().click();
      await expectNoFault(page, 'file, pen and review');
      for (const [button, dialog] of [
        ['set-up', 'set-up-dialog'],
        ['diagram', 'diagram-dialog'],
      ] as const) {
        await page.getByTestId(button).click();
        await expect(page.getByTestId(dialog)).toBeVisible();
        await expectNoFault(page, dialog);
        await page.keyboard.press('Escape');
      }
    });

    test(`axe finds no fault in a library with games, ${name}`, async ({ page }) => {
      await page.goto('/bibliotheque');
      await page
        .getByTestId('paste')
        .fill(
          ['A', 'B', 'C']
            .map(
              (white) => `[White "${white}"]\n[Black "N"]\n[Result "1-1"]\n\n1. 32-28 19-23 1-1\n`,
            )
            .join('\n'),
        );
      await page.getByTestId('add-pasted').click();
      await expect(page.getByTestId('game')).toHaveCount(3);
      await page.getByTestId('choose').first().check();
      await expectNoFault(page, 'a game that is chosen');
      await page.getByTestId('set-up').click();
      await expectNoFault(page, 'a position to be looked for');
      await page.getByTestId('take-position').click();
      await expect(page.getByTestId('position')).toBeVisible();
      await page.getByTestId('search-player').fill('nobody');
      await expect(page.getByTestId('game')).toHaveCount(0);
      await expectNoFault(page, 'nothing found');
    });
  });
}

test('without motion nothing moves', async ({ board }) => {
  // The tests ask for reduced motion: the capture is simply over.
  await board.open('W:W32:B8,17,27,36');
  await board.press(32);
  await board.expectPiece(3, /dame blanche/);
  await expect(board.board.locator('g.piece')).toHaveCount(2);
});
