/** Arrows and circles of one's own, on the analysis page. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './support/fixtures';
import { keptAnalyses } from './support/analyses';
import { expectNoFault } from './support/axe';
import { pressSquare, push } from './support/ways';

const LONG = { timeout: 60_000 };
const marks = (page: Page) => page.getByTestId('marks');
const square = (page: Page, n: number) =>
  page.getByTestId('study-board').getByTestId(`square-${n}`);

async function open(page: Page): Promise<void> {
  await page.goto('/analyse#fen=start&moves=32-28&at=1');
  await expect(square(page, 28)).toBeVisible(LONG);
  await page.getByTestId('engine-toggle').click();
}

/** By the right button, from one square to another: each is waited for until it rests. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await square(page, from).hover();
  await page.mouse.down({ button: 'right' });
  await square(page, to).hover();
  await page.mouse.up({ button: 'right' });
}

async function pdn(page: Page): Promise<string> {
  if (!(await page.getByTestId('pdn').isVisible())) {
    await page.getByTestId('file').locator('summary').click();
  }
  return (await page.getByTestId('pdn').inputValue()).replaceAll('\n', ' ');
}

test('the right button draws, and what is drawn belongs to the move', async ({ page }) => {
  await open(page);
  await page.getByTestId('comment').fill('le centre');
  await page.getByTestId('comment').blur();
  await drag(page, 19, 23);
  await drag(page, 28, 28);
  await expect(marks(page)).toHaveText('Dessins\u00a0: flèche de 19 à 23, cercle sur 28.');
  await expect(page.getByTestId('drawn').locator('polygon')).not.toHaveCount(0);
  // It moves no piece, and the comment does not show how it is kept.
  await expect(page.getByTestId('node')).toHaveCount(1);
  await expect(page.getByTestId('comment')).toHaveValue('le centre');
  await expect(page.getByTestId('tree')).not.toContainText('%');
  expect(await pdn(page)).toContain('1. 32-28 {[%csl G28][%cal G1923] le centre} *');
  // Nor is it lost when the comment is written again.
  await page.getByTestId('comment').fill('tout le centre');
  await page.getByTestId('comment').blur();
  expect(await pdn(page)).toContain('{[%csl G28][%cal G1923] tout le centre}');
  await page.getByTestId('step-back').click();
  await expect(marks(page)).toHaveCount(0);
  await page.getByTestId('step-forward').click();
  await expect(marks(page)).toContainText('flèche de 19 à 23');
  // The same again takes it away; a change like any other can be taken back.
  await drag(page, 19, 23);
  await expect(marks(page)).toHaveText('Dessins\u00a0: cercle sur 28.');
  await page.getByTestId('undo').click();
  await expect(marks(page)).toContainText('flèche de 19 à 23');
  await page.getByTestId('flip').click();
  await drag(page, 1, 6);
  await expect(marks(page)).toContainText('flèche de 1 à 6');
  await expect.poll(() => keptAnalyses(page)).toContain('G0106');
  await page.reload();
  await expect(marks(page)).toContainText('flèche de 1 à 6', LONG);
});

test('by keyboard two squares are an arrow, one twice a circle; Escape puts the pen down', async ({
  page,
}) => {
  await open(page);
  const pen = page.getByTestId('pen');
  await push(pen, 'keys');
  await expect(pen).toHaveAttribute('aria-pressed', 'true');
  await pressSquare(square(page, 19), 'keys');
  await expect(page.getByTestId('pen-help')).toContainText('Case 19 choisie');
  await pressSquare(square(page, 23), 'keys');
  await pressSquare(square(page, 14), 'keys');
  await pressSquare(square(page, 14), 'keys');
  await expect(marks(page)).toHaveText('Dessins\u00a0: cercle sur 14, flèche de 19 à 23.');
  await expect(page.getByText('Dessiné\u00a0: cercle sur 14.')).toBeAttached();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(pen).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByTestId('node')).toHaveCount(1);
  // From now on squares move pieces again.
  await pressSquare(square(page, 19), 'keys');
  await pressSquare(square(page, 23), 'keys');
  await expect(page.getByTestId('node')).toHaveCount(2);
  await expect(marks(page)).toHaveCount(0);
  await page.getByTestId('step-back').click();
  await page.getByTestId('wipe').click();
  await expect(marks(page)).toHaveCount(0);
  await expect(pen).toBeFocused();
});

test('the position is saved as a picture, with what is drawn on it', async ({ page }) => {
  await open(page);
  await drag(page, 19, 23);
  await push(page.getByTestId('diagram'), 'keys');
  const dialog = page.getByTestId('diagram-dialog');
  await expect(dialog).toContainText('Aux Noirs de jouer. Dessins\u00a0: flèche de 19 à 23.');
  await expectNoFault(page);
  const save = async (format: 'svg' | 'png') => {
    const coming = page.waitForEvent('download');
    await page.getByTestId(`save-${format}`).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`damier-position.${format}`);
    return readFile(await file.path());
  };
  const drawn = new TextDecoder().decode(await save('svg'));
  // The head of the arrow, its casing below it, in colours and not in names of them.
  expect(drawn.match(/<polygon/g)).toHaveLength(2);
  expect(drawn).not.toContain('var(');
  const png = await save('png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('diagram')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test('a finger draws once the pen is taken up', async ({ page }) => {
    await open(page);
    await push(page.getByTestId('pen'), 'finger');
    await pressSquare(square(page, 20), 'finger');
    await pressSquare(square(page, 24), 'finger');
    await expect(marks(page)).toHaveText('Dessins\u00a0: flèche de 20 à 24.');
    await expect(page.getByTestId('node')).toHaveCount(1);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(360);
    await push(page.getByTestId('pen'), 'finger');
    await pressSquare(square(page, 20), 'finger');
    await pressSquare(square(page, 24), 'finger');
    await expect(page.getByTestId('node')).toHaveCount(2);
  });
});
