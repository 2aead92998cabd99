import type { Practice } from '../fr/practice';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'White' : 'Black');

export const practice: Practice = {
  title: 'Practice against the machine',
  intro:
    'A position, a goal: win, or hold the draw. The machine defends with all its strength, and the draw rules count. You can start again at once.',
  families: { ending: 'Endings', combination: 'Shots that have a name' },
  proof: {
    ending: 'Endgame tables know the exact value of each.',
    combination: 'A search sees each of them won to the end of the game.',
  },
  goals: {
    opposition: ['The opposition', 'Two moves, one of them wins: count the steps.'],
    'homme-contre-homme': ['Man against man', 'Both get a king: arrive at the right place.'],
    'dame-contre-pion': ['King against man', 'It runs to be crowned: one move alone catches it.'],
    'pion-contre-deux': ['One man against two', 'Two moves, one of them holds: go by the edge.'],
    'dame-et-pion': ['King and man against king', 'A trap, laid quickly, or it is a draw.'],
    'dame-et-pion-annuler': ['Hold against king and man', 'You have the main diagonal: keep it.'],
    'deux-dames': ['Two kings against one', 'Nearly always a draw: here a net closes.'],
    'deux-dames-annuler': [
      'Hold against two kings',
      'Near the middle one gets caught: choose your line.',
    ],
    'deux-dames-contre-deux': [
      'Two kings against two',
      'A draw, unless there is a shot: there is one.',
    ],
    'dame-et-deux-pions': [
      'King and two men against king',
      'One move alone wins: give, to catch the king.',
    ],
    'trois-dames': [
      'Three kings against one',
      'The lone king does not have the main diagonal. Sixteen moves at most.',
    ],
    'trois-dames-annuler': [
      'Hold against three kings',
      'You have the main diagonal: hold out for sixteen moves.',
    ],
    'quatre-dames': [
      'Four kings against one',
      'Even on the main diagonal the lone king is caught.',
    ],
    'deux-pions-annuler': ['Two men against a king', 'One move alone holds at the start.'],
    'trois-pions-annuler': ['King against three men', 'They will get through: keep the draw.'],
    'dame-contre-deux-pions': [
      'King against two men',
      'Long but sure: wait for them in the right place.',
    ],
    'deux-dames-et-pion-annuler': [
      'Hold against two kings and a man',
      'One move alone holds at the start, then sixteen moves to last.',
    ],
    'deux-dames-et-pion': [
      'Two kings and a man against a king',
      'The longest win: it just fits into the sixteen moves.',
    ],
    'coup-direct': ['Direct shot', 'Give a man, take three.'],
    'coup-de-rappel': ['Coup de rappel', 'Send it away, then call it back.'],
    'coup-de-mazette': ['Coup de mazette', 'Build a line, go through it, and finish.'],
    'double-deux': ['Double-deux', 'Two captures of two; then the game is still to be won.'],
    'coup-de-ricochet': [
      'Coup de ricochet',
      'Take two: what takes you back is taken in its turn, with another.',
    ],
    'coup-napoleon': ['Coup Napoléon', 'Three gifts, one zigzag capture.'],
    'coup-royal': ['Coup royal', 'Three men given in the centre, five taken.'],
    'coup-philippe': ['Coup Philippe', 'Clear the way, strike, then bring the game home.'],
    chapelet: ['Chapelet', 'Exchange after exchange, then a capture up to the last row.'],
    'coup-de-la-trappe': ['Trapdoor', 'Take away the man that covers the hole.'],
    'coup-de-la-bombe': [
      'Coup de la bombe',
      'Your man seems lost: the majority spares it, and it goes on.',
    ],
    tourniquet: ['Tourniquet', 'It goes round and returns to where it began: then you strike.'],
    moulinet: [
      'Moulinet',
      'A black man goes round from capture to capture: wait for it where it ends.',
    ],
    'coup-turc': ['Turkish shot', 'Let the king stop against a piece it has already taken.'],
    'envoi-a-dame': ['Envoi à dame', 'Give two kings away, to take them back.'],
    'coup-raphael': ['Coup Raphaël', 'Gift after gift, two strokes: all of it is forced.'],
  },
  goal: {
    win: (side) => `You play ${camp(side)}. Goal: win.`,
    draw: (side) => `You play ${camp(side)}. Goal: hold the draw.`,
  },
  short: { win: 'win', draw: 'hold the draw' },
  yours: 'Your move.',
  thinking: 'The machine is thinking.',
  reached: 'Goal reached',
  missed: 'Goal missed',
  failed: 'The machine did not answer.',
  ask: 'Ask again',
  slipped: {
    win: 'The tables know it: the win has just gone. You can take this move back.',
    draw: 'The tables know it: the draw has just gone. You can take this move back.',
  },
  byTables: 'The machine answers by the endgame tables.',
  hint: 'Hint',
  hinted: (move) => `The machine would play ${move}.`,
  back: 'Take the move back',
  again: 'Start again',
  all: 'All practice',
  next: 'Next goal',
  pieces: 'The pieces',
};
