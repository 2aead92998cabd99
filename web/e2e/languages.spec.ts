import { expect, test } from './support/fixtures';

const WORDS = {
  fr: { turn: 'Aux Blancs de jouer', refused: 'Coup refusé' },
  en: { turn: 'White', refused: 'refused' },
  nl: { turn: 'Wit', refused: 'geweigerd' },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  test(`the page and its rulings speak ${language}`, async ({ board, page }) => {
    await board.open('W:W32,37:B5,28');
    await page.getByTestId('language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(board.status).toContainText(words.turn);
    await board.drag(37, 31);
    await expect(board.ruling).toContainText(new RegExp(words.refused, 'i'));
    const message = await page.getByTestId('ruling-message').textContent();
    expect(message).toContain('32x23');
    // The choice stays.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the browser’s own language is the first choice', async ({ browser, server, faults }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'nl-BE' });
  faults.watch(context, () => server.url);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await context.close();
});

test('light and dark, by the system and by choice', async ({ board, page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await board.open();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.getByTestId('settings').click();
  await page.getByTestId('theme-light').check({ force: true });
  expect(await background()).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
});
