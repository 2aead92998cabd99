import type { GlossaryContent } from '../types';
import { moreTerms } from './lexicon';

export const glossary: GlossaryContent = {
  title: 'Glossary',
  intro:
    'The words of the game in plain English, with their French names. Each word has its own address.',
  terms: {
    ...moreTerms,
    damier: {
      name: 'board',
      also: 'damier',
      text: 'The board of ten squares by ten. In French it is also the usual name of a club.',
      board: 'start',
    },
    case: {
      name: 'square',
      also: 'case',
      text: 'One field of the board. Only the 50 dark ones are used.',
    },
    'grande-diagonale': {
      name: 'main diagonal',
      also: 'grande diagonale',
      text: 'The longest diagonal, from 46 to 5. It begins at each player’s left.',
    },
    pion: {
      name: 'man',
      also: 'pion',
      text: 'The simple piece: it steps one square and captures backward, too.',
      board: 'manBackward',
    },
    dame: {
      name: 'king',
      also: 'dame',
      text: 'A promoted man: two men, one on the other. In French “une dame” is the piece and “les dames” the game.',
      board: 'flyingKing',
    },
    'dame-volante': {
      name: 'flying king',
      also: 'dame volante',
      text: 'A name that says that the king moves and captures from afar along any open diagonal.',
      board: 'flyingKing',
    },
    trait: { name: 'turn', also: 'to be on move, trait', text: 'Whose move it is.' },
    coup: {
      name: 'move',
      also: 'coup',
      text: 'What a player plays in one turn: a step, or a whole capture. In French a “coup” is also a named combination.',
    },
    notation: {
      name: 'Manoury notation',
      also: 'square numbers',
      text: 'The dark squares have numbers 1 to 50. One writes 32-28 for a move and 32x23 for a capture.',
      board: 'start',
    },
    deplacement: {
      name: 'quiet move',
      also: 'déplacement',
      text: 'A move without a capture. Forbidden while there is a capture.',
    },
    prise: {
      name: 'capture',
      also: 'jump, take, prise',
      text: 'Jumping over an enemy piece to remove it.',
      board: 'capture',
    },
    'prise-obligatoire': {
      name: 'compulsory capture',
      also: 'prise obligatoire',
      text: 'A capture that is possible must be played, wherever it is.',
      board: 'capture',
    },
    'prise-majoritaire': {
      name: 'majority capture',
      also: 'prise majoritaire',
      text: 'The duty to play the capture that takes most pieces. A king counts one.',
      board: 'three',
    },
    rafle: {
      name: 'multiple capture',
      also: 'chain, rafle',
      text: 'Several captures in a row by one piece, in one move.',
      board: 'rafle',
    },
    'prise-en-arriere': {
      name: 'backward capture',
      also: 'prise en arrière',
      text: 'A man’s capture towards its own side. It is allowed, and compulsory like any other.',
      board: 'manBackward',
    },
    'libre-choix': {
      name: 'free choice',
      also: 'ad libitum',
      text: 'Where several captures take as many pieces, you play whichever you like.',
      board: 'equal',
    },
    'case-d-arrivee': {
      name: 'landing square',
      also: 'case d’arrivée',
      text: 'Where a piece comes down. A king often has several to choose from.',
      board: 'flyingKing',
    },
    'piece-prise': {
      name: 'captured piece still standing',
      also: 'ghost',
      text: 'A piece already jumped that stays until the move is over, and blocks the way.',
      board: 'ghost',
    },
    'coup-turc': {
      name: 'Turkish shot',
      also: 'coup turc',
      text: 'A combination in which the enemy king must stop against a piece it has just captured, and is captured in turn.',
      board: 'ghost',
    },
    promotion: {
      name: 'promotion',
      text: 'A man becoming a king when its move ends on the last row.',
      board: 'promotion',
    },
    couronner: {
      name: 'to crown',
      also: 'couronner',
      text: 'To put a second man on the one that becomes a king.',
      board: 'promotion',
    },
    souffler: {
      name: 'huffing',
      also: 'souffler',
      text: 'An old custom: removing the piece that forgot to capture, then playing on. It is no longer the rule.',
      board: 'huffed',
    },
    'j-adoube': {
      name: 'j’adoube',
      also: 'I adjust',
      text: 'What one says before straightening a piece without meaning to play it.',
    },
    'piece-touchee': {
      name: 'touch-move',
      also: 'pièce touchée',
      text: 'The rule that a piece touched on purpose must be played, if it can be.',
      board: 'touched',
    },
    irregularite: {
      name: 'irregularity',
      also: 'irrégularité',
      text: 'An action or move against the rules. The opponent of the player at fault decides what follows.',
    },
    'corriger-ou-laisser': {
      name: 'correct or leave',
      also: 'faire corriger ou laisser',
      text: 'The opponent’s choice: back to the position before the fault, or on with the board as it is.',
      board: 'huffed',
    },
    gain: {
      name: 'win',
      also: 'gain',
      text: 'A victory. It is worth two points; a draw is worth one to each side.',
    },
    blocage: {
      name: 'blocked',
      also: 'blocage',
      text: 'To have no legal move although pieces are left. That loses.',
      board: 'lost',
    },
    nulle: {
      name: 'draw',
      also: 'remise, nulle',
      text: 'A game without a winner. The usual French name is “remise”.',
    },
    repetition: {
      name: 'repetition',
      also: 'répétition de position',
      text: 'The same position with the same side to move; the third time, the game is drawn.',
      board: 'repeat',
    },
    'regle-des-25': {
      name: '25-move rule',
      text: '25 moves by each side without a capture or a man move: a draw.',
    },
    'regle-des-16': {
      name: '16-move rule',
      text: 'Three pieces with at least one king against a lone king: 16 moves each, then a draw.',
      board: 'threeKings',
    },
    abandon: {
      name: 'resignation',
      also: 'abandon',
      text: 'To accept that the game is lost before its end.',
    },
    arbitre: {
      name: 'arbiter',
      also: 'referee, arbitre',
      text: 'The person who applies the regulations in competition.',
    },
    drapeau: {
      name: 'flag',
      also: 'drapeau',
      text: 'The sign on the clock that time has run out.',
    },
    combinaison: {
      name: 'combination',
      also: 'shot, coup',
      text: 'Pieces given on purpose to take more back.',
      board: 'adviceForce',
    },
    pionnage: { name: 'exchange', also: 'pionnage', text: 'A trade of equal numbers.' },
    sacrifice: { name: 'sacrifice', text: 'A piece given without taking one back at once.' },
    opposition: {
      name: 'opposition',
      text: 'Two men facing each other: whoever must move often loses.',
    },
    temps: {
      name: 'tempo',
      also: 'temps',
      text: 'One step of a man. Counting tempi tells who will have to give way.',
    },
    centre: {
      name: 'centre',
      text: 'The squares in the middle, around 22 to 24 and 27 to 29.',
      board: 'adviceCentre',
    },
    base: {
      name: 'base row',
      also: 'base',
      text: 'Each player’s first row; for the enemy, the promotion row.',
      board: 'adviceBack',
    },
    finale: {
      name: 'endgame',
      also: 'finale',
      text: 'The last part of a game, when few pieces are left.',
      board: 'twoKings',
    },
    'partie-amicale': {
      name: 'friendly game',
      also: 'partie amicale',
      text: 'A game outside competition: mistakes are taken back and a draw is agreed on.',
    },
  },
};
