/** What is searched for, and whether a game is it. */
import { fold } from '../learn/search';
import { reached, type Entry, type Place } from './entry';

export const RESULTS = ['', 'white', 'black', 'draw', 'open'] as const;
export type Result = (typeof RESULTS)[number];

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
  players: string;
  event: string;
}

export function searchable(entry: Entry): Searchable {
  return {
    entry,
    players: fold(`${entry.white} ${entry.black}`),
    event: fold(`${entry.event} ${entry.round}`),
  };
}

/** The first and the last day that a date with unknown parts can be; null: it is none. */
export function days(date: string): { first: string; last: string } | null {
  const parts = /^(\d{4})(?:[-./](\d\d?|\?\?)(?:[-./](\d\d?|\?\?))?)?$/.exec(date.trim());
  if (!parts) return null;
  const [, year = '', month = '??', day = '??'] = parts;
  const filled = (unknown: string) =>
    [year, ...[month, day].map((part) => (part === '??' ? unknown : part.padStart(2, '0')))].join(
      '-',
    );
  return { first: filled('00'), last: filled('99') };
}

/** Who won, by the points that each side got. */
export function resultOf(text: string): Result {
  const points = /^(\d+)\s*-\s*(\d+)$/.exec(text.trim());
  if (!points) return 'open';
  const [white, black] = [Number(points[1]), Number(points[2])];
  if (white === black) return 'draw';
  return white > black ? 'white' : 'black';
}

const words = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** The games that a query is about, in its order. */
export function search(games: readonly Searchable[], query: Query): Found[] {
  const players = words(query.player);
  const events = words(query.event);
  const from = days(query.from)?.first;
  const to = days(query.to)?.last;
  const found: Found[] = [];
  for (const game of games) {
    const { entry } = game;
    if (!players.every((word) => game.players.includes(word))) continue;
    if (!events.every((word) => game.event.includes(word))) continue;
    if (query.result !== '' && resultOf(entry.result) !== query.result) continue;
    if (from !== undefined || to !== undefined) {
      const played = days(entry.date);
      if (!played) continue;
      if (from !== undefined && played.last < from) continue;
      if (to !== undefined && played.first > to) continue;
    }
    const at = query.key === '' ? null : reached(entry, query.key);
    if (query.key !== '' && at === null) continue;
    found.push({ entry, at });
  }
  return found.sort(ORDER[query.order]);
}

const latest = (a: Found, b: Found) => b.entry.added - a.entry.added;

const ORDER: Record<Order, (a: Found, b: Found) => number> = {
  added: latest,
  date: (a, b) =>
    a.entry.date < b.entry.date ? 1 : a.entry.date > b.entry.date ? -1 : latest(a, b),
  player: (a, b) => byName(a).localeCompare(byName(b)) || latest(a, b),
};

const byName = ({ entry }: Found) => `${entry.white} ${entry.black}`;
