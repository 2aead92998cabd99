/** What is searched for, and whether a game is it. */
import type { WholeRules } from '../../wasm/rules';
import { fold } from '../learn/search';
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
}

export function searchable(entry: Entry, endingOf: (result: string) => Ending): Searchable {
  return {
    entry,
    ending: endingOf(entry.result),
    players: fold(`${entry.white} ${entry.black}`),
    event: fold(`${entry.event} ${entry.round}`),
  };
}

/** A date as sheets write it, the day first: the year first, as files do. */
const yearFirst = (date: string) =>
  date.replace(
    /^(?:(\d\d?)[-./])?(\d\d?)[-./](\d{4})$/,
    (_, day: string, month: string, year: string) => [year, month, day].filter(Boolean).join('-'),
  );

/** The first and the last day that a date with unknown parts can be; null: it is none. */
export function days(date: string): { first: string; last: string } | null {
  const parts = /^(\d{4})(?:[-./](\d\d?|\?\?)(?:[-./](\d\d?|\?\?))?)?$/.exec(
    yearFirst(date.trim()),
  );
  if (!parts) return null;
  const [, year = '', month = '??', day = '??'] = parts;
  const filled = (unknown: string) =>
    [year, ...[month, day].map((part) => (part === '??' ? unknown : part.padStart(2, '0')))].join(
      '-',
    );
  return { first: filled('00'), last: filled('99') };
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
  const from = days(query.from)?.first;
  const to = days(query.to)?.last;
  const found: Found[] = [];
  for (const game of games) {
    const { entry } = game;
    if (!players.every((word) => game.players.includes(word))) continue;
    if (!events.every((word) => game.event.includes(word))) continue;
    if (query.result !== '' && game.ending !== query.result) continue;
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
