/** The levels of the course in which playing is learnt: how a game ends, and is won. */
import { START, type LevelEntry } from './entry';
import { CHAIN } from './levels-rules';

const MANY = 'W:W27,32,33,34,36,44,49:B16,17,18,19,23,25,30';
const BEFORE_THE_TRAP =
  'W:W27,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1-17,19,20,23';

export const playLevels = {
  // 9. Winning and drawing.
  'fin-bloquer': {
    step: 'fin',
    kind: 'play',
    fen: 'W:W46,47:B36',
    moves: ['46-41'],
    replies: { '47-42': ['36-41'] },
  },
  'fin-bloque': { step: 'fin', kind: 'choice', fen: 'W:WK46:B37,41', answer: 1, point: [37, 41] },
  'fin-opposition': { step: 'fin', kind: 'choice', fen: 'B:W27:B17', answer: 0, point: [21, 22] },
  'fin-trait': {
    step: 'fin',
    kind: 'choice',
    fen: 'W:W27:B17',
    answer: 1,
    point: [21, 22],
    contrast: true,
  },
  'fin-repetition': { step: 'fin', kind: 'choice', fen: 'W:W36,K46,K47:BK4,6,K15', answer: 2 },
  'fin-limites': { step: 'fin', kind: 'choice', fen: 'W:WK46,K47,K48:BK5', answer: 1 },
  'fin-deux-dames': { step: 'fin', kind: 'play', fen: 'W:WK36,K47:BK4', moves: ['47-15'] },
  'fin-trois-dames': {
    step: 'fin',
    kind: 'choice',
    fen: 'W:WK6,K16,K45:BK5',
    answer: 1,
    point: [5, 46],
  },

  // 10. Writing, exchanging, traps.
  'echanger-nom': { step: 'echanger', kind: 'squares', fen: START, task: 'name', square: 33 },
  'echanger-case': { step: 'echanger', kind: 'squares', fen: START, task: 'tap', square: 37 },
  'echanger-ecrire': {
    step: 'echanger',
    kind: 'choice',
    fen: CHAIN,
    move: '32x3',
    answer: 1,
    point: [32, 3],
  },
  'echanger-reprendre': {
    step: 'echanger',
    kind: 'touch',
    fen: 'B:W19,31,33-50:B1-18,20',
    squares: [13, 14],
    point: [19],
  },
  'echanger-pionnage': {
    step: 'echanger',
    kind: 'line',
    fen: 'B:W28,31,33-50:B1-20',
    line: ['19-23', '28x19', '14x23'],
  },
  'echanger-piege': {
    step: 'echanger',
    kind: 'line',
    fen: 'B:W27,31-36,38-50:B1-17,19,20,23',
    line: ['23-29', '33x24', '20x29', '34x23', '19x26'],
    mechanism: 'piege',
  },
  'echanger-jumeau': {
    step: 'echanger',
    kind: 'line',
    fen: 'B:W29,31-38,40-50:B1-17,19,20,22',
    line: ['22-27', '31x22', '17x30', '35x24', '19x30'],
  },
  'echanger-eviter': {
    step: 'echanger',
    kind: 'play',
    fen: BEFORE_THE_TRAP,
    moves: ['31-26', '33-29', '34-29', '34-30', '35-30', '38-32'],
    replies: { '37-32': ['23-29', '33x24', '20x29', '34x23', '19x26'] },
    point: [37],
  },

  // 11. First combinations.
  'combinaisons-direct': {
    step: 'combinaisons',
    kind: 'line',
    fen: 'W:W32,37,41:B14,21,23',
    line: ['32-27', '21x32', '37x10'],
    mechanism: 'coup-direct',
  },
  'combinaisons-soutien': {
    step: 'combinaisons',
    kind: 'choice',
    fen: 'W:W32,37:B14,21,23',
    move: '32-27',
    answer: 1,
    point: [41],
    contrast: true,
  },
  'combinaisons-predire': {
    step: 'combinaisons',
    kind: 'predict',
    fen: MANY,
    line: ['27-21', '16x40'],
    side: 'white',
    squares: [36, 44, 49],
    point: [16, 40],
  },
  'combinaisons-donner': {
    step: 'combinaisons',
    kind: 'line',
    fen: MANY,
    line: ['27-21', '16x40', '44x11'],
  },
  'combinaisons-arriere': {
    step: 'combinaisons',
    kind: 'line',
    fen: 'W:W11,22,28,33,34,35:B8,9,13,17,18,20',
    line: ['28-23', '17x30', '23x34'],
  },
  'combinaisons-rappel': {
    step: 'combinaisons',
    kind: 'line',
    fen: 'W:W28,32,33,37,38:B8,9,18,19,20',
    line: ['28-23', '19x39', '38-33', '39x28', '32x25'],
    mechanism: 'rappel',
  },
  'combinaisons-deux-deux': {
    step: 'combinaisons',
    kind: 'line',
    fen: 'W:W27,28,30,33,35,39:B2,4,14,18,19,24',
    line: ['27-22', '18x27', '28-23', '19x28', '30x10', '4x15', '33x31'],
    mechanism: 'double-deux',
  },

  // 12. Combinations that have a name.
  'nommes-mazette': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W28,32,34,37,48:B10,17,19,23,26',
    line: ['28-22', '17x28', '34-29', '23x34', '32x5'],
    mechanism: 'mazette',
  },
  'nommes-napoleon': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W26,28,29,31,36,37:B9,15,16,17,18,19',
    line: ['29-23', '18x29', '28-22', '17x28', '26-21', '16x27', '31x4'],
    mechanism: 'napoleon',
  },
  'nommes-philippe': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W27,32,34,36,38,40,45:B11,12,14,16,18,23,25',
    line: ['27-22', '18x27', '32x21', '16x27', '34-30', '25x34', '40x16'],
    mechanism: 'philippe',
  },
  'nommes-royal': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24',
    line: ['27-22', '18x27', '32x21', '23x34', '40x7'],
    mechanism: 'royal',
  },
  'nommes-bombe': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W15,27,28,32,38,46,50:B9,16,17,18,19,23,26',
    line: ['27-21', '16x27', '32x12', '23x43', '12x3'],
    mechanism: 'bombe',
  },
  'nommes-trappe': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W27,31,32,37,38,42,44,48:B9,10,16,18,19,22,23,28',
    line: ['31-26', '22x31', '26-21', '16x27', '37x26', '28x37', '42x15'],
    mechanism: 'trappe',
  },
  'nommes-turc': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W12,13,22,24,35,43:B18,23,K25',
    line: ['35-30', '25x19', '24x22'],
    mechanism: 'turc',
  },
  'nommes-dames': {
    step: 'coups-nommes',
    kind: 'line',
    fen: 'W:W31,36,37,39,43,49:B12,13,14,16,28,40',
    line: ['39-33', '28x48', '49-44', '40x49', '31-26', '48x31', '36x27', '49x21', '26x10'],
    mechanism: 'envoi-a-dame',
  },
} as const satisfies Record<string, LevelEntry>;
