// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { Keeper } from './keeper';
import { EVERYTHING } from './query';
import { chunks, fits, LibraryServer, packed } from './server';
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
  readonly #nameOf: (pdn: string) => string;

  constructor(nameOf: (pdn: string) => string) {
    this.#nameOf = nameOf;
  }

  readonly fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    this.asked.push(`${method} ${path.replace(KEY, 'K').replace(/names=.*/, 'names')}`);
    return Promise.resolve(this.#answer(method, path, typeof body === 'string' ? body : '{}'));
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
