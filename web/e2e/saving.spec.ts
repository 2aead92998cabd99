import { expectNoFault } from './support/axe';
import { Board } from './support/board';
import { expect, test } from './support/fixtures';

test('a reload keeps the game and the place in it', async ({ board, page }) => {
  await board.open();
  await board.playAll('32-28 19-23 28x19 14x23');
  await board.saved();
  await page.reload();
  await board.expectMoves('32-28', '19-23', '28x19', '14x23');
  await board.expectPiece(23, /pion noir/);
});

test('no move is lost when the server is killed', async ({ ownServer, browser, faults }) => {
  test.setTimeout(45_000);
  // The page speaks to a server that is not there: that is the point.
  faults.expected.push(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const context = await browser.newContext({ baseURL: ownServer.url, locale: 'fr-FR' });
  faults.watch(context, () => ownServer.url);
  const page = await context.newPage();
  const board = new Board(page);
  await board.open();
  await board.playAll('32-28 19-23');
  await board.saved();
  const address = page.url();

  await ownServer.kill();
  // Play goes on; what could not be saved is said, and kept.
  await board.play('28x19', 3);
  await expect(page.getByTestId('sync')).toHaveAttribute('data-state', 'offline');
  await expect(page.getByTestId('sync')).toContainText('Serveur injoignable');
  await board.play('14x23', 4);

  await ownServer.restart();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await board.saved();

  // Killed again at once: everything that was answered is on the disk.
  await ownServer.kill();
  await ownServer.restart();
  const stranger = await browser.newContext({ baseURL: ownServer.url, locale: 'fr-FR' });
  faults.watch(stranger, () => ownServer.url);
  const other = await stranger.newPage();
  await other.goto(address);
  await new Board(other).expectMoves('32-28', '19-23', '28x19', '14x23');
  await stranger.close();
  await context.close();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`what is said of the server lies over nothing, ${width} px`, async ({
    board,
    page,
    faults,
  }) => {
    // The missing network is the point.
    faults.expected.push(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|load preload assets/,
    );
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await board.open();
    await board.play('32-28', 1);
    await board.saved();
    await page.context().setOffline(true);
    await board.play('19-23', 2);
    const note = page.getByTestId('sync');
    const expectRoom = async () => {
      const [head, said, below] = await Promise.all(
        [page.locator('header').first(), note.locator('.banner'), page.locator('main')].map(
          (part) => part.boundingBox(),
        ),
      );
      const end = (box: typeof said | undefined) => (box?.y ?? Infinity) + (box?.height ?? 0);
      expect(said?.y).toBeGreaterThanOrEqual(end(head));
      expect(below?.y).toBeGreaterThanOrEqual(end(said));
      expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(width);
    };
    await expect(note).toContainText('Serveur injoignable');
    await expectRoom();
    await expectNoFault(page);
    await note.getByRole('button', { name: 'Fermer' }).click();
    await expect(note).toHaveText(/Hors ligne\s· 1 coup à envoyer/);
    await expectRoom();
    // What is said for a few seconds stands still while it is looked at.
    await page.clock.pauseAt(Date.now() + 1000);
    await page.context().setOffline(false);
    await expect(note).toContainText('tout est enregistré');
    await expectRoom();
    // Then the place is given back.
    await page.clock.resume();
    await expect(note.locator('.banner')).toHaveCount(0);
    expect((await note.boundingBox())?.height).toBe(0);
  });
}

test('a link opens the game for someone else, who plays on', async ({
  board,
  page,
  browser,
  server,
  faults,
}) => {
  await board.open();
  await board.playAll('32-28 19-23');
  await board.saved();
  await page.getByTestId('more').click();
  await page.getByTestId('share').click();
  const link = await page.getByTestId('game-link').inputValue();
  expect(link).toMatch(/\/g\/[\w-]{16,}$/);
  await page.keyboard.press('Escape');

  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  faults.watch(context, () => server.url);
  const guest = new Board(await context.newPage());
  await guest.page.goto(link);
  await guest.expectMoves('32-28', '19-23');
  await guest.play('28x19', 3);
  await guest.saved();
  await context.close();

  await page.reload();
  await board.expectMoves('32-28', '19-23', '28x19');
});

test('a page that has not seen the last moves cuts none of them, and shows them', async ({
  board,
  page,
  browser,
  server,
  faults,
}) => {
  // The server's refusal is the point.
  faults.expected.push(/409/);
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  const address = page.url();

  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  faults.watch(context, () => server.url);
  const other = new Board(await context.newPage());
  await other.page.goto(address);
  await other.expectMoves('32-28');
  await other.playAll('19-23 28x19 14x23', 2);
  await other.saved();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByTestId('typed-move').fill('17-22');
  await page.getByTestId('typed-move').press('Enter');
  await expect(page.getByTestId('replaced')).toContainText('17-22');
  // Also to whoever has typed it, far below.
  await expect(page.getByTestId('replaced')).toBeInViewport({ ratio: 0.9 });
  await board.expectMoves('32-28', '19-23', '28x19', '14x23');
  await board.saved();

  // Up to date now: a move taken back and replaced is replaced for everybody.
  await page.getByTestId('undo').click();
  await board.press(13, 24);
  await expect(page.getByTestId('ply-4')).toHaveText('13x24');
  await board.saved();
  await other.page.evaluate(() => dispatchEvent(new Event('focus')));
  await other.expectMoves('32-28', '19-23', '28x19', '13x24');
  await context.close();
});

test('what gave way to the other page’s moves is told once, and goes on as a game of its own', async ({
  board,
  page,
  browser,
  server,
  faults,
}) => {
  // The server's refusal and the missing network are the point.
  faults.expected.push(/409/, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await board.open();
  await board.play('32-28', 1);
  await board.saved();
  const address = page.url();
  await page.context().setOffline(true);
  await board.play('17-22', 2);
  await expect(page.getByTestId('sync')).toHaveAttribute('data-state', 'offline');

  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  faults.watch(context, () => server.url);
  const other = new Board(await context.newPage());
  await other.page.goto(address);
  await other.expectMoves('32-28');
  await other.playAll('19-23', 2);
  await other.saved();
  await context.close();

  await page.context().setOffline(false);
  await expect(page.getByTestId('replaced')).toContainText('17-22');
  await expect(page.getByTestId('sync')).not.toContainText('tout est enregistré');
  await board.expectMoves('32-28', '19-23');
  await page.getByTestId('open-mine').click();
  await board.expectMoves('32-28', '17-22');
  await expect(page.getByTestId('replaced')).toHaveCount(0);
  await board.saved();
  await expect(page).not.toHaveURL(address);
});

test('a link that leads nowhere says so and leaves a board to play on', async ({
  board,
  page,
  faults,
}) => {
  faults.expected.push(/404/);
  await page.goto('/g/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByTestId('warning')).toBeVisible();
  await board.play('32-28', 1);
});
