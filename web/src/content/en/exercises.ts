import type { Words } from '../fr/exercises';
import { listed } from '../../i18n/words';
import { deep, deepKinds } from './deep';

const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);
const and = listed('and', ',');
const list = (items: readonly (string | number)[]) => and(items.map(String));
const camp = (color: 'white' | 'black') => (color === 'white' ? 'White' : 'Black');

export const words: Words = {
  kinds: {
    squares: {
      title: 'Squares by number',
      intro:
        'The 50 dark squares are counted from left to right and from top to bottom, as White sees them. Here the numbers are hidden: find them.',
    },
    touch: {
      title: 'Touch the pieces that must capture',
      intro:
        'The question before every move: “Have I a capture?” Look over the whole board, backwards too, and keep only the pieces that take the most.',
    },
    count: {
      title: 'Count the pieces taken',
      intro:
        'One piece is pointed out: how many does it take at most? Count to the very end of the capture without moving anything.',
    },
    landing: {
      title: 'Where does the capture end?',
      intro:
        'Tap every square where the compulsory capture may end. A king often has a choice, unless one square leads further.',
    },
    legal: {
      title: 'Legal or not, and why',
      intro:
        'A move is shown as someone would try it at the table. Is it allowed? If not, which rule forbids it?',
    },
    mistake: {
      title: 'Find the mistake',
      intro:
        'The five most frequent mistakes, as they look on the board: compare before and after, and say which one was made. Sometimes there is none.',
    },
    predict: {
      title: 'Where will the pieces be?',
      intro:
        'Play the moves in your head, then tap the squares that are still occupied. This is how combinations are seen coming.',
    },
    offer: {
      title: 'Offer a man to force a capture',
      intro:
        'Capturing is compulsory for your opponent too: give a man, and they must go where you want.',
    },
    combination: {
      title: 'First combinations',
      intro:
        'Several sacrifices, one long capture at the end. Before each move: what will they be forced to take?',
    },
    advice: {
      title: 'Advice put into practice',
      intro:
        'Advice is easier to believe once it is checked: one square or one move, and what follows proves it.',
    },
    ...deepKinds,
  },
  bands: {
    'very-easy': 'very easy',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
  },

  question: {
    touch: (side) => `${camp(side)} to move: touch every piece that must capture.`,
    count: (from) => `How many pieces does ${from} take at most?`,
    landing: (from) => `Tap every square where the capture by ${from} may end.`,
    legal: (side, move) => `${camp(side)} wants to play ${move}. Is it legal?`,
    mistake: (side, move) => `${camp(side)} played ${move}. Was there a mistake, and which?`,
    mistakeFrom: (side, from) =>
      `${camp(side)} moved the piece on ${from}. Was there a mistake, and which?`,
    removed: (squares) =>
      squares.length === 0 ? 'No piece was lifted.' : `Lifted: ${list(squares)}.`,
    crowned: (square) => `The man that arrived on ${square} was crowned.`,
    predict: (moves, side) =>
      `After ${moves.join(' ')}, where does ${camp(side)} still have pieces? Tap all those squares.`,
    offer: (side) =>
      `${camp(side)} to move: offer something to force a capture, then profit by it.`,
    combination: (side) => `${camp(side)} to move and win pieces.`,
    tap: (square) => `Tap square ${square}.`,
    name: 'What is the number of the marked square?',
    neighbours: (square) => `Tap every dark square next to ${square}.`,
    diagonal: (square) => `Tap every square on the diagonals through ${square}, but not ${square}.`,
  },

  codes: {
    legal: 'The move is legal',
    'capture-mandatory': 'No: there is a capture, and it is compulsory',
    majority: 'No: another capture takes more pieces',
    'capture-unfinished': 'No: the capture stops too early',
    'man-moves-backward': 'No: a man moves back only to capture',
    'man-moves-too-far': 'No: a man moves one square only, and takes only a neighbouring piece',
    'path-blocked': 'No: two pieces in a row cannot be jumped',
    'captured-piece-blocks': 'No: a piece already taken bars the way',
    'piece-jumped-twice': 'No: a piece would be jumped twice',
    'jumps-own-piece': 'No: your own piece cannot be jumped',
    'destination-occupied': 'No: the landing square is occupied',
    'nothing-to-capture': 'No: there is nothing to take that way',
    'not-on-diagonal': 'No: pieces move along diagonals',
    'not-your-piece': 'No: it is the opponent’s piece',
    'empty-square': 'No: the starting square is empty',
  },
  mistakes: {
    none: 'No mistake',
    'forgotten-capture': 'A capture was forgotten',
    'too-few': 'Another capture took more pieces',
    'lifted-early': 'Pieces were lifted too early',
    'crowned-in-passing': 'A man was crowned in passing',
    'light-square': 'A light square was used',
  },

  why: {
    touch: (squares, most) =>
      squares.length === 1
        ? `Only ${list(squares)} takes the greatest number: ${pieces(most)}.`
        : `${list(squares)} each take ${pieces(most)}, the greatest number: you would be free to choose.`,
    count: (path, n) => `${path}: ${pieces(n)}, lifted together at the end.`,
    landing: (squares, n) =>
      squares.length === 1
        ? `Only square ${list(squares)} lets it take ${pieces(n)}.`
        : `On each of these squares the capture is over and takes ${pieces(n)}: the choice is free.`,
    predict: 'Pieces taken leave the board at the end of each capture; the others do not move.',
    line: (gain, win) =>
      win
        ? 'The compulsory capture drew the opponent where you wanted: the game is won.'
        : gain > 0
          ? `The compulsory capture drew the opponent where you wanted: ${pieces(gain)} won.`
          : 'The compulsory capture drew the opponent where you wanted.',
    alternative: 'This first move is right as well.',
    tap: (square, first, last) =>
      `The row holds squares ${first} to ${last}: ${square} is the ${['first', 'second', 'third', 'fourth', 'fifth'][square - first] ?? ''} of them.`,
    neighbours: (square) =>
      `These squares touch ${square} at a corner: a man goes there, or comes from there, in one step.`,
    diagonal: (square) => `A lone king on ${square} could go to each of them.`,
    mistake: {
      none: 'The move follows the rules from beginning to end.',
      'forgotten-capture': 'There was a capture, and it is compulsory.',
      'too-few': 'The greatest possible number of pieces must be taken.',
      'lifted-early': 'Pieces taken stay on the board until the capture is over.',
      'crowned-in-passing':
        'The man only passed over the last row: it must stop there to be crowned.',
      'light-square': 'The whole game is played on the 50 dark squares.',
    },
  },

  hints: {
    touch: {
      ask: 'For each piece: does it touch an enemy piece with a free square behind? And how many would it take in all?',
      piece: (square) => `Look at ${square}.`,
      move: (move) => `For example ${move}.`,
    },
    count: {
      ask: 'At each landing square look along the other diagonals: does the capture go on?',
      piece: (square) => `The first piece taken is on ${square}.`,
      move: (square) => `The first jump lands on ${square}.`,
    },
    landing: {
      ask: 'What is the greatest number of pieces to take? Where is the piece once it is reached?',
      piece: (squares) => `The pieces taken are on ${list(squares)}.`,
      move: (square) => `One of the squares is ${square}.`,
    },
    legal: {
      ask: 'First: is there a capture on the board? If so, how many pieces must be taken?',
      piece: (square) => `Look at ${square}.`,
      move: (moves) => `What may be played here: ${list(moves)}.`,
    },
    mistake: {
      ask: 'Three questions: was there a capture? the greatest one? and was the move carried to its end?',
      piece: (square) => `Look at ${square}.`,
      move: (moves) => `What should have been played: ${list(moves)}.`,
    },
    predict: {
      ask: 'Follow one piece at a time. Where does it stop, and which pieces has it jumped?',
      piece: (squares) => `Pieces taken on the way: ${list(squares)}.`,
      move: (move) => `Here is the first move, ${move}, on the board.`,
    },
    line: {
      ask: 'What will they be forced to take? And where will that piece be then?',
      piece: (square) => `The piece to play is ${square}.`,
      move: (move) => `The first move is ${move}.`,
      way: (from, to) =>
        from === to
          ? `Number ${from} goes round and comes back to where it was.`
          : `The first move goes from ${from} to ${to}.`,
    },
    squares: {
      ask: 'Each row has five dark squares. The first ends at 5, the second at 10, and so on.',
      piece: (first, last) => `Its row goes from ${first} to ${last}, from left to right.`,
      move: (place) => `It is square no. ${place} of this row.`,
    },
    neighbours: {
      ask: 'A dark square touches other dark squares only at its corners.',
      piece: (square) => `Square ${square} is marked on the board.`,
      move: (square) => `One of the answers is ${square}.`,
    },
    point: (squares) => `Look at ${squares.length === 1 ? 'square' : 'squares'} ${list(squares)}.`,
  },

  wrong: {
    empty: (square) => `Square ${square} is empty.`,
    enemy: (square, side) => `${square} is the opponent’s; it is ${camp(side)} who must capture.`,
    fewer: (square, move, n, most) =>
      `${square} could take ${pieces(n)} (${move}), but another piece takes ${most}: this capture is forbidden.`,
    noCapture: (square) =>
      `${square} has no capture: no enemy piece within its reach has a free square behind it.`,
    moreToFind: (n) =>
      n === 1 ? 'One square is still missing.' : `${n} squares are still missing.`,
    countShorter: (n, path) =>
      `${path} does take ${pieces(n)}, but another route takes more. Look for it.`,
    countStops: (n, square) =>
      `After ${pieces(n)}, on ${square}, the capture is not over: from there the piece can jump again.`,
    countMany: 'No route takes that many. Follow it jump by jump: no piece is jumped twice.',
    legal: {
      noCapture: 'There is no capture in this position: no move is compulsory.',
      isCapture: 'This move is itself a capture: it forgets none.',
      wouldCapture: 'This move tries to capture, too: no capture was forgotten.',
      enough: (n, most) =>
        `${pieces(n)} must be taken, and this move takes ${most}: that is enough.`,
      many: (n) => `This move would jump ${pieces(n)}: no capture takes more.`,
      nothingToCount: 'This move takes nothing: only captures are compared with each other.',
      finished: 'From the landing square the piece can take nothing more: the capture is over.',
      impossible: (jumps) =>
        jumps === 1
          ? 'The capture does not stop too early: the jump itself cannot be made.'
          : 'The capture does not stop too early: one of its jumps cannot be made.',
      quiet: 'This move takes nothing: it does not stop in the middle of a capture.',
      forward: (from, to) => `From ${from} to ${to} this man does not go back: it goes forward.`,
      backwardCapture: 'A man does not walk backwards, but it does capture backwards.',
      oneStep: (from, to) => `From ${from} to ${to} is one square only.`,
      near: (squares) =>
        squares.length === 1
          ? `The piece that is jumped, on ${list(squares)}, is a neighbour: this jump is not too long.`
          : `The pieces that are jumped, on ${list(squares)}, are neighbours: no jump is too long.`,
      king: 'It is a king: it goes forwards and backwards, as far as the way is free.',
      clear: 'No pair of pieces bars this way.',
      noGhost: 'No piece already taken stands on this way.',
      takes: (squares) =>
        squares.length === 1
          ? `There is an enemy piece that way, on ${list(squares)}.`
          : `There are enemy pieces that way, on ${list(squares)}.`,
      also: 'That is true as well, but the rules name another reason first.',
      otherReason: 'That is not the rule this move breaks.',
      isLegal: 'This objection does not hold: look at the position again.',
    },
    mistake: {
      none: 'A rule was forgotten all the same.',
      'forgotten-capture': {
        capture: 'This move is a capture: none was forgotten.',
        none: 'There was no capture to forget.',
      },
      'too-few': {
        none: 'There was no longer capture.',
        quiet: 'Nothing was taken: it is not a matter of numbers.',
      },
      'lifted-early': 'The pieces were lifted at the end, all together.',
      'crowned-in-passing': {
        none: 'Nobody was crowned in passing.',
        stops: 'The man stops on the last row: it earns its crown.',
      },
      'light-square': 'The piece stands on a dark square.',
    },
    predict: {
      taken: (square, move) => `The piece on ${square} is taken by ${move}.`,
      moved: (square, to, move) => `The piece on ${square} left it with ${move}: it is on ${to}.`,
      other: (square) => `On ${square} stands a piece of the other side.`,
      never: (square) => `No piece of that side arrives on ${square}.`,
    },
    line: {
      forced: (move, reply, taken, back) =>
        `After ${move} the opponent must play ${reply} and takes ${pieces(taken)}. ${
          back === 0 ? 'You take nothing back.' : `You take back only ${back}.`
        }`,
      choice: (move, replies, taken, back) =>
        `After ${move} the opponent has a choice: ${list(replies)}. They take ${pieces(taken)}; ${
          back === 0 ? 'you take nothing back.' : `you take back only ${back}.`
        }`,
      even: (move, reply, back) =>
        `After ${move} and ${reply} you take back ${pieces(back)}: not the best. Another offer brings more.`,
      free: (move) =>
        `After ${move} nothing forces the opponent to capture: they play what they like. Look for a move that forces them.`,
      over: (move) => `${move} ends the game, but it is not the idea that is sought.`,
    },
    tapped: (square, asked) =>
      square > asked
        ? `That is square ${square}: ${asked} comes before it.`
        : `That is square ${square}: ${asked} comes after it.`,
    named: (square) => `Square ${square} is the one now marked on the board.`,
    notNeighbour: (square, asked) => `Square ${square} does not touch ${asked} at a corner.`,
    notDiagonal: (square, asked) => `Square ${square} is on no diagonal of ${asked}.`,
    tap: {
      taken: (square) => `There is already a piece on square ${square}.`,
      middle: (square) =>
        `Square ${square} is in the middle: at the start the two middle rows stay empty.`,
      here: (square) => `The piece is on ${square} already: look where it can go.`,
      otherSide: (square) =>
        `The piece on square ${square} has the other colour: read the question again.`,
      notThisPiece: (square) =>
        `The piece on square ${square} is not the one sought: look at the squares around it.`,
      notLastRow: (square) => `Square ${square} is not on the last row, the one at the far edge.`,
    },
    play: {
      noCrown: (move) => `${move} is allowed, but this man does not reach the last row.`,
      escapes: (move, reply) =>
        `After ${move} the opponent can play ${reply}, and you have nothing to take.`,
      other: (move) =>
        `${move} is allowed, but it is not the move asked for. Read the question again.`,
    },
    itself: (square) => `${square} is the square of the question.`,
    notThis: 'That is not the answer. Take a hint and try again.',
  },

  pages: {
    title: 'Exercises',
    intro:
      'One question at a time, on a real board. No clock: try again at once, hints come before the solution, and every wrong answer gets its reason.',
    kept: 'Your progress stays in this browser, without an account. Export or erase it in the settings of the game, under “Your data”.',
    count: (n) => (n === 1 ? '1 exercise' : `${n} exercises`),
    known: (n, of) => `${n} of ${of} solved`,
    success: (share) => `right at the first try: ${share}`,
    untried: 'not tried yet',
    start: 'Start',
    goOn: 'Go on',
    random: 'At random',
    next: 'Next',
    previous: 'Previous',
    all: 'All exercises',
    place: (n, of) => `Exercise ${n} of ${of}`,
    number: (n) => `Exercise ${n}`,
    states: { new: 'new', known: 'solved', due: 'to review', missed: 'to try again' },
    practice: {
      title: 'Practice against the machine',
      intro:
        'Endings, and shots that have a name, to be played out against a machine that defends with all its strength.',
      start: 'Choose a goal',
    },
    review: {
      title: 'Review',
      intro:
        'About twelve mixed exercises: those whose time has come, a few new ones, one or two old ones, and practice goals that are to be played again. What you solve comes back after 1, 3, 7, 16 and then 35 days; what you miss, tomorrow.',
      due: (n) =>
        n === 0
          ? 'Nothing to review today: the review offers new ones.'
          : n === 1
            ? '1 exercise to review today.'
            : `${n} exercises to review today.`,
      start: 'Start the review',
      turned: 'Seen from the other side: board turned by half, colours exchanged.',
      why: { due: 'to review', new: 'new', old: 'to remember' },
      finished: 'Review finished',
      summary: (clean, helped, missed) =>
        [
          `At the first try: ${clean}.`,
          helped > 0 ? `With a hint: ${helped}.` : '',
          missed > 0 ? `To try again tomorrow: ${missed}.` : 'Nothing to try again.',
        ]
          .filter(Boolean)
          .join(' '),
      again: 'Another series',
      end: 'See the result',
      later: 'Keep for later',
    },
  },

  ui: {
    right: 'Right',
    notYet: 'Not yet',
    note: 'Good to know',
    done: 'That is all',
    doneHelp: 'Tap the squares, then say “That is all”.',
    doneOne: 'Tap the square.',
    chooseHelp: 'Choose an answer.',
    playHelp: 'Play the move on the board.',
    lineHelp: 'Play on the board; the replies are played for you.',
    found: (squares) => (squares.length === 0 ? '' : `Found: ${list(squares)}.`),
    hint: (n) => `Hint ${n}`,
    hints: 'Hints',
    solution: 'Show the solution',
    solutionTitle: 'Solution',
    replay: 'See it again',
    retry: 'Try again',
    again: 'Start over',
    beforeAfter: 'Before or after the move',
    before: 'Before',
    after: 'After',
    typeNumber: 'Or write it',
    answer: 'Answer',
    article: 'Read the rule',
    step: { back: 'Previous move', forward: 'Next move' },
    squareRight: (square) => `Square ${square}: right.`,
    pieces: 'The pieces',
  },

  deep,
};
