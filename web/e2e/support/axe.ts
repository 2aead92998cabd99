/** Accessibility of a page as axe sees it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

// Injected by evaluation: the page's policy forbids scripts in the page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No fault of any weight by WCAG 2.2 AA. */
export async function expectNoFault(page: Page): Promise<void> {
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
  expect(faults).toEqual([]);
  expect(results.passes.length).toBeGreaterThan(10);
}
