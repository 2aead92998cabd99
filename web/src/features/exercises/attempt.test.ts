import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SQUARES } from '../../board/geometry';
import { LEVELS } from '../../content/course/levels';
import { START_STEPS, startExercise } from '../../content/course/start';
import type { LevelText } from '../../content/course-types';
import { words as en } from '../../content/en/exercises';
import { words as fr, words } from '../../content/fr/exercises';
import { levels as levelWords } from '../../content/fr/levels';
import { words as nl } from '../../content/nl/exercises';
import { built, loadRules } from '../../testing/rules';
import { Hand } from '../game/hand.svelte';
import { Attempt } from './attempt.svelte';
import { Facts } from './facts';
import { wrongMove, wrongSquare } from './reasons';
import { rotate } from './rotate';
import { DEEP_SAMPLE, SAMPLE, sample } from './sample';
import type { Exercise, ExerciseTexts, Result } from './types';

describe.skipIf(!built)('an attempt', () => {
  const rules = built ? loadRules() : (undefined as never);

  // No flights: what happens is tested, not how long it takes.
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

  function begin(
    exercise: Exercise,
    texts?: ExerciseTexts,
    machine?: (fen: string) => Promise<string | null>,
  ) {
    const results: Result[] = [];
    const attempt = new Attempt({
      rules,
      exercise,
      words: () => words,
      texts: () => texts,
      onresult: (result) => results.push(result),
      ...(machine ? { machine } : {}),
    });
    const play = async (move: string) => {
      const legal = attempt.stage.now.legal.moves.find(({ notation }) => notation === move);
      if (!legal) throw new Error(`${move} is not legal`);
      await attempt.play(legal);
    };
    return { attempt, results, play };
  }

  describe('answers that a search or the tables have proved', () => {
    test('a shot: each move is the only one, and the gain is brought home unasked', async () => {
      const { attempt, results, play } = begin(DEEP_SAMPLE.shot);
      await play('28-23');
      expect(attempt.stage.record.moves).toEqual(['28-23', '19x39']);
      await play('38-33');
      expect(attempt.phase).toBe('solved');
      await vi.waitFor(() => expect(attempt.stage.record.moves).toHaveLength(5));
      expect(attempt.feedback?.text).toContain('La partie est gagnée');
      expect(results).toEqual(['clean']);
      expect(attempt.steps).toEqual(['28-23', '19x39', '38-33', '39x28', '32x25']);
    });

    test('a shot: the machine answers where nothing is forced, and its answer is told', async () => {
      const asked: string[] = [];
      const machine = (fen: string) => {
        asked.push(fen);
        return Promise.resolve('18-23');
      };
      const { attempt, play } = begin(DEEP_SAMPLE.shot, undefined, machine);
      await play('37-31');
      expect(asked).toHaveLength(1);
      expect(attempt.phase).toBe('refuted');
      expect(attempt.stage.record.moves).toEqual(['37-31', '18-23']);
      expect(attempt.feedback?.text).toBe(words.deep.wrong.answered('37-31', '18-23'));
      attempt.retry();
      expect(attempt.stage.record.moves).toEqual([]);
    });

    test('a shot without a machine still says why, and an answer that comes late is dropped', async () => {
      const lost = begin(DEEP_SAMPLE.shot, undefined, () => Promise.reject(new Error('no')));
      await lost.play('37-31');
      expect(lost.attempt.feedback?.text).toBe(words.deep.wrong.nothing('37-31'));
      const nobody = () => undefined;
      let tell: (move: string) => void = nobody;
      const late = begin(
        DEEP_SAMPLE.shot,
        undefined,
        () => new Promise((resolve) => (tell = resolve)),
      );
      const played = late.play('37-31');
      await vi.waitFor(() => expect(tell).not.toBe(nobody));
      late.attempt.retry();
      tell('18-23');
      await played;
      expect(late.attempt.stage.record.moves).toEqual([]);
      expect(late.attempt.feedback).toBeNull();
    });

    test('win in n: any move that still wins in time goes on, another is answered', async () => {
      const { attempt, results, play } = begin(DEEP_SAMPLE.win);
      await play('36-31');
      expect(attempt.stage.record.moves).toEqual(['36-31', '4x36']);
      expect(attempt.feedback?.text).toBe(words.deep.wrong.lateAfter('36-31', '4x36', 2));
      attempt.retry();
      await play('47-15');
      expect(attempt.stage.record.moves).toEqual(['47-15', '4-9']);
      await play('36x4');
      expect(attempt.phase).toBe('solved');
      expect(results).toEqual(['missed']);
    });

    test('is it a draw: a wrong value gets its reason, the right one is played through', async () => {
      const { attempt } = begin(DEEP_SAMPLE.verdict);
      attempt.choose('win');
      expect(attempt.feedback?.text).toContain('Aucun coup ne force le gain');
      attempt.choose('draw');
      expect(attempt.phase).toBe('solved');
      await vi.waitFor(() => expect(attempt.stage.record.moves).toEqual(['28-23', '5-10']));
    });

    test('defend: what happens after a wrong move is played to its end', async () => {
      const { attempt, play } = begin(DEEP_SAMPLE.defend);
      await play('32-28');
      expect(attempt.stage.record.moves).toEqual(['32-28', '23x32', '37x28', '21-27']);
      expect(attempt.feedback?.text).toContain('23x32');
      attempt.retry();
      await play('37-31');
      expect(attempt.phase).toBe('solved');
    });

    test('hints, then the solution, for each of them', () => {
      for (const exercise of Object.values(DEEP_SAMPLE)) {
        const { attempt, results } = begin(exercise);
        for (let i = 0; i < 3; i += 1) attempt.hint();
        expect(attempt.hintsGiven.map(({ text }) => text.length > 8)).toEqual([true, true, true]);
        attempt.show();
        expect(attempt.phase, exercise.id).toBe('shown');
        expect(results).toEqual(['missed']);
        expect(attempt.steps.length, exercise.id).toBeGreaterThan(0);
      }
    });

    test('turned by half, they ask the same', async () => {
      const turned = rotate(DEEP_SAMPLE.win);
      const { attempt, play } = begin(turned);
      await play('4-36');
      await play('15x47');
      expect(attempt.phase).toBe('solved');
      expect(rotate(turned)).toEqual(DEEP_SAMPLE.win);
    });
  });

  test('A11 touch: the right piece, and why another need not', () => {
    const { attempt, results } = begin(sample('touch-900'));
    attempt.tap(34);
    expect(attempt.feedback?.tone).toBe('wrong');
    expect(attempt.feedback?.text).toContain('une autre pièce en prend 3');
    expect(attempt.feedback?.rule?.id).toBe('majority-capture');
    attempt.tap(45);
    expect(attempt.feedback?.text).toContain('pas de prise');
    attempt.tap(27);
    expect(attempt.feedback?.text).toContain('à l’adversaire');
    attempt.tap(32);
    expect(attempt.phase).toBe('solved');
    expect(attempt.feedback?.text).toContain('3 pièces');
    expect(results).toEqual(['missed']);
  });

  test('D5 every wrong square of a lesson gets a reason of its own', () => {
    const taps = [...LEVELS, ...START_STEPS.flat().map(({ id }) => startExercise(id))].filter(
      (exercise) => exercise.kind === 'tap',
    );
    expect(taps.length).toBeGreaterThan(6);
    for (const exercise of taps) {
      const facts = new Facts(rules, exercise.fen);
      for (const square of SQUARES.filter((one) => !exercise.squares.includes(one))) {
        for (const language of [fr, en, nl]) {
          const { text } = wrongSquare(exercise, square, facts, language);
          expect(text, `${exercise.id} ${square}`).not.toBe(language.wrong.notThis);
          expect(text).not.toContain('undefined');
        }
      }
    }
  });

  test('D5 a legal move that was not asked for: told as that, not as a failed combination', async () => {
    const plays = [...LEVELS, ...START_STEPS.flat().map(({ id }) => startExercise(id))].filter(
      (exercise) => exercise.kind === 'play',
    );
    for (const exercise of plays) {
      const facts = new Facts(rules, exercise.fen);
      const sought = (exercise.moves ?? []).map((text) => facts.moveOf(text));
      if (sought.length === 0) continue;
      for (const move of facts.legal()) {
        if (sought.some((one) => one?.notation === move.notation)) continue;
        const right = sought.filter((one) => one !== null);
        for (const language of [fr, en, nl]) {
          const { text } = wrongMove(rules, exercise.fen, move, language, right);
          const { free, even } = language.wrong.line;
          // Either what then happens is worked out, or the level says it.
          const own = levelWords[exercise.id as keyof typeof levelWords] as LevelText | undefined;
          if (own?.wrong?.[move.notation] === undefined) {
            expect(text, exercise.id).not.toBe(language.wrong.play.other(move.notation));
          }
          expect(text, exercise.id).not.toBe(free(move.notation));
          expect(text.slice(-20), exercise.id).not.toBe(even('1-2', '2-3', 1).slice(-20));
        }
      }
    }
    // What the opponent then plays is seen: nothing can be taken.
    const kings = LEVELS.find(({ id }) => id === 'fin-deux-dames');
    if (!kings) throw new Error('no level');
    const missed = begin(kings);
    await missed.play('47-41');
    const { legal } = missed.attempt.stage.now;
    expect(missed.attempt.step).toBe(2);
    expect([legal.side, legal.capture]).toEqual(['white', false]);
    expect(missed.attempt.feedback?.text).toContain(missed.attempt.stage.record.moves[1]);
    const { attempt, play } = begin(startExercise('dame'));
    await play('38-32');
    expect(attempt.feedback?.text).toContain('dernière rangée');
  });

  test('D5 a try that is refused is heard as it is read: no move that is asked for, nobody’s turn twice', () => {
    const plays = LEVELS.filter(({ kind }) => kind === 'play' || kind === 'line');
    let refused = 0;
    for (const exercise of plays) {
      const { attempt } = begin(exercise);
      const hand = new Hand(attempt.stage);
      const sought = attempt.steps.join(' ');
      for (const [square] of attempt.stage.pieces) {
        for (const text of [`${square}-${square < 6 ? square + 5 : square - 5}`, `${square}x28`]) {
          if (attempt.facts.moveOf(text)) continue;
          void hand.typed(text);
          const { notice } = hand;
          if (notice?.kind !== 'ruling') continue;
          refused += 1;
          const heard = attempt.stage.announcer.text.trim();
          expect(heard, `${exercise.id} ${text}`).toBe(notice.ruling.message);
          const tried = text.replace('x', '-');
          const told = heard.match(/\d+x\d+/g)?.filter((one) => one.replace('x', '-') !== tried);
          expect(told?.some((one) => sought.includes(one)) ?? false, heard).toBe(false);
          expect(heard.match(/de jouer/g)?.length ?? 0, heard).toBeLessThan(2);
        }
      }
    }
    expect(refused).toBeGreaterThan(500);
  });

  test('A10 touch: a jump that is barred is ruled on', () => {
    const other = begin({
      id: 'x',
      kind: 'touch',
      fen: 'W:W32,37:B23,28,31',
      difficulty: 1,
      squares: [37],
    });
    other.attempt.tap(32);
    expect(other.attempt.feedback?.rule?.id).toBe('man-move');
    // The square that bars the jump is shown; no answer is given away.
    expect(other.attempt.feedback?.squares).toContain(23);
    expect(other.attempt.feedback?.text).not.toMatch(/\d[-x]\d/);
  });

  test('A12 count: what a wrong count has seen, and not seen', () => {
    const { attempt, results } = begin(sample('count-900'));
    attempt.choose('1');
    expect(attempt.feedback?.text).toContain('en 21');
    attempt.choose('5');
    expect(attempt.feedback?.text).not.toMatch(/\d[-x]\d|3 pièces/);
    attempt.choose('3');
    expect(attempt.phase).toBe('solved');
    expect(results).toEqual(['missed']);
  });

  test('A9 landing: all of them, and « c’est tout » too early', () => {
    const { attempt } = begin(sample('landing-900'));
    for (const square of [23, 19, 14, 10]) attempt.tap(square);
    attempt.done();
    expect(attempt.feedback?.text).toContain('encore une case');
    attempt.tap(32);
    expect(attempt.feedback?.rule).toBeDefined();
    attempt.tap(5);
    attempt.done();
    expect(attempt.phase).toBe('solved');
  });

  test('A14 legal: each wrong verdict has its own reason', () => {
    const { attempt } = begin(sample('legal-900'));
    expect(attempt.task).toMatchObject({ mode: 'choose', answer: 'majority' });
    const reasons = new Set<string>();
    if (attempt.task.mode !== 'choose') throw new Error('a choice');
    expect(attempt.task.options).toHaveLength(6);
    for (const option of attempt.task.options) {
      if (option === 'majority') continue;
      attempt.choose(option);
      expect(attempt.feedback?.tone).toBe('wrong');
      reasons.add(attempt.feedback?.text ?? '');
    }
    expect(reasons.size).toBeGreaterThan(3);
    attempt.choose('majority');
    expect(attempt.feedback?.text).toContain('trois pièces');
    expect(attempt.feedback?.rule?.id).toBe('majority-capture');
  });

  test('D11 mistake: crowned in passing, a light square', () => {
    const passing = begin(sample('mistake-900')).attempt;
    passing.choose('too-few');
    expect(passing.feedback?.text).toContain('plus longue');
    passing.choose('crowned-in-passing');
    expect(passing.phase).toBe('solved');
    const light = begin(sample('mistake-901')).attempt;
    light.choose('none');
    expect(light.feedback?.tone).toBe('wrong');
    light.choose('light-square');
    expect(light.phase).toBe('solved');
  });

  test('predict: where a piece went, who took it', () => {
    const { attempt } = begin(sample('predict-900'));
    attempt.tap(32);
    expect(attempt.feedback?.text).toContain('32');
    attempt.tap(37);
    expect(attempt.feedback?.text).toContain('elle est en 10');
    attempt.tap(10);
    attempt.tap(41);
    attempt.done();
    expect(attempt.phase).toBe('solved');
  });

  test('D10 offer: a wrong move shows what the opponent is then forced to play', async () => {
    const { attempt, play, results } = begin(sample('offer-900'));
    await play('32-28');
    expect(attempt.phase).toBe('refuted');
    expect(attempt.feedback?.text).toContain('23x32');
    attempt.retry();
    expect(attempt.phase).toBe('asking');
    expect(attempt.stage.record.moves).toEqual([]);
    await play('32-27');
    expect(attempt.stage.record.moves).toEqual(['32-27', '21x32']);
    await play('37x10');
    expect(attempt.phase).toBe('solved');
    expect(results).toEqual(['missed']);
  });

  test('D10 combination: the moves in another order are right as well', async () => {
    const { attempt, play, results } = begin(sample('combination-900'));
    await play('34-29');
    expect(attempt.phase).toBe('asking');
    await play('28-22');
    await play('32x5');
    expect(attempt.phase).toBe('solved');
    expect(results).toEqual(['clean']);
  });

  test('another first move that is right as well', async () => {
    const exercise = {
      ...sample('combination-900'),
      line: ['28-22', '17x28', '34-29', '23x34', '32x5'],
    };
    const { attempt, play, results } = begin({ ...exercise, alternatives: ['37-31'] } as Exercise);
    await play('37-31');
    expect(attempt.feedback?.text).toBe(words.why.alternative);
    expect(results).toEqual(['clean']);
  });

  test('the solution is gone through move by move', async () => {
    const { attempt, play } = begin(sample('offer-900'));
    attempt.go(1);
    expect(attempt.step).toBe(0);
    await play('32-27');
    await play('37x10');
    expect(attempt.step).toBe(3);
    attempt.go(-1);
    attempt.go(-1);
    expect(attempt.stage.record.moves).toEqual(['32-27']);
    attempt.go(1);
    expect(attempt.stage.record.moves).toEqual(['32-27', '21x32']);
  });

  test('A5 squares: by tapping, by name, by neighbours', () => {
    const tap = begin(sample('squares-900')).attempt;
    tap.tap(27);
    expect(tap.feedback?.text).toContain('28 vient après');
    tap.tap(28);
    expect(tap.result).toBe('missed');
    const name = begin(sample('squares-901')).attempt;
    name.choose('23');
    expect(name.feedback?.squares).toEqual([23]);
    name.choose('28');
    expect(name.phase).toBe('solved');
  });

  test('hints come before the solution, and are counted', () => {
    for (const exercise of SAMPLE) {
      const { attempt, results } = begin(exercise);
      attempt.show();
      expect(attempt.phase, exercise.id).toBe('asking');
      for (let i = 0; i < 3; i += 1) attempt.hint();
      expect(attempt.hintsGiven, exercise.id).toHaveLength(3);
      for (const { text } of attempt.hintsGiven) expect(text.length).toBeGreaterThan(5);
      attempt.show();
      expect(attempt.phase).toBe('shown');
      expect(results).toEqual(['missed']);
      expect(attempt.feedback?.text.length).toBeGreaterThan(5);
    }
  });

  test('a hint makes it helped, not missed', () => {
    const { attempt, results } = begin(sample('count-900'));
    attempt.hint();
    attempt.choose('3');
    expect(results).toEqual(['helped']);
  });

  test('turned by half with the colours exchanged, the answers hold', async () => {
    const touch = begin(rotate(sample('touch-900'))).attempt;
    touch.tap(19);
    expect(touch.phase).toBe('solved');
    const line = begin(rotate(sample('combination-900')));
    for (const move of ['23-29', '19x46']) {
      if (move === '23-29') {
        await line.play('23-29');
        await line.play('17-22');
      } else await line.play(move);
    }
    expect(line.attempt.phase).toBe('solved');
    for (const exercise of SAMPLE) {
      expect(rotate(rotate(exercise)), exercise.id).toEqual(exercise);
    }
  });

  test('lessons: own words, own answers', async () => {
    const texts = {
      question: 'q',
      why: 'parce que',
      wrong: { '7': 'pas sept', '31-26': 'trop loin' },
    };
    const tap = begin(
      { id: 'l1', kind: 'tap', fen: 'W:W31:B6', difficulty: 0, squares: [31, 32] },
      texts,
    );
    tap.attempt.tap(7);
    expect(tap.attempt.feedback?.text).toBe('pas sept');
    tap.attempt.tap(31);
    tap.attempt.tap(32);
    tap.attempt.done();
    expect(tap.attempt.feedback?.text).toBe('parce que');
    const choice = begin(
      { id: 'l2', kind: 'choice', fen: 'W:W31:B6', difficulty: 0, answer: 1 },
      { ...texts, options: ['a', 'b'] },
    );
    choice.attempt.choose('0');
    choice.attempt.choose('1');
    expect(choice.attempt.phase).toBe('solved');
    const move = begin(
      { id: 'l3', kind: 'play', fen: 'W:W31:B6', difficulty: 0, moves: ['31-27'] },
      texts,
    );
    await move.play('31-26');
    expect(move.attempt.feedback?.text).toBe('trop loin');
    move.attempt.retry();
    await move.play('31-27');
    expect(move.attempt.phase).toBe('solved');
    const any = begin({ id: 'l4', kind: 'play', fen: 'W:W31:B6', difficulty: 0 }, texts);
    await any.play('31-26');
    expect(any.results).toEqual(['clean']);
  });
});
