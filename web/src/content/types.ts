/** What each language writes about the rules. Text may hold `[[word]]` and `[[word|as shown]]`: links to the glossary. */
import type { Ui } from './fr/ui';
import type { AdviceTaskId } from './advice';
import type { BoardId } from './boards';
import type { LevelText } from './course-types';
import type { DeepKind, Kind } from '../features/exercises/types';
import type { PRACTICE } from './practice';
import type { CaseId, Decider, Group, OptionKind, Source } from './cases';

/** Ids in the address. French where a word is needed: the game's own language here. */
export const ARTICLES = [
  'plateau',
  'notation',
  'but',
  'pion',
  'dame-volante',
  'prise-obligatoire',
  'rafle',
  'pieces-prises',
  'prise-majoritaire',
  'promotion',
  'fin-de-partie',
  'nulle',
  'piece-touchee',
  'irregularites',
  'souffler',
] as const;
export type ArticleId = (typeof ARTICLES)[number];

export interface Shown {
  board: BoardId;
  caption: string;
}

export interface Article {
  title: string;
  text: readonly string[];
  boards?: readonly Shown[];
}

/** A row of the decision table: what is seen, the rule, the decision. */
export interface Decision {
  see: string;
  rule: string;
  decide: string;
}

export const DECISIONS = {
  move: ['none', 'blocked'],
  must: ['one', 'losing', 'kingFar'],
  which: ['several', 'equal', 'kingOrMen', 'passing', 'stops', 'landing', 'ghost'],
} as const;
export type Question = keyof typeof DECISIONS;
export type DecisionId = (typeof DECISIONS)[Question][number];

export const DECISION_BOARDS: Record<DecisionId, BoardId> = {
  none: 'free',
  blocked: 'lost',
  one: 'capture',
  losing: 'losing',
  kingFar: 'kingChooses',
  several: 'three',
  equal: 'equal',
  kingOrMen: 'twoMenOneKing',
  passing: 'passing',
  stops: 'stopsThere',
  landing: 'flyingKing',
  ghost: 'ghost',
};

/** Where a row of the table is practised. */
export const DECISION_EXERCISES: Record<DecisionId, Kind> = {
  none: 'legal',
  blocked: 'legal',
  one: 'touch',
  losing: 'touch',
  kingFar: 'landing',
  several: 'count',
  equal: 'touch',
  kingOrMen: 'count',
  passing: 'mistake',
  stops: 'legal',
  landing: 'landing',
  ghost: 'mistake',
};

/** Where an article is practised. */
export const ARTICLE_EXERCISES: Partial<Record<ArticleId, Kind | DeepKind | typeof PRACTICE>> = {
  plateau: 'squares',
  notation: 'squares',
  pion: 'legal',
  'dame-volante': 'landing',
  'prise-obligatoire': 'touch',
  rafle: 'count',
  'pieces-prises': 'predict',
  'prise-majoritaire': 'count',
  promotion: 'mistake',
  irregularites: 'mistake',
  'fin-de-partie': 'pratique',
  nulle: 'verdict',
};

export const DRAWINGS = ['start', 'capture', 'twoMenOneKing', 'flyingKing'] as const;
export type DrawingId = (typeof DRAWINGS)[number];

export interface RulesContent {
  title: string;
  first: { title: string; text: string };
  sheet: { title: string; rows: readonly (readonly [what: string, value: string])[] };
  decisions: {
    title: string;
    intro: string;
    heads: Decision;
    questions: Record<Question, string>;
    rows: Record<DecisionId, Decision>;
  };
  drawings: {
    title: string;
    intro: string;
    items: Record<DrawingId, { title: string; legend: string }>;
  };
  steps: { title: string; items: readonly string[]; habit: string };
  pieces: { title: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
  captures: { title: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
  articles: Record<ArticleId, Article>;
  articlesTitle: string;
  sources: Record<ArticleId, string>;
}

/** Words that no text links to by necessity: play, the table, combinations. */
export const MORE_TERMS = [
  'piece',
  'blancs-et-noirs',
  'bande',
  'rangee',
  'tric-trac',
  'aile',
  'position-initiale',
  'butee',
  'soutien',
  'rafle-circulaire',
  'prise-ambigue',
  'suite-tactique',
  'regle-des-5',
  'proposition-de-nulle',
  'perte',
  'pendule',
  'cadence',
  'zeitnot',
  'forfait',
  'ouverture',
  'milieu-de-partie',
  'partie-classique',
  'coup-direct',
  'pionnage-arriere',
  'gambit',
  'lunette',
  'enchainement',
  'marchand-de-bois',
  'pion-taquin',
  'attelage',
  'fleche',
  'case-faible',
  'avant-poste',
  'forcing',
  'temps-de-repos',
  'piege',
  'motif',
  'probleme',
  'coup-demi-turc',
  'coup-suisse',
  'coup-de-l-arceau',
  'coup-royal',
  'coup-philippe',
  'coup-de-mazette',
  'coup-de-talon',
  'coup-de-la-trappe',
  'coup-de-rappel',
  'coup-napoleon',
  'coup-de-la-bombe',
  'envoi-a-dame',
  'double-deux',
  'coup-de-ricochet',
  'chapelet',
  'moulinet',
  'table-de-finales',
  'assistant',
] as const;
export type MoreTermId = (typeof MORE_TERMS)[number];

export const TERMS = [
  ...MORE_TERMS,
  'damier',
  'case',
  'grande-diagonale',
  'pion',
  'dame',
  'dame-volante',
  'trait',
  'coup',
  'notation',
  'deplacement',
  'prise',
  'prise-obligatoire',
  'prise-majoritaire',
  'rafle',
  'prise-en-arriere',
  'libre-choix',
  'case-d-arrivee',
  'piece-prise',
  'coup-turc',
  'promotion',
  'couronner',
  'souffler',
  'j-adoube',
  'piece-touchee',
  'irregularite',
  'corriger-ou-laisser',
  'gain',
  'blocage',
  'nulle',
  'repetition',
  'regle-des-25',
  'regle-des-16',
  'abandon',
  'arbitre',
  'drapeau',
  'combinaison',
  'pionnage',
  'sacrifice',
  'opposition',
  'temps',
  'centre',
  'base',
  'finale',
  'partie-amicale',
] as const;
export type TermId = (typeof TERMS)[number];
export interface Term {
  name: string;
  /** Other forms and languages. */
  also?: string;
  text: string;
  board?: BoardId;
}
export interface GlossaryContent {
  title: string;
  intro: string;
  terms: Record<TermId, Term>;
}

export const QUESTIONS = [
  'quelle-est-la-regle',
  'comment-commencer',
  'combien-de-pions',
  'qui-commence',
  'sens-du-damier',
  'regle-dame-ou-dames',
  'dame-et-dames',
  'prise-obligatoire',
  'prise-en-arriere',
  'comment-va-la-dame',
  'dame-ou-deux-pions',
  'dame-prioritaire',
  'quand-dame',
  'dame-en-passant',
  'souffler',
  'coup-oublie',
  'bloque',
  'quand-nulle',
  'trois-dames',
  'checkers',
] as const;
export type QuestionId = (typeof QUESTIONS)[number];
export interface FaqContent {
  title: string;
  intro: string;
  items: Record<QuestionId, { ask: string; answer: string; board?: BoardId }>;
}

export const VARIANTS = [
  'box8',
  'sansMajorite',
  'soufflage',
  'bresil',
  'anglais',
  'canada',
] as const;
export type VariantId = (typeof VARIANTS)[number];
export const ADVICE = ['together', 'centre', 'ask', 'back', 'force'] as const;
export type AdviceId = (typeof ADVICE)[number];
export const ADVICE_BOARDS: Record<AdviceId, BoardId> = {
  together: 'adviceIsolated',
  centre: 'adviceCentre',
  ask: 'adviceAsk',
  back: 'adviceBack',
  force: 'adviceForce',
};
/** Where a piece of advice is practised. */
export const ADVICE_EXERCISES: Partial<Record<AdviceId, Kind>> = {
  ask: 'predict',
  force: 'offer',
};
export interface MoreContent {
  variants: {
    title: string;
    intro: string;
    changes: string;
    items: Record<VariantId, { name: string; text: string }>;
    surprises: {
      title: string;
      intro: string;
      items: readonly { title: string; text: string; board: BoardId }[];
    };
  };
  advice: {
    exercises: Record<AdviceTaskId, LevelText>;
    title: string;
    intro: string;
    items: Record<AdviceId, { title: string; why: string; task: string }>;
  };
  history: {
    title: string;
    events: readonly (readonly [when: string, what: string])[];
    doubtsTitle: string;
    doubts: readonly string[];
    sourcesTitle: string;
    version: string;
    sources: readonly string[];
  };
}

/** A case in words: what is asked, the ruling, the reason. */
export type CaseText = readonly [ask: string, ruling: string, why: string];
export interface CasesContent {
  title: string;
  intro: string;
  five: { title: string; items: readonly string[] };
  groups: Record<Group, string>;
  cases: Record<CaseId, CaseText>;
  /** At home, where « back to the last legal position » does not fit. */
  family: Readonly<Partial<Record<CaseId, string>>>;
  /** Other words by which people look for it. */
  search: Readonly<Partial<Record<CaseId, string>>>;
  /** What is to be said besides when the opponent has played on. */
  late: Readonly<Partial<Record<CaseId, string>>>;
  deciders: Record<Decider, string>;
  options: Record<OptionKind, string>;
  texts: Record<NonNullable<Source['texts']>[number], string>;
}

export interface Content {
  ui: Ui;
  rules: RulesContent;
  glossary: GlossaryContent;
  faq: FaqContent;
  more: MoreContent;
}
