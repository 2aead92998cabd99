import type { FaqContent } from '../types';

export const faq: FaqContent = {
  title: 'Frequent questions',
  intro: 'One question, one short answer. Each answer has its own address.',
  items: {
    'quelle-est-la-regle': {
      ask: 'What is the rule of draughts?',
      answer:
        'Men step diagonally on the dark squares and capture by jumping. Capturing is compulsory, and the capture with most pieces must be played. A man that stops at the far end becomes a king. Whoever has no move left loses.',
      board: 'capture',
    },
    'comment-commencer': {
      ask: 'How do I begin a game?',
      answer:
        'A dark square at your left, twenty men a side on four rows, and White plays. Before every move ask yourself whether you have a capture.',
      board: 'start',
    },
    'combien-de-pions': {
      ask: 'How many men and squares?',
      answer:
        'Twenty men for each player, forty in all, on a board of 100 squares of which 50 are used.',
      board: 'start',
    },
    'qui-commence': {
      ask: 'Who begins?',
      answer:
        'White, the light pieces. Some boxes say otherwise; in the international game it is always White.',
    },
    'sens-du-damier': {
      ask: 'Which way round does the board go?',
      answer:
        'Each player has a dark square in the corner at their left. The main diagonal starts there.',
      board: 'start',
    },
    'regle-dame-ou-dames': {
      ask: '“Règle dame” or “règle dames”?',
      answer:
        'People search for both in French. The game is plural: “les règles du jeu de dames”. “La règle de la dame” is about the king, the promoted piece that moves from afar.',
    },
    'dame-et-dames': {
      ask: 'What is the difference between “la dame” and “les dames”?',
      answer:
        '“Une dame” is a piece: a man that reached the far end, called king in English. “Les dames” is the game.',
    },
    'prise-obligatoire': {
      ask: 'Is capturing compulsory?',
      answer:
        'Yes, always, even if it loses pieces. You only choose between captures of the same number.',
      board: 'capture',
    },
    'prise-en-arriere': {
      ask: 'May a man capture backward?',
      answer: 'Yes. It steps forward only, but it captures both ways.',
      board: 'manBackward',
    },
    'comment-va-la-dame': {
      ask: 'How does the king move?',
      answer:
        'As many free squares as it likes, diagonally, in four directions. It captures from afar and chooses its square behind the piece taken.',
      board: 'flyingKing',
    },
    'dame-ou-deux-pions': {
      ask: 'A king or two men: which do I take?',
      answer: 'The two men. Pieces are counted, not their rank.',
      board: 'twoMenOneKing',
    },
    'dame-prioritaire': {
      ask: 'Is a king worth more in the majority rule?',
      answer: 'No: captured or capturing, it counts one. With equal numbers you choose.',
      board: 'equal',
    },
    'quand-dame': {
      ask: 'When is a man crowned?',
      answer: 'When its move ends on the last row. It acts as a king from your next turn.',
      board: 'promotion',
    },
    'dame-en-passant': {
      ask: 'Is a man crowned in passing?',
      answer: 'No. If it must go on capturing, it leaves the row again as a man and stays a man.',
      board: 'passing',
    },
    souffler: {
      ask: 'What does “souffler n’est pas jouer” mean?',
      answer:
        '“Huffing is not moving”: one used to remove the piece that had forgotten to capture and then make one’s move; the removal did not count as a move. It has been abolished since the early 20th century.',
      board: 'huffed',
    },
    'coup-oublie': {
      ask: 'My opponent forgot to capture. What now?',
      answer:
        'Choose before you move: have it corrected, or leave it. Once you play, you have accepted it. At home, simply take the move back.',
      board: 'huffed',
    },
    bloque: {
      ask: 'All my pieces are blocked. Is it a draw?',
      answer: 'No, it is lost. There is no stalemate in draughts.',
      board: 'lost',
    },
    'quand-nulle': {
      ask: 'When is the game drawn?',
      answer:
        'At the third repetition, after 25 moves each without a capture or a man move, after 16 moves in certain endings, and in the smallest endings without an immediate win. Among friends, by agreement.',
      board: 'repeat',
    },
    'trois-dames': {
      ask: 'Three kings against one: who wins?',
      answer:
        'The three kings have sixteen moves to win, then it is a draw. If the lone king holds the main diagonal it usually escapes.',
      board: 'threeKings',
    },
    checkers: {
      ask: 'What is the difference with checkers?',
      answer:
        'Checkers (English draughts) has 64 squares and twelve men, men capture forward only, the king goes one square, and you may choose how many to take. Here: a hundred squares, twenty men, backward captures, a flying king, the majority rule.',
    },
  },
};
