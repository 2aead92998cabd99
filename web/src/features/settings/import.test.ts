import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { newRecord } from '../game/record';
import { readGames } from './import';

describe.skipIf(!built)('a file of exported data', () => {
  const rules = built ? loadRules() : (undefined as never);
  const game = { ...newRecord('start'), moves: ['32-28', '19-23'], cursor: 2 };
  const read = (change: object) => readGames([{ ...game, ...change }], rules);

  it('brings back what was exported, games of a table and against the machine, too', () => {
    expect(read({})).toEqual([{ game, clock: null }]);
    expect(read({ players: { kind: 'machine', human: 'black', level: 20 } })).toHaveLength(1);
    expect(read({ end: { reason: 'resignation', side: 'white' } })).toHaveLength(1);
    const moves = ['irregularity:missed-capture;white;32-27;;left;B:W27:B28,5', '5-10'];
    expect(read({ startFen: 'W:W32:B28,5', moves, table: true })).toHaveLength(1);
  });

  it('brings the clock of a game along; one that cannot be read costs only the clock', () => {
    const control = { periods: [{ moves: null, ms: 60_000 }], increment: 0 };
    const play = { clock: control, takeBack: true, hint: true, owed: true, hints: 0 };
    const clock = {
      times: [[60_000, 60_000]],
      turn: 'white',
      since: null,
      spent: 0,
      paused: false,
    };
    const [whole] = read({ play, clock: { clock: { ...clock, evil: 1 }, seen: 5 } });
    expect(whole).toEqual({ game: { ...game, play }, clock: { clock, seen: 5 } });
    for (const bad of [null, 7, { clock }, { clock: { ...clock, times: 'x' }, seen: 5 }]) {
      expect(read({ play, clock: bad })).toEqual([{ game: { ...game, play }, clock: null }]);
    }
    const none = { ...play, clock: { periods: '<b>' } };
    const kept = { game: { ...game, play: { ...play, clock: null } }, clock: null };
    expect(read({ play: none, clock: { clock, seen: 5 } })).toEqual([kept]);
  });

  it('leaves out whatever could not be opened, without an error', () => {
    for (const change of [
      { moves: ['32-27x', '<img src=x onerror=alert(1)>'] },
      { moves: ['50-1'] },
      { startFen: '<script>alert(1)</script>' },
      { key: '../../damier.current' },
      { key: 'k'.repeat(100_000) },
      { id: '../settings?x=' },
      { players: { kind: 'machine', human: 'purple', level: 1 } },
      { players: { kind: 'machine', human: 'white', level: 1e9 } },
      { end: { reason: '__proto__' } },
      { end: { reason: 'resignation', side: '<b>' } },
      { end: 'won' },
      { ruleset: 'constructor' },
      { moves: { length: 3 } },
    ]) {
      expect(read(change), JSON.stringify(change).slice(0, 80)).toEqual([]);
    }
    for (const list of [null, 7, 'games', {}, [null, 1, 'x', [[]], {}]]) {
      expect(readGames(list, rules)).toEqual([]);
    }
  });
});
