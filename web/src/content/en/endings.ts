/** Exact endings. */
import type { EndingTexts } from '../../features/endings/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color) => (color === 'white' ? 'White' : 'Black');
const plies = (n: number) => (n === 1 ? '1 ply' : `${n} plies`);

export const endings: EndingTexts = {
  help: {
    ask: 'The game is running. The endgame tables know the outcome and the best move: to consult them is to take help, and the game will say so.',
    show: 'Consult the tables all the same',
    given: 'The tables were consulted during this game.',
  },
  asking: 'Asking the endgame tables…',
  offline: (pieces, where) => {
    const why =
      pieces > 4
        ? 'Endings of more than four pieces are a matter for the server, which does not answer.'
        : 'The endgame tables could not be loaded.';
    return `${why} ${where === 'game' ? 'The game goes on without tables.' : 'What the machine says is only an estimate.'}`;
  },
  missing: (pieces) =>
    pieces > 5
      ? `No table on this server covers endings of ${pieces} pieces. Building them would take 16 GB of memory and some twelve hours: the machine only gives an estimate. With five pieces or fewer the exact value is within reach.`
      : 'No table on this server covers this ending. Those of four pieces come with the program; “damier tablebase build --pieces 5” makes those of five.',
  verdict: (color, wdl, n) => {
    if (wdl === 'draw') return 'A draw: with best play on both sides nobody wins.';
    const end = n === null ? '' : n === 0 ? ': the game is over' : ` in ${plies(n)}`;
    return wdl === 'win'
      ? `${side(color)} to move wins${end}.`
      : `${side(color)} to move loses${end}.`;
  },
  proviso: (limit) =>
    limit
      ? 'The number of plies is exact, worked out from every position of the ending. The move limit is judged apart, above; repetitions are left out.'
      : 'An exact value, worked out from every position of the ending. Repetitions and move limits are left out.',
  limit: (reason, moves, fits) => {
    const rule = reason === '25-moves' ? '25-move' : reason === '16-moves' ? '16-move' : '5-move';
    const left = moves === 1 ? '1 move left' : `${moves} moves left`;
    return fits
      ? `The win comes within the ${rule} limit (${left}).`
      : `The ${rule} limit falls before the win (${left}), unless a capture or a man’s move restarts it.`;
  },
  moves: 'Each move',
  columns: { move: 'Move', value: 'What it brings' },
  worth: (wdl, n) => {
    if (wdl === 'draw') return 'draw';
    return `${wdl === 'win' ? 'wins' : 'loses'}${n === null ? '' : ` in ${plies(n)}`}`;
  },
  proof: {
    win: 'See the win, move by move',
    draw: 'Is it a draw? See the proof, move by move',
    loss: 'See the best defence',
  },
  whyDraw: (color, moves) =>
    `None of ${side(color)}’s ${moves} moves wins, and against each the opponent has at least one answer that draws. In the line shown each side sets the other the hardest question.`,
  lore: {
    'main-road':
      'The lone king holds the main diagonal (5-46), and nobody else stands on it: the classical defence. Two kings never catch it there unless something can be taken first, three hardly ever, four always.',
    'three-kings':
      'Three kings against one: mostly a draw. Try to take the main diagonal (5-46) first; a lone king that holds it is hardly ever caught. Sixteen moves at most.',
    'four-kings':
      'Four kings against one: they win, even against the main diagonal, when it is their move and nothing can be taken.',
    'two-kings':
      'Two kings against one: a draw, but for an immediate shot. Under the French rule the game ends at once where no win is forced; the international rule gives five moves.',
    'one-king':
      'One king against one: a draw, but for an immediate capture. Under the French rule the game ends at once where no win is forced; the international rule gives five moves.',
  },
  practise: 'To play against the machine:',
  back: 'The same position comes back: it can go on like this for ever.',
  board: (ply, of) => `Position after ${ply} of ${of} plies`,
  step: {
    first: 'Start of the line',
    back: 'One ply back',
    forward: 'One ply on',
    last: 'End of the line',
  },
};
