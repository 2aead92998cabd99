import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `make screenshots`: the pictures of the README and of docs/pages.md, taken from the real pages. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: '*.shot.ts',
  workers: 1,
});
