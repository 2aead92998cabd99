import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// During development the API comes from a `damier serve` on its usual port.
const api = 'http://127.0.0.1:8100';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: 'es2022',
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/healthz': api } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
});
