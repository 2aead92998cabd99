/** « Legal, and why not » : whatever is answered, what is then said is true of the move, and no answer called wrong is. */
import { describe, expect, test } from 'vitest';
import { neighbour } from '../../board/geometry';
import { placement } from '../../board/placement';
import { LEVELS } from '../../content/course/levels';
import { words as en } from '../../content/en/exercises';
import { words as fr } from '../../content/fr/exercises';
import { words as nl } from '../../content/nl/exercises';
import { plainFen } from '../../content/standing';
import { built, loadRules } from '../../testing/rules';
import { loadCollection } from './collection';
import { Facts } from './facts';
import { wrongChoice } from './reasons';
import { rotate } from './rotate';
import { taskOf } from './task';
import type { LegalExercise } from './types';
import type { Words } from './words';

const collection = await loadCollection();
const shipped = collection.all.filter((one) => one.kind === 'legal');
const exercises: readonly LegalExercise[] = [
  ...LEVELS.filter((one) => one.kind === 'legal'),
  ...shipped.flatMap((one) => [one, rotate(one)]),
];

/** The squares of a diagonal from one to another, both left out; null where there is none. */
function diagonal(from: number, to: number): number[] | null {
  for (const dx of [-1, 1]) {
    for (const dy of [-1, 1]) {
      const way: number[] = [];
      let at = neighbour(from, dx, dy, false);
      while (at !== null && at !== to) {
        way.push(at);
        at = neighbour(at, dx, dy, false);
      }
      if (at === to) return way;
    }
  }
  return null;
}
const rowOf = (square: number) => Math.floor((square - 1) / 5);

describe.skipIf(!built)('reproaches', () => {
  const rules = built ? loadRules() : (undefined as never);

  /** What is so, worked out apart from the page's own way. */
  function truthOf(exercise: LegalExercise) {
    const pieces = placement(plainFen(exercise.fen));
    const stops = exercise.move.match(/\d+/g)?.map(Number) ?? [];
    const hops = stops.slice(1).map((to, i) => [stops[i] ?? 0, to] as const);
    const piece = pieces.get(stops[0] ?? 0);
    const forward = piece?.color === 'white' ? -1 : 1;
    const ways = hops.map(([from, to]) => diagonal(from, to));
    const enemies = ways.map((way) =>
      (way ?? []).filter(
        (square) => pieces.has(square) && pieces.get(square)?.color !== piece?.color,
      ),
    );
    const answer = rules.moves(exercise.fen, 'fr');
    const longer = new Facts(rules, exercise.fen)
      .capturesOf(stops[0] ?? 0)
      .some(
        ({ path, captured }) =>
          captured.length > enemies.flat().length && stops.every((stop, i) => path[i] === stop),
      );
    return {
      man: piece?.role === 'man',
      advances: hops.map(([from, to]) => (rowOf(to) - rowOf(from)) * forward),
      lengths: ways.map((way) => (way === null ? null : way.length + 1)),
      jumped: [...new Set(enemies.flat())],
      inARow: hops.some(([, to], i) =>
        [...(ways[i] ?? []), to].some(
          (square, j, way) =>
            square !== stops[0] &&
            way[j + 1] !== stops[0] &&
            ways[i] !== null &&
            pieces.has(square) &&
            pieces.has(way[j + 1] ?? 0),
        ),
      ),
      /** A piece that was jumped already is jumped or landed on. */
      ghost: [...enemies.flat(), ...stops.slice(1)].some(
        (one, i, all) => all.indexOf(one) < i && pieces.has(one) && one !== stops[0],
      ),
      most: answer.pieces_to_capture,
      legal: answer.moves.some(
        ({ from, to, captured }) =>
          from === stops[0] && to === stops.at(-1) && captured.length === enemies.flat().length,
      ),
      /** The same way is the beginning of a longer capture. */
      longer,
    };
  }
  type Truth = ReturnType<typeof truthOf>;

  /** Which answers are true of a move, whatever the rules name first. */
  const TRUE_OF: Record<string, (is: Truth) => boolean> = {
    legal: (is) => is.legal,
    'capture-mandatory': (is) => is.most > 0 && is.jumped.length === 0,
    majority: (is) => is.jumped.length > 0 && is.jumped.length < is.most,
    'capture-unfinished': (is) => is.longer,
    'man-moves-backward': (is) =>
      is.man && is.jumped.length === 0 && is.advances.some((rows) => rows < 0),
    'man-moves-too-far': (is) =>
      is.man && is.lengths.some((n) => (n ?? 0) > (is.jumped.length > 0 ? 2 : 1)),
    'path-blocked': (is) => is.inARow,
    'captured-piece-blocks': (is) => is.ghost,
    'piece-jumped-twice': (is) => is.ghost,
    'nothing-to-capture': (is) => is.jumped.length === 0,
  };

  /** What each sentence claims. A number in it must be the one that is so: the sentence is made of it here. */
  function claims(words: Words, exercise: LegalExercise, is: Truth): [string, boolean][] {
    const say = words.wrong.legal;
    const ends = exercise.move.match(/\d+/g)?.map(Number) ?? [];
    const [from, to] = [ends[0] ?? 0, ends.at(-1) ?? 0];
    const captures = is.jumped.length > 0;
    return [
      [say.noCapture, is.most === 0],
      [say.isCapture, captures],
      [say.wouldCapture, captures && !is.legal],
      [say.enough(is.most, is.jumped.length), is.legal && is.most === is.jumped.length],
      [say.many(is.jumped.length), captures && is.jumped.length >= is.most],
      [say.nothingToCount, !captures],
      [say.finished, captures && !is.longer],
      [say.impossible(is.lengths.length), captures && !is.legal && !is.longer],
      [say.quiet, !captures],
      [say.forward(from, to), is.man && is.advances.every((rows) => rows > 0)],
      [say.backwardCapture, is.man && captures && is.advances.some((rows) => rows < 0)],
      [say.oneStep(from, to), is.lengths.length === 1 && is.lengths[0] === 1],
      [say.near(is.jumped), captures && is.lengths.every((n) => n === 2)],
      [say.king, !is.man],
      [say.clear, !is.inARow],
      [say.noGhost, captures && !is.ghost],
      [say.takes(is.jumped), captures],
    ];
  }

  test('there are many of them, of both sides', () => {
    expect(exercises.length).toBeGreaterThan(80);
  });

  test.each([
    ['fr', fr],
    ['en', en],
    ['nl', nl],
  ] as const)('what is said to each answer is so: %s', (_, words) => {
    const said = new Set<string>();
    for (const exercise of exercises) {
      const facts = new Facts(rules, exercise.fen);
      const is = truthOf(exercise);
      const task = taskOf(exercise);
      if (task.mode !== 'choose') throw new Error(exercise.id);
      const known = new Map(claims(words, exercise, is));
      for (const option of task.options) {
        if (option === task.answer) continue;
        const where = `${exercise.id} ${exercise.fen} ${exercise.move}, answered ${option}`;
        expect(TRUE_OF[option]?.(is), `${where}: not wrong`).toBe(false);
        const { text } = wrongChoice(exercise, option, facts, words);
        if (option === 'legal') continue;
        said.add(text);
        expect(known.has(text), `${where}: ${text}`).toBe(true);
        expect(known.get(text), `${where}: ${text}`).toBe(true);
      }
    }
    expect(said.size).toBeGreaterThan(20);
  });

  test('two answers to one move do not contradict each other: it captures, or it does not', () => {
    for (const exercise of exercises) {
      const facts = new Facts(rules, exercise.fen);
      const task = taskOf(exercise);
      if (task.mode !== 'choose') continue;
      const texts = task.options
        .filter((option) => option !== task.answer && option !== 'legal')
        .map((option) => wrongChoice(exercise, option, facts, fr).text);
      const takes = texts.some((text) => /est lui-même une prise|voudrait prendre/.test(text));
      const takesNothing = texts.some((text) => text.includes('ne prend rien'));
      expect(takes && takesNothing, `${exercise.id}: ${texts.join(' / ')}`).toBe(false);
    }
  });

  test('a reason that is true as well is not offered, and never denied', () => {
    const back = exercises.find(({ id }) => id === 'legal-012');
    if (!back) throw new Error('legal-012');
    const task = taskOf(back);
    expect(task.mode === 'choose' && task.options).not.toContain('man-moves-backward');
    const facts = new Facts(rules, back.fen);
    for (const words of [fr, en, nl]) {
      const { text } = wrongChoice(back, 'man-moves-backward', facts, words);
      expect(text).toBe(words.wrong.legal.also);
    }
    // A step too far, back, while a capture is owed: all three are so.
    const many: LegalExercise = {
      id: 'x',
      kind: 'legal',
      fen: 'W:W28,32:B27,6',
      move: '28-39',
      code: 'man-moves-too-far',
      difficulty: 0,
    };
    const owed = new Facts(rules, many.fen);
    for (const option of ['capture-mandatory', 'man-moves-backward']) {
      expect(wrongChoice(many, option, owed, fr).text, option).toBe(fr.wrong.legal.also);
    }
  });
});
