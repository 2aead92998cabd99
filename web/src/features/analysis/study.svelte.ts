/** The game that is being looked at: a tree, and the place in it that is on the board. */
import { Animator } from '../../board/animator.svelte';
import { sayMove, sayTurn } from '../../board/aria';
import { placement } from '../../board/placement';
import { i18n } from '../../i18n/i18n.svelte';
import { Announcer } from '../../ui/announcer.svelte';
import type { WholeRules } from '../../wasm/rules';
import type { GameAnswer, LegalMove, Square } from '../../wasm/types';
import type { Table } from '../game/hand.svelte';
import { newRecord, type GameRecord } from '../game/record';
import { commented, inOrder, marksIn, toggled, wordsIn, type Mark } from './marks';
import { readTree, writeTree } from './pdn';
import type { Step } from './steps';
import { ROOT, Tree, type Notes, type Tag } from './tree';

/** Where every game begins. */
export const START = 'W:W31-50:B1-20';
/** Changes that can be taken back. */
const MOST_UNDONE = 50;

/** Which analysis it is, among those that the browser keeps, and whether anything was done in it. */
export interface Work {
  key: string;
  worked: boolean;
}

interface Past {
  tree: Tree;
  at: number;
  tags: readonly Tag[];
  work: Work;
}

const newWork = (): Work => ({ key: crypto.randomUUID(), worked: false });

export class Study implements Table {
  readonly rules: WholeRules;
  /** Nothing is lost by a move here. */
  readonly confirm = false;
  readonly animator = new Animator();
  readonly announcer = new Announcer();
  tree = $state.raw(Tree.from(START));
  at = $state(ROOT);
  tags = $state.raw<readonly Tag[]>([]);
  work = $state.raw<Work>(newWork());
  flipped = $state(false);
  /** How many games have been opened: places of another one mean nothing in this. */
  opened = $state(0);
  /** Where the person answers a question the board must not play on in the tree. */
  onmove = $state.raw<((move: LegalMove) => void) | null>(null);
  onPosition: (() => void) | null = null;
  /** Another analysis is about to take the place of this one. */
  onleave: (() => void) | null = null;
  #past = $state.raw<readonly Past[]>([]);
  readonly #blank = newRecord('start', 'family');

  // No limit ends an analysis: only that no move is left.
  readonly steps = $derived(this.tree.steps(this.at));
  readonly now: GameAnswer = $derived.by(() => this.#game(this.steps));
  readonly pieces = $derived(placement(this.now.legal.fen));
  readonly last = $derived(
    this.tree.at(this.at).move === null ? null : (this.now.plies.at(-1) ?? null),
  );
  readonly record: GameRecord = $derived({
    ...this.#blank,
    startFen: this.startFen,
    moves: this.steps,
    cursor: this.steps.length,
  });
  /** The line on which the place lies, to its end. */
  readonly line = $derived(this.tree.lineThrough(this.at));

  /** What is said of the place: of the beginning, all that comes before the first move. */
  readonly #comments = $derived.by(() => {
    const { before, after } = this.tree.at(this.at);
    return this.at === ROOT ? [...before, ...after] : after;
  });
  readonly words = $derived(wordsIn(this.#comments).join('\n'));
  readonly marks = $derived(inOrder(marksIn(this.#comments)));

  constructor(rules: WholeRules) {
    this.rules = rules;
  }

  get startFen(): string {
    return this.tree.at(ROOT).fen;
  }

  /** Whether a position is where every game begins, as it is written here or by the rules. */
  isStart(fen: string): boolean {
    return fen === START || fen === this.rules.moves('start', i18n.language).fen;
  }

  get canMove(): boolean {
    return this.now.status.outcome === null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Nothing has been opened, played, set up or written. */
  readonly isBlank = $derived.by(() => {
    const { children, before, after, fen } = this.tree.at(ROOT);
    const lists = [children, before, after, this.tags];
    return lists.every((list) => list.length === 0) && this.isStart(fen);
  });

  /** Another game. What was there can be had back. */
  open(tree: Tree, tags: readonly Tag[], at = ROOT, work = newWork()): void {
    this.onleave?.();
    this.#remember();
    this.work = work;
    this.animator.finish();
    this.opened += 1;
    this.tree = tree;
    this.tags = tags;
    this.at = at;
    this.onPosition?.();
  }

  openPdn(pdn: string, number = 1, work?: Work): ReturnType<typeof readTree> {
    const read = readTree(this.rules, pdn, number, i18n.language);
    this.open(read.tree, read.tags, ROOT, work);
    return read;
  }

  /** From here on it is an analysis of its own: another page goes on with the one that had the name. */
  part(): void {
    const { key } = this.work;
    const own = newWork().key;
    const renamed = (work: Work): Work => (work.key === key ? { ...work, key: own } : work);
    this.work = renamed(this.work);
    this.#past = this.#past.map((past) => ({ ...past, work: renamed(past.work) }));
  }

  /** The whole of it as a file. */
  pdn(): string {
    return writeTree(this.rules, this.tree, this.tags, i18n.language);
  }

  play(move: LegalMove): void {
    if (this.onmove) {
      this.onPosition?.();
      this.onmove(move);
      return;
    }
    const before = this.pieces;
    const piece = before.get(move.from);
    this.#add(move.notation);
    if (piece && this.last) {
      const { path, captured } = this.last;
      void this.animator.play({ before, piece, path, captured }, () => this.flipped);
    }
    this.#say();
    this.onPosition?.();
  }

  #add(notation: string): void {
    const known = this.tree.child(this.at, notation);
    if (known !== null) {
      this.at = known;
      return;
    }
    this.#keep();
    const fen = this.#game([...this.steps, notation]).legal.fen;
    const { tree, place } = this.tree.add(this.at, notation, fen);
    this.tree = tree;
    this.at = place;
  }

  /** Adds moves after a place and stays where it is. */
  addLine(place: number, moves: readonly string[]): void {
    this.#keep();
    const steps = this.tree.steps(place);
    const { plies } = this.#game([...steps, ...moves]);
    const line = plies.slice(-moves.length).map(({ notation, fen }) => ({ move: notation, fen }));
    if (moves.length > 0) this.tree = this.tree.addLine(place, line).tree;
  }

  go(place: number): void {
    if (place === this.at) return;
    this.animator.finish();
    this.at = place;
    this.#say();
    this.onPosition?.();
  }

  /** Along the line, and between variations. */
  step(to: Step): void {
    const node = this.tree.at(this.at);
    const target = {
      back: () => node.parent,
      forward: () => node.children[0] ?? null,
      first: () => ROOT,
      last: () => this.line.at(-1) ?? null,
      above: () => this.#beside(-1),
      below: () => this.#beside(1),
    }[to]();
    if (target !== null) this.go(target);
  }

  #beside(by: number): number | null {
    const siblings = this.tree.siblings(this.at);
    return siblings[siblings.indexOf(this.at) + by] ?? null;
  }

  note(place: number, notes: Partial<Notes>): void {
    this.#keep();
    this.tree = this.tree.note(place, notes);
  }

  /** Says this of the place; its marks stay. */
  write(words: string): void {
    this.#comment(commented(words === '' ? [] : [words], this.marks));
  }

  /** Draws an arrow, or a circle around one square; the same again takes it away. */
  draw(from: Square, to: Square): void {
    this.#mark(toggled(this.marks, from, to));
  }

  wipe(): void {
    this.#mark([]);
  }

  #mark(marks: readonly Mark[]): void {
    this.#comment(commented(wordsIn(this.#comments), marks));
  }

  #comment(comments: readonly string[]): void {
    const notes = this.at === ROOT ? { before: comments, after: [] } : { after: comments };
    this.note(this.at, notes);
  }

  setTag(name: string, value: string): void {
    this.#keep();
    const others = this.tags.filter(([known]) => known !== name);
    this.tags = value === '' ? others : [...others, [name, value]];
  }

  promote(): void {
    this.#keep();
    this.tree = this.tree.promote(this.at);
  }

  /** Takes the move on the board away, with all that follows it. */
  cut(): void {
    const { parent } = this.tree.at(this.at);
    if (parent === null) return;
    this.#keep();
    this.tree = this.tree.cut(this.at);
    this.go(parent);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.animator.finish();
    ({ tree: this.tree, at: this.at, tags: this.tags, work: this.work } = last);
    this.onPosition?.();
  }

  #keep(): void {
    this.#remember();
    if (!this.work.worked) this.work = { ...this.work, worked: true };
  }

  #remember(): void {
    const { tree, at, tags, work } = this;
    this.#past = [...this.#past, { tree, at, tags, work }].slice(-MOST_UNDONE);
  }

  #game(steps: readonly string[]): GameAnswer {
    return this.rules.game(this.startFen, steps, 'family', i18n.language);
  }

  #say(): void {
    const { last, now } = this;
    const turn = now.outcome_text ?? sayTurn(i18n.t, now.legal);
    this.announcer.say(last ? `${sayMove(i18n.t, last)} ${turn}` : turn);
  }
}
