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
