/**
 * The player's hand: what is picked up, what was tried, what is being asked.
 *
 * It turns presses, drops and typed moves into moves of the session, or into the reason why not.
 */
import {
  attempt,
  candidates,
  drop,
  lastStop,
  NOTHING,
  press,
  stepBack,
  targets,
  type Context,
  type Input,
  type Step,
} from '../../board/path';
import { Animator } from '../../board/animator.svelte';
import { SQUARES } from '../../board/geometry';
import { sayTurn } from '../../board/aria';
import { isCapture } from '../../board/placement';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import { RulesError } from '../../wasm/rules';
import type { LegalMove, Ruling, Square } from '../../wasm/types';
import type { Ahead, Session } from './session.svelte';

/** What the hand needs of a game; a board to try moves on has it as well. */
export type Table = Pick<
  Session,
  | 'rules'
  | 'animator'
  | 'announcer'
  | 'record'
  | 'now'
  | 'pieces'
  | 'canMove'
  | 'play'
  | 'onPosition'
> & {
  readonly flipped?: boolean;
  readonly ahead?: Ahead | null;
  /** Whether a piece whose only move is a capture plays it at a touch; else as the reader wishes. */
  readonly single?: boolean;
  /** Whether a move is asked about before it is played; else as the reader wishes. */
  readonly confirm?: boolean;
  /** What may be told of a refusal, where something is still to be found: then this is all that is heard. */
  discreet?(message: string): string;
};

/** Why a try was refused, with the moves that can be played instead. */
export type Notice =
  | { kind: 'ruling'; tone: Tone; ruling: Ruling; owed: readonly LegalMove[] }
  /** A light square, unreadable text: no ruling, a sentence. */
  | { kind: 'message'; text: string; owed: readonly LegalMove[] };

/** A move was tried, a capture is not finished, or a square was touched that nothing can come of. */
export type Tone = 'refused' | 'unfinished' | 'touched';

/** What a notice tells of: its words are found anew when the language changes. */
interface Cause {
  about: { kind: 'try'; text: string } | { kind: 'touch'; square: Square } | { kind: 'light' };
  tone: Tone;
  owed: readonly LegalMove[];
  fen: string;
}

/** After the shake of a refused piece. */
const SHOW_AFTER_MS = 450;
const BETWEEN_SHOWS_MS = 300;
/** More captures than this are drawn, but not played through unasked. */
const MOST_SHOWN = 3;

/** What of a hand is state and not worked out from it. */
export const HAND_STATE = [
  'input',
  'notice',
  'marks',
  'open',
  'asked',
  'pending',
  'refusals',
  'refusedSquare',
] as const satisfies (keyof Hand)[];

export class Hand {
  /** Owed captures, played through on the board to show them. */
  readonly preview = new Animator();
  input = $state.raw<Input>(NOTHING);
  #cause = $state.raw<Cause | null>(null);
  /** Captures to choose from, numbered on the board. */
  asked = $state.raw<LegalMove[]>([]);
  /** A move that waits for its confirmation. */
  pending = $state.raw<LegalMove | null>(null);
  /** Where the last press or drop was: there again, it confirms. */
  #lastSquare: Square | null = null;
  /** Counts refusals, so that the board can shake each time. */
  refusals = $state(0);
  /** The piece that was tried last and refused. */
  refusedSquare = $state<Square | null>(null);
  /** A piece that cannot be played was pressed: the next square says where it should have gone. */
  #touched: Square | null = null;
  readonly #session: Table;
  /** Counts the shows, so that a new one ends the one before. */
  #shows = 0;
  /** What was in the hand before the drag under way. */
  #before: Input = NOTHING;

  constructor(session: Table) {
    this.#session = session;
    session.onPosition = () => this.clear();
  }

  readonly notice: Notice | null = $derived.by(() =>
    this.#cause ? this.#told(this.#cause) : null,
  );

  readonly marks = $derived.by(() => {
    if (this.input.from === null) return { ends: [], via: [] };
    return targets(this.#context(), this.input);
  });

  readonly open = $derived.by(() => candidates(this.#context(), this.input));

  press(square: Square): void {
    this.#stopShow();
    if (this.#session.animator.playing) {
      this.#session.animator.finish();
      // Only whoever has a piece in the hand means the square.
      if (this.input.from === null) return;
    }
    if (this.#early(square)) return;
    if (this.pending && square === this.#lastSquare) {
      this.#session.play(this.pending);
      return;
    }
    this.#lastSquare = square;
    const step = press(this.#context(), this.input, square);
    const { pieces, now } = this.#session;
    const own = pieces.get(square)?.color === now.legal.side;
    if (step.effect.kind === 'touched' && this.#touched !== null && !own) {
      this.refusedSquare = this.#touched;
      this.#refuse(attempt(this.#touched, [], square), 'refused');
      return;
    }
    this.#do(step, square);
    this.#touched = step.effect.kind === 'touched' && own ? square : null;
  }

  /** A drag begins: where the piece may go shows at once. */
  lift(square: Square): void {
    this.#stopShow();
    if (!this.#session.canMove) return;
    this.#before = this.input;
    const goesOn = this.input.via.length > 0 && lastStop(this.input) === square;
    if (!goesOn) this.input = { from: square, via: [], target: null };
    this.asked = [];
  }

  /** The drag ends where it means nothing: the hand is as before. */
  putBack(): void {
    this.#unask();
    this.input = this.#before.via.length > 0 ? this.#before : NOTHING;
  }

  drop(from: Square, to: Square): void {
    if (this.#early(to, from)) return;
    const before = this.#before.via.length > 0 ? this.#before : NOTHING;
    this.#lastSquare = to;
    this.#do(drop(this.#context(), before, from, to), from);
  }

  /** A light square was pressed or dropped on. */
  light(): void {
    if (this.#early(null)) return;
    this.#say({ kind: 'light' }, 'refused', this.input.from === null ? [] : this.#owed([]));
  }

  /** Text in any way a move may be written or said. Returns whether it was played: not yet where it is asked about. */
  typed(text: string): boolean | Promise<boolean> {
    const { fen } = this.#session.now.legal;
    const hearing = this.#session.rules.hear(text);
    if (!hearing) return this.#typed(text);
    // Meanwhile the game may have gone on.
    const go = () => this.#session.now.legal.fen === fen && this.#typed(text);
    return hearing.then(go, go);
  }

  #typed(text: string): boolean {
    if (!this.#session.canMove) return !!this.#session.ahead?.typed(text);
    this.input = NOTHING;
    const legal = this.#session.now.legal.moves;
    try {
      const ruling = this.#explain(text);
      if (ruling.legal) {
        const move = legal.find((m) => m.notation === ruling.named);
        if (move) return this.choose(move);
      }
      this.#unask();
      if (ruling.code === 'ambiguous') this.asked = this.#fitting(ruling);
      this.#refuse(text, 'refused', ruling);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#unask();
      this.#say({ kind: 'try', text }, 'refused', []);
    }
    return false;
  }

  /** Plays a capture through on the board, as an example. */
  show(move: LegalMove): void {
    this.#stopShow();
    void this.#fly(move);
  }

  /** Something else begins: the example ends. */
  endShow(): void {
    this.#stopShow();
  }

  /** A whole move, named at once. Returns whether it was played. */
  choose(move: LegalMove): boolean {
    this.#stopShow();
    this.#lastSquare = move.to;
    return this.#play(move, { from: move.from, via: [], target: null });
  }

  /** Escape: what is asked about is not played; one step back, then the message goes. */
  back(): void {
    if (this.pending) {
      this.clear();
      this.#session.announcer.say(i18n.t.say.dropped);
    } else if (this.input.from !== null) {
      this.input = stepBack(this.input);
      this.asked = [];
      if (this.#cause?.tone === 'unfinished') this.#cause = null;
      if (this.input.from === null) this.#session.announcer.say(i18n.t.say.dropped);
    } else {
      this.dismiss();
      this.#early(null);
    }
  }

  dismiss(): void {
    this.#stopShow();
    this.#cause = null;
    this.asked = [];
    this.pending = null;
    this.refusedSquare = null;
    this.#touched = null;
  }

  clear(): void {
    this.input = NOTHING;
    this.dismiss();
  }

  /** Whether it is not one's turn: then it is a move prepared, if anything. */
  #early(square: Square | null, from?: Square): boolean {
    if (this.#session.canMove) return false;
    this.#session.ahead?.press(square, from);
    return true;
  }

  #context(): Context {
    const { now, pieces, rules } = this.#session;
    const { legal } = now;
    return {
      legal,
      pieces,
      single: this.#session.single ?? preferences.single,
      routes: (from, via) => rules.routes(legal.fen, from, via, i18n.language),
    };
  }

  #do(step: Step, square: Square): void {
    const { effect } = step;
    const { rules } = this.#session;
    if (effect.kind !== 'none' && !rules.here) {
      // The board may be there a moment before the rules: the move is made when they are.
      void rules.arrived.then(() => this.#do(step, square));
      return;
    }
    const before = this.input;
    this.input = step.input;
    this.asked = effect.kind === 'ask' ? effect.moves : [];
    if (effect.kind !== 'play') this.pending = null;
    switch (effect.kind) {
      case 'play':
        this.#play(
          effect.move,
          before.from === null ? { from: effect.move.from, via: [], target: null } : before,
        );
        return;
      case 'none':
        if (this.input.from === null) {
          if (before.from !== null) this.#session.announcer.say(i18n.t.say.dropped);
          return;
        }
        this.#cause = null;
        this.refusedSquare = null;
        this.#session.announcer.say(
          i18n.t.say.picked(this.input.from, this.marks.ends.map(String)),
        );
        return;
      case 'ask':
        this.#cause = null;
        this.#session.announcer.say(
          `${i18n.t.fork.title} ${effect.moves.map((move, i) => i18n.t.fork.choose(i + 1, move.path.join('x'))).join(', ')}`,
        );
        return;
      case 'step':
        this.#refuse(effect.text, 'unfinished');
        return;
      case 'touched':
        this.refusedSquare = effect.square;
        this.#say({ kind: 'touch', square: effect.square }, 'touched', this.#owed([]));
        return;
      case 'refused':
        this.refusedSquare = square;
        this.#refuse(effect.text, 'refused');
        return;
    }
  }

  /** Plays, or first shows the move where every move is confirmed. Returns whether it was played. */
  #play(move: LegalMove, named: Input): boolean {
    const asks = this.#session.confirm ?? preferences.confirm;
    if (!asks || this.pending?.notation === move.notation) {
      this.#session.play(move);
      return true;
    }
    this.#cause = null;
    this.refusedSquare = null;
    this.pending = move;
    this.asked = [move];
    this.input = named;
    this.#session.announcer.say(i18n.t.fork.confirmTitle(move.notation));
    return false;
  }

  #unask(): void {
    this.asked = [];
    this.pending = null;
  }

  #explain(text: string, fen = this.#session.now.legal.fen): Ruling {
    const { rules, record } = this.#session;
    return rules.explain(fen, text, record.ruleset, i18n.language);
  }

  /** A cause in the words of the page's language. */
  #told({ about, tone, owed, fen }: Cause): Notice {
    if (about.kind === 'light') return { kind: 'message', text: i18n.t.ruling.light, owed };
    try {
      const ruling =
        about.kind === 'try' ? this.#explain(about.text, fen) : this.#touch(about.square, fen);
      const { message } = ruling;
      return {
        kind: 'ruling',
        tone,
        ruling: { ...ruling, message: this.#session.discreet?.(message) ?? message },
        owed,
      };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { kind: 'message', text: error.message, owed };
    }
  }

  /** What is true of a square that was touched; nobody tried a move. */
  #touch(square: Square, fen: string): Ruling {
    const { rules, now, pieces } = this.#session;
    const { legal } = now;
    const squares = { tried: [], piece: square, wrong: [] };
    const common = {
      legal: false,
      required: [],
      named: null,
      written_as_capture: false,
      squares,
      irregularity: null,
    };
    if (pieces.get(square)?.color !== legal.side) {
      // Empty, or the other side's: the same wherever it would go.
      const { code, message, rule } = this.#explain(attempt(square, [], square === 1 ? 2 : 1), fen);
      return { ...common, code, message, rule };
    }
    const { message, rule } = rules.touch(fen, square, i18n.language);
    if (!legal.capture) {
      return {
        ...common,
        code: 'blocked',
        message: `${i18n.t.ruling.blocked(square)} ${message}`,
        rule,
      };
    }
    const from = legal.moves
      .map((move) => String(move.from))
      .filter((square, i, all) => all.indexOf(square) === i);
    const text = i18n.t.ruling.mustTake(from, legal.pieces_to_capture);
    return {
      ...common,
      code: 'capture-mandatory',
      message: text,
      rule: this.#captureRule(fen, square),
    };
  }

  /** Where it is written that captures are compulsory: the ruling on any quiet try cites it. */
  #captureRule(fen: string, square: Square): Ruling['rule'] {
    const rulings = SQUARES.filter((to) => to !== square).map((to) =>
      this.#explain(attempt(square, [], to), fen),
    );
    const found = ['majority', 'capture-mandatory']
      .map((code) => rulings.find((ruling) => ruling.code === code))
      .find((ruling) => ruling !== undefined);
    return found?.rule ?? this.#session.rules.touch(fen, square, i18n.language).rule;
  }

  #refuse(text: string, tone: Tone, ruling = this.#explain(text)): void {
    this.#say({ kind: 'try', text }, tone, this.#owed(ruling.required));
  }

  #say(about: Cause['about'], tone: Tone, owed: readonly LegalMove[]): void {
    this.#cause = { about, tone, owed, fen: this.#session.now.legal.fen };
    const { notice } = this;
    if (!notice) return;
    if (tone !== 'unfinished') this.refusals += 1;
    const text = notice.kind === 'message' ? notice.text : notice.ruling.message;
    const more = tone !== 'unfinished' && !this.#session.discreet;
    const turn = more ? sayTurn(i18n.t, this.#session.now.legal) : '';
    this.#session.announcer.say(`${text} ${turn}`.trim());
    if (tone !== 'unfinished') void this.#demonstrate(owed.filter((move) => isCapture(move)));
  }

  /** Plays the captures owed through, one after the other. */
  async #demonstrate(owed: readonly LegalMove[]): Promise<void> {
    if (owed.length === 0) return;
    const show = ++this.#shows;
    await pause(SHOW_AFTER_MS);
    for (const move of owed.slice(0, MOST_SHOWN)) {
      if (show !== this.#shows) return;
      await this.#fly(move);
      await pause(BETWEEN_SHOWS_MS);
    }
  }

  async #fly({ from, path, captured }: LegalMove): Promise<void> {
    const before = this.#session.pieces;
    const piece = before.get(from);
    if (!piece || this.#session.animator.playing) return;
    const flight = { before, piece, path, captured };
    await this.preview.play(flight, () => this.#session.flipped ?? false);
  }

  #stopShow(): void {
    this.#shows += 1;
    this.preview.finish();
  }

  /** Captures that are owed; where none is, the moves of the piece in the hand. */
  #owed(required: readonly string[]): LegalMove[] {
    const { legal } = this.#session.now;
    if (!legal.capture) return legal.moves.filter((move) => move.from === this.input.from);
    if (this.input.via.length > 0) return candidates(this.#context(), this.input);
    const named = legal.moves.filter((move) => required.includes(move.notation));
    return named.length > 0 ? named : legal.moves;
  }

  /** The moves that an ambiguous text fits. */
  #fitting({ squares }: Ruling): LegalMove[] {
    const [from, to] = [squares.tried[0], squares.tried.at(-1)];
    return this.#session.now.legal.moves.filter((move) => move.from === from && move.to === to);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
