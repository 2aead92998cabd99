/** The words of the levels of the course: how a game ends, and is won. */
import type { LevelTexts } from '../course-types';

export const playLevels = {
  'fin-bloquer': {
    question: 'One black man is left. Play the move that wins at once.',
    hints: ['Can you stop it from moving?'],
    why: 'Black still has a man, but not a single move: they have lost.',
    wrong: {
      '47-42': 'Black can still play 36-41: they are not blocked.',
      '47-41': '36 jumps 41, for square 47 has just been left.',
    },
  },
  'fin-bloque': {
    question: 'White to move, but their king is shut in the corner. What is the result?',
    options: ['a draw', 'White has lost', 'White passes'],
    hints: [
      'What happens when you cannot move?',
      '41 cannot be jumped: 37 is right behind it.',
      'In draughts there is no stalemate.',
    ],
    why: 'Who cannot move has lost, even with a king.',
    wrong: {
      0: 'It would be a draw in chess. Not in draughts.',
      2: 'Nobody ever passes.',
    },
  },
  'fin-opposition': {
    question: 'One man against one, Black to move. Who is going to win?',
    options: ['White', 'Black', 'nobody'],
    hints: [
      'Black must step forward. What will White then capture?',
      'Black goes to 21 or 22.',
      'Either way 27 captures.',
    ],
    why: 'Black must walk into the capture: that is the opposition, and it is their turn.',
    wrong: {
      1: 'Look where their man can go: 27 is waiting for it.',
      2: 'Somebody has to move, and will be taken.',
    },
  },
  'fin-trait': {
    question: 'The same picture, but White to move. Who is going to win?',
    options: ['White', 'Black', 'nobody'],
    hints: [
      'Who has to step forward this time?',
      'White goes to 21 or 22.',
      'Either way 17 captures.',
    ],
    why: 'Nothing has changed but the turn: whoever must move loses. Count the moves!',
    wrong: {
      0: 'Now it is White who has to step forward.',
      2: 'Somebody has to move, and will be taken.',
    },
  },
  'fin-repetition': {
    question:
      'The same position, with the same player to move, comes up for the third time. What now?',
    options: ['you play on', 'whoever repeated it loses', 'the game is drawn'],
    hints: [
      'A game cannot go round in circles for ever.',
      'Nobody has done anything wrong.',
      'The two players share the point.',
    ],
    why: 'Three times the same position, the same side to move: the game is drawn.',
    wrong: {
      0: 'Twice, yes. The third time it is over.',
      1: 'Repeating is not a fault.',
    },
  },
  'fin-limites': {
    question: 'Three kings against one. How many moves does each side have at most to finish?',
    options: ['5', '16', '25', 'as many as it likes'],
    hints: [
      'There are two limits to know: 25 and 16.',
      'The one of 25: nobody has moved a man or captured.',
      'Against a lone king the limit is shorter.',
    ],
    why: 'Sixteen moves each, then it is a draw. And everywhere: twenty-five moves each without a man move or a capture is a draw.',
    wrong: {
      0: 'Five is the world federation’s limit when only two pieces or one are left against a king.',
      2: 'Twenty-five is the general limit; here a shorter one applies.',
      3: 'The game could go on all night.',
    },
  },
  'fin-deux-dames': {
    question: 'Two kings against one: usually a draw. But here one move wins! Find it.',
    hints: [
      'Wherever the black king goes, it must be possible to take it. Which square watches everything?',
    ],
    why: 'Here every escape is covered. Usually nothing is forced, and two kings against one is a draw.',
  },
  'fin-trois-dames': {
    question:
      'Three kings against one, but the lone king holds the main diagonal, from 5 to 46. The result?',
    options: ['White wins', 'a draw', 'Black wins'],
    hints: [
      'Can it be chased off its line?',
      'The main diagonal joins squares 5 and 46.',
      'It glides from end to end and waits for the sixteen moves.',
    ],
    why: 'Who holds the main diagonal does not lose: the king glides, and the game is drawn.',
    wrong: {
      0: 'Elsewhere they often would. But on the main diagonal it cannot be caught.',
      2: 'One king against three does not win by itself.',
    },
  },

  'echanger-nom': {
    question: 'To write a move you must read the squares. What is the number of the marked square?',
    why: 'Seventh row, 31 to 35: the third is 33.',
  },
  'echanger-case': {
    question: 'The numbers are hidden. Tap square 37.',
    why: 'The row goes from 36 to 40: 37 is its second square.',
  },
  'echanger-ecrire': {
    question: 'The man goes from 32 to 3 and takes three pieces. How is that written?',
    options: ['32-3', '32x3', '32x27x17x8'],
    hints: [
      'A dash for a step, a cross for a capture.',
      'You write the start and the end.',
      'Start 32, end 3, and it is a capture.',
    ],
    why: 'Start, cross, end: 32x3. The stages are written only where there is a doubt.',
    wrong: {
      0: 'The dash is for a move without a capture.',
      2: 'Those are the captured pieces; you write the squares you land on.',
    },
  },
  'echanger-reprendre': {
    question:
      'White has just captured and stands on 19. Black to move: tap every man that can take back.',
    why: '13 and 14 can: before you exchange, always ask who takes back.',
  },
  'echanger-pionnage': {
    question:
      'You have Black. Make the exchange in the centre: offer 19, then take back towards 23.',
    hints: ['Which step puts a black man right in front of 28?'],
    why: 'One for one: that is an exchange. Who takes back, and with which man?',
  },
  'echanger-piege': {
    question: 'You have Black. White has left a hole on 37. Punish it!',
    hints: ['What will White be forced to capture if you move 23 forward?'],
    why: 'Two men given, four taken through the hole on 37: the shortest trap of the game.',
  },
  'echanger-jumeau': {
    question: 'On the other side: this time the hole is on 39. Punish it!',
    hints: ['Which black man can offer itself to draw a white man to 22?'],
    why: 'The same idea on the other wing: an empty square behind your men is an open door.',
  },
  'echanger-eviter': {
    question: 'You have White. Play a move that loses nothing.',
    hints: [
      'If you move, what capture do you offer? And which square do you leave empty?',
      'Square 37 must not become a hole.',
      'For example 38-32 or 34-30.',
    ],
    why: 'The door on 37 stays shut, and nothing can be taken: well seen.',
    wrong: {
      '37-32': '37-32 leaves a hole on 37: after 23-29 Black wins two men.',
    },
  },

  'combinaisons-direct': {
    question: 'Give one man and take three.',
    hints: ['Where must 21 be drawn so that 37 has a long capture?'],
    why: 'Give to take: Black had to capture, and their man put itself on your road.',
  },
  'combinaisons-soutien': {
    question:
      'The same picture without the man on 41. If White plays 32-27, how many pieces does Black take?',
    options: ['one', 'two', 'none'],
    hints: [
      'After taking 27 the black man is on 32. Can it go on?',
      'Square 41 is empty now.',
      'It jumps 37 as well.',
    ],
    why: 'Without the support on 41 the black man goes on over 37: always look who supports.',
    wrong: {
      0: 'It lands on 32, and the square behind 37 is empty.',
      2: 'Capturing is compulsory for them, too.',
    },
  },
  'combinaisons-predire': {
    question:
      'White plays 27-21, Black captures 16x40. Without moving: where are there still white men?',
    why: 'Four white men have gone. It will be your turn: do you see the capture of 44?',
  },
  'combinaisons-donner': {
    question: 'Be bold: give four men and take five.',
    hints: ['Which man can be offered to 16?'],
    why: 'Four given, five taken. Count both, and don’t be afraid to give.',
  },
  'combinaisons-arriere': {
    question: 'A capture that ends backward. Find the gift that opens it.',
    hints: ['Which step opens the road to 17 and leaves your man on 23?'],
    why: 'The capture goes up, turns and comes down again: think of capturing backward.',
  },
  'combinaisons-rappel': {
    question: 'Send a black man far away, then call it back.',
    hints: ['After the first gift, where is the black man? And where would you like it?'],
    why: 'Sent away, called back: it returns to the square that opens your capture.',
  },
  'combinaisons-deux-deux': {
    question: 'Two captures of two are on their way. In which order?',
    hints: ['Give 27 first, then look for the second gift.'],
    why: 'Two captures of two: the first leaves the second untouched.',
  },

  'nommes-mazette': {
    question: 'Coup de mazette: two gifts build a line, then you go through it and make a king.',
    hints: ['Which black pieces bar the road of 32 to 5?'],
    why: 'Two men given, three taken, and a king. The two gifts worked in either order.',
  },
  'nommes-napoleon': {
    question: 'Coup Napoléon: three gifts, then a zigzag capture.',
    hints: ['Which gift must come last so that the captures stay forced?'],
    why: 'The last link last: played earlier, 26-21 would leave Black a choice.',
    wrong: { '26-21': 'Too soon: Black can then capture in two ways.' },
  },
  'nommes-philippe': {
    question: 'Coup Philippe: first clear away 18 and 16, then strike.',
    hints: ['Which white man can offer itself to 18?'],
    why: 'Clear, then give 34-30: the capture of 40 goes over the cleared squares.',
    wrong: { '34-30': 'Not yet: 18 and 16 must be drawn away first.' },
  },
  'nommes-royal': {
    question: 'Coup royal: three men given in the centre, five taken from 40.',
    hints: ['How can 18 be drawn, then 23?'],
    why: '40 strikes, 45 supports: without it Black would capture even further.',
  },
  'nommes-bombe': {
    question: 'The bomb: your man enters the enemy’s camp… and sets out again.',
    hints: ['Which gift lets 32 come to 12?'],
    why: 'Black had to take two pieces elsewhere: the man on 12, which seemed lost, sets out and makes a king.',
  },
  'nommes-trappe': {
    question: 'The trapdoor: clear away your own men that block the way of 42.',
    hints: ['Your man on 31 is in the way. Where can it go?'],
    why: 'The trapdoor is open: the black man falls in, and 42 takes five pieces.',
  },
  'nommes-turc': {
    question:
      'The Turkish shot: force the black king to take four men and to stop where you want it.',
    hints: ['Which man can you offer to the king on 25, and what will it run into?'],
    why: 'It stops against 13, captured but still there. 24 takes the king, and 18 with it.',
  },
  'nommes-dames': {
    question: 'Give Black two kings… and take them back.',
    hints: ['Let 28 through. A king, too, is obliged to capture.'],
    why: 'A king must capture like everybody else: let through to be crowned, then drawn into the trap.',
  },
} satisfies Partial<LevelTexts>;
