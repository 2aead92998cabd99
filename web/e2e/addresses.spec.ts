/** An address for every place, in every language; nothing kept but what the reader knows of. */
import { Board } from './support/board';
import { PAGES } from '../src/features/learn/paths';
import { WITHIN } from '../src/features/learn/sections';
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';

test('the language of the address goes before the browser’s, and links carry it', async ({
  page,
}) => {
  await page.goto('/regles?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(/\/lexique\?lang=en$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL(/\/regles\?lang=en$/);
  // Another choice is another address, and kept.
  await page.getByTestId('language').selectOption('nl');
  await expect(page).toHaveURL(/\/regles\?lang=nl$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('every page names itself in the other languages', async ({ page }) => {
  for (const path of ['/', '/regles/prise-majoritaire', '/litiges/Q25']) {
    await page.goto(path);
    for (const code of ['fr', 'en', 'nl']) {
      const link = page.locator(`link[rel="alternate"][hreflang="${code}"]`);
      await expect(link).toHaveAttribute('href', new RegExp(`${path}\\?lang=${code}$`));
    }
  }
  for (const [locale, lang] of [
    ['nl-BE', 'nl'],
    ['en', 'en'],
    ['de', 'fr'],
  ] as const) {
    const answer = await page.request.get('/', { headers: { 'accept-language': locale } });
    expect(await answer.text()).toContain(`<html lang="${lang}">`);
  }
});

test('an address that names nothing says so, with ways on', async ({ page, request, faults }) => {
  // Some twenty pages, one after the other.
  test.slow();
  faults.expected.push(/404/);
  for (const path of Object.values(PAGES)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  for (const [path, language, title] of [
    ['/nimporte', 'fr', 'Cette page n’existe pas'],
    ['/rules', 'en', 'There is no such page'],
    ['/g', 'nl', 'Deze pagina bestaat niet'],
  ] as const) {
    const answer = await page.goto(`${path}?lang=${language}`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.getByTestId('missing')).toContainText(path);
    await expectNoFault(page);
  }
  for (const path of [
    '/litiges/Q999',
    '/exercices/zzz',
    '/irregularites/I99',
    '/regles/zzz',
    '/regles/text',
    '/regles/first-title',
    '/a-propos/zzz',
    '/lexique/zzz',
    '/arbitre/zzz',
    '/assistant/zzz',
    '/cours/zzz',
    '/cours/damier/99',
    '/cours/damier/01',
    '/debuter/7',
    '/regles/pion/zzz',
  ]) {
    for (const language of ['', '?lang=fr', '?lang=en', '?lang=nl']) {
      expect((await request.get(path + language)).status(), path + language).toBe(404);
    }
    await page.goto(path);
    await expect(page.getByTestId('missing'), path).toBeVisible();
  }
  await page.getByTestId('missing').getByRole('link', { name: 'Litiges' }).click();
  await expect(page.getByTestId('missing')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('Les litiges');
  await page.goto('/regles/nulle');
  await expect(page.locator('#nulle')).toBeVisible();
  await expect(page.getByTestId('missing')).toHaveCount(0);
});

test('the server knows every address of the pages, and the pages have them', async ({
  page,
  request,
}) => {
  // Some hundred addresses, one after the other.
  test.slow();
  const all = (await (await request.get('/pages.txt')).text()).trim().split('\n');
  for (const path of all) expect((await request.get(path)).status(), path).toBe(200);
  // Pages with all their items on one: each is there. The others are opened elsewhere.
  for (const name of [...WITHIN, 'about'] as const) {
    const items = all.flatMap((path) => path.split(`${PAGES[name]}/`)[1] ?? []);
    expect(items.length, name).toBeGreaterThan(1);
    await page.goto(`${PAGES[name]}/${items[0]}`);
    for (const item of items) await expect(page.locator(`main [id="${item}"]`), item).toBeVisible();
  }
  for (const path of [
    ...[
      '/cours/damier/1',
      '/cours/enseignants',
      '/cours/certificat',
      '/cours/partie',
      '/debuter/6',
    ],
    ...[
      '/litiges/Q51',
      '/arbitre/I32',
      '/arbitre/clock',
      '/assistant/coup-joue',
      '/exercices/count',
    ],
    '/exercices/revision',
    '/exercices/shot',
    '/exercices/pratique',
    '/exercices/pratique-coup-royal',
  ]) {
    expect(all, path).toContain(path);
    await page.goto(path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.getByTestId('missing'), path).toHaveCount(0);
  }
});

test('a link to a game against the machine begins it, over an open position, too', async ({
  board,
  page,
}) => {
  await board.open('W:W31,32:B1,2');
  await page.evaluate(() => (location.hash = '#machine=1'));
  await expect(page.getByTestId('player-black')).toContainText('Débutant');
  await board.expectPiece(50, 'pion blanc');
  expect(new URL(page.url()).hash).toBe('');
  await page.evaluate(() => (location.hash = '#fen=W:W31,32:B1,2'));
  await board.expectPiece(50, 'vide');
});

test('a game has an address at every ply', async ({ board, page }) => {
  await board.open();
  await board.playAll('32-28 19-23 28x19 14x23');
  await board.saved();
  await page.getByTestId('ply-2').click();
  await expect(page).toHaveURL(/\/g\/[\w-]+\/2$/);
  const address = page.url();
  await page.reload();
  await expect(page.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
  const stranger = await page.context().browser()?.newContext({ locale: 'fr-FR' });
  const other = await stranger?.newPage();
  if (!stranger || !other) throw new Error('no second browser');
  await other.goto(address);
  await expect(other.getByTestId('ply-2')).toHaveAttribute('aria-current', 'step');
  await new Board(other).expectMoves('32-28', '19-23', '28x19', '14x23');
  await stranger.close();
});

test('no cookie, no other’s server, and only our own names in the browser’s storage', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  for (const path of ['/regles', '/cours', '/exercices', '/assistant', '/arbitre', '/litiges']) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
  // Requests to anyone else are a fault of every test (support/fixtures.ts).
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept.local.filter((name) => !name.startsWith('damier.'))).toEqual([]);
  expect(kept.session).toEqual([]);
  expect(kept.databases).toBe(0);
});
