/** A position that the reader sets up. */
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
    const { turn, pieces } = readPieces(this.fen);
    const color = this.tool.startsWith('w') ? 'W' : 'B';
    const king = this.tool.endsWith('k');
    const now = pieces.get(square);
    if (this.tool === 'none' || (now?.color === color && now.king === king)) pieces.delete(square);
    else pieces.set(square, { color, king });
    this.#set(writeFen(turn, pieces));
  }

  setTurn(turn: 'W' | 'B'): void {
    this.#set(writeFen(turn, readPieces(this.fen).pieces));
  }

  clear(): void {
    this.#set(emptyBoard(this.turn));
  }

  /** A position as somebody writes it. */
  load(text: string): void {
    try {
      const { fen } = this.#rules.fen(text, i18n.language);
      const { turn, pieces } = readPieces(fen);
      this.#set(writeFen(turn, pieces));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.problem = error.message;
      // The rules alone read FEN; the whole ones know other forms.
      const retry = () => {
        if (this.problem !== null) this.load(text);
      };
      if (!this.#rules.whole) this.#rules.complete().then(retry, () => undefined);
    }
  }

  #set(fen: string): void {
    this.fen = fen;
    this.problem = null;
  }
}
