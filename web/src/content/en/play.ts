import type { Color } from '../../wasm/types';
import { SIDES } from '../../i18n/words';
import type { PlayTexts } from '../fr/play';

const side = (color: Color): string => SIDES.en[color];
const n = (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`);

function said(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour', 'hours'],
    [Math.floor(seconds / 60) % 60, 'minute', 'minutes'],
    [seconds % 60, 'second', 'seconds'],
  ] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  return told.length > 0 ? told.join(' ') : 'no time left';
}

export const play: PlayTexts = {
  clock: {
    comma: '.',
    says: (color, ms) => `${side(color)}: ${said(ms)}.`,
    stopped: 'The clock is stopped.',
    stoppedText: 'No move can be played, and nobody’s time runs.',
    empty: (color) =>
      `${side(color)} has no time left: if the clock goes on, the flag falls and the game is lost.`,
    resumeEmpty: 'Confirm: out of time',
    resume: 'Go on',
    correct: 'Correct the times…',
    correctTitle: 'Correct the times',
    correctText: 'What an arbiter decides, or the players agree on.',
    by: (ms) =>
      `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 60_000 ? `${Math.abs(ms) / 1000}\u00a0s` : `${Math.abs(ms) / 60_000}\u00a0min`}`,
    low: (color, ms) => `${side(color)}: only ${said(ms)} left.`,
    adds: (seconds) => `+${seconds} s`,
    control: (move) => `control at move ${move}`,
    pause: 'Stop the clock',
  },

  choose: {
    clock: 'Clock',
    kinds: {
      none: 'None',
      sudden: 'Total time',
      fischer: 'With increment (Fischer)',
      moves: 'Moves and time',
    },
    minutes: 'Minutes for each player',
    increment: 'Seconds added with each move',
    moves: 'Moves to be made',
    then: 'After that, minutes per period',
    thenMoves: 'Moves per period (0: to the end)',
    start:
      'The clock starts with the first move. A fallen flag loses the game, unless the last move or a drawing rule has ended it before.',
    most: (low, high) => `${low} to ${high}`,
    options: 'During the game',
    takeBack: 'Moves can be taken back',
    hint: 'A hint can be asked for',
    owed: 'Show what must be captured',
  },

  result: {
    moves: (moves) => `A game of ${n(moves)}.`,
    hints: (count) => (count === 1 ? 'One hint was given.' : `${count} hints were given.`),
    rematch: 'Rematch',
  },

  sheet: {
    title: 'Score sheet',
    print: 'Print',
    help: 'Names written here go on the paper and nowhere else.',
    comma: '.',
    event: 'Event',
    date: 'Date',
    result: 'Result',
    unfinished: 'Game in progress',
    sign: ['White', 'Black', 'Arbiter'],
  },

  premove: {
    setting: 'Prepare a move while the machine thinks',
    picked: (square: number) => `Prepared move from square ${square}: where to?`,
    notYours: (square: number) => `None of your pieces is on ${square}.`,
    planned: (move: string) => `Prepared move: ${move}.`,
    cancel: 'Withdraw',
    cancelled: 'Prepared move cancelled.',
    played: (move: string) => `Your prepared move ${move}.`,
    dropped: (move: string) => `The prepared move ${move} is not played.`,
    otherwise: 'After the reply it would take other pieces than it would have before.',
  },

  hint: {
    title: 'A hint',
    looking: 'The machine is looking…',
    move: (notation) => `Play ${notation}.`,
    why: 'Why?',
    only: 'It is the only legal move.',
    takes: (squares) =>
      squares.length === 1
        ? `This move takes the piece on ${squares[0]}.`
        : `This move takes ${squares.length} pieces: ${squares.join(', ')}.`,
    line: 'What is expected to follow',
    won: (men) =>
      men === 0
        ? 'At the end of this line nobody has won anything.'
        : `At the end of this line you have ${men > 0 ? 'won' : 'lost'} the worth of ${Math.abs(men) === 1 ? '1 man' : `${Math.abs(men)} men`}.`,
    verdicts: {
      won: 'The machine sees you winning.',
      clear: 'The machine sees a clear advantage for you.',
      slight: 'The machine sees a slight advantage for you.',
      level: 'The machine sees a level position.',
      draw: 'By the endgame tables this is a draw.',
      worse: 'The machine sees you slightly worse.',
      bad: 'The machine sees you clearly worse, but this defends best.',
      lost: 'The machine sees you losing, but this defends best.',
    },
    kept: 'The game keeps how many hints were given.',
  },

  looks: {
    pieces: 'Pieces',
    sets: { usual: 'Classic', flat: 'Flat', grooved: 'Grooved', marked: 'Marked' },
    speed: 'Animation',
    speeds: ['Slow', 'Normal', 'Fast', 'None'],
  },
};
