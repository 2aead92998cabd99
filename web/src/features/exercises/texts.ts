/** The words of one exercise: a generated one gets those of its kind, a lesson brings its own. */
import { placement } from '../../board/placement';
import { plainFen } from '../../content/standing';
import type { LegalMove, Square } from '../../wasm/types';
import { balance } from './line';
import type { Facts } from './facts';
import type { Exercise, ExerciseTexts, MistakeExercise, SquaresExercise } from './types';
import { isLesson } from './types';
import type { Words } from './words';

/** A hint: words, and what it shows on the board. */
export interface Hint {
  text: string;
  squares?: readonly Square[];
  moves?: readonly LegalMove[];
  /** The first move of the line is played on the board. */
  plays?: true;
}

export function questionOf(exercise: Exercise, facts: Facts, words: Words): string {
  const { question } = words;
  const { side } = facts;
  switch (exercise.kind) {
    case 'touch':
      return question.touch(side);
    case 'count':
      return question.count(exercise.from);
    case 'landing':
      return question.landing(exercise.from);
    case 'legal':
      return question.legal(side, whole(exercise.move));
    case 'mistake': {
      const parts = [
        exercise.cell
          ? question.mistakeFrom(side, endOf(exercise))
          : question.mistake(side, whole(exercise.move)),
      ];
      if (exercise.removed !== null) parts.push(question.removed(exercise.removed));
      if (isCrowned(exercise, facts)) parts.push(question.crowned(endOf(exercise)));
      return parts.join(' ');
    }
    case 'predict':
      return question.predict(exercise.line.map(whole), exercise.side);
    case 'offer':
      return question.offer(side);
    case 'combination':
      return question.combination(side);
    case 'shot':
      return words.deep.question.shot(side);
    case 'win':
      return words.deep.question.win(side, exercise.moves);
    case 'verdict':
      return words.deep.question.verdict(side);
    case 'defend':
      return words.deep.question.defend[exercise.by](side);
    case 'squares':
      return exercise.task === 'name' ? question.name : question[exercise.task](exercise.square);
    default:
      return '';
  }
}

/** A move that is not broken at the end of a line. */
const whole = (move: string) => move.replaceAll('-', '\u2011');

/** Whether a man was crowned, rightly or not. */
function isCrowned(exercise: MistakeExercise, facts: Facts): boolean {
  const from = Number.parseInt(exercise.move, 10);
  const stands = placement(plainFen(exercise.after)).get(endOf(exercise));
  return stands?.role === 'king' && facts.pieces.get(from)?.role === 'man';
}

/** The square where a written move ends. */
export function endOf(exercise: { move: string }): Square {
  return Number(exercise.move.match(/\d+/g)?.at(-1) ?? 0);
}

export function whyOf(exercise: Exercise, facts: Facts, words: Words): string {
  const { why } = words;
  switch (exercise.kind) {
    case 'touch':
      return why.touch(exercise.squares, facts.most());
    case 'count': {
      const [best] = facts.capturesOf(exercise.from);
      return why.count(best?.path.join('x') ?? '', exercise.count);
    }
    case 'landing':
      return why.landing(exercise.squares, facts.most());
    case 'legal':
      return facts.explain(exercise.move)?.message ?? '';
    case 'mistake':
      return why.mistake[exercise.mistake];
    case 'predict':
      return why.predict;
    case 'offer':
    case 'combination': {
      const { gain, win } = balance(facts.rules, facts.fen, exercise.line);
      return why.line(gain, win);
    }
    case 'shot': {
      const line = [...exercise.line, ...(exercise.rest ?? [])];
      const { gain, win } = balance(facts.rules, facts.fen, line);
      return words.deep.why.shot(gain, win);
    }
    case 'win':
      return words.deep.why.win(exercise.moves);
    case 'verdict': {
      const own = Math.ceil(exercise.line.length / 2);
      const [move = ''] = exercise.line;
      return words.deep.why[exercise.answer === 'win' ? 'won' : exercise.answer](
        move,
        exercise.answer === 'draw' ? facts.legal().length : own,
        exercise.keeps,
      );
    }
    case 'defend':
      return words.deep.why.defend[exercise.by](Object.keys(exercise.replies).length);
    case 'squares': {
      if (exercise.task === 'neighbours') return why.neighbours(exercise.square);
      if (exercise.task === 'diagonal') return why.diagonal(exercise.square);
      const { first, last } = rowOf(exercise.square);
      return why.tap(exercise.square, first, last);
    }
    default:
      return '';
  }
}

export function rowOf(square: Square): { first: Square; last: Square; place: number } {
  const first = Math.floor((square - 1) / 5) * 5 + 1;
  return { first, last: first + 4, place: square - first + 1 };
}

/** The question to ask, the piece, the first move. */
export function hintsOf(
  exercise: Exercise,
  facts: Facts,
  words: Words,
  texts: ExerciseTexts | undefined,
): Hint[] {
  const own = isLesson(exercise) ? lessonHints(exercise, facts, words, texts) : [];
  const shown = isLesson(exercise) ? own : kindHints(exercise, facts, words);
  return shown.map((hint, i) => ({ ...hint, text: texts?.hints?.[i] ?? hint.text }));
}

function kindHints(exercise: Exercise, facts: Facts, words: Words): Hint[] {
  const { hints } = words;
  switch (exercise.kind) {
    case 'touch': {
      const square = exercise.squares[0] ?? 0;
      const move = facts.legal().find(({ from }) => from === square);
      return [
        { text: hints.touch.ask },
        { text: hints.touch.piece(square), squares: [square] },
        { text: hints.touch.move(move?.notation ?? ''), moves: move ? [move] : [] },
      ];
    }
    case 'count': {
      const best = facts.capturesOf(exercise.from)[0];
      const taken = best?.captured[0] ?? 0;
      const hop = best?.path[1] ?? 0;
      return [
        { text: hints.count.ask, squares: [exercise.from] },
        { text: hints.count.piece(taken), squares: [taken] },
        { text: hints.count.move(hop), squares: [hop] },
      ];
    }
    case 'landing': {
      const [best] = facts.capturesOf(exercise.from);
      const end = exercise.squares[0] ?? 0;
      return [
        { text: hints.landing.ask, squares: [exercise.from] },
        {
          text: hints.landing.piece([...(best?.captured ?? [])].sort((a, b) => a - b)),
          squares: best?.captured ?? [],
        },
        { text: hints.landing.move(end), squares: [end] },
      ];
    }
    case 'legal':
    case 'mistake': {
      const legal = facts.legal().slice(0, 4);
      const piece = facts.most() > 0 ? legal[0]?.from : Number.parseInt(exercise.move, 10);
      const squares = [piece ?? 0];
      const texts = hints[exercise.kind];
      return [
        { text: texts.ask },
        { text: texts.piece(squares[0] ?? 0), squares },
        { text: texts.move(legal.map(({ notation }) => notation)), moves: legal },
      ];
    }
    case 'predict': {
      const plies = facts.plies(exercise.line);
      const taken = [...new Set(plies.flatMap((ply) => ply.captured))].sort((a, b) => a - b);
      return [
        { text: hints.predict.ask },
        { text: hints.predict.piece(taken), squares: taken },
        { text: hints.predict.move(exercise.line[0] ?? ''), plays: true },
      ];
    }
    case 'offer':
    case 'combination':
      return lineHints(exercise.line[0] ?? '', facts, words);
    case 'shot':
      return lineHints(exercise.line[0] ?? '', facts, words);
    case 'win':
    case 'verdict':
    case 'defend': {
      const first =
        exercise.kind === 'win'
          ? Object.keys(exercise.wins)[0]
          : exercise.kind === 'defend'
            ? exercise.holds
            : exercise.line[0];
      const [, ...rest] = lineHints(first ?? '', facts, words);
      return [{ text: words.deep.ask[exercise.kind] }, ...rest];
    }
    case 'squares':
      return squaresHints(exercise, words);
    default:
      return [];
  }
}

function lineHints(first: string, facts: Facts, words: Words): Hint[] {
  const move = facts.moveOf(first);
  const from = move?.from ?? 0;
  const { ask, piece, move: say } = words.hints.line;
  return [
    { text: ask },
    { text: piece(from), squares: [from] },
    { text: say(move?.notation ?? first), moves: move ? [move] : [] },
  ];
}

function squaresHints(exercise: SquaresExercise, words: Words): Hint[] {
  const { hints } = words;
  const { square } = exercise;
  if (exercise.task === 'neighbours' || exercise.task === 'diagonal') {
    const one = exercise.squares?.[0] ?? 0;
    return [
      { text: hints.neighbours.ask },
      { text: hints.neighbours.piece(square), squares: [square] },
      { text: hints.neighbours.move(one), squares: [one] },
    ];
  }
  const { first, last, place } = rowOf(square);
  const row = Array.from({ length: 5 }, (_, i) => first + i);
  return [
    { text: hints.squares.ask },
    { text: hints.squares.piece(first, last), squares: row },
    { text: hints.squares.move(place), squares: row },
  ];
}

/** A lesson's own hints; the piece and the move are pointed at wherever they are known. */
function lessonHints(
  exercise: Exercise,
  facts: Facts,
  words: Words,
  texts: ExerciseTexts | undefined,
): Hint[] {
  const told = (texts?.hints ?? []).map((text): Hint => ({ text }));
  const point = texts?.point;
  if (exercise.kind === 'line' || (exercise.kind === 'play' && exercise.moves?.[0])) {
    const first = exercise.kind === 'line' ? exercise.line[0] : exercise.moves?.[0];
    const known = lineHints(first ?? '', facts, words);
    const move = facts.moveOf(first ?? '');
    const way = move ? words.hints.line.way(move.from, move.to) : undefined;
    return known.map((hint, i) => ({
      ...hint,
      ...(i === 1 && point ? { squares: point } : {}),
      text: told[i]?.text ?? (i === 2 ? way : undefined) ?? hint.text,
    }));
  }
  if (point) {
    const [ask, piece, ...rest] = told;
    const ours = { text: piece?.text ?? words.hints.point(point), squares: point };
    told.splice(0, told.length, ask ?? { text: words.hints.line.ask }, ours, ...rest);
  }
  const one = exercise.kind === 'tap' ? exercise.squares[0] : undefined;
  if (told[2] && one !== undefined) told[2] = { ...told[2], squares: [one] };
  return told;
}
