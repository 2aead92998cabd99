/**
 * One's data as a file: parts, each under its name, that are exported, brought back and erased together. Another
 * store is another part. A file may be anybody's, of an older form or of a newer one; each part reads its own with care.
 */
import { Analyses, ownCopy, readAnalysis } from '../analysis/analyses';
import type { Library } from '../game/library';
import { clockKey } from '../play/clock';
import { clearProgress, exportProgress, importProgress } from '../progress/store';
import { PREFERENCES, preferences, readPreferences } from '../../ui/preferences.svelte';
import type { WholeRules } from '../../wasm/rules';
import { readGames } from './import';

/** The form of the file. The first one named none, and had no clocks, no analysis and no settings. */
const VERSION = 2;
/** More than this browser would ever keep are no export of ours. */
const MOST_ANALYSES = 20;
const NAMES = ['games', 'progress', 'analysis', 'library', 'settings'] as const;
export type PartName = (typeof NAMES)[number];

interface Part {
  /** What is kept here; undefined for nothing. May be promised. */
  take: () => unknown;
  /** Brings back what was exported: how many things were taken. */
  bring: (data: unknown, rules: WholeRules) => number | Promise<number>;
  erase: () => void | Promise<void>;
}

/** Why a file is not one of ours: what was expected instead. */
export class Unreadable extends Error {
  constructor(readonly kind: 'form' | 'newer') {
    super(kind);
    this.name = 'Unreadable';
  }
}

/** All that this browser keeps. */
export function partsOf(library: Library, storage: Storage | null): Record<PartName, Part> {
  return {
    games: {
      take: () => {
        const games = library.all().filter(({ moves, end }) => moves.length > 0 || end);
        return games.map((game) => ({ ...game, clock: read(storage, clockKey(game.key)) ?? null }));
      },
      // Games that are here stay as they are.
      bring: (data, rules) => {
        const here = new Set(library.all().map(({ key }) => key));
        const fresh = readGames(data, rules).filter(({ game }) => !here.has(game.key));
        for (const { game, clock } of fresh) {
          library.write(game);
          if (clock) write(storage, clockKey(game.key), clock);
        }
        // What a full storage did not take was not brought back.
        return fresh.filter(({ game }) => library.get(game.key) !== null).length;
      },
      erase: () => library.clear(),
    },
    progress: {
      take: () => exportProgress(storage),
      bring: (data) => importProgress(storage, data),
      erase: () => clearProgress(storage),
    },
    analysis: {
      take: () => {
        const [newest, ...earlier] = new Analyses(storage).all().filter(({ empty }) => !empty);
        return newest && { ...newest, earlier };
      },
      // Those that are here stay as they are, and what is open stays open.
      bring: (data) => {
        const analyses = new Analyses(storage);
        const here = analyses.all();
        const { earlier } = record(data);
        const given = [data, ...(Array.isArray(earlier) ? (earlier as unknown[]) : [])];
        const fresh = given
          .slice(0, MOST_ANALYSES)
          .map(readAnalysis)
          .filter((one) => one !== null)
          .filter(({ key, pdn }) => !here.some((one) => one.key === key || one.pdn === pdn));
        return fresh.filter((one) => analyses.add(one)).length;
      },
      erase: () => {
        new Analyses(storage).clear();
        ownCopy.set(null);
      },
    },
    library: {
      take: async () => (await (await shelf()).allText()) || undefined,
      bring: async (data) => (typeof data === 'string' ? (await shelf()).addText(data) : 0),
      // Its copy on the server, too.
      erase: async () => (await shelf()).eraseAll(),
    },
    settings: {
      take: () => read(storage, PREFERENCES),
      bring: async (data) => {
        if (typeof data !== 'object' || data === null) return 0;
        const { language, ...rest } = readPreferences(JSON.stringify(data));
        preferences.set(rest);
        if (language) await preferences.setLanguage(language);
        return 1;
      },
      erase: async () => {
        remove(storage, PREFERENCES);
        await preferences.reset();
      },
    },
  };
}

const shelf = () => import('../library/hand');

export async function writeData(parts: Record<PartName, Part>): Promise<string> {
  const data: Record<string, unknown> = { damier: VERSION };
  for (const name of NAMES) data[name] = await parts[name].take();
  return JSON.stringify(data, null, 2);
}

/** Brings back a file: what was taken of each part. Throws `Unreadable`. */
export async function bringData(
  text: string,
  parts: Record<PartName, Part>,
  rules: WholeRules,
): Promise<Record<PartName, number>> {
  const data = readFile(text);
  const taken = { games: 0, progress: 0, analysis: 0, library: 0, settings: 0 };
  for (const name of NAMES) {
    if (data[name] !== undefined) taken[name] = await parts[name].bring(data[name], rules);
  }
  return taken;
}

function readFile(text: string): Record<string, unknown> {
  let data: Record<string, unknown>;
  try {
    data = record(JSON.parse(text));
  } catch {
    throw new Unreadable('form');
  }
  if (!NAMES.some((name) => name in data)) throw new Unreadable('form');
  const { damier: version = 1 } = data;
  if (typeof version !== 'number') throw new Unreadable('form');
  if (version > VERSION) throw new Unreadable('newer');
  return data;
}

function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

function read(storage: Storage | null, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storage | null, name: string, value: unknown): number {
  try {
    storage?.setItem(name, JSON.stringify(value));
    return storage ? 1 : 0;
  } catch {
    // No room: the rest may fit.
    return 0;
  }
}

function remove(storage: Storage | null, name: string): void {
  try {
    storage?.removeItem(name);
  } catch {
    // What can't be removed was not kept either.
  }
}
