/** A diagram that is saved is the one that was seen: on every board, with every set of pieces. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './support/fixtures';

const BOARDS = ['wood', 'green', 'blue', 'grey', 'contrast', 'mono'];
const PIECES = ['usual', 'flat', 'grooved', 'marked'];
const LONG = { timeout: 60_000 };
/** Men and kings of both sides, bare squares, and marks: an arrow and a circle. */
const POSITION =
  '[SetUp "1"]\n[FEN "W:WK3,28,31,35,36,42,K50:B1,K6,8,9,19,20,23,K45"]\n\n{[%cal G3127][%csl G14]} *';

/** What is in the file, as a picture of the browser: never as a part of the page. */
const address = (file: Buffer, format: 'svg' | 'png') =>
  `data:image/${format === 'svg' ? 'svg+xml' : 'png'};base64,${file.toString('base64')}`;

/** The preview, and the file: each drawn over the same pixels. */
async function inOnePlace(page: Page, preview: Locator, file: string): Promise<[Buffer, Buffer]> {
  const shoot = async (src: string | null) => {
    const shown = await preview.evaluateHandle(async (svg: SVGElement, src) => {
      const cover = src === null ? (svg.cloneNode(true) as SVGElement) : new Image();
      if (cover instanceof Image) {
        cover.src = src ?? '';
        await cover.decode();
      }
      const style = 'position:fixed;inset:0 auto auto 0;width:340px;height:340px;z-index:99;';
      cover.style.cssText = `${style}border-radius:0;max-width:none;`;
      (svg.closest('dialog') ?? document.body).append(cover);
      return cover;
    }, src);
    const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 340, height: 340 } });
    await shown.evaluate((cover) => cover.remove());
    return shot;
  };
  return [await shoot(null), await shoot(file)];
}

/** How many of a thousand pixels of two pictures are plainly others. */
async function difference(page: Page, pictures: readonly string[]): Promise<number> {
  return page.evaluate(async (sources) => {
    const pixels = await Promise.all(
      sources.map(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      }),
    );
    const [one = [], two = []] = pixels;
    if (one.length === 0 || one.length !== two.length) return 1000;
    let other = 0;
    for (let at = 0; at < one.length; at += 4) {
      const far = [0, 1, 2].some(
        (part) => Math.abs((one[at + part] ?? 0) - (two[at + part] ?? 0)) > 40,
      );
      if (far) other += 1;
    }
    return (other / (one.length / 4)) * 1000;
  }, pictures);
}

async function saved(page: Page, button: Locator): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await button.click();
  return readFile(await (await coming).path());
}

/** Both files of a drawing are what is seen of it. Returns the text of the SVG. */
async function expectAsSeen(
  page: Page,
  preview: Locator,
  buttons: { svg: Locator; png: Locator | null },
  of: string,
): Promise<string> {
  const svg = await saved(page, buttons.svg);
  const vector = address(svg, 'svg');
  const shots = await inOnePlace(page, preview, vector);
  const apart = await difference(
    page,
    shots.map((shot) => address(shot, 'png')),
  );
  expect.soft(apart, `${of}, SVG`).toBeLessThan(1);
  if (buttons.png) {
    const png = address(await saved(page, buttons.png), 'png');
    expect.soft(await difference(page, [vector, png]), `${of}, PNG`).toBeLessThan(0.5);
  }
  const text = svg.toString();
  // The squares, and their hatching where the board has it: nothing else lies on them.
  const layers = of.startsWith('mono') ? 2 : 1;
  expect.soft(text.match(/<path d="M1 0/g), of).toHaveLength(layers);
  expect.soft(/<pattern|class=|style=|var\(|url\(/.exec(text), of).toBeNull();
  return text;
}

test('the diagram of a position is saved as it is seen, on every board with every set of pieces', async ({
  page,
}) => {
  test.slow();
  // So that the style sheet of the sets is there.
  await page.addInitScript(() =>
    localStorage.setItem('damier.preferences', JSON.stringify({ pieces: 'flat' })),
  );
  await page.goto('/analyse');
  await page.getByTestId('engine-toggle').click(LONG);
  await page.getByTestId('file').locator('summary').first().click();
  await page.getByTestId('paste').fill(POSITION);
  await page.getByTestId('open-pasted').click();
  await page.getByTestId('diagram').click();
  const preview = page.getByTestId('diagram-dialog').locator('.picture svg');
  await expect(preview.locator('text')).toHaveCount(50);
  for (const board of BOARDS) {
    for (const pieces of PIECES) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), {
        board,
        pieces,
      });
      const buttons = {
        svg: page.getByTestId('save-svg'),
        // It is made from the other: once for every board, and once for every set.
        png: board === 'wood' || pieces === 'usual' ? page.getByTestId('save-png') : null,
      };
      const text = await expectAsSeen(page, preview, buttons, `${board}, ${pieces}`);
      expect.soft(text.match(/<text/g)).toHaveLength(50);
    }
  }
});

test('the drawings of the rules are saved as they are seen', async ({ page }) => {
  test.slow();
  await page.goto('/regles/dessins');
  for (const board of ['wood', 'mono']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.board = chosen), board);
    for (const id of ['start', 'capture', 'twoMenOneKing', 'flyingKing']) {
      const drawing = page.getByTestId(`drawing-${id}`);
      const preview = drawing.getByTestId('board').locator('svg');
      await expect(preview.locator('text')).toHaveCount(50, LONG);
      const button = (name: string) => drawing.getByRole('button', { name: new RegExp(name) });
      const buttons = { svg: button('SVG'), png: button('PNG') };
      await expectAsSeen(page, preview, buttons, `${board}, ${id}`);
    }
  }
});
