/** What a library knows of a game without reading it: by this it is listed and found. */

export interface Entry {
  /** Its name, made of what it holds: the same game twice is one. */
  id: string;
  /** When it came, in milliseconds since 1970, and its place among those that came together. */
  added: number;
  white: string;
  black: string;
  event: string;
  round: string;
  /** As the file writes it: `1996.05.31`, `1996.??.??`; empty where it says nothing. */
  date: string;
  result: string;
  plies: number;
  /** Whether all of it could be played. */
  legal: boolean;
  /** The positions of the main line, the first included, eight letters each. */
  keys: string;
  /** Whether the server is known to have it. */
  sent: boolean;
}

/** A game as `pdn_index` answers it. */
export interface Indexed {
  id: string;
  line: number;
  tags: Partial<Record<'White' | 'Black' | 'Event' | 'Date' | 'Result' | 'Round', string>>;
  plies: number;
  variant: string;
  legal: boolean;
  pdn: string;
  keys: string;
}

/** A game as it is kept. */
export interface Kept {
  entry: Entry;
  pdn: string;
}

/** Letters of a position's key. */
export const KEY = 8;

export const isId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\da-f]{32}$/.test(id);

/** Unknown things are written with question marks. */
const known = (text: string | undefined): string =>
  text === undefined || /^[?\s.-]*$/.test(text) ? '' : text.trim();

export function entryOf(game: Indexed, added: number): Entry {
  const { tags } = game;
  return {
    id: game.id,
    added,
    white: known(tags.White),
    black: known(tags.Black),
    event: known(tags.Event),
    round: known(tags.Round),
    date: known(tags.Date),
    result: tags.Result ?? '*',
    plies: game.plies,
    legal: game.legal,
    keys: game.keys,
    sent: false,
  };
}

/** Whether there is a game at all: stray text between two games is none. */
export function isGame({ plies, legal, tags }: Indexed): boolean {
  return plies > 0 || (legal && Object.keys(tags).length > 0);
}

/** Reads what a browser has stored, or null: it may be of another version, or anybody's. */
export function readEntry(raw: unknown): Entry | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, added, plies, keys, ...rest } = raw as Record<string, unknown>;
  const text = (name: string) => (typeof rest[name] === 'string' ? rest[name] : '');
  if (!isId(id) || typeof added !== 'number' || !Number.isInteger(plies)) return null;
  if (typeof keys !== 'string' || keys.length % KEY !== 0) return null;
  return {
    id,
    added,
    white: text('white'),
    black: text('black'),
    event: text('event'),
    round: text('round'),
    date: text('date'),
    result: text('result'),
    plies: Number(plies),
    legal: rest.legal === true,
    keys,
    sent: rest.sent === true,
  };
}

/** Where in its main line a game reached a position; null: nowhere. */
export function reached(keys: string, key: string): number | null {
  for (let at = keys.indexOf(key); at >= 0; at = keys.indexOf(key, at + 1)) {
    if (at % KEY === 0) return at / KEY;
  }
  return null;
}
