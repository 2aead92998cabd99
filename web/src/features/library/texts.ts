/** The words of the library, fetched with it. */
import type { Language } from '../../i18n/i18n.svelte';
import type { Added } from './keeper';
import type { Ending, Order, Result } from './query';
import type { Refusal } from './server';
import type { Trouble } from './shelf';
import type { Synced } from './sync';

export interface LibraryTexts {
  title: string;
  intro: string;
  loading: string;
  failed: string;
  trouble: Record<Trouble, string>;
  add: {
    title: string;
    paste: string;
    help: string;
    take: string;
    choose: string;
    drop: string;
    /** So many hundredths read, so many games so far. */
    progress: (percent: number, games: number) => string;
    /** Nothing of it has been read to its end yet. */
    reading: string;
    stop: string;
    done: (added: Pick<Added, 'added' | 'same' | 'partial'>) => string;
    stopped: string;
    nothing: string;
  };
  search: {
    title: string;
    player: string;
    event: string;
    from: string;
    to: string;
    dateHelp: string;
    dateWrong: string;
    result: string;
    results: Record<Result, string>;
    order: string;
    orders: Record<Order, string>;
    position: string;
    setUp: string;
    change: string;
    anyPosition: string;
    take: string;
    clear: string;
  };
  list: {
    title: string;
    count: (found: number, all: number) => string;
    empty: string;
    none: string;
    range: (first: number, last: number, of: number) => string;
    before: string;
    after: string;
    choose: (name: string) => string;
    chosen: (n: number) => string;
    choosePage: string;
    unchoose: string;
    plies: (n: number) => string;
    partial: string;
    round: (round: string) => string;
    /** Where the position stood; null: at the beginning. */
    at: (move: string | null, variation: boolean) => string;
    open: string;
    /** From the top of a narrow page. */
    jump: (n: number) => string;
  };
  /** Which moves were played in the position, and how those games ended. */
  played: {
    title: string;
    /** So many games reached the position. */
    caption: (games: number) => string;
    none: (games: number) => string;
    /** So many other games were there in a variation only. */
    beside: (games: number) => string;
    move: string;
    games: string;
    ended: Record<Exclude<Ending, 'open'>, string>;
    percent: (share: number) => string;
    /** Games whose result is not known, in which one of the moves was played. */
    open: (games: number) => string;
    play: (move: string) => string;
    back: string;
    list: string;
    all: (games: number) => string;
  };
  out: {
    title: string;
    chosen: (n: number) => string;
    found: (n: number) => string;
    all: (n: number) => string;
    remove: (n: number) => string;
    removeAll: string;
    ask: { title: (n: number) => string; text: string; keep: string; remove: string };
    removed: (n: number) => string;
  };
  server: {
    title: string;
    offer: string;
    keep: string;
    link: string;
    warning: string;
    syncing: string;
    /** How far the comparison is: so many games of so many went or came. */
    moving: Record<'sent' | 'came', (done: number, of: number) => string>;
    done: (synced: Pick<Synced, 'sent' | 'came' | 'went' | 'left'>) => string;
    now: string;
    refusal: Record<Refusal, string>;
    unlink: string;
    unlinked: string;
    remove: string;
    removed: string;
    ask: { title: string; text: string; keep: string; remove: string };
    open: { title: string; text: string; other: string; no: string; yes: string };
  };
}

const loaders: Record<Language, () => Promise<{ library: LibraryTexts }>> = {
  fr: () => import('../../content/fr/library'),
  en: () => import('../../content/en/library'),
  nl: () => import('../../content/nl/library'),
};

export async function loadTexts(language: Language): Promise<LibraryTexts> {
  return (await loaders[language]()).library;
}
