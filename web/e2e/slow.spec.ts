import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';

const TURC = 'B:W12,13,22,24,30:BK25';
const MAJORITY = 'W:W32,34:B8,17,27,30';

test.describe('captures in slow motion', () => {
  test('A13 D8 the last capture of a game, jump by jump, and what lifting at once would do', async ({
    board,
    page,
  }) => {
    await board.open(TURC);
    await board.play('25x19', 1);
    await page.getByTestId('more').click();
    await page.getByTestId('slow-open').click();
    const slow = page.getByTestId('slow');
    const words = page.getByTestId('slow-words');
    const ghosts = slow.locator('[data-ghost="true"]');
    await expect(words).toContainText('Départ en 25');
    const forward = page.getByTestId('slow-forward');
    for (const [taken, to] of [
      [30, 39],
      [22, 17],
      [12, 8],
      [13, 19],
    ]) {
      await forward.click();
      await expect(words).toContainText(`par-dessus ${taken}, arrivée en ${to}`);
    }
    // All four still stand, the one on 30 is the wall behind 24.
    await expect(ghosts).toHaveCount(4);
    await expect(slow.locator('.wall')).toHaveCount(1);
    await forward.click();
    await expect(words).toContainText('les 4 pièces prises quittent le damier ensemble');
    await expect(slow.locator('[data-square]')).toHaveCount(1);
    await expect(forward).toBeDisabled();

    await page.getByTestId('slow-what-if').click();
    await expect(slow).toHaveAttribute('data-rule', 'wrong');
    await expect(page.getByTestId('slow-rule')).toContainText('25x39x17x8x19x30');
    await expect(page.getByTestId('slow-why')).toContainText('la dame 25 prendrait cinq pièces');
    await expect(page.getByTestId('slow-why')).toContainText('la pièce prise en 30 reste');
    for (let jump = 0; jump < 5; jump += 1) await forward.click();
    await expect(words).toContainText('Ce saut est impossible');
    await expect(ghosts).toHaveCount(0);
    await expectNoFault(page);
  });

  test('by keyboard: arrows step, P plays, Escape closes', async ({ board, page }) => {
    await board.open(TURC);
    await board.play('25x19', 1);
    await page.getByTestId('more').press('Enter');
    await page.getByTestId('slow-open').press('Enter');
    await page.getByTestId('slow-play').focus();
    const progress = page.getByTestId('slow-progress');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(progress).toHaveText('2 / 5');
    await page.keyboard.press('ArrowLeft');
    await expect(progress).toHaveText('1 / 5');
    await page.keyboard.press('End');
    await expect(progress).toHaveText('5 / 5');
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    await expect(page.getByTestId('slow-play')).toHaveText('Pause');
    await expect(progress).toHaveText('5 / 5', { timeout: 10_000 });
    await expect(page.getByTestId('slow-play')).toHaveText('Lecture');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('slow-dialog')).toBeHidden();
    await expect(page.getByTestId('more')).toBeFocused();
  });

  test('A13 D6 in the article on captured pieces, in three languages', async ({ page }) => {
    for (const [language, name] of [
      ['fr', 'Le coup turc au ralenti'],
      ['en', 'The coup turc in slow motion'],
      ['nl', 'De Turkse slag vertraagd'],
    ] as const) {
      await page.goto('/regles/pieces-prises');
      await page.getByTestId('language').selectOption(language);
      const turc = page.getByTestId('turc');
      await expect(turc).toHaveText(name);
      await turc.click();
      await page.getByTestId('slow-forward').click();
      await expect(page.getByTestId('slow-words')).toContainText('39');
    }
  });
});

test.describe('why a try is refused', () => {
  test('A14 D3 from the refusal to the article, the comparison and the slow motion', async ({
    board,
    page,
  }) => {
    await board.open(MAJORITY);
    await board.drag(34, 25);
    await expect(page.getByTestId('why-article')).toHaveAttribute(
      'href',
      '/regles/prise-majoritaire',
    );
    // The rule in words, in the language of the page.
    await expect(page.getByTestId('ruling-rule')).toContainText(
      'la prise majoritaire (FMJD, annexe 1',
    );
    await page.getByTestId('why-slow').click();
    await expect(page.getByTestId('slow')).toContainText('32x21x12x3');
    await page.keyboard.press('Escape');
    await page.getByTestId('why-compare').click();
    const cards = page.getByTestId('capture-card');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAttribute('data-required', 'true');
    await expect(cards.last()).toHaveAttribute('data-required', 'false');
    await expect(cards.last()).toContainText('34x25');
    await expectNoFault(page);
    // From the comparison into slow motion and back.
    await cards.last().getByTestId('card-slow').click();
    await expect(page.getByTestId('slow')).toContainText('34x25');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('compare-dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByTestId('why-article').click();
    await expect(page).toHaveURL(/\/regles\/prise-majoritaire$/);
    await expect(page.getByTestId('article-prise-majoritaire')).toBeVisible();
  });

  test('A14 the comparison is reached without a refusal, too', async ({ board, page }) => {
    await board.open(MAJORITY);
    await page.getByTestId('more').click();
    await page.getByTestId('compare-open').click();
    await expect(page.getByTestId('capture-card')).toHaveCount(2);
  });

  test('A11 a refusal on a board of the rule pages has the same ways on', async ({ page }) => {
    await page.goto('/regles/prise-majoritaire');
    const live = page.getByTestId('example-three');
    const square = (n: number) => live.getByTestId(`square-${n}`);
    await square(34).focus();
    await page.keyboard.press('Enter');
    await expect(live.getByTestId('live-ruling')).toBeVisible();
    await expect(live.getByTestId('why-article')).toBeVisible();
    await live.getByTestId('why-slow').click();
    await expect(page.getByTestId('slow')).toContainText('32x21x12x3');
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('A11 A14 the owed capture is played through on the board, and again when pointed at', async ({
      board,
      page,
    }) => {
      await board.open(MAJORITY);
      await board.drag(34, 25);
      // A flight leaves no arrow on the board while it lasts.
      const arrow = board.board.locator('.arrow');
      await expect(arrow).toHaveCount(1);
      await expect(arrow).toHaveCount(0);
      await expect(arrow).toHaveCount(1);
      await page.getByTestId('owed-move').hover();
      await expect(arrow).toHaveCount(0);
      // A press does not wait for the show.
      await board.press(32);
      await board.expectMoves('32x3');
    });
  });
});

test.describe('notation in every form', () => {
  const SPOKEN = 'trente-deux prend vingt-sept, dix-sept et huit, arrive en trois';
  const forms = [
    '32x3',
    '32x21x12x3',
    '32x3 <27,17,8>',
    '32x3x8x17x27',
    SPOKEN,
    'thirty-two takes twenty-seven, seventeen and eight, lands on three',
    'tweeëndertig slaat zevenentwintig, zeventien en acht, komt op drie',
  ];

  test('A5 any form can be typed, and all are shown for the move played', async ({
    board,
    page,
  }) => {
    await board.open(MAJORITY);
    for (const form of forms) {
      await page.getByTestId('typed-move').fill(form);
      await page.getByTestId('typed-move').press('Enter');
      await board.expectMoves('32x3');
      await page.getByTestId('undo').click();
    }
    await page.getByTestId('redo').click();
    await page.getByTestId('notation').locator('summary').click();
    await expect(page.getByTestId('notation-form')).toHaveText(forms);
    await expectNoFault(page);
  });

  test('A5 a wrong capture said aloud is refused with its reason', async ({ board, page }) => {
    await board.open(MAJORITY);
    await page.getByTestId('typed-move').fill('trente-quatre prend trente, arrive en vingt-cinq');
    await page.getByTestId('typed-move').press('Enter');
    await expect(board.ruling).toHaveAttribute('data-code', 'majority');
  });

  test('A5 a form is copied', async ({ board, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await board.open(MAJORITY);
    await board.play('32x3', 1);
    const panel = page.getByTestId('notation');
    await panel.locator('summary').click();
    await panel.getByRole('button', { name: /voix haute/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SPOKEN);
  });
});
