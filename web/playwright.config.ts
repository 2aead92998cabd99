import { defineConfig, devices } from '@playwright/test';

// The browser is Debian's (never a download); as root its sandbox refuses to start.
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A real browser, server and service worker on a machine that others load: what is right only the second
  // time is told of as flaky, and is a fault to be found.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      chromiumSandbox: !asRoot,
      args: [
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--disable-gpu',
      ],
    },
  },
});
