import type { Color } from '../../wasm/types';
import { play } from '../../content/en/play';
import { listed, SIDES } from '../words';
import type { More } from './fr';

const and = listed('and', ',');
const side = (color: Color) => SIDES.en[color];
const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const more = {
  result: {
    win: (color) => `${side(color)} wins`,
    won: 'You have won',
    lost: 'You have lost',
    resigned: 'You resigned.',
    outOfTime: (won) => (won ? 'The machine has run out of time.' : 'You have run out of time.'),
    draw: 'Drawn game',
    score: (winner) => (winner === null ? '1 – 1' : winner === 'white' ? '2 – 0' : '0 – 2'),
    reason: {
      'no-pieces': (loser) => `${loser} has no piece left.`,
      blocked: (loser) => `${loser} is blocked: no legal move.`,
      resignation: (loser) => `${loser} resigns.`,
      time: (loser) => `${loser} ran out of time.`,
      repetition: () => 'The same position occurred for the third time, same side to move.',
      '25-moves': () => 'Twenty-five moves by each side without a man move or a capture.',
      '16-moves': () => 'Sixteen moves by each side in this ending without a win.',
      '5-moves': () => 'Five moves by each side in this ending without a win.',
      'immediate-draw': () =>
        'One king against one, or two against one, without an immediate tactical win.',
      agreement: () => 'Both players agreed to a draw.',
    },
    course: 'Back to the course',
    again: 'New game',
  },

  left: {
    invite: 'First time? Learn in six steps',
    resume: 'Resume the game',
    at: (plies) => `Left after ${plies} ${plural(plies, 'ply', 'plies')}.`,
  },

  actions: {
    replay: 'Replay',
    share: 'Share',
    transfer: 'Import and export',
    resign: 'Resign',
    draw: 'Offer a draw',
    claim: 'Claim a draw',
  },

  status: {
    replayCapture: 'Replay the capture',
    resume: 'Return to the last move',
  },

  sync: {
    waiting: (n) => `${n} ${plural(n, 'move', 'moves')} to send`,
    back: 'Connected again: everything is saved.',
    short: 'Offline',
    retry: 'Try again',
    replaced: (moves) =>
      `The game went on elsewhere: these are the server’s moves. Your ${plural(moves.length, 'move', 'moves')} ${and(moves)} ${plural(moves.length, 'is', 'are')} not among them.`,
    mine: 'Open my line apart',
    invalid: 'The server refused the game:',
  },

  fork: {
    confirmText: 'Press the landing square or the move again.',
    escape: 'Escape cancels.',
    decline: 'Do not play',
    text: 'These captures take different pieces. Choose a number, or touch a piece to take.',
    back: 'Back one step',
  },

  ruling: {
    touched: 'Nothing to play here',
    unfinished: 'Capture under way',
  },

  analyse: 'Analyse',
  library: 'Library',

  resign: {
    title: (color) => `${side(color)} resigns?`,
    own: {
      title: 'Resign the game?',
      text: 'The game will be lost for you. A resignation cannot be taken back.',
    },
    text: 'The game will be lost for this side. A resignation cannot be taken back.',
    confirm: 'Confirm resignation',
    keep: 'Go on playing',
  },

  offers: {
    title: 'Offer a draw',
    who: 'Who offers?',
    text: (to) =>
      `${side(to)} may accept or decline; playing a move declines. If the offer is accepted, the game ends even.`,
    machineText:
      'The machine will look at the position and answer. If it accepts, the game ends even.',
    confirm: 'Confirm the offer',
    open: (by) => `${side(by)} offers a draw.`,
    reply: (by) => `${side(by)} is to answer.`,
    accept: 'Accept…',
    refuse: 'Decline',
    withdraw: 'Take back',
    stands: 'Under FMJD rules an offer stands until it is answered (3/5.3).',
    acceptTitle: 'Accept the draw?',
    acceptText: (by) => `${side(by)} accepts the offer: the game ends even, 1 – 1.`,
    acceptConfirm: 'Confirm the draw',
    free: 'A draw may be offered.',
    bar: (bar) => {
      switch (bar.kind) {
        case 'over':
          return 'The game is over.';
        case 'review':
          return 'Go back to the last move of the game.';
        case 'open':
          return 'An offer is waiting for its answer.';
        case 'turn':
          return 'Wait for your turn: an offer is made on one’s own time.';
        case 'refused':
          return 'Offered already: the next offer is the opponent’s to make (FMJD 3/5.3).';
        case 'answered':
          return 'Offered here already: play a move first.';
        case 'early':
          return `FMJD rules (3/5.3): no offer before 40 moves by each player. ${bar.plies === 1 ? '1 ply' : `${bar.plies} plies`} to go.`;
      }
    },
    thinking: 'The machine is looking at the offer…',
    closed: ({ by, state, answer }) => {
      const offer = `Offer by ${side(by)}: `;
      if (answer === 'moved') return `${offer}declined, the next move was played.`;
      switch (state) {
        case 'accepted':
          return `${offer}accepted.`;
        case 'withdrawn':
          return `${offer}taken back.`;
        case 'void':
          return `${offer}void, moves were taken back.`;
        default:
          return `${offer}declined.`;
      }
    },
    machine: {
      moved: '',
      claim: 'The machine accepts: the draw could be claimed anyway.',
      proved: 'The machine accepts: this ending is a proved draw.',
      losing: 'The machine gladly accepts: it sees itself losing.',
      worse: 'The machine accepts: it thinks it is a little worse.',
      level: 'The machine accepts: the position is level and the game far on.',
      early: 'The machine prefers to play: the position is level, but everything is still to come.',
      better: 'The machine declines: it thinks it is better.',
      winning: 'The machine declines: it sees a win.',
    },
    log: 'Draw offers',
    after: (ply) => (ply === 0 ? 'At the start.' : `After ply ${ply}.`),
  },

  notation: {
    title: 'Notation',
    none: 'No move has been played.',
    of: (move) => `Notation of ${move}`,
    help: 'Any of these can be typed in “Type a move”.',
    forms: {
      short: 'Short',
      path: 'Full route',
      captured: 'Captured squares',
      hub: 'Hub (programs)',
    },
    spoken: { fr: 'In French', en: 'Said aloud', nl: 'In Dutch' },
  },

  counters: {
    before: 'Counts before the last move, which can still be claimed.',
    title: 'Draw rules',
    none: 'No counter is running.',
    of: (count, limit) => `${count} of ${limit}`,
    goto: (ply) => (ply === 0 ? 'See the start' : `See ply ${ply}`),
    boards: 'The equal positions as diagrams',
    occurrence: (n) => `${n} of 3:`,
    place: (ply) => (ply === 0 ? 'at the start' : `after ply ${ply}`),
    resets: (n) => (n === 1 ? 'A count began anew: once' : `Counts that began anew: ${n}`),
    older: (n) => (n === 1 ? 'and 1 earlier one' : `and ${n} earlier ones`),
    why: 'Why? The proof',
  },

  newGame: {
    title: 'New game',
    opponent: 'Opponent',
    two: 'Two people, this screen',
    machine: 'Against the machine',
    table: 'Table mode (tournament rules: mistakes are possible)',
    tableHelp:
      'Nothing is prevented. The opponent may claim, and alone decides: corrected or left.',
    tableFamily:
      'Nothing is prevented. After an irregular move you go back to the last legal position.',
    tableMachine: 'Against the machine an irregular move is never played: it is explained.',
    strength: 'Strength of the machine',
    color: 'You play',
    colors: { white: 'White', black: 'Black', random: 'At random' },
    ruleset: 'Rules',
    rulesets: {
      ffjd: 'French federation',
      fmjd: 'World federation (Annex 1)',
      lidraughts: 'Online (draws to be claimed)',
      family: 'Family',
    },
    rulesetHelp: {
      ffjd: 'Automatic draws: repetition, 25 moves, 16 moves; one or two kings against one: drawn as soon as it is proved.',
      fmjd: 'Automatic draws: repetition, 25 moves, 16 moves; 5 moves for one or two pieces against a king.',
      lidraughts: 'As the world federation, but a repetition is claimed.',
      family: 'No automatic draw; draws can be claimed. An irregular move is taken back.',
    },
    position: 'Start from',
    standard: 'Starting position',
    fromFen: 'A written position (FEN)',
    fen: 'The position, written as FEN or Hub',
    at: (n) => `character ${n}`,
    start: 'Start',
  },

  transfer: {
    title: 'Import and export',
    fen: 'Position (FEN)',
    pdn: 'Game (PDN)',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here: select the text.',
    paste: 'Paste a position (FEN, Hub) or a game (PDN)',
    pasteHelp: 'A position, a whole game or a list of moves.',
    open: 'Open',
    replace: 'The game on the board stays saved under its link.',
    place: (line, column) =>
      column === null ? `Line ${line}.` : `Line ${line}, column ${column}.`,
    nothing: 'No move, no tag and no position in this text.',
    several: (n, cut) =>
      cut
        ? `More than ${n} games in this text: these are the first ${n}. Which one to open?`
        : `${n} games in this text: which one to open?`,
    warnings: 'About this text:',
    game: (n) => `Game ${n}`,
    plies: (n) => `${n} ${plural(n, 'ply', 'plies')}`,
    opened: 'The game is open.',
    partial: (message) => `The game is open up to this point: ${message}`,
  },

  share: {
    title: 'Share',
    game: 'Link to the game',
    gameHelp: 'Whoever has this link can see and play the game.',
    gameLater: 'The link will be ready once the game has reached the server.',
    position: 'Link to the position',
    positionHelp: 'The position is in the address itself: no server needed.',
    native: 'Share…',
  },

  settings: {
    title: 'Settings',
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    board: 'Board',
    boards: {
      wood: 'Wood',
      green: 'Green',
      blue: 'Blue',
      grey: 'Grey',
      contrast: 'High contrast',
      mono: 'Black and white',
    },
    numbers: 'Square numbers',
    numberKinds: { off: 'None', border: 'At the edge', all: 'On every square' },
    hints: 'Show pieces that can move and captures owed',
    single: 'Play an only capture with one touch',
    confirm: 'Ask before every move',
    sound: 'Sounds',
    sounds: {
      move: 'Move',
      capture: 'Capture',
      crown: 'King',
      end: 'End of game',
      clock: 'Short of time',
    },
    keys: 'One-letter shortcuts (p, d, m, h, c, s, r)',
    data: 'Your data',
    dataText:
      'No account, no cookie, no tracking. Games are saved on this server under a secret link; this browser keeps a copy, your settings and your progress.',
    games: (n) =>
      n === 0 ? 'No game kept here.' : `${n} ${plural(n, 'game', 'games')} kept here.`,
    inLibrary: (n) =>
      `${n.toLocaleString('en')} ${plural(n, 'game', 'games')} in the library: the export holds them, and “Erase everything” erases them too, with their copy on the server.`,
    about: 'All about your data, the legal notice and accessibility',
    exportData: 'Export my data',
    importData: 'Import my data',
    imported: ({ games, progress, analysis, library, settings }) =>
      [
        games === 0 ? '' : games === 1 ? '1 game added.' : `${games} games added.`,
        progress ? 'The progress in the file is back.' : '',
        analysis ? 'The analysis in the file is back.' : '',
        library === 0 ? '' : `${library} ${plural(library, 'game', 'games')} added to the library.`,
        settings ? 'The settings are those of the file.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    libraryFailed:
      'The library could not be read or written: this browser has no room left or does not allow it.',
    unreadable: {
      form: 'This file cannot be read. It takes the one that “Export my data” gives: damier.json.',
      newer: 'This file comes from a newer version of damier. Reload the page, then try again.',
    },
    importNothing: 'Nothing new to take from this file.',
    eraseData: 'Erase everything',
    eraseConfirm: 'Confirm: erase everything, here and on the server',
    erased: 'Everything has been erased.',
    eraseFailed: 'The server cannot be reached: the games stay there for now.',
  },

  text: {
    title: 'The position in words',
    keysTitle: 'Keys on the board',
    keys: [
      ['Arrows', 'square to square'],
      ['Shift + arrow', 'along a diagonal'],
      ['Enter, Space', 'pick up, put down'],
      ['Escape', 'back one step'],
      ['p', 'list of pieces'],
      ['d', 'last move'],
      ['m', 'possible moves'],
      ['h', 'clock and draw counts'],
      ['c', 'type a move'],
      ['s, r', 'next, previous move'],
    ],
  },

  play,
} satisfies More;
