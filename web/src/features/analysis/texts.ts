/** The words of the analysis page, fetched with it. */
import type { Language } from '../../i18n/i18n.svelte';
import type { Color, CombinationKind, Square } from '../../wasm/types';
import type { Verdict } from './evaluation';
import type { Thrown } from '../endings/exact';
import type { GameResult } from './tags';
import type { NoThreat } from './threat.svelte';

/** How bad a move was. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Signs that can be given to a move. */
export const SIGNS = ['', '!', '?', '!!', '??', '!?', '?!'] as const;
export type Sign = (typeof SIGNS)[number];

/** Annotations of a position that can be chosen, by their numbers in PDN. */
export const JUDGEMENTS = [10, 13, 14, 15, 16, 17, 18, 19] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export interface AnalysisTexts {
  title: string;
  intro: string;
  loading: string;
  failed: string;
  board: { label: string; flip: string };
  step: { first: string; back: string; forward: string; last: string; keys: string };
  engine: {
    title: string;
    start: string;
    stop: string;
    lines: string;
    waiting: string;
    over: string;
    failed: string;
    where: string;
    browser: string;
    server: string;
    busy: string;
    unreachable: string;
    /** How many processors the machine may use. */
    cores: string;
    depth: (depth: number, nodes: string) => string;
    /** Stands behind the depth, where there is more than one. */
    together: (threads: number) => string;
    /** The tables know the value; they could not be asked. */
    exact: string;
    estimate: string;
    hidden: string;
    /** Adds a line to the tree. */
    keep: (moves: string) => string;
    bar: (text: string) => string;
    said: (verdict: Verdict, side: Color | null, plies: number) => string;
  };
  /** What the other side would play if it were its turn. */
  threat: {
    show: string;
    thinking: string;
    found: (side: Color, line: string, worth: string) => string;
    none: Record<NoThreat, string>;
  };
  moves: {
    title: string;
    none: string;
    variation: string;
    setUp: string;
    promote: string;
    cut: string;
    undo: string;
    cutDone: string;
    promoted: string;
    undone: string;
  };
  /** Arrows and circles. */
  pen: {
    title: string;
    take: string;
    help: string;
    /** One square is, and a second is to come. */
    chosen: (square: Square) => string;
    down: string;
    mark: (from: Square, to: Square) => string;
    drawn: (mark: string) => string;
    wiped: (mark: string) => string;
    wipe: string;
    allWiped: string;
    list: (marks: string) => string;
  };
  /** The position as a picture. */
  diagram: { title: string; open: string; svg: string; png: string; failed: string };
  notes: {
    title: string;
    comment: string;
    sign: string;
    signs: Record<Sign, string>;
    judgement: string;
    noJudgement: string;
    /** Braces cannot stand in a comment. */
    braces: string;
    judgements: Record<Judgement, string>;
    atStart: string;
  };
  file: {
    title: string;
    paste: string;
    pasteHelp: string;
    open: string;
    /** `name`: what the head of the game says, perhaps nothing. No ply: a position. */
    opened: (name: string, plies: number) => string;
    choose: string;
    drop: string;
    /** So many games found, while more are looked for; and in all. */
    reading: (games: number) => string;
    many: (games: number) => string;
    filter: string;
    found: (games: number) => string;
    /** Shows more than so many. */
    more: (shown: number) => string;
    /** The text came to nothing: what reads it could not be loaded. */
    unread: string;
    openChosen: string;
    partial: string;
    warnings: string;
    pdn: string;
    download: string;
    fen: string;
    tags: string;
    names: Record<'White' | 'Black' | 'Event' | 'Date' | 'Result', string>;
    results: Record<GameResult, string>;
    noDate: string;
    /** The file that was given. */
    empty: string;
    fresh: string;
    /** The analysis before, until something is played in the new one. */
    freshBack: string;
    freshDone: string;
    library: {
      /** What was played in the position on the board. */
      panel: string;
      keep: string;
      kept: string;
      same: string;
      failed: string;
      gone: string;
      /** Games of the library in which the position on the board was reached. */
      find: string;
    };
  };
  /** Analyses of before, which can be opened again. */
  earlier: {
    title: string;
    help: string;
    plies: (plies: number) => string;
    position: string;
    /** Another page has changed the same analysis. */
    apart: string;
  };
  setUp: { title: string; open: string; take: string };
  review: {
    title: string;
    intro: string;
    start: string;
    again: string;
    stop: string;
    progress: (done: number, of: number) => string;
    none: string;
    short: string;
    plot: string;
    plotHelp: string;
    table: string;
    columns: { move: string; value: string; grade: string };
    grades: Record<Grade, string>;
    count: (side: Color, counts: Record<Grade, number>) => string;
    found: string;
    /** `thrown`: what is known to be let go, in words. */
    item: (move: string, grade: Grade, thrown: string | null) => string;
    thrown: (thrown: Thrown) => string;
    estimated: string;
    /** What is opened to read the better move. */
    answer: string;
    instead: (line: string, worth: string) => string;
    /** Before the kind, where it is certain, and what is given and taken. */
    missed: string;
    kinds: Record<CombinationKind, string>;
    /** Heard where a link opens a page beside this one. */
    newTab: string;
    shot: (given: number, taken: number) => string;
    better: string;
    show: string;
  };
  better: {
    title: string;
    task: (side: Color, played: string) => string;
    thinking: string;
    right: (move: string) => string;
    same: string;
    /** `by`: so many men, written. */
    worse: (move: string, by: string, men: number) => string;
    throws: (move: string, thrown: string) => string;
    solution: string;
    solved: (move: string) => string;
    leave: string;
  };
}

const loaders: Record<Language, () => Promise<{ analysis: AnalysisTexts }>> = {
  fr: () => import('../../content/fr/analysis'),
  en: () => import('../../content/en/analysis'),
  nl: () => import('../../content/nl/analysis'),
};

export async function loadTexts(language: Language): Promise<AnalysisTexts> {
  return (await loaders[language]()).analysis;
}
