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
  /** Those of the variations, ten letters each; null where the game was kept before they were. */
  beside: string | null;
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
  beside: string;
}

/** A game as it is kept. */
export interface Kept {
  entry: Entry;
  pdn: string;
}

/** Letters of a position's key. */
export const KEY = 8;
/** With the moves before it, as a position of a variation has them. */
const BESIDE = KEY + 2;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

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
    beside: game.beside,
    sent: false,
  };
}

/** A tag with a name that tags have; the writer adds the kind of game, and a result that nobody knows. */
const TAG = /^\[(?!GameType |Result "\*")[A-Z]\w+ "/im;

/** Whether there is a game at all: stray text between two games is none, nor what only looks like a tag. */
export function isGame({ plies, legal, pdn }: Pick<Indexed, 'plies' | 'legal' | 'pdn'>): boolean {
  return plies > 0 || (legal && TAG.test(pdn));
}

/** Reads what a browser has stored, or null: it may be of another version, or anybody's. */
export function readEntry(raw: unknown): Entry | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, added, plies, keys, beside, ...rest } = raw as Record<string, unknown>;
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
    beside: typeof beside === 'string' && beside.length % BESIDE === 0 ? beside : null,
    sent: rest.sent === true,
  };
}

/** A place in a game. */
export interface Place {
  /** In its tree, counted as the file has them: the main line comes first. */
  node: number;
  /** The moves before it. */
  ply: number;
  variation: boolean;
}

/** Where a game reached a position, in its main line rather than in a variation; null: nowhere. */
export function reached(
  { keys, beside }: Pick<Entry, 'keys' | 'beside'>,
  key: string,
): Place | null {
  const at = placeOf(keys, key, KEY);
  if (at !== null) return { node: at, ply: at, variation: false };
  const more = beside === null ? null : placeOf(beside, key, BESIDE);
  if (beside === null || more === null) return null;
  const [high = '', low = ''] = beside.slice(more * BESIDE + KEY);
  const ply = LETTERS.indexOf(high) * LETTERS.length + LETTERS.indexOf(low);
  return { node: keys.length / KEY + more, ply, variation: true };
}

/** The rows of so many letters that begin with a key. */
export function* placesOf(rows: string, key: string, letters: number): Generator<number> {
  for (let at = rows.indexOf(key); at >= 0; at = rows.indexOf(key, at + 1)) {
    if (at % letters === 0) yield at / letters;
  }
}

function placeOf(rows: string, key: string, letters: number): number | null {
  for (const place of placesOf(rows, key, letters)) return place;
  return null;
}
