// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { number, share, verdict } from './evaluation';
import { readTree, writeTree } from './pdn';
import { cost, gradeOf, judged } from './review';
import { ROOT, Tree } from './tree';

const START = 'W:W31-50:B1-20';

describe('a tree', () => {
  it('grows, is promoted and cut, and each change leaves what was', () => {
    const empty = Tree.from(START);
    const one = empty.add(ROOT, '32-28', 'B:1').tree;
    const two = one.add(1, '19-23', 'W:2').tree.add(1, '18-23', 'W:3').tree;
    expect(empty.at(ROOT).children).toEqual([]);
    expect(two.lineThrough(ROOT)).toEqual([0, 1, 2]);
    expect(two.lineThrough(3)).toEqual([0, 1, 3]);
    expect(two.branch(3)).toBe(3);
    expect(two.branch(2)).toBeNull();
    const first = two.promote(3);
    expect(first.lineThrough(ROOT)).toEqual([0, 1, 3]);
    expect(first.cut(3).lineThrough(ROOT)).toEqual([0, 1, 2]);
    expect(two.lineThrough(ROOT)).toEqual([0, 1, 2]);
    expect(two.addLine(1, [{ move: '18-23', fen: 'W:3' }]).place).toBe(3);
  });
});

describe.skipIf(!built)('games as text', () => {
  const rules = built ? loadRules() : (undefined as never);
  const PDN =
    '[White "A, B"]\n[Black "C \\"D\\""]\n[Result "*"]\n[GameType "20"]\n\n' +
    '{first} 1. 32-28! $14 {one} 1... 19-23 (1... 18-23?! {why} 2. 33-29) 2. 28x19 *';

  it('are read with all that stands in them, and written so again', () => {
    const { tree, tags, problem } = readTree(rules, PDN, 1, 'en');
    expect(problem).toBeNull();
    expect(tags).toContainEqual(['Black', 'C "D"']);
    expect(tree.at(ROOT).before).toEqual(['first']);
    expect(tree.at(1)).toMatchObject({ move: '32-28', strength: '!', nags: [14], after: ['one'] });
    expect(tree.at(1).children.map((place) => tree.at(place).move)).toEqual(['19-23', '18-23']);
    const written = writeTree(rules, tree, tags, 'en');
    expect(written.replaceAll('\n', ' ')).toBe(PDN.replaceAll('\n', ' '));
  });

  it('of ten thousand the list comes in pieces', () => {
    const game = (i: number) =>
      `[White "P${i}"]\n[Result "1-1"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n`;
    const text = Array.from({ length: 2500 }, (_, i) => game(i)).join('');
    const list = (most: string, from: string, fen = '') =>
      rules.call('pdn_list', from, most, fen, 'en') as {
        games: { line: number; tags: { White: string }; reached: number | null }[];
        next: number | null;
      };
    const { games, next } = list('1000', text);
    expect(games).toHaveLength(1000);
    expect(games[999]?.tags.White).toBe('P999');
    const rest = text
      .split('\n')
      .slice((next ?? 1) - 1)
      .join('\n');
    expect(list('1', rest).games[0]?.tags.White).toBe('P1000');
    const after = rules.game('start', ['32-28'], 'ffjd', 'en').legal.fen;
    expect(list('3', text, after).games.map(({ reached }) => reached)).toEqual([1, 1, 1]);
  });
});

describe('what a score says', () => {
  it('in words, numbers and shares of the bar', () => {
    expect(verdict({ men: 0.1 })).toMatchObject({ kind: 'level', side: null });
    expect(verdict({ men: -0.5 })).toMatchObject({ kind: 'slight', side: 'black' });
    expect(verdict({ win_in: 7 })).toMatchObject({ kind: 'win', side: 'white', plies: 7 });
    expect(number({ men: 0.84 }, 'fr')).toBe('+0,8');
    expect(number({ men: -1.25 }, 'en')).toMatch(/^−1\.[23]$/);
    expect(share({ men: 0 })).toBe(0.5);
    expect(share({ loss_in: 3 })).toBe(0);
  });

  it('and what a move has cost', () => {
    const report = (men: number) => ({
      depth: 9,
      nodes: 1,
      seconds: 0,
      lines: [{ score: { men }, pv: ['1-2'] }],
    });
    // White was half a man ahead; after its move Black, to move, is one and a half ahead.
    expect(cost(judged(report(0.5), 'white'), judged(report(1.5), 'black'))).toBe(2);
    expect(cost(judged(report(1), 'black'), judged(report(-1.2), 'white'))).toBe(0);
    expect([gradeOf(0.2), gradeOf(0.5), gradeOf(1), gradeOf(3)]).toEqual([
      null,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });
});
