/** The analyses that the browser keeps, as text. */
import type { Page } from '@playwright/test';

export async function keptAnalyses(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('damier.analysis.'))
      .map(([, value]) => String(value))
      .join('\n'),
  );
}
