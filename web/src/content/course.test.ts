/** The course claims nothing of a position that the rules do not say; every level has its words. */
import { describe, expect, test } from 'vitest';
import { captures } from '../features/assistant/captures';
import { accept } from '../features/exercises/line';
import { built, loadRules } from '../testing/rules';
import { LEVELS, levelsOf, type Level } from './course/levels';
import { MECHANISMS } from './course/mechanisms';
import { START_STEPS, startExercise, type StartExercise } from './course/start';
import { STEPS } from './course/steps';
import type { CourseContent, LevelText } from './course-types';

const LANGUAGES = ['fr', 'en', 'nl'] as const;
const load = async (language: (typeof LANGUAGES)[number]): Promise<CourseContent> =>
  ({
    fr: await import('./fr/course'),
    en: await import('./en/course'),
    nl: await import('./nl/course'),
  })[language].course;
const numbers = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);

const STARTS = START_STEPS.flat().map(({ id }) => startExercise(id));

describe.skipIf(!built)('every level is right by the rules', () => {
  const rules = loadRules();
  const legal = (fen: string) => rules.moves(fen, 'en').moves;
  const from = (fen: string, square: number) => legal(fen).filter((move) => move.from === square);
  const after = (fen: string, moves: readonly string[]) =>
    rules.game(fen, moves, 'family', 'en').plies.at(-1)?.fen ?? fen;

  /** What the kinds claim whatever the position. */
  function check(level: Level | StartExercise): void {
    const { fen } = level;
    switch (level.kind) {
      case 'touch': {
        expect(rules.moves(fen, 'en').capture).toBe(true);
        expect(numbers(legal(fen).map((move) => move.from))).toEqual(numbers(level.squares));
        break;
      }
      case 'landing':
        expect(numbers(from(fen, level.from).map((move) => move.to))).toEqual(
          numbers(level.squares),
        );
        break;
      case 'count': {
        const all = captures(rules, fen).captures.filter((c) => c.from === level.from);
        expect(Math.max(...all.map((c) => c.captured.length))).toBe(level.count);
        break;
      }
      case 'legal':
        expect(rules.explain(fen, level.move, 'ffjd', 'en').code).toBe(level.code);
        break;
      case 'predict': {
        const end = after(fen, level.line);
        const side = end
          .split(':')
          .find((part) => part.startsWith(level.side[0]?.toUpperCase() ?? '') && part.length > 1);
        expect(numbers(side?.slice(1).replaceAll('K', '').split(',').map(Number) ?? [])).toEqual(
          numbers(level.squares),
        );
        break;
      }
      case 'play': {
        const all = legal(fen).map((move) => move.notation);
        expect(all.length).toBeGreaterThan(0);
        for (const move of level.moves ?? []) expect(all).toContain(move);
        for (const [wrong, replies] of Object.entries(level.replies ?? {})) {
          expect(all).toContain(wrong);
          expect(level.moves).not.toContain(wrong);
          expect(() => after(fen, [wrong, ...replies])).not.toThrow();
        }
        break;
      }
      case 'line': {
        // Our moves are legal; what is played for the opponent is forced, or one of its choices.
        let at = fen;
        for (const move of level.line) {
          expect(legal(at).map(({ notation }) => notation)).toContain(move);
          at = after(at, [move]);
        }
        expect(level.line.length).toBeGreaterThan(1);
        break;
      }
      default:
        expect(() => rules.fen(fen, 'en')).not.toThrow();
    }
  }

  test.each(LEVELS.map((level) => [level.id, level] as const))('course level %s', (_, level) => {
    check(level);
  });
  test.each(STARTS.map((start) => [start.id, start] as const))('D5 start %s', (_, start) => {
    check(start);
  });

  const level = (id: Level['id']) => {
    const found = LEVELS.find((other) => other.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const only = (id: Level['id']) => legal(level(id).fen).map((move) => move.notation);

  test('D5 the question before each move of the start has the right answer', () => {
    for (const { id, ask } of START_STEPS.flat()) {
      if (ask !== null) expect(rules.moves(startExercise(id).fen, 'en').capture, id).toBe(ask);
    }
  });

  test('A1 A2 A3 the start: twenty men a side, one is missing where the level says', () => {
    expect(rules.fen('W:W31-50:B1-20', 'en').fen).toBe(
      rules.fen(level('damier-coup').fen, 'en').fen,
    );
    const put = level('damier-manque').fen.replace('W31-36,38-50', 'W31-50');
    expect(rules.fen(put, 'en').fen).toBe(rules.fen('W:W31-50:B1-20', 'en').fen);
    const all = startExercise('placer').fen.replace('W31,33-37,39-49', 'W31-50');
    expect(rules.fen(all, 'en').fen).toBe(rules.fen('W:W31-50:B1-20', 'en').fen);
  });

  test('A6 A8 where men and kings may walk is what the levels say', () => {
    for (const [id, square] of [
      ['marcher-cases', 28],
      ['marcher-bord', 36],
      ['marcher-bouche', 28],
      ['volante-vole', 46],
    ] as const) {
      const found = level(id);
      if (found.kind !== 'tap') throw new Error(id);
      expect(numbers(from(found.fen, square).map((move) => move.to))).toEqual(
        numbers(found.squares),
      );
    }
  });

  test('A7 A11 A14 A17 single captures are the only legal moves', () => {
    expect(only('prendre-saute')).toEqual(['32x23']);
    expect(only('prendre-arriere')).toEqual(['23x32']);
    expect(only('prendre-noirs')).toEqual(['22x33']);
    expect(only('obligation-partout')).toEqual(['32x23']);
    expect(only('obligation-arriere')).toEqual(['23x32']);
    expect(only('obligation-perdre')).toEqual(['21x32']);
    expect(only('rafle-trois')).toEqual(['32x3']);
    expect(only('rafle-tourne')).toEqual(['33x11']);
    expect(only('rafle-tour')).toEqual(['28x28']);
    expect(legal(level('rafle-six').fen)[0]?.captured).toHaveLength(6);
    expect(only('majorite-longue')).toEqual(['32x3']);
    expect(only('majorite-dame')).toEqual(['33x13']);
    expect(only('majorite-chemin')).toEqual(['28x8']);
    expect(only('majorite-trois')).toEqual(['34x3']);
    expect(only('volante-suite')).toEqual(['46x30', '46x35']);
    expect(only('volante-tourne')).toEqual(['46x3']);
    // One black man can be taken: the one behind which there is room.
    expect(legal(level('prendre-place').fen).map((move) => move.captured)).toEqual([[23]]);
    // The question has the right answer.
    expect(only('obligation-question')).toEqual(['32x23']);
    expect(rules.moves(level('obligation-bouchee').fen, 'en').capture).toBe(false);
  });

  test('A15 A16 passing and stopping', () => {
    expect(legal(level('couronner-passe').fen)).toMatchObject([{ to: 14, promotes: false }]);
    expect(legal(level('couronner-arrete').fen)).toMatchObject([{ to: 3, promotes: true }]);
    expect(after(level('couronner-suite').fen, ['12x3'])).toMatch(/^B:/);
  });

  test('A13 the Turkish shot: the king has no other place to stop', () => {
    expect(legal(level('volante-turc').fen).map((move) => move.to)).toEqual([19]);
    expect(legal(level('volante-turc').fen)[0]?.captured).toContain(13);
  });

  test('A4 B1 blocked is lost, and the move that blocks is the only one that wins at once', () => {
    expect(legal(level('fin-bloque').fen)).toEqual([]);
    const { fen } = level('fin-bloquer');
    const winners = legal(fen).filter(
      ({ notation }) => rules.game(fen, [notation], 'ffjd', 'en').status.outcome !== null,
    );
    expect(winners.map((move) => move.notation)).toEqual(['46-41']);
  });

  test('the opposition: whoever is to move loses', () => {
    for (const id of ['fin-opposition', 'fin-trait'] as const) {
      const { fen } = level(id);
      for (const move of legal(fen)) {
        const replies = legal(after(fen, [move.notation]));
        expect(replies.every((reply) => reply.captured.length === 1)).toBe(true);
        for (const reply of replies) {
          const line = [move.notation, reply.notation];
          const { status } = rules.game(fen, line, 'ffjd', 'en');
          expect(status.outcome?.winner).toBe(fen.startsWith('B') ? 'white' : 'black');
        }
      }
    }
  });

  test('B5 two kings against one: only 47-15 wins', () => {
    const { fen } = level('fin-deux-dames');
    const proof = rules.game(fen, [], 'ffjd', 'en').draw_proof;
    const winning = proof?.moves.filter((move) => move.wdl === 'win');
    expect(winning?.map((move) => move.notation)).toEqual(['47-15']);
  });

  test('B4 three kings cannot win against the main diagonal: no capture, no king off the line', () => {
    const { fen } = level('fin-trois-dames');
    expect(rules.moves(fen, 'en').capture).toBe(false);
    expect(rules.game(fen, ['6-1'], 'ffjd', 'en').status.counters.class).toBe('16-moves');
  });

  test.each(
    LEVELS.filter(({ step }) => step === 'combinaisons' || step === 'coups-nommes').map(
      (found) => [found.id, found] as const,
    ),
  )('combination %s: every reply is the only one, and it pays', (_, found) => {
    if (found.kind !== 'line') return;
    let at = found.fen;
    found.line.forEach((move, i) => {
      const all = legal(at);
      if (i % 2 === 1) expect(all.map(({ notation }) => notation)).toEqual([move]);
      at = after(at, [move]);
    });
    // More pieces in the end; where there are as many, the game is won.
    if (pieces(at, 'W') === pieces(at, 'B')) expect(worth(at, 9)).toBe(-50);
    else expect(pieces(at, 'W')).toBeGreaterThan(pieces(at, 'B'));
  });

  test('the other order of the coup de mazette is right as well', () => {
    const found = level('nommes-mazette');
    if (found.kind !== 'line') throw new Error('no line');
    const other = legal(found.fen).find(({ notation }) => notation === '34-29');
    if (!other) throw new Error('no move');
    const rest = accept(rules, found.fen, found.line, [], other);
    expect(rest).toEqual(['23x34', '28-22', '17x28', '32x5']);
  });

  test('without the support on 41 Black takes two', () => {
    const at = after(level('combinaisons-soutien').fen, ['32-27']);
    expect(legal(at)).toMatchObject([{ notation: '21x41', captured: [27, 37] }]);
  });

  test('the mistakes named in the texts are mistakes', () => {
    // Too early, 26-21 leaves a choice.
    expect(legal(after(level('nommes-napoleon').fen, ['26-21']))).toHaveLength(2);
    // The hole on 37, seen before it is made.
    const { fen } = level('echanger-eviter');
    const line = ['37-32', '23-29'];
    for (const take of legal(after(fen, line))) {
      const reply = rules.moves(after(fen, [...line, take.notation]), 'en');
      expect(reply.capture).toBe(true);
    }
  });

  function pieces(fen: string, side: 'W' | 'B'): number {
    const part = fen
      .split(':')
      .slice(1)
      .find((text) => text.startsWith(side));
    return part?.slice(1).split(',').filter(Boolean).length ?? 0;
  }

  /** Pieces of the side to move, less the other's, after captures are played out; `depth` quiet plies. */
  function worth(fen: string, depth: number, least = -99, most = 99): number {
    const { capture, moves } = rules.moves(fen, 'en');
    if (moves.length === 0) return -50;
    if (depth <= 0 && !capture) {
      return (fen.startsWith('W') ? 1 : -1) * (pieces(fen, 'W') - pieces(fen, 'B'));
    }
    let best = least;
    for (const { notation } of moves) {
      best = Math.max(best, -worth(after(fen, [notation]), depth - 1, -most, -best));
      if (best >= most) break;
    }
    return best;
  }

  test('the safe moves of the level lose nothing within three plies, all others do', () => {
    const found = level('echanger-eviter');
    if (found.kind !== 'play') throw new Error('no move');
    for (const { notation } of legal(found.fen)) {
      const value = -worth(after(found.fen, [notation]), 3);
      if (found.moves?.includes(notation)) expect(value, notation).toBe(0);
      else expect(value, notation).toBeLessThan(0);
    }
  }, 60_000);
});

test('twelve steps of four to eight levels, sixty and more in all', () => {
  for (const step of STEPS) {
    expect(levelsOf(step).length, step).toBeGreaterThanOrEqual(4);
    expect(levelsOf(step).length, step).toBeLessThanOrEqual(8);
  }
  expect(LEVELS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(LEVELS.length);
  const shelf = LEVELS.flatMap(({ mechanism }) => mechanism ?? []);
  expect(new Set(shelf)).toEqual(new Set(Object.keys(MECHANISMS)));
});

describe.each(LANGUAGES)('the words of the course in %s', (language) => {
  const whole = (id: string, text: LevelText | undefined, kind: string, answer?: number): void => {
    expect(text, id).toBeDefined();
    if (!text) return;
    for (const words of [text.question, text.why, ...(text.hints ?? []), ...(text.options ?? [])]) {
      expect(words.trim(), id).not.toBe('');
    }
    if (kind === 'choice') {
      expect(text.options?.length ?? 0, id).toBeGreaterThan(answer ?? 99);
      // Every wrong answer has its reason.
      text.options?.forEach((_, i) => {
        if (i !== answer) expect(text.wrong?.[i], `${id} ${i}`).toBeTruthy();
      });
    }
    // Three hints: where the player finds none by itself, they are written.
    if (['choice', 'tap'].includes(kind)) expect(text.hints, id).toHaveLength(3);
  };

  test('every level has its question, its hints and its reason', async () => {
    const { levels, start, steps } = await load(language);
    for (const level of LEVELS) {
      whole(level.id, levels[level.id], level.kind, level.kind === 'choice' ? level.answer : 0);
    }
    for (const exercise of STARTS) {
      whole(exercise.id, start.exercises[exercise.id], exercise.kind);
    }
    expect(start.steps).toHaveLength(6);
    for (const step of STEPS) expect(steps[step].idea).not.toBe('');
  });

  test('the question before every move is not answered by the text below it; where it is, it is not asked', async () => {
    const { levels } = await load(language);
    const rules = loadRules();
    const tells = { fr: /pri[st]|pren|rafle/i, en: /captur|tak|chain/i, nl: /sla/i }[language];
    const later = LEVELS.filter(
      ({ step, kind }) =>
        STEPS.indexOf(step) >= STEPS.indexOf('obligation') && (kind === 'play' || kind === 'line'),
    );
    expect(later.some(({ told }) => told)).toBe(true);
    for (const { id, fen, told = false } of later) {
      const { capture } = rules.moves(fen, language);
      // « Give one and take three » tells of what comes, not of what there is.
      if (capture) expect(tells.test(levels[id].question), id).toBe(told);
      else expect(told, id).toBe(false);
    }
  });

  test('as many answers in every language, and the same wrong ones', async () => {
    const [ours, french] = [await load(language), await load('fr')];
    for (const { id } of LEVELS) {
      expect(ours.levels[id].options?.length, id).toBe(french.levels[id].options?.length);
      const keys = (text: LevelText) => Object.keys(text.wrong ?? {}).sort();
      expect(keys(ours.levels[id]), id).toEqual(keys(french.levels[id]));
    }
  });

  test('names of mechanisms are those we have a source for', async () => {
    const { mechanisms } = await load(language);
    for (const [id, names] of Object.entries(MECHANISMS)) {
      const own = names.find((name) => name.lang === language) ?? names[0];
      if (own) expect(mechanisms[id as keyof typeof MECHANISMS].name).toBe(own.name);
    }
  });

  test('moves and squares named in a text belong to its level', async () => {
    const { levels } = await load(language);
    for (const { id } of LEVELS) {
      expect(JSON.stringify(levels[id]), id).not.toMatch(/TODO|undefined|<|>/);
    }
  });
});
