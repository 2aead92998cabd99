/**
 * The course: twelve steps of short levels, in the order in which they are taught. Positions and
 * answers only; the words are in each language's `course.ts`. Tests ask the rules about every
 * position, answer and line.
 */
import type { Exercise } from '../features/exercises/types';
import type { Square } from '../wasm/types';
import type { ArticleId } from './types';

export const STEPS = [
  'damier',
  'marcher',
  'prendre',
  'obligation',
  'rafle',
  'majorite',
  'couronner',
  'dame-volante',
  'fin',
  'echanger',
  'combinaisons',
  'coups-nommes',
] as const;
export type StepId = (typeof STEPS)[number];

/** What only a level has beside its exercise. */
interface Extra {
  /** What the second hint points at, where it is not the piece of the first right move. */
  point?: readonly Square[];
  /** A level with the same picture and another answer: seen one after the other. */
  contrast?: true;
  /** The mechanism that is on the shelf once the level is done. */
  mechanism?: MechanismId;
}

type WithoutBase<E> = E extends Exercise ? Omit<E, 'id' | 'difficulty'> : never;
type Entry = WithoutBase<Exercise> & Extra;

const START = 'W:W31-50:B1-20';
const LOOK = 'W:W32,45:B28,6';
const CHAIN = 'W:W32:B8,17,27';
const NUMBER = 'W:W33,37:B18,28,K31';
const PASSING = 'W:W12:B8,9';
const ARRIVING = 'W:W12:B8,20';
const GHOST = 'B:W12,13,22,24,30:BK25';
const MANY = 'W:W27,32,33,34,36,44,49:B16,17,18,19,23,25,30';
const BEFORE_THE_TRAP =
  'W:W27,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1-17,19,20,23';

const levels = {
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
  'rafle-trois': { step: 'rafle', kind: 'play', fen: CHAIN, moves: ['32x3'] },
  'rafle-stop': {
    step: 'rafle',
    kind: 'legal',
    fen: CHAIN,
    move: '32x21',
    code: 'capture-unfinished',
  },
  'rafle-tourne': { step: 'rafle', kind: 'play', fen: 'W:W33:B8,17,28', moves: ['33x11'] },
  'rafle-compte': { step: 'rafle', kind: 'count', fen: 'W:W38:B12,22,32,33', from: 38, count: 3 },
  'rafle-tour': { step: 'rafle', kind: 'play', fen: 'W:W28:B12,13,22,23', moves: ['28x28'] },
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
  },
  'majorite-dame': { step: 'majorite', kind: 'play', fen: NUMBER, moves: ['33x13'] },
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
  },
  'majorite-trois': {
    step: 'majorite',
    kind: 'play',
    fen: 'W:W33,34,44:B9,K17,20,K28,30',
    moves: ['34x3'],
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
  'couronner-passe': { step: 'couronner', kind: 'play', fen: PASSING, moves: ['12x14'] },
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

  // 9. Winning and drawing.
  'fin-bloquer': { step: 'fin', kind: 'play', fen: 'W:W46,47:B36', moves: ['46-41'] },
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
} as const satisfies Record<string, Entry & { step: StepId }>;

export type LevelId = keyof typeof levels;
export type Level = Exercise & Extra & { id: LevelId; step: StepId };

/** A step's levels, first to last. */
export function levelsOf(step: StepId): Level[] {
  return LEVELS.filter((level) => level.step === step);
}

/** The place of a step in the order of the course, 0 to 11: what its levels are worth. */
const place = (step: StepId): number => STEPS.indexOf(step);

/** Why a move may be illegal, as far as it has been taught; from the majority on, any reason may be asked. */
const TAUGHT: Partial<Record<StepId, readonly string[]>> = {
  marcher: ['man-moves-backward', 'man-moves-too-far'],
  prendre: ['man-moves-backward', 'man-moves-too-far', 'nothing-to-capture'],
  obligation: ['capture-mandatory', 'man-moves-backward', 'man-moves-too-far'],
  rafle: ['capture-mandatory', 'capture-unfinished', 'man-moves-backward', 'man-moves-too-far'],
};

export const LEVELS: readonly Level[] = (Object.keys(levels) as LevelId[]).map((id) => {
  const entry: Entry & { step: StepId } = levels[id];
  const difficulty = place(entry.step) * 7;
  const offered = entry.kind === 'legal' ? TAUGHT[entry.step] : undefined;
  return { ...entry, ...(offered ? { offered } : {}), id, difficulty };
});

/** The six-step start. Before every move stands the question « have I a compulsory capture? ». */
const start = {
  placer: {
    kind: 'tap',
    fen: 'W:W31,33-37,39-49:B1-20',
    squares: [32, 38, 50],
    place: 'W',
    point: [31, 33, 37, 39, 49],
  },
  commencer: { kind: 'play', fen: START, point: [31, 32, 33, 34, 35] },
  diagonale: { kind: 'play', fen: 'W:W33,38,43:B8,12,19', point: [33, 38, 43] },
  prise: { kind: 'play', fen: 'W:W27,32,45:B6,20,28', moves: ['32x23'] },
  compter: { kind: 'count', fen: 'W:W32,34:B8,17,27,30', from: 32, count: 3 },
  comparer: { kind: 'play', fen: 'W:W32,34:B8,17,27,30', moves: ['32x3'] },
  dame: { kind: 'play', fen: 'W:W7,38:B24,45', moves: ['7-1', '7-2'] },
} as const satisfies Record<string, Entry>;
export type StartId = keyof typeof start;

/** What is done in each of the six steps. `ask`: whether there is a capture, asked before the move. */
export const START_STEPS: readonly (readonly { id: StartId; ask: boolean | null }[])[] = [
  [{ id: 'placer', ask: null }],
  [{ id: 'commencer', ask: false }],
  [{ id: 'diagonale', ask: false }],
  [{ id: 'prise', ask: true }],
  [
    { id: 'compter', ask: true },
    { id: 'comparer', ask: null },
  ],
  [{ id: 'dame', ask: false }],
];

export type StartExercise = Exercise & Extra & { id: StartId };

export function startExercise(id: StartId): StartExercise {
  const entry: Entry = start[id];
  return { ...entry, id, difficulty: 0 };
}

/** Minutes that a class needs for a step, games not counted. */
export const STEP_MINUTES: Record<StepId, number> = {
  damier: 10,
  marcher: 10,
  prendre: 10,
  obligation: 15,
  rafle: 15,
  majorite: 15,
  couronner: 10,
  'dame-volante': 20,
  fin: 20,
  echanger: 20,
  combinaisons: 20,
  'coups-nommes': 20,
};

/** Where the rule of a step is written. */
export const STEP_ARTICLE: Partial<Record<StepId, ArticleId>> = {
  damier: 'plateau',
  marcher: 'pion',
  prendre: 'pion',
  obligation: 'prise-obligatoire',
  rafle: 'rafle',
  majorite: 'prise-majoritaire',
  couronner: 'promotion',
  'dame-volante': 'dame-volante',
  fin: 'fin-de-partie',
  echanger: 'notation',
};

/** A name, and where we have it from. Mechanisms are known by what they do, not by their names. */
export interface MechanismName {
  lang: 'fr' | 'en' | 'nl';
  name: string;
  source: string;
}

const LADDER = 'Senegalese federation, tactics, chapters 1 and 7';
const ENCYCLOPEDIA = 'fr.wikipedia.org, pages on the named shots (move orders)';
const TERMS_LIST = 'lexicon of terms, fr/en/nl';

const everywhere = (name: string, source: string): readonly MechanismName[] => [
  { lang: 'fr', name, source },
  { lang: 'en', name, source: TERMS_LIST },
  { lang: 'nl', name, source: TERMS_LIST },
];

/** Those with a name of their own. A language without one shows the French name as such. */
export const MECHANISMS = {
  piege: [],
  'coup-direct': [
    { lang: 'fr', name: 'coup direct', source: LADDER },
    { lang: 'en', name: 'direct shot', source: TERMS_LIST },
    { lang: 'nl', name: 'eenvoudige slagzet', source: TERMS_LIST },
  ],
  rappel: [{ lang: 'fr', name: 'coup de rappel', source: ENCYCLOPEDIA }],
  'double-deux': [{ lang: 'fr', name: 'double-deux', source: ENCYCLOPEDIA }],
  mazette: [{ lang: 'fr', name: 'coup de mazette', source: LADDER }],
  napoleon: everywhere('coup Napoléon', ENCYCLOPEDIA),
  philippe: everywhere('coup Philippe', ENCYCLOPEDIA),
  royal: everywhere('coup royal', ENCYCLOPEDIA),
  bombe: [
    { lang: 'fr', name: 'coup de la bombe', source: ENCYCLOPEDIA },
    { lang: 'nl', name: 'bomzet', source: TERMS_LIST },
  ],
  trappe: [
    { lang: 'fr', name: 'coup de la trappe', source: ENCYCLOPEDIA },
    { lang: 'en', name: 'trapdoor', source: TERMS_LIST },
  ],
  turc: [
    { lang: 'fr', name: 'coup turc', source: ENCYCLOPEDIA },
    { lang: 'en', name: 'Turkish shot', source: TERMS_LIST },
    { lang: 'nl', name: 'Turkse slag', source: TERMS_LIST },
  ],
  'envoi-a-dame': [{ lang: 'fr', name: 'envoi à dame', source: LADDER }],
} as const satisfies Record<string, readonly MechanismName[]>;
export type MechanismId = keyof typeof MECHANISMS;
