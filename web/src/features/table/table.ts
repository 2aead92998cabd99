/** The table as the rules see it: what is on the board, what a claim meets, what a decision does. */
import type { GameRecord } from '../game/record';
import type { WholeRules } from '../../wasm/rules';
import type { Color, Incident, Square } from '../../wasm/types';

/** `t32` touches, `32-28` carries, `l19` lifts, `c3` crowns. */
export type Act = string;

/** What stands on the board while hands are at work. */
export interface Look {
  /** Only to be shown: a man may stand on its last row. */
  fen: string;
  /** Enemy pieces that were jumped and not lifted. */
  jumped: Square[];
  /** Men on their last row. */
  uncrowned: Square[];
  /** Where the lifted pieces stood, in that order. */
  lifted: Square[];
  /** The piece that a correction binds. */
  bound: Square | null;
  done: string;
}

export type Remedy = 'correct' | 'leave' | 'take-back';

export interface Option {
  remedy: Remedy;
  label: string;
  text: string;
  /** The position that it leads to. */
  fen: string;
  bound: Square | null;
  /** The whole game then. */
  steps: string[];
}

export interface ClaimAnswer {
  /** `unfinished`: the other side's move is still to come; nothing else is told then. */
  answer: 'open' | 'offender' | 'too-late' | 'nothing' | 'unfinished';
  message: string;
  incident: Omit<Incident, 'step' | 'ply' | 'set_up'> | null;
  /** Why it is irregular. */
  rule: string | null;
  squares: Square[];
  /** Every capture that could be played; the one made was among them if `move_was_legal`. */
  owed: string[];
  move_was_legal: boolean;
  before: string | null;
  options: Option[];
}

export interface Finish {
  finished: 'nothing' | 'done' | 'over';
  steps: string[];
}

type Line = Pick<GameRecord, 'startFen' | 'moves' | 'ruleset'>;

export class Table {
  readonly #rules: WholeRules;
  readonly #line: Line;
  readonly #lang: string;

  constructor(rules: WholeRules, line: Line, lang: string) {
    this.#rules = rules;
    this.#line = line;
    this.#lang = lang;
  }

  look(acts: readonly Act[]): Look {
    return this.#ask('look', '', acts) as Look;
  }

  finish(by: Color, acts: readonly Act[]): Finish {
    return this.#ask('finish', by, acts) as Finish;
  }

  /** `acts`: what the other side has done since, if it has not said that its move is over. */
  claim(by: Color, acts: readonly Act[] = []): ClaimAnswer {
    return this.#ask('claim', by, acts) as ClaimAnswer;
  }

  /** The steps of the game once an accident has been noted. */
  accident(): string[] {
    return (this.#ask('accident', '', []) as { steps: string[] }).steps;
  }

  /** The steps of the game once what stands has been accepted without a claim. */
  accept(): string[] {
    return (this.#ask('accept', '', []) as { steps: string[] }).steps;
  }

  #ask(what: string, by: string, acts: readonly Act[]): unknown {
    const { startFen, moves, ruleset } = this.#line;
    const fields = [startFen, moves.join(' '), ruleset, what, by, acts.join(' ')];
    return this.#rules.call('table', ...fields, this.#lang);
  }
}
