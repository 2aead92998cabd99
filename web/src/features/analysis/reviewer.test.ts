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

/** A move from a position that only a search judges into one that tables know. */
describe.skipIf(!built)('a review where one side of a move is known', () => {
  const rules = built ? loadRules() : (undefined as never);
  const MOVE = '18-23';
  const OTHER = '7-2';
  const fenAfter = (move: string) => rules.game(FEN, [move], 'family', 'en').legal.fen;
  const blackWins = known('win', 9, [{ notation: '35-30', wdl: 'win', plies: 9 }]);
  const blackLoses = known('loss', 8, [{ notation: '35-30', wdl: 'loss', plies: 8 }]);

  /** What is found about one move of White's: `men`: what the search thinks of it and of the best other one. */
  async function review(
    men: readonly number[],
    after: Record<string, Ending>,
    before: Ending | null = null,
  ) {
    const study = new Study(rules);
    study.open(Tree.from(rules.moves(FEN, 'en').fen), []);
    study.addLine(ROOT, [MOVE]);
    const ask = ({ lines }: Question): Promise<AnalysisReport> => {
      const found = men.map((worth, i) => ({
        score: { men: worth },
        pv: [i === 0 ? MOVE : OTHER],
      }));
      return Promise.resolve({ depth: 1, nodes: 1, seconds: 0, lines: found.slice(0, lines) });
    };
    const endings = new Map(Object.entries(after).map(([move, known]) => [fenAfter(move), known]));
    const answer = (fen: string) =>
      Promise.resolve(endings.get(fen) ?? (fen === study.startFen ? before : null));
    const analyst = { ask, stop: () => undefined } as unknown as Analyst;
    const reviewer = new Reviewer(study, analyst, new Tables(answer));
    await reviewer.start();
    return { mistakes: reviewer.mistakes, reviewer };
  }

  it('blames what is proved to lose where another move looked level, though it was thought best', async () => {
    const { mistakes, reviewer } = await review([0.1, 0], { [MOVE]: blackWins });
    expect(mistakes).toMatchObject([
      { grade: 'blunder', thrown: { from: null, to: 'loss' }, best: [OTHER], worth: { men: 0 } },
    ]);
    expect(await reviewer.price(ROOT, MOVE)).toEqual({ thrown: { from: null, to: 'loss' } });
  });

  it('the less, the less there was to lose; nothing where all is lost, or nothing else could be played', async () => {
    const grades = [-1, -1.8, -2.2, -4].map(async (men) => {
      const { mistakes } = await review([0.3, men], { [MOVE]: blackWins });
      return mistakes[0]?.grade;
    });
    expect(await Promise.all(grades)).toEqual(['mistake', 'inaccuracy', undefined, undefined]);
    expect((await review([0.3], { [MOVE]: blackWins })).mistakes).toEqual([]);
  });

  it('a move that is proved to be better says what was let go, whatever was thought', async () => {
    const drawn = { [MOVE]: blackWins, '1-6': DRAWN };
    expect((await review([-4, -4], drawn)).mistakes).toMatchObject([
      { grade: 'blunder', thrown: { from: 'draw', to: 'loss' }, worth: { draw: true } },
    ]);
    const won = { ...drawn, [OTHER]: blackLoses };
    expect((await review([0.1, 0], won)).mistakes).toMatchObject([
      { thrown: { from: 'win', to: 'loss' }, best: [OTHER, '35-30'], worth: { win_in: 9 } },
    ]);
  });

  it('a draw is a fault only where more than a small lead is gone', async () => {
    const grades = [-2, 0.6, 1.2, 3].map(async (men) => {
      const { mistakes } = await review([0.1, men], { [MOVE]: DRAWN });
      return mistakes[0]?.grade;
    });
    expect(await Promise.all(grades)).toEqual([undefined, undefined, 'mistake', 'blunder']);
  });

  it('a move that is proved to win has no fault, whatever another was thought to be', async () => {
    const { mistakes, reviewer } = await review([-0.5, 4], { [MOVE]: blackLoses });
    expect(mistakes).toEqual([]);
    expect(await reviewer.price(ROOT, MOVE)).toEqual({ thrown: null });
  });

  it('where only the position before is known its moves are, too', async () => {
    expect((await review([0.1, 0], {}, WON)).mistakes).toMatchObject([
      { move: MOVE, grade: 'blunder', thrown: { from: 'win', to: 'draw' } },
    ]);
  });
});
