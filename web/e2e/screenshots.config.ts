import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `make screenshots`: the pictures of the README, taken from the real page. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: '*.shot.ts',
  workers: 1,
});
