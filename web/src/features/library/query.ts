/** What is searched for, and whether a game is it. */
import type { WholeRules } from '../../wasm/rules';
import { fold } from '../learn/search';
import { askedDays, days, type Span } from './dates';
import { reached, type Entry, type Place } from './entry';

export const RESULTS = ['', 'white', 'black', 'draw', 'open'] as const;
export type Result = (typeof RESULTS)[number];
/** How a game ended, as far as its result says. */
export type Ending = Exclude<Result, ''>;

export const ORDERS = ['added', 'date', 'player'] as const;
export type Order = (typeof ORDERS)[number];

export interface Query {
  /** Words of either player; of the event and the round. */
  player: string;
  event: string;
  /** `1996`, `1996-05`, `1996-05-31`; empty: no limit. */
  from: string;
  to: string;
  /** The key of a position that was reached; empty: any game. */
  key: string;
  result: Result;
  order: Order;
}

export const EVERYTHING: Query = {
  player: '',
  event: '',
  from: '',
  to: '',
  key: '',
  result: '',
  order: 'added',
};

/** A game that was found. */
export interface Found {
  entry: Entry;
  /** Where it reached the position; null where none was asked for. */
  at: Place | null;
}

/** A game with its words as they are compared: made once, searched often. */
export interface Searchable {
  entry: Entry;
  ending: Ending;
  players: string;
  event: string;
  /** When it can have been played; null: nobody knows. */
  played: Span | null;
}

export function searchable(entry: Entry, endingOf: (result: string) => Ending): Searchable {
  return {
    entry,
    ending: endingOf(entry.result),
    players: fold(`${entry.white} ${entry.black}`),
    event: fold(`${entry.event} ${entry.round}`),
    played: days(entry.date),
  };
}

/** What the rules read in the result of a game: each text is asked about once. */
export function endings(rules: WholeRules): (result: string) => Ending {
  const known = new Map<string, Ending>();
  return (result) => {
    let ending = known.get(result);
    if (ending === undefined) {
      const { winner } = rules.call('pdn_result', result, 'en') as { winner: Ending | null };
      known.set(result, (ending = winner ?? 'open'));
    }
    return ending;
  };
}

const words = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** The games that a query is about, in its order. */
export function search(games: readonly Searchable[], query: Query): Found[] {
  const players = words(query.player);
  const events = words(query.event);
  const from = askedDays(query.from)?.first;
  const to = askedDays(query.to)?.last;
  const found: Sorted[] = [];
  for (const game of games) {
    const { entry, played } = game;
    if (!players.every((word) => game.players.includes(word))) continue;
    if (!events.every((word) => game.event.includes(word))) continue;
    if (query.result !== '' && game.ending !== query.result) continue;
    if (from !== undefined || to !== undefined) {
      // Its days and those asked for have one in common.
      if (!played) continue;
      if (from !== undefined && played.last < from) continue;
      if (to !== undefined && played.first > to) continue;
    }
    const at = query.key === '' ? null : reached(entry, query.key);
    if (query.key !== '' && at === null) continue;
    found.push({ entry, at, day: played?.first ?? '' });
  }
  found.sort(ORDER[query.order]);
  return found.map(({ entry, at }) => ({ entry, at }));
}

/** A game that was found, and its first day. */
type Sorted = Found & { day: string };

const latest = (a: Found, b: Found) => b.entry.added - a.entry.added;

const ORDER: Record<Order, (a: Sorted, b: Sorted) => number> = {
  added: latest,
  date: (a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : latest(a, b)),
  player: (a, b) => byName(a).localeCompare(byName(b)) || latest(a, b),
};

const byName = ({ entry }: Found) => `${entry.white} ${entry.black}`;
