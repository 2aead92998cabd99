/**
 * Spaced review: what was solved comes back after 1, 3, 7, 16 and 35 days; what was missed, after
 * one day. Pure: the day and the chance come from outside.
 */

export const INTERVALS = [1, 3, 7, 16, 35] as const;

/** What is remembered of one exercise. */
export interface Item {
  /** How many of the intervals it has passed: 0 after a failure, at most 5. */
  box: number;
  /** The day it is due again. */
  due: number;
  /** The day it was last tried. */
  last: number;
  /** How often it was tried, and how often solved at once. */
  seen: number;
  clean: number;
}

/** How a try went: at once, with a hint, or with a wrong answer or the solution. */
export type Result = 'clean' | 'helped' | 'missed';
export type Items = Readonly<Record<string, Item>>;

/** The number of a day where the reader is. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Today, by this browser's clock. */
export const thisDay = (): number => dayOf(new Date());

export function after(item: Item | undefined, result: Result, today: number): Item {
  const seen = (item?.seen ?? 0) + 1;
  const clean = (item?.clean ?? 0) + (result === 'clean' ? 1 : 0);
  if (result === 'missed') return { box: 0, due: today + 1, last: today, seen, clean };
  const before = item?.box ?? 0;
  // Solved again before it is due: nothing is gained by haste.
  if (item && item.due > today) return { ...item, last: today, seen, clean };
  const box = result === 'clean' ? Math.min(before + 1, INTERVALS.length) : Math.max(before, 1);
  const interval = INTERVALS[box - 1] ?? 1;
  return { box, due: today + interval, last: today, seen, clean };
}

/** Of stored data, what is an item. */
export function readItems(data: unknown): Items {
  if (typeof data !== 'object' || data === null) return {};
  const items: Record<string, Item> = {};
  for (const [id, value] of Object.entries(data as Record<string, Partial<Item> | null>)) {
    const numbers = [value?.box, value?.due, value?.last, value?.seen, value?.clean];
    if (!/^[a-z0-9-]{1,40}$/.test(id) || !numbers.every(Number.isInteger)) continue;
    const item = value as Item;
    if (item.box < 0 || item.box > INTERVALS.length || item.seen < item.clean || item.clean < 0) {
      continue;
    }
    const { box, due, last, seen, clean } = item;
    items[id] = { box, due, last, seen, clean };
  }
  return items;
}

export function isDue(item: Item | undefined, today: number): boolean {
  return item !== undefined && item.due <= today;
}

/** What can be asked: its kind, and how hard it is. */
export interface Candidate {
  id: string;
  kind: string;
  difficulty: number;
  /** Never turned: it would be another question, or its words would be wrong. */
  fixed?: boolean;
}

export type Why = 'due' | 'new' | 'old';
export interface Chosen {
  id: string;
  why: Why;
  /** Turned by half with the colours exchanged: the pattern is learned, not the picture. */
  turned: boolean;
}

export const SESSION = 12;
const SHARES: Record<Why, number> = { due: 0.7, new: 0.2, old: 0.1 };
/** After so many of a kind comes another. */
const MOST_IN_A_ROW = 3;

function pools(
  all: readonly Candidate[],
  items: Items,
  today: number,
  random: () => number,
): Record<Why, Candidate[]> {
  const of = (test: (item: Item | undefined) => boolean) => all.filter(({ id }) => test(items[id]));
  return {
    // The longest overdue first.
    due: of((item) => isDue(item, today)).sort(
      (a, b) => (items[a.id]?.due ?? 0) - (items[b.id]?.due ?? 0),
    ),
    new: kindsInTurn(
      of((item) => item === undefined),
      random,
    ),
    // Known ones that have not been seen for longest.
    old: of(
      (item) => item !== undefined && item.due > today && item.clean > 0 && item.last < today,
    ).sort((a, b) => (items[a.id]?.last ?? 0) - (items[b.id]?.last ?? 0)),
  };
}

/** The easiest of each kind, then the next of each; kinds in an order of chance. */
function kindsInTurn(list: readonly Candidate[], random: () => number): Candidate[] {
  const byKind = new Map<string, Candidate[]>();
  for (const one of [...list].sort((a, b) => a.difficulty - b.difficulty)) {
    byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one]);
  }
  const kinds = shuffled([...byKind.values()], random);
  const rounds = Math.max(0, ...kinds.map((kind) => kind.length));
  return Array.from({ length: rounds }, (_, i) => kinds.flatMap((kind) => kind[i] ?? [])).flat();
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [mixed[i], mixed[j]];
    if (a !== undefined && b !== undefined) [mixed[i], mixed[j]] = [b, a];
  }
  return mixed;
}

/** A session: about 70 % due, 20 % new, 10 % old favourites; where one lacks, the others fill. */
export function session(
  all: readonly Candidate[],
  items: Items,
  today: number,
  random: () => number,
  size = SESSION,
): Chosen[] {
  const pool = pools(all, items, today, random);
  const wanted = (why: Why) => Math.round(SHARES[why] * size);
  const take: Record<Why, number> = {
    due: Math.min(pool.due.length, wanted('due')),
    new: Math.min(pool.new.length, wanted('new')),
    old: Math.min(pool.old.length, wanted('old')),
  };
  for (const why of ['due', 'new', 'old'] as const) {
    const room = size - take.due - take.new - take.old;
    take[why] = Math.min(pool[why].length, Math.max(0, take[why] + room));
  }
  const chosen = (['due', 'new', 'old'] as const).flatMap((why) =>
    pool[why].slice(0, take[why]).map((candidate) => ({ candidate, why })),
  );
  return turnedByHalf(interleaved(shuffled(chosen, random)), random);
}

interface Picked {
  candidate: Candidate;
  why: Why;
}

/** Never more than three of a kind in a row, as long as there is another kind. */
function interleaved(list: readonly Picked[]): Picked[] {
  const left = [...list];
  const out: Picked[] = [];
  while (left.length > 0) {
    const recent = out.slice(-MOST_IN_A_ROW).map(({ candidate }) => candidate.kind);
    const tired =
      recent.length === MOST_IN_A_ROW && recent.every((kind) => kind === recent[0])
        ? recent[0]
        : null;
    const found = left.findIndex(({ candidate }) => candidate.kind !== tired);
    out.push(...left.splice(Math.max(0, found), 1));
  }
  return out;
}

/** Every second review is turned; what is new is met as it is. */
function turnedByHalf(list: readonly Picked[], random: () => number): Chosen[] {
  let turn = random() < 0.5;
  return list.map(({ candidate, why }) => {
    const canTurn = why !== 'new' && !candidate.fixed;
    const turned = canTurn && turn;
    if (canTurn) turn = !turn;
    return { id: candidate.id, why, turned };
  });
}

/** One at random, the mix being that of a session. Not the one that is on the board. */
export function pick(
  all: readonly Candidate[],
  items: Items,
  today: number,
  random: () => number,
  except: string | null,
): string | null {
  const others = all.filter(({ id }) => id !== except);
  const pool = pools(others, items, today, random);
  const chance = random();
  const first: Why = chance < SHARES.due ? 'due' : chance < SHARES.due + SHARES.new ? 'new' : 'old';
  const order: Why[] = [first, 'due', 'new', 'old'];
  for (const why of order) {
    const list = pool[why].slice(0, SESSION);
    const found = list[Math.floor(random() * list.length)];
    if (found) return found.id;
  }
  return others[Math.floor(random() * others.length)]?.id ?? null;
}
