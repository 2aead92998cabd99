/**
 * The facts of the disputes (Q…) and irregularities (I…): position, what was done, which article,
 * who decides, and the boards that each decision leads to. The words are in each language's file.
 *
 * Only article numbers that have been checked against the text stand here.
 */
import type { Square } from '../wasm/types';
import { standing, type Done } from './standing';

export const GROUPS = [
  'touch',
  'missed',
  'majority',
  'execution',
  'promotion',
  'board',
  'draws',
  'clock',
] as const;
export type Group = (typeof GROUPS)[number];

/** `rules`: nobody has a choice, the rules answer. */
export type Decider = 'opponent' | 'referee' | 'rules' | 'restore';

export type OptionKind = 'correct' | 'leave';

export interface CaseFacts {
  group: Group;
  fen: string;
  decides: Decider;
  source: Source;
  /** All legal moves of the position, where the ruling rests on them. */
  legal?: readonly string[];
  /** What was tried, and the code that the rules must give. */
  tried?: { move: string; removed?: readonly Square[]; code: string };
  options?: Readonly<Partial<Record<OptionKind, string>>>;
  /** Found late as a rule: the choice stays open although moves have been played since. */
  lasting?: true;
  /** The board is a setting only: the ruling is the same in any position. */
  anyPosition?: true;
  /** A white man beside the squares that are played on, which no FEN can tell. */
  astray?: readonly [row: number, column: number];
}

/** Where a ruling comes from: checked articles, else texts named without a number. */
export interface Source {
  /** Of the FMJD: `1/5.4.3` is Annex 1, article 5.4.3. */
  articles?: readonly string[];
  texts?: readonly ('ffjd' | 'fmjd1' | 'fmjd3' | 'kndb' | 'french' | 'forum' | 'league')[];
}

const START = 'W:W31-50:B1-20';
const MISSED = 'W:W28,31,33-50:B1-18,20,23';
const RAFLE = 'W:W32:B8,17,27';
const BEND = 'W:W33:B8,17,28';
const MAJORITY = 'W:W32,34:B8,17,27,30';

const one = (from: Square, to: Square, more: Omit<Done, 'moved'> = {}): Done => ({
  moved: [[from, to]],
  ...more,
});
const after = (fen: string, ...done: Done[]) => done.reduce(standing, fen);
/** The usual choice: back to before, or as it is. */
const choice = (before: string, left: string) => ({ correct: before, leave: left });
const fmjd = (...articles: string[]): Source => ({ articles });
const texts = (...names: NonNullable<Source['texts']>): Source => ({ texts: names });

/** A matter of the clock or of conduct, whatever stands on the board. */
const ANY_CLOCK = {
  group: 'clock',
  fen: START,
  decides: 'referee',
  source: texts('fmjd3'),
  anyPosition: true,
} as const satisfies CaseFacts;

const uncrowned = after('W:W7:B45', one(7, 1, { crowned: [1] }), one(45, 50, { crowned: [50] }));
const missedThen = after(MISSED, one(34, 29));

export const CASES = {
  Q01: {
    group: 'touch',
    fen: START,
    decides: 'opponent',
    source: fmjd('1/5.4.3'),
    options: choice(START, after(START, one(33, 28))),
  },
  Q03: {
    group: 'touch',
    fen: MISSED,
    decides: 'rules',
    source: fmjd('1/5.4.3', '1/5.4.6'),
    legal: ['28x19'],
    tried: { move: '34-29', code: 'capture-mandatory' },
  },
  Q04: {
    group: 'touch',
    fen: 'B:W19,31,33-50:B1-18,20',
    decides: 'opponent',
    source: fmjd('1/5.4.3'),
    legal: ['13x24', '14x23'],
    options: choice(
      'B:W19,31,33-50:B1-18,20',
      after('B:W19,31,33-50:B1-18,20', one(14, 23, { lifted: [19] })),
    ),
  },
  Q06: {
    group: 'touch',
    fen: START,
    decides: 'opponent',
    source: fmjd('1/5.4.4'),
    options: choice(after(START, one(32, 28)), after(START, one(32, 27))),
  },
  Q07: { group: 'touch', fen: START, decides: 'rules', source: texts('french') },
  Q09: {
    group: 'touch',
    fen: START,
    decides: 'opponent',
    source: fmjd('1/5.4.3'),
    options: choice(START, after(START, one(34, 30))),
  },
  Q10: { group: 'touch', fen: START, decides: 'rules', source: fmjd('1/5.4.5') },

  Q12: {
    group: 'missed',
    fen: MISSED,
    decides: 'rules',
    source: texts('fmjd1', 'kndb'),
    legal: ['28x19'],
  },
  Q13: {
    group: 'missed',
    fen: MISSED,
    decides: 'opponent',
    source: fmjd('1/5.4.6'),
    legal: ['28x19'],
    options: choice(MISSED, missedThen),
  },
  Q15: {
    group: 'missed',
    fen: missedThen,
    decides: 'opponent',
    source: fmjd('1/5.4.6'),
    legal: ['23x32', '23x34'],
    options: choice(missedThen, after(missedThen, one(17, 21))),
  },
  Q16: {
    group: 'missed',
    fen: missedThen,
    decides: 'opponent',
    source: { articles: ['1/5.4.7'], texts: ['french'] },
    options: choice(missedThen, after(missedThen, { moved: [], lifted: [28], turn: 'B' })),
  },
  Q18: {
    group: 'missed',
    fen: 'B:W27,37,41:B14,21,23',
    decides: 'rules',
    source: { articles: ['1/4', '1/5.4.6'], texts: ['french'] },
    legal: ['21x32'],
    tried: { move: '14-19', code: 'capture-mandatory' },
  },
  Q19: {
    group: 'missed',
    fen: 'W:W32,45:B28,6',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['32x23'],
    tried: { move: '45-40', code: 'capture-mandatory' },
  },

  Q21: {
    group: 'majority',
    fen: 'W:W33,37:BK28,31',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['33x22', '37x26'],
  },
  Q22: {
    group: 'majority',
    fen: 'W:W10,K39:B14,22,41',
    decides: 'rules',
    source: texts('french', 'kndb'),
    legal: ['10x19', '39x17', '39x11', '39x6'],
  },
  Q24: {
    group: 'majority',
    fen: 'W:W33,34,44:BK28,K17,30,20,9',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['34x3'],
    tried: { move: '33x22x11', code: 'majority' },
  },
  Q25: {
    group: 'majority',
    fen: MAJORITY,
    decides: 'opponent',
    source: fmjd('1/5.4.8'),
    legal: ['32x3'],
    tried: { move: '34x25', code: 'majority' },
    options: choice(MAJORITY, after(MAJORITY, one(34, 25, { lifted: [30] }))),
  },
  Q27: {
    group: 'majority',
    fen: 'W:WK1:B8,18,43,44',
    decides: 'rules',
    source: fmjd('1/4'),
    legal: ['1x3'],
    tried: { move: '1x3', code: 'legal' },
  },
  Q28: {
    group: 'majority',
    fen: 'W:W10:B12,14,28',
    decides: 'opponent',
    source: fmjd('1/5.4.8'),
    legal: ['10x19'],
    tried: { move: '10x19x10', code: 'piece-jumped-twice' },
    options: choice('W:W10:B12,14,28', after('W:W10:B12,14,28', { moved: [], lifted: [14] })),
  },
  Q30: {
    group: 'majority',
    fen: 'B:W12,13,22,24,30:BK25',
    decides: 'rules',
    source: { articles: ['1/4'], texts: ['forum'] },
    legal: ['25x19'],
  },
  Q31: {
    group: 'majority',
    fen: 'W:WK46:B28',
    decides: 'rules',
    source: { articles: ['1/4.3'], texts: ['french'] },
    legal: ['46x23', '46x19', '46x14', '46x10', '46x5'],
    tried: { move: '46x14', code: 'legal' },
  },
  Q33: {
    group: 'majority',
    fen: 'W:WK46:B23,28',
    decides: 'rules',
    source: texts('french'),
    legal: ['46-41', '46-37', '46-32'],
    tried: { move: '46x19', code: 'path-blocked' },
  },
  Q34: {
    group: 'majority',
    fen: 'W:WK46,32:B28',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['32x23'],
    tried: { move: '46x23', code: 'jumps-own-piece' },
  },

  Q36: {
    group: 'execution',
    fen: RAFLE,
    decides: 'opponent',
    source: fmjd('1/5.4.9'),
    legal: ['32x3'],
    tried: { move: '32x21x12', code: 'capture-unfinished' },
    options: choice(RAFLE, after(RAFLE, one(32, 12, { lifted: [27, 17] }))),
  },
  Q37: { group: 'execution', fen: RAFLE, decides: 'rules', source: fmjd('1/4.4'), legal: ['32x3'] },
  Q39: {
    group: 'execution',
    fen: RAFLE,
    decides: 'opponent',
    source: fmjd('1/5.4.11'),
    legal: ['32x3'],
    tried: { move: '32x3', removed: [27, 17], code: 'removed-too-few' },
    options: choice(
      after(RAFLE, one(32, 3, { lifted: [27, 17, 8], crowned: [3] })),
      after(RAFLE, one(32, 3, { lifted: [27, 17], crowned: [3] })),
    ),
  },
  Q40: {
    group: 'execution',
    fen: BEND,
    decides: 'opponent',
    source: fmjd('1/5.4.12'),
    legal: ['33x11'],
    tried: { move: '33x11', removed: [28, 17, 8], code: 'removed-too-many' },
    options: choice(
      after(BEND, one(33, 11, { lifted: [28, 17] })),
      after(BEND, one(33, 11, { lifted: [28, 17, 8] })),
    ),
  },
  Q42: {
    group: 'execution',
    fen: BEND,
    decides: 'opponent',
    source: fmjd('1/4.4', '1/5.4.17'),
    legal: ['33x11'],
    options: choice(BEND, after(BEND, one(33, 11, { lifted: [28, 17] }))),
  },
  Q43: {
    group: 'execution',
    fen: 'W:WK47:B14,19,29,31,42',
    decides: 'rules',
    source: fmjd('1/4.4'),
    tried: { move: '47x36', code: 'ambiguous' },
  },

  Q45: {
    group: 'promotion',
    fen: 'W:W12:B8,9',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['12x14'],
  },
  Q46: {
    group: 'promotion',
    fen: 'W:W12:B8,20',
    decides: 'rules',
    source: texts('fmjd1', 'french'),
    legal: ['12x3'],
  },
  Q48: {
    group: 'promotion',
    fen: 'W:W7:B45',
    decides: 'opponent',
    source: fmjd('1/5.4.1'),
    legal: ['7-1', '7-2'],
    options: choice(
      after('W:W7:B45', one(7, 1, { crowned: [1] })),
      after('W:W7:B45', one(7, 40, { crowned: [40] })),
    ),
  },
  Q49: {
    group: 'promotion',
    fen: 'W:W7:B45',
    decides: 'opponent',
    source: fmjd('1/5.4.15', '1/5.4.16'),
    legal: ['7-1', '7-2'],
    // Black has replied 45-50 before the man that was no king yet moves as one.
    options: choice(uncrowned, after(uncrowned, one(1, 23))),
  },
  Q51: {
    group: 'promotion',
    fen: 'W:WK1:BK40',
    decides: 'rules',
    source: texts('french'),
    legal: ['1x45'],
  },

  Q52: {
    group: 'board',
    fen: START,
    decides: 'rules',
    source: { articles: ['1/5.1'], texts: ['kndb'] },
    options: { correct: START },
  },
  Q54: {
    group: 'board',
    fen: 'W:W28,31,33-50:B1-20',
    decides: 'opponent',
    source: fmjd('1/5.4.1'),
    options: choice(
      after('W:W28,31,33-50:B1-20', one(28, 22)),
      after('W:W28,31,33-50:B1-20', {
        moved: [
          [28, 22],
          [31, 27],
        ],
      }),
    ),
  },
  Q55: {
    group: 'board',
    fen: START,
    decides: 'restore',
    source: fmjd('1/5.5'),
    options: { correct: START },
  },
  Q57: {
    group: 'board',
    fen: START,
    decides: 'opponent',
    source: fmjd('1/5.4.5'),
    tried: { move: '20-25', code: 'not-your-piece' },
    options: choice(START, after(START, one(20, 25))),
  },
  Q58: {
    group: 'board',
    fen: 'W:W31-50:B1-19',
    decides: 'opponent',
    source: fmjd('1/5.2'),
    options: choice(START, 'W:W31-50:B1-19'),
    lasting: true,
  },

  Q60: {
    group: 'draws',
    fen: 'W:WK46:B37,41',
    decides: 'rules',
    source: texts('french'),
    legal: [],
  },
  Q61: {
    group: 'draws',
    fen: 'W:WK46,K47,36:BK4,K15,6',
    decides: 'referee',
    source: texts('ffjd', 'fmjd1', 'fmjd3'),
  },
  Q63: {
    group: 'draws',
    fen: 'W:WK10,K1,K3:BK36',
    decides: 'referee',
    source: { articles: ['1/6.3'], texts: ['forum'] },
  },
  Q64: {
    group: 'draws',
    fen: 'B:WK16,6:BK45',
    decides: 'referee',
    source: { articles: ['1/6.4'], texts: ['forum'] },
  },
  Q66: {
    group: 'draws',
    fen: 'W:WK36,K47:BK4',
    decides: 'referee',
    source: { articles: ['1/6.4'], texts: ['ffjd'] },
  },
  Q67: {
    group: 'draws',
    fen: START,
    decides: 'referee',
    source: fmjd('3/5.3'),
    anyPosition: true,
  },

  Q69: { group: 'clock', fen: 'W:WK46,K47:BK4', decides: 'referee', source: texts('fmjd3') },
  Q70: {
    group: 'clock',
    fen: 'W:W46,47:B36',
    decides: 'referee',
    source: texts('fmjd1', 'fmjd3'),
    legal: ['47-41', '46-41', '47-42'],
  },
  Q72: { ...ANY_CLOCK, source: texts('forum') },
  Q73: {
    group: 'clock',
    fen: START,
    decides: 'rules',
    source: { articles: ['1/4.4'], texts: ['fmjd3', 'forum'] },
    anyPosition: true,
  },
  Q75: {
    group: 'clock',
    fen: 'W:WK46,K47,36:BK4',
    decides: 'referee',
    source: texts('league', 'fmjd3'),
  },
  Q76: {
    group: 'board',
    fen: START,
    decides: 'rules',
    source: texts('french'),
    anyPosition: true,
  },
} as const satisfies Record<string, CaseFacts>;

/** Like another case: its position, boards and decider, with an article of its own. */
const like = (facts: CaseFacts, source?: Source, group?: Group): CaseFacts => ({
  ...facts,
  ...(source ? { source } : {}),
  ...(group ? { group } : {}),
});

/** The pieces are still being lifted: the same boards, no finished move to judge. */
const { group, fen, decides, legal, options } = CASES.Q39;
const interrupted: CaseFacts = {
  group,
  fen,
  decides,
  legal,
  options,
  source: fmjd('1/5.4.13'),
};

export const IRREGULARITIES = {
  I01: like(CASES.Q52, fmjd('1/5.1')),
  I02: like(CASES.Q58),
  I03: {
    group: 'board',
    fen: 'W:W31-49:B1-20',
    decides: 'opponent',
    source: fmjd('1/5.3'),
    options: choice(START, 'W:W31-49:B1-20'),
    lasting: true,
    astray: [9, 9],
  },
  I04: like(CASES.Q54),
  I05: {
    group: 'board',
    fen: START,
    decides: 'opponent',
    source: fmjd('1/5.4.2'),
    tried: { move: '32-23', code: 'man-moves-too-far' },
    options: choice(START, after(START, one(32, 23))),
  },
  I06: like(CASES.Q01),
  I07: like(CASES.Q06),
  I08: like(CASES.Q57),
  I09: {
    group: 'missed',
    fen: MISSED,
    decides: 'opponent',
    source: fmjd('1/5.4.6'),
    legal: ['28x19'],
    tried: { move: '34-29', code: 'capture-mandatory' },
    options: choice(MISSED, missedThen),
  },
  I10: like(CASES.Q16, fmjd('1/5.4.7'), 'execution'),
  I11: like(CASES.Q25),
  I12: like(CASES.Q36),
  I13: {
    group: 'execution',
    fen: RAFLE,
    decides: 'opponent',
    source: fmjd('1/5.4.10'),
    legal: ['32x3'],
    options: { correct: after(RAFLE, one(32, 3, { lifted: [27, 17, 8], crowned: [3] })) },
  },
  I14: like(CASES.Q39),
  I15: like(CASES.Q40),
  I16: interrupted,
  I17: {
    group: 'execution',
    fen: 'W:W33,38:B8,17,28',
    decides: 'opponent',
    source: fmjd('1/5.4.14'),
    legal: ['33x11'],
    tried: { move: '33x11', removed: [28, 17, 38], code: 'removed-own-piece' },
    options: choice(
      after('W:W33,38:B8,17,28', one(33, 11, { lifted: [28, 17] })),
      after('W:W33,38:B8,17,28', one(33, 11, { lifted: [28, 17, 38] })),
    ),
  },
  I18: {
    group: 'promotion',
    fen: 'W:W7:B45',
    decides: 'opponent',
    source: fmjd('1/5.4.15'),
    legal: ['7-1', '7-2'],
    // A man cannot stay there: what can be had is its crown.
    options: { correct: after('W:W7:B45', one(7, 1, { crowned: [1] })) },
  },
  I19: {
    group: 'promotion',
    // The man that reached 1 was never crowned, and moved as a king.
    fen: 'W:WK1:B35',
    decides: 'opponent',
    source: fmjd('1/5.4.16'),
    options: choice('W:WK1:B35', after('W:WK1:B35', one(1, 23))),
  },
  I20: like(CASES.Q42, fmjd('1/5.4.17')),
  I21: like(CASES.Q55),
  I22: { ...ANY_CLOCK, source: texts('fmjd1', 'fmjd3') },
  I23: {
    group: 'board',
    fen: START,
    decides: 'rules',
    source: texts('fmjd3'),
    anyPosition: true,
  },
  I24: ANY_CLOCK,
  I25: {
    group: 'clock',
    fen: 'W:WK46,K47,36:BK4,K15,6',
    decides: 'referee',
    source: texts('fmjd3'),
  },
  I26: like(CASES.Q70),
  I27: ANY_CLOCK,
  I28: ANY_CLOCK,
  I29: ANY_CLOCK,
  I30: ANY_CLOCK,
  I31: ANY_CLOCK,
  I32: like(CASES.Q67),
} as const satisfies Record<string, CaseFacts>;

export type DisputeId = keyof typeof CASES;
export type IrregularityId = keyof typeof IRREGULARITIES;
export type CaseId = DisputeId | IrregularityId;

export const DISPUTE_IDS = Object.keys(CASES) as DisputeId[];
export const IRREGULARITY_IDS = Object.keys(IRREGULARITIES) as IrregularityId[];

const all: Readonly<Record<CaseId, CaseFacts>> = { ...CASES, ...IRREGULARITIES };
export const caseFacts = (id: CaseId): CaseFacts => all[id];
export const isCaseId = (text: string): text is CaseId => Object.hasOwn(all, text);
