// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Ending } from '../../api/endings';
import { built, loadRules } from '../../testing/rules';
import type { AnalysisReport } from '../../wasm/types';
import { Tables } from '../endings/tables';
import type { Analyst, Question } from './analyst';
import { Reviewer } from './reviewer.svelte';
import { Study } from './study.svelte';
import { ROOT, Tree } from './tree';

const FEN = 'W:WK1,K7,K18:BK35';
const known = (wdl: string, plies: number | null, moves: Ending['moves']): Ending => {
  return { wdl, plies, moves, line: moves.slice(0, 1).map((m) => m.notation), limit: null };
};
const WON = known('win', 15, [
  { notation: '7-2', wdl: 'win', plies: 15 },
  { notation: '1-6', wdl: 'win', plies: 17 },
  { notation: '18-23', wdl: 'draw', plies: null },
]);
const DRAWN = known('draw', null, [
  { notation: '35-2', wdl: 'draw', plies: null },
  { notation: '35-40', wdl: 'loss', plies: 6 },
]);

describe.skipIf(!built)('a review of an ending', () => {
  const rules = built ? loadRules() : (undefined as never);
  async function review(moves: string[], endings: (fen: string) => Promise<Ending | null>) {
    const study = new Study(rules);
    study.open(Tree.from(rules.moves(FEN, 'en').fen), []);
    study.addLine(ROOT, moves);
    const asked: string[] = [];
    // A machine that thinks nothing of anything.
    const ask = ({ fen }: Question): Promise<AnalysisReport> => {
      asked.push(fen);
      const lines = [{ score: { men: 0.2 }, pv: ['18-23'] }];
      return Promise.resolve({ depth: 1, nodes: 1, seconds: 0, lines });
    };
    const analyst = { ask, stop: () => undefined } as unknown as Analyst;
    const reviewer = new Reviewer(study, analyst, new Tables(endings));
    await reviewer.start();
    return { reviewer, asked };
  }
  const tables = (fen: string) => Promise.resolve(fen.startsWith('W') ? WON : DRAWN);

  it('calls a win turned into a draw a blunder, whatever the machine thinks', async () => {
    const { reviewer, asked } = await review(['18-23'], tables);
    expect(asked).toEqual([]);
    expect(reviewer.mistakes).toMatchObject([
      {
        move: '18-23',
        grade: 'blunder',
        thrown: { from: 'win', to: 'draw' },
        best: ['7-2'],
        worth: { win_in: 15 },
      },
    ]);
    // Every move that wins is as good as the quickest.
    expect(await reviewer.price(ROOT, '1-6')).toEqual({ thrown: null });
    expect(await reviewer.price(ROOT, '18-23')).toEqual({ thrown: { from: 'win', to: 'draw' } });
  });

  it('finds no fault in a slower win', async () => {
    const lost = known('loss', 16, [{ notation: '35-40', wdl: 'loss', plies: 16 }]);
    const endings = (fen: string) => Promise.resolve(fen.startsWith('W') ? WON : lost);
    const { reviewer } = await review(['1-6'], endings);
    expect(reviewer.mistakes).toEqual([]);
    expect(reviewer.rows.map(({ judged }) => judged.score)).toEqual([
      { win_in: 15 },
      { win_in: 16 },
    ]);
  });

  it('asks a server that is gone once, and says that it estimates', async () => {
    const endings = vi.fn(() => Promise.reject(new Error('no server')));
    const { reviewer, asked } = await review(['18-23', '35-2'], endings);
    expect(endings).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(3);
    expect(reviewer.estimated).toBe(true);
    expect(reviewer.failed).toBe(false);
  });
});
