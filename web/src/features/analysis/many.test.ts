import { describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { Many } from './many';

const FILE =
  '[White "A"]\n\n1. 32-28 *\n\n[White "Élan"]\n[Event "Club"]\n\n1. 33-28 1-1 1. 34-30 2-0\n[White "D"]\n\n1. 31-27 *\n';

async function read(text: string): Promise<Many> {
  const many = await Many.of(text);
  Array.from(many.read(loadRules()));
  return many;
}

describe.runIf(built)('the games of a long text', () => {
  it('a game is cut out of its file, with the lines before it', async () => {
    const many = await read(FILE);
    expect(many.find('', 10).found).toBe(4);
    expect(many.cut(1)).toEqual({ text: '[White "A"]\n\n1. 32-28 *\n\n', number: 1, before: 0 });
    expect(many.cut(4)).toEqual({ text: '[White "D"]\n\n1. 31-27 *\n', number: 1, before: 8 });
  });

  it('lines that end otherwise are lines', async () => {
    const many = await read(FILE.replaceAll('\n', '\r\n'));
    expect(many.cut(4)).toEqual({ text: '[White "D"]\n\n1. 31-27 *\n', number: 1, before: 8 });
  });

  it('games that share a line are told apart by their number', async () => {
    const many = await read('1. 33-28 1-1 1. 34-30 2-0\n[White "D"]\n\n1. 31-27 *\n');
    const second = many.cut(2);
    expect(second.text).toBe('1. 33-28 1-1 1. 34-30 2-0\n');
    expect([second.number, second.before]).toEqual([2, 0]);
  });

  it('games are found by all words of their heads, the first of them shown', async () => {
    const many = await read(FILE);
    expect(many.find('elan club', 10)).toEqual({
      rows: [{ number: 2, head: ['Élan – ?', 'Club', '1-1'] }],
      found: 1,
    });
    const { rows, found } = many.find('', 2);
    expect([rows.length, found]).toEqual([2, 4]);
  });

  it('what was not read of a text is not cut', async () => {
    const game = (n: number) => `[White "${n}"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n`;
    const many = await Many.of(Array.from({ length: 3000 }, (_, n) => game(n + 1)).join(''));
    const counts: number[] = [];
    for (const count of many.read(loadRules())) {
      if (counts.length === 0) expect(many.cut(count).text).toBe(game(count));
      counts.push(count);
    }
    expect(counts.at(-1)).toBe(3000);
    expect(counts.length).toBeGreaterThan(1);
    expect(many.cut(3000).text).toBe(game(3000));
  });

  it('a text without a game is cut whole', async () => {
    // A picture is not handed on.
    expect((await read('\u0001\u0002x'.repeat(9999))).cut(1).text).toBe('');
    expect((await read('nothing')).cut(1)).toEqual({ text: 'nothing', number: 1, before: 0 });
  });
});
