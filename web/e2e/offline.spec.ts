/** The site without the network and without its server, after one visit. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Board } from './support/board';
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';
import { Proxy } from './support/proxy';
import type { Server } from './support/server';

/** A browser that keeps what it has, as a person's does, with service workers. */
async function visitor(
  server: Pick<Server, 'url'>,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'damier-browser-'));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL: server.url,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until everything is kept and the page is served from it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

test('after one visit everything works in flight mode: play, the machine, rules, every page', async ({
  ownServer,
}) => {
  test.setTimeout(180_000);
  await visitor(ownServer, async (context) => {
    const first = await context.newPage();
    await first.goto('/');
    await expect(first.getByTestId('board')).toBeVisible();
    await kept(first);
    await ownServer.kill();
    await context.setOffline(true);

    const page = await context.newPage();
    const board = new Board(page);
    await board.open();
    await board.playAll('32-28 19-23');
    await page.reload();
    await board.expectMoves('32-28', '19-23');

    // The machine answers.
    await page.getByTestId('new-game').click();
    await page.getByTestId('opponent-machine').check({ force: true });
    await page.getByTestId('start-game').click();
    await board.press(32, 28);
    await expect(page.getByTestId('ply-2')).toBeVisible({ timeout: 30_000 });

    for (const [address, heading] of [
      ['/regles/prise-majoritaire', /./],
      ['/assistant', /./],
      ['/exercices/shot-001', 'Trouvez le coup'],
      ['/exercices/pratique-coup-turc', 'Coup turc'],
      ['/arbitre/missed', /./],
      ['/litiges/Q25', /./],
      ['/lexique/rafle', /./],
      ['/cours', /./],
      ['/exercices', /./],
      ['/regles?lang=nl', /Spelregels|regels/i],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('main h1').first(), address).toHaveText(heading);
    }
    // PDN is read by the whole module.
    await page.goto('/');
    await page.getByTestId('more').click();
    await page.getByTestId('transfer').click();
    await expect(page.getByTestId('pdn')).toHaveValue(/\[GameType "20"\]/);
  });
});

test('in flight mode the analysis has its threads', async ({ ownServer }) => {
  test.setTimeout(120_000);
  await visitor(ownServer, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
    });
    const first = await context.newPage();
    await first.goto('/');
    await kept(first);
    await ownServer.kill();
    await context.setOffline(true);

    const page = await context.newPage();
    await page.goto('/analyse');
    await expect(page.getByTestId('engine-state')).toHaveAttribute('data-threads', '3', {
      timeout: 60_000,
    });
  });
});

test('in flight mode the library is reached, takes a file, is searched and given back', async ({
  ownServer,
}) => {
  test.setTimeout(120_000);
  await visitor(ownServer, async (context) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByTestId('more').click();
    await page.getByTestId('library-link').click();
    await expect(page.locator('main h1')).toHaveText('Bibliothèque');
    const file = test.info().outputPath('club.pdn');
    const game = (white: string, moves: string) =>
      `[White "${white}"]\n[Black "N"]\n[Result "1-1"]\n\n1. ${moves} 1-1\n\n`;
    await writeFile(file, game('Élan', '32-28 19-23 2. 28x19 14x23') + game('Brun', '33-29 19-23'));
    await page.getByTestId('choose-files').setInputFiles(file);
    const games = page.getByTestId('game');
    await expect(games).toHaveCount(2, { timeout: 60_000 });
    await page.getByTestId('search-player').fill('elan');
    await expect(games).toHaveText([/Élan/]);
    await page.getByTestId('search-player').fill('');
    await page.getByTestId('set-up').click();
    await page.getByTestId('editor-fen').fill('B:W29,31,32,34-50:B1-20');
    await page.getByTestId('editor-load').click();
    await page.getByTestId('take-position').click();
    await expect(games).toHaveText([/Brun/]);
    await page.getByTestId('any-position').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('export-all').click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/Élan[^]*Brun|Brun[^]*Élan/);
    // It is still there in the next visit, the network being away.
    await page.reload();
    await expect(games).toHaveCount(2, { timeout: 60_000 });
  });
});

test('a server killed in the middle of a game: play goes on, reload too, and all is sent later', async ({
  ownServer,
}) => {
  test.setTimeout(120_000);
  await visitor(ownServer, async (context) => {
    const page = await context.newPage();
    const board = new Board(page);
    await board.open();
    await board.playAll('32-28 19-23');
    await board.saved();
    await kept(page);
    const address = page.url();

    await ownServer.kill();
    await board.play('28x19', 3);
    // What is said has a place of its own: only then does the board stand where it will be pressed.
    await expect(page.getByTestId('sync')).toContainText('Serveur injoignable');
    await board.play('14x23', 4);
    // The page itself comes from what is kept, the game from this browser.
    await page.reload();
    await board.expectMoves('32-28', '19-23', '28x19', '14x23');
    await expect(page.getByTestId('sync')).toContainText('Serveur injoignable');
    await board.play('37-32', 5);
    await expect(page.getByTestId('sync')).toHaveAttribute('data-state', 'offline');

    await ownServer.restart();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await board.saved();

    // Someone else, without anything kept, sees all of it.
    await visitor(ownServer, async (stranger) => {
      const other = await stranger.newPage();
      await other.goto(address);
      await new Board(other).expectMoves('32-28', '19-23', '28x19', '14x23', '37-32');
    });
  });
});

test('damier can be installed', async ({ ownServer }) => {
  await visitor(ownServer, async (context) => {
    const page = await context.newPage();
    await page.goto('/');
    await kept(page);
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
    const { url, errors, data } = await cdp.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.fr.webmanifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: /damier/, display: 'standalone' });
  });
});

test('a new version waits until the reader agrees; the game stays', async ({ ownServer }) => {
  test.setTimeout(120_000);
  const site = await Proxy.before(ownServer.url);
  await visitor(site, async (context) => {
    const page = await context.newPage();
    const board = new Board(page);
    await board.open();
    await board.playAll('32-28 19-23');
    await board.saved();
    await kept(page);
    const notice = page.getByTestId('update');
    const versions = () => page.evaluate(async () => (await caches.keys()).toSorted());
    const [before] = await versions();
    expect(await versions()).toHaveLength(1);

    // The same files under another name: what a new version is to the browser.
    site.change = (script) => script.replaceAll(before?.slice(-16) ?? '', 'f'.repeat(16));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(notice).toContainText(/nouvelle version/i);
    await expectNoFault(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const box = await notice.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 740).toBe(
        true,
      );
    }
    // Nothing changes of itself; what is put off is offered again by the next page.
    await notice.getByRole('button').first().click();
    await expect(notice).toBeHidden();
    await board.playAll('28x19 14x23', 3);
    await page.reload();
    const waits = async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null;
    await expect(async () => {
      // Where the old version was not let go in time it is offered once more.
      const agree = notice.getByRole('button', { disabled: false }).last();
      if (await agree.isVisible()) await agree.press('Enter');
      await expect(notice).toBeHidden();
      expect(await page.evaluate(waits)).toBe(false);
    }).toPass();
    await board.expectMoves('32-28', '19-23', '28x19', '14x23');
    // The version before stays for pages that are still open.
    expect(await versions()).toEqual([before, `damier-${'f'.repeat(16)}`]);
  });
  site.stop();
});

test('an ending is known, proved and practised in flight mode, once tables have come', async ({
  ownServer,
}) => {
  test.setTimeout(240_000);
  await visitor(ownServer, async (context) => {
    const tables = (page: Page) =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('damier-'));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().filter(({ url }) => url.endsWith('.tables')).length;
      });
    const first = await context.newPage();
    await first.goto('/regles');
    await kept(first);
    // Whoever reads the rules needs none.
    expect(await tables(first)).toBe(0);
    // The analysis has them kept when it is quiet.
    await first.goto('/analyse');
    await expect.poll(() => tables(first), { timeout: 60_000 }).toBe(1);
    await first.close();
    await ownServer.kill();
    await context.setOffline(true);

    const page = await context.newPage();
    await page.goto('/analyse#fen=W:WK1,K2:BK45');
    const verdict = page.getByTestId('ending-verdict');
    await expect(verdict).toContainText('gagnent en 7 demi-coups', { timeout: 60_000 });
    await expect(page.getByTestId('engine-state')).toHaveAttribute('data-exact', 'true');
    await expect(page.getByTestId('eval-bar')).toHaveAttribute('data-share', '1.000');
    const moves = page.getByTestId('ending-moves').locator('tbody tr');
    await expect(moves.first()).toContainText('2-11');
    await expect(moves.last()).toHaveAttribute('data-wdl', 'draw');
    await page.getByTestId('ending-proof').click();
    const line = page.getByTestId('ending-line');
    await line.getByRole('button', { name: 'Demi-coup suivant' }).press('End');
    await expect(line).toHaveAttribute('data-ply', '7');
    await expectNoFault(page);
    // The review goes by them, too.
    await page.getByTestId('typed-move').fill('2-8');
    await page.getByTestId('typed-move').press('Enter');
    await expect(verdict).toHaveAttribute('data-wdl', 'draw');
    await page.getByTestId('review-start').click();
    await expect(page.getByTestId('mistakes').locator('li').first()).toContainText(
      'laisse échapper le gain (nulle)',
      { timeout: 60_000 },
    );
    await expect(page.getByTestId('review-estimated')).toHaveCount(0);

    // A goal: what has gone is told, the machine plays on, and the end is judged.
    await page.goto('/exercices/pratique-opposition');
    const practice = page.getByTestId('practice');
    const play = async (move: string, count: number) => {
      await page.getByTestId('exercise-typed').fill(move);
      await page.getByTestId('exercise-typed').press('Enter');
      await expect(practice).toHaveAttribute('data-moves', String(count), { timeout: 60_000 });
    };
    await expect(practice).toHaveAttribute('data-phase', 'yours');
    await play('42-37', 2);
    await expect(page.getByTestId('practice-slipped')).toContainText('le gain vient d’échapper');
    await page.getByTestId('practice-back').click();
    await play('42-38', 2);
    await expect(page.getByTestId('practice-slipped')).toHaveCount(0);
    await page.goto('/exercices/pratique-dame-contre-pion');
    await expect(practice).toHaveAttribute('data-phase', 'yours');
    await play('11-28', 2);
    await expect(practice).toHaveAttribute('data-phase', 'missed');
  });
});
