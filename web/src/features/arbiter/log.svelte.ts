/** What was decided at this table, kept in this browser. */
import { isCaseId, type CaseId } from '../../content/cases';

const KEY = 'damier.arbiter';
const KEEP = 500;

export const DECIDED = ['correct', 'leave', 'accepted', 'take-back', 'applied'] as const;
export type Decided = (typeof DECIDED)[number];

export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  case: CaseId;
  decided: Decided;
  note: string;
}

/** Reads stored text; what does not fit is left out. */
export function readLog(text: string | null): Entry[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

function readEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const raw = value as Record<string, unknown>;
  const decided = DECIDED.find((name) => name === raw.decided);
  if (typeof raw.case !== 'string' || !isCaseId(raw.case) || !decided) return [];
  if (typeof raw.at !== 'number' || !Number.isFinite(raw.at)) return [];
  return [
    { at: raw.at, case: raw.case, decided, note: typeof raw.note === 'string' ? raw.note : '' },
  ];
}

export class Log {
  entries = $state.raw<Entry[]>([]);
  /** Whether the browser keeps what was noted last. */
  kept = $state(true);
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.entries = readLog(this.#read());
  }

  add(entry: Entry): void {
    this.#set([...this.#now(), entry].slice(-KEEP));
  }

  remove(index: number): void {
    const gone = JSON.stringify(this.entries[index]);
    this.#set(this.#now().filter((entry) => JSON.stringify(entry) !== gone));
  }

  /** What another tab has noted or erased counts, unless nothing can be kept at all. */
  #now(): readonly Entry[] {
    return this.kept && this.#storage ? readLog(this.#read()) : this.entries;
  }

  clear(): void {
    this.#set([]);
  }

  #set(entries: Entry[]): void {
    this.entries = entries;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(entries));
      this.kept = this.#storage !== null;
    } catch {
      // A full or forbidden storage: the log lasts as long as the page, which says so.
      this.kept = false;
    }
  }

  #read(): string | null {
    try {
      return this.#storage?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }
}
