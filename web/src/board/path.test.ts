import { beforeAll, describe, expect, it } from 'vitest';
import { built, loadRules } from '../testing/rules';
import type { Rules } from '../wasm/rules';
import type { Square } from '../wasm/types';
import { drop, NOTHING, press, stepBack, targets, type Context, type Input } from './path';
import { placement } from './placement';

let rules: Rules;
beforeAll(() => {
  if (built) rules = loadRules();
});

function on(fen: string): Context {
  const legal = rules.moves(fen, 'fr');
  return {
    legal,
    pieces: placement(legal.fen),
    single: true,
    routes: (from, via) => rules.routes(legal.fen, from, via, 'fr'),
  };
}

/** Presses squares one after the other. */
function presses(context: Context, ...squares: Square[]) {
  let input: Input = NOTHING;
  let step = press(context, input, squares[0] ?? 0);
  input = step.input;
  for (const square of squares.slice(1)) {
    step = press(context, input, square);
    input = step.input;
  }
  return step;
}

const played = (step: ReturnType<typeof press>) =>
  step.effect.kind === 'play' ? step.effect.move.notation : step.effect.kind;

describe.skipIf(!built)('naming a move by pressing squares', () => {
  it('A6 a quiet move: piece, then square', () => {
    expect(played(presses(on('start'), 32, 28))).toBe('32-28');
    expect(targets(on('start'), { from: 32, via: [], target: null })).toEqual({
      ends: [27, 28],
      via: [],
    });
  });

  it('picks another piece, or lets the piece go', () => {
    expect(presses(on('start'), 32, 33).input.from).toBe(33);
    expect(presses(on('start'), 32, 32).input).toEqual(NOTHING);
  });

  it('A11 a piece with one capture plays it at once, and so does the landing square', () => {
    expect(played(presses(on('W:W32,45:B8,17,27'), 32))).toBe('32x3');
    expect(played(presses(on('W:W32,45:B8,17,27'), 3))).toBe('32x3');
  });

  it('a quiet move is never played by one press', () => {
    expect(played(presses(on('W:W32:B1'), 28))).toBe('touched');
    expect(presses(on('W:W16:B1'), 16).input.from).toBe(16);
  });

  it('A9 captures that differ in what they take are asked, then chosen by a square', () => {
    const context = on('W:WK4:B13,20,32,37');
    const asked = presses(context, 4, 15);
    expect(asked.effect.kind).toBe('ask');
    expect(asked.input.target).toBe(15);
    // By an intermediate square, or by a piece that only one of them takes.
    expect(played(press(context, asked.input, 27))).toBe('4x27x38x15');
    expect(played(press(context, asked.input, 37))).toBe('4x31x42x15');
    // By a piece that both take: still asked.
    expect(press(context, asked.input, 13).effect.kind).not.toBe('play');
  });

  it('A12 a capture named landing by landing can be taken back step by step', () => {
    const context = on('W:WK4:B13,20,32,37');
    const step = presses(context, 4, 27);
    expect(step.effect).toMatchObject({ kind: 'step', text: '4x27' });
    expect(targets(context, step.input).ends).toEqual([15]);
    expect(stepBack(step.input)).toEqual({ from: 4, via: [], target: null });
    expect(stepBack(stepBack(step.input))).toEqual(NOTHING);
    expect(played(press(context, step.input, 15))).toBe('4x27x38x15');
  });

  it('A12 a capture that returns to its start ends on the piece itself', () => {
    const context = on('W:W12,45:B8,9,18,19');
    expect(played(presses(context, 12))).toBe('12x12');
    // Where the way is to be shown, the piece touched again is put down.
    const shown = { ...context, single: false };
    expect(presses(shown, 12, 12).input).toEqual(NOTHING);
    expect(played(presses(shown, 12, 3, 14, 23, 12))).toBe('12x12');
  });

  it('every legal move of positions with long captures can be named by its two ends or its path', () => {
    for (const fen of [
      'start',
      'W:WK4:B13,20,32,37',
      'W:WK1:B12,13,19,20',
      'B:W14,19,27,33,42:BK47',
      'B:W9,24,31:BK35',
      'W:W28,K50:B23,44',
      'W:WK46:B10,37',
      'W:WK47:B14,19,29,31,42',
    ]) {
      const context = on(fen);
      expect(context.legal.moves.length).toBeGreaterThan(0);
      for (const move of context.legal.moves) {
        let step = press(context, NOTHING, move.from);
        for (const square of [...move.path.slice(1)]) {
          if (step.effect.kind === 'play') break;
          step = press(context, step.input, square);
        }
        expect(step.effect.kind, `${fen} ${move.notation}`).toBe('play');
        if (step.effect.kind !== 'play') continue;
        expect([...step.effect.move.captured].sort()).toEqual([...move.captured].sort());
      }
    }
  });

  it('A11 what is not legal is text for the ruling', () => {
    const context = on('W:W28,33:B23,1');
    expect(presses(context, 33).effect).toEqual({ kind: 'touched', square: 33 });
    expect(presses(context, 1).effect).toEqual({ kind: 'touched', square: 1 });
    expect(presses(context, 50).effect).toEqual({ kind: 'touched', square: 50 });
    expect(presses(on('start'), 32, 22).effect).toEqual({ kind: 'refused', text: '32-22' });
  });
});

describe.skipIf(!built)('an only capture', () => {
  it('is played by touching its piece, or not, as the player likes', () => {
    const context = on('W:W28,33:B23,1');
    expect(played(presses(context, 28))).toBe('28x19');
    const careful = { ...context, single: false };
    expect(presses(careful, 28)).toMatchObject({ input: { from: 28 }, effect: { kind: 'none' } });
    expect(played(presses(careful, 28, 19))).toBe('28x19');
  });
});

describe.skipIf(!built)('dragging', () => {
  it('plays a move that is legal and refuses one that is not, leaving nothing in the hand', () => {
    const context = on('start');
    expect(played(drop(context, NOTHING, 32, 28))).toBe('32-28');
    const refused = drop(context, NOTHING, 32, 22);
    expect(refused).toEqual({ input: NOTHING, effect: { kind: 'refused', text: '32-22' } });
    expect(drop(context, NOTHING, 32, 37).effect).toEqual({ kind: 'refused', text: '32-37' });
    expect(drop(context, NOTHING, 19, 23).effect).toEqual({ kind: 'refused', text: '19-23' });
  });

  it('A11 a wrong piece dragged to a square is a try of that move', () => {
    expect(drop(on('W:W28,33:B23'), NOTHING, 33, 29).effect).toEqual({
      kind: 'refused',
      text: '33-29',
    });
  });

  it('A12 a drop in the middle of a capture is a step of it, and the drag goes on from there', () => {
    const context = on('W:W32:B8,17,27');
    const step = drop(context, NOTHING, 32, 21);
    expect(step.effect).toMatchObject({ kind: 'step', text: '32x21' });
    expect(played(drop(context, step.input, 21, 3))).toBe('32x3');
    const wrong = drop(context, step.input, 21, 26);
    expect(wrong.effect).toEqual({ kind: 'refused', text: '32x21x26' });
    expect(wrong.input).toEqual(step.input);
  });
});
