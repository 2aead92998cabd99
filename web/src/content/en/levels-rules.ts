/** The words of the levels of the course: how pieces move and take. */
import type { LevelTexts } from '../course-types';

export const rulesLevels = {
  'damier-coin': {
    question: 'The board lies in front of you. What is the corner square at your lower left like?',
    options: ['dark', 'light', 'it doesn’t matter'],
    hints: [
      'Look at the corner next to your left hand.',
      'Square 46 is marked.',
      'All the men stand on squares of that colour.',
    ],
    why: 'A dark square at your left, and at your opponent’s left too: the board is turned the right way.',
    wrong: {
      1: 'With a light square at the left, the board is a quarter turn out.',
      2: 'It matters: turned wrongly, the main diagonal starts in the wrong corner.',
    },
  },
  'damier-combien': {
    question: 'How many men does each player start with?',
    options: ['12', '16', '20', '24'],
    hints: [
      'Count one row of white men, then count the rows.',
      'There are five men in a row.',
      'Four rows of five.',
    ],
    why: 'Twenty white men and twenty black ones: four rows of five on each side, two empty rows between.',
    wrong: {
      0: 'Twelve belongs to the small game on 64 squares.',
      1: 'Sixteen is the number of pieces in chess.',
      3: 'That would leave too little room in the middle.',
    },
  },
  'damier-manque': {
    question: 'A white man has rolled under the table. Tap the square where it belongs.',
    hints: [
      'White fills four whole rows.',
      'Look for an empty dark square among the white men.',
      'It is in White’s second row, counted from the middle.',
    ],
    why: 'White stands on every square from 31 to 50, without a gap.',
  },
  'damier-numero': {
    question:
      'Every dark square has a number, from 1 at the top to 50 at the bottom. Tap square 28.',
    hints: [
      'Count from left to right, then go to the row below.',
      'Square 28 is in the row from 26 to 30.',
      'It is the third square of that row.',
    ],
    why: 'Five squares a row: 28 is the third of the sixth row, right in the centre.',
  },
  'damier-premier': {
    question: 'Who makes the first move of the game?',
    options: ['Black', 'White', 'whoever wins the draw'],
    hints: [
      'It does not depend on luck.',
      'It is the side whose men are at the bottom of the picture.',
      'It is the light pieces.',
    ],
    why: 'The light pieces always begin; after that the players take turns.',
    wrong: {
      0: 'Many people think so, but it is the other side.',
      2: 'You may draw lots for the colours. But the colour that begins is always the same.',
    },
  },
  'damier-coup': {
    question: 'All is ready: play a first move for White, any one you like.',
    hints: [
      'Which men have a free square in front of them?',
      'Only those of the front row can move: 31 to 35.',
      'For example 32, then 28.',
    ],
    why: 'The game is under way. This move is written with two numbers: start, dash, end.',
  },

  'marcher-cases': {
    question: 'Tap every square that the man on 28 can go to.',
    hints: [
      'A man steps diagonally, towards the opponent.',
      'One square only, to the left or to the right.',
      'One of the two is 22.',
    ],
    why: 'A man slides one square diagonally forward: there are at most two squares to go to.',
    wrong: {
      32: 'That would be going back: a man only walks forward.',
      33: 'That would be going back: a man only walks forward.',
      17: 'That is two squares away: a man walks one.',
      19: 'That is two squares away: a man walks one.',
      18: '18 is straight ahead, on another diagonal.',
    },
  },
  'marcher-pas': {
    question: 'Your turn: move this man one step.',
    hints: [
      'Where did you see that it could go?',
      'Tap the man on 28, then a marked square.',
      '28, then 22 or 23.',
    ],
    why: 'One diagonal step, to a free dark square. A move is written as its two squares: 28-22, or 28-23.',
  },
  'marcher-bord': {
    question: 'This man is at the edge. Tap the square it can go to.',
    hints: [
      'To the left of the edge there is no board.',
      'The man is on 36.',
      'What is left is the diagonal to the right.',
    ],
    why: 'At the edge a man has one square ahead of it; in the centre it has two.',
  },
  'marcher-bouche': {
    question: 'Tap the square that the man on 28 can go to now.',
    hints: [
      'Two men cannot stand on one square.',
      'Square 22 holds another white man.',
      'What is left is the other side.',
    ],
    why: 'An occupied square is closed, even by a friend: you never jump your own pieces.',
    wrong: {
      22: 'Your other man stands there.',
      17: 'You would have to jump your own man: that is never allowed.',
    },
  },
  'marcher-recule': {
    question: 'The man on 28 wants to go to 33. Is that allowed?',
    why: 'A man always walks forward, towards the opponent’s side.',
  },
  'marcher-saute': {
    question: 'The same man wants to go from 28 to 17 in one move. Is that allowed?',
    why: 'A man walks one square at a time: 22 today, 17 next turn.',
  },

  'prendre-saute': {
    question:
      'The black man is right in front of you, and the square behind it is free. Capture it!',
    hints: ['Which piece can be jumped, and where do you land?'],
    why: 'You jump the neighbouring piece and land right behind it; then it leaves the board. A capture is written with a cross: 32x23.',
  },
  'prendre-arriere': {
    question: 'This time the black man is behind you. Capture it.',
    hints: ['When it captures, a man may go in all four directions.'],
    why: 'A man walks forward, but it captures backward as well.',
  },
  'prendre-quatre': {
    question: 'Four black men surround 28. Tap every square where it can land by capturing.',
    why: 'Forward or backward, left or right: a man captures in four directions.',
  },
  'prendre-place': {
    question: 'Two black men touch 28, but only one can be captured. Tap it.',
    hints: [
      'To jump you need a free square right behind.',
      'Look behind 22, then behind 23.',
      'Behind 22 stands 17.',
    ],
    why: 'Behind 23, square 19 is free; behind 22, the man on 17 shuts the door.',
    wrong: {
      22: 'Behind it, 17 is occupied: there is no room to land.',
      17: 'It is too far away: a man captures a neighbour.',
    },
  },
  'prendre-loin': {
    question: 'The man on 32 wants to jump 23, two squares away. Is that allowed?',
    why: 'A man captures only a neighbouring piece. From afar only a king captures: patience!',
  },
  'prendre-noirs': {
    question: 'Now you have Black. For Black, “forward” is down the board. Capture.',
    hints: ['Which white man touches 22 and has a free square behind it?'],
    why: 'Both sides have the same rules: Black goes down, White goes up.',
  },

  'obligation-question': {
    question: 'The question before every move: “Have I a capture?”',
    options: ['yes, with 32', 'yes, with 45', 'no'],
    hints: [
      'For each white man: does it touch a black man with a free square behind it?',
      'The black man on 28 is marked.',
      '32 touches it, and 23 is free.',
    ],
    why: '32 touches 28, and 23 is free behind it: there is a capture.',
    wrong: {
      1: '45 touches no black man.',
      2: 'Look at 32 and its neighbour 28.',
    },
  },
  'obligation-partout': {
    question: 'Look over the whole board, then play the one move that is allowed.',
    hints: ['Which man must capture?'],
    why: 'A possible capture is compulsory, wherever on the board it is.',
  },
  'obligation-refus': {
    question: 'White would rather play 45-40. Is that allowed?',
    why: 'As long as there is a capture, no other move is allowed.',
  },
  'obligation-bouchee': {
    question: 'Almost the same picture, but a black man stands on 23. “Have I a capture?”',
    options: ['yes, of 28', 'yes, of 23', 'no'],
    hints: [
      'Where would 32 have to land after the jump?',
      'Square 23 is marked.',
      'It is occupied.',
    ],
    why: 'Behind 28 stands a man: no room, no capture. You choose your move.',
    wrong: {
      0: '32 would have to land on 23, and 23 is occupied.',
      1: '23 is too far from 32.',
    },
  },
  'obligation-toucher': {
    question: 'Three black men are very near. Tap every white man that must capture.',
    why: '27 and 38 each have a capture; 45 has none, because its own man is behind 40.',
    wrong: {
      45: 'Behind 40 stands your man 34: you cannot land there.',
      34: '34 touches 40, but behind it, on 45, is your own man.',
    },
  },
  'obligation-arriere': {
    question: 'Look well before you answer, then play.',
    hints: ['Have you looked behind your men, too?'],
    why: 'Backward captures are compulsory too: they are the ones most often forgotten.',
  },
  'obligation-perdre': {
    question: 'Black to move, wary of a trap… What must they play?',
    hints: ['Is there a choice, when there is a capture?'],
    why: 'Even a capture that costs a lot is compulsory. Remember it: soon you will make traps of it.',
  },

  'rafle-trois': {
    question: 'Three black men, like a staircase. Take them all in one move.',
    hints: ['After the first jump, can you jump again?'],
    why: 'As long as the same man can capture, it goes on: that is one single move.',
  },
  'rafle-stop': {
    question: 'Somebody takes the first man and lets go on 21: 32x21. Is that allowed?',
    why: 'From 21 the man can capture again: the move is not finished.',
  },
  'rafle-tourne': {
    question: 'Here the road is not straight. Find the capture of 33.',
    hints: ['At every stop, look along all four diagonals.'],
    why: 'You may turn at every jump.',
  },
  'rafle-compte': {
    question: 'Without moving anything: how many men does 38 take at most?',
    why: 'Three, in a zigzag. The fourth black man is not on the road.',
  },
  'rafle-tour': {
    question: 'A merry-go-round! Take all four black men.',
    hints: ['The man may come back to its starting square: it is empty while it jumps.'],
    why: 'It comes back to where it started: an empty square may be crossed as often as you like.',
  },
  'rafle-apres': {
    question:
      'White plays 37x17. Without moving anything: on which squares are there still black men?',
    why: 'Only the pieces that were jumped leave the board, and only at the end of the move.',
  },
  'rafle-six': {
    question: 'The finest one to end with: six pieces taken in one move. Find it.',
    hints: ['The man sets out forward, then comes back down.'],
    why: 'Six men in one move. Let go of the piece at the end, then take them all off together.',
  },

  'majorite-compte': {
    question: 'Two white men can capture. First count: how many does 32 take?',
    why: 'Three for 32, only one for 34: always count before you choose.',
  },
  'majorite-longue': {
    question: 'One piece on one side, three on the other. Play the capture that is allowed.',
    hints: ['Which one takes most pieces?'],
    why: 'The capture that takes most pieces is compulsory: that is the majority rule.',
  },
  'majorite-dame': {
    question: 'A king to take on one side, two men on the other. What must be played?',
    hints: ['Does a king count double?'],
    why: 'You count pieces, not their value: two men go before one king.',
  },
  'majorite-refus': {
    question: 'White wants to take the king: 37x26. Is that allowed?',
    why: '33 can take two: the capture of a single piece is not allowed.',
  },
  'majorite-egal': {
    question: 'A king here, a man there: one piece each way. Tap every piece that may capture.',
    why: 'With equal numbers the choice is free: take the one that suits you.',
  },
  'majorite-chemin': {
    question: 'The man on 28 can set out in several directions. Find the capture that is allowed.',
    hints: ['Count each road to its end.'],
    why: 'The rule holds for a single piece, too: of its roads it takes the longest.',
  },
  'majorite-trois': {
    question: 'Two black kings to take, or three men. Your turn.',
    hints: ['How many pieces on each side?'],
    why: 'Three against two: it is the three men, and even two kings don’t change that.',
  },

  'couronner-cases': {
    question: 'Tap every square where a white man becomes a king.',
    hints: [
      'It is the row at the very end, on the opponent’s side.',
      'For White it is at the top of the picture.',
      'It goes from 1 to 5.',
    ],
    why: 'The last row: 1 to 5 for White, 46 to 50 for Black.',
    wrong: { 46: 'That is where Black makes a king.' },
  },
  'couronner-arrive': {
    question: 'One more step. Make a king!',
    hints: ['Which move ends on the last row?'],
    why: 'The man arrives and stops: it is crowned with a second man. It is a king.',
  },
  'couronner-passe': {
    question: 'The man on 12 has a capture. Play it, and watch what becomes of it.',
    hints: ['Once on 3, can the man capture again?'],
    why: 'The man touched the last row but had to go on: it stays a man.',
  },
  'couronner-reste': {
    question: 'After 12x14, by way of square 3: what stands on 14?',
    options: ['a white king', 'a white man', 'whichever the player likes'],
    hints: [
      'Where did the man stop?',
      '3 was only a stage on the way.',
      'Only stopping on the last row makes a king.',
    ],
    why: 'Passing is not stopping: the move ends on 14, and the man stays a man.',
    wrong: {
      0: 'It only passed over 3: no crown.',
      2: 'It is never a choice.',
    },
  },
  'couronner-arrete': {
    question: 'Almost the same picture. Play the capture of 12.',
    hints: ['Can the man go on as a man, this time?'],
    why: 'On 3 the man has nothing left to jump: it stops, and now it is a king.',
  },
  'couronner-suite': {
    question: 'The man has just become a king on 3. Can it take 20 in the same move?',
    options: ['yes, at once', 'no, next turn'],
    hints: [
      'How many moves does one play at each turn?',
      'The man’s move ended on 3.',
      'A brand-new king waits for its turn.',
    ],
    why: 'The new king acts only from its next turn, when the opponent has played.',
    wrong: { 0: 'The move is over as soon as the man stops and gets its crown.' },
  },

  'volante-vole': {
    question: 'Here is a king. Tap every square it can go to.',
    hints: [
      'A king glides as far as it likes, as long as the road is free.',
      'Follow the main diagonal from 46 to the other corner.',
      'There are nine squares; the last is 5.',
    ],
    why: 'The king flies: all free squares of its diagonals are open to it, forward and backward.',
  },
  'volante-loin': {
    question: 'It captures from afar, too. Tap every square where it can land after taking 28.',
    why: 'Five landing squares: 23, 19, 14, 10 and 5. Any free square behind the captured piece.',
  },
  'volante-suite': {
    question: 'Two men to take, but you must choose well where to turn. Play the capture.',
    hints: ['From which square can 24 be taken as well?'],
    why: 'From 19 another capture is waiting: if it can go on, the king must stop where that begins.',
  },
  'volante-mur': {
    question: 'The king wants to jump 28 and 23 in one leap, to 19. Is that allowed?',
    why: 'Two pieces right behind each other make a wall: a king jumps only one at a time.',
  },
  'volante-tourne': {
    question: 'Find the longest capture of the king.',
    hints: ['At every possible stop, look left and right.'],
    why: 'The king turns at every jump, and the longest road is compulsory for it as well.',
  },
  'volante-croise': {
    question: 'Without moving: how many men does the king on 1 take at most?',
    why: 'Four. Its road crosses an empty square again: that is allowed as often as you like.',
  },
  'volante-fantome': {
    question: 'The king takes 7 and lands on 1. Can it go back over 7 to take 40?',
    why: '7 is captured but still there: pieces come off at the end, and none is jumped twice.',
  },
  'volante-turc': {
    question: 'The black king on 25 must take four men. Tap the square where it will have to stop.',
    why: 'It runs into 13, captured but still on the board: that is the secret of the Turkish shot.',
  },
} satisfies Partial<LevelTexts>;
