// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { Study } from './study.svelte';
import { Threat, turned } from './threat.svelte';
import { Tree } from './tree';

vi.stubGlobal('crossOriginIsolated', false);

describe.skipIf(!built)('a threat', () => {
  const rules = built ? loadRules() : (undefined as never);
  const asked = (fen: string) => {
    const study = new Study(rules);
    study.open(Tree.from(rules.moves(fen, 'en').fen), []);
    const threat = new Threat(study);
    expect(threat.question).toBeNull();
    threat.on = true;
    return threat.question;
  };

  it('is asked of the same position with the other side to move', () => {
    expect(turned('W:W31-50:B1-20')).toBe('B:W31-50:B1-20');
    expect(turned('B:WK3:BK45')).toBe('W:WK3:BK45');
    expect(asked('start')).toMatchObject({ kind: 'ask', legal: { side: 'black' } });
    // That it could take is what it threatens.
    const blow = asked('W:W28,43:B19,23');
    expect(blow).toMatchObject({ legal: { capture: true, moves: [{ notation: '23x32' }] } });
  });

  it('is not asked where it would say nothing', () => {
    expect(asked('W:W28:B23,1')).toEqual({ kind: 'none', why: 'capture' });
    expect(asked('W:W28:B')).toEqual({ kind: 'none', why: 'stuck' });
    expect(asked('W:W:B1')).toEqual({ kind: 'none', why: 'over' });
  });
});
