/** A server in front of the real one, as a site is in which a new version is put in place of the old. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Proxy {
  readonly #server: Server;
  /** What the script of the service worker says from now on, made from what it really says. */
  change: ((script: string) => string) | null = null;

  private constructor(behind: URL) {
    this.#server = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const changed = url === '/sw.js' ? this.change : null;
      // A changed script has another length, and is read as text.
      if (changed) delete headers['accept-encoding'];
      const options = { method, headers: { ...headers, host: behind.host } };
      const passed = request(new URL(url ?? '/', behind), options, (answer) => {
        const kept = { ...answer.headers };
        if (changed) delete kept['content-length'];
        if (changed) delete kept.etag;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        if (!changed) {
          answer.pipe(outgoing);
          return;
        }
        let script = '';
        answer.setEncoding('utf8').on('data', (part: string) => (script += part));
        answer.on('end', () => outgoing.end(changed(script)));
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
  }

  static async before(url: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(url));
    await new Promise<void>((resolve) => {
      proxy.#server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
