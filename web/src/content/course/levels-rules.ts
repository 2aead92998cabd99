/** The levels of the course in which the rules are learnt: how pieces move and take. */
import { START, type LevelEntry } from './entry';

const LOOK = 'W:W32,45:B28,6';
export const CHAIN = 'W:W32:B8,17,27';
const NUMBER = 'W:W33,37:B18,28,K31';
const PASSING = 'W:W12:B8,9';
const ARRIVING = 'W:W12:B8,20';
const GHOST = 'B:W12,13,22,24,30:BK25';

export const rulesLevels = {
  // 1. The board and the start.
  'damier-coin': { step: 'damier', kind: 'choice', fen: START, answer: 0, point: [46] },
  'damier-combien': { step: 'damier', kind: 'choice', fen: START, answer: 2 },
  'damier-manque': {
    step: 'damier',
    kind: 'tap',
    fen: 'W:W31-36,38-50:B1-20',
    squares: [37],
    place: 'W',
    point: [32, 36, 38, 41, 42],
  },
  'damier-numero': { step: 'damier', kind: 'tap', fen: START, squares: [28], point: [26, 30] },
  'damier-premier': { step: 'damier', kind: 'choice', fen: START, answer: 1 },
  'damier-coup': { step: 'damier', kind: 'play', fen: START, point: [31, 32, 33, 34, 35] },

  // 2. Walking.
  'marcher-cases': { step: 'marcher', kind: 'tap', fen: 'W:W28:B5', squares: [22, 23] },
  'marcher-pas': { step: 'marcher', kind: 'play', fen: 'W:W28:B5', point: [28] },
  'marcher-bouche': {
    step: 'marcher',
    kind: 'tap',
    fen: 'W:W22,28:B5',
    squares: [23],
    point: [22, 28],
    contrast: true,
  },
  'marcher-bord': { step: 'marcher', kind: 'tap', fen: 'W:W36:B5', squares: [31], point: [36] },
  'marcher-recule': {
    step: 'marcher',
    kind: 'legal',
    fen: 'W:W28:B5',
    move: '28-33',
    code: 'man-moves-backward',
  },
  'marcher-saute': {
    step: 'marcher',
    kind: 'legal',
    fen: 'W:W28:B5',
    move: '28-17',
    code: 'man-moves-too-far',
  },

  // 3. Capturing, forward and backward.
  'prendre-saute': { step: 'prendre', kind: 'play', fen: 'W:W32:B28', moves: ['32x23'] },
  'prendre-loin': {
    step: 'prendre',
    kind: 'legal',
    fen: 'W:W32:B23',
    move: '32x19',
    code: 'man-moves-too-far',
    contrast: true,
  },
  'prendre-arriere': { step: 'prendre', kind: 'play', fen: 'W:W23:B28', moves: ['23x32'] },
  'prendre-quatre': {
    step: 'prendre',
    kind: 'landing',
    fen: 'W:W28:B22,23,32,33',
    from: 28,
    squares: [17, 19, 37, 39],
  },
  'prendre-place': {
    step: 'prendre',
    kind: 'tap',
    fen: 'W:W28:B17,22,23',
    squares: [23],
    point: [17, 19],
  },
  'prendre-noirs': { step: 'prendre', kind: 'play', fen: 'B:W28:B22', moves: ['22x33'] },

  // 4. Capturing is compulsory.
  'obligation-question': { step: 'obligation', kind: 'choice', fen: LOOK, answer: 0, point: [28] },
  'obligation-partout': { step: 'obligation', kind: 'play', fen: LOOK, moves: ['32x23'] },
  'obligation-refus': {
    step: 'obligation',
    kind: 'legal',
    fen: LOOK,
    move: '45-40',
    code: 'capture-mandatory',
  },
  'obligation-bouchee': {
    step: 'obligation',
    kind: 'choice',
    fen: 'W:W32,37:B23,28',
    answer: 2,
    point: [23],
    contrast: true,
  },
  'obligation-toucher': {
    step: 'obligation',
    kind: 'touch',
    fen: 'W:W27,34,38,45:B9,21,33,40',
    squares: [27, 38],
    point: [21, 33, 40],
  },
  'obligation-arriere': {
    step: 'obligation',
    kind: 'play',
    fen: 'W:W23,45:B6,28',
    moves: ['23x32'],
  },
  'obligation-perdre': {
    step: 'obligation',
    kind: 'play',
    fen: 'B:W27,37,41:B14,21,23',
    moves: ['21x32'],
  },

  // 5. Several captures in one move.
  'rafle-trois': { step: 'rafle', kind: 'play', fen: CHAIN, moves: ['32x3'], told: true },
  'rafle-stop': {
    step: 'rafle',
    kind: 'legal',
    fen: CHAIN,
    move: '32x21',
    code: 'capture-unfinished',
  },
  'rafle-tourne': {
    step: 'rafle',
    kind: 'play',
    fen: 'W:W33:B8,17,28',
    moves: ['33x11'],
    told: true,
  },
  'rafle-compte': { step: 'rafle', kind: 'count', fen: 'W:W38:B12,22,32,33', from: 38, count: 3 },
  'rafle-tour': {
    step: 'rafle',
    kind: 'play',
    fen: 'W:W28:B12,13,22,23',
    moves: ['28x28'],
    told: true,
  },
  'rafle-apres': {
    step: 'rafle',
    kind: 'predict',
    fen: 'W:W37:B9,13,22,30,32',
    line: ['37x17'],
    side: 'black',
    squares: [9, 13, 30],
    point: [22, 32],
  },
  'rafle-six': {
    step: 'rafle',
    kind: 'play',
    fen: 'W:W46:B21,22,31,33,41,43',
    moves: ['46x48'],
    told: true,
  },

  // 6. The majority.
  'majorite-compte': {
    step: 'majorite',
    kind: 'count',
    fen: 'W:W32,34:B8,17,27,30',
    from: 32,
    count: 3,
  },
  'majorite-longue': {
    step: 'majorite',
    kind: 'play',
    fen: 'W:W32,34:B8,17,27,30',
    moves: ['32x3'],
    told: true,
  },
  'majorite-dame': { step: 'majorite', kind: 'play', fen: NUMBER, moves: ['33x13'], told: true },
  'majorite-refus': {
    step: 'majorite',
    kind: 'legal',
    fen: NUMBER,
    move: '37x26',
    code: 'majority',
  },
  'majorite-egal': {
    step: 'majorite',
    kind: 'touch',
    fen: 'W:W33,37:BK28,31',
    squares: [33, 37],
    point: [28, 31],
    contrast: true,
  },
  'majorite-chemin': {
    step: 'majorite',
    kind: 'play',
    fen: 'W:W28:B13,22,23,32',
    moves: ['28x8'],
    told: true,
  },
  'majorite-trois': {
    step: 'majorite',
    kind: 'play',
    fen: 'W:W33,34,44:B9,K17,20,K28,30',
    moves: ['34x3'],
    told: true,
  },

  // 7. Becoming a king.
  'couronner-cases': {
    step: 'couronner',
    kind: 'tap',
    fen: 'W:W12:B36',
    squares: [1, 2, 3, 4, 5],
    point: [12],
  },
  'couronner-arrive': { step: 'couronner', kind: 'play', fen: 'W:W7:B45', moves: ['7-1', '7-2'] },
  'couronner-passe': {
    step: 'couronner',
    kind: 'play',
    fen: PASSING,
    moves: ['12x14'],
    told: true,
  },
  'couronner-reste': {
    step: 'couronner',
    kind: 'choice',
    fen: PASSING,
    move: '12x14',
    answer: 1,
    point: [3, 14],
  },
  'couronner-arrete': {
    step: 'couronner',
    kind: 'play',
    fen: ARRIVING,
    moves: ['12x3'],
    contrast: true,
    told: true,
  },
  'couronner-suite': {
    step: 'couronner',
    kind: 'choice',
    fen: ARRIVING,
    move: '12x3',
    answer: 1,
    point: [3, 20],
  },

  // 8. The flying king.
  'volante-vole': {
    step: 'dame-volante',
    kind: 'tap',
    fen: 'W:WK46:B6',
    squares: [5, 10, 14, 19, 23, 28, 32, 37, 41],
    point: [46],
  },
  'volante-loin': {
    step: 'dame-volante',
    kind: 'landing',
    fen: 'W:WK46:B28',
    from: 46,
    squares: [5, 10, 14, 19, 23],
    point: [28],
  },
  'volante-suite': {
    step: 'dame-volante',
    kind: 'play',
    fen: 'W:WK46:B24,28',
    moves: ['46x30', '46x35'],
    contrast: true,
    told: true,
  },
  'volante-mur': {
    step: 'dame-volante',
    kind: 'legal',
    fen: 'W:WK46:B23,28',
    move: '46x19',
    code: 'path-blocked',
    contrast: true,
  },
  'volante-tourne': {
    step: 'dame-volante',
    kind: 'play',
    fen: 'W:WK46:B8,18,29,32',
    moves: ['46x3'],
    told: true,
  },
  'volante-croise': {
    step: 'dame-volante',
    kind: 'count',
    fen: 'W:WK1:B8,18,43,44',
    from: 1,
    count: 4,
  },
  'volante-fantome': {
    step: 'dame-volante',
    kind: 'legal',
    fen: 'W:WK12:B7,40,K49',
    move: '12x1x45',
    code: 'piece-jumped-twice',
  },
  'volante-turc': {
    step: 'dame-volante',
    kind: 'landing',
    fen: GHOST,
    from: 25,
    squares: [19],
    point: [13],
  },
} as const satisfies Record<string, LevelEntry>;
