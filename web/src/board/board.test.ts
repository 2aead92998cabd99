import { describe, expect, it } from 'vitest';
import { flightTime, frameAt, hopTime, type Flight } from './animate';
import { arrows, badgeAt } from './arrows';
import { landing } from './drag';
import { cell, centre, fingerHit, hit, isBetween, nearest, SQUARES, squareAt } from './geometry';
import { walk } from './keyboard';
import { NOTHING } from './path';
import { piecesOf, placement } from './placement';
import { boardView, type ViewFacts } from './view';

describe('geometry', () => {
  it('A1 A5 fifty dark squares, numbered from the top left, dark at the lower left of both sides', () => {
    expect(cell(1)).toEqual({ row: 0, column: 1 });
    expect(cell(46)).toEqual({ row: 9, column: 0 });
    expect(centre(46, false)).toEqual({ x: 0.5, y: 9.5 });
    expect(centre(5, true)).toEqual({ x: 0.5, y: 9.5 });
    for (const square of SQUARES) {
      const { row, column } = cell(square);
      expect(squareAt(row, column)).toBe(square);
      for (const flipped of [false, true]) {
        expect(hit(centre(square, flipped), flipped)).toEqual({ kind: 'dark', square });
      }
    }
    expect(hit({ x: 0.5, y: 0.5 }, false)).toEqual({ kind: 'light' });
    expect(hit({ x: -0.1, y: 3 }, false)).toEqual({ kind: 'outside' });
  });

  it('a finger on a light square means the dark square beside it', () => {
    expect(fingerHit({ x: 0.9, y: 0.4 }, false)).toEqual({ kind: 'dark', square: 1 });
    expect(fingerHit({ x: 0.4, y: 0.9 }, false)).toEqual({ kind: 'dark', square: 6 });
  });

  it('knows what lies between', () => {
    expect(isBetween(23, 28, 19)).toBe(true);
    expect(isBetween(28, 28, 19)).toBe(false);
    expect(isBetween(22, 28, 19)).toBe(false);
    expect(isBetween(22, 28, 27)).toBe(false);
    expect(nearest({ x: 5, y: 5 }, [1, 2], false, 1)).toBeNull();
  });
});

describe('letting a piece go', () => {
  const near = (square: number, dx: number, dy: number) => {
    const { x, y } = centre(square, false);
    return { x: x + dx, y: y + dy };
  };

  it('snaps a sloppy drop to the nearest legal square', () => {
    expect(landing(near(28, 0.5, 0.4), 32, [27, 28], false)).toEqual({
      kind: 'square',
      square: 28,
    });
    expect(landing(near(28, 0.2, 0), 32, [27, 28], false)).toEqual({ kind: 'square', square: 28 });
  });

  it('takes a sure drop on another square at its word, so that it can be explained', () => {
    expect(landing(near(22, 0.1, 0.1), 32, [27, 28], false)).toEqual({
      kind: 'square',
      square: 22,
    });
  });

  it('cancels outside and over the start', () => {
    expect(landing({ x: 11, y: 3 }, 32, [27, 28], false)).toEqual({ kind: 'cancel' });
    expect(landing(near(32, 0.1, 0), 32, [27, 28], false)).toEqual({ kind: 'cancel' });
  });

  it('A6 knows a light square when no legal one is near', () => {
    expect(landing({ x: 0.5, y: 0.5 }, 32, [27, 28], false)).toEqual({ kind: 'light' });
  });
});

describe('the keyboard', () => {
  it('walks rows, columns and diagonals as they are seen', () => {
    expect(walk(32, 'ArrowLeft', false, false)).toBe(31);
    expect(walk(31, 'ArrowLeft', false, false)).toBe(31);
    expect(walk(32, 'ArrowUp', false, false)).toBe(27);
    expect(walk(32, 'ArrowDown', false, false)).toBe(37);
    expect(walk(32, 'ArrowUp', true, false)).toBe(28);
    expect(walk(32, 'ArrowLeft', true, false)).toBe(27);
    expect(walk(32, 'ArrowRight', true, false)).toBe(38);
    expect(walk(32, 'ArrowDown', true, false)).toBe(37);
    expect(walk(32, 'ArrowLeft', false, true)).toBe(33);
    expect(walk(32, 'ArrowUp', false, true)).toBe(37);
    expect(walk(32, 'Home', false, false)).toBe(31);
    expect(walk(32, 'End', false, true)).toBe(31);
    expect(walk(3, 'ArrowUp', false, false)).toBe(3);
    expect(walk(32, 'x', false, false)).toBeNull();
  });

  it('every square can be reached from every other', () => {
    for (const flipped of [false, true]) {
      const seen = new Set([28]);
      const queue = [28];
      for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = walk(square, key, false, flipped) ?? square;
          if (!seen.has(next)) queue.push(next);
          seen.add(next);
        }
      }
      expect(seen.size).toBe(50);
    }
  });
});

describe('a flight', () => {
  const before = placement('W:W32:B8,17,27');
  const flight: Flight = {
    before,
    piece: { color: 'white', role: 'man' },
    path: [32, 21, 12, 3],
    captured: [27, 17, 8],
  };

  it('goes hop by hop, and is never longer than 1.2 seconds', () => {
    expect(hopTime(1, false)).toBeGreaterThanOrEqual(150);
    expect(hopTime(3, true)).toBeLessThanOrEqual(200);
    const long: Flight = { ...flight, path: Array.from({ length: 13 }, (_, i) => i + 1) };
    expect(flightTime(long)).toBeLessThanOrEqual(1200);
  });

  it('A13 captured pieces turn to ghosts one by one, stay, and lift together', () => {
    const hop = hopTime(3, true);
    expect(frameAt(flight, 0, false).ghosts.size).toBe(0);
    expect([...frameAt(flight, hop, false).ghosts]).toEqual([27]);
    expect(frameAt(flight, 2.9 * hop, false)).toMatchObject({ ghostOpacity: 1 });
    const last = frameAt(flight, flightTime(flight) - 1, false);
    expect(last.ghosts.size).toBe(3);
    expect(last.ghostOpacity).toBeLessThan(0.1);
    expect(last.at).toEqual(centre(3, false));
  });
});

describe('arrows', () => {
  const moves = [
    {
      notation: 'a',
      from: 4,
      to: 15,
      path: [4, 27, 38, 15],
      captured: [13, 32, 20],
      promotes: false,
    },
    {
      notation: 'b',
      from: 4,
      to: 15,
      path: [4, 31, 42, 15],
      captured: [13, 37, 20],
      promotes: false,
    },
  ];

  it('numbers two captures to one square where they differ', () => {
    const drawn = arrows(moves, false);
    const [a, b] = drawn;
    expect(a?.badge).not.toEqual(b?.badge);
    expect(badgeAt(drawn, a?.badge ?? { x: 0, y: 0 })?.notation).toBe('a');
    expect(badgeAt(drawn, b?.badge ?? { x: 0, y: 0 })?.notation).toBe('b');
    expect(badgeAt(drawn, { x: 0, y: 0 })).toBeNull();
  });
});

describe('the view', () => {
  const facts: ViewFacts = {
    pieces: placement('W:W32,K50:B8,17,27'),
    legal: [
      {
        notation: '32x3',
        from: 32,
        to: 3,
        path: [32, 21, 12, 3],
        captured: [27, 17, 8],
        promotes: true,
      },
    ],
    input: NOTHING,
    marks: { ends: [], via: [] },
    open: [],
    frame: null,
    before: null,
    hints: true,
    highlighted: [],
  };

  it('rings the pieces that must capture, if hints are wanted', () => {
    expect([...boardView(facts).movable]).toEqual([[32, 'capture']]);
    expect(boardView({ ...facts, hints: false }).movable.size).toBe(0);
  });

  it('A13 shows an unfinished capture: the piece on its way, the taken still there', () => {
    const view = boardView({
      ...facts,
      input: { from: 32, via: [12], target: null },
      open: facts.legal,
    });
    expect(view.stop).toBe(12);
    expect([...view.ghosts]).toEqual([27, 17]);
    expect(view.pieces).toHaveLength(5);
    expect(view.pieces.find((piece) => piece.square === 12)?.piece.color).toBe('white');
    expect(view.pieces.find((piece) => piece.square === 27)?.opacity).toBeLessThan(1);
  });

  it('reads pieces from the canonical form', () => {
    const pieces = placement('B:W31,K45:B');
    expect(piecesOf(pieces, 'white')).toEqual({ men: [31], kings: [45] });
    expect(piecesOf(pieces, 'black')).toEqual({ men: [], kings: [] });
  });
});
