/** What each language writes for the course. */
import type { LevelId } from './course/levels';
import type { MechanismId } from './course/mechanisms';
import type { StartId } from './course/start';
import type { StepId } from './course/steps';

/** The words of a level: the player's own stand in for what is left out. */
export interface LevelText {
  question: string;
  /** One sentence of why, after the right answer. */
  why: string;
  /** The question to ask, the piece, the first move. */
  hints?: readonly string[];
  options?: readonly string[];
  /** Why a wrong answer is wrong: by square, place of the option or move. */
  wrong?: Readonly<Record<string, string>>;
}

export type LevelTexts = Record<LevelId, LevelText>;

export interface StepText {
  title: string;
  /** The one idea of the step. */
  idea: string;
  /** For teachers: what to say and to look for. */
  teach: string;
}

export interface StartText {
  title: string;
  text: string;
}

export interface CourseContent {
  title: string;
  intro: string;
  steps: Record<StepId, StepText>;
  /** What stands on the shelf where a mechanism has no name of its own. */
  mechanisms: Record<MechanismId, { name: string; idea: string }>;
  start: {
    title: string;
    intro: string;
    steps: readonly StartText[];
    /** The question before every move, and what is said to each answer. */
    asked: {
      question: string;
      /** Right: there is a capture; there is none. */
      why: { yes: string; no: string };
      /** Wrong: « yes » where there is none, « no » where there is one. */
      wrong: { yes: string; no: string };
      /** Wrong in any position, by what is true there: there is a capture; there is none. */
      again: { yes: string; no: string };
    };
    yes: string;
    no: string;
    askHints: readonly string[];
    exercises: Record<StartId, LevelText>;
    next: string;
    previous: string;
    doneTitle: string;
    done: string;
    toCourse: string;
    toGame: string;
    stepOf: (n: number, all: number) => string;
  };
  levels: LevelTexts;
  ui: CourseUi;
}

export interface CourseUi {
  step: (n: number) => string;
  level: (n: number, all: number) => string;
  levelLink: (n: number) => string;
  stars: (n: number) => string;
  noStars: string;
  done: (done: number, all: number) => string;
  begin: string;
  goOn: string;
  again: string;
  next: string;
  nextStep: string;
  suggested: string;
  all: string;
  contrast: string;
  article: string;
  stepDone: string;
  starsHelp: string;
  shelf: string;
  shelfEmpty: string;
  shelfText: (n: number, all: number) => string;
  finalTitle: string;
  finalText: string;
  finalPlay: string;
  finalWon: string;
  finalLater: string;
  certificate: string;
  certificateOf: string;
  certificateText: (levels: number, all: number) => string;
  certificateName: string;
  certificateHelp: string;
  certificateWon: string;
  certificatePrint: string;
  certificateDate: (date: string) => string;
  certificateLocked: (left: number) => string;
  teachers: string;
  teachersIntro: string;
  teachersMinutes: (n: number) => string;
  teachersTips: readonly string[];
  teachersSolutions: string;
  teachersSheet: string;
  solution: string;
  solutions: (levels: number) => string;
  openLevel: string;
  answer: {
    squares: (list: string, n: number) => string;
    any: string;
    legal: string;
    illegal: string;
  };
}
