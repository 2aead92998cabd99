/** Captures in slow motion, in English. */
import type { SlowText } from '../fr/slow';
import { listed } from '../../i18n/words';

const and = listed('and', ',');
const list = (squares: readonly number[]) => and(squares.map(String));

export const slow: SlowText = {
  title: 'The capture in slow motion',
  which: 'Which capture?',
  play: 'Play',
  pause: 'Pause',
  back: 'One jump back',
  forward: 'One jump on',
  first: 'To the start',
  last: 'To the end',
  keys: 'On the keyboard: left and right arrows, jump by jump; P, play or pause.',
  progress: (step, of) => `${step} / ${of}`,
  start: (from) => `It starts on ${from}.`,
  jump: (n, over, to) => `Jump ${n}: over ${over}, landing on ${to}.`,
  stay: (taken) =>
    taken.length === 1
      ? `The piece on ${taken[0]} is taken, but it stays and still bars the way.`
      : `The pieces on ${list(taken)} are taken, but they stay and still bar the way.`,
  gone: (taken) =>
    taken.length === 1
      ? `The piece on ${taken[0]} has gone already, wrongly.`
      : `The pieces on ${list(taken)} have gone already, wrongly.`,
  end: (taken) =>
    taken.length === 1
      ? 'The move is over: the captured piece leaves the board.'
      : `The move is over: the ${taken.length} captured pieces leave the board together.`,
  crowned: 'The man has stopped on the far row and becomes a king.',
  forbidden: (blockers) =>
    blockers.length === 1
      ? `This jump is impossible: the piece taken on ${blockers[0]} is still there.`
      : `This jump is impossible: the pieces taken on ${list(blockers)} are still there.`,
  whatIf: 'What if they were lifted at once?',
  wrong: 'A made-up rule: do not play like this',
  right: 'The real rule',
  article: 'Read the article: captured pieces',
  turc: 'The coup turc in slow motion',
  open: 'In slow motion',
  compare: 'Compare the captures',
  failed: 'These texts could not be loaded.',
};
