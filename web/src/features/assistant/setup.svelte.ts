/** A position that the reader sets up. */
import { tick } from 'svelte';
import { emptyBoard, readPieces, writeFen } from '../../content/standing';
import type { Rules } from '../../wasm/rules';
import { RulesError } from '../../wasm/rules';
import { i18n } from '../../i18n/i18n.svelte';
import type { Square } from '../../wasm/types';

export const TOOLS = ['wm', 'wk', 'bm', 'bk', 'none'] as const;
export type Tool = (typeof TOOLS)[number];

export const EXAMPLE = 'W:W32,34:B8,17,27,30';

export class SetUp {
  fen = $state(EXAMPLE);
  tool = $state<Tool>('wm');
  /** What stands in the field beside the board, where nobody has read it yet. */
  typed = $state<string | null>(null);
  /** What was wrong with a text that was given. */
  problem = $state<string | null>(null);
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  readonly pieces = $derived(readPieces(this.fen).pieces);
  readonly turn = $derived(readPieces(this.fen).turn);

  /** Puts the chosen piece on a square, or lifts it where it already stands. */
  put(square: Square): void {
    this.#readFirst();
    const { turn, pieces } = readPieces(this.fen);
    const color = this.tool.startsWith('w') ? 'W' : 'B';
    const king = this.tool.endsWith('k');
    const now = pieces.get(square);
    if (this.tool === 'none' || (now?.color === color && now.king === king)) pieces.delete(square);
    else pieces.set(square, { color, king });
    this.#set(writeFen(turn, pieces));
  }

  setTurn(turn: 'W' | 'B'): void {
    this.#readFirst();
    this.#set(writeFen(turn, readPieces(this.fen).pieces));
  }

  clear(): void {
    this.#set(emptyBoard(this.turn));
  }

  /** What is typed counts until something else is done: it is read when the position is taken. */
  type(text: string): void {
    this.typed = text === this.fen ? null : text;
    this.problem = null;
  }

  /** The position that is meant, what is still unread in the field included; null after saying what is wrong with it. */
  async read(): Promise<string | null> {
    if (this.typed === null) return this.fen;
    await this.load(this.typed);
    // The board shows it before whoever asks goes on, and perhaps takes the board away.
    await tick();
    return this.problem === null ? this.fen : null;
  }

  /** A position as somebody writes it. */
  async load(text: string): Promise<void> {
    try {
      const { fen } = this.#rules.fen(text, i18n.language);
      const { turn, pieces } = readPieces(fen);
      this.#set(writeFen(turn, pieces));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.problem = error.message;
      this.typed = text;
      // The rules alone read FEN; the whole ones know other forms.
      if (this.#rules.whole || !(await this.#rules.complete().catch(() => null))) return;
      if (this.typed === text) await this.load(text);
    }
  }

  /** Whoever types a position and goes on on the board means that position. */
  #readFirst(): void {
    if (this.typed !== null) void this.load(this.typed);
  }

  #set(fen: string): void {
    this.fen = fen;
    this.typed = null;
    this.problem = null;
  }
}
