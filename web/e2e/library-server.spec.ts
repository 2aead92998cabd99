/** The copy of a library on the server: by choice, under a key, through kill -9 and from browser to browser. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { expectNoFault } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import type { Server } from './support/server';

const LONG = { timeout: 60_000 };

const games = (page: Page) => page.getByTestId('games');
const game = (n: number, more = '') =>
  `[White "Blanc ${n}"]\n[Black "Noir"]\n[Result "1-1"]\n\n1. 32-28 ${more} 19-23 1-1\n\n`;

async function open(page: Page, url: string, hash = ''): Promise<void> {
  await page.goto(`${url}/bibliotheque${hash}`);
  await expect(games(page)).toHaveAttribute('data-all', /\d/, LONG);
}

async function add(page: Page, text: string): Promise<void> {
  await page.getByTestId('paste').fill(text);
  await page.getByTestId('add-pasted').click();
}

/** The comparison is over and nothing was refused. */
async function compared(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByTestId('synced')).toHaveText(words, LONG);
  await expect(page.getByTestId('server')).toHaveAttribute('data-syncing', 'false', LONG);
  await expect(page.getByTestId('refusal')).toHaveCount(0);
}

/** Another person's browser, or another one of the same person. */
async function elsewhere(
  browser: Browser,
  server: Server,
  link: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await open(page, server.url, new URL(link).hash);
    await page.getByTestId('offered-yes').click();
    await use(page);
  } finally {
    await context.close();
  }
}

test('a library is kept on the server too, opened elsewhere, changed on both sides and deleted', async ({
  browser,
  page,
  ownServer,
  faults,
}) => {
  test.slow();
  faults.expected.push(new RegExp(`foreign request: ${ownServer.url}/`), /404|Failed to load/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/libraries')) calls.push(request.url());
  });
  await open(page, ownServer.url);
  await add(page, game(1) + game(2, "{it's}"));
  await expect(games(page)).toHaveAttribute('data-all', '2');
  // Nothing is sent before it is asked for.
  expect(calls).toEqual([]);
  await page.getByTestId('keep-there').click();
  await compared(page, /2 parties envoyées/);
  const link = await page.getByTestId('library-link').inputValue();
  expect(link).toMatch(/\/bibliotheque#key=[\w]{22}$/);
  await expect(page.getByTestId('server')).toContainText('Qui a ce lien');
  // Each button says what it does, and to what.
  await expect(page.getByTestId('unlink')).toHaveAccessibleDescription(/^Ce navigateur oublie/);
  await expect(page.getByTestId('remove-copy')).toHaveAccessibleDescription(/^La copie disparaît/);
  await expectNoFault(page);

  await elsewhere(browser, ownServer, link, async (other) => {
    await compared(other, /2 parties reçues/);
    await expect(other).toHaveURL(/\/bibliotheque$/);
    await expect(games(other)).toHaveAttribute('data-all', '2');
    await add(other, game(3));
    await compared(other, /1 partie envoyée/);
    await other.getByTestId('search-player').fill('blanc 1');
    await expect(games(other)).toHaveAttribute('data-found', '1');
    await other.getByTestId('choose').first().check();
    await other.getByTestId('remove-chosen').click();
    await other.getByTestId('ask-yes').click();
    await compared(other, /Tout est aussi/);
  });
  await page.getByTestId('sync').click();
  await compared(page, /1 partie reçue\. 1 partie supprimée ailleurs/);
  await expect(page.getByTestId('game')).toHaveText([/Blanc 3/, /Blanc 2/]);

  // What is kept survives a server that is killed.
  await ownServer.kill();
  await add(page, game(4));
  await expect(page.getByTestId('refusal')).toContainText('injoignable', LONG);
  await expect(games(page)).toHaveAttribute('data-all', '3');
  await ownServer.restart();
  await page.getByTestId('sync').click();
  await compared(page, /1 partie envoyée/);
  await elsewhere(browser, ownServer, link, async (other) => {
    await compared(other, /3 parties reçues/);
    await other.getByTestId('remove-copy').click();
    await other.getByTestId('ask-copy-yes').click();
    await expect(other.getByTestId('keep-there')).toBeVisible();
    await expect(games(other)).toHaveAttribute('data-all', '3');
  });
  await page.getByTestId('sync').click();
  await expect(page.getByTestId('refusal')).toContainText('n’a plus cette bibliothèque', LONG);
  await expect(games(page)).toHaveAttribute('data-all', '3');
});

test('a server killed while games are sent has what it answered, and gets the rest later', async ({
  browser,
  page,
  ownServer,
  faults,
}) => {
  test.slow();
  faults.expected.push(new RegExp(`foreign request: ${ownServer.url}/`), /ERR_|Failed to load/);
  await open(page, ownServer.url);
  const many = Array.from({ length: 1500 }, (_, n) => game(n, `{${'mot '.repeat(60)}}`)).join('');
  await page
    .getByTestId('choose-files')
    .setInputFiles({ name: 'm.pdn', mimeType: 'text/plain', buffer: Buffer.from(many) });
  await expect(games(page)).toHaveAttribute('data-all', '1500', LONG);
  const third = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
    LONG,
  );
  await page.getByTestId('keep-there').click();
  await third;
  await ownServer.kill();
  await expect(page.getByTestId('refusal')).toBeVisible(LONG);
  await expect(games(page)).toHaveAttribute('data-all', '1500');
  const link = await page.getByTestId('library-link').inputValue();
  await ownServer.restart();
  await page.getByTestId('sync').click();
  await compared(page, /envoyées/);
  await elsewhere(browser, ownServer, link, async (other) => {
    await compared(other, /1\s500 parties reçues/);
    await expect(games(other)).toHaveAttribute('data-all', '1500');
  });
});

test('a copy deleted while it is compared stays deleted, and games come in their order', async ({
  browser,
  page,
  ownServer,
  faults,
}) => {
  test.slow();
  faults.expected.push(new RegExp(`foreign request: ${ownServer.url}/`), /404|Failed to load/);
  await open(page, ownServer.url);
  const many = Array.from({ length: 700 }, (_, n) => game(n)).join('');
  await page
    .getByTestId('choose-files')
    .setInputFiles({ name: 'm.pdn', mimeType: 'text/plain', buffer: Buffer.from(many) });
  await expect(games(page)).toHaveAttribute('data-all', '700', LONG);
  await page.getByTestId('keep-there').click();
  await compared(page, /700 parties envoyées/);
  const link = await page.getByTestId('library-link').inputValue();
  await elsewhere(browser, ownServer, link, async (other) => {
    await expect(other.getByTestId('moving')).toContainText(/\d+ sur 700 parties/, LONG);
    await compared(other, /700 parties reçues/);
    const first = [/Blanc 0/, /Blanc 1/, /Blanc 2/];
    for (const [n, name] of first.entries()) {
      await expect(other.getByTestId('game').nth(n)).toHaveText(name);
    }
  });
  await elsewhere(browser, ownServer, link, async (other) => {
    await expect(other.getByTestId('moving')).toBeVisible(LONG);
    await other.getByTestId('remove-copy').click();
    await other.getByTestId('ask-copy-yes').click();
    await expect(other.getByTestId('keep-there')).toBeVisible(LONG);
    await expect(other.getByTestId('server')).toHaveAttribute('data-syncing', 'false', LONG);
    await expect(other.getByTestId('synced')).toHaveText('');
    await expect(other.getByTestId('refusal')).toHaveCount(0);
    await other.reload();
    await expect(other.getByTestId('keep-there')).toBeVisible(LONG);
  });
});

test('the library is part of what is exported, brought back and erased', async ({
  page,
  ownServer,
  faults,
}) => {
  faults.expected.push(new RegExp(`foreign request: ${ownServer.url}/`), /404|Failed to load/);
  await open(page, ownServer.url);
  await add(page, game(1) + game(2, '{deux}'));
  await page.getByTestId('keep-there').click();
  await compared(page, /2 parties envoyées/);
  const link = await page.getByTestId('library-link').inputValue();
  const key = new URL(link).hash.replace('#key=', '');
  await page.goto(`${ownServer.url}/`);
  await page.getByTestId('settings').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('export-data').click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toContain('{deux}');
  const erase = page.getByTestId('erase-data');
  await erase.click();
  await erase.click();
  await expect
    .poll(async () => (await page.request.get(`${ownServer.url}/api/libraries/${key}`)).status())
    .toBe(404);
  await expect(page.getByRole('dialog')).toContainText(/effac/i);
  await page.getByTestId('import-data').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText(/2 parties/);
  await open(page, ownServer.url);
  await expect(games(page)).toHaveAttribute('data-all', '2');
  await expect(page.getByTestId('keep-there')).toBeVisible();
});
