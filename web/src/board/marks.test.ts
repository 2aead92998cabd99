import { expect, test } from 'vitest';
import { arrows } from './arrows';
import { lastMove, overPieces, underneath } from './marks';
import type { BoardView } from './view';

const nothing: BoardView = {
  pieces: [],
  ghosts: new Set(),
  movable: new Map(),
  stop: null,
  ends: [],
  via: [],
  highlighted: [],
};
const twice = {
  notation: '28x39',
  from: 28,
  to: 39,
  path: [28, 17, 8],
  captured: [22, 12],
  promotes: false,
};

const classes = (drawn: SVGElement[]) => drawn.map((its) => its.getAttribute('class'));

test('nothing is drawn where there is nothing to show', () => {
  expect(underneath(nothing, false)).toEqual([]);
  expect(overPieces(nothing, [], false, false)).toEqual([]);
});

test('the piece in the hand and the squares of a notice are framed, as the board is turned', () => {
  const drawn = underneath({ ...nothing, stop: 28, highlighted: [1] }, true);
  expect(classes(drawn)).toEqual(['highlight', 'edge', 'chosen', 'held']);
  expect(drawn.at(-1)?.getAttribute('transform')).toBe('translate(5.5 4.5)');
});

test('a last move of several captures has its stops numbered between its ends', () => {
  const drawn = lastMove(twice, false);
  expect(classes(drawn)).toEqual(['bracket', 'bracket', 'route', 'taken', 'taken', 'stop']);
  expect(drawn.at(-1)?.textContent).toBe('1');
});

test('an arrow has its number over all lines; a question hides where the piece may go', () => {
  const view: BoardView = { ...nothing, ends: [8], via: [17], movable: new Map([[28, 'capture']]) };
  const rings = ['around', 'movable capture'];
  expect(classes(overPieces(view, [], false, false))).toEqual([...rings, 'via', 'end']);
  const asked = overPieces(view, arrows([twice], false), true, false);
  expect(classes(asked)).toEqual([...rings, 'arrow asking', 'asking']);
  expect(asked.at(-1)?.textContent).toBe('1');
});
