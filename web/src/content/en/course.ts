/** The words of the six-step start, of the course and of its pages. */
import type { CourseContent } from '../course-types';
import { levels } from './levels';

export const course: CourseContent = {
  title: 'Learn to play',
  intro:
    'Twelve short steps, from setting up the board to the combinations that have a name. One idea at a time; try as often as you like, nothing is timed.',
  levels,
  steps: {
    damier: {
      title: 'The board and the start',
      idea: 'A dark square at your left, twenty men on each side, and White begins.',
      teach:
        'Let them set up real boards and play freely for a few minutes: first the fun. Check the dark corner at the left on every table.',
    },
    marcher: {
      title: 'Walking',
      idea: 'A man goes one square diagonally, towards the opponent.',
      teach: 'Let them point before they touch. Common mistake: going straight ahead, or backward.',
    },
    prendre: {
      title: 'Capturing, forward and backward',
      idea: 'You jump a neighbouring piece if the square behind it is free, in all four directions.',
      teach:
        'Those who know the game on 64 squares don’t dare to capture backward: with them, start there.',
    },
    obligation: {
      title: 'Capturing is compulsory',
      idea: 'Before every move, one question: “Have I a capture?”',
      teach:
        'Have the whole class say the question aloud before every move. This habit prevents nearly every quarrel.',
    },
    rafle: {
      title: 'Several captures in one move',
      idea: 'As long as the same piece can capture, it goes on; the taken pieces come off at the end.',
      teach:
        'Nobody touches the pieces: first say the road square by square, then play it. Captured pieces stay to the end.',
    },
    majorite: {
      title: 'The majority rule',
      idea: 'Of several captures, play the one that takes most pieces.',
      teach:
        'In two stages: “how many this way? how many that way?”, and only then “which one?”. A king counts as one piece.',
    },
    couronner: {
      title: 'Making a king',
      idea: 'A man that ends its move on the last row becomes a king.',
      teach:
        'Play the twin pictures one after the other: “it passes” and “it stops”. Ask for the difference before you tell it.',
    },
    'dame-volante': {
      title: 'The flying king',
      idea: 'It glides as far as it likes, captures from afar and turns at every jump.',
      teach:
        'Have them touch every landing square before choosing one. A captured piece still bars the road: put a token on it to show this.',
    },
    fin: {
      title: 'Winning and drawing',
      idea: 'No pieces or no moves left: lost; and some games end level.',
      teach:
        'Insist: being blocked is losing. For the opposition, replay the same picture with only the turn changed.',
    },
    echanger: {
      title: 'Exchanges and traps',
      idea: 'Read and write a move; before playing, ask what will be forced.',
      teach:
        'Now is the time to write down a whole game. After each move of the opponent: “which capture will be forced on me?”',
    },
    combinaisons: {
      title: 'First combinations',
      idea: 'Give to take more: the compulsory capture works for you.',
      teach:
        'Two or three positions a session, no more. The pupils propose, the group eliminates; don’t give the solution.',
    },
    'coups-nommes': {
      title: 'Combinations with a name',
      idea: 'Eight famous mechanisms to recognise and to play.',
      teach:
        'First the mechanism, then the name: one combination may have several names. Finish with the game and the certificate.',
    },
  },
  mechanisms: {
    piege: { name: 'the punished hole', idea: 'an empty square behind your men is an open door' },
    'coup-direct': { name: 'direct shot', idea: 'give, then take more at once' },
    rappel: { name: 'coup de rappel', idea: 'send a piece away, then call it back' },
    'double-deux': { name: 'double-deux', idea: 'two captures of two, in the right order' },
    mazette: { name: 'coup de mazette', idea: 'build a line, then go through it' },
    napoleon: { name: 'coup Napoléon', idea: 'three gifts, a zigzag capture' },
    philippe: { name: 'coup Philippe', idea: 'clear away, then strike' },
    royal: { name: 'coup royal', idea: 'three given in the centre, five taken' },
    bombe: { name: 'coup de la bombe', idea: 'a man that seemed lost sets out again' },
    trappe: { name: 'trapdoor', idea: 'open the hole the other falls into' },
    turc: { name: 'Turkish shot', idea: 'the king runs into a piece it has already taken' },
    'envoi-a-dame': { name: 'envoi à dame', idea: 'give a king in order to trap it' },
  },
  start: {
    title: 'Start in six steps',
    intro: 'Ten minutes are enough for a first game. Do each step on the board.',
    asked: {
      question: 'Before you play: have I a compulsory capture?',
      why: {
        yes: 'Yes, there is a capture: that is what must be played.',
        no: 'No, nothing to capture: you choose your move.',
      },
      wrong: {
        yes: 'No white man touches a black piece that has a free square right behind it.',
        no: 'Look again: a white man touches a black man, and the square behind that one is free.',
      },
      again: {
        yes: 'Look again: one of your pieces can capture.',
        no: 'None of your pieces can capture here: you choose your move.',
      },
    },
    yes: 'yes',
    no: 'no',
    askHints: [
      'Does one of your men touch an enemy piece with a free square right behind it?',
      'Look at each white man in turn, forward and backward.',
      'Try the other answer, and find out why.',
    ],
    steps: [
      {
        title: 'Set up the men',
        text: 'A dark square at your lower left. Each player fills the first four rows on their side, dark squares only.',
      },
      {
        title: 'White begins',
        text: 'The light pieces make the first move, then you take turns. Touch the man, then the square it goes to. Before every move, look whether you can capture: jump over a neighbouring enemy piece to the empty square right behind it.',
      },
      {
        title: 'Move diagonally',
        text: 'A man moves a single square, diagonally, towards the opponent. Never straight ahead, never back.',
      },
      {
        title: 'Look for captures',
        text: 'You capture by jumping over a neighbouring enemy piece, forward or backward, if the square right behind it is empty. If you can, you must.',
      },
      {
        title: 'Compare captures',
        text: 'After a jump the same piece goes on as long as it can jump again. If there are several captures, count: only the one that takes most pieces is allowed.',
      },
      {
        title: 'Make a king',
        text: 'A man that stops on the last row becomes a king: it glides as far as it likes.',
      },
    ],
    exercises: {
      placer: {
        question: 'Three white men are missing. Tap the squares where they belong.',
        hints: [
          'The four rows at the bottom must be full.',
          'Look for empty dark squares among the white men.',
          'One is in White’s front row, one in the second, one in the corner.',
        ],
        why: 'Twenty men on each side, two empty rows between: the game can begin.',
      },
      commencer: {
        question: 'No capture: play any first move you like for White.',
        hints: [
          'Which men have a free square in front of them?',
          'Those from 31 to 35.',
          'Touch 32, then square 28.',
        ],
        why: 'The game is under way: now it is Black’s turn.',
      },
      diagonale: {
        question: 'No capture: move a white man one square.',
        hints: [
          'Touch a man: the squares it can go to are marked.',
          'All three can move.',
          'For example 38, then 32.',
        ],
        why: 'One square, diagonally, forward.',
      },
      prise: {
        question: 'There is a capture, so it must be played. Which one?',
        hints: ['Which white man touches 28 and has a free square behind it?'],
        why: 'You jump 28, land on 23, and the captured piece leaves the board.',
      },
      compter: {
        question: '34 would take one piece. And 32, how many does it take in all?',
        why: 'Three, one after the other, in a single move.',
      },
      comparer: {
        question: 'One piece or three: play the capture that is allowed.',
        hints: ['Which one takes most pieces?'],
        why: 'The longest is compulsory. And since it ends on the last row, the man becomes a king!',
      },
      dame: {
        question: 'No capture: make a king.',
        hints: ['Which man is one step from the last row?'],
        why: 'It stopped on the last row: it is crowned. You know how to play!',
      },
    },
    next: 'Next step',
    previous: 'Previous step',
    doneTitle: 'You know how to play!',
    done: 'The rest you learn by playing. And before every move, the question: have I a capture?',
    toCourse: 'Go on with the course',
    toGame: 'Play a first game against the machine',
    stepOf: (n, all) => `Step ${n} of ${all}`,
  },
  ui: {
    step: (n) => `Step ${n}`,
    level: (n, all) => `Level ${n} of ${all}`,
    levelLink: (n) => `Level ${n}`,
    stars: (n) => (n === 1 ? '1 star of 3' : `${n} stars of 3`),
    noStars: 'not done yet',
    done: (done, all) => `${done} of ${all}`,
    begin: 'Begin the course',
    goOn: 'Go on',
    again: 'Play this level again',
    next: 'Next level',
    nextStep: 'Next step',
    suggested: 'to do now',
    all: 'All steps',
    contrast: 'Almost the same picture: look for the difference.',
    article: 'The rule of this step',
    stepDone: 'Step finished. Well done!',
    starsHelp:
      'Three stars: right at once, without help. Two: with hints. One: after a mistake. A move that the rules refuse is not counted. Time does not count, and you can always do better later.',
    shelf: 'The shelf of mechanisms',
    shelfEmpty: 'It fills up in steps 10 to 12.',
    shelfText: (n, all) => `${n} of ${all} mastered.`,
    finalTitle: 'The great game',
    finalText:
      'To end with, a real game against the machine at its easiest level. Take your time; you may take moves back, and try again.',
    finalPlay: 'Play against the machine, beginner’s level',
    finalWon: 'You have beaten the machine. Well done!',
    finalLater: 'When you have won, come back here: the page will know.',
    certificate: 'Certificate',
    certificateOf: 'International draughts: first certificate',
    certificateText: (levels, all) =>
      levels === all
        ? `has done the twelve steps of the course, all ${all} levels,`
        : `has done ${levels} of the ${all} levels of the course,`,
    certificateName: 'Your first name',
    certificateHelp: 'It stays on this page: it is neither stored nor sent.',
    certificateWon: 'and has beaten the machine in a real game.',
    certificatePrint: 'Print the certificate',
    certificateDate: (date) => date,
    certificateLocked: (left) =>
      left === 1
        ? 'One more level, and the certificate is yours.'
        : `${left} more levels, and the certificate is yours.`,
    teachers: 'For teachers',
    teachersIntro:
      'One session a step, ten to twenty minutes: a few levels on the screen or the blackboard, then real games. All solutions are here.',
    teachersMinutes: (n) => `${n} min`,
    teachersTips: [
      'Let them play first: technique is learned from their own games.',
      'Two or three problems per child and session, of different strengths, no more.',
      'The pupils propose, the group eliminates. Don’t give the solution, and nobody touches the pieces while thinking.',
      'Be strict about the rules, lenient about the quality of moves.',
      'Give them the rule sheet to take home: families often play otherwise.',
      'Progress stays in the browser of each computer; nothing is sent, no account is needed.',
    ],
    teachersSolutions: 'Steps and solutions',
    teachersSheet: 'The rule sheet to print',
    solution: 'Solution',
    solutions: (n) => `The ${n} levels and their solutions`,
    openLevel: 'Open the level',
    answer: {
      squares: (list, n) => (n === 1 ? `square ${list}` : `squares ${list}`),
      any: 'any legal move',
      legal: 'allowed',
      illegal: 'not allowed',
    },
  },
};
