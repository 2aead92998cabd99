/** A game as this page keeps it, in memory and in the browser's storage. */
import { RULESETS, type Color, type DrawReason, type Ruleset } from '../../wasm/types';
import { readOffers, type Offer } from '../draws/offers';
import { readOptions, type KeptOptions } from '../play/options';

export type Players = { kind: 'two' } | { kind: 'machine'; human: Color; level: number };

/** How the players ended a game. */
export interface End {
  /** A draw reason other than `agreement` was claimed. */
  reason: 'resignation' | 'time' | DrawReason;
  /** Who resigned, or has no time left. */
  side?: Color;
}

export interface GameRecord {
  /** This browser's own name for the game. */
  key: string;
  /** The server's name for it, once it has one. */
  id: string | null;
  startFen: string;
  ruleset: Ruleset;
  players: Players;
  /** Whether irregular moves can be played, claimed and decided about. */
  table: boolean;
  /** The whole line, set-ups and irregularities included; what is beyond `cursor` can be brought back. */
  moves: string[];
  cursor: number;
  end: End | null;
  /** Draws that were proposed, and what came of it. */
  offers: Offer[];
  /** Whether the endgame tables were asked before it was over. */
  helped: boolean;
  /** What was chosen besides: a clock, no taking back. Null where nothing was. */
  play: KeptOptions | null;
  /** Milliseconds since 1970 of the last change. */
  updated: number;
}

/** The machine's levels, 1 to this. */
export const LEVELS = 20;

export function newRecord(
  startFen: string,
  ruleset: Ruleset = 'ffjd',
  players: Players = { kind: 'two' },
  table = false,
  play: KeptOptions | null = null,
): GameRecord {
  return {
    key: crypto.randomUUID(),
    id: null,
    startFen,
    ruleset,
    players,
    table: table && players.kind === 'two',
    moves: [],
    cursor: 0,
    end: null,
    offers: [],
    helped: false,
    play,
    updated: Date.now(),
  };
}

/** The names under which the server knows the players: they say who the machine is. */
export function playerNames(players: Players): { white: string | null; black: string | null } {
  if (players.kind === 'two') return { white: null, black: null };
  const machine = `damier (${players.level})`;
  return players.human === 'white'
    ? { white: null, black: machine }
    : { white: machine, black: null };
}

/** The way back from `playerNames`. */
export function playersFromNames(white?: string | null, black?: string | null): Players {
  for (const [name, human] of [
    [white, 'black'],
    [black, 'white'],
  ] as const) {
    const level = Number(/^damier \((\d\d?)\)$/.exec(name ?? '')?.[1]);
    if (level >= 1 && level <= LEVELS) return { kind: 'machine', human, level };
  }
  return { kind: 'two' };
}

/** Reads a stored record, or null if the text is none. */
export function readRecord(text: string | null): GameRecord | null {
  if (text === null) return null;
  try {
    const raw = JSON.parse(text) as Partial<GameRecord> | null;
    if (!raw || typeof raw.key !== 'string' || typeof raw.startFen !== 'string') return null;
    if (!Array.isArray(raw.moves) || !raw.moves.every((move) => typeof move === 'string'))
      return null;
    const ruleset = RULESETS.find((name) => name === raw.ruleset);
    if (!ruleset) return null;
    const cursor = Number.isInteger(raw.cursor) ? (raw.cursor ?? 0) : raw.moves.length;
    return {
      key: raw.key,
      id: typeof raw.id === 'string' ? raw.id : null,
      startFen: raw.startFen,
      ruleset,
      players: raw.players?.kind === 'machine' ? raw.players : { kind: 'two' },
      table: raw.table === true && raw.players?.kind !== 'machine',
      moves: raw.moves,
      cursor: Math.min(Math.max(0, cursor), raw.moves.length),
      end: raw.end ?? null,
      offers: readOffers(raw.offers),
      helped: raw.helped === true,
      play: readOptions(raw.play),
      updated: typeof raw.updated === 'number' ? raw.updated : 0,
    };
  } catch {
    return null;
  }
}
