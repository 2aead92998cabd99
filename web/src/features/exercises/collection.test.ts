/** Every shipped exercise is held against the rules: its answers are what they say. */
import { describe, expect, test } from 'vitest';
import { words as en } from '../../content/en/exercises';
import { words as fr } from '../../content/fr/exercises';
import { words as nl } from '../../content/nl/exercises';
import { placement } from '../../board/placement';
import { neighbour, SQUARES } from '../../board/geometry';
import { built, loadRules } from '../../testing/rules';
import { plainFen } from '../../content/standing';
import { dueGoals, loadCollection } from './collection';
import { Facts } from './facts';
import { accept } from './line';
import { wrongChoice, wrongSquare } from './reasons';
import { rotate, turnFen } from './rotate';
import { taskOf } from './task';
import { hintsOf, questionOf, whyOf } from './texts';
import { isDeep, isLesson, KINDS, MISTAKES, type GeneratedExercise } from './types';

const collection = await loadCollection();
// Those that a search or the tables have proved: deep.test.ts.
const generated = collection.all.filter(
  (exercise) => !isLesson(exercise) && !isDeep(exercise),
) as GeneratedExercise[];
const both = generated.flatMap((exercise) => [exercise, rotate(exercise)]);
const ascending = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);

test('goals of the practice are offered on the day they are due, never before they were tried', () => {
  const item = { box: 1, due: 100, last: 99, seen: 1, clean: 1 };
  const items = {
    'pratique-opposition': item,
    'pratique-coup-royal': { ...item, due: 101 },
    'pratique-elsewhere': item,
    'touch-001': item,
  };
  expect(dueGoals(items, 99)).toEqual([]);
  expect(dueGoals(items, 100)).toEqual([
    { id: 'pratique-opposition', kind: 'pratique', difficulty: 0, fixed: true },
  ]);
  expect(dueGoals(items, 101)).toHaveLength(2);
  expect(dueGoals({}, 101)).toEqual([]);
});

test('at least a hundred, ten of each kind, no two alike', () => {
  expect(collection.all.length).toBeGreaterThanOrEqual(100);
  for (const kind of KINDS) {
    const list = generated.filter((exercise) => exercise.kind === kind);
    expect(list.length, kind).toBeGreaterThanOrEqual(10);
    const seen = list.map((exercise) => {
      const about = exercise.kind === 'squares' ? `${exercise.task}${exercise.square}` : '';
      const from = 'from' in exercise ? exercise.from : 0;
      return [exercise.fen, turnFen(exercise.fen)].map((fen, i) =>
        about === '' ? `${fen} ${i === 0 ? from : from === 0 ? 0 : 51 - from}` : about,
      );
    });
    expect(new Set(seen.map(([own]) => own)).size, kind).toBe(list.length);
    if (kind === 'squares') continue;
    for (const [i, [, turned]] of seen.entries()) {
      expect(
        seen.some(([own], j) => i !== j && own === turned),
        `${kind} ${i}`,
      ).toBe(false);
    }
  }
  expect(collection.byId.size).toBe(collection.all.length);
  for (const { id, kind } of generated) expect(id).toMatch(new RegExp(`^${kind}-\\d{3}$`));
});

describe.skipIf(!built)('the rules agree with every answer, as it is and turned', () => {
  const rules = built ? loadRules() : (undefined as never);

  /** What the rules say the answer is. */
  function check(exercise: GeneratedExercise): void {
    const facts = new Facts(rules, exercise.fen);
    const legal = exercise.kind === 'squares' ? [] : facts.legal();
    switch (exercise.kind) {
      case 'touch':
        expect(facts.most()).toBeGreaterThan(0);
        expect(exercise.squares).toEqual(ascending(legal.map(({ from }) => from)));
        return;
      case 'count': {
        const own = legal.filter(({ from }) => from === exercise.from);
        expect(own[0]?.captured.length).toBe(exercise.count);
        expect(facts.capturesOf(exercise.from)[0]?.captured.length).toBe(exercise.count);
        return;
      }
      case 'landing': {
        const own = legal.filter(({ from }) => from === exercise.from);
        expect(own[0]?.captured.length).toBeGreaterThan(0);
        expect(exercise.squares).toEqual(ascending(own.map(({ to }) => to)));
        return;
      }
      case 'legal':
        expect(facts.explain(exercise.move)?.code).toBe(exercise.code);
        expect(fr.codes[exercise.code], exercise.code).toBeDefined();
        return;
      case 'mistake':
        checkMistake(exercise, facts);
        return;
      case 'predict': {
        const after = facts.plies(exercise.line).at(-1)?.fen ?? '';
        const own = [...placement(after)].filter(([, { color }]) => color === exercise.side);
        expect(exercise.squares).toEqual(ascending(own.map(([square]) => square)));
        return;
      }
      case 'offer':
      case 'combination': {
        let at = exercise.fen;
        for (const [i, move] of exercise.line.entries()) {
          const here = new Facts(rules, at);
          const found = here.moveOf(move);
          expect(found, move).not.toBeNull();
          // Every reply is the only legal move.
          if (i % 2 === 1) expect(here.legal()).toHaveLength(1);
          else if (found)
            expect(accept(rules, at, exercise.line.slice(i), [], found)).not.toBeNull();
          at = here.plies([move])[0]?.fen ?? '';
        }
        for (const move of exercise.alternatives) expect(facts.moveOf(move)).not.toBeNull();
        return;
      }
      case 'squares':
        checkSquares(exercise);
    }
  }

  function checkMistake(
    exercise: Extract<GeneratedExercise, { kind: 'mistake' }>,
    facts: Facts,
  ): void {
    expect(MISTAKES).toContain(exercise.mistake);
    const ruling = facts.explain(exercise.move, exercise.removed);
    switch (exercise.mistake) {
      case 'light-square': {
        const [row, column] = exercise.cell ?? [0, 1];
        expect((row + column) % 2).toBe(0);
        expect(facts.pieces.has(Number(exercise.move))).toBe(true);
        return;
      }
      case 'none':
      case 'crowned-in-passing':
        // The move is right as it was played; the crown is not.
        expect(ruling?.code).toBe('legal');
        expect(facts.moveOf(exercise.move)?.promotes === true).toBe(isCrowned(exercise));
        return;
      case 'forgotten-capture':
        expect(ruling?.code).toBe('capture-mandatory');
        return;
      case 'too-few':
        expect(['majority', 'capture-unfinished']).toContain(facts.explain(exercise.move)?.code);
        return;
      case 'lifted-early':
        expect(facts.explain(exercise.move)?.legal).toBe(false);
        expect(exercise.removed?.length).toBeGreaterThan(0);
    }
  }

  /** A right move may crown; one « in passing » may not. */
  function isCrowned(exercise: Extract<GeneratedExercise, { kind: 'mistake' }>): boolean {
    const end = Number(exercise.move.match(/\d+/g)?.at(-1));
    const stands = placement(plainFen(exercise.after)).get(end)?.role === 'king';
    const was = placement(plainFen(exercise.fen)).get(Number.parseInt(exercise.move, 10))?.role;
    return exercise.mistake === 'none' && stands && was === 'man';
  }

  function checkSquares(exercise: Extract<GeneratedExercise, { kind: 'squares' }>): void {
    const steps = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const));
    const ray = (dx: number, dy: number) => {
      const found: number[] = [];
      let at = neighbour(exercise.square, dx, dy, false);
      while (at !== null) {
        found.push(at);
        at = neighbour(at, dx, dy, false);
      }
      return found;
    };
    const rays = steps.map(([dx, dy]) => ray(dx, dy));
    if (exercise.task === 'neighbours') {
      expect(exercise.squares).toEqual(ascending(rays.flatMap((one) => one.slice(0, 1))));
    } else if (exercise.task === 'diagonal') {
      expect(exercise.squares).toEqual(ascending(rays.flat()));
    } else {
      expect(exercise.squares).toBeUndefined();
    }
    if (exercise.task !== 'tap') {
      expect([...placement(plainFen(exercise.fen)).keys()]).toEqual([exercise.square]);
    }
  }

  test.each(KINDS)('D10 D11 %s', (kind) => {
    for (const exercise of both.filter((one) => one.kind === kind)) {
      try {
        check(exercise);
      } catch (error) {
        throw new Error(`${exercise.id} ${exercise.fen}`, { cause: error });
      }
    }
  });

  test.each([
    ['fr', fr],
    ['en', en],
    ['nl', nl],
  ] as const)(
    'every exercise has its words, every wrong answer its reason: %s',
    (_, words) => {
      for (const exercise of both) {
        const facts = new Facts(rules, exercise.fen);
        const task = taskOf(exercise);
        const said = [
          questionOf(exercise, facts, words),
          whyOf(exercise, facts, words),
          ...hintsOf(exercise, facts, words, undefined).map(({ text }) => text),
        ];
        expect(said, exercise.id).toHaveLength(5);
        if (task.mode === 'choose') {
          expect(task.options, exercise.id).toContain(task.answer);
          for (const option of task.options) {
            if (option !== task.answer) said.push(wrongChoice(exercise, option, facts, words).text);
          }
        }
        if (task.mode === 'tap') {
          // All wrong squares of some, the pieces of the others.
          for (const square of SQUARES) {
            if (task.squares.includes(square)) continue;
            said.push(wrongSquare(exercise, square, facts, words).text);
          }
        }
        for (const text of said) {
          expect(text.length, exercise.id).toBeGreaterThan(8);
          expect(text, exercise.id).not.toMatch(
            /undefined|null|NaN|\b0\b(?! pi| stuk)|\[object|\(\)/,
          );
          if (task.mode !== 'line') expect(text, exercise.id).not.toBe(words.wrong.notThis);
        }
      }
    },
    60_000,
  );
});
