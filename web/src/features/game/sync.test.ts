import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable, type Game, type GamesApi } from '../../api/client';
import type { EndRequest, NewGame } from '../../api/types';
import { newRecord, type GameRecord } from './record';
import { commonStart } from './line';
import { Sync } from './sync.svelte';

/** A server as the real one behaves: moves at a ply cut what follows, a repeated move changes nothing. */
class Server implements GamesApi {
  games = new Map<string, Game>();
  calls: string[] = [];
  down = false;
  /** Answers are lost after the change is made. */
  deaf = false;

  async #answer(
    call: string,
    id: string,
    change?: (game: Game) => void,
    version?: number,
  ): Promise<Game> {
    this.calls.push(call);
    await Promise.resolve();
    if (this.down) throw new Unreachable('down');
    const game = this.games.get(id);
    if (!game) throw new Refused(404, 'not-found', 'no such game');
    const before = JSON.stringify(game);
    change?.(game);
    // As the real one: a repeated request changes nothing, whatever version it names.
    if (JSON.stringify(game) !== before) {
      if (version !== undefined && version !== game.version) {
        this.games.set(id, JSON.parse(before) as Game);
        throw new Refused(409, 'conflict', 'another version');
      }
      game.version += 1;
    }
    if (this.deaf) throw new Unreachable('answer lost');
    return structuredClone(game);
  }

  create(wanted: NewGame): Promise<Game> {
    const id = `g${this.games.size + 1}`;
    if (!this.down) {
      const fresh = {
        id,
        version: 1,
        moves: [...(wanted.moves ?? [])],
        status: { outcome: null },
      };
      this.games.set(id, fresh as unknown as Game);
    }
    return this.#answer('create', id);
  }
  get(id: string): Promise<Game> {
    return this.#answer('get', id);
  }
  move(id: string, ply: number, move: string, version?: number): Promise<Game> {
    const change = (game: Game) => {
      if (ply > game.moves.length) throw new Refused(409, 'conflict', 'too far');
      if (game.status.outcome) throw new Refused(422, 'game-over', 'the game is over');
      if (game.moves[ply] !== move) game.moves = [...game.moves.slice(0, ply), move];
    };
    return this.#answer(`move ${ply} ${move}`, id, change, version);
  }
  undo(id: string, ply: number, version?: number): Promise<Game> {
    const change = (game: Game) => {
      game.moves = game.moves.slice(0, ply);
    };
    return this.#answer(`undo ${ply}`, id, change, version);
  }
  end(id: string, request: EndRequest & { version?: number }): Promise<Game> {
    const change = (game: Game) => {
      game.status.outcome = { winner: null, reason: request.reason };
    };
    return this.#answer(`end ${request.reason}`, id, change, request.version);
  }
  remove(): Promise<void> {
    return Promise.resolve();
  }
}

let server: Server;
let sync: Sync;
let record: GameRecord;
/** What the page was told to show. */
let shown: string[][];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  record = newRecord('start');
  sync = new Sync(server, (asked, id) => {
    if (record.key === asked.key) record = { ...record, id };
  });
  sync.start(record, null);
  shown = [];
  sync.onServer = (game) => {
    shown.push(game.moves);
    record = { ...record, moves: game.moves, cursor: game.moves.length, end: null };
    sync.start(record, game);
  };
  return () => vi.useRealTimers();
});

async function play(...moves: string[]): Promise<void> {
  record = { ...record, moves, cursor: moves.length };
  sync.want(record);
  await vi.advanceTimersByTimeAsync(0);
}

describe('Sync', () => {
  it('makes no game until a move is played, and then exactly one', async () => {
    await play();
    expect(server.calls).toEqual([]);
    await play('32-28');
    await play('32-28', '19-23');
    expect(server.calls).toEqual(['create', 'move 1 19-23']);
    expect(server.games.size).toBe(1);
    expect(server.games.get('g1')?.moves).toEqual(['32-28', '19-23']);
    expect(sync.state.kind).toBe('saved');
    expect(sync.waiting).toBe(0);
  });

  it('keeps moves played while the game is being made', async () => {
    record = { ...record, moves: ['32-28'] };
    sync.want(record);
    record = { ...record, moves: ['32-28', '19-23'] };
    sync.want(record);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.games.size).toBe(1);
    expect(server.games.get('g1')?.moves).toEqual(['32-28', '19-23']);
  });

  it('says that it is offline, counts, and sends all when the server is back', async () => {
    await play('32-28');
    server.down = true;
    await play('32-28', '19-23');
    await play('32-28', '19-23', '28x19');
    expect(sync.state.kind).toBe('offline');
    expect(sync.waiting).toBe(2);
    server.down = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.games.get('g1')?.moves).toEqual(['32-28', '19-23', '28x19']);
    expect(sync.state.kind).toBe('saved');
  });

  it('loses and doubles nothing when answers are lost', async () => {
    await play('32-28');
    server.deaf = true;
    await play('32-28', '19-23');
    server.deaf = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.games.get('g1')?.moves).toEqual(['32-28', '19-23']);
    expect(sync.waiting).toBe(0);
  });

  it('asks again after a conflict and goes on from what the server has', async () => {
    await play('32-28', '19-23', '28x19');
    const game = server.games.get('g1');
    if (game) game.moves = [];
    await play('32-28', '19-23', '28x19', '14x23');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.calls).toContain('get');
    expect(game?.moves).toEqual(['32-28', '19-23', '28x19', '14x23']);
  });

  it('makes the game anew when the server has lost it', async () => {
    await play('32-28');
    server.games.clear();
    await play('32-28', '19-23');
    await vi.advanceTimersByTimeAsync(5000);
    expect([...server.games.values()].map((game) => game.moves)).toEqual([['32-28', '19-23']]);
  });

  it('cuts moves that were taken back before an end', async () => {
    await play('32-28', '19-23');
    record = { ...record, moves: ['32-28'], cursor: 1, end: { reason: 'agreement' } };
    sync.want(record);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.calls.slice(-2)).toEqual(['undo 1', 'end agreement']);
  });

  it('replaces a line after a move is taken back', async () => {
    await play('32-28', '19-23');
    await play('32-28', '20-24');
    expect(server.games.get('g1')?.moves).toEqual(['32-28', '20-24']);
  });
});

describe('a game that goes on elsewhere', () => {
  const elsewhere = async (...moves: string[]) => {
    for (const [i, move] of moves.entries()) {
      await server.move('g1', i + 1, move, server.games.get('g1')?.version);
    }
  };
  const line = () => server.games.get('g1')?.moves;

  it('is never cut by a page that has not seen it: the server’s line is shown', async () => {
    await play('32-28');
    await elsewhere('19-23', '28x19', '14x23');
    await play('32-28', '17-22');
    await vi.advanceTimersByTimeAsync(5000);
    expect(line()).toEqual(['32-28', '19-23', '28x19', '14x23']);
    expect(record.moves).toEqual(line());
    expect(sync.replaced).toEqual(['17-22']);
    expect(sync.state.kind).toBe('saved');
    // Now that it is seen, taking back and playing something else is this page's right.
    await play('32-28', '17-22');
    await vi.advanceTimersByTimeAsync(5000);
    expect(line()).toEqual(['32-28', '17-22']);
    expect(sync.replaced).toEqual(['17-22']);
  });

  it('shows the same move played in two places once, without a word', async () => {
    await play('32-28');
    await elsewhere('19-23', '28x19');
    await play('32-28', '19-23');
    await vi.advanceTimersByTimeAsync(5000);
    expect(line()).toEqual(['32-28', '19-23', '28x19']);
  });

  it('is not ended, nor cut, by a page that has not seen it', async () => {
    await play('32-28', '19-23');
    await elsewhere('19-23', '28x19');
    record = { ...record, moves: ['32-28'], cursor: 1, end: { reason: 'agreement' } };
    sync.want(record);
    await vi.advanceTimersByTimeAsync(5000);
    expect(line()).toEqual(['32-28', '19-23', '28x19']);
    expect(server.games.get('g1')?.status.outcome).toBeNull();
    expect(shown.at(-1)).toEqual(line());
  });

  it('is shown when it was ended elsewhere', async () => {
    await play('32-28');
    await server.end('g1', { reason: 'agreement' });
    await play('32-28', '17-22');
    await vi.advanceTimersByTimeAsync(5000);
    expect(record.moves).toEqual(['32-28']);
    expect(sync.replaced).toEqual(['17-22']);
  });

  it('is seen by looking', async () => {
    await play('32-28');
    await sync.look();
    expect(shown).toEqual([]);
    await elsewhere('19-23');
    await sync.look();
    expect(record.moves).toEqual(['32-28', '19-23']);
    expect(sync.replaced).toBeNull();
  });

  it('a lost answer to our own move is no conflict', async () => {
    await play('32-28');
    server.deaf = true;
    await play('32-28', '19-23');
    server.deaf = false;
    await play('32-28', '17-22');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line()).toEqual(['32-28', '17-22']);
    expect(shown).toEqual([]);
  });
});

describe('commonStart', () => {
  it('counts the moves two lines share', () => {
    expect(commonStart([], ['32-28'])).toBe(0);
    expect(commonStart(['32-28', '19-23'], ['32-28', '20-24'])).toBe(1);
    expect(commonStart(['32-28'], ['32-28', '20-24'])).toBe(1);
  });
});

describe('C2 a table game', () => {
  it('sends what was irregular as a step, and what it has become in its place', async () => {
    const server = new Server();
    const pending = 'irregularity:missed-capture;white;34-29;;pending;B:W29:B23';
    const accepted = pending.replace('pending', 'accepted');
    let record: GameRecord = { ...newRecord('start', 'ffjd', { kind: 'two' }, true) };
    const sync = new Sync(server, (_, id) => (record = { ...record, id }));
    const send = async (moves: string[]) => {
      record = { ...record, moves, cursor: moves.length };
      sync.want(record);
      await vi.waitFor(() => {
        expect(sync.state.kind).toBe('saved');
        expect(sync.waiting).toBe(0);
      });
    };
    sync.start(record, null);
    await send(['32-28', pending]);
    await send(['32-28', accepted, '19-23']);
    expect(server.games.get('g1')?.moves).toEqual(['32-28', accepted, '19-23']);
    expect(server.calls).toContain(`move 1 ${accepted}`);
  });

  it('an older record of this browser has no table', () => {
    expect(newRecord('start').table).toBe(false);
    expect(
      newRecord('start', 'ffjd', { kind: 'machine', human: 'white', level: 1 }, true).table,
    ).toBe(false);
  });
});
