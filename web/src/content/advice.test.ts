/** The exercises of the advice, played out: what is called right gains, all else does not. */
import { describe, expect, test } from 'vitest';
import { placement } from '../board/placement';
import { built, loadRules } from '../testing/rules';
import { ADVICE_TASKS } from './advice';
import { loadContent } from './index';

describe.skipIf(!built)('the exercises of the advice', () => {
  const rules = built ? loadRules() : (undefined as never);

  const material = (fen: string) =>
    [...placement(fen).values()].reduce(
      (sum, { color, role }) => sum + (color === 'white' ? 1 : -1) * (role === 'king' ? 3 : 1),
      0,
    );
  const after = (fen: string, move: string) => rules.game(fen, [move], 'family', 'en').legal.fen;

  /** What White has in the end, both playing their best for so many plies and all captures after them. */
  const known = new Map<string, number>();
  function value(fen: string, plies: number): number {
    const key = `${fen} ${plies}`;
    const found = known.get(key) ?? search(fen, plies);
    known.set(key, found);
    return found;
  }

  function search(fen: string, plies: number): number {
    const { moves, side, capture } = rules.moves(fen, 'en');
    const sign = side === 'white' ? 1 : -1;
    if (moves.length === 0) return -sign * 100;
    if (plies <= 0 && !capture) return material(fen);
    const values = moves.map(({ notation }) => sign * value(after(fen, notation), plies - 1));
    return sign * Math.max(...values);
  }

  test.each([
    ['together', 1],
    ['back', 0],
  ] as const)(
    'D10 %s: the right moves keep or win what the others do not',
    (id, gain) => {
      const { fen, moves } = ADVICE_TASKS[id];
      const right: readonly string[] = moves;
      for (const { notation } of rules.moves(fen, 'en').moves) {
        const gained = value(after(fen, notation), 5) - material(fen);
        if (right.includes(notation)) expect(gained, notation).toBe(gain);
        else expect(gained, notation).toBeLessThan(gain);
      }
    },
    60_000,
  );

  test('D10 centre: one man alone has two moves', () => {
    const { fen, squares } = ADVICE_TASKS.centre;
    const [sought] = squares;
    const { moves } = rules.moves(fen, 'en');
    for (const from of new Set(moves.map((move) => move.from))) {
      const count = moves.filter((move) => move.from === from).length;
      expect(count, String(from)).toBe(from === sought ? 2 : 1);
    }
  });

  test.each(['fr', 'en', 'nl'] as const)(
    'D10 every wrong move has its reason (%s)',
    async (lang) => {
      const { exercises } = (await loadContent(lang)).more.advice;
      for (const id of ['together', 'back'] as const) {
        const { fen, moves } = ADVICE_TASKS[id];
        const right: readonly string[] = moves;
        const wrong = rules
          .moves(fen, 'en')
          .moves.filter(({ notation }) => !right.includes(notation));
        const told = Object.keys(exercises[id].wrong ?? {});
        expect(told.toSorted()).toEqual(wrong.map(({ notation }) => notation).toSorted());
      }
    },
  );
});
