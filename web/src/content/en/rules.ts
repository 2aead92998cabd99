import type { RulesContent } from '../types';

const annex = 'FMJD, Annex 1; the French federation’s summary (FFJD)';

export const rules: RulesContent = {
  title: 'The rules of international draughts',
  first: {
    title: 'Read this first',
    text: 'Players take turns on the 50 dark squares of a [[damier|board]] of 100. A [[pion|man]] steps one square diagonally forward; it captures by jumping, forward or backward. If there is a capture, it is [[prise-obligatoire|compulsory]]; if there are several, you play the one that takes [[prise-majoritaire|most pieces]]. A man that ends its move on the last row becomes a [[dame|king]], which glides as far as it likes. Whoever has no piece left, or no move, has lost.',
  },
  sheet: {
    title: 'Fact sheet',
    rows: [
      ['Players', '2, taking turns'],
      ['Board', '100 squares, 50 in use: the dark ones only'],
      ['Which way round', 'a dark square at each player’s left, on the edge near them'],
      ['Set-up', '20 men a side on its first four rows, 40 in all; the two middle rows stay empty'],
      ['First move', 'White (the light pieces)'],
      ['Aim', 'take all enemy pieces, or block them'],
      [
        'Version',
        'the international game on 100 squares, that of the French and world championships',
      ],
    ],
  },
  decisions: {
    title: 'What must I play? The decision table',
    intro:
      'Three questions stop a game. Find what you see; each row opens on a board where you can try it.',
    heads: { see: 'I see…', rule: 'The rule', decide: 'My decision' },
    questions: {
      move: 'May I move?',
      must: 'Must I capture?',
      which: 'Which capture must I play?',
    },
    rows: {
      none: {
        see: 'no capture',
        rule: 'Without a capture any move is free.',
        decide: 'I play the man or king I like.',
      },
      blocked: {
        see: 'no possible move',
        rule: 'To be blocked is to lose: there is no stalemate.',
        decide: 'The game is over, I have lost.',
      },
      one: {
        see: 'a single capture',
        rule: 'Capturing is compulsory, wherever on the board.',
        decide: 'I play it, even if I had other plans.',
      },
      losing: {
        see: 'a capture that suits my opponent',
        rule: 'The duty does not depend on whether the move is good.',
        decide: 'I capture all the same.',
      },
      kingFar: {
        see: 'my king can capture from afar',
        rule: 'A king’s capture is compulsory, too, and goes on while something is left to take.',
        decide: 'I choose a landing square from which it can go on.',
      },
      several: {
        see: 'several captures of different length',
        rule: 'Majority capture: the greatest number of pieces.',
        decide: 'I count each capture and play the longest.',
      },
      equal: {
        see: 'several captures of the same number',
        rule: 'With equal numbers the choice is free.',
        decide: 'I play the one I prefer, king or man.',
      },
      kingOrMen: {
        see: 'a king to take, or two men',
        rule: 'Only the number counts: a king is one piece.',
        decide: 'I take the two men.',
      },
      passing: {
        see: 'my man touches the last row and must go on',
        rule: 'Passing is not stopping: no promotion.',
        decide: 'I finish the capture; it stays a man.',
      },
      stops: {
        see: 'my man stops on the last row',
        rule: 'It is crowned, and acts as a king from my next turn only.',
        decide: 'I crown it and let my opponent play.',
      },
      landing: {
        see: 'several free squares behind the piece taken',
        rule: 'The king lands where it likes behind, unless a capture must go on.',
        decide: 'I choose one of those squares.',
      },
      ghost: {
        see: 'a piece already taken is in my way',
        rule: 'Captured pieces are lifted at the end only; until then they block.',
        decide: 'I stop in front of it.',
      },
    },
  },
  drawings: {
    title: 'Four drawings that explain it',
    intro: 'These are real boards: touch a piece, then a square. A refused move is explained.',
    items: {
      start: {
        title: 'The starting position',
        legend:
          'Twenty black men on 1 to 20, twenty white ones on 31 to 50; squares 21 to 30 are empty. White begins.',
      },
      capture: {
        title: 'The compulsory capture',
        legend: '32 must jump 28 and land on 23. Playing 45 is not allowed.',
      },
      twoMenOneKing: {
        title: 'The majority capture',
        legend: 'Two men go before one king: 33x13 takes two pieces, 37x26 would take one.',
      },
      flyingKing: {
        title: 'The flying king',
        legend: 'The king takes 28 from afar and may stop on 23, 19, 14, 10 or 5.',
      },
    },
  },
  steps: {
    title: 'Start in six steps',
    items: [
      'Put the men on the dark squares, four rows a side.',
      'White plays the first move.',
      'Step one square diagonally, towards the enemy.',
      'Look for captures all over the board, forward and backward.',
      'If there are several, count: the longest is compulsory.',
      'A man that stops at the far end becomes a king.',
    ],
    habit: 'Before every move, one question: “have I a capture?”',
  },
  pieces: {
    title: 'Man, king, promotion',
    heads: ['', 'Man', 'King', 'Man just crowned'],
    rows: [
      [
        'Moves',
        'one square diagonally forward',
        'as many free squares as it likes, in four directions',
        'like a king, from the next turn',
      ],
      [
        'Captures',
        'jumps a piece beside it, forward or backward',
        'jumps a piece at any distance, lands where it likes behind',
        'does not go on as a king in the same move',
      ],
      ['Duty', 'must capture', 'must capture', 'must capture on its next turn'],
      ['Worth in the majority', 'counts one', 'counts one', 'counts one'],
      [
        'Sign on the board',
        'one man',
        'two men, one on the other',
        'the second man is put on at the end of the move',
      ],
    ],
  },
  captures: {
    title: 'The cases of capture',
    heads: ['Situation', 'Rule', 'Example'],
    rows: [
      ['One capture', 'it is compulsory', '32x23'],
      ['Several captures', 'the one with most pieces', '32x3: three pieces, and not 34x25: one'],
      ['Equal number', 'free choice', '33x22 or 37x26'],
      ['Capture by a king', 'compulsory, from afar too', '46x5, 46x10, 46x14, 46x19 or 46x23'],
      ['Captured pieces', 'lifted together when the move is over', 'until then they block'],
      ['Same piece twice', 'never', '10x19, without going back over 14'],
      ['Same empty square twice', 'allowed', '1x3 crosses square 12 twice'],
      ['A piece of one’s own', 'never jumped', 'king 46 stops before 32'],
    ],
  },
  articlesTitle: 'The rules, article by article',
  articles: {
    plateau: {
      title: 'The board and the set-up',
      text: [
        'Two people play on the 50 dark squares of a ten by ten board. Place it so that each has a dark square at their left, on the edge near them. Light squares are never used.',
        'Each side puts 20 men on the dark squares of its first four rows. The two middle rows stay empty.',
      ],
      boards: [{ board: 'start', caption: 'Twenty men a side.' }],
    },
    notation: {
      title: 'Numbers and notation',
      text: [
        'The dark squares are numbered 1 to 50, left to right and top to bottom, seen from White’s side: this is the [[notation|Manoury notation]]. At the start Black stands on squares 1 to 20 and White on squares 31 to 50.',
        'A hyphen stands for a move, a cross for a capture: 32-28 is a possible first move, 32x23 a capture. When two captures share start and end but not the pieces taken, the whole path is written.',
      ],
      boards: [
        { board: 'ambiguous', caption: '47x36 is not enough: two paths take different pieces.' },
      ],
    },
    but: {
      title: 'Aim and turns',
      text: [
        'White moves first, then players alternate. Nobody may pass.',
        'You win by taking all enemy pieces or by leaving the enemy without a legal move.',
      ],
    },
    pion: {
      title: 'The man',
      text: [
        'A man steps a single square, diagonally, to a free dark square in front of it. It never steps back and never two squares.',
        'It captures an enemy piece beside it by jumping over it, if the square right behind is free. It captures forward or backward.',
      ],
      boards: [
        { board: 'manStep', caption: '28 can go to 22 or 23.' },
        { board: 'manBackward', caption: 'The man on 23 captures backward: 23x32.' },
        { board: 'noRoom', caption: 'Behind 28 the square 23 is taken: no capture.' },
      ],
    },
    'dame-volante': {
      title: 'The flying king',
      text: [
        'The king moves as many free squares as it likes along a diagonal, forward or backward.',
        'It captures an enemy piece at any distance, if the squares between are free and at least one behind is. It lands on one of the free squares behind; if another capture is possible from one of them, it chooses a landing from which it can go on, and may turn.',
        'Two pieces behind one another stop it. No piece ever jumps one of its own side.',
      ],
      boards: [
        { board: 'flyingKing', caption: 'Five landing squares for one capture.' },
        { board: 'kingChooses', caption: 'Two pieces to take: the landing matters.' },
        { board: 'twoTouching', caption: '28 and 23 touch: nothing to take.' },
        {
          board: 'ownPiece',
          caption: 'The king does not pass over its own man; the man captures.',
        },
      ],
    },
    'prise-obligatoire': {
      title: 'Capturing is compulsory',
      text: [
        'As soon as there is a capture anywhere on the board, every other move is forbidden. That holds even when the capture costs you pieces: all combinations rest on it.',
      ],
      boards: [{ board: 'capture', caption: 'Try to play 45: the board says why it is refused.' }],
    },
    rafle: {
      title: 'The multiple capture',
      text: [
        'After a capture the same piece goes on while it can take more. The whole [[rafle|chain]] is one move.',
        'It may turn at every jump. Stopping before the end is not allowed.',
      ],
      boards: [
        { board: 'rafle', caption: '32x21x12x3: three pieces in one move.' },
        { board: 'turning', caption: 'The chain turns: 33x22x11.' },
      ],
    },
    'pieces-prises': {
      title: 'Captured pieces leave at the end',
      text: [
        'Captured pieces stay on the board until the move is over, then all of them are lifted. Picking them up on the way is a fault.',
        'While they stand they block the way, and none is jumped twice. An empty square, however, may be crossed several times. The [[coup-turc|Turkish shot]] plays on this.',
      ],
      boards: [
        {
          board: 'ghost',
          caption:
            'The black king takes four pieces and stops on 19, against 13, which is already taken.',
        },
        { board: 'crossing', caption: 'The king crosses square 12 twice.' },
        { board: 'onceOnly', caption: '14 is jumped only once.' },
      ],
    },
    'prise-majoritaire': {
      title: 'The majority capture',
      text: [
        'Of several captures you must play the one that takes most pieces. Only the number counts: a captured king is one piece, and it does not matter which piece captures. Two men go before one king, three men before two kings.',
        'With equal numbers you choose freely.',
        'Example: a white man on 32, black men on 27, 17 and 8, squares 21, 12 and 3 free. The move 32x21x12x3, written 32x3, takes three pieces and ends as a king. If another white man could take one, 32x3 would still be compulsory.',
      ],
      boards: [
        { board: 'three', caption: '32x3 takes three pieces; 34x25, only one, is refused.' },
        { board: 'twoMenOneKing', caption: 'Two men before one king.' },
        { board: 'threeMenTwoKings', caption: 'Three men before two kings.' },
        { board: 'equal', caption: 'One piece each way: free choice.' },
      ],
    },
    promotion: {
      title: 'Promotion',
      text: [
        'A man whose move ends on the last row becomes a king; it is [[couronner|crowned]] with a second man.',
        'If it only passes over that row during a capture, it goes on as a man and stays a man.',
        'The new king acts from your next turn only, after your opponent has played.',
      ],
      boards: [
        { board: 'promotion', caption: '7 stops on 1 or 2: a king.' },
        { board: 'passing', caption: '12x3x14: it only passed, it stays a man.' },
        {
          board: 'stopsThere',
          caption: '12x3 stops there: the king does not take 20 in the same move.',
        },
      ],
    },
    'fin-de-partie': {
      title: 'Winning and losing',
      text: [
        'Whoever is [[trait|to move]] and has no piece or no legal move has lost. To have pieces left, all of them blocked, is to lose. One may also [[abandon|resign]].',
      ],
      boards: [
        { board: 'blocking', caption: '46-41 shuts the black man in: won.' },
        { board: 'lost', caption: 'The white king has nowhere to go: lost, not drawn.' },
      ],
    },
    nulle: {
      title: 'The draw',
      text: [
        'The same position with the same side to move for the third time: a draw.',
        '25 moves by each side without a capture or a man move: a draw.',
        'Three kings, two kings and a man, or one king and two men against a lone king: a draw after 16 moves by each side, if nobody has won.',
        'One king against one, or two against one, without an immediate win: a draw. The French text declares it at once (damier works it out exactly and shows the proof); Annex 1 of the FMJD leaves each side five moves.',
        'When nobody can reasonably win any more, a draw may be declared: by itself or on request, as the ruleset chosen for the game has it.',
        'Among friends the game is drawn as soon as both agree; the limits above are the federations’. The usual French name is [[nulle|remise]].',
      ],
      boards: [
        { board: 'twoKings', caption: 'The exception: two kings against one, and 47-15 wins.' },
        { board: 'threeKings', caption: 'Three kings against one: sixteen moves to win.' },
      ],
    },
    'piece-touchee': {
      title: 'Touch-move',
      text: [
        'Whoever deliberately touches a piece of theirs that can move must play it. Until they let go they may choose among its permitted squares.',
        'To straighten a piece, first say “[[j-adoube|j’adoube]]” (I adjust).',
        'Touching a piece that cannot move binds to nothing.',
      ],
      boards: [{ board: 'touched', caption: 'Piece touched: 32. So 32-27 or 32-28, as you like.' }],
    },
    irregularites: {
      title: 'Irregularities',
      text: [
        'Two moves in a row, too many or too few pieces taken, stopping in mid-capture, a forgotten capture: the opponent alone decides. They have it corrected or leave the position as it is; if they play on, they have accepted it.',
        'Picking up pieces one by one during the capture is a fault, too.',
        'At home it is simpler: go back to the last legal position.',
      ],
      boards: [{ board: 'huffed', caption: 'White plays 34-29 and forgets 28x19: Black chooses.' }],
    },
    souffler: {
      title: 'Huffing: an old practice',
      text: [
        'In former times one could “[[souffler|huff]]” the piece that had forgotten to capture: it was removed, and then one made one’s move. The practice was abolished in the early 20th century (sources differ on the year). Today the capture is compulsory and the opponent has it corrected.',
      ],
    },
  },
  sources: {
    plateau: 'FMJD 1/5.1 and 1/5.2 for a board placed wrongly; French rule texts',
    notation: 'FMJD, Annex 1; the PDN standard for paths',
    but: annex,
    pion: annex,
    'dame-volante': 'FMJD 1/4.3; French rule texts',
    'prise-obligatoire': 'FMJD 1/4 and 1/5.4.6',
    rafle: 'FMJD 1/4 and 1/5.4.9',
    'pieces-prises': 'FMJD 1/4.4, 1/4.5, 1/5.4.8 and 1/5.4.10',
    'prise-majoritaire': 'FMJD 1/4 and 1/5.4.8',
    promotion: 'FMJD 1/5.4.15 and 1/5.4.16; French rule texts',
    'fin-de-partie': annex,
    nulle: 'the French federation’s summary (FFJD); FMJD 1/6.3 and 1/6.4',
    'piece-touchee': 'FMJD 1/5.4.3; French texts for “j’adoube”',
    irregularites: 'FMJD 1/5.4.1 to 1/5.4.17; a French text for games at home',
    souffler: 'French texts; FMJD 1/5.4.7; the French federation’s forum for the year',
  },
};
