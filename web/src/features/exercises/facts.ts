/** What the rules say of an exercise's position. */
import { placement, type Placement } from '../../board/placement';
import { plainFen } from '../../content/standing';
import { RulesError, type Rules } from '../../wasm/rules';
import type { Color, LegalMove, Ply, Ruling, Square } from '../../wasm/types';
import { captures, type Capture, type FullRuling } from '../assistant/captures';
import { i18n } from '../../i18n/i18n.svelte';

export class Facts {
  readonly rules: Rules;
  readonly fen: string;
  readonly pieces: Placement;
  readonly side: Color;

  constructor(rules: Rules, fen: string) {
    this.rules = rules;
    this.fen = fen;
    this.pieces = placement(plainFen(fen));
    this.side = fen.startsWith('B') ? 'black' : 'white';
  }

  legal(): LegalMove[] {
    return this.rules.moves(this.fen, i18n.language).moves;
  }

  most(): number {
    return this.rules.moves(this.fen, i18n.language).pieces_to_capture;
  }

  /** Every finished capture of a piece, the longest first, the shorter ones too. */
  capturesOf(square: Square): Capture[] {
    return captures(this.rules, this.fen)
      .captures.filter((capture) => capture.from === square)
      .sort((a, b) => b.captured.length - a.captured.length);
  }

  /** A ruling on a try; null where the text is no move at all. */
  explain(move: string, removed: readonly Square[] | null = null): FullRuling | null {
    const lifted = removed === null ? '' : removed.length === 0 ? 'none' : removed.join(',');
    try {
      return this.rules.call(
        'explain',
        this.fen,
        move,
        lifted,
        'ffjd',
        i18n.language,
      ) as FullRuling;
    } catch (error) {
      if (error instanceof RulesError) return null;
      throw error;
    }
  }

  plies(line: readonly string[]): Ply[] {
    return this.rules.game(this.fen, line, 'family', i18n.language).plies;
  }

  /** A legal move that a text means. */
  moveOf(text: string): LegalMove | null {
    try {
      const notation = this.plies([text])[0]?.notation;
      return this.legal().find((move) => move.notation === notation) ?? null;
    } catch (error) {
      if (error instanceof RulesError) return null;
      throw error;
    }
  }
}

export type { Capture, Ruling };
