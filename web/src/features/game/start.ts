/** Which game the page opens with: the one in the address, else the one left unfinished here, else a new one. */
import opening from 'virtual:opening';
import { Refused, Unreachable, type GamesApi } from '../../api/client';
import { RulesError, type Rules } from '../../wasm/rules';
import { i18n } from '../../i18n/i18n.svelte';
import { afterPicture } from '../../ui/task';
import { browserStorage, Library } from './library';
import { Machine } from './machine';
import { beyondMoves, commonStart } from './line';
import { LEVELS, newRecord, type GameRecord } from './record';
import { Session } from './session.svelte';
import { Sync } from './sync.svelte';

export interface Started {
  session: Session;
  sync: Sync;
  library: Library;
  api: GamesApi;
  /** Something the reader should know at once. */
  problem: string | null;
}

/** The game id of an address such as `/g/abc` or `/g/abc/12`. */
export function gameIdOf(path: string): string | null {
  return /^\/g\/([\w-]+)(?:\/\d+)?\/?$/.exec(path)?.[1] ?? null;
}

/** The place in the game of an address such as `/g/abc/12`: how much of the line has been played. */
export function plyOf(path: string): number | null {
  const ply = /^\/g\/[\w-]+\/(\d{1,6})\/?$/.exec(path)?.[1];
  return ply === undefined ? null : Number(ply);
}

/** The address of the game on the board, and of the place in it where it is not its end. */
export function gamePath({ id, moves, cursor }: GameRecord): string {
  if (id === null) return '/';
  return cursor === moves.length ? `/g/${id}` : `/g/${id}/${cursor}`;
}

/** The position of an address such as `/#fen=W:W31:B1`. */
export function fenOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('fen');
}

/** The address that carries a position in itself. */
export function positionLink(origin: string, fen: string): string {
  return `${origin}/#fen=${fen}`;
}

/** The machine's level in an address such as `/#machine=1`: a new game against it. */
export function machineOf(hash: string): number | null {
  const level = Number(new URLSearchParams(hash.replace(/^#/, '')).get('machine'));
  return Number.isInteger(level) && level >= 1 && level <= LEVELS ? level : null;
}

/** The address that begins a game against the machine. */
export function machineLink(level: number): string {
  return `/#machine=${level}`;
}

export async function start(
  rules: Rules,
  api: GamesApi,
  location: Location,
  history: History,
): Promise<Started> {
  rules.foresee(opening);
  const library = new Library(browserStorage());
  library.prune();
  const sync = new Sync(api, (record, id) => {
    session.setId(record.key, id);
    if (session.record.key === record.key) showPath(gamePath(session.record));
  });
  const session: Session = new Session({
    rules,
    library,
    machine: new Machine(),
    sync,
    later: afterPicture,
  });
  sync.onServer = (game) => {
    // At once where it can be: what was lost by it is told after.
    if (rules.whole || !beyondMoves(game.moves)) session.follow(game);
    else void readersOf(rules, game.moves).then(() => session.follow(game));
  };
  const ply = plyOf(location.pathname);
  const problem = await openFirst(session, sync, api, library, location, history);
  if (ply !== null && problem === null) session.goTo(Math.min(ply, session.record.moves.length));
  return { session, sync, library, api, problem };
}

/** Puts a path into the address, which keeps the language it names. */
export function showPath(path: string): void {
  if (location.pathname !== path) history.replaceState(null, '', path + location.search);
}

/** What reads these lines, where it is more than the rules that a page begins with. */
async function readersOf(rules: Rules, ...lines: (readonly string[] | undefined)[]): Promise<void> {
  if (!lines.some((line) => line && beyondMoves(line))) return;
  // Without it the game cannot be opened now; it stays where it is kept.
  await rules.complete().catch(() => undefined);
}

async function openFirst(
  session: Session,
  sync: Sync,
  api: GamesApi,
  library: Library,
  location: Location,
  history: History,
): Promise<string | null> {
  const id = gameIdOf(location.pathname);
  const fen = fenOf(location.hash);
  const level = machineOf(location.hash);
  const current = library.current();
  // The opening of a game is known before the rules are here; nothing else is.
  if (id !== null || fen !== null || level !== null || current) await session.rules.arrived;
  if (id !== null) return openById(session, sync, api, library, id, history);
  if (fen !== null) return openFen(session, fen, history);
  if (level !== null) {
    history.replaceState(null, '', `/${location.search}`);
    session.open(newRecord('start', 'ffjd', { kind: 'machine', human: 'white', level }), null);
    return null;
  }
  await readersOf(session.rules, current?.moves);
  // A game that never reached the server is only here: don't lose it.
  if (current && current.id === null && current.moves.length > 0 && canReplay(session, current)) {
    session.open(current, null);
  } else {
    session.open(newRecord('start'), null);
  }
  return null;
}

async function openById(
  session: Session,
  sync: Sync,
  api: GamesApi,
  library: Library,
  id: string,
  history: History,
): Promise<string | null> {
  const local = library.byServerId(id);
  await readersOf(session.rules, local?.moves);
  try {
    const game = await api.get(id);
    await readersOf(session.rules, game.moves);
    session.openServerGame(game, local);
    const lost = local?.moves.slice(commonStart(local.moves, session.record.moves)) ?? [];
    if (local && lost.length > 0) sync.setAside(local, lost);
    return null;
  } catch (error) {
    if (local && canReplay(session, local)) {
      // Unreachable, or the server has lost it: play on with our copy; it is sent again.
      session.open(local, null);
      return null;
    }
    session.open(newRecord('start'), null);
    history.replaceState(null, '', `/${location.search}`);
    if (error instanceof Refused) return i18n.t.sync.notFound;
    if (error instanceof Unreachable) return i18n.t.sync.offline;
    throw error;
  }
}

function openFen(session: Session, text: string, history: History): string | null {
  history.replaceState(null, '', `/${location.search}`);
  try {
    const { fen } = session.rules.moves(text, i18n.language);
    session.open(newRecord(fen), null);
    return null;
  } catch (error) {
    session.open(newRecord('start'), null);
    if (error instanceof RulesError) {
      const { t } = i18n;
      return `${t.newGame.fenError}${t.colon}${error.message}`;
    }
    throw error;
  }
}

/** A stored game of another version of the rules, or damaged, must not break the page. */
function canReplay(session: Session, record: { startFen: string; moves: string[] }): boolean {
  try {
    session.rules.game(record.startFen, record.moves, 'family', i18n.language);
    return true;
  } catch {
    return false;
  }
}
