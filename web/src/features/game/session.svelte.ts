/** The game on the board: its moves, where we are in it, who plays, how it ended. */
import { untrack } from 'svelte';
import type { Game } from '../../api/client';
import { Animator } from '../../board/animator.svelte';
import { placement } from '../../board/placement';
import { sayMove, sayTurn } from '../../board/aria';
import { i18n } from '../../i18n/i18n.svelte';
import { merged, movers, openOffer, other, settled, type Offer } from '../draws/offers';
import { RulesError, type Rules } from '../../wasm/rules';
import {
  RULESETS,
  type Color,
  type EngineAnswer,
  type GameAnswer,
  type LegalMove,
  type Outcome,
  type Ply,
  type Ruleset,
  type Square,
} from '../../wasm/types';
import { Announcer } from '../../ui/announcer.svelte';
import { rememberedSide, rememberSide } from './flip';
import type { Library } from './library';
import type { Opponent } from './machine';
import type { KeptOptions } from '../play/options';
import type { Play } from '../play/play.svelte';
import { newRecord, playersFromNames, type End, type GameRecord, type Players } from './record';
import { commonStart } from './line';
import type { Sync } from './sync.svelte';
import { preferences } from '../../ui/preferences.svelte';

/** A reply faster than this feels like a slap. */
const FASTEST_REPLY_MS = 400;
/** What a quick hand needs to prepare a move. */
const TIME_TO_PREPARE_MS = 900;
const SPREAD_MS = 400;

/** Takes what is entered before it is one's turn. */
export interface Ahead {
  /** Whether anything may be entered now. */
  readonly open: boolean;
  press(square: Square | null, from?: Square): void;
  typed(text: string): boolean;
}

export interface SessionParts {
  rules: Rules;
  library: Library;
  machine: Opponent;
  /** Absent where there is no server to save to. */
  sync?: Sync;
  /** When to do what can wait until a move is seen; at once where absent. */
  later?: () => Promise<void>;
}

/** What of a session is state and not worked out from it. */
export const SESSION_STATE = [
  'record',
  'line',
  'now',
  'pieces',
  'flipped',
  'thinking',
  'engineError',
  'extras',
  'ahead',
] as const satisfies (keyof Session)[];

export class Session {
  readonly rules: Rules;
  readonly animator = new Animator();
  readonly announcer = new Announcer();
  record = $state.raw<GameRecord>(newRecord('start'));
  flipped = $state(false);
  thinking = $state(false);
  engineError = $state<string | null>(null);
  /** The clock, and what else a game may have besides its moves: it comes on its own. */
  extras = $state.raw<Play | null>(null);
  /** Moves entered while the machine thinks: they come on their own, too. */
  ahead = $state.raw<Ahead | null>(null);
  /** Called when the position on the board changes, by whatever cause. */
  onPosition: (() => void) | null = null;
  readonly #parts: SessionParts;
  #question = 0;
  #changes = 0;
  #unkept = false;
  /** When the copy in the browser was made, if it is this page's. */
  #kept = 0;

  // What of the record makes the game: its name and its offers change nothing on the board.
  readonly #moves = $derived(this.record.moves);
  readonly #cursor = $derived(this.record.cursor);
  readonly #startFen = $derived(this.record.startFen);
  readonly #ruleset = $derived(this.record.ruleset);

  /** The whole line, and the game up to the position on the board. */
  readonly line: GameAnswer = $derived.by(() => this.#game(this.#moves));
  readonly now: GameAnswer = $derived.by(() =>
    this.#cursor === this.#moves.length
      ? this.line
      : this.#game(this.#moves.slice(0, this.#cursor)),
  );
  readonly pieces = $derived(placement(this.now.legal.fen));

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.rules = parts.rules;
  }

  get atEnd(): boolean {
    return this.record.cursor === this.record.moves.length;
  }

  get players(): Players {
    return this.record.players;
  }

  /** The last move, unless a position was set up after it. */
  get lastPly(): Ply | null {
    const ply = this.now.plies.at(-1);
    return ply && ply.fen === this.now.status.fen ? ply : null;
  }

  /** The position in which the last move was played. */
  get beforeLast(): string {
    const { plies, incidents, start_fen } = this.now;
    const last = plies.at(-1)?.step ?? 0;
    const previous = plies.at(-2);
    const since = previous?.step ?? 0;
    const set = incidents.findLast(({ set_up, step }) => set_up && step > since && step < last);
    if (set?.fen) return set.fen;
    const between = this.record.moves.slice(since, Math.max(since, last - 1));
    const bare = between.findLast((step) => step.startsWith('/FEN'))?.split('"')[1];
    return bare ?? previous?.fen ?? start_fen;
  }

  /** How the game ended, if the position on the board is its end. */
  get outcome(): Outcome | null {
    return this.atEnd ? this.verdict : this.now.status.outcome;
  }

  /** As `outcome`; a game that the players ended is over wherever in it we look. */
  get verdict(): Outcome | null {
    const { end } = this.record;
    if (!end) return this.now.status.outcome;
    const { reason, side } = end;
    return { winner: side ? other(side) : null, reason };
  }

  /** Whether the whole game is over, wherever in it we look. */
  get over(): boolean {
    return this.record.end !== null || this.line.status.outcome !== null;
  }

  get machineToMove(): boolean {
    const { players } = this.record;
    return players.kind === 'machine' && this.now.legal.side !== players.human && !this.outcome;
  }

  /** Whether a person may move a piece now. */
  get canMove(): boolean {
    return (
      !this.outcome &&
      !this.record.end &&
      !this.machineToMove &&
      (this.atEnd || !this.fixed) &&
      !this.extras?.holds()
    );
  }

  /** Whether the board takes anything: a move, or one to come. */
  get answers(): boolean {
    return this.canMove || !!this.ahead?.open;
  }

  /** Whether what is played stays played: moves can then be read again, but not taken back. */
  get fixed(): boolean {
    return this.record.play?.takeBack === false && !this.over;
  }

  /** The side that would resign or offer a draw: the person against the machine, else who moves. */
  get actingSide(): Color {
    const { players } = this.record;
    return players.kind === 'machine' ? players.human : this.now.legal.side;
  }

  // --- opening games ---------------------------------------------------------------------------

  newGame(
    startFen: string,
    ruleset = this.record.ruleset,
    players = this.record.players,
    table = false,
    play: KeptOptions | null = null,
  ): void {
    this.open(newRecord(startFen, ruleset, players, table, play), null);
  }

  open(record: GameRecord, known: Game | null): void {
    this.keep();
    this.#dropQuestion();
    this.animator.finish();
    this.record = record;
    this.#kept = record.updated;
    this.engineError = null;
    const { players } = record;
    // A game that has just begun is not one that was left: nothing is asked, which would take time.
    const left = record.moves.length > 0 || record.id !== null;
    this.flipped =
      (left ? rememberedSide(record.key) : null) ??
      (players.kind === 'machine' && players.human === 'black');
    this.#parts.sync?.start(record, known);
    this.#changed();
    this.keep();
  }

  /** Opens the server's state of a game, keeping moves that only this browser has. */
  openServerGame(game: Game, local: GameRecord | null): void {
    const mine = local?.moves ?? [];
    const shared = commonStart(mine, game.moves);
    const ahead = local !== null && shared === game.moves.length && mine.length > shared;
    const moves = ahead ? mine : game.moves;
    // Where this browser was in the game, unless the server has gone on.
    const same = local !== null && (ahead || shared === moves.length);
    this.open(
      {
        ...newRecord(
          game.start_fen,
          rulesetOf(game.ruleset),
          playersFromNames(game.white, game.black),
          game.table,
        ),
        ...(local && { key: local.key, players: local.players, helped: local.helped }),
        play: local?.play ?? null,
        id: game.id,
        moves,
        cursor: same ? local.cursor : moves.length,
        end: ahead ? local.end : (endOf(this.rules, game) ?? local?.end ?? null),
        offers: this.#settled(local?.offers ?? [], mine, { ...game, moves }),
      },
      game,
    );
  }

  /** The game has gone on elsewhere: shows the server's line, and keeps the place in a review. */
  follow(game: Game): void {
    const { record, flipped, atEnd } = this;
    const grown = commonStart(record.moves, game.moves) === record.moves.length;
    const cursor = grown && !atEnd ? record.cursor : game.moves.length;
    const { moves } = game;
    const offers = this.#settled(record.offers, record.moves, game);
    this.open({ ...record, moves, cursor, end: endOf(this.rules, game), offers }, game);
    this.flipped = flipped;
    const ply = this.lastPly;
    if (!ply || !this.atEnd) return;
    const { t } = i18n;
    const move = { ...ply, from: ply.path[0] ?? 0, to: ply.path.at(-1) ?? 0 };
    const next = this.outcome ? '' : sayTurn(t, this.now.legal);
    this.announcer.say(`${sayMove(t, move)} ${next}`.trim());
  }

  setId(key: string, id: string): void {
    if (this.record.key === key) {
      this.record = { ...this.record, id };
      this.#parts.library.save(this.record);
      return;
    }
    const other = this.#parts.library.get(key);
    if (other) this.#parts.library.write({ ...other, id });
  }

  // --- moves -----------------------------------------------------------------------------------

  /** Plays a legal move of the position on the board; later moves are dropped. */
  play(move: LegalMove, by: 'person' | 'machine' = 'person'): void {
    if (by === 'person' && !this.canMove) return;
    const before = this.pieces;
    const piece = before.get(move.from);
    const moves = [...this.record.moves.slice(0, this.record.cursor), move.notation];
    this.#update({ moves, cursor: moves.length });
    if (piece) this.#fly({ before, piece, path: move.path, captured: move.captured });
    if (preferences.sound) {
      const heard = [move.captured.length, move.promotes, this.outcome !== null] as const;
      void import('../../ui/sound').then(
        ({ play }) => play(...heard, preferences.muted),
        () => undefined,
      );
    }
    this.#changed(() => {
      const { t } = i18n;
      const ply = this.lastPly;
      if (!ply) return;
      const next = this.outcome ? '' : sayTurn(t, this.now.legal);
      this.announcer.say(`${sayMove(t, { ...move, side: ply.side })} ${next}`.trim());
    });
  }

  /** The line as the table has made it: moves, and what was irregular. */
  setLine(moves: readonly string[]): void {
    this.animator.finish();
    this.#update({ moves: [...moves], cursor: moves.length });
    this.#changed();
  }

  /** Shows the last move again. */
  replay(): void {
    const ply = this.lastPly;
    if (!ply) return;
    const before = placement(this.beforeLast);
    const piece = before.get(ply.path[0] ?? 0);
    if (piece) this.#fly({ before, piece, path: ply.path, captured: ply.captured });
  }

  /** Turns the board. */
  flip(): void {
    this.flipped = !this.flipped;
    rememberSide(this.record.key, this.flipped);
  }

  goTo(cursor: number): void {
    const target = Math.min(Math.max(0, cursor), this.record.moves.length);
    if (target === this.record.cursor) return;
    this.#dropQuestion();
    this.animator.finish();
    this.#update({ cursor: target });
    this.#changed(() => {
      this.announcer.say(
        `${i18n.t.say.back(this.now.status.ply)} ${sayTurn(i18n.t, this.now.legal)}`,
      );
    });
  }

  /** Takes back: against the machine, to where the person was to move. */
  undo(): void {
    if (this.fixed) return;
    const { cursor, players } = this.record;
    let target = cursor - 1;
    if (players.kind === 'machine' && target > 0 && !this.#personMovesAt(target)) target -= 1;
    this.goTo(target);
  }

  redo(): void {
    if (this.fixed) return;
    const { cursor, players, moves } = this.record;
    let target = cursor + 1;
    if (players.kind === 'machine' && target < moves.length && !this.#personMovesAt(target)) {
      target += 1;
    }
    this.goTo(target);
  }

  end(end: End): void {
    if (this.over && this.atEnd) return;
    const moves = this.record.moves.slice(0, this.record.cursor);
    this.#dropQuestion();
    this.#update({ moves, cursor: moves.length, end });
    this.#changed();
  }

  /** Keeps what became of an offer of a draw. */
  keepOffers(offers: Offer[]): void {
    const { updated } = this.record;
    this.#update({ offers, updated });
    this.recallOffers();
    this.#parts.library.save(this.record);
  }

  /** Help was asked for: the game keeps that in mind. */
  note(change: Pick<Partial<GameRecord>, 'helped' | 'play'>): void {
    const { updated } = this.record;
    this.#update({ ...change, updated });
    this.#parts.library.save(this.record);
  }

  /** Another page of this browser may have answered an offer: what is answered stays answered. */
  recallOffers(): void {
    const kept = this.#parts.library.get(this.record.key)?.offers ?? [];
    if (kept.length > 0) this.record = { ...this.record, offers: merged(this.record.offers, kept) };
  }

  /** What the machine thinks of the position on the board, or after some more moves; nothing is played. */
  consult(level: number, more: readonly string[] = []): Promise<EngineAnswer> {
    const { startFen, moves, cursor, ruleset } = this.record;
    const lang = i18n.language;
    const line = moves.slice(0, cursor).concat(more);
    return this.#parts.machine.ask({ startFen, moves: line, ruleset, level, seed: 0, lang });
  }

  /** What an open offer becomes when the line does. */
  #settled(
    offers: Offer[],
    before: readonly string[],
    { start_fen, moves, ruleset }: { start_fen: string; moves: string[]; ruleset: string },
  ): Offer[] {
    if (!openOffer(offers)) return offers;
    const game = this.rules.game(start_fen, moves, rulesetOf(ruleset), i18n.language);
    return settled(offers, before, moves, movers(game));
  }

  #firstSide(startFen: string): Color {
    return startFen.startsWith('B') ? 'black' : 'white';
  }

  #personMovesAt(ply: number): boolean {
    const { players } = this.record;
    if (players.kind === 'two') return true;
    return (ply % 2 === 0) === (this.#firstSide(this.line.start_fen) === players.human);
  }

  #fly(flight: Parameters<Animator['play']>[0]): void {
    void this.animator.play(flight, () => this.flipped);
  }

  #update(change: Partial<GameRecord>): void {
    const { moves, offers, startFen: start_fen, ruleset } = this.record;
    const kept = change.moves
      ? this.#settled(offers, moves, { start_fen, ruleset, moves: change.moves })
      : offers;
    this.record = { ...this.record, offers: kept, updated: Date.now(), ...change };
  }

  /** The board has changed: what is told of it and where it is kept follow after the picture. */
  #changed(tell?: () => void): void {
    this.#unkept = true;
    const change = ++this.#changes;
    this.onPosition?.();
    const rest = () => {
      if (change === this.#changes) tell?.();
      this.keep();
    };
    const { later } = this.#parts;
    if (later) void later().then(rest);
    else rest();
    void this.#machineMove();
  }

  /** Stores the game and sends it, if that has not been done yet. */
  keep(): void {
    if (!this.#unkept) return;
    this.#unkept = false;
    const { library } = this.#parts;
    this.recallOffers();
    const { moves, end, offers } = this.record;
    // Nothing is stored before there is something to keep.
    if (moves.length > 0 || end || offers.length > 0 || library.current()) {
      this.#fork();
      library.save(this.record);
      this.#kept = this.record.updated;
    }
    this.#parts.sync?.want(this.record);
  }

  /** Another page of this browser has played on in this game, and no server has it: then these are two games. */
  #fork(): void {
    const { key, id, moves } = this.record;
    const kept = this.#parts.library.get(key);
    if (id !== null || !kept || kept.updated === this.#kept) return;
    if (commonStart(kept.moves, moves) < kept.moves.length) {
      this.record = { ...this.record, key: newRecord('').key };
    }
  }

  #game(moves: readonly string[]): GameAnswer {
    return this.rules.game(this.#startFen, moves, this.#ruleset, i18n.language);
  }

  // --- the machine -----------------------------------------------------------------------------

  async #machineMove(): Promise<void> {
    const { players, moves, startFen, ruleset } = this.record;
    if (players.kind !== 'machine' || !this.machineToMove || !this.atEnd || this.record.end) return;
    const question = ++this.#question;
    const asked = performance.now();
    const seed = Math.floor(Math.random() * 2 ** 31);
    this.thinking = true;
    this.engineError = null;
    try {
      const lang = untrack(() => i18n.language);
      const { level } = players;
      const answer = await this.#parts.machine.ask({
        startFen,
        moves: [...moves],
        ruleset,
        level,
        seed,
        lang,
      });
      const least = preferences.premove ? TIME_TO_PREPARE_MS : FASTEST_REPLY_MS;
      const pace = least + Math.random() * SPREAD_MS;
      if (!this.extras?.hurry) await pause(asked + pace - performance.now());
      while (this.animator.playing) await pause(30);
      if (question !== this.#question) return;
      const move = this.now.legal.moves.find((legal) => legal.notation === answer.notation);
      this.thinking = false;
      if (move) this.play(move, 'machine');
      else this.engineError = i18n.t.engineFailed;
    } catch (error) {
      if (question !== this.#question) return;
      this.thinking = false;
      const text = error instanceof RulesError || error instanceof Error ? error.message : '';
      this.engineError = `${i18n.t.engineFailed} ${text}`.trim();
    }
  }

  #dropQuestion(): void {
    this.#question += 1;
    if (this.thinking) this.#parts.machine.stop();
    this.thinking = false;
  }
}

/** How the players ended a game, if they did and not the rules. */
function endOf(rules: Rules, { status, start_fen, moves, ruleset }: Game): End | null {
  const { outcome } = status;
  if (!outcome) return null;
  const { reason, winner } = outcome;
  if (reason === 'resignation' || reason === 'time') {
    return { reason, side: winner === 'white' ? 'black' : 'white' };
  }
  if (reason === 'agreement') return { reason };
  // A claimed draw: the rules alone would let the game go on.
  const { claims, status: open } = rules.game(start_fen, moves, rulesetOf(ruleset), i18n.language);
  const claimed = open.outcome ? undefined : claims.find(({ reason }) => reason === outcome.reason);
  return claimed ? { reason: claimed.reason } : null;
}

function rulesetOf(name: string): Ruleset {
  return RULESETS.find((ruleset) => ruleset === name) ?? 'ffjd';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
