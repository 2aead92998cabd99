// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Ending } from '../../api/endings';
import { i18n } from '../../i18n/i18n.svelte';
import { built, loadRules } from '../../testing/rules';
import { Tables } from '../endings/tables';
import { Live } from './live.svelte';
import { Study } from './study.svelte';
import { Tree } from './tree';

vi.stubGlobal('crossOriginIsolated', false);

const WON: Ending = {
  wdl: 'win',
  plies: 15,
  moves: [
    { notation: '7-2', wdl: 'win', plies: 15 },
    { notation: '18-23', wdl: 'draw', plies: null },
  ],
  line: ['7-2', '35-40'],
  limit: null,
};

describe.skipIf(!built)('what follows the board', () => {
  const rules = built ? loadRules() : (undefined as never);
  function begin(
    fen: string,
    endings: (fen: string, moves: readonly string[]) => Promise<Ending | null>,
  ) {
    const study = new Study(rules);
    study.open(Tree.from(rules.moves(fen, 'en').fen), []);
    const live = new Live(study, new Tables(endings));
    live.on = true;
    return { study, live, lookUp: () => live.lookUp() };
  }
  const settled = (live: Live) => vi.waitUntil(() => live.known.answer.kind !== 'asking');

  it('is the tables where they know: then nothing is searched', async () => {
    const endings = vi.fn(() => Promise.resolve(WON));
    const { live, lookUp, study } = begin('W:WK1,K7,K18:BK35', endings);
    // A moment is left to them.
    expect(live.wanted.question).toBeNull();
    lookUp();
    expect(live.wanted.question).toBeNull();
    await settled(live);
    expect(live.wanted.question).toBeNull();
    expect(live.report?.lines).toEqual([{ score: { win_in: 15 }, pv: ['7-2', '35-40'] }]);
    expect(live.best).toMatchObject({ from: 7, to: 2 });
    live.lines = 5;
    expect(live.report?.lines).toHaveLength(2);
    // Of another position they have said nothing yet.
    study.addLine(study.at, ['7-2']);
    study.step('forward');
    expect([live.exact, live.best]).toEqual([null, null]);
    // Asked with the moves: limits count from the beginning.
    lookUp();
    expect(endings).toHaveBeenLastCalledWith(study.startFen, ['7-2'], 'family', i18n.language, 4);
  });

  it('is the machine where no table knows, and its estimate where none could be asked', async () => {
    const none = begin('W:WK1,K7,K18:BK35', () => Promise.resolve(null));
    none.lookUp();
    await settled(none.live);
    expect(none.live.wanted.question).toMatchObject({ moves: [] });
    expect(none.live.estimate).toBe(false);
    const offline = begin('W:WK1,K7,K18:BK35', () => Promise.reject(new Error('no server')));
    offline.lookUp();
    await settled(offline.live);
    expect(offline.live.wanted.question).not.toBeNull();
    expect(offline.live.estimate).toBe(true);
  });

  it('does not wait for a server that takes its time, nor with many pieces', async () => {
    vi.useFakeTimers();
    const { live, lookUp } = begin('W:WK1,K7,K18:BK35', () => new Promise(() => undefined));
    lookUp();
    expect(live.wanted.question).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.wanted.question).not.toBeNull();
    vi.useRealTimers();
    const many = begin('W:W31-50:B1-20', () => Promise.reject(new Error('not asked')));
    expect(many.live.few).toBe(false);
    expect(many.live.wanted.question).not.toBeNull();
  });
});
