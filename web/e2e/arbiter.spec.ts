/** The legal move helper and the table arbiter. */
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';

test('D3 it asks first whether there is a capture, then compares the numbers', async ({ page }) => {
  await page.goto('/assistant');
  const verdict = page.getByTestId('count-verdict');
  await expect(page.locator('main')).toContainText('ne remplace pas l’arbitre');
  await expect(page.getByTestId('count-1')).toHaveCount(0);
  await page.getByTestId('capture-no').check({ force: true });
  await expect(verdict).toHaveAttribute('data-kind', 'free');
  await page.getByTestId('capture-yes').check({ force: true });
  await page.getByTestId('count-1').fill('1');
  await expect(verdict).toHaveAttribute('data-kind', 'only');
  await page.getByTestId('count-2').fill('3');
  await expect(verdict).toContainText('Il faut jouer la prise 2 : 3 pièces');
  await page.getByTestId('count-3').fill('3');
  await expect(verdict).toContainText('Libre choix entre les prises 2 et 3');
  await page.getByTestId('count-3').fill('99');
  await expect(page.getByRole('alert')).toContainText('de 1 à 20');
  await expect(verdict).toHaveAttribute('data-kind', 'none');
  await page.getByTestId('count-3').fill('');
  await expect(verdict).toContainText('Il faut jouer la prise 2');
  await expectNoFault(page);
});

test('D3 A14 it finds the captures itself and shows them side by side', async ({ page }) => {
  await page.goto('/assistant/position');
  const cards = page.getByTestId('capture-card');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveAttribute('data-required', 'true');
  await expect(cards.nth(0)).toContainText('32x21x12x3');
  await expect(cards.nth(1)).toHaveAttribute('data-required', 'false');
  await expect(cards.nth(1)).toContainText('il en faut 3');

  // Two men before one king, written as a FEN.
  await page.getByTestId('editor-fen').fill('W:W33,37:B18,28,K31');
  await page.getByTestId('editor-load').click();
  await expect(cards.nth(0)).toContainText('33x22x13');
  await expect(cards.nth(1)).toContainText('37x26');
  // Without the man on 18 both take one piece: free choice.
  await page.getByRole('radio', { name: 'gomme' }).check({ force: true });
  const at = await page.getByTestId('editor').getByTestId('square-18').boundingBox();
  if (!at) throw new Error('no square 18');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect(page.getByTestId('found-verdict')).toContainText('libre choix entre 2 prises');
  await expect(
    page.getByTestId('capture-card').and(page.locator('[data-required=true]')),
  ).toHaveCount(2);
  await page.getByTestId('editor-clear').click();
  await expect(page.getByTestId('comparer')).toBeVisible();
});

test('a position that cannot be read says why', async ({ page }) => {
  await page.goto('/assistant/position');
  await page.getByTestId('editor-fen').fill('W:W33,99:B1');
  await page.getByTestId('editor-load').click();
  await expect(page.getByRole('alert')).toContainText('99');
});

test('D3 C2 C3 what was played gets its ruling, who decides, and a board for each outcome', async ({
  page,
}) => {
  await page.goto('/assistant/coup-joue');
  const judge = page.getByTestId('played-judge');
  const ruling = page.getByTestId('played-ruling');
  await judge.click();
  await expect(ruling).toHaveAttribute('data-code', 'majority');
  await expect(ruling).toContainText('1/5.4.8');
  await expect(ruling).toContainText(/adversaire/);
  await expect(page.getByTestId('played-options').locator('figure')).toHaveCount(2);
  await page.getByRole('radio', { name: 'en famille' }).check({ force: true });
  await expect(page.getByTestId('played-options').locator('figure')).toHaveCount(1);
  await page.getByRole('radio', { name: 'compétition' }).check({ force: true });
  await page.getByTestId('played-move').fill('32x3');
  await page.getByTestId('played-removed').fill('27 17');
  await judge.click();
  await expect(ruling).toHaveAttribute('data-code', 'removed-too-few');
  await page.getByTestId('played-removed').fill('27, 17, 8');
  await judge.click();
  await expect(ruling).toHaveAttribute('data-code', 'legal');
  await page.getByTestId('played-move').fill('abc');
  await judge.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('D3 C2 the commonest faults have both their boards, and what is unclear is not called illegal', async ({
  page,
}) => {
  await page.goto('/assistant/coup-joue');
  const ruling = page.getByTestId('played-ruling');
  const figures = page.getByTestId('played-options').locator('figure');
  const ask = async (fen: string, move: string, removed = '') => {
    await page.getByTestId('editor-fen').fill(fen);
    await page.getByTestId('editor-load').click();
    await page.getByTestId('played-move').fill(move);
    await page.getByTestId('played-removed').fill(removed);
    await page.getByTestId('played-judge').click();
  };
  for (const [fen, move, code] of [
    ['W:W32,45:B28,6', '45-40', 'capture-mandatory'],
    ['W:W31-50:B1-20', '32-23', 'man-moves-too-far'],
    ['W:W31-50:B1-20', '20-25', 'not-your-piece'],
  ] as const) {
    await ask(fen, move);
    await expect(ruling).toHaveAttribute('data-code', code);
    await expect(figures).toHaveCount(2);
  }
  await ask('W:W10:B12,14,28', '10x19x10');
  await expect(ruling).toHaveAttribute('data-code', 'piece-jumped-twice');
  await expect(figures).toHaveCount(0);
  await expect(page.getByTestId('played-say-removed')).toBeVisible();
  await ask('W:W10:B12,14,28', '10x19x10', '14');
  await expect(figures).toHaveCount(2);

  await ask('B:W28,29,31,33,35-50:B1-18,20,23', '18-22', '28');
  await expect(ruling).toHaveAttribute('data-code', 'capture-mandatory');
  await expect(page.getByTestId('played-also-removed')).toContainText('1/5.4.7');

  await ask('W:WK47:B14,19,29,31,42', '47x36');
  await expect(ruling).toHaveAttribute('data-code', 'ambiguous');
  await expect(ruling.getByRole('heading')).toHaveText('Coup à préciser');
  await ask('W:W31-50:B1-20', '32x28');
  await expect(ruling.getByRole('heading')).toHaveText('Coup à préciser');
  await expect(ruling).not.toContainText('adversaire');

  await page.getByTestId('played-move').fill('');
  await expect(ruling).toHaveCount(0);
});

test('C1 C2 C4 C5 an arbiter settles cases and keeps the log', async ({ page }) => {
  await page.goto('/arbitre');
  await page.getByTestId('group-missed').click();
  await expect(page).toHaveURL(/\/arbitre\/missed$/);
  await page.getByTestId('what-I09').click();
  await expect(page.getByTestId('case')).toHaveAttribute('data-case', 'I09');
  await expect(page.getByTestId('case-decider')).toHaveAttribute('data-decider', 'opponent');
  await expect(page.getByTestId('case-explained')).toHaveAttribute(
    'data-code',
    'capture-mandatory',
  );
  await expect(page.getByTestId('case-options').locator('figure')).toHaveCount(2);
  // Is the choice still open, and does the right player ask?
  const card = page.getByTestId('case');
  await expect(card.getByTestId('case-while')).toBeVisible();
  await page.getByTestId('asked-offender').focus();
  await page.keyboard.press('Space');
  await expect(card.getByTestId('case-no-say')).toContainText('seul son adversaire');
  await page.getByTestId('replied-yes').check({ force: true });
  await expect(card.getByTestId('case-late')).toContainText('Trop tard');
  await expect(card.getByTestId('case-ruling')).toHaveCount(0);
  await expect(card.getByTestId('case-options').locator('figure')).toHaveCount(1);
  // Nobody has a choice any more, and nothing is taken back at home either.
  await expect(card.getByTestId('case-decider')).toHaveAttribute('data-decider', 'rules');
  await expect(card.getByTestId('case-family')).toHaveCount(0);
  await expect(page.getByTestId('log-decided').locator('option')).toHaveCount(1);
  await expect(page.getByTestId('log-decided')).toHaveValue('accepted');
  await expectNoFault(page);
  await page.getByTestId('replied-no').check({ force: true });
  await expect(card.getByTestId('case-ruling')).toBeVisible();
  await page.getByTestId('log-decided').selectOption('leave');
  await page.getByTestId('log-note').fill('Table 4 <b>');
  await page.getByTestId('log-add').click();
  const log = page.getByTestId('arbiter-log');
  await expect(log.locator('li')).toHaveCount(1);
  await page.reload();
  await expect(log).toContainText('Table 4 <b>');
  await expect(log).toContainText('laissé');
  await page.getByTestId('log-erase').click();
  await expect(log.locator('li')).toHaveCount(1);
  await page.getByTestId('log-erase').click();
  await expect(log.locator('li')).toHaveCount(0);
});

test('D8 a case is found by its words, and one that is not listed by the five questions', async ({
  page,
}) => {
  await page.goto('/arbitre');
  await page.getByTestId('arbiter-search').fill('SOUFFLE pion');
  await expect(page.getByTestId('what-Q16')).toBeVisible();
  await page.getByTestId('arbiter-search').fill('xyzzy');
  await expect(page.locator('search')).toContainText('Aucun cas');
  await expect(page.getByTestId('arbiter-other').locator('li')).toHaveCount(5);
  await expectNoFault(page);
  await page.getByTestId('arbiter-other').getByRole('link').click();
  await expect(page).toHaveURL(/\/assistant\/coup-joue$/);
});

test('C2 a journal that the browser cannot keep says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/arbitre/I09');
  await page.getByTestId('log-add').click();
  await expect(page.getByTestId('arbiter-log').locator('li')).toHaveCount(1);
  await expect(page.locator('form [role=status]')).toContainText('imprimez le journal');
});

test('D8 every case and every irregularity can be reached through the wizard', async ({ page }) => {
  await page.goto('/arbitre');
  const seen = new Set<string>();
  await expect(page.getByTestId(/^group-/)).toHaveCount(8);
  for (const group of await page.getByTestId(/^group-/).all()) {
    await group.click();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByTestId(/^what-/).first()).toBeVisible();
    for (const what of await page.getByTestId(/^what-/).all()) {
      seen.add((await what.getAttribute('data-testid')) ?? '');
    }
  }
  expect(seen.size).toBe(51 + 32);
});

test('C4 a piece on a light square is drawn where it stands', async ({ page }) => {
  await page.goto('/arbitre/I03');
  // In the position and where it is left there; not where it is put back.
  await expect(page.getByTestId('astray')).toHaveCount(2);
  const options = page.getByTestId('case-options').locator('figure');
  await expect(options.first().getByTestId('astray')).toHaveCount(0);
  await expect(options.last().getByTestId('astray')).toHaveCount(1);
});

test('C4 where no piece is left, nobody is said to be on move; a phone is found by its name', async ({
  page,
}) => {
  for (const id of ['I14', 'Q39']) {
    await page.goto(`/arbitre/${id}`);
    const options = page.getByTestId('case-options').locator('figure');
    await expect(options.first()).toContainText('Partie terminée');
    await expect(options.last()).toContainText('Aux Noirs');
  }
  await page.goto('/arbitre');
  for (const words of ['telephone', 'portable']) {
    await page.getByTestId('arbiter-search').fill(words);
    await expect(page.getByTestId('what-I31')).toBeVisible();
  }
  // A word of the heading, words that people say instead, and none that only ends so.
  for (const [words, id] of [
    ['notation', 'Q72'],
    ['damier retourné', 'I01'],
    ['nulle refusée', 'I32'],
  ] as const) {
    await page.getByTestId('arbiter-search').fill(words);
    await expect(page.getByTestId(`what-${id}`)).toBeVisible();
  }
  await page.getByTestId('arbiter-search').fill('sonne');
  await expect(page.getByTestId('what-I31')).toBeVisible();
  await expect(page.getByTestId(/^what-/)).toHaveCount(1);
});

test('C2 what was accepted too late has its board, also where only one can stand', async ({
  page,
}) => {
  await page.goto('/arbitre/I18');
  await page.getByTestId('replied-yes').check({ force: true });
  const card = page.getByTestId('case');
  await expect(card.getByTestId('case-late')).toContainText('couronnez-le');
  const board = card.getByTestId('case-options').locator('figure');
  await expect(board).toHaveCount(1);
  await expect(board).toContainText('Position acceptée');
  await expect(board).toContainText('Avant la réponse');
  await expect(board.getByRole('img')).toHaveAttribute('aria-label', /dames? .*1/);
  // A game that is void is begun anew: nothing is restored.
  await page.goto('/litiges/Q52');
  await expect(card.getByTestId('case-options')).toContainText('Nouvelle partie');
});
