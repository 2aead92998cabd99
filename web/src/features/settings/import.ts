/** What a file of exported data brings back. The file may be anybody's: what can't be a game is left out. */
import { LEVELS, readRecord, type GameRecord } from '../game/record';
import { readClock, readControl, type Control } from '../play/clock';
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

/** A game, and its clock as it is kept beside it. */
export interface FiledGame {
  game: GameRecord;
  clock: { clock: unknown; seen: number } | null;
}

/** The games of an exported file that can be opened. */
export function readGames(list: unknown, rules: WholeRules): FiledGame[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((raw: unknown) => {
    const game = readRecord(JSON.stringify(raw));
    if (!game || !isOurs(game) || !canReplay(game, rules)) return [];
    const control = readControl(game.play?.clock);
    const play = game.play && { ...game.play, clock: control };
    const clock = control && readFiledClock((raw as { clock?: unknown }).clock, control);
    return [{ game: { ...game, play }, clock }];
  });
}

function readFiledClock(raw: unknown, control: Control): FiledGame['clock'] {
  if (typeof raw !== 'object' || raw === null) return null;
  const { clock, seen } = raw as { clock?: unknown; seen?: unknown };
  const read = readClock(clock, control);
  if (!read || typeof seen !== 'number' || !Number.isFinite(seen)) return null;
  const { times, turn, since, spent, paused } = read;
  return { clock: { times, turn, since, spent, paused }, seen };
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
