import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { SetUp } from './setup.svelte';

describe.skipIf(!built)('a position that is set up', () => {
  const rules = built ? loadRules() : (undefined as never);
  const pieces = (setup: SetUp) => [...setup.pieces.keys()].sort((a, b) => a - b);

  it('is what stands unread in the field, when it is taken', async () => {
    const setup = new SetUp(rules);
    setup.type('B:W32:BK5');
    expect(pieces(setup)).not.toContain(5);
    const fen = await setup.read();
    expect([pieces(setup), setup.turn, setup.fen]).toEqual([[5, 32], 'B', fen]);
    expect(setup.typed).toBeNull();
  });

  it('is refused while what stands there cannot be read, and the text stays', async () => {
    const setup = new SetUp(rules);
    const { fen } = setup;
    setup.type('W:W99');
    expect(await setup.read()).toBeNull();
    expect(setup.problem).toContain('99');
    expect([setup.typed, setup.fen]).toEqual(['W:W99', fen]);
    setup.type('W:W32:B19');
    expect(setup.problem).toBeNull();
    expect(await setup.read()).toBe(setup.fen);
    expect(pieces(setup)).toEqual([19, 32]);
  });

  it('goes on from what was typed, when a piece is put or the turn is changed', () => {
    const setup = new SetUp(rules);
    setup.type('W:W32:BK5');
    setup.setTurn('B');
    expect([pieces(setup), setup.turn]).toEqual([[5, 32], 'B']);
    setup.type('W:W33:BK5');
    setup.put(40);
    expect(pieces(setup)).toEqual([5, 33, 40]);
  });
});
