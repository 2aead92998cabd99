/** A picture of what is on the screen, as light as it can be and still be read. */
import { writeFile } from 'node:fs/promises';
import type { Page } from './fixtures';

export async function picture(
  page: Page,
  file: string,
  { quality, scale = 1 }: { quality: number; scale?: number },
): Promise<void> {
  // What fades in has faded in.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const cdp = await page.context().newCDPSession(page);
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const clip = { x, y, width, height, scale };
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  await writeFile(file, Buffer.from(data, 'base64'));
}
