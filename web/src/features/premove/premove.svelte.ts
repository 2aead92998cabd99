/**
 * A move entered while the machine thinks: two squares, played when the reply makes them a legal move.
 *
 * Nothing is judged before the reply: what will be legal then is not known. After it the rules are asked; a move that is not
 * legal, or takes other pieces than it would have taken before, is dropped with the reason.
 */
import { attempt } from '../../board/path';
import { isCapture } from '../../board/placement';
import { sayMove, sayTurn } from '../../board/aria';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import { RulesError } from '../../wasm/rules';
import type { LegalMove, Square } from '../../wasm/types';
import type { Hand } from '../game/hand.svelte';
import type { GameRecord } from '../game/record';
import type { Ahead, Session } from '../game/session.svelte';

interface Planned extends Place {
  from: Square;
  to: Square;
  /** What it would take if the machine's reply changed nothing; null where it is no move as things stand. */
  takes: string | null;
}

/** The game and the place in it. */
interface Place {
  key: string;
  ply: number;
}

const LOOK_MS = 30;

export class Premove implements Ahead {
  planned = $state.raw<Planned | null>(null);
  /** A piece taken up, its end not yet named. */
  from = $state.raw<Square | null>(null);
  /** What was said last, for those who hear it. */
  said = $state('');
  /** Why the last one was not played. */
  note = $state.raw<{ text: string; ply: number } | null>(null);
  /** Where the piece was taken up. */
  #since: Place | null = null;
  readonly #session: Session;
  readonly #hand: Pick<Hand, 'press' | 'typed' | 'lift'>;

  constructor(session: Session, hand: Pick<Hand, 'press' | 'typed' | 'lift'>) {
    this.#session = session;
    this.#hand = hand;
  }

  /** Whether a move may be entered now. */
  get open(): boolean {
    const { machineToMove, atEnd, record, extras } = this.#session;
    return preferences.premove && machineToMove && atEnd && !record.end && !extras?.holds();
  }

  get #words() {
    return i18n.more.play.premove;
  }

  /** A square was pressed, or one piece dragged to it; nothing: it is all taken back. */
  press(square: Square | null, from = this.from): void {
    if (!this.open) return;
    if (this.planned || square === null || square === from) {
      this.cancel();
      if (square === null || square === from || !this.#own(square)) return;
      from = null;
    }
    if (from !== null && this.#own(from) && (this.from === null || !this.#own(square))) {
      this.#plan(from, square);
    } else if (this.#own(square)) {
      this.from = square;
      this.#since = this.#place;
      this.said = this.#words.picked(square);
    }
  }

  /** A move as text; answers whether it was one. */
  typed(text: string): boolean {
    const { rules, now, record } = this.#session;
    if (!this.open) return false;
    try {
      const { tried } = rules.explain(now.legal.fen, text, record.ruleset, i18n.language).squares;
      const [from, to] = [tried[0], tried.at(-1)];
      if (from === undefined || to === undefined || from === to) return false;
      if (!this.#own(from)) {
        this.said = this.#words.notYours(from);
        return false;
      }
      this.#plan(from, to);
      return true;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.said = error.message;
      return false;
    }
  }

  cancel(): void {
    if (this.planned || this.from !== null) this.said = this.#words.cancelled;
    this.planned = null;
    this.from = null;
  }

  /** The game has changed: the reply may have come. */
  follow(record: GameRecord, canMove: boolean, over: boolean): void {
    const { planned } = this;
    const { ply } = this.#session.now.status;
    if (this.note && this.note.ply !== ply) this.note = null;
    if (!planned) {
      if (!this.open) this.#takeOver(canMove);
      return;
    }
    const waits = ply === planned.ply && this.open;
    const replied = ply === planned.ply + 1 && record.moves.length === record.cursor;
    if (record.key !== planned.key || over || !(waits || replied)) {
      this.planned = null;
    } else if (replied && canMove) {
      void this.#resolve(planned);
    }
  }

  /** A piece taken up, and the reply is there before its end was named: it stays in the hand, if it may move. */
  #takeOver(canMove: boolean): void {
    const { from } = this;
    const since = this.#since;
    this.from = null;
    const { key, ply } = this.#place;
    if (from === null || !canMove || key !== since?.key || ply !== since.ply + 1) return;
    if (this.#session.now.legal.moves.some((move) => move.from === from)) this.#hand.lift(from);
  }

  get #place(): Place {
    const { record, now } = this.#session;
    return { key: record.key, ply: now.status.ply };
  }

  #own(square: Square): boolean {
    const { pieces, players } = this.#session;
    return players.kind === 'machine' && pieces.get(square)?.color === players.human;
  }

  #plan(from: Square, to: Square): void {
    const { now } = this.#session;
    const side = now.legal.side === 'white' ? 'B' : 'W';
    const takes = this.#takes(side + now.legal.fen.slice(1), attempt(from, [], to));
    this.from = null;
    this.note = null;
    this.planned = { from, to, takes, ...this.#place };
    this.said = this.#words.planned(attempt(from, [], to));
  }

  /** What a text takes in a position, in the order of the squares; null where it is no legal move there. */
  #takes(fen: string, text: string): string | null {
    const { rules, record } = this.#session;
    try {
      const { legal, named } = rules.explain(fen, text, record.ruleset, i18n.language);
      if (!legal) return null;
      const found = rules.moves(fen, i18n.language).moves.find((move) => move.notation === named);
      return found ? taken(found) : null;
    } catch (error) {
      // A position in which that side could not play at all.
      if (error instanceof RulesError) return null;
      throw error;
    }
  }

  /** The reply is there. It is seen before the answer to it, unless a clock runs. */
  async #resolve(planned: Planned): Promise<void> {
    const session = this.#session;
    const { animator, extras } = session;
    if (extras?.clock) animator.finish();
    while (animator.playing) await new Promise((done) => setTimeout(done, LOOK_MS));
    // Taken back meanwhile, or another game.
    if (this.planned !== planned || !session.canMove) return;
    this.planned = null;
    const { rules, record, now, lastPly } = session;
    const { moves, fen } = now.legal;
    const text = attempt(planned.from, [], planned.to);
    const reply = lastPly ? sayMove(i18n.t, lastPly) : '';
    const ruling = rules.explain(fen, text, record.ruleset, i18n.language);
    const move = ruling.legal ? moves.find(({ notation }) => notation === ruling.named) : undefined;
    if (move && (planned.takes === null || planned.takes === taken(move))) {
      this.said = `${reply} ${this.#words.played(move.notation)}`;
      // As a finger would: what is to be confirmed is asked, an only capture needs one press.
      this.#hand.press(planned.from);
      const own = moves.filter(({ from }) => from === planned.from);
      const once = preferences.single && own.length === 1 && isCapture(move);
      if (!once) this.#hand.press(planned.to);
      return;
    }
    const why = move ? this.#words.otherwise : ruling.message;
    this.note = {
      text: `${this.#words.dropped(text)}${move ? ` ${why}` : ''}`,
      ply: now.status.ply,
    };
    this.said = `${reply} ${this.#words.dropped(text)} ${why} ${sayTurn(i18n.t, now.legal)}`;
    // The reason on the board: the rule, and what can be played instead.
    if (!move) void this.#hand.typed(text);
  }
}

function taken(move: LegalMove): string {
  return move.captured.toSorted((a, b) => a - b).join();
}
