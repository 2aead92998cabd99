import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { RulesError } from '../../wasm/rules';
import { readAll, readAnything, resultText, writePdn, type PdnGame } from './pdn';

describe.skipIf(!built)('pasted text', () => {
  const rules = built ? loadRules() : (undefined as never);
  const all = (text: string) => readAnything(rules, text, 'ffjd', 'fr');
  const read = (text: string) => all(text)[0] as PdnGame;

  it('is a position in any dialect', () => {
    const fen = 'W:W31,K45:B1';
    for (const text of [fen, '[FEN "W:B1:WK45,31."]', ' w : w31 , k45 : b1 ']) {
      expect(read(text)).toMatchObject({ startFen: fen, moves: [], problem: null });
    }
  });

  it('is a game, or a bare list of moves', () => {
    const moves = ['32-28', '19-23', '28x19'];
    for (const text of [
      '[White "A"]\n1. 32-28 19-23 2. 28x19 *',
      '32-28 19-23 28x19',
      '3228 1923 2819',
      '1. 3228 1923 2. 2819',
    ]) {
      expect(read(text)).toMatchObject({ moves, problem: null, warnings: [] });
    }
    // In a file figures without a sign are no move.
    expect(read('[White "A"]\n1. 32-28 1923 *').problem?.column).toBe(10);
  });

  it('is a position in letters, as engines write it', () => {
    const hub = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;
    for (const text of [hub, ` ${hub}\n`, hub.replace('W', 'w')]) {
      expect(read(text).startFen).toBe(rules.moves('start', 'fr').fen);
    }
    expect(() => read(hub.slice(0, -3))).toThrow('on attend 50 cases');
    expect(() => read(hub.replace('be', 'bx'))).toThrow('caractère 22');
  });

  it('is such a position with the moves from there, read to the first that is none', () => {
    const hub = `W${'e'.repeat(17)}b${'e'.repeat(4)}b${'e'.repeat(9)}w${'e'.repeat(16)}w`;
    for (const text of [
      `pos pos=${hub} moves="33-29 23x34x29"`,
      `pos=${hub} moves="33-29 23x34".`,
      `${hub} moves="33-29 23x34"`,
    ]) {
      expect(read(text)).toMatchObject({
        startFen: 'W:W33,50:B18,23',
        moves: ['33-29', '23x34'],
        problem: null,
        warnings: [],
      });
    }
    expect(read(`pos=${hub}.`)).toMatchObject({ startFen: 'W:W33,50:B18,23', moves: [] });
    const game = read(`${hub} moves="33-29 1-2"`);
    expect(game.moves).toEqual(['33-29']);
    expect(game.problem?.message).toMatch(/\S/);
  });

  it('is a list of bare numbers', () => {
    expect(read('32 28 19 23\n28 19')).toMatchObject({
      moves: ['32-28', '19-23', '28x19'],
      problem: null,
      warnings: [],
    });
  });

  it('is several positions, each on a line', () => {
    const games = all('W:W33:B18\n\n"B:W33:B18"\n');
    expect(games.map(({ startFen }) => startFen)).toEqual(['W:W33:B18', 'B:W33:B18']);
    expect(games.every(({ problem, warnings }) => problem === null && warnings.length === 0)).toBe(
      true,
    );
    expect(() => all('W:W33:B18\nW:W99:B1')).toThrow('99');
  });

  it('tells where a list of typed moves goes wrong', () => {
    const game = read('3228 1923\n2820');
    expect(game.moves).toEqual(['32-28', '19-23']);
    expect(game.problem).toMatchObject({ line: 2, column: 1 });
    expect(game.problem?.message).toContain('28x19');
  });

  it('is told to hold more than is read', () => {
    const game = '[White "A"]\n1. 32-28 *\n\n';
    const { games, more } = readAll(rules, game.repeat(1001), 'ffjd', 'fr');
    expect([games.length, more]).toEqual([1000, true]);
    expect(readAll(rules, game.repeat(1000), 'ffjd', 'fr').more).toBe(false);
  });

  it('is opened up to the first illegal move, with the place of it', () => {
    const game = read('[White "A"]\n\n1. 32-28 19-23 2. 37-31 *');
    expect(game.moves).toEqual(['32-28', '19-23']);
    expect(game.problem?.line).toBe(3);
    expect(game.problem?.message).not.toBe('');
  });

  it('is refused with the place where a position is wrong', () => {
    expect(() => read('W:W31;B1')).toThrow(RulesError);
    try {
      read('W:W31;B1');
    } catch (error) {
      expect((error as RulesError).facts).toMatchObject({ code: 'bad-fen', offset: 5 });
    }
  });

  it('goes on under family rules where a federation would have stopped it', () => {
    const text = '[FEN "W:WK36:BK4"]\n1. 36-41 4-15 *';
    expect(read(text)).toMatchObject({ ruleset: 'family', moves: ['36-41', '4-15'] });
  });

  it('without a move, a tag or a position is an error with its place', () => {
    const texts = [
      '<script>alert(1)</script>',
      '(',
      '{{{',
      '😀',
      '   ',
      '1.',
      '*',
      '\n  rien du tout',
    ];
    for (const text of texts) {
      try {
        all(text);
        expect.unreachable(text);
      } catch (error) {
        expect(error, text).toBeInstanceOf(RulesError);
        expect((error as RulesError).message).toMatch(/\S/);
        expect((error as RulesError).facts.line, text).toBeGreaterThan(0);
      }
    }
    expect(() => all('\n  rien du tout')).toThrow('Ni coup, ni en-tête, ni position');
  });

  it('A9 tells what nothing in it decides', () => {
    const game = read('[FEN "W:WK4:B13,20,32,37"] 1. 4x15 *');
    expect(game.moves).toHaveLength(1);
    expect(game.warnings.map(({ message }) => message).join()).toContain('4x15');
  });

  it('holds all its games', () => {
    const games = all('[White "A"]\n1. 32-28 *\n\n[White "B"]\n1. 33-28 19-24 1-0\n');
    expect(games.map(({ tags }) => tags.White)).toEqual(['A', 'B']);
    expect(games[1]?.moves).toEqual(['33-28', '19-24']);
    expect(games.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('comes back the same after writing', () => {
    const game = {
      startFen: 'W:WK4:B13,20,32,37',
      moves: ['4x27x38x15'],
      ruleset: 'ffjd' as const,
      white: '',
      black: 'damier (3)',
      result: resultText(null),
    };
    const text = writePdn(rules, game, 'fr');
    expect(text).toContain('damier (3)');
    expect(read(text)).toMatchObject({ startFen: game.startFen, moves: game.moves });
  });

  it('writes results as the federation does', () => {
    expect(resultText({ winner: 'white', reason: 'blocked' })).toBe('2-0');
    expect(resultText({ winner: 'black', reason: 'resignation' })).toBe('0-2');
    expect(resultText({ winner: null, reason: 'agreement' })).toBe('1-1');
  });
});
