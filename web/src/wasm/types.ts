/**
 * The JSON that the rules answer, as the WebAssembly module and the server both write it.
 * Squares are numbers 1 to 50.
 */

export type Square = number;
export type Color = 'white' | 'black';
export type Ruleset = 'ffjd' | 'fmjd' | 'lidraughts' | 'family';
export const RULESETS: readonly Ruleset[] = ['ffjd', 'fmjd', 'lidraughts', 'family'];

/** A legal move. `path` holds both ends and one landing square after each captured piece. */
export interface LegalMove {
  notation: string;
  from: Square;
  to: Square;
  path: Square[];
  /** In the order taken along `path`. */
  captured: Square[];
  promotes: boolean;
}

export interface MovesAnswer {
  fen: string;
  side: Color;
  capture: boolean;
  pieces_to_capture: number;
  moves: LegalMove[];
}

export type WinReason = 'no-pieces' | 'blocked' | 'resignation' | 'time';
export type DrawReason =
  'repetition' | '25-moves' | '16-moves' | '5-moves' | 'immediate-draw' | 'agreement';

export interface Outcome {
  winner: Color | null;
  reason: WinReason | DrawReason;
}

export interface Counters {
  occurrences: number;
  quiet_plies: number;
  class: null | '16-moves' | '5-moves';
  class_plies: number;
}

export interface StatusAnswer {
  ply: number;
  fen: string;
  side: Color;
  ruleset: Ruleset;
  outcome: Outcome | null;
  claims: string[];
  counters: Counters;
}

/** A move that has been played. `fen` is the position after it. */
export interface Ply extends LegalMove {
  ply: number;
  /** Its place among the steps: set-ups and irregularities are steps, too. */
  step: number;
  side: Color;
  fen: string;
  counters: Counters;
}

/** An irregularity in a game, and what became of it. */
export interface Incident {
  kind: string;
  title: string;
  by: Color;
  /** What was done, as squares. */
  done: string;
  article: string;
  /** The same in the words of the language. */
  source: string;
  decision: 'pending' | 'corrected' | 'left' | 'accepted' | 'taken-back';
  decision_text: string;
  /** For the record, in one sentence. */
  text: string;
  touched: Square | null;
  fen: string | null;
  step: number;
  ply: number;
  /** Whether its position was set up: no legal move leads to it. */
  set_up: boolean;
}

export interface CounterNote {
  kind: 'repetition' | '25-moves' | '16-moves' | '5-moves' | 'immediate-draw';
  /** Why it runs, since when, and what happens at its end. */
  text: string;
  count: number;
  limit: number;
  started_ply: number | null;
  effect: 'draw' | 'claim';
  /** For a repetition: the plies after which the position stood before. */
  earlier: number[];
}

/** A draw rule in a position of a game: due, or what is missing. */
export interface DrawStanding {
  kind: CounterNote['kind'];
  state: 'due' | 'missing' | 'other-material' | 'win-forced' | 'no-rule';
  effect: 'draw' | 'claim' | 'none';
  missing: number | null;
  text: string;
  source: string | null;
}

/** A count that ended before its limit. */
export interface CounterReset {
  kind: CounterNote['kind'];
  ply: number;
  reached: number;
  limit: number;
  /** Whether the same count began anew. */
  anew: boolean;
  text: string;
}

export interface DrawsAnswer {
  /** Empty when the side to move has lost. */
  rules: DrawStanding[];
  /** Oldest first. */
  resets: CounterReset[];
}

export type Wdl = 'win' | 'draw' | 'loss';

/** A move of a kings' ending with its exact value for the side that plays it. */
export interface ProofMove {
  notation: string;
  from: Square;
  to: Square;
  wdl: Wdl;
  plies: number | null;
  /** The move and what it leads to: best play to the end, or the one reply that holds the draw. */
  line: string[];
}

/** The exact value of a kings' ending, seen from the side to move, and of every reply. */
export interface DrawProof {
  wdl: Wdl;
  plies: number | null;
  moves: ProofMove[];
  line: string[];
  text: string;
}

/** Everything the page shows about a game, in one answer. */
export interface GameAnswer {
  start_fen: string;
  status: StatusAnswer;
  outcome_text: string | null;
  legal: MovesAnswer;
  plies: Ply[];
  incidents: Incident[];
  /** Whether the last thing done can still be claimed. */
  pending: boolean;
  /** The piece that a correction binds the side to move to. */
  bound: Square | null;
  counter_notes: CounterNote[];
  claims: { reason: DrawReason; text: string }[];
  draw_proof: DrawProof | null;
}

export interface Irregularity {
  article: string;
  decided_by: 'opponent' | 'both';
  options: string[];
  /** What would happen at the table, as a sentence. */
  text: string;
}

/** What a board should show of a ruling. */
export interface RulingSquares {
  /** The squares as they were tried. */
  tried: number[];
  piece: Square | null;
  /** The squares that are in the way or should not have been lifted. */
  wrong: Square[];
}

/** The rule behind a ruling: stable names, and both in the words of the language where they are known. */
export interface RuleNamed {
  id: string;
  source: string;
  name?: string;
  text?: string;
}

export interface Ruling {
  legal: boolean;
  code: string;
  message: string;
  rule: RuleNamed;
  required: string[];
  /** The legal move that the try names. */
  named: string | null;
  /** Whether the text says that it takes, as `32x28` does. */
  written_as_capture: boolean;
  squares: RulingSquares;
  irregularity: Irregularity | null;
}

export interface TouchAnswer {
  square: Square;
  /** The piece must be played; `moves` are its moves. */
  binds: boolean;
  moves: string[];
  message: string;
  rule: { id: string; source: string };
}

/** A move in every form in which it may be written or said; each reads back to it. */
export interface NotationAnswer {
  notation: string;
  short: string;
  path: string;
  /** Start, end, captured squares; null for a quiet move. */
  captured: string | null;
  hub: string;
  spoken: { fr: string; en: string; nl: string };
}

/** Combinations whose definition is met with certainty: `CombinationKind` of the rules. Each is a word of the glossary. */
export const COMBINATION_KINDS = [
  'coup-royal',
  'coup-philippe',
  'coup-napoleon',
  'coup-turc',
  'coup-demi-turc',
  'coup-de-la-bombe',
  'envoi-a-dame',
  'coup-de-rappel',
  'double-deux',
  'coup-de-mazette',
  'coup-direct',
] as const;
export type CombinationKind = (typeof COMBINATION_KINDS)[number];

/** Pieces given and taken, in so many moves of both sides. */
export interface Combination {
  given: number;
  taken: number;
  plies: number;
  /** Null where none is certain. */
  kind: CombinationKind | null;
}

export interface CombinationAnswer {
  combination: Combination | null;
}

export interface FenAnswer {
  fen: string;
}

/** The captures still open after some landing squares have been named, and squares to name next. */
export interface RoutesAnswer {
  /** Each with a `path` that lands on the squares named so far. */
  moves: LegalMove[];
  via: { square: Square; moves: string[] }[];
}

export type Score = { men: number } | { win_in: number } | { loss_in: number };

export interface EngineAnswer {
  notation: string;
  /** For the side to move. */
  score: AnalysisScore;
}

/** A draw, too, may be known. */
export type AnalysisScore = Score | { draw: true };

/** What a search has found after an iteration; scores are for the side to move. */
export interface AnalysisReport {
  depth: number;
  nodes: number;
  seconds: number;
  lines: { score: AnalysisScore; pv: string[] }[];
  /** How many threads search, where the browser does. */
  threads?: number;
}

export interface RulesErrorBody {
  code: string;
  message: string;
  [fact: string]: unknown;
}
