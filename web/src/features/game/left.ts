/** The game that somebody left: the first page leads back to it. */
import type { WholeRules } from '../../wasm/rules';
import type { Library } from './library';
import type { GameRecord } from './record';

/** Older ones than these are not looked at: each is replayed. */
const RECENT = 5;

export function leftGame(rules: WholeRules, library: Library): GameRecord | null {
  const played = library.all().filter(({ moves }) => moves.length > 0);
  return played.slice(0, RECENT).find((record) => isOpen(rules, record)) ?? null;
}

function isOpen(rules: WholeRules, { startFen, moves, ruleset, end }: GameRecord): boolean {
  if (end) return false;
  try {
    return rules.game(startFen, moves, ruleset, 'fr').status.outcome === null;
  } catch {
    // Of another version of the rules, or damaged.
    return false;
  }
}
