/**
 * The clock of a game: pure, told the time by whoever asks.
 *
 * A clock is a list of what both players had left after each step of the game. What has been used since then is
 * counted for the side to move alone; so a move taken back gives back the time that it had cost.
 */
import type { Color } from '../../wasm/types';

/** So much time for so many moves; null: for all that are left. */
export interface Period {
  moves: number | null;
  ms: number;
}

/** One or several periods, the last of which comes back if it counts moves, and what each move adds. */
export interface Control {
  periods: Period[];
  increment: number;
}

/** Milliseconds, White's first. */
export type Times = readonly [number, number];

export interface Clock {
  control: Control;
  /** What each had left at the start, then after each step of the game. */
  times: Times[];
  /** Who is to move after the last of them. */
  turn: Color;
  /** Since when this side's time runs; null where it stands. */
  since: number | null;
  /** What this side has used of the present turn before that. */
  spent: number;
  /** Stopped by the players or their arbiter, and not because nothing has been played yet. */
  paused: boolean;
}

/** Where a game stands, for its clock. */
export interface Place {
  /** Steps that this line and the one before have in common. */
  shared: number;
  steps: number;
  turn: Color;
  /** How many moves the side that is not to move has made. */
  made: number;
  /** Moves among the steps that are new, where something irregular stands with them; else each is one. */
  moves?: number;
  /** The last of them gave the position back: no move was made. */
  corrected?: boolean;
}

/** Where the clock of a game is kept: beside the game, so that it is erased with it. */
export function clockKey(key: string): string {
  return `damier.game.${key}.clock`;
}

const LONGEST_MS = 24 * 3600_000;
const LEAST_MS = 1000;
/** Shorter warnings are none, longer ones come too early. */
const LEAST_WARNING_MS = 10_000;
const MOST_WARNING_MS = 60_000;
/** A page that was away longer than this was left, not reloaded; hidden pages still look once a minute. */
export const AWAY_MS = 120_000;

const at = (color: Color): 0 | 1 => (color === 'white' ? 0 : 1);

function other(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** A clock that waits for the first move. */
export function begin(control: Control, turn: Color): Clock {
  const ms = control.periods[0]?.ms ?? 0;
  return { control, times: [[ms, ms]], turn, since: null, spent: 0, paused: false };
}

/** Whether a move has set it going. */
export function started(clock: Clock): boolean {
  return clock.times.length > 1;
}

/** What the side to move has used of this turn. */
function used({ since, spent }: Clock, now: number): number {
  return spent + (since === null ? 0 : Math.max(0, now - since));
}

export function left(clock: Clock, color: Color, now: number): number {
  const time = clock.times.at(-1)?.[at(color)] ?? 0;
  return Math.max(0, color === clock.turn ? time - used(clock, now) : time);
}

/** Who has no time left. It can only be the side to move. */
export function fallen(clock: Clock, now: number): Color | null {
  return started(clock) && left(clock, clock.turn, now) === 0 ? clock.turn : null;
}

/** What making this move, counted from one, adds to one's time. */
export function gain({ periods, increment }: Control, made: number): number {
  let control = 0;
  for (let i = 0; ; i += 1) {
    const moves = periods[Math.min(i, periods.length - 1)]?.moves ?? null;
    if (moves === null) return increment;
    control += moves;
    if (made < control) return increment;
    if (made === control) {
      return increment + (periods[Math.min(i + 1, periods.length - 1)]?.ms ?? 0);
    }
  }
}

/** The move at which the next control is, after so many of one's own; null where none is. */
export function nextControl({ periods }: Control, made: number): number | null {
  let control = 0;
  for (let i = 0; ; i += 1) {
    const moves = periods[Math.min(i, periods.length - 1)]?.moves ?? null;
    if (moves === null) return null;
    control += moves;
    if (made < control) return control;
  }
}

/** The line of the game has changed: a move was made, or moves were taken back. */
export function advance(clock: Clock, place: Place, now: number): Clock {
  const shared = Math.min(place.shared, clock.times.length - 1);
  const times = clock.times.slice(0, shared + 1);
  const grown = place.steps - shared;
  if (grown === 0 && shared === clock.times.length - 1) return clock;
  if (grown > 0 && place.turn === clock.turn && shared === clock.times.length - 1) {
    // Something was noted, nothing was moved: the same side's time goes on.
    return { ...clock, times: filled(times, grown) };
  }
  if (grown > 0) {
    const mover = at(other(place.turn));
    // Whoever has to play again does not get back the time that the wrong move cost.
    const before = (place.corrected ? clock.times.at(-1) : times.at(-1)) ?? [0, 0];
    filled(times, grown);
    // Nobody has waited for moves that came all at once.
    const cost = (place.moves ?? grown) <= 1 && started(clock) ? used(clock, now) : 0;
    const after: [number, number] = [...before];
    after[mover] = Math.min(
      LONGEST_MS,
      Math.max(0, before[mover] - cost) + (place.corrected ? 0 : gain(clock.control, place.made)),
    );
    times[times.length - 1] = after;
  }
  const since = times.length > 1 && !clock.paused ? now : null;
  return { ...clock, times, turn: place.turn, since, spent: 0 };
}

function filled(times: Times[], steps: number): Times[] {
  const last = times.at(-1) ?? [0, 0];
  for (let i = 0; i < steps; i += 1) times.push(last);
  return times;
}

export function pause(clock: Clock, now: number): Clock {
  return { ...clock, since: null, spent: used(clock, now), paused: true };
}

export function resume(clock: Clock, now: number): Clock {
  return { ...clock, since: started(clock) ? now : null, paused: false };
}

/** The game is over: nothing runs any more. */
export function stop(clock: Clock, now: number): Clock {
  return { ...pause(clock, now), paused: false };
}

/** An arbiter gives or takes time, while the clock stands. */
export function adjust(clock: Clock, color: Color, by: number): Clock {
  const times = [...clock.times];
  const last: [number, number] = [...(times.at(-1) ?? [0, 0])];
  const floor = color === clock.turn ? clock.spent : 0;
  last[at(color)] = Math.min(LONGEST_MS, Math.max(floor, last[at(color)] + by));
  times[times.length - 1] = last;
  return { ...clock, times };
}

/**
 * A clock that was last seen running at `seen`. A reload costs the time that it took; a page that was left is
 * found again as it was, its clock stopped.
 */
export function found(clock: Clock, seen: number, now: number): Clock {
  if (clock.since === null) return clock;
  // A clock of the machine that was set back gives no time.
  if (now < clock.since) return { ...clock, since: now };
  return now - seen > AWAY_MS ? pause(clock, Math.max(seen, clock.since)) : clock;
}

/** From when on a player is short of time, and is told so once. */
export function warningAt({ periods }: Control): number {
  const eighth = (periods[0]?.ms ?? 0) / 8;
  return Math.min(MOST_WARNING_MS, Math.max(LEAST_WARNING_MS, eighth));
}

/** `1:02:03`, `4:05`, below ten seconds `9,3`; never a whole second more than there is, never 0 too early. */
export function timeText(ms: number, comma: string): string {
  if (ms < 10_000) {
    const tenths = Math.ceil(ms / 100);
    if (tenths < 100) return `${Math.floor(tenths / 10)}${comma}${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** When what `timeText` says changes next. */
export function nextChange(ms: number): number {
  const grain = ms <= 10_000 ? 100 : 1000;
  return ms % grain || grain;
}

/** Reads a stored or chosen control; null where it is none. */
export function readControl(raw: unknown): Control | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { periods, increment } = raw as { periods?: unknown; increment?: unknown };
  if (!Array.isArray(periods) || periods.length < 1 || periods.length > 4) return null;
  const read = periods.map((period: unknown, i) => readPeriod(period, i === periods.length - 1));
  const good = read.filter((period) => period !== null);
  if (good.length < periods.length || !isTime(increment)) return null;
  return { periods: good, increment };
}

function readPeriod(raw: unknown, last: boolean): Period | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { moves, ms } = raw as { moves?: unknown; ms?: unknown };
  if (!isTime(ms) || ms < LEAST_MS) return null;
  if (moves === null) return last ? { moves, ms } : null;
  return Number.isInteger(moves) && Number(moves) > 0 ? { moves: Number(moves), ms } : null;
}

/** Reads a stored clock of this control; null where it is none. */
export function readClock(raw: unknown, control: Control): Clock | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { times, turn, since, spent, paused } = raw as Record<keyof Clock, unknown>;
  if (!Array.isArray(times) || times.length === 0) return null;
  if (!times.every(isTimes)) return null;
  if ((turn !== 'white' && turn !== 'black') || !isTime(spent)) return null;
  if (since !== null && (typeof since !== 'number' || !Number.isFinite(since))) return null;
  return { control, times, turn, since, spent, paused: paused === true };
}

function isTimes(value: unknown): value is Times {
  return Array.isArray(value) && value.length === 2 && value.every(isTime);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LONGEST_MS;
}
