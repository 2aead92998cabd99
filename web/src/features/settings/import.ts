/** What a file of exported data brings back. The file may be anybody's: what can't be a game is left out. */
import { LEVELS, readRecord, type GameRecord } from '../game/record';
import type { WholeRules } from '../../wasm/rules';

/** More games than this browser would ever keep are no export of ours. */
const MOST = 2000;
/** Names of games, ours and the server's. */
const NAME = /^[\w-]{1,64}$/;
const DRAWN: ReadonlySet<string> = new Set([
  'repetition',
  '25-moves',
  '16-moves',
  '5-moves',
  'immediate-draw',
  'agreement',
]);
const LOST: ReadonlySet<string> = new Set(['resignation', 'time']);

const isSide = (side: unknown) => side === 'white' || side === 'black';

/** The games of an exported file that can be opened. */
export function readGames(list: unknown, rules: WholeRules): GameRecord[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((raw: unknown) => {
    const game = readRecord(JSON.stringify(raw));
    return game && isOurs(game) && canReplay(game, rules) ? [game] : [];
  });
}

function isOurs({ key, id, players, end }: GameRecord): boolean {
  if (!NAME.test(key) || (id !== null && !NAME.test(id))) return false;
  if (players.kind === 'machine') {
    const { human, level } = players;
    if (!isSide(human) || !Number.isInteger(level) || level < 1 || level > LEVELS) return false;
  }
  return end === null || DRAWN.has(end.reason) || (LOST.has(end.reason) && isSide(end.side));
}

function canReplay({ startFen, moves, ruleset }: GameRecord, rules: WholeRules): boolean {
  try {
    rules.game(startFen, moves, ruleset, 'fr');
    return true;
  } catch {
    return false;
  }
}
