// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { Keeper } from './keeper';
import { EVERYTHING } from './query';
import { chunks, fits, LibraryServer, packed } from './server';
import type { Moving } from './sync';
import { Memory } from './testing';

const KEY = '1'.repeat(22);

/** A server in memory, and what it was asked. */
class Fake {
  games = new Map<string, string>();
  version = 1;
  exists = true;
  /** The status that it answers with in place of anything else. */
  failing: number | null = null;
  readonly asked: string[] = [];
  /** Waited for before each answer. */
  before: (asked: string) => void | Promise<void> = () => undefined;
  readonly #nameOf: (pdn: string) => string;

  constructor(nameOf: (pdn: string) => string) {
    this.#nameOf = nameOf;
  }

  readonly fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const asked = `${method} ${path.replace(KEY, 'K').replace(/names=.*/, 'names')}`;
    this.asked.push(asked);
    await this.before(asked);
    return this.#answer(method, path, typeof body === 'string' ? body : '{}');
  }) as typeof fetch;

  #answer(method: string, path: string, body: string): Response {
    if (this.failing !== null) return new Response('{}', { status: this.failing });
    if (method === 'POST') return Response.json({ id: KEY }, { status: 201 });
    if (!this.exists) return new Response('{}', { status: 404 });
    const names = path.split('names=')[1]?.split(',') ?? [];
    if (path.endsWith('/names')) return Response.json({ names: [...this.games.keys()] });
    if (path.includes('/games') && method === 'GET') {
      const games = names.flatMap((name) => {
        const pdn = this.games.get(name);
        return pdn === undefined ? [] : { name, pdn };
      });
      return Response.json({ games });
    }
    const before = this.games.size;
    if (method === 'PUT') {
      const { games } = JSON.parse(body) as { games: string[] };
      for (const pdn of games) this.games.set(this.#nameOf(pdn), pdn);
    } else if (path.includes('/games')) {
      for (const name of names) this.games.delete(name);
    } else if (method === 'DELETE') this.exists = false;
    if (this.games.size !== before) this.version += 1;
    return Response.json({ version: this.version });
  }
}

const game = (n: number) => `[White "A ${n}"]\n[Result "*"]\n\n1. 32-28 *\n\n`;

describe.skipIf(!built)('a library and its copy on the server', () => {
  const rules = built ? loadRules() : (undefined as never);
  const nameOf = (pdn: string) =>
    (rules.call('pdn_index', pdn, 'en') as { games: { id: string }[] }).games[0]?.id ?? '';
  const keeper = (server: Fake) => new Keeper(rules, new Memory(), new LibraryServer(server.fetch));
  const whites = async (one: Keeper) =>
    (await one.find(EVERYTHING, 0, 100)).rows.map(({ entry }) => entry.white).sort();

  it('become equal, whichever side has changed', async () => {
    const server = new Fake(nameOf);
    const [one, two] = [keeper(server), keeper(server)];
    await one.add([game(1) + game(2)]);
    expect(server.asked).toEqual([]);
    await one.makeCopy();
    expect(await one.sync()).toMatchObject({ sent: 2, came: 0, went: 0, refusal: null });
    await two.add([game(2) + game(3)]);
    await two.link(KEY);
    expect(await two.sync()).toMatchObject({ sent: 1, came: 1, went: 0 });
    expect(await one.sync()).toMatchObject({ sent: 0, came: 1, went: 0 });
    expect(await whites(one)).toEqual(['A 1', 'A 2', 'A 3']);
    // What is deleted on one side goes on the other, and does not come back.
    const [id = ''] = await two.ids({ ...EVERYTHING, player: 'a 1' });
    await two.remove([id]);
    expect(await two.sync()).toMatchObject({ sent: 0, came: 0, went: 0 });
    expect(await one.sync()).toMatchObject({ sent: 0, came: 0, went: 1 });
    expect(await whites(one)).toEqual(['A 2', 'A 3']);
    // Where nothing has changed one question is enough.
    server.asked.length = 0;
    await one.sync();
    expect(server.asked).toEqual(['GET /api/libraries/K']);
    await one.clear();
    await one.sync();
    expect(server.games.size).toBe(0);
    expect(await two.sync()).toMatchObject({ went: 2 });
  });

  it('a server that fails changes nothing here, and the rest is done later', async () => {
    const server = new Fake(nameOf);
    const one = keeper(server);
    await one.add([game(1) + game(2)]);
    await one.makeCopy();
    for (const [status, refusal] of [
      [503, 'offline'],
      [507, 'disk'],
      [413, 'most'],
      [404, 'gone'],
    ] as const) {
      server.failing = status;
      expect(await one.sync()).toMatchObject({ sent: 0, came: 0, went: 0, refusal });
      expect(await whites(one)).toEqual(['A 1', 'A 2']);
    }
    server.failing = null;
    expect(await one.sync()).toMatchObject({ sent: 2, refusal: null });
    // A copy that is gone takes nothing along.
    server.exists = false;
    expect(await one.sync()).toMatchObject({ went: 0, refusal: 'gone' });
    expect(await whites(one)).toEqual(['A 1', 'A 2']);
  });

  it('another copy gets everything; without one nothing is asked', async () => {
    const server = new Fake(nameOf);
    const one = keeper(server);
    await one.add([game(1)]);
    await one.makeCopy();
    await one.sync();
    server.games.clear();
    server.version = 1;
    await one.makeCopy();
    expect(await one.sync()).toMatchObject({ sent: 1, went: 0 });
    await one.removeCopy();
    expect(server.exists).toBe(false);
    server.asked.length = 0;
    expect(await one.sync()).toMatchObject({ refusal: null });
    expect(server.asked).toEqual([]);
    expect(await whites(one)).toEqual(['A 1']);
  });

  it('keep the order in which the games were added, and tell how far they are', async () => {
    const server = new Fake(nameOf);
    const [one, two] = [keeper(server), keeper(server)];
    const listed = async (list: Keeper) =>
      (await list.find(EVERYTHING, 0, 1000)).rows.map(({ entry }) => entry.white);
    await one.add([Array.from({ length: 120 }, (_, n) => game(n)).join('')]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await one.add([game(500)]);
    const told: Moving[] = [];
    one.onmoving = two.onmoving = (moving) => told.push(moving);
    await one.makeCopy();
    await one.sync();
    expect(told.at(-1)).toEqual({ way: 'sent', done: 121, of: 121 });
    told.length = 0;
    await two.link(KEY);
    await two.sync();
    expect(told).toEqual([50, 100, 121].map((done) => ({ way: 'came', done, of: 121 })));
    expect(await listed(two)).toEqual(await listed(one));
    expect((await listed(two)).slice(0, 3)).toEqual(['A 500', 'A 0', 'A 1']);
  });

  for (const [what, act] of [
    ['deleted', (one: Keeper) => one.removeCopy()],
    ['left', (one: Keeper) => one.link(null)],
  ] as const) {
    for (const when of ['PUT /api/libraries/K/games', 'GET /api/libraries/K/games?names']) {
      it(`a copy that is ${what} during a comparison stays so (${when})`, async () => {
        const server = new Fake(nameOf);
        const one = keeper(server);
        for (let n = 200; n < 300; n += 1) server.games.set(nameOf(game(n)), game(n));
        await one.add([Array.from({ length: 5 }, (_, n) => game(n)).join('')]);
        await one.link(KEY);
        const acted: Promise<void>[] = [];
        server.before = (asked) => {
          if (asked === when && acted.length === 0) acted.push(act(one));
        };
        const synced = await one.sync();
        expect(acted).toHaveLength(1);
        await Promise.all(acted);
        expect(synced).toMatchObject({ ended: true, refusal: null });
        expect(await one.key()).toBeNull();
        expect(server.exists).toBe(what !== 'deleted');
        expect(await one.sync()).toMatchObject({ ended: true, sent: 0 });
        // What was sent under one link is not held to be under the next.
        server.exists = true;
        server.games.clear();
        const all = (await one.find(EVERYTHING, 0, 1)).all;
        await one.link(KEY);
        expect(await one.sync()).toMatchObject({ sent: all, went: 0, ended: false });
      });
    }
  }

  it('a copy that the server keeps is still linked', async () => {
    const server = new Fake(nameOf);
    const one = keeper(server);
    await one.makeCopy();
    server.failing = 503;
    await expect(one.removeCopy()).rejects.toThrow('offline');
    expect(await one.key()).toBe(KEY);
  });

  it('another page that erases everything ends the comparison', async () => {
    const server = new Fake(nameOf);
    const shelf = new Memory();
    const one = new Keeper(rules, shelf, new LibraryServer(server.fetch));
    for (let n = 0; n < 100; n += 1) server.games.set(nameOf(game(n)), game(n));
    await one.link(KEY);
    server.before = (asked) => (asked.endsWith('games?names') ? shelf.clear() : undefined);
    expect(await one.sync()).toMatchObject({ ended: true, came: 0, refusal: null });
    expect(shelf.games.size).toBe(0);
  });

  it('games deleted here during a comparison go there with the next one, and do not come back', async () => {
    const server = new Fake(nameOf);
    const one = keeper(server);
    await one.add([game(1) + game(2)]);
    await one.makeCopy();
    await one.sync();
    await one.add([game(3)]);
    const [id = ''] = await one.ids({ ...EVERYTHING, player: 'a 1' });
    let removed: Promise<void> | null = null;
    server.before = (asked) => {
      if (asked.startsWith('PUT')) return (removed ??= one.remove([id]));
    };
    expect(await one.sync()).toMatchObject({ sent: 1 });
    expect(server.games.size).toBe(3);
    expect(await one.sync()).toMatchObject({ came: 0, refusal: null });
    expect(server.games.size).toBe(2);
    expect(await whites(one)).toEqual(['A 2', 'A 3']);
  });

  it('what is not the game of its name is left where it is', async () => {
    const server = new Fake(nameOf);
    server.games.set('0'.repeat(32), game(1));
    server.games.set('../../x', game(2));
    const one = keeper(server);
    await one.link(KEY);
    expect(await one.sync()).toMatchObject({ came: 0, went: 0, refusal: null });
    expect(await whites(one)).toEqual([]);
  });
});

describe('requests', () => {
  it('hold what fits into them, and no more', () => {
    const games = Array.from({ length: 100 }, (_, n) => `é"${'x'.repeat(n * 50)}`);
    const packs = [...packed(games, (pdn) => pdn)];
    expect(packs.flat()).toEqual(games);
    for (const pack of packs) {
      expect(new TextEncoder().encode(JSON.stringify({ games: pack })).length).toBeLessThan(65_536);
    }
    expect(packs.length).toBeLessThan(10);
    expect(fits('x'.repeat(59_000))).toBe(true);
    expect(fits('x'.repeat(61_000))).toBe(false);
    expect([...chunks([1, 2, 3], 2)]).toEqual([[1, 2], [3]]);
  });
});
