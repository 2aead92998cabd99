import type { Deep, DeepKindTexts } from '../fr/deep';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'White' : 'Black');
const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);
const moves = (n: number) => (n === 1 ? '1 move' : `${n} moves`);

export const deepKinds: DeepKindTexts = {
  shot: {
    title: 'Find the shot',
    intro:
      'Positions of games that the machine played against itself. One move alone wins, a deep search has checked it; nothing announces it.',
  },
  win: {
    title: 'Win in n moves',
    intro:
      'Small endings of which the tables know everything: one first move alone wins in the number of moves asked for, whatever the opponent does.',
  },
  verdict: {
    title: 'Is it a draw?',
    intro:
      'Judge an ending before you play it: for the side to move, is it won, drawn or lost? What follows shows it.',
  },
  defend: {
    title: 'Defend',
    intro:
      'One move alone holds; the others lose a man, or the game. What does the opponent threaten?',
  },
};

export const deep: Deep = {
  question: {
    shot: (side) => `${camp(side)} to move: find the move that wins.`,
    win: (side, n) => `${camp(side)} to move: win in ${moves(n)}.`,
    verdict: (side) =>
      `${camp(side)} is to move. If both play as well as they can, what is the position worth to ${camp(side)}?`,
    defend: {
      search: (side) => `${camp(side)} to move: one move alone loses no man. Which?`,
      tables: (side) => `${camp(side)} to move: one move alone keeps the draw. Which?`,
    },
  },
  values: { win: 'Won', draw: 'Drawn', loss: 'Lost' },
  ask: {
    win: 'Which squares are left to the opponent? Close them one by one.',
    verdict: 'Who gets a king first? And who will have to move when every way is closed?',
    defend: 'What would the opponent play if you passed?',
  },
  why: {
    shot: (gain, win) =>
      win
        ? 'The game is won, and no other first move was as good.'
        : gain > 0
          ? `${pieces(gain)} won, and no other first move was as good.`
          : 'The man gets its crown, and no other first move was as good.',
    win: (n) => `Won in ${moves(n)}. The tables know no other first move that is as quick.`,
    won: (move, n, keeps) =>
      `Won: ${move} wins in ${moves(n)} at most. ${
        keeps === 1
          ? 'It is the only move that wins.'
          : `In all, ${keeps} moves win, this one the fastest.`
      }`,
    draw: (move, of, keeps) =>
      keeps === 1
        ? `Drawn: no move wins, and of ${of} only one holds, ${move}.`
        : `Drawn: no move wins, and of ${of} there are ${keeps} that hold, such as ${move}.`,
    loss: (move, n) =>
      `Lost: every move loses. The most stubborn, ${move}, leaves ${moves(n)} more.`,
    defend: {
      search: (others) =>
        `Each of the ${others} other moves loses a man at least: a deep search has checked it.`,
      tables: (others) => `Each of the ${others} other moves loses the game: the tables know it.`,
    },
  },
  wrong: {
    nothing: (move) => `${move} wins nothing: the opponent is free to answer.`,
    answered: (move, reply) => `After ${move} the opponent answers ${reply}, and nothing is won.`,
    late: (move) => `After ${move} the win no longer comes in time.`,
    lateAfter: (move, reply, n) =>
      `After ${move} and ${reply} there is no win in ${moves(n)} any more.`,
    loses: (move, reply) => `After ${move} the opponent plays ${reply} and wins the game.`,
    losesPieces: (move, line, n) =>
      n > 0
        ? `After ${move} comes ${line.join(' ')}: you lose ${pieces(n)}.`
        : `After ${move} comes ${line.join(' ')}: the opponent gets a king.`,
    verdict: {
      win: (said) =>
        said === 'draw'
          ? 'There is more than a draw: a line forces the win.'
          : 'At least one move does not lose.',
      draw: (said) =>
        said === 'win'
          ? 'No move forces a win: the opponent always has an answer.'
          : 'At least one move does not lose.',
      loss: (said) =>
        said === 'win'
          ? 'No move forces a win: the opponent always has an answer.'
          : 'No move holds to the end.',
    },
  },
};
