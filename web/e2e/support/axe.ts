/** Accessibility of a page as axe sees it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

// Injected by evaluation: the page's policy forbids scripts in the page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours do not depend on the width, and what is where does not depend on them: two looks see all. */
export const LOOKS = [
  { name: '360 px, light', use: { viewport: { width: 360, height: 740 }, colorScheme: 'light' } },
  { name: '1280 px, dark', use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } },
] as const;

/** No fault of any weight by WCAG 2.2 AA, and nothing wider than the screen. */
export async function expectNoFault(page: Page, place?: string): Promise<void> {
  // What lies under the bar that stays on top would look covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(source);
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  };
  const results = await page.evaluate(
    (o) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(o),
    options,
  );
  const faults = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`wide: ${scrollWidth}`] : [];
  });
  expect([...faults, ...wide], place).toEqual([]);
  expect(results.passes.length, place).toBeGreaterThan(10);
}
