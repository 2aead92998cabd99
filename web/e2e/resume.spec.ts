/** The first page after a game was left: the way back to it, or the first lesson for who has never played. */
import { expectNoFault } from './support/axe';
import { expect, test } from './support/fixtures';
import { sit } from './support/table';

for (const width of [360, 1280]) {
  test(`the first page leads back to a game that was left, at ${width} pixels`, async ({
    board,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await board.open();
    await expect(page.getByTestId('invite')).toBeVisible();
    await expect(page.getByTestId('resume-left')).toHaveCount(0);
    await board.playAll('32-28 19-23');
    await board.saved();
    const address = page.url();
    // As an installed page begins: at its first address.
    await page.goto('/');
    const resume = page.getByTestId('resume-left');
    await expect(resume).toHaveText('Reprendre la partie');
    await expect(resume).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('panel')).toContainText('Laissée après 2 demi-coups.');
    await expect(page.getByTestId('invite')).toHaveCount(0);
    await expectNoFault(page);
    await resume.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await board.expectMoves('32-28', '19-23');
    await board.play('28x19', 3);
    await board.saved();
    // A game that is over is not gone back to.
    await page.getByTestId('more').click();
    await page.getByTestId('resign').click();
    await page.getByTestId('confirm-yes').click();
    await board.saved();
    await page.goto('/');
    await expect(page.getByTestId('panel')).toContainText('Un coup refusé est expliqué ici');
    await expect(page.getByTestId('counters')).toBeVisible();
    await expect(resume).toHaveCount(0);
    await expect(page.getByTestId('invite')).toHaveCount(0);
  });
}

test('a game of a table is gone back to, and without the server, too', async ({
  ownServer,
  browser,
  faults,
}) => {
  faults.expected.push(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const context = await browser.newContext({ baseURL: ownServer.url, locale: 'nl-NL' });
  faults.watch(context, () => ownServer.url);
  const page = await context.newPage();
  await page.goto('/');
  // Before the table has come, what is typed would be a move of a game without one.
  await sit(page);
  await page.getByTestId('typed-move').fill('32-21');
  await page.keyboard.press('Enter');
  await page.getByTestId('done-white').click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.getByTestId('sync')).toHaveAttribute('data-state', 'saved');
  await page.goto('/');
  await expect(page.getByTestId('resume-left')).toHaveText('De partij hervatten');
  await ownServer.kill();
  await page.getByTestId('resume-left').click();
  await expect(page.getByTestId('claim-black')).toBeVisible();
  await expect(page.getByTestId('square-21')).toHaveAccessibleName(/witte schijf/);
  await context.close();
});

test('whoever has begun the course is not asked whether it is the first time', async ({
  board,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('damier.progress.course', '{"version":1,"data":{"stars":{},"won":false}}');
  });
  await board.open();
  await expect(page.getByTestId('panel')).toContainText('Un coup refusé est expliqué ici');
  await expect(page.getByTestId('counters')).toBeVisible();
  await expect(page.getByTestId('invite')).toHaveCount(0);
});
