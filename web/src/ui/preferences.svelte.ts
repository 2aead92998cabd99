/** What the reader has chosen about the page. Kept in this browser only. */
import { i18n, isLanguage, pickLanguage, type Language } from '../i18n/i18n.svelte';
import { inLanguage, urlLanguage } from '../i18n/url';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const BOARDS = ['wood', 'green', 'blue', 'grey', 'contrast', 'mono'] as const;
export type BoardTheme = (typeof BOARDS)[number];
/** Where the squares carry their numbers. */
export const NUMBERS = ['off', 'border', 'all'] as const;
export type SquareNumbers = (typeof NUMBERS)[number];
/** Sets of pieces; all but the usual one are in `board/pieces.css`. */
export const PIECES = ['usual', 'flat', 'grooved', 'marked'] as const;
export type PieceSet = (typeof PIECES)[number];
/** How many times as fast as usual pieces fly; 0: not at all. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
/** What can be heard; each can be muted. */
export const SOUNDS = ['move', 'capture', 'crown', 'end', 'clock'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The name under which they are kept. */
export const PREFERENCES = 'damier.preferences';

interface Stored {
  language?: Language;
  theme: Theme;
  board: BoardTheme;
  numbers: SquareNumbers;
  pieces: PieceSet;
  speed: number;
  hints: boolean;
  sound: boolean;
  /** Sounds that stay silent while the others are on. */
  muted: SoundName[];
  /** A move is shown first, and played by a second press. */
  confirm: boolean;
  /** An only capture is played by touching its piece. */
  single: boolean;
  keys: boolean;
  /** A move may be entered while the machine thinks. */
  premove: boolean;
  /** The analysis is made by the server, not by this browser. */
  server: boolean;
  /** The machine does not look along in the analysis. */
  engineOff: boolean;
}

function oneOf<T extends string | number>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((item) => item === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** Reads stored text; whatever does not fit is left at its default. */
export function readPreferences(text: string | null): Stored {
  let raw: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) raw = value as Record<string, unknown>;
  } catch {
    // Someone else's text under our key: defaults.
  }
  const stored: Stored = {
    theme: oneOf(THEMES, raw.theme, 'system'),
    board: oneOf(BOARDS, raw.board, 'wood'),
    // It was once a mere yes or no.
    numbers: raw.numbers === false ? 'off' : oneOf(NUMBERS, raw.numbers, 'all'),
    pieces: oneOf(PIECES, raw.pieces, 'usual'),
    speed: oneOf(SPEEDS, raw.speed, 1),
    hints: flag(raw.hints, true),
    sound: flag(raw.sound, false),
    muted: SOUNDS.filter((name) => Array.isArray(raw.muted) && raw.muted.includes(name)),
    confirm: flag(raw.confirm, false),
    single: flag(raw.single, true),
    keys: flag(raw.keys, true),
    premove: flag(raw.premove, true),
    server: flag(raw.server, false),
    engineOff: flag(raw.engineOff, false),
  };
  if (isLanguage(raw.language)) stored.language = raw.language;
  return stored;
}

class Preferences {
  #stored = $state(readPreferences(load()));
  /** What was chosen last could be kept. */
  #saved = true;

  /** The language of the address, else the reader's choice, else the browser's, else French. */
  get language(): Language {
    return urlLanguage() ?? this.#stored.language ?? pickLanguage(navigator.languages);
  }
  get theme() {
    return this.#stored.theme;
  }
  get board() {
    return this.#stored.board;
  }
  get numbers() {
    return this.#stored.numbers;
  }
  get pieces() {
    return this.#stored.pieces;
  }
  get speed() {
    return this.#stored.speed;
  }
  get hints() {
    return this.#stored.hints;
  }
  get sound() {
    return this.#stored.sound;
  }
  get muted() {
    return this.#stored.muted;
  }
  get confirm() {
    return this.#stored.confirm;
  }
  get single() {
    return this.#stored.single;
  }
  get keys() {
    return this.#stored.keys;
  }
  get premove() {
    return this.#stored.premove;
  }
  get server() {
    return this.#stored.server;
  }
  get engineOff() {
    return this.#stored.engineOff;
  }

  set(change: Omit<Partial<Stored>, 'language'>): void {
    this.#change(change);
    this.apply();
    this.#save();
  }

  /** Shows a language and keeps the choice. An address that names a language names this one then. */
  async setLanguage(language: Language): Promise<void> {
    await i18n.use(language);
    this.#change({ language });
    const { pathname, search, hash } = location;
    if (urlLanguage() !== null) {
      history.replaceState(history.state, '', inLanguage(pathname + search + hash, language));
    }
    this.apply();
    this.#save();
  }

  async reset(): Promise<void> {
    this.#stored = readPreferences(null);
    this.apply();
    await i18n.use(this.language);
    this.apply();
  }

  /** What another tab has chosen meanwhile stays, unless nothing can be kept at all. */
  #change(change: Partial<Stored>): void {
    const there = this.#saved ? load() : null;
    this.#stored = { ...(there === null ? this.#stored : readPreferences(there)), ...change };
  }

  #save(): void {
    try {
      localStorage.setItem(PREFERENCES, JSON.stringify(this.#stored));
      this.#saved = true;
    } catch {
      this.#saved = false;
      // A browser without storage: the choice lasts as long as the page.
    }
  }

  /** Puts the choices on the document, where the style sheets look for them. */
  apply(): void {
    const root = document.documentElement;
    root.lang = i18n.language;
    root.dataset.theme = this.theme;
    root.dataset.board = this.board;
    root.dataset.pieces = this.pieces;
    if (this.pieces !== 'usual') void import('../board/pieces.css').catch(() => undefined);
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(PREFERENCES);
  } catch {
    return null;
  }
}

export const preferences = new Preferences();
