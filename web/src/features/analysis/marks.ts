/**
 * Arrows and circles that somebody drew on a position. In a file they stand in the comment of the move: `[%cal G3228]` an
 * arrow, `[%csl G28]` a circle, as other programs write them with the names of their squares; ours have two figures.
 */
import { centre, type Point } from '../../board/geometry';
import type { Square } from '../../wasm/types';
import type { AnalysisTexts } from './texts';

export interface Mark {
  from: Square;
  /** The same square: a circle. */
  to: Square;
  /** The letter of the colour that another program gave it. Kept, not shown: here all look alike. */
  colour: string;
}

const COMMAND = /\[%c([as])l\s+([^\]]*)\]/gi;
const ARROW = /^([A-Z])(\d\d)(\d\d)$/i;
const CIRCLE = /^([A-Z])(\d\d)$/i;
const OURS = 'G';

const onBoard = (square: Square): boolean => square >= 1 && square <= 50;

/** The marks of a command; null where one of them is none: then it stays as it was written. */
function read(kind: string, list: string): Mark[] | null {
  const shape = kind.toLowerCase() === 'a' ? ARROW : CIRCLE;
  const marks: Mark[] = [];
  for (const one of list.split(',')) {
    const [, colour, from, to = from] = shape.exec(one.trim()) ?? [];
    if (colour === undefined) return null;
    const mark = { from: Number(from), to: Number(to), colour: colour.toUpperCase() };
    if (!onBoard(mark.from) || !onBoard(mark.to)) return null;
    marks.push(mark);
  }
  return marks;
}

export const isCircle = ({ from, to }: Mark): boolean => from === to;

const same = (a: Mark, b: Mark): boolean => a.from === b.from && a.to === b.to;

/** The marks in some comments, each once. */
export function marksIn(comments: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (const comment of comments) {
    for (const [, kind = '', list = ''] of comment.matchAll(COMMAND)) {
      for (const mark of read(kind, list) ?? []) {
        if (!marks.some((known) => same(known, mark))) marks.push(mark);
      }
    }
  }
  return marks;
}

/** What the comments say besides, those that say nothing left out. */
export function wordsIn(comments: readonly string[]): string[] {
  const words = (comment: string) =>
    comment
      .replace(COMMAND, (all, kind: string, list: string) => (read(kind, list) ? '' : all))
      .trim();
  return comments.map(words).filter((text) => text !== '');
}

/** Comments with these words and marks. */
export function commented(words: readonly string[], marks: readonly Mark[]): string[] {
  const two = (square: Square) => String(square).padStart(2, '0');
  const circles = marks.filter(isCircle).map(({ from, colour }) => colour + two(from));
  const arrows = marks
    .filter((mark) => !isCircle(mark))
    .map(({ from, to, colour }) => colour + two(from) + two(to));
  const commands = [
    circles.length > 0 ? `[%csl ${circles.join(',')}]` : '',
    arrows.length > 0 ? `[%cal ${arrows.join(',')}]` : '',
  ].join('');
  const [first = '', ...rest] = words;
  return [`${commands} ${first}`.trim(), ...rest].filter((text) => text !== '');
}

/** With one more, or without it where it was there. */
export function toggled(marks: readonly Mark[], from: Square, to: Square): Mark[] {
  const mark = { from, to, colour: OURS };
  const others = marks.filter((known) => !same(known, mark));
  return others.length < marks.length ? others : [...others, mark];
}

/** All of them in words; nothing where there is none. */
export function sayMarks(t: AnalysisTexts['pen'], marks: readonly Mark[]): string {
  if (marks.length === 0) return '';
  return t.list(marks.map(({ from, to }) => t.mark(from, to)).join(', '));
}

/** An arrow as it is drawn: a line that begins in a dot, and the three corners of its head. */
export function arrowShape(
  { from, to }: Mark,
  flipped: boolean,
): { line: [Point, Point]; head: Point[] } {
  const [start, tip] = [centre(from, flipped), centre(to, flipped)];
  const angle = Math.atan2(tip.y - start.y, tip.x - start.x);
  const back = (length: number, turn = 0): Point => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  });
  return { line: [start, back(0.3)], head: [back(0.46, 0.42), tip, back(0.46, -0.42)] };
}

/** By their squares, so that a list of them does not depend on what was drawn first. */
export function inOrder(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => a.from - b.from || a.to - b.to);
}
