/** Every browser test: a real server, a board to play on, and a page that is watched for faults. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { Board } from './board';
import { Server } from './server';

interface WorkerFixtures {
  /** Shared by the tests of a worker. */
  server: Server;
}

interface TestFixtures {
  /** A server of this test's own, to be killed and restarted. */
  ownServer: Server;
  board: Board;
  /** What the pages of this test did that they must not do. A test may look away from some. */
  faults: Faults;
}

export class Faults {
  readonly list: string[] = [];
  /** Requests to the API: a page that asks without end is a fault, too. */
  calls = 0;
  /** Console messages and failed requests that a test provokes on purpose. */
  readonly expected: RegExp[] = [];

  note(fault: string): void {
    // Only the tests of the site without the network let its service worker in.
    if (fault === 'console: Service Worker registration blocked by Playwright') return;
    if (!this.expected.some((pattern) => pattern.test(fault))) this.list.push(fault);
  }

  /** Watches all pages of a context: errors, breaches of the policy, requests to anyone else. */
  watch(context: BrowserContext, home: () => string): void {
    context.on('request', (request) => {
      const url = request.url();
      const ours = url.startsWith(`${home()}/`) || /^(data|blob|about):/.test(url);
      if (!ours) this.note(`foreign request: ${url}`);
      if (url.startsWith(`${home()}/api/`)) this.calls += 1;
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.note(`console: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => this.note(`page error: ${error.error().message}`));
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  // eslint-disable-next-line no-empty-pattern
  ownServer: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },

  baseURL: async ({ server }, use) => use(server.url),

  faults: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.list, 'errors, breaches of the policy and foreign requests').toEqual([]);
      expect(faults.calls, 'requests to the API').toBeLessThan(100);
    },
    { auto: true },
  ],

  context: async ({ context, faults, server }, use) => {
    faults.watch(context, () => server.url);
    await use(context);
  },

  board: async ({ page }, use) => use(new Board(page)),
});

export { expect, type Page };
