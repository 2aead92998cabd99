import type { DrawTexts } from '../fr/draws';

const plies = (n: number) => (n === 1 ? '1 ply' : `${n} plies`);

export const draws: DrawTexts = {
  title: 'Claim of a draw',
  position: 'Position of the claim',
  place: (ply) => (ply === 0 ? 'Starting position' : `After ${plies(ply)}`),
  ruleset: 'Rules',
  verdict: {
    drawn: 'The game is a draw: the rule has ended it.',
    claimable: 'Yes, a draw can be claimed.',
    none: 'No, no draw is due in this position.',
    won: 'No: the game is over and won.',
    ended: 'The game is over already: the players ended it.',
  },
  who: {
    draw: 'Here the draw falls by itself: nobody needs to claim it. In competition the referee establishes it, called by a player (FMJD 3/5.4); the clock runs during the examination, but a fallen flag no longer counts if the draw is granted (3/6.17).',
    claim:
      'Under these rules the game goes on until a player claims. The right belongs to the position on the board: it is gone after the next move.',
  },
  rules: 'The five draw rules',
  kinds: {
    repetition: 'Repetition',
    '25-moves': 'Twenty-five moves',
    '16-moves': 'Sixteen moves',
    '5-moves': 'Five moves',
    'immediate-draw': 'Kings only',
  },
  states: {
    due: 'draw due',
    missing: 'not yet',
    'other-material': 'other material',
    'win-forced': 'win forced',
    'no-rule': 'not in these rules',
  },
  source: 'Source',
  article: 'The article “The draw”',
  proof: 'The proof',
  occurrences: 'The equal positions, same side to move',
  between: 'Moves since the first',
  counted: 'The count, move by move',
  from: 'Where the count begins',
  now: 'The position of the claim',
  later:
    'The proof, move by move, can be read once the game is over: while it is played, the page helps nobody.',
  exact: {
    draw: 'Every move has been calculated to the end: none wins. Choose one to see the reply that holds the draw, or the one that punishes the mistake.',
    win: 'The win is shown below, move by move. Choose another move to see what it leads to.',
  },
  move: 'Move',
  value: 'Worth',
  worth: (wdl, n) =>
    wdl === 'draw'
      ? 'draw'
      : `${wdl === 'win' ? 'wins' : 'loses'}${n === null ? '' : ` in ${plies(n)}`}`,
  line: (moves) => `Line shown: ${moves}`,
  back: 'Previous move',
  on: 'Next move',
  step: (n, of) => `${n} of ${of}`,
  print: 'Print',
  save: 'Save as text',
  close: 'Close',
  confirm: 'Confirm: draw claimed',
  done: (date) => `Drawn up by damier on ${date}.`,
  game: 'The game',
  legend: 'o white man, O white king, x black man, X black king, “.” free square',
  sign: ['White', 'Black', 'Referee'],
};
