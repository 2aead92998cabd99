import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../testing/rules';
import { RulesError } from './rules';

describe.skipIf(!built)('the rules across the border', () => {
  const rules = built ? loadRules() : (undefined as never);

  it('A2 A5 the start has nine moves', () => {
    expect(rules.moves('start', 'fr').moves.map((move) => move.notation)).toEqual([
      '31-26',
      '31-27',
      '32-27',
      '32-28',
      '33-28',
      '33-29',
      '34-29',
      '34-30',
      '35-30',
    ]);
  });

  it('errors arrive with code, message and place', () => {
    try {
      rules.moves('W:W31;B1', 'en');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      expect((error as RulesError).code).toBe('bad-fen');
      expect((error as RulesError).facts.offset).toBe(5);
    }
  });

  it('text of any kind crosses unharmed, a separator included', () => {
    for (const text of ['', '\u001f', 'é√😀', '"\\', 'W:W31:B1\u001fen', 'x'.repeat(100_000)]) {
      expect(() => rules.explain('start', text, 'ffjd', 'fr')).toThrow(RulesError);
    }
    expect(rules.moves('start', 'fr').moves).toHaveLength(9);
  });

  it('ten thousand calls leave the memory as it was', () => {
    const before = rules.memoryBytes;
    for (let i = 0; i < 10_000; i += 1) rules.moves('W:WK4:B13,20,32,37', 'fr');
    expect(rules.memoryBytes - before).toBeLessThan(1 << 20);
  });
});
