/**
 * What the build adds to Vite's output:
 * - a page for each language and part of the site (`index.fr.html`, `learn.en.html`, …) whose head
 *   names all that it will need, so that nothing waits for a script to ask for it;
 * - `pages.txt`, every address of a page, by which the server knows what is missing;
 * - the list of all files in the service worker, and a name for this version of them;
 * - compressed copies of every file, made once and well.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { dutchHead, englishHead, frenchHead, type Head } from './heads.ts';
import { manifest } from './manifest.ts';

const LANGUAGES: Record<string, Head> = { fr: frenchHead, en: englishHead, nl: dutchHead };

/** The parts of the site, each with the modules that it loads when it starts. */
const PARTS = {
  index: (language: string) => ['features/game/page.ts', `i18n/${language}.ts`],
  learn: (language: string) => [
    'features/learn/LearnApp.svelte',
    `i18n/${language}.ts`,
    `content/${language}/index.ts`,
  ],
};

/** Pages that differ from index.html only in what their head names for a first visit; what only the server reads; copies. */
const ONLY_ONLINE = /^(index|learn)\.\w\w\.html$|^pages\.txt$|\.(br|gz)$/;

/** What the service worker keeps when a page first asks for it. */
const ON_DEMAND = /\.tables$/;

/** What is worth compressing. */
const TEXT = /\.(html|js|css|wasm|svg|json|webmanifest)$/;

export function site(): Plugin {
  let folder = '';
  return {
    name: 'damier-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('Vite made no index.html');
      const template = String(page.source);
      for (const [language, head] of Object.entries(LANGUAGES)) {
        const fileName = `manifest.${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: manifest(language, head) });
      }
      this.emitFile({ type: 'asset', fileName: 'pages.txt', source: await pages() });
      for (const [part, modules] of Object.entries(PARTS)) {
        for (const [language, head] of Object.entries(LANGUAGES)) {
          const links = new Links(bundle, template);
          // The largest first; but where a board answers before the rules have come, they would only take
          // from it what the line carries: there the first script asks for them.
          if (part !== 'index') links.wasm(`rules.${language}.wasm`);
          for (const module of modules(language)) links.module(module);
          this.emitFile({
            type: 'asset',
            fileName: `${part}.${language}.html`,
            source: template
              .replace('<html lang="fr">', `<html lang="${language}">`)
              .replace('/manifest.fr.', `/manifest.${language}.`)
              .replace(frenchHead.description, head.description)
              .replace('</head>', `${links.html()}</head>`),
          });
        }
      }
    },
    async writeBundle() {
      await listFiles(folder);
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => TEXT.test(name))) await compress(folder, file);
    },
  };
}

/** The addresses of all pages, one a line. They stand in the sources of the page, which only Vite can load. */
async function pages(): Promise<string> {
  const { module } = await runnerImport<typeof import('./addresses')>(
    path.join(import.meta.dirname, 'addresses.ts'),
  );
  return `${module.addresses().join('\n')}\n`;
}

/** Links to files that a page is going to ask for. */
class Links {
  readonly #bundle: Rolldown.OutputBundle;
  /** The page as it is: what it links already is not linked again. */
  readonly #template: string;
  readonly #lines = new Set<string>();

  constructor(bundle: Rolldown.OutputBundle, template: string) {
    this.#bundle = bundle;
    this.#template = template;
  }

  /** A WebAssembly module. */
  wasm(name: string): void {
    const file = Object.values(this.#bundle).find(
      (output) => output.type === 'asset' && output.names.includes(name),
    );
    if (!file) throw new Error(`${name} is not in the bundle`);
    this.#add(file.fileName, 'rel="preload" as="fetch" type="application/wasm" crossorigin');
  }

  /** A module with all that it imports, and their style sheets. */
  module(source: string): void {
    const chunk = Object.values(this.#bundle).find(
      (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/src/${source}`),
    );
    if (chunk?.type !== 'chunk') throw new Error(`${source} is no chunk of its own`);
    this.#chunk(chunk.fileName);
  }

  #chunk(file: string): void {
    const chunk = this.#bundle[file];
    if (chunk?.type !== 'chunk' || chunk.isEntry) return;
    if (!this.#add(file, 'rel="modulepreload" crossorigin')) return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) {
      this.#add(style, 'rel="stylesheet" crossorigin');
    }
    for (const imported of chunk.imports) this.#chunk(imported);
  }

  #add(file: string, how: string): boolean {
    const line = `  <link ${how} href="/${file}" />\n`;
    if (this.#lines.has(line) || this.#template.includes(`"/${file}"`)) return false;
    this.#lines.add(line);
    return true;
  }

  html(): string {
    return [...this.#lines].join('');
  }
}

/** Tells the service worker which files there are. Their contents name the version. */
async function listFiles(folder: string): Promise<void> {
  const worker = path.join(folder, 'sw.js');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !ONLY_ONLINE.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .sort(byNeed);
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(await readFile(path.join(folder, file)));
  const code = await readFile(worker, 'utf8');
  const [later, now] = [
    files.filter((file) => ON_DEMAND.test(file)),
    files.filter((file) => !ON_DEMAND.test(file)),
  ];
  const filled = code
    .replaceAll('__FILES__', JSON.stringify(now))
    .replaceAll('__ON_DEMAND__', JSON.stringify(later))
    .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 16)));
  if (filled === code) throw new Error('the service worker has no place for the list of files');
  await writeFile(worker, filled);
}

/** The page itself and the small files first: the sooner the site can do without the network. */
function byNeed(a: string, b: string): number {
  const order = (file: string) =>
    [/^\/index\.html$/, /\.(js|css)$/, /rules\./].findIndex((kind) => kind.test(file));
  const [first, second] = [order(a), order(b)].map((place) => (place < 0 ? 9 : place));
  return (first ?? 0) - (second ?? 0) || (a < b ? -1 : 1);
}

async function compress(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
