/**
 * Keeps the server's copy of a game equal to the page's.
 *
 * There is no queue to lose: the page says what it wants, the server says what it has, and moves
 * are sent until the two agree. Sending the same move twice changes nothing, so a lost answer or a
 * reload end in the same place.
 *
 * Every change names the version that this page last saw. Where the game has gone on elsewhere
 * since, the server's line is shown instead: nothing that it holds is ever cut by a page that has
 * not seen it.
 */
import { Refused, type Game, type GamesApi } from '../../api/client';
import { commonStart } from './line';
import { playerNames, type GameRecord } from './record';

export type SyncState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** Not reached; tried again by itself. */
  | { kind: 'offline' }
  /** The server will not take the game, and trying again won't change that. */
  | { kind: 'refused'; message: string };

/** Waits between tries. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Conflicts in a row after which trying again is given up. */
const MOST_CONFLICTS = 5;

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && commonStart(a, b) === a.length;
}

export class Sync {
  state = $state.raw<SyncState>({ kind: 'saved' });
  /** Moves of the page that the server is not known to have. */
  waiting = $state(0);
  /** Moves of this page that gave way to the server's line; the reader is told. */
  replaced = $state.raw<readonly string[] | null>(null);
  /** The game as this page had it then: it can go on as another one. */
  aside: GameRecord | null = null;
  /** Called with a game that has gone on elsewhere: it is to be shown. */
  onServer: ((game: Game) => void) | null = null;
  readonly #api: GamesApi;
  readonly #onId: (record: GameRecord, id: string) => void;
  #wanted: GameRecord | null = null;
  #known: Game | null = null;
  #running = false;
  #failures = 0;
  #conflicts = 0;
  /** Lines that unanswered requests make: the server may have them or not. */
  #sent: (readonly string[])[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: GamesApi, onId: (record: GameRecord, id: string) => void) {
    this.#api = api;
    this.#onId = onId;
  }

  /** Another game, with what the server is known to have of it. */
  start(record: GameRecord, known: Game | null): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#conflicts = 0;
    this.#wanted = record;
    this.#known = known;
    this.#sent = [];
    this.replaced = null;
    this.state = { kind: 'saved' };
    this.#count();
  }

  /** The game has changed: send what is missing. */
  want(record: GameRecord): void {
    this.#wanted = record;
    this.#count();
    void this.run();
  }

  /** Tries now rather than at the end of the pause. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    void this.run();
  }

  /** Looks whether the game has gone on elsewhere, if this page has nothing to send itself. */
  async look(): Promise<void> {
    const wanted = this.#wanted;
    const known = this.#known;
    if (!wanted?.id || !known || this.#running || this.waiting > 0) return;
    if (this.state.kind !== 'saved') return;
    let game: Game;
    try {
      game = await this.#api.get(wanted.id);
    } catch {
      // The banner is for moves that can't be saved; a look that fails is repeated next time.
      return;
    }
    const unchanged = this.#wanted === wanted && this.#known === known && !this.#running;
    if (unchanged && game.version !== known.version) this.#settle(wanted, game);
  }

  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#timer);
    if (this.state.kind === 'saved') this.state = { kind: 'saving' };
    try {
      while (await this.#step());
      this.#failures = 0;
      this.#conflicts = 0;
      this.state = { kind: 'saved' };
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#running = false;
      this.#count();
    }
  }

  /** One request towards agreement; false when there is nothing left to do. */
  async #step(): Promise<boolean> {
    const wanted = this.#wanted;
    if (!wanted) return false;
    if (wanted.id === null) {
      // A game nobody has moved in is not worth a row.
      if (wanted.moves.length === 0 && !wanted.end) return false;
      const game = await this.#api.create({
        fen: wanted.startFen,
        ruleset: wanted.ruleset,
        table: wanted.table,
        moves: wanted.moves,
        ...playerNames(wanted.players),
      });
      // More moves may have come while we waited: they stay, only the id is new.
      const latest = this.#wanted;
      if (latest?.key === wanted.key) this.#wanted = { ...latest, id: game.id };
      this.#onId(wanted, game.id);
      this.#learn(wanted, game);
      return true;
    }
    if (this.#known?.id !== wanted.id) {
      this.#settle(wanted, await this.#api.get(wanted.id));
      return true;
    }
    const { version } = this.#known;
    const shared = commonStart(this.#known.moves, wanted.moves);
    const next = wanted.moves[shared];
    if (next !== undefined) {
      this.#sent.push(wanted.moves.slice(0, shared + 1));
      this.#learn(wanted, await this.#api.move(wanted.id, shared, next, version));
      return true;
    }
    const { end } = wanted;
    if (end && this.#known.moves.length > wanted.moves.length) {
      // The end belongs to the position on the board, not to moves that were taken back.
      this.#sent.push(wanted.moves);
      this.#learn(wanted, await this.#api.undo(wanted.id, wanted.moves.length, version));
      return true;
    }
    if (end && this.#known.status.outcome === null) {
      this.#learn(wanted, await this.#api.end(wanted.id, { ...end, version }));
      return true;
    }
    return false;
  }

  /** A game as the server has it, whatever this page knew of it: goes on from there, or gives way. */
  #settle(wanted: GameRecord, game: Game): void {
    if (this.#wanted?.key !== wanted.key) return;
    const mine = this.#wanted;
    const { moves } = mine;
    const shared = commonStart(game.moves, moves);
    const over = game.status.outcome !== null;
    // All that the server holds is on the page, too: the rest can be sent.
    const before = shared === game.moves.length && (!over || this.#wanted.end !== null);
    // Our own change, whose answer was lost.
    const ours = !over && this.#sent.some((line) => equal(line, game.moves));
    if (before || ours || !this.onServer) {
      this.#learn(wanted, game);
      return;
    }
    this.onServer(game);
    const lost = moves.slice(shared);
    if (lost.length > 0) this.setAside(mine, lost);
  }

  /** Moves of a game gave way to the server's line. */
  setAside(record: GameRecord, lost: readonly string[]): void {
    this.aside = record;
    this.replaced = lost;
  }

  #learn(asked: GameRecord, game: Game): void {
    // Meanwhile another game may have been opened: its state is not this one's.
    if (this.#wanted?.key !== asked.key) return;
    this.#known = game;
    this.#sent = [];
    if (this.state.kind !== 'saving') this.state = { kind: 'saving' };
    this.#failures = 0;
    this.#count();
  }

  #failed(error: unknown): void {
    let pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)];
    if (error instanceof Refused) {
      const { status } = error;
      // What was refused was not done.
      this.#sent.pop();
      const stale = this.#known !== null && (status === 409 || status === 422);
      if (stale && this.#conflicts < (status === 409 ? MOST_CONFLICTS : 1)) {
        // What we believed of the server is out of date: ask, then go on from there.
        this.#known = null;
        if (this.#conflicts === 0) pause = 0;
        this.#conflicts += 1;
      } else if (error.status === 404 && this.#wanted) {
        // The server has lost the game, or forgotten it. It gets a new one.
        this.#wanted = { ...this.#wanted, id: null };
        this.#known = null;
      } else {
        this.state = { kind: 'refused', message: error.message };
        return;
      }
    } else {
      this.state = { kind: 'offline' };
    }
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.run(), pause);
  }

  #count(): void {
    const wanted = this.#wanted;
    if (!wanted) return;
    const shared = this.#known ? commonStart(this.#known.moves, wanted.moves) : 0;
    this.waiting = wanted.moves.length - shared;
  }
}
