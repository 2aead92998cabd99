/**
 * Offers of a draw, kept with the game: what was proposed, and what came of it.
 *
 * An offer is answered once. Whatever happens to the moves afterwards, and whichever copy of the
 * game is read again, an answered one stays answered.
 */
import type { Color, GameAnswer, Ruleset } from '../../wasm/types';
import { standingStart } from '../game/line';

/** `void`: the moves it was made after were taken back. */
export type OfferState = 'open' | 'accepted' | 'refused' | 'withdrawn' | 'void';

/** Why it was answered so: by playing on, or for what the machine thinks of the position. */
export const ANSWERS = [
  'moved',
  'claim',
  'proved',
  'losing',
  'worse',
  'level',
  'early',
  'better',
  'winning',
] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Offer {
  id: string;
  /** Steps of the game when it was made: its plies, and at the table what was set up between them. */
  ply: number;
  by: Color;
  state: OfferState;
  answer?: Answer;
}

const STATES: readonly OfferState[] = ['open', 'accepted', 'refused', 'withdrawn', 'void'];

/** Under the world federation's rules both players must have made this many moves (3/5.3). */
export const MOVES_BEFORE_AN_OFFER = 40;

/** Why no draw can be proposed now. */
export type Bar =
  | { kind: 'over' | 'review' | 'open' | 'turn' | 'refused' | 'answered' }
  | { kind: 'early'; plies: number };

export function other(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export function openOffer(offers: readonly Offer[]): Offer | null {
  return offers.find((offer) => offer.state === 'open') ?? null;
}

export function propose(offers: readonly Offer[], by: Color, ply: number): Offer[] {
  return [...offers, { id: crypto.randomUUID(), ply, by, state: 'open' }];
}

/** Answers the open offer. */
export function answered(offers: readonly Offer[], state: OfferState, answer?: Answer): Offer[] {
  return offers.map((offer) =>
    offer.state === 'open' ? { ...offer, state, ...(answer ? { answer } : {}) } : offer,
  );
}

/** Whose each step of a game was: an irregular move is one, too; an accident is nobody's. */
export function movers({ plies, incidents }: GameAnswer): (step: number) => Color | null {
  return (step) =>
    plies.find((ply) => ply.step === step + 1)?.side ??
    incidents.find((incident) => incident.step === step + 1 && incident.kind !== 'accident')?.by ??
    null;
}

/**
 * What a change of the moves does to an open offer: taking back what it was made after voids it,
 * a move of the player it was made to declines it.
 */
export function settled(
  offers: readonly Offer[],
  before: readonly string[],
  after: readonly string[],
  mover: (step: number) => Color | null,
): Offer[] {
  const open = openOffer(offers);
  if (!open) return [...offers];
  const shared = standingStart(before, after);
  if (shared < open.ply) return answered(offers, 'void');
  const declined = after.some((_, step) => step >= open.ply && mover(step) === other(open.by));
  return declined ? answered(offers, 'refused', 'moved') : [...offers];
}

/** Two copies of a game's offers as one. What is answered in one of them is answered. */
export function merged(mine: readonly Offer[], theirs: readonly Offer[]): Offer[] {
  const all = new Map(mine.map((offer) => [offer.id, offer]));
  for (const offer of theirs) {
    const known = all.get(offer.id);
    if (!known || known.state === 'open') all.set(offer.id, offer);
  }
  const list = [...all.values()];
  // Two pages may each have made one: only one can wait for an answer.
  const open = list.filter((offer) => offer.state === 'open').at(-1);
  return list.map((offer) =>
    offer.state === 'open' && offer !== open ? { ...offer, state: 'void' } : offer,
  );
}

export interface Situation {
  ruleset: Ruleset;
  /** Plies played in the position on the board. */
  ply: number;
  /** Its steps, as an offer counts them. */
  step: number;
  over: boolean;
  /** The last position of the game is on the board. */
  atEnd: boolean;
  /** It is the machine's turn: an offer is made on one's own time. */
  machineToMove: boolean;
}

/** Why this player may not propose a draw now, or null. */
export function barred(
  offers: readonly Offer[],
  by: Color,
  { ruleset, ply, step, over, atEnd, machineToMove }: Situation,
): Bar | null {
  if (over) return { kind: 'over' };
  if (!atEnd) return { kind: 'review' };
  if (openOffer(offers)) return { kind: 'open' };
  if (machineToMove) return { kind: 'turn' };
  const official = ruleset === 'fmjd';
  const missing = 2 * MOVES_BEFORE_AN_OFFER - ply;
  if (official && missing > 0) return { kind: 'early', plies: missing };
  const made = offers.filter((offer) => offer.state !== 'void');
  if (official) return made.at(-1)?.by === by ? { kind: 'refused' } : null;
  // Elsewhere it may be repeated, but not in the position in which it was answered.
  const own = made.filter((offer) => offer.by === by).at(-1);
  return own && step < own.ply + 2 ? { kind: 'answered' } : null;
}

/** An offer stands until it is answered in a game of the world federation (3/5.3). */
export function mayWithdraw(ruleset: Ruleset): boolean {
  return ruleset !== 'fmjd';
}

/** Reads stored offers; whatever is none is left out. */
export function readOffers(raw: unknown): Offer[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { id, ply, by, state, answer } = item as Record<string, unknown>;
    const known = STATES.find((name) => name === state);
    if (typeof id !== 'string' || typeof ply !== 'number' || !Number.isInteger(ply)) return [];
    if ((by !== 'white' && by !== 'black') || !known) return [];
    const why = ANSWERS.find((name) => name === answer);
    return [{ id, ply, by, state: known, ...(why ? { answer: why } : {}) }];
  });
}
