/** The rest of the lexicon, in English. */
import type { MoreTermId, Term } from '../types';

export const moreTerms: Record<MoreTermId, Term> = {
  piece: { name: 'piece', also: 'pièce', text: 'A man or a king.' },
  'blancs-et-noirs': {
    name: 'White and Black',
    also: 'the sides, Blancs et Noirs',
    text: 'The two sides, whatever the colour of the pieces: the light ones are White.',
  },
  bande: {
    name: 'edge',
    also: 'side, bande',
    text: 'One of the two outermost columns. A man is safe there, but has only one step.',
  },
  rangee: {
    name: 'row and column',
    also: 'rangée et colonne',
    text: 'Ten squares side by side, across or along.',
  },
  'tric-trac': {
    name: 'tric-trac lines',
    also: 'lignes de tric-trac',
    text: 'The two long diagonals beside the main one: from 1 to 45 and from 6 to 50.',
  },
  aile: {
    name: 'wing',
    also: 'left wing, right wing, aile',
    text: 'The left or the right half of the board, as a player sees it.',
  },
  'position-initiale': {
    name: 'starting position',
    also: 'set-up, position initiale',
    text: 'Twenty men on each side, two empty rows between them.',
  },
  butee: {
    name: 'stop',
    also: 'blocking piece, butée',
    text: 'The piece against which the capture of a king ends.',
  },
  soutien: {
    name: 'supporting piece',
    also: 'pièce de soutien',
    text: 'A piece right behind another: it keeps that one from being taken.',
  },
  'rafle-circulaire': {
    name: 'circular capture',
    also: 'rafle circulaire',
    text: 'A capture that comes back to its start. That square counts as empty during the move.',
  },
  'prise-ambigue': {
    name: 'ambiguous capture',
    also: 'prise ambiguë',
    text: 'Two captures with the same start and end that take different pieces: the whole route is written.',
  },
  'suite-tactique': {
    name: 'immediate tactical continuation',
    also: 'suite tactique immédiate',
    text: 'A forced win within a few moves in an ending of two or three pieces: as long as it is there, no draw is declared.',
  },
  'regle-des-5': {
    name: '5-move rule',
    also: 'règle des 5 coups',
    text: 'In Annex 1 of the FMJD: a king against one or two pieces, one of them a king, is a draw after 5 moves each.',
  },
  'proposition-de-nulle': {
    name: 'draw offer',
    also: 'proposition de nulle',
    text: 'Make the move, offer, press the clock. To move without an answer is to decline.',
  },
  perte: {
    name: 'loss',
    also: 'perte',
    text: 'No piece left, no move left, resignation or time over: 0 points in competition.',
  },
  pendule: {
    name: 'clock',
    also: 'pendule',
    text: 'The clock with two faces used in competition; pressing it starts the other player’s time.',
  },
  cadence: {
    name: 'rate of play',
    also: 'time control, cadence',
    text: 'The time given for a number of moves or for the whole game.',
  },
  zeitnot: {
    name: 'time trouble',
    also: 'zeitnot, crise de temps',
    text: 'Hardly any time left before the control: this is where things are overlooked.',
  },
  forfait: {
    name: 'forfeit',
    also: 'forfait',
    text: 'A game lost without being played, by absence or lateness.',
  },
  ouverture: { name: 'opening', also: 'ouverture', text: 'The first moves of a game.' },
  'milieu-de-partie': {
    name: 'middle game',
    also: 'milieu de partie',
    text: 'What follows the opening, while most pieces are still there.',
  },
  'partie-classique': {
    name: 'classical, open, closed game',
    also: 'partie classique, partie ouverte, partie fermée',
    text: 'Kinds of middle game: face to face in the centre, free play, or pieces that lock each other.',
  },
  'coup-direct': {
    name: 'direct shot',
    also: 'coup direct',
    text: 'A combination played at once, without waiting for a further mistake.',
  },
  'pionnage-arriere': {
    name: 'backward exchange',
    also: 'pionnage arrière',
    text: 'An exchange in which one takes back to the rear.',
  },
  gambit: { name: 'gambit', text: 'A man offered early for a better position.' },
  lunette: {
    name: 'fork',
    also: 'lunette',
    text: 'Two men with an empty square between and behind them: the enemy man that enters attacks both, or falls into a trap.',
  },
  enchainement: {
    name: 'lock',
    also: 'bind, enchaînement',
    text: 'A few pieces hold more of the enemy’s.',
  },
  'marchand-de-bois': {
    name: 'timber merchant',
    also: 'marchand de bois',
    text: 'An opening set-up studied by French authors.',
  },
  'pion-taquin': {
    name: 'teasing man',
    also: 'pion taquin',
    text: 'An advanced man, on 24 or on 27, that annoys the enemy.',
  },
  attelage: {
    name: 'team',
    also: 'attelage',
    text: 'Two or three men one behind the other on a diagonal.',
  },
  fleche: {
    name: 'arrow',
    also: 'flèche',
    text: 'Three men in a point, like 28, 33 and 39, supported from behind.',
  },
  'case-faible': {
    name: 'weak square',
    also: 'hole, case faible',
    text: 'A square that can no longer be guarded.',
  },
  'avant-poste': {
    name: 'outpost',
    also: 'avant-poste',
    text: 'An advanced, supported man close to the enemy’s camp.',
  },
  forcing: {
    name: 'forcing move',
    also: 'forcing',
    text: 'A move that leaves the other side a single answer.',
  },
  'temps-de-repos': {
    name: 'free move',
    also: 'tempo in hand, temps de repos',
    text: 'A move gained while the enemy still has to capture.',
  },
  piege: { name: 'trap', also: 'bait, piège', text: 'A move that invites a mistake.' },
  motif: { name: 'motif', text: 'The final mechanism of a combination or a problem.' },
  probleme: {
    name: 'problem',
    also: 'composition, problème',
    text: 'An invented position with a single solution.',
  },
  'coup-demi-turc': {
    name: 'half Turkish shot',
    also: 'coup demi-turc',
    text: 'Like the coup turc, but the piece that stops the king is none of those it has taken.',
  },
  'coup-suisse': {
    name: 'Swiss shot',
    also: 'coup suisse',
    text: 'The king stops against a piece it has just taken, which is not the first link of the final capture.',
  },
  'coup-de-l-arceau': {
    name: 'arch shot',
    also: 'coup de l’arceau',
    text: 'The effect reversed: after its capture the king takes the man beside it on the next move.',
  },
  'coup-royal': {
    name: 'coup royal',
    text: 'An opening combination: a sacrifice in the centre, then a capture through the enemy wing.',
  },
  'coup-philippe': {
    name: 'coup Philippe',
    text: 'A frequent combination of classical games; a man removed from 18, then a capture from 38 or 40.',
  },
  'coup-de-mazette': {
    name: 'coup de mazette',
    text: 'The simplest opening shot; a mazette is a weak player.',
  },
  'coup-de-talon': {
    name: 'heel shot',
    also: 'coup de talon',
    text: 'A backward exchange opens a trapdoor and draws an enemy man in.',
  },
  'coup-de-la-trappe': {
    name: 'trapdoor shot',
    also: 'coup de la trappe',
    text: 'One of our men disappears, and the enemy man that took it becomes the first of the capture.',
  },
  'coup-de-rappel': {
    name: 'recall shot',
    also: 'coup de rappel',
    text: 'It brings an enemy piece back to the square where it is needed.',
  },
  'coup-napoleon': {
    name: 'coup Napoléon',
    text: 'Three men given one after the other; the three that took them, side by side, fall in one zigzag capture.',
  },
  'coup-de-la-bombe': {
    name: 'coup de la bombe',
    also: 'bomzet',
    text: 'A man captures and seems lost; the majority rule sends the other side elsewhere, and the same man goes on.',
  },
  'envoi-a-dame': {
    name: 'envoi à dame',
    also: 'sending to king',
    text: 'An enemy man is let through to be crowned by a capture, so that the king can be taken.',
  },
  'double-deux': {
    name: 'double-deux',
    also: 'coup de deux',
    text: 'Two captures of two: the first leaves the second as it was.',
  },
  'coup-de-ricochet': {
    name: 'coup de ricochet',
    text: 'A first capture; the piece that recaptures falls in the second, together with another one at least.',
  },
  chapelet: {
    name: 'chapelet',
    text: 'A row of forced exchanges, one after the other like beads on a string, that opens the way for a capture.',
  },
  moulinet: {
    name: 'moulinet',
    text: 'An enemy man that has to capture again and again turns on the board, up to the square where the capture awaits it.',
  },
  'table-de-finales': {
    name: 'endgame table',
    also: 'tablebase, table de finales',
    text: 'All positions of few pieces with their exact result, worked out beforehand.',
  },
  assistant: {
    name: 'legal move helper',
    also: 'assistant de coup légal',
    text: 'The tool of these pages that compares captures and says which must be played.',
  },
};
