/** Whether the machine takes a draw that a person proposes, and why. */
import type { AnalysisScore, DrawProof } from '../../wasm/types';
import type { Answer } from './offers';

/** What is known of the position; scores and values are those of the person, who is to move. */
export interface Known {
  /** The exact value, where kings alone are left. */
  proof: DrawProof | null;
  /** A draw can be claimed anyway. */
  claimable: boolean;
  score: AnalysisScore;
  plies: number;
  pieces: number;
  quietPlies: number;
  occurrences: number;
}

/** In men: nearer than this to nothing is level. */
const LEVEL = 0.3;
/** A level position with so few pieces, or so long into the game, may as well be drawn. */
const FEW_PIECES = 8;
const LATE_PLIES = 80;
const LONG_QUIET = 20;

export function judge(known: Known): { accept: boolean; answer: Answer } {
  const yes = (answer: Answer) => ({ accept: true, answer });
  const no = (answer: Answer) => ({ accept: false, answer });
  const { proof, score } = known;
  if (proof) {
    if (proof.wdl === 'draw') return yes('proved');
    return proof.wdl === 'win' ? yes('losing') : no('winning');
  }
  if ('win_in' in score) return yes('losing');
  if ('loss_in' in score) return no('winning');
  if ('draw' in score) return yes('proved');
  if (known.claimable) return yes('claim');
  if (score.men > LEVEL) return yes('worse');
  if (score.men < -LEVEL) return no('better');
  const tired =
    known.pieces <= FEW_PIECES ||
    known.plies >= LATE_PLIES ||
    known.quietPlies >= LONG_QUIET ||
    known.occurrences > 1;
  return tired ? yes('level') : no('early');
}
