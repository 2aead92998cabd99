// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { arrowShape, commented, inOrder, marksIn, toggled, wordsIn, type Mark } from './marks';
import { readTree, writeTree } from './pdn';
import { ROOT, Tree } from './tree';

const green = (from: number, to = from): Mark => ({ from, to, colour: 'G' });

describe('arrows and circles', () => {
  it('are read out of comments, whose words stay', () => {
    const comments = ['[%csl G28,R05] [%cal G3228]  strong', 'and [%cal B1923] why'];
    expect(marksIn(comments)).toEqual([
      green(28),
      { from: 5, to: 5, colour: 'R' },
      green(32, 28),
      { from: 19, to: 23, colour: 'B' },
    ]);
    expect(wordsIn(comments)).toEqual(['strong', 'and  why']);
    // Broken over two lines, as a file may have it; drawn twice.
    expect(marksIn(['[%cal\nG3228,\nG3228]'])).toEqual([green(32, 28)]);
  });

  it('stay text where they are none of ours', () => {
    for (const text of ['[%csl G51]', '[%cal Ge2e4]', '[%cal G3200]', '[%csl ]', '[%clk 0:10]']) {
      expect(marksIn([text])).toEqual([]);
      expect(wordsIn([text])).toEqual([text]);
    }
  });

  it('are written before the words, and with the colour that they had', () => {
    const marks = [green(32, 28), green(5), { from: 1, to: 50, colour: 'R' }];
    expect(commented(['a', 'b'], marks)).toEqual(['[%csl G05][%cal G3228,R0150] a', 'b']);
    expect(commented([], [green(5)])).toEqual(['[%csl G05]']);
    expect(commented([], [])).toEqual([]);
    expect(marksIn(commented(['a', 'b'], marks))).toEqual([marks[1], marks[0], marks[2]]);
  });

  it('are taken away by the same again, whatever their colour', () => {
    const one = toggled([], 32, 28);
    expect(one).toEqual([green(32, 28)]);
    expect(toggled(one, 28, 32)).toHaveLength(2);
    expect(toggled([{ from: 32, to: 28, colour: 'R' }], 32, 28)).toEqual([]);
    expect(inOrder([green(32), green(5, 11), green(5)])).toEqual([
      green(5),
      green(5, 11),
      green(32),
    ]);
  });

  it('point the other way on a board that is turned', () => {
    const [white, black] = [false, true].map((flipped) => arrowShape(green(32, 28), flipped));
    expect(white?.head[1]).toEqual({ x: 4.5, y: 5.5 });
    expect(black?.head[1]).toEqual({ x: 5.5, y: 4.5 });
  });
});

describe.skipIf(!built)('in a file', () => {
  const rules = built ? loadRules() : (undefined as never);
  it('they belong to their move, or to the beginning', () => {
    const many = Array.from({ length: 30 }, (_, i) => green(i + 1, i + 21));
    const tree = Tree.from('W:W31-50:B1-20')
      .note(ROOT, { before: commented([], [green(28)]) })
      .add(ROOT, '32-28', 'B:W28,31,33-50:B1-20')
      .tree.note(1, { after: commented(['so'], many) });
    const read = readTree(rules, writeTree(rules, tree, [], 'en'), 1, 'en');
    expect(read.problem).toBeNull();
    const [root, move] = [read.tree.at(ROOT), read.tree.at(1)];
    expect(marksIn([...root.before, ...root.after])).toEqual([green(28)]);
    expect(marksIn(move.after)).toEqual(many);
    expect(wordsIn(move.after)).toEqual(['so']);
    // Of a position alone, too.
    const alone = Tree.from('W:WK3:BK45').note(ROOT, { before: commented([], [green(3, 25)]) });
    const again = readTree(rules, writeTree(rules, alone, [], 'en'), 1, 'en').tree.at(ROOT);
    expect(marksIn([...again.before, ...again.after])).toEqual([green(3, 25)]);
  });
});
