import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable, type Game, type GamesApi } from '../../api/client';
import type { EndRequest, NewGame } from '../../api/types';
import { newRecord, type GameRecord } from './record';
import { commonStart, Sync } from './sync.svelte';

/** A server as the real one behaves: moves at a ply cut what follows, a repeated move changes nothing. */
class Server implements GamesApi {
  games = new Map<string, Game>();
  calls: string[] = [];
  down = false;
  /** Answers are lost after the change is made. */
  deaf = false;

  async #answer(call: string, id: string, change?: (game: Game) => void): Promise<Game> {
    this.calls.push(call);
    await Promise.resolve();
    if (this.down) throw new Unreachable('down');
    const game = this.games.get(id);
    if (!game) throw new Refused(404, 'not-found', 'no such game');
    change?.(game);
    if (this.deaf) throw new Unreachable('answer lost');
    return structuredClone(game);
  }

  create(wanted: NewGame): Promise<Game> {
    const id = `g${this.games.size + 1}`;
    if (!this.down) {
      const fresh = { id, moves: [...(wanted.moves ?? [])], status: { outcome: null } };
      this.games.set(id, fresh as unknown as Game);
    }
    return this.#answer('create', id);
  }
  get(id: string): Promise<Game> {
    return this.#answer('get', id);
  }
  move(id: string, ply: number, move: string): Promise<Game> {
    return this.#answer(`move ${ply} ${move}`, id, (game) => {
      if (ply > game.moves.length) throw new Refused(409, 'conflict', 'too far');
      if (game.moves[ply] !== move) game.moves = [...game.moves.slice(0, ply), move];
    });
  }
  undo(id: string, ply: number): Promise<Game> {
    return this.#answer(`undo ${ply}`, id, (game) => {
      game.moves = game.moves.slice(0, ply);
    });
  }
  end(id: string, request: EndRequest): Promise<Game> {
    return this.#answer(`end ${request.reason}`, id, (game) => {
      game.status.outcome = { winner: null, reason: request.reason };
    });
  }
  remove(): Promise<void> {
    return Promise.resolve();
  }
}

let server: Server;
let sync: Sync;
let record: GameRecord;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  record = newRecord('start');
  sync = new Sync(server, (asked, id) => {
    if (record.key === asked.key) record = { ...record, id };
  });
  sync.start(record, null);
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

describe('commonStart', () => {
  it('counts the moves two lines share', () => {
    expect(commonStart([], ['32-28'])).toBe(0);
    expect(commonStart(['32-28', '19-23'], ['32-28', '20-24'])).toBe(1);
    expect(commonStart(['32-28'], ['32-28', '20-24'])).toBe(1);
  });
});
