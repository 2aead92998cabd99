import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GOALS, type Goal } from '../../content/practice';
import { practice as en } from '../../content/en/practice';
import { practice as fr } from '../../content/fr/practice';
import { practice as nl } from '../../content/nl/practice';
import type { Ending } from '../../api/endings';
import { built, loadRules } from '../../testing/rules';
import type { EngineAnswer } from '../../wasm/types';
import type { Opponent } from '../game/machine';
import type { Result } from '../progress/review';
import { Defender, type Reply } from './defender';
import { PracticeGame } from './practice.svelte';

const goal = (fen: string, wanted: 'win' | 'draw'): Goal => ({
  id: 'opposition',
  family: 'ending',
  fen,
  goal: wanted,
});

test('ten endings and ten combinations, each with its words in three languages', () => {
  for (const family of ['ending', 'combination']) {
    expect(GOALS.filter((one) => one.family === family).length).toBeGreaterThanOrEqual(10);
  }
  for (const { id } of GOALS) {
    for (const texts of [fr, en, nl]) {
      const [name, idea] = texts.goals[id];
      expect(name.length, id).toBeGreaterThan(5);
      expect(idea.length, id).toBeGreaterThan(10);
    }
  }
});

/** Combinations whose names stand for how they go. */
const WAYS = {
  'coup-de-ricochet': '34-30 25x34 40x18 13x22 28x26',
  chapelet: '28-23 19x28 30x19 14x23 25x14 10x19 39-33 28x30 35x2',
  moulinet: '27-22 18x27 38-33 27x29 37-31 23x32 34x5',
} as const;

test.skipIf(!built)('a combination goes as its name says: every reply is the only move', () => {
  const rules = loadRules();
  for (const { id, fen } of GOALS) {
    if (!(id in WAYS)) continue;
    const way = WAYS[id as keyof typeof WAYS].split(' ');
    for (const [i, move] of way.entries()) {
      const { legal } = rules.game(fen, way.slice(0, i), 'fmjd', 'en');
      const moves = legal.moves.map(({ notation }) => notation);
      if (i % 2 === 1) expect(moves, `${id} ${move}`).toEqual([move]);
      else expect(moves, `${id} ${move}`).toContain(move);
    }
  }
  expect(GOALS.filter(({ id }) => id in WAYS)).toHaveLength(3);
});

describe.skipIf(!built)('a game with a goal', () => {
  const rules = built ? loadRules() : (undefined as never);
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

  function begin(one: Goal, replies: (Reply | null)[]) {
    const results: Result[] = [];
    const game = new PracticeGame({
      rules,
      goal: one,
      defender: {
        reply: () => {
          const next = replies.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('no'));
        },
        stop: () => undefined,
      },
      onresult: (result) => results.push(result),
    });
    const play = async (move: string) => {
      const legal = game.stage.now.legal.moves.find(({ notation }) => notation === move);
      if (!legal) throw new Error(`${move} is not legal`);
      await game.play(legal);
    };
    return { game, results, play };
  }
  const by = (move: string, wdl: Reply['wdl'] = null): Reply => ({ move, wdl });

  test('a win reaches the goal, in the words of the rules', async () => {
    const { game, results, play } = begin(goal('W:W32:B17', 'win'), [by('17-21')]);
    await play('32-27');
    expect(game.phase).toBe('yours');
    await play('27x16');
    expect(game.phase).toBe('reached');
    expect(game.ending).toContain('Blancs');
    expect(results).toEqual(['clean']);
  });

  test('a loss misses it; begun anew at once, the next try is not counted', async () => {
    const { game, results, play } = begin(goal('W:W28:B17', 'win'), [by('17x28'), by('17x28')]);
    await play('28-22');
    expect(game.phase).toBe('missed');
    game.restart();
    expect(game.phase).toBe('yours');
    expect(game.stage.record.moves).toEqual([]);
    await play('28-22');
    expect(results).toEqual(['missed']);
  });

  test('five moves each with two kings against one are a draw: held, or not won', async () => {
    const fen = 'B:WK1,K2:BK23';
    const there = ['23-5', '1-6', '5-23', '6-1', '23-5', '1-6', '5-23', '6-1', '23-5', '1-6'];
    for (const [wanted, phase] of [
      ['draw', 'reached'],
      ['win', 'missed'],
    ] as const) {
      const replies = there.filter((_, i) => i % 2 === 1).map((move) => by(move, 'draw'));
      const { game, play, results } = begin(goal(fen, wanted), replies);
      for (const move of there.filter((_, i) => i % 2 === 0)) {
        if (game.over) break;
        await play(move);
      }
      expect(game.phase).toBe(phase);
      expect(game.ending).toBeTruthy();
      expect(results).toEqual([phase === 'reached' ? 'clean' : 'missed']);
    }
  });

  test('what tables say of a slip is told once, and the move can be taken back', async () => {
    const { game, play } = begin(goal('W:W42:B8', 'win'), [
      by('8-12', 'draw'),
      by('12-17', 'draw'),
    ]);
    await play('42-37');
    expect(game.slipped).toBe(true);
    game.back();
    expect(game.stage.record.moves).toEqual([]);
    expect(game.slipped).toBe(false);
    expect(game.phase).toBe('yours');
  });

  test('a hint helps, and the result says so; a machine that fails can be asked again', async () => {
    const { game, results, play } = begin(goal('W:W32:B17', 'win'), [
      by('32-27', 'win'),
      null,
      by('17-21'),
    ]);
    await game.help();
    expect(game.hint).toBe('32-27');
    await play('32-27');
    expect(game.phase).toBe('failed');
    await game.ask();
    await play('27x16');
    expect(results).toEqual(['helped']);
  });

  test('an answer that comes after the game was begun anew is dropped', async () => {
    let tell: (reply: Reply) => void = () => undefined;
    const game = new PracticeGame({
      rules,
      goal: goal('W:W32:B17', 'win'),
      defender: { reply: () => new Promise((resolve) => (tell = resolve)), stop: () => undefined },
    });
    const [first] = game.stage.now.legal.moves;
    if (!first) throw new Error('no move');
    const played = game.play(first);
    await vi.waitFor(() => expect(game.phase).toBe('thinking'));
    await vi.waitFor(() => expect(game.stage.record.moves).toHaveLength(1));
    await Promise.resolve();
    game.restart();
    tell(by('17-21'));
    await Promise.race([played, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect(game.stage.record.moves).toEqual([]);
    expect(game.phase).toBe('yours');
  });
});

describe('who defends', () => {
  const machine = (notation: string): Opponent => ({
    ask: () => Promise.resolve({ notation, score: { men: 0 } } satisfies EngineAnswer),
    stop: () => undefined,
  });
  const asked = { fen: 'W:W31:B4', moves: [], ruleset: 'fmjd', pieces: 2 } as const;
  const ending = (wdl: 'win' | 'draw' | 'loss', moves: [string, string][]): Ending => ({
    wdl,
    plies: null,
    moves: moves.map(([notation, worth]) => ({ notation, wdl: worth, plies: null })),
    line: [],
    limit: null,
  });

  test('tables where something is decided; among draws the machine, if it draws', async () => {
    const known = (one: Ending) => () => Promise.resolve(one);
    const lost = new Defender(machine('x'), known(ending('loss', [['4-9', 'loss']])));
    expect(await lost.reply(asked)).toEqual({ move: '4-9', wdl: 'loss' });
    const drawn = ending('draw', [
      ['4-9', 'draw'],
      ['4-10', 'draw'],
      ['4-x', 'loss'],
    ]);
    expect(await new Defender(machine('4-10'), known(drawn)).reply(asked)).toEqual({
      move: '4-10',
      wdl: 'draw',
    });
    expect(await new Defender(machine('4-x'), known(drawn)).reply(asked)).toEqual({
      move: '4-9',
      wdl: 'draw',
    });
  });

  test('the machine where no table knows, and where no server is reached, which is asked once', async () => {
    let times = 0;
    const nothing = new Defender(machine('4-9'), () => {
      times += 1;
      return Promise.resolve(null);
    });
    for (const pieces of [4, 4, 3, 4, 3]) {
      expect(await nothing.reply({ ...asked, pieces })).toEqual({ move: '4-9', wdl: null });
    }
    // Asked again when there are fewer pieces, and no more for as many.
    expect(times).toBe(2);
    times = 0;
    const away = new Defender(machine('4-9'), () => {
      times += 1;
      return Promise.reject(new Error('unreachable'));
    });
    await away.reply(asked);
    expect(await away.reply(asked)).toEqual({ move: '4-9', wdl: null });
    expect(times).toBe(1);
    const many = new Defender(machine('4-9'), () => Promise.reject(new Error('asked')));
    expect(await many.reply({ ...asked, pieces: 9 })).toEqual({ move: '4-9', wdl: null });
  });
});
