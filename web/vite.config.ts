import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { opening } from './build/opening.ts';
import { site } from './build/site.ts';

// During development the API comes from a `damier serve` on its usual port.
const api = 'http://127.0.0.1:8100';

/** What every page loads: Svelte, the board, the rules' caller, the texts' loader, the colours. */
const BASE =
  /\/node_modules\/svelte\/(?!.*bindings\/select)|^\0vite\/preload|\/src\/(app\.css|board\/|ui\/(Header|Icon|preferences|announcer|idle|task|behind)|i18n\/(i18n|url|words)|wasm\/rules|api\/|features\/(learn\/paths|game\/(record|library)))/;
/** The styles of the page with a game: a file of their own would cost more than they do on the other pages. */
const STYLES =
  /\/src\/features\/game\/(Game|BoardArea|SidePanel|PlayerStrip|Actions|StatusLine|TypedMove)\.svelte\?.*lang\.css$/;
/** What a page with a game loads, and lessons with boards to play on. */
const GAME =
  /virtual:opening|\/src\/features\/game\/(actions|draft|hand|machine|notice|session|start|sync)/;

export default defineConfig({
  plugins: [svelte(), svelteTesting(), opening(), site()],
  build: {
    target: 'es2022',
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a game brings when it is at rest asks for its own files: a dozen links at once are a third of
      // the longest task of a slow phone. Its styles must be there before it.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('/page-') ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // The first page is a few files, each worth its request: what both parts of the site use is one,
    // and what only a dialog or one page uses is none of it.
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => BASE.test(id) || STYLES.test(id) },
            { name: 'game', test: GAME },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/healthz': api } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
