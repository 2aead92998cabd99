/**
 * Keeps the server's copy of a game equal to the page's.
 *
 * There is no queue to lose: the page says what it wants, the server says what it has, and moves
 * are sent until the two agree. Sending the same move twice changes nothing, so a lost answer, a
 * reload or a conflict all end in the same place.
 */
import { Refused, type Game, type GamesApi } from '../../api/client';
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

/** How many moves two lines share from the start. */
export function commonStart(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

export class Sync {
  state = $state.raw<SyncState>({ kind: 'saved' });
  /** Moves of the page that the server is not known to have. */
  waiting = $state(0);
  readonly #api: GamesApi;
  readonly #onId: (record: GameRecord, id: string) => void;
  #wanted: GameRecord | null = null;
  #known: Game | null = null;
  #running = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: GamesApi, onId: (record: GameRecord, id: string) => void) {
    this.#api = api;
    this.#onId = onId;
  }

  /** Another game, with what the server is known to have of it. */
  start(record: GameRecord, known: Game | null): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#wanted = record;
    this.#known = known;
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

  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#timer);
    if (this.state.kind === 'saved') this.state = { kind: 'saving' };
    try {
      while (await this.#step());
      this.#failures = 0;
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
      this.#learn(wanted, await this.#api.get(wanted.id));
      return true;
    }
    const shared = commonStart(this.#known.moves, wanted.moves);
    const next = wanted.moves[shared];
    if (next !== undefined) {
      this.#learn(wanted, await this.#api.move(wanted.id, shared, next));
      return true;
    }
    const { end } = wanted;
    if (end && this.#known.moves.length > wanted.moves.length) {
      // The end belongs to the position on the board, not to moves that were taken back.
      this.#learn(wanted, await this.#api.undo(wanted.id, wanted.moves.length));
      return true;
    }
    if (end && this.#known.status.outcome === null) {
      this.#learn(wanted, await this.#api.end(wanted.id, end));
      return true;
    }
    return false;
  }

  #learn(asked: GameRecord, game: Game): void {
    // Meanwhile another game may have been opened: its state is not this one's.
    if (this.#wanted?.key !== asked.key) return;
    this.#known = game;
    if (this.state.kind !== 'saving') this.state = { kind: 'saving' };
    this.#failures = 0;
    this.#count();
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) {
      if (error.status === 409 && this.#failures < PAUSES_MS.length) {
        // What we believed of the server is out of date: ask, then go on from there.
        this.#known = null;
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
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)];
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
