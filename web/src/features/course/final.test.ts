import { beforeEach, describe, expect, test } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { WON } from '../../testing/won';
import { Library } from '../game/library';
import { newRecord, type GameRecord, type Players } from '../game/record';
import { Session } from '../game/session.svelte';
import { isFinal } from './final';
import { wonGame } from './progress.svelte';

const against = (level: number): Players => ({ kind: 'machine', human: 'white', level });
/** A position in which White has won with one move. */
const LAST = 'W:W46,47:B36';

describe.skipIf(!built)('the game at the end of the course', () => {
  const rules = loadRules();
  const machine = { ask: () => Promise.reject(new Error('nobody asks it')), stop: () => undefined };
  let library: Library;

  beforeEach(() => {
    localStorage.clear();
    library = new Library(localStorage);
  });

  const opened = (record: GameRecord): Session => {
    const session = new Session({ rules, library, machine });
    session.open(record, null);
    return session;
  };
  const begin = () => localStorage.setItem('damier.progress.course', '{"version":1,"data":{}}');

  test('it is the usual game against the first level, for somebody who has begun the course', () => {
    const game = () => opened(newRecord('start', 'ffjd', against(1)));
    expect(isFinal(game())).toBe(false);
    localStorage.setItem('damier.progress.exercises', '{}');
    expect(isFinal(game())).toBe(false);
    begin();
    expect(isFinal(game())).toBe(true);
  });

  test('no other level, no other position, no game of two and none with help', () => {
    begin();
    for (const record of [
      newRecord('start', 'ffjd', against(2)),
      newRecord(LAST, 'ffjd', against(1)),
      newRecord('start'),
      { ...newRecord('start', 'ffjd', against(1)), helped: true },
    ]) {
      expect(isFinal(opened(record))).toBe(false);
    }
  });

  test('a game counts that was won from the first move on', () => {
    const keep = (record: Partial<GameRecord>) =>
      library.write({ ...newRecord('start', 'ffjd', against(1)), ...record });
    keep({ moves: ['32-28', '19-23'] });
    keep({ startFen: LAST, moves: ['46-41'] });
    keep({ moves: ['32-29'] });
    expect(wonGame(rules, library)).toBe(false);
    keep({ moves: [...WON], helped: true });
    keep({ moves: [...WON], players: { kind: 'two' } });
    keep({ moves: [...WON], players: { ...against(1), human: 'black' } as Players });
    expect(wonGame(rules, library)).toBe(false);
    keep({ moves: [...WON] });
    expect(wonGame(rules, library)).toBe(true);
  });
});
