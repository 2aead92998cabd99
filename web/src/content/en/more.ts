import type { MoreContent } from '../types';

export const more: MoreContent = {
  variants: {
    title: 'The variants, told apart',
    intro:
      'The international game is that of the French and world championships. What follows is another game each time: agree before you start.',
    changes: 'Changes the rule:',
    items: {
      box8: {
        name: 'The 8x8 box',
        text: 'Twelve men on 64 squares. Often men capture forward only and the king goes one square. Read the leaflet: it alone decides.',
      },
      sansMajorite: {
        name: 'At home, without the majority',
        text: 'Capturing stays compulsory, but any capture will do. The combinations of the international game no longer work.',
      },
      soufflage: {
        name: 'Huffing',
        text: 'The piece that forgot to capture is removed. An old custom that some families keep.',
      },
      bresil: {
        name: 'Brazilian draughts',
        text: 'The international rules on an 8x8 board with twelve men.',
      },
      anglais: {
        name: 'English draughts (checkers)',
        text: '8x8, twelve men, men capture forward only, the king goes one square, no majority.',
      },
      canada: {
        name: 'Canadian draughts',
        text: 'The international rules on 144 squares, with thirty men a side.',
      },
    },
    surprises: {
      title: 'Coming from 8x8? Three surprises',
      intro: 'Twelve men there, twenty here, and above all:',
      items: [
        {
          title: 'Men capture backward',
          text: 'They step forward but capture both ways.',
          board: 'manBackward',
        },
        {
          title: 'The king flies',
          text: 'It covers the whole diagonal and chooses where to land.',
          board: 'flyingKing',
        },
        {
          title: 'Take the most pieces',
          text: 'Count each capture: the longest is compulsory.',
          board: 'three',
        },
      ],
    },
  },
  advice: {
    title: 'Five pieces of advice, and their reasons',
    intro: 'These are advice, not rules. Try each on its board.',
    exercises: {
      together: {
        question: 'The black man on 22 is isolated. Play a white move that wins it.',
        hints: [
          'Attack it where it cannot capture you.',
          'The square behind your attacker must be occupied.',
          'It is 32 that comes nearer.',
        ],
        why: 'Nobody can come behind 22 to defend it, and if it steps on, it is captured.',
        wrong: {
          '33-28': '22 captures 28 at once: square 33 has just become free behind it.',
          '31-27': '22 captures 27 at once: square 31 has just become free behind it.',
          '31-26': 'This move does not attack 22: it gets away or is helped.',
          '33-29': 'This move does not attack 22: it gets away or is helped.',
        },
      },
      centre: {
        question: 'One of these white men has two moves, the others only one. Touch it.',
        hints: [
          'Count the free squares in front of each man.',
          'At the edge one of the two squares is missing.',
          'It is the one in the middle.',
        ],
        why: '28 can go to 22 or to 23. At the edge a man has only one square in front of it.',
        wrong: {
          26: 'At the edge: it can only go to 21.',
          36: 'At the edge: it can only go to 31.',
          45: 'At the edge: it can only go to 40.',
        },
      },
      back: {
        question:
          'The black man on 38 wants to become a king. Play a move that keeps its doors shut.',
        hints: [
          'Where can 38 get through, and who would capture it?',
          '48 guards both ways: it must stay.',
          'Move far from there, or leave it only a guarded way.',
        ],
        why: 'As long as 48 is at home, 38 is captured as soon as it steps on.',
        wrong: {
          '47-42': '38 captures 42 and becomes a king on 47.',
          '48-42': 'The way is open: 38 goes to 43 and then becomes a king.',
          '48-43': '38 captures 43 and becomes a king on 49.',
        },
      },
    },
    items: {
      together: {
        title: 'Keep your men together',
        why: 'A lone man has nobody behind it: it is easy to take.',
        task: 'The black man on 22 stands alone before its friends. Which white men can approach it?',
      },
      centre: {
        title: 'Hold the centre',
        why: 'A man in the middle has two moves; at the edge it has one.',
        task: 'Compare: 28 can go to 22 or 23, 36 only to 31.',
      },
      ask: {
        title: 'Ask what your opponent will be forced to capture',
        why: 'Their capture is as compulsory as yours: count what they must play before what you may take.',
        task: 'Black to move: play, then look for what White must take.',
      },
      back: {
        title: 'Keep men on the base row',
        why: 'While the last row is defended the enemy can hardly make a king.',
        task: 'The black man on 38 wants to be crowned. Keep the doors shut.',
      },
      force: {
        title: 'Use the compulsory capture',
        why: 'The majority rule binds your opponent, too: they must capture where you want. Give one man, take three back.',
        task: 'Play 32-27: Black must capture; then look for the chain.',
      },
    },
  },
  history: {
    title: 'A history, with its doubts',
    events: [
      ['Middle Ages', 'The game comes from alquerque, a game on lines.'],
      [
        'Around the 12th century',
        'It moves to the chessboard of 64 squares; other accounts say later.',
      ],
      ['About 1550', 'The board of a hundred squares is perhaps in use in the Netherlands.'],
      [
        '1650 to 1700',
        'Each side now has twenty men. In France people speak of “Polish draughts”.',
      ],
      [
        '19th century',
        'Clubs, reviews and tournaments; the game spreads fast through France and today’s Belgium and becomes that of international matches.',
      ],
      ['1894', 'First recognised world championship, won by Isidore Weiss of France.'],
      ['1909', 'By one account the French federation fixes the rules.'],
      ['1947', 'The world federation FMJD is founded.'],
    ],
    doubtsTitle: 'What is not certain',
    doubts: [
      'The origin of the name “Polish” is unknown.',
      'The dates of the hundred squares and the twenty men differ from source to source.',
      'The end of huffing is put in 1909–1911 or in 1923.',
      'Old texts describe play on the light squares: some family boards are still turned that way.',
    ],
    sourcesTitle: 'Sources and version treated',
    version:
      'These pages treat the international game on a hundred squares: the French federation’s summary (FFJD) for draws, Annex 1 of the world federation (FMJD) for irregularities. Where the two differ, both are named. An article number appears only if it has been checked.',
    sources: [
      'FMJD, Annex 1: official rules of the game (the English text is the legal one)',
      'FMJD, Annex 3: competition regulations',
      'FFJD: summary of the rules, and the arbiters’ forum',
      'The hundred-square rules of a French regional league',
      'KNDB: Dutch rules, questions from schools',
      'Reference pages on variants and history',
    ],
  },
};
