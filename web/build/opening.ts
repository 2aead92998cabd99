/**
 * The opening of a game as the rules answer it, asked of them when the page is built: the board is there
 * before they are. `import opening from 'virtual:opening'` is a `Record<Language, GameAnswer>`.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { WholeRules } from '../src/wasm/rules.ts';

const NAME = 'virtual:opening';
const RULES = new URL('../src/wasm/damier.wasm', import.meta.url);

export function opening(): Plugin {
  return {
    name: 'damier-opening',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const rules = WholeRules.fromBytes(await readFile(RULES));
      const answers = ['fr', 'en', 'nl'].map((language) => [
        language,
        rules.game('start', [], 'ffjd', language),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(answers))};`;
    },
  };
}
