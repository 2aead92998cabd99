/** The clock of the game on the board: runs it, keeps it in this browser, and ends the game when a flag falls. */
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import type { Color, GameAnswer } from '../../wasm/types';
import { other } from '../draws/offers';
import { reasonFor } from '../game/reason';
import type { GameRecord } from '../game/record';
import type { Session } from '../game/session.svelte';
import { beyondMoves, standingStart } from '../game/line';
import ClockFace from './ClockFace.svelte';
import * as clocks from './clock';

/** How often a running clock is kept, besides after every move. */
const KEEP_MS = 5000;
/** The machine plays without its usual pause when it has no more than this. */
const HURRY_MS = 20_000;
/** How long what was said of the time can be read. */
const TOLD_MS = 10_000;

export interface PlayParts {
  session: Session;
  storage: Storage | null;
  now?: () => number;
}

export class Play {
  /** What the players' strips show. */
  readonly Face = ClockFace;
  clock = $state.raw<clocks.Clock | null>(null);
  /** The moment that is shown. */
  now = $state(0);
  /** A draw is being claimed: while it is looked into, a flag that falls does not count yet. */
  claiming = false;
  readonly #session: Session;
  readonly #storage: Storage | null;
  readonly #time: () => number;
  #key = '';
  #moves: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = 0;
  /** When the clock was last looked at. */
  #seen = 0;
  /** Stopped by a claim. */
  #disputed = false;
  /** Who has been told that time is short. */
  #warned: Color[] = [];

  constructor({ session, storage, now = () => Date.now() }: PlayParts) {
    this.#session = session;
    this.#storage = storage;
    this.#time = now;
  }

  get paused(): boolean {
    return this.clock?.paused ?? false;
  }

  /** No piece may be moved: the clock is stopped, or a flag is down. */
  holds(): boolean {
    const { clock } = this;
    return clock !== null && (clock.paused || clocks.fallen(clock, this.#time()) !== null);
  }

  /** The machine is short of time. */
  get hurry(): boolean {
    const { clock } = this;
    return clock !== null && clocks.left(clock, clock.turn, this.#time()) < HURRY_MS;
  }

  left(color: Color): number {
    return this.clock ? clocks.left(this.clock, color, this.now) : 0;
  }

  low(color: Color): boolean {
    return this.clock !== null && this.left(color) <= clocks.warningAt(this.clock.control);
  }

  /** Whose time an arbiter has taken away: once the clock goes on, the flag falls. */
  get empty(): Color | null {
    const { clock } = this;
    if (!clock || !clocks.started(clock)) return null;
    const { turn } = clock;
    return [turn, other(turn)].find((color) => this.left(color) === 0) ?? null;
  }

  runs(color: Color): boolean {
    const { clock } = this;
    return clock !== null && clock.since !== null && clock.turn === color;
  }

  /** How many moves a side has made. */
  made(color: Color): number {
    return this.#session.line.plies.filter(({ side }) => side === color).length;
  }

  /** Both times, for those who hear them. */
  get words(): string | null {
    if (!this.clock) return null;
    const { clock: texts } = i18n.more.play;
    this.#look();
    const both = (['white', 'black'] as const).map((color) => texts.says(color, this.left(color)));
    return [...both, ...(this.paused ? [texts.stopped] : [])].join(' ');
  }

  /** The game on the board, or its moves, have changed. */
  follow(record: GameRecord, line: GameAnswer, over: boolean): void {
    if (record.key !== this.#key) this.#open();
    const { clock } = this;
    if (!clock) return;
    const now = this.#time();
    const { moves } = record;
    const turn = line.legal.side;
    const shared = standingStart(this.#moves, moves);
    if (shared !== moves.length || shared !== this.#moves.length) {
      this.#moves = moves;
      const made = this.made(other(turn));
      const fresh = moves.slice(shared);
      const place = {
        shared,
        steps: moves.length,
        turn,
        made,
        moves: fresh.filter((step) => !beyondMoves([step])).length,
        corrected: /;(corrected|taken-back);/.test(fresh.at(-1) ?? ''),
      };
      const elsewhere = this.#stored();
      // Another page of this browser may have pressed the clock for the same move.
      const pressed = elsewhere && clock.times.length - 1 < elsewhere.times.length - 1;
      this.clock =
        pressed && elsewhere.times.length - 1 === moves.length
          ? elsewhere
          : clocks.advance(clock, place, now);
      this.#keep(now);
    }
    if (over && this.clock && (this.clock.since !== null || this.clock.paused)) {
      this.clock = clocks.stop(this.clock, now);
      this.#keep(now);
    }
    this.#look();
  }

  pause(): void {
    this.#change((clock, now) => clocks.pause(clock, now));
    this.#tell(i18n.more.play.clock.stopped);
  }

  resume(): void {
    this.#change((clock, now) => clocks.resume(clock, now));
    // A flag that has fallen has the last word.
    if (!this.#session.over) this.#tell(this.words ?? '');
  }

  /** A claim against a move stops the clock, as a player does who calls the arbiter; it goes on with the decision. */
  dispute(open: boolean): void {
    if (open && this.clock?.since != null) {
      this.#disputed = true;
      this.#change((clock, now) => clocks.pause(clock, now));
    } else if (!open && this.#disputed) {
      this.#disputed = false;
      this.#change((clock, now) => clocks.resume(clock, now));
    }
  }

  adjust(color: Color, by: number): void {
    this.#change((clock) => clocks.adjust(clock, color, by));
    this.#tell(i18n.more.play.clock.says(color, this.left(color)));
  }

  /** The page is left or hidden. */
  keep(): void {
    this.#keep(this.#time());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.keep();
  }

  #change(change: (clock: clocks.Clock, now: number) => clocks.Clock): void {
    if (!this.clock) return;
    const now = this.#time();
    this.clock = change(this.clock, now);
    this.#keep(now);
    this.#look();
  }

  /** Another game: its clock as it was left, or a new one. */
  #open(): void {
    const { record, line } = this.#session;
    const now = this.#time();
    if (this.clock) this.#keep(now);
    this.#key = record.key;
    this.#warned = [];
    const control = clocks.readControl(record.play?.clock);
    if (!control) {
      this.clock = null;
      this.#moves = [];
      return;
    }
    const stored = this.#stored();
    if (stored && stored.times.length - 1 <= record.moves.length) {
      this.#moves = record.moves.slice(0, stored.times.length - 1);
      this.clock = clocks.found(stored, this.#seen, now);
    } else {
      const first = line.start_fen.startsWith('B') ? 'black' : 'white';
      this.#moves = [];
      this.clock = clocks.begin(control, first);
      // A game that comes without its clock has not been running meanwhile.
      if (record.moves.length > 0) this.clock = clocks.pause(this.clock, now);
    }
    this.#seen = now;
  }

  #stored(): clocks.Clock | null {
    const control = clocks.readControl(this.#session.record.play?.clock);
    if (!control) return null;
    try {
      const text = this.#storage?.getItem(clocks.clockKey(this.#key)) ?? 'null';
      const raw = JSON.parse(text) as { clock?: unknown; seen?: unknown } | null;
      const clock = clocks.readClock(raw?.clock, control);
      if (clock && typeof raw?.seen === 'number') this.#seen = raw.seen;
      return clock;
    } catch {
      return null;
    }
  }

  #keep(now: number): void {
    if (!this.clock) return;
    this.#kept = now;
    const { times, turn, since, spent, paused } = this.clock;
    const clock = { times, turn, since, spent, paused };
    try {
      this.#storage?.setItem(clocks.clockKey(this.#key), JSON.stringify({ clock, seen: now }));
    } catch {
      // Full or forbidden: the clock lasts as long as the page.
    }
  }

  /** Shows the time, warns, and sees whether a flag has fallen; then waits for what changes next. */
  #look(): void {
    clearTimeout(this.#timer);
    const { clock } = this;
    const now = this.#time();
    this.now = now;
    if (!clock) return;
    // The device slept: nobody has played meanwhile.
    const awake = clocks.found(clock, this.#seen, now);
    this.#seen = now;
    if (awake !== clock) {
      this.clock = awake;
      this.#keep(now);
      if (awake.since !== null) this.#look();
      return;
    }
    if (clock.since === null) return;
    const left = clocks.left(clock, clock.turn, now);
    if (left === 0) {
      this.#flag(clock.turn);
      return;
    }
    this.#warn(clock, left);
    if (now - this.#kept >= KEEP_MS) this.#keep(now);
    this.#timer = setTimeout(() => this.#look(), clocks.nextChange(left));
  }

  /** Told once, and again only after the time has grown well above it. */
  #warn({ turn, control }: clocks.Clock, left: number): void {
    const at = clocks.warningAt(control);
    if (left > at * 1.5) this.#warned = this.#warned.filter((color) => color !== turn);
    if (left > at || this.#warned.includes(turn)) return;
    this.#warned.push(turn);
    const { players } = this.#session;
    if (players.kind === 'machine' && turn !== players.human) return;
    this.#tell(i18n.more.play.clock.low(turn, left));
    this.#sound('warn');
  }

  /** The end of the game and the draws of the rules come before the flag: then the game is over already. */
  #flag(side: Color): void {
    const session = this.#session;
    if (session.over) return;
    if (this.claiming && session.line.claims.length > 0) {
      this.#timer = setTimeout(() => this.#look(), 200);
      return;
    }
    session.goTo(session.record.moves.length);
    session.end({ reason: 'time', side });
    const { players, verdict } = session;
    if (verdict) session.announcer.say(reasonFor(players, verdict, null));
    this.#sound('over');
  }

  /** Said of the time: soon untrue, so that it does not stay where it can be read again. */
  #tell(text: string): void {
    const { announcer } = this.#session;
    announcer.say(text);
    const said = announcer.text;
    setTimeout(() => {
      if (announcer.text === said) announcer.text = '';
    }, TOLD_MS);
  }

  #sound(what: 'warn' | 'over'): void {
    if (!preferences.sound) return;
    void import('../../ui/sound').then(
      ({ play, warn }) => {
        if (what === 'warn') warn(preferences.muted);
        else play(0, false, true, [...preferences.muted, 'move']);
      },
      () => undefined,
    );
  }
}
