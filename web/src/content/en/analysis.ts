/** The analysis. */
import type { AnalysisTexts } from '../../features/analysis/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color | null) => (color === 'black' ? 'Black' : 'White');
const plies = (n: number) => (n === 1 ? '1 ply' : `${n} plies`);
const grades = {
  inaccuracy: ['inaccuracy', 'inaccuracies'],
  mistake: ['mistake', 'mistakes'],
  blunder: ['blunder', 'blunders'],
} as const;

export const analysis: AnalysisTexts = {
  title: 'Analysis',
  intro:
    'Play on the board to try things, go back, compare: every other move opens a variation. The machine thinks in your browser, also without a network, or on the server if you choose.',
  loading: 'The analysis is being prepared…',
  failed: 'The analysis could not be loaded. Reload the page when the network is there.',
  board: { label: 'Board of the analysis', flip: 'Turn the board' },
  step: {
    first: 'Start of the game',
    back: 'Previous move',
    forward: 'Next move',
    last: 'End of the line',
    keys: 'Go through the game: left and right arrows, up and down between variations',
  },
  engine: {
    title: 'The machine',
    start: 'Analyse',
    stop: 'Stop',
    lines: 'Lines',
    waiting: 'The machine is searching…',
    over: 'The game is over: there is nothing left to search.',
    failed: 'The machine could not be loaded.',
    where: 'Where',
    browser: 'this browser',
    server: 'the server',
    busy: 'The server has too much to do just now. Try later, or let this browser search.',
    unreachable: 'The server does not answer: let this browser search.',
    depth: (depth, nodes) => `Depth ${depth}, ${nodes} positions seen`,
    cores: 'Cores',
    together: (threads) => `${threads} cores`,
    exact: 'An exact value, from the endgame tables: there is nothing to search.',
    estimate: 'An estimate, without a table for this ending.',
    hidden: 'The machine is stopped.',
    keep: (moves) => `Add the line ${moves} to the tree`,
    bar: (text) => `Evaluation as White sees it: ${text}`,
    said: (kind, color, n) => {
      switch (kind) {
        case 'level':
          return 'level';
        case 'slight':
          return `${side(color)} is slightly better`;
        case 'clear':
          return `${side(color)} is clearly better`;
        case 'decisive':
          return `${side(color)} has a decisive advantage`;
        case 'win':
          return `${side(color)} wins in ${plies(n)}`;
        case 'draw':
          return 'a draw by the endgame tables';
      }
    },
  },
  threat: {
    show: 'Threat',
    thinking: 'The machine is looking for the threat…',
    found: (color, line, worth) =>
      `If it were ${side(color)}’s turn: ${line} (${worth}). A dashed arrow on the board.`,
    none: {
      over: 'The game is over: nothing threatens any more.',
      capture: 'A capture has to be made: only after it is there a threat to see.',
      impossible: 'With the other side to move this position is not possible.',
      stuck: 'The other side would have no move: it threatens nothing.',
    },
  },
  moves: {
    title: 'Moves and variations',
    none: 'No move yet: play on the board, paste a game or set up a position.',
    variation: 'Variation',
    setUp: 'position set up',
    promote: 'Put the variation first',
    cut: 'Delete from here on',
    undo: 'Undo',
    cutDone: 'The move and what follows are deleted.',
    promoted: 'The variation now comes first.',
    undone: 'The last change is undone.',
  },
  pen: {
    title: 'Drawings on the board',
    take: 'Draw',
    help: 'Choose two squares for an arrow, the same one twice for a circle. Escape ends it.',
    chosen: (square) =>
      `Square ${square} chosen: another square for an arrow, the same one for a circle.`,
    down: 'Drawing has ended.',
    mark: (from, to) => (from === to ? `circle on ${from}` : `arrow from ${from} to ${to}`),
    drawn: (mark) => `Drawn: ${mark}.`,
    wiped: (mark) => `Wiped: ${mark}.`,
    wipe: 'Wipe the drawings',
    allWiped: 'The drawings are wiped.',
    list: (marks) => `Drawings: ${marks}.`,
  },
  diagram: {
    open: 'Diagram',
    title: 'Diagram of the position',
    svg: 'SVG picture',
    png: 'PNG picture',
    failed: 'The picture could not be made.',
  },
  notes: {
    title: 'Notes on',
    comment: 'Comment',
    sign: 'Sign of the move',
    signs: {
      '': 'none',
      '!': 'good move',
      '?': 'bad move',
      '!!': 'brilliant move',
      '??': 'blunder',
      '!?': 'interesting move',
      '?!': 'doubtful move',
    },
    judgement: 'Position',
    noJudgement: 'no judgement',
    braces: 'PDN does not allow braces in a comment: parentheses replace them.',
    judgements: {
      10: 'level',
      13: 'unclear',
      14: 'White slightly better',
      15: 'Black slightly better',
      16: 'White clearly better',
      17: 'Black clearly better',
      18: 'White wins',
      19: 'Black wins',
    },
    atStart: 'the beginning',
  },
  file: {
    title: 'Open, save, copy',
    paste: 'PDN game, moves (32-28 or 3228), FEN or Hub position',
    pasteHelp:
      'Variations, comments and signs are kept. What is on the board is replaced; “Undo” brings it back.',
    open: 'Open',
    opened: (name, n) =>
      n === 0 ? 'Position opened.' : `Game opened: ${[name, plies(n)].filter(Boolean).join(', ')}.`,
    choose: 'Choose a file…',
    drop: 'A file can also be dragged onto the page.',
    reading: (games) => `Reading the games: ${games}…`,
    many: (games) => `${games} games in this text. The first is open; choose another here.`,
    filter: 'Search a player, an event, a date, a result',
    found: (games) => (games === 1 ? '1 game found' : `${games} games found`),
    more: (shown) => `Show more than the first ${shown}`,
    unread: 'This text could not be read. Reload the page when the network is there.',
    openChosen: 'Open the chosen game',
    partial: 'Only the beginning could be read: …',
    warnings: 'Please note:',
    pdn: 'The game in PDN',
    download: 'Save as a file',
    fen: 'The position in FEN',
    tags: 'The game',
    names: { White: 'White', Black: 'Black', Event: 'Event', Date: 'Date', Result: 'Result' },
    results: {
      '*': 'still going, or unknown',
      '2-0': '2 – 0, White wins',
      '1-1': '1 – 1, draw',
      '0-2': '0 – 2, Black wins',
    },
    noDate: 'This is no date. Write 2026.11.30, or 2026 if the day is not known.',
    empty: 'This file is empty: it takes a PDN game, moves or a FEN position.',
    freshBack: 'Back to the analysis before',
    freshDone: 'A new analysis begins.',
    fresh: 'Begin a new analysis',
    library: {
      panel: 'In my library',
      keep: 'Keep in the library',
      kept: 'Kept in the library.',
      same: 'It is in the library already.',
      failed:
        'The library could not be read or written: this browser has no room left or does not allow it. Nothing has changed.',
      gone: 'This game is no longer in the library of this browser.',
      find: 'Search the library for this position',
    },
  },
  earlier: {
    title: 'Earlier analyses',
    help: 'The last analyses of this browser, those of other tabs, too. The one on the board stays among them.',
    plies: (n) => (n === 0 ? 'no move' : plies(n)),
    position: 'Position set up',
    apart:
      'Another tab has changed the same analysis. Yours goes on here, apart; the other one is under “Earlier analyses”.',
  },
  setUp: {
    title: 'Set up a position',
    open: 'Set up a position',
    take: 'Analyse this position',
  },
  review: {
    title: 'Review of the game',
    intro:
      'The machine goes through the line shown and says where the game turned. Every mistake can be played again: find a better move.',
    start: 'Review the game',
    again: 'Review again',
    stop: 'Stop the review',
    progress: (done, of) => `${done} of ${of} positions`,
    none: 'No mistake found.',
    short: 'It takes at least one move.',
    plot: 'Evaluation through the game, in men, as White sees it',
    plotHelp: 'Every value is in the table, too.',
    table: 'The table of values',
    columns: { move: 'Move', value: 'Evaluation', grade: 'Judgement' },
    grades: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    count: (color, counts) => {
      const parts = (['inaccuracy', 'mistake', 'blunder'] as const)
        .filter((grade) => counts[grade] > 0)
        .map((grade) => `${counts[grade]} ${grades[grade][counts[grade] === 1 ? 0 : 1]}`);
      return `${side(color)}: ${parts.length > 0 ? parts.join(', ') : 'no mistake'}`;
    },
    found: 'Mistakes found',
    item: (move, grade, thrown) =>
      `${move}: ${grades[grade][0]}${thrown ? ` that ${thrown}` : ''}.`,
    thrown: ({ from, to }) => {
      if (from === null) return `leads to a ${to === 'draw' ? 'drawn' : 'lost'} ending`;
      if (from === 'draw') return 'throws the draw away and loses';
      return to === 'draw' ? 'throws the win away (a draw)' : 'throws the win away and loses';
    },
    estimated:
      'The server does not answer: endings that the page does not know itself are estimated.',
    answer: 'The answer',
    instead: (line, worth) => `Better: ${line} (${worth}).`,
    missed: 'A combination was missed:',
    kinds: {
      'coup-royal': 'coup royal',
      'coup-philippe': 'coup Philippe',
      'coup-napoleon': 'coup Napoléon',
      'coup-turc': 'Turkish shot',
      'coup-demi-turc': 'half Turkish shot',
      'coup-de-la-bombe': 'coup de la bombe',
      'envoi-a-dame': 'envoi à dame',
      'coup-de-rappel': 'recall shot',
      'double-deux': 'double-deux',
      'coup-de-mazette': 'coup de mazette',
      'coup-direct': 'direct shot',
    },
    newTab: '(new tab)',
    shot: (given, taken) => `give ${given}, take ${taken}.`,
    better: 'Find better',
    show: 'Show',
  },
  better: {
    title: 'Find better',
    task: (color, played) =>
      `${side(color)} to move. In the game: ${played}. Play a better move on the board.`,
    thinking: 'The machine looks at your move…',
    right: (move) => `${move}: well found.`,
    same: 'That is the move of the game. Look for another one.',
    worse: (move, by, men) =>
      `${move} still costs ${by} ${men < 2 ? 'of a man' : 'men'}. Try something else.`,
    throws: (move, thrown) => `${move} ${thrown}. Try something else.`,
    solution: 'Show the solution',
    solved: (move) => `The machine would have played ${move}.`,
    leave: 'Back to the analysis',
  },
};
