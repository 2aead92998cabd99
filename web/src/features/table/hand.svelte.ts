/**
 * The hands at the table: pieces are carried, lifted and crowned as with wood, legal or not. What
 * was done is played when a player says that the move is done.
 */
import { SQUARES } from '../../board/geometry';
import { placement, type Placement } from '../../board/placement';
import { sayMove, sayTurn } from '../../board/aria';
import { i18n } from '../../i18n/i18n.svelte';
import { RulesError, type WholeRules } from '../../wasm/rules';
import type { Color, Square } from '../../wasm/types';
import type { Session } from '../game/session.svelte';
import { Table, type Act, type ClaimAnswer, type Look, type Option } from './table';
import { tableTexts } from './texts';

/** What is told beside the board, as long as the position is the one that it was told of. */
interface Note {
  on: readonly string[];
  cursor: number;
  /** In the language of the page; null where it was told in another one. */
  text: () => string | null;
}

export class TableHand {
  selected = $state<Square | null>(null);
  /** *J'adoube* was said: nothing that is touched counts. */
  adjusting = $state(false);
  /** Presses lift pieces: until that is over, or, once something is lifted, a piece of the side to move is pressed. */
  lifting = $state(false);
  /** An accident was reported and is to be confirmed. */
  disturbed = $state(false);
  #note = $state.raw<Note | null>(null);
  /** What a claim met, and who claimed. */
  claimed = $state.raw<{ by: Color; answer: ClaimAnswer } | null>(null);
  readonly #session: Session;
  readonly #rules: WholeRules;
  /** What was done since the last step, and in which line. */
  #done = $state.raw<{ on: readonly string[]; acts: readonly Act[] }>({ on: [], acts: [] });

  constructor(session: Session, rules: WholeRules) {
    this.#session = session;
    this.#rules = rules;
  }

  readonly acts: readonly Act[] = $derived.by(() =>
    this.#done.on === this.#session.record.moves && this.#session.atEnd ? this.#done.acts : [],
  );

  readonly look: Look = $derived.by(() => {
    const { record, now } = this.#session;
    const line = { ...record, moves: record.moves.slice(0, record.cursor) };
    const table = new Table(this.#rules, line, i18n.language);
    try {
      return table.look(this.acts);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      const none = { jumped: [], uncrowned: [], lifted: [], bound: null, done: '' };
      return { ...none, fen: now.status.fen };
    }
  });

  readonly message: string | null = $derived.by(() => {
    const { moves, cursor } = this.#session.record;
    const note = this.#note;
    return note?.on === moves && note.cursor === cursor ? note.text() : null;
  });

  readonly pieces: Placement = $derived(placement(this.look.fen));

  /** Whether something may be claimed: also while the clock is stopped. */
  get running(): boolean {
    return this.#session.atEnd && this.#session.verdict === null;
  }

  /** Whether hands may be laid on the board. */
  get open(): boolean {
    return this.running && !this.#session.extras?.holds();
  }

  /** Whether a piece was moved, lifted or crowned since the last step. */
  get busy(): boolean {
    return this.acts.some((act) => !act.startsWith('t'));
  }

  // --- the board -------------------------------------------------------------------------------

  press(square: Square): void {
    if (!this.#ready()) return;
    const piece = this.pieces.get(square);
    if (this.look.lifted.length > 0 && piece?.color === this.#session.now.legal.side) {
      this.lifting = false;
    }
    if (this.adjusting) {
      if (piece) this.#tell(() => this.#t.adjusted(square));
    } else if (piece && (this.lifting || this.look.jumped.includes(square))) {
      this.liftOff(square);
    } else if (piece && this.look.uncrowned.includes(square)) {
      this.crown(square);
    } else if (piece && square === this.selected) {
      this.#touchAgain(square);
    } else if (piece) {
      this.selected = square;
      this.#say(this.#t.picked(square));
    } else if (this.selected !== null) {
      this.#carry(this.selected, square);
    }
  }

  /** A drag begins: the piece is in the hand. */
  lift(square: Square): void {
    if (this.open && !this.adjusting) this.selected = square;
  }

  /** The drag ends where it began, or beside the board. */
  putBack(): void {
    const { selected } = this;
    this.selected = null;
    if (selected === null || !this.#ready() || this.adjusting) return;
    this.#touch(selected);
  }

  drop(from: Square, to: Square): void {
    if (!this.#ready()) return;
    if (this.adjusting) this.#tell(() => this.#t.adjusted(from));
    else this.#carry(from, to);
  }

  light(): void {
    if (this.open) this.#tell(() => i18n.t.ruling.light);
  }

  liftOff(square: Square): void {
    if (this.#act(`l${square}`)) this.#say(this.#t.lifted(square));
  }

  liftAll(): void {
    for (const square of this.look.jumped) this.liftOff(square);
  }

  crown(square: Square): void {
    if (this.#act(`c${square}`)) this.#say(i18n.t.say.crowned);
    this.selected = null;
  }

  /** A piece that was lifted by mistake goes back where it was lifted. */
  replace(place: number): void {
    const lifts = this.acts.filter((act) => act.startsWith('l'));
    const dropped = lifts[place];
    if (dropped === undefined) return;
    const at = this.acts.indexOf(dropped);
    this.#try(this.acts.filter((_, i) => i !== at));
  }

  /** A move written as squares: `34-29`, `32x21x12`; what is jumped is lifted, too. */
  typed(text: string): boolean {
    const squares = text.match(/\d+/g)?.map(Number) ?? [];
    const [from, ...rest] = /^\d{4}$/.test(text.trim())
      ? [Number(text.trim().slice(0, 2)), Number(text.trim().slice(2))]
      : squares;
    if (!this.#ready()) return false;
    if (from === undefined || rest.length === 0 || ![from, ...rest].every(isSquare)) {
      this.#tell(() => this.#t.unreadable);
      return false;
    }
    let at = from;
    for (const to of rest) {
      if (!this.#act(`${at}-${to}`)) return false;
      at = to;
    }
    this.liftAll();
    if (this.look.uncrowned.includes(at)) this.crown(at);
    this.selected = null;
    return true;
  }

  back(): void {
    this.disturbed = false;
    this.selected = null;
    this.lifting = false;
    this.#note = null;
  }

  // --- the players -----------------------------------------------------------------------------

  /** A player presses the clock. */
  finish(by: Color): void {
    this.disturbed = false;
    if (!this.#ready()) return;
    try {
      const { finished, steps } = this.#table().finish(by, this.acts);
      if (finished === 'nothing') {
        this.#tell(() => this.#t.nothingMoved);
        return;
      }
      this.#session.setLine(steps);
      this.#reset();
      const { lastPly, now } = this.#session;
      const played = finished === 'done' && lastPly ? sayMove(i18n.t, lastPly) : '';
      const turn = sayTurn(i18n.t, { ...now.legal, capture: false });
      this.#say(`${played} ${this.#session.outcome ? '' : turn}`.trim());
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A player claims that something was irregular. */
  claim(by: Color): void {
    this.disturbed = false;
    this.#note = null;
    if (!this.#session.atEnd) {
      this.#tell(() => i18n.t.status.reviewing);
      return;
    }
    const against = this.busy && by !== this.#session.now.legal.side;
    try {
      const answer = this.#table().claim(by, against ? this.acts : []);
      if (answer.answer === 'unfinished') this.#tell(() => this.#t.notFinished);
      else this.claimed = { by, answer };
    } catch (error) {
      this.#fail(error);
    }
  }

  decide(option: Option): void {
    this.#session.setLine(option.steps);
    this.#reset();
    const bound = this.#session.now.bound;
    this.#tellOnce(bound === null ? option.text : `${option.text} ${this.#t.bound(bound)}`);
  }

  /** Nothing can be played any more, and nothing is claimed: what stands is accepted. */
  accept(): void {
    this.#session.setLine(this.#table().accept());
    this.#reset();
  }

  dismiss(): void {
    this.claimed = null;
  }

  /** The position was disturbed: it is restored, and that is noted. Asked about first. */
  accident(): void {
    if (!this.#ready()) return;
    if (!this.disturbed) {
      this.disturbed = true;
      this.#say(this.#t.accidentAsk);
      return;
    }
    try {
      const steps = this.#table().accident();
      this.#session.setLine(steps);
      this.#reset();
      this.#tell(() => this.#t.restored);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Lifting begins or is over. */
  lifts(): void {
    this.#note = null;
    this.lifting = !this.lifting;
    this.selected = null;
    this.#say(this.lifting ? this.#t.liftingHint : this.#t.liftingOver);
  }

  adjust(): void {
    this.adjusting = !this.adjusting;
    this.lifting = false;
    this.selected = null;
    this.#tell(() => (this.adjusting ? this.#t.adjusting : this.#t.adjustingOver));
  }

  // --- within ----------------------------------------------------------------------------------

  get #t() {
    return tableTexts(i18n.language);
  }

  #table(): Table {
    return new Table(this.#rules, this.#session.record, i18n.language);
  }

  #ready(): boolean {
    this.#note = null;
    if (this.open) return true;
    if (!this.#session.atEnd) this.#tell(() => this.#t.review);
    return false;
  }

  #reset(): void {
    this.#done = { on: [], acts: [] };
    this.selected = null;
    this.lifting = false;
    this.adjusting = false;
    this.disturbed = false;
    this.claimed = null;
    this.#note = null;
  }

  #touchAgain(square: Square): void {
    if (this.acts.some((act) => act === `t${square}` || act.endsWith(`-${square}`))) {
      this.selected = null;
      this.#say(i18n.t.say.dropped);
    } else {
      this.#touch(square);
    }
  }

  /** A piece touched on purpose: whether it binds, the rules will say if somebody asks. */
  #touch(square: Square): void {
    const own = this.pieces.get(square)?.color === this.#session.now.legal.side;
    if (own && !this.acts.includes(`t${square}`)) this.#act(`t${square}`);
    if (own) this.#tell(() => this.#t.touched(square));
  }

  #carry(from: Square, to: Square): void {
    const before = this.look.jumped.length;
    if (!this.#act(`${from}-${to}`)) return;
    // In the middle of a capture the piece stays in the hand.
    this.selected = this.look.jumped.length > before ? to : null;
    this.#say(this.#t.carried(from, to));
  }

  #act(act: Act): boolean {
    this.disturbed = false;
    return this.#try([...this.acts, act]);
  }

  #try(acts: readonly Act[]): boolean {
    try {
      this.#table().look(acts);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    this.#done = { on: this.#session.record.moves, acts };
    return true;
  }

  #fail(error: unknown): void {
    if (!(error instanceof RulesError)) throw error;
    this.#tellOnce(error.message);
  }

  #tell(text: () => string | null): void {
    const { moves, cursor } = this.#session.record;
    this.#note = { on: moves, cursor, text };
    this.#say(text() ?? '');
  }

  /** What the rules said, in the language of that moment. */
  #tellOnce(text: string): void {
    const said = i18n.language;
    this.#tell(() => (i18n.language === said ? text : null));
  }

  #say(text: string): void {
    this.#session.announcer.say(text);
  }
}

function isSquare(number: number): boolean {
  return SQUARES.includes(number);
}
