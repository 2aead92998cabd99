// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Ending } from '../../api/endings';
import { isFew } from '../../api/few';
import { exactReport, thrown } from './exact';
import { Tables } from './tables';

const move = (notation: string, wdl: string, plies: number | null = null) => {
  return { notation, wdl, plies };
};
const ending = (wdl: string, plies: number | null, over: Partial<Ending> = {}): Ending => {
  return { wdl, plies, moves: [], line: [], limit: null, ...over };
};

describe('what tables know, as lines', () => {
  it('begins with the quickest win and the whole of it', () => {
    const moves = [move('7-2', 'win', 15), move('18-23', 'draw'), move('1-6', 'loss', 4)];
    const won = ending('win', 15, { moves, line: ['7-2', '35-40', '2-16'] });
    expect(exactReport(won)?.lines).toEqual([
      { score: { win_in: 15 }, pv: ['7-2', '35-40', '2-16'] },
    ]);
    expect(exactReport(won, 5)?.lines.map(({ score, pv }) => [score, ...pv])).toEqual([
      [{ win_in: 15 }, '7-2', '35-40', '2-16'],
      [{ draw: true }, '18-23'],
      [{ loss_in: 4 }, '1-6'],
    ]);
  });

  it('begins a draw with the move that is hardest to answer', () => {
    const moves = [move('1-6', 'draw'), move('2-8', 'draw'), move('2-7', 'loss', 2)];
    const drawn = ending('draw', null, { moves, line: ['2-8', '45-50'] });
    expect(exactReport(drawn, 3)?.lines.map(({ pv }) => pv)).toEqual([
      ['2-8', '45-50'],
      ['1-6'],
      ['2-7'],
    ]);
  });

  it('is nothing without moves, or without distances', () => {
    expect(exactReport(ending('loss', 0))).toBeNull();
    expect(exactReport(ending('win', null, { moves: [move('7-2', 'win')] }))).toBeNull();
  });
});

it('a value is let go by what is worth less', () => {
  expect(thrown('win', 'draw')).toEqual({ from: 'win', to: 'draw' });
  expect(thrown('draw', 'loss')).toEqual({ from: 'draw', to: 'loss' });
  expect(thrown('win', 'win')).toBeNull();
  expect(thrown('loss', 'loss')).toBeNull();
});

describe('the tables', () => {
  it('are asked about few pieces only, once about each position', async () => {
    const answer = vi.fn(() => Promise.resolve(ending('draw', null)));
    const tables = new Tables(answer);
    expect(await tables.ask('W:W31-50:B1-20')).toBeNull();
    expect(answer).not.toHaveBeenCalled();
    expect(isFew('W:W28:BK1')).toBe(true);
    await tables.ask('W:W28:BK1');
    expect(await tables.ask('W:W28:BK1')).toMatchObject({ wdl: 'draw' });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('that could not be asked are asked again', async () => {
    const answer = vi.fn(() => Promise.reject(new Error('no server')));
    const tables = new Tables(answer);
    await expect(tables.ask('W:W28:BK1')).rejects.toThrow('no server');
    await expect(tables.ask('W:W28:BK1')).rejects.toThrow('no server');
    expect(answer).toHaveBeenCalledTimes(2);
  });
});
