/** Captures jump by jump, and what lifting at once would change. */
import { describe, expect, it, test } from 'vitest';
import { placement } from '../../board/placement';
import { built, loadRules } from '../../testing/rules';
import { lifting } from './lifting';
import { stepsOf } from './steps';

const TURC = 'B:W12,13,22,24,30:BK25';

describe('the steps of a capture', () => {
  const route = { path: [32, 21, 12, 3], captured: [27, 17, 8], promotes: true };

  it('A13 keeps every piece taken until the end, then lifts them together', () => {
    const steps = stepsOf(route, false);
    expect(steps.map((step) => step.square)).toEqual([32, 21, 12, 3, 3]);
    expect(steps.map((step) => step.ghosts.length)).toEqual([0, 1, 2, 3, 0]);
    expect(steps.map((step) => step.gone.length)).toEqual([0, 0, 0, 0, 3]);
    expect(steps.map((step) => step.over)).toEqual([null, 27, 17, 8, null]);
  });

  it('A15 crowns the man at the end only', () => {
    expect(stepsOf(route, false).map((step) => step.crowned)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('by the wrong rule each piece goes as it is jumped', () => {
    const steps = stepsOf(route, true);
    expect(steps.map((step) => step.gone.length)).toEqual([0, 1, 2, 3]);
    expect(steps.every((step) => step.ghosts.length === 0)).toBe(true);
  });
});

describe.skipIf(!built)('lifting at once', () => {
  const rules = built ? loadRules() : (undefined as never);

  test('A13 D8 the coup turc would take a fifth piece, over one that still stands', () => {
    const [move] = rules.moves(TURC, 'fr').moves;
    expect(move?.notation).toBe('25x19');
    if (!move) return;
    const { wrong, text, taken } = lifting(rules, TURC, move);
    expect(taken).toBe(4);
    expect(wrong[0]).toEqual({
      path: [25, 39, 17, 8, 19, 30],
      captured: [30, 22, 12, 13, 24],
      hop: 4,
      blockers: [30],
    });
    expect(text).toContain('C’est faux');
    // By the real rule White then takes the king.
    const after = rules.game(TURC, ['25x19'], 'ffjd', 'fr');
    expect(placement(after.legal.fen).has(19)).toBe(true);
    expect(after.legal.moves.map((m) => m.notation)).toEqual(['24x13']);
  });

  test('A5 a move in every form, each read back', () => {
    const fen = 'W:W32,34:B8,17,27,30';
    const forms = rules.notation(fen, '32x3', 'fr');
    for (const text of [
      forms.short,
      forms.path,
      forms.captured,
      forms.hub,
      ...Object.values(forms.spoken),
    ]) {
      expect(rules.explain(fen, text ?? '', 'ffjd', 'nl')).toMatchObject({
        legal: true,
        named: '32x3',
      });
    }
  });
});
