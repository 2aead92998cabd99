import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(path.resolve(import.meta.dirname, 'app.css'), 'utf8');

/** The colours of the one block with this selector. */
function colours(selector: string): string[] {
  const [, block] = css.split(`${selector} {`);
  return (block?.split('}')[0] ?? '').split(';').map((line) => line.trim());
}

it('dark is the same by the system and by choice', () => {
  const chosen = colours(":root[data-theme='dark']");
  expect(chosen.length).toBeGreaterThan(10);
  expect(colours(":root:not([data-theme='light'])")).toEqual(chosen);
});
