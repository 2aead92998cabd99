/** The real program, started for the tests on a free port with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const target = process.env.CARGO_TARGET_DIR ?? path.resolve(import.meta.dirname, '../../../target');
const program = process.env.DAMIER ?? path.join(target, 'debug', 'damier');

export class Server {
  readonly #folder: string;
  readonly #options: readonly string[];
  #process: ChildProcess | null = null;
  url = '';

  private constructor(folder: string, options: readonly string[]) {
    this.#folder = folder;
    this.#options = options;
  }

  static async start(options: readonly string[] = []): Promise<Server> {
    const server = new Server(await mkdtemp(path.join(tmpdir(), 'damier-')), options);
    await server.#run('127.0.0.1:0');
    return server;
  }

  async #run(listen: string): Promise<void> {
    const database = path.join(this.#folder, 'games.db');
    const options = [
      'serve',
      '--listen',
      listen,
      '--database',
      database,
      ...this.#options,
      '--no-open',
      '--json',
    ];
    // Its log goes to standard error: kept quiet here.
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      once(child, 'exit').then(([code]) => {
        throw new Error(`${program} ended with ${String(code)} before it was ready`);
      }),
      once(child, 'error').then(([error]) => {
        throw error instanceof Error ? error : new Error(String(error));
      }),
    ]);
    this.url = (JSON.parse(first) as { url: string }).url.replace(/\/$/, '');
  }

  /** As a power cut ends it: no time to save anything. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** On the same port with the same database as before. */
  async restart(): Promise<void> {
    await this.#run(new URL(this.url).host);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
