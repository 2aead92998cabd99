/** The shapes of the games API that the page uses. */
import type { Ruleset, StatusAnswer } from '../wasm/types';

export interface Game {
  id: string;
  start_fen: string;
  ruleset: Ruleset;
  white: string | null;
  black: string | null;
  moves: string[];
  version: number;
  status: StatusAnswer;
}

export interface NewGame {
  fen?: string;
  ruleset?: Ruleset;
  white?: string | null;
  black?: string | null;
}

export interface EndRequest {
  reason: 'agreement' | 'resignation' | 'time';
  side?: 'white' | 'black';
}
