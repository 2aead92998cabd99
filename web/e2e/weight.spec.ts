/** What a first visit costs: bytes, not milliseconds, so that the answer is the same on every machine. */
import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** The most that a first visit may transfer until the page can be used, headers included. */
const BUDGETS = {
  '/': { most: 120_000, ready: '[data-testid="square-32"]' },
  // A page of texts with its live boards.
  '/regles/prise-majoritaire': { most: 170_000, ready: 'main h1' },
};

interface Transfer {
  url: string;
  bytes: number;
}

/** All that a page transfers from now on, as Chromium counts it: heads and bodies. */
async function transfers(cdp: CDPSession): Promise<Transfer[]> {
  const urls = new Map<string, string>();
  const list: Transfer[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    list.push({ url: new URL(url).pathname, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return list;
}

for (const locale of ['fr-FR', 'en-GB', 'nl-NL']) {
  for (const [path, { most, ready }] of Object.entries(BUDGETS)) {
    test(`the first page ${path} in ${locale} transfers at most ${most / 1000} kB`, async ({
      browser,
      server,
      faults,
    }) => {
      // Without the service worker, which fetches the rest when the page is at rest.
      const context = await browser.newContext({ baseURL: server.url, locale });
      faults.watch(context, () => server.url);
      const page = await context.newPage();
      // Nothing that waits for the browser to be idle belongs to the first page.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const list = await transfers(await context.newCDPSession(page));
      await page.goto(path);
      await expect(page.locator(ready)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const total = list.reduce((sum, { bytes }) => sum + bytes, 0);
      const told = list
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(({ url, bytes }) => `${bytes} ${url}`)
        .join('\n');
      console.log(`${path} ${locale}: ${total} bytes in ${list.length} files`);
      expect(total, told).toBeLessThanOrEqual(most);
      // No file came twice, and only one language came.
      expect(new Set(list.map(({ url }) => url)).size, told).toBe(list.length);
      expect(list.filter(({ url }) => url.endsWith('.wasm')).length, told).toBe(1);
      await context.close();
    });
  }
}
