import { expect, test } from './support/fixtures';

test('the policy forbids everything foreign, and the page lives with it', async ({
  page,
  board,
}) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe-eval');
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  await board.play('32-28', 1);
  await board.saved();
  expect(await page.context().cookies()).toEqual([]);
});

test('a file of exported data from anybody brings back games, and nothing else', async ({
  board,
  page,
}) => {
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  const game = {
    startFen: 'start',
    ruleset: 'ffjd',
    players: { kind: 'two' },
    moves: ['32-28', '19-23'],
    cursor: 2,
    end: null,
  };
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const file = {
    games: [
      { ...game, key: 'good' },
      { ...game, key: evil },
      { ...game, key: 'a', moves: [evil] },
      { ...game, key: 'b', startFen: evil },
      { ...game, key: 'c', players: { kind: 'machine', human: evil, level: 1e9 } },
      { ...game, key: 'd', end: { reason: evil } },
      { ...game, key: 'e', id: '../../x' },
    ],
    progress: {
      'damier.progress.course': { version: 1, data: { stars: { [evil]: 3 }, won: evil } },
      'damier.progress.exercises': { version: 1, data: { [evil]: { box: 1e9 } } },
      'damier.arbiter': [{ at: 1, case: evil, decided: 'leave', note: evil }],
      'damier.current': { key: 'a' },
      __proto__: { polluted: true },
    },
  };
  await page.getByTestId('settings').click();
  await page.getByTestId('import-data').setInputFiles({
    name: 'damier.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByText('1 partie ajoutée.')).toBeVisible();
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names.filter((name) => name.startsWith('damier.game.'))).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.getItem('damier.current'))).not.toContain('"a"');
  // Every page that shows something of it still stands, and runs none of it.
  for (const path of ['/', '/cours', '/exercices', '/exercices/revision', '/arbitre']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).not.toHaveTitle('1');
    await expect(page.locator('img, script:not([src])')).toHaveCount(0);
  }
});

test('the same rulings come from the page’s rules and from the server', async ({ board, page }) => {
  await board.open('W:W32,34:B8,17,27,30');
  await board.drag(34, 25);
  const shown = await page.getByTestId('ruling-message').textContent();
  const response = await page.request.post('/api/explain', {
    data: { fen: 'W:W32,34:B8,17,27,30', move: '34-25', lang: 'fr' },
  });
  const ruling = (await response.json()) as { code: string; message: string };
  expect(ruling.code).toBe('majority');
  // The page sets it like its own texts.
  expect(shown?.trim()).toBe(ruling.message.replaceAll("'", '’'));
});
