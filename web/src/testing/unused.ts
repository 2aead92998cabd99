/** Finds texts that nothing shows: types find what is missing, this what is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');

/** The code of the page, without the texts themselves and without tests. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .filter((name) => !/^i18n\/(more\/)?(fr|en|nl)\.ts$|^content\/(fr|en|nl)\/|^testing\//.test(name))
  .map((name) => readFileSync(path.join(source, name), 'utf8'))
  .join('\n');

/** The texts as names with points between them. */
export function leaves(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...place, name]));
}

/** Whether a name is read: `.name`, `['name']`, or out of `const { name } = …`. */
function read(name: string): boolean {
  const word = name.replace(/[^\w-]/g, '');
  return new RegExp(`\\.${word}\\b|\\['${word}'\\]|[{,]\\s*${word}\\s*[,}:]`).test(code);
}

/** A table of texts is read by a name that is known only when the page runs. */
function table(name: string): boolean {
  return new RegExp(`\\.${name}\\s*(\\?\\.)?\\[|\\b${name}\\[`).test(code);
}

/** The names of those that nothing reads. */
export function unused(texts: object): string[] {
  return leaves(texts)
    .filter((names) => {
      const last = names.at(-1) ?? '';
      return !read(last) && !names.slice(0, -1).some(table);
    })
    .map((names) => names.join('.'));
}
