/** Every exercise that a search or the tables have proved is held against the rules, as it is and turned. */
import { describe, expect, test } from 'vitest';
import { words as en } from '../../content/en/exercises';
import { words as fr } from '../../content/fr/exercises';
import { words as nl } from '../../content/nl/exercises';
import { built, loadRules } from '../../testing/rules';
import { loadCollection } from './collection';
import { mainLine, wrongDeep } from './deep';
import { Facts } from './facts';
import { play } from './line';
import { wrongChoice } from './reasons';
import { rotate, turnFen } from './rotate';
import { taskOf } from './task';
import { hintsOf, questionOf, whyOf } from './texts';
import { bandOf, DEEP_KINDS, isDeep, type DeepExercise, type Wins } from './types';

const { all } = await loadCollection();
const deep = all.filter(isDeep);
const ofKind = (kind: string) => deep.filter((exercise) => exercise.kind === kind);

test('five hundred shots and sixty of each other kind, graded, no two alike', () => {
  for (const kind of DEEP_KINDS) {
    const list = ofKind(kind);
    expect(list.length, kind).toBeGreaterThanOrEqual(kind === 'shot' ? 500 : 60);
    const fens = new Set(list.map(({ fen }) => fen));
    expect(fens.size, kind).toBe(list.length);
    for (const { fen } of list) expect(fens.has(turnFen(fen)), fen).toBe(false);
    const points = list.map(({ difficulty }) => difficulty);
    expect(points, kind).toEqual([...points].sort((a, b) => a - b));
    expect(new Set(points.map(bandOf)).size, kind).toBeGreaterThanOrEqual(3);
    const white = list.filter(({ fen }) => fen.startsWith('W')).length;
    expect(Math.min(white, list.length - white) * 3, kind).toBeGreaterThan(list.length * 0.8);
  }
});

describe.skipIf(!built)('the rules agree', () => {
  const rules = built ? loadRules() : (undefined as never);
  const legal = (fen: string) => rules.moves(fen, 'fr').moves.map(({ notation }) => notation);

  function follow(fen: string, line: readonly string[]): string {
    let at = fen;
    for (const move of line) {
      const ply = play(rules, at, move);
      if (!ply) throw new Error(`${move} is not legal in ${at}`);
      at = ply.fen;
    }
    return at;
  }

  function holdsWins(fen: string, wins: Wins): void {
    for (const [move, next] of Object.entries(wins)) {
      const after = follow(fen, [move]);
      if (next) holdsWins(follow(after, [next[0]]), next[1]);
      else expect(legal(after)).toEqual([]);
    }
  }

  function check(exercise: DeepExercise): void {
    const { fen } = exercise;
    switch (exercise.kind) {
      case 'shot':
        expect(exercise.line.length % 2).toBe(1);
        follow(fen, [...exercise.line, ...(exercise.rest ?? [])]);
        return;
      case 'verdict':
        follow(fen, exercise.line);
        if (exercise.answer === 'draw') return;
        expect(legal(follow(fen, exercise.line))).toEqual([]);
        expect(exercise.line.length % 2).toBe(exercise.answer === 'win' ? 1 : 0);
        return;
      case 'win':
        expect(mainLine(exercise.wins)).toHaveLength(2 * exercise.moves - 1);
        holdsWins(fen, exercise.wins);
        expect(Object.keys(exercise.wins)).toHaveLength(1);
        checkReplies(exercise, Object.keys(exercise.wins));
        return;
      case 'defend':
        checkReplies(exercise, [exercise.holds]);
    }
  }

  /** Every other legal move is answered. */
  function checkReplies(
    exercise: Extract<DeepExercise, { kind: 'win' | 'defend' }>,
    right: readonly string[],
  ): void {
    const { fen, replies } = exercise;
    const known = [...right, ...Object.keys(replies)].map((move) => play(rules, fen, move));
    expect(known.map((ply) => ply?.notation).sort()).toEqual(legal(fen).sort());
    for (const [move, line] of Object.entries(replies)) follow(follow(fen, [move]), line);
  }

  test.each(DEEP_KINDS)(
    '%s',
    (kind) => {
      for (const exercise of ofKind(kind).flatMap((one) => [one, rotate(one)])) {
        try {
          check(exercise);
        } catch (error) {
          throw new Error(`${exercise.id} ${exercise.fen}`, { cause: error });
        }
      }
    },
    60_000,
  );

  test.each([
    ['fr', fr],
    ['en', en],
    ['nl', nl],
  ] as const)(
    'every exercise has its words, every wrong answer its reason: %s',
    (_, words) => {
      for (const exercise of deep) {
        const facts = new Facts(rules, exercise.fen);
        const said = [
          questionOf(exercise, facts, words),
          whyOf(exercise, facts, words),
          ...hintsOf(exercise, facts, words, undefined).map(({ text }) => text),
        ];
        expect(said, exercise.id).toHaveLength(5);
        const task = taskOf(exercise);
        if (task.mode === 'choose') {
          for (const option of task.options) {
            if (option !== task.answer) said.push(wrongChoice(exercise, option, facts, words).text);
          }
        }
        const wrong = 'replies' in exercise ? Object.entries(exercise.replies) : [];
        for (const [text, replies] of wrong) {
          const move = facts.moveOf(text);
          if (!move) throw new Error(`${exercise.id}: ${text}`);
          said.push(wrongDeep(rules, exercise, exercise.fen, move, replies, words).text);
        }
        for (const text of said) {
          expect(text.length, exercise.id).toBeGreaterThan(8);
          expect(text, exercise.id).not.toMatch(/undefined|\bnull\b|NaN|\b0\b|\[object|\(\)/);
          expect(text, exercise.id).not.toBe(words.wrong.notThis);
        }
      }
    },
    60_000,
  );
});
