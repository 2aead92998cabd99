/**
 * The rules of the game, compiled from Rust. Every call crosses once: the fields of the request
 * are joined by U+001F, the reply is JSON.
 *
 * A page begins with the rules alone, in its language: a small module. What reads and writes files, and
 * more, is in the whole one; `complete` fetches it, and `speak` the rules in another language. The
 * machine is in a third one (`engine.ts`), for the worker in which it thinks.
 */
import type { Language } from '../i18n/i18n.svelte';
import { nextTask } from '../ui/task.ts';
import type {
  Combination,
  CombinationAnswer,
  DrawsAnswer,
  FenAnswer,
  GameAnswer,
  MovesAnswer,
  NotationAnswer,
  RoutesAnswer,
  Ruleset,
  RulesErrorBody,
  Ruling,
  Square,
  TouchAnswer,
} from './types';

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  d_alloc(length: number): number;
  d_free(pointer: number, length: number): void;
  d_call(pointer: number, length: number): bigint;
}

/** The rules refused the request: a stable `code` and a message in the language asked. */
export class RulesError extends Error {
  readonly code: string;
  readonly facts: RulesErrorBody;

  constructor(body: RulesErrorBody) {
    super(body.message);
    this.name = 'RulesError';
    this.code = body.code;
    this.facts = body;
  }
}

const SEPARATOR = '\u001f';

const wholeUrl = new URL('./damier.wasm', import.meta.url).href;
const RULES_URLS: Record<Language, string> = {
  fr: new URL('./rules.fr.wasm', import.meta.url).href,
  en: new URL('./rules.en.wasm', import.meta.url).href,
  nl: new URL('./rules.nl.wasm', import.meta.url).href,
};

/** The functions of every module: `RULES` in `crates/answers/src/registry.rs`. */
export const RULES_FUNCTIONS = [
  'moves',
  'captures',
  'explain',
  'status',
  'game',
  'touch',
  'fen',
  'routes',
] as const;

/** Those of the whole module alone: `MORE` there. */
export const MORE_FUNCTIONS = [
  'notation',
  'combination',
  'draws',
  'table',
  'lifting',
  'pasted',
  'pdn_read',
  'pdn_write',
  'pdn_list',
  'pdn_result',
  'pdn_index',
  'position_key',
  'tree_read',
  'tree_write',
] as const;

export type RulesFunction = (typeof RULES_FUNCTIONS)[number];
export type WholeFunction = RulesFunction | (typeof MORE_FUNCTIONS)[number];

/**
 * What every page has from its first moment. Functions that are not here are those of `WholeRules`,
 * which only `complete` gives: so nobody can ask for them before they have come.
 */
export class Rules {
  /** Null: it is on its way. */
  #module: Module | null;
  /** The one language that the module speaks; null: the module is whole and speaks all. */
  #language: Language | null;
  #completing: Promise<WholeRules> | null = null;
  #opening: Record<string, GameAnswer> | null = null;
  /** Settles when they can be asked. */
  readonly arrived: Promise<void>;

  protected constructor(module: Module | Promise<Module>, language: Language | null) {
    this.#language = language;
    this.#module = module instanceof Module ? module : null;
    this.arrived = Promise.resolve(module).then((come) => {
      this.#module ??= come;
    });
    // Told by whoever waits for them.
    this.arrived.catch(() => undefined);
  }

  /** The rules alone, in one language, which are now sent for. */
  static begin(language: Language): Rules {
    return new Rules(fetchModule(RULES_URLS[language]), language);
  }

  /** As `begin`, once they are here. */
  static async load(language: Language): Promise<Rules> {
    const rules = Rules.begin(language);
    await rules.arrived;
    return rules;
  }

  /** Whether they can be asked. */
  get here(): boolean {
    return this.#module !== null;
  }

  /** What they answer about the opening of a game, in every language: known before they are here. */
  foresee(opening: Record<Language, GameAnswer>): void {
    this.#opening = opening;
  }

  /** Whether all functions have come, in all languages. */
  get whole(): boolean {
    return this.#language === null;
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    if (this.whole || this.#language === language) return;
    this.#become(await fetchModule(RULES_URLS[language]), language);
  }

  /**
   * All functions but the machine's, in all languages. From then on these rules are whole,
   * too. Asked twice, it is fetched once.
   */
  complete(): Promise<WholeRules> {
    this.#completing ??= WholeRules.load().then(
      async (whole) => {
        // A browser compiles a function when it is first called: now, and not in the middle of a move.
        const first = [
          () => whole.game('start', ['32-28'], 'ffjd', 'fr'),
          () => whole.game('start', ['32-28', '19-23', '28x19', '14x23'], 'ffjd', 'fr'),
          () => whole.explain('start', '32-21', 'ffjd', 'fr'),
        ];
        for (const call of first) {
          await nextTask();
          call();
        }
        this.#become(whole.module, null);
        return whole;
      },
      (error: unknown) => {
        this.#completing = null;
        throw error;
      },
    );
    return this.#completing;
  }

  /** What must be awaited for a move as a person may type it to be understood: the rules alone read no speech. */
  hear(text: string): Promise<unknown> | null {
    if (!this.whole && isSpeech(text)) return this.complete();
    return this.here ? null : this.arrived;
  }

  #become(module: Module, language: Language | null): void {
    // Meanwhile the whole module may have come, which is worth more.
    if (this.#language === null) return;
    this.#module = module;
    this.#language = language;
  }

  moves(fen: string, lang: string): MovesAnswer {
    return this.call('moves', fen, lang) as MovesAnswer;
  }

  /** A move in speech is understood once `hear` has been awaited. */
  explain(fen: string, move: string, ruleset: Ruleset, lang: string): Ruling {
    return this.call('explain', fen, move, '', ruleset, lang) as Ruling;
  }

  game(startFen: string, moves: readonly string[], ruleset: Ruleset, lang: string): GameAnswer {
    if (startFen === 'start' && moves.length === 0 && ruleset === 'ffjd') {
      const known = this.#opening?.[lang];
      if (known) return known;
    }
    return this.call('game', startFen, moves.join(' '), ruleset, lang) as GameAnswer;
  }

  /** The canonical form of a FEN in any dialect. Throws with the place of what is wrong. */
  fen(text: string, lang: string): FenAnswer {
    return this.call('fen', text, lang) as FenAnswer;
  }

  routes(fen: string, from: Square, between: readonly Square[], lang: string): RoutesAnswer {
    return this.call('routes', fen, String(from), between.join(' '), lang) as RoutesAnswer;
  }

  /** What touching a piece commits its player to. */
  touch(fen: string, square: Square, lang: string): TouchAnswer {
    return this.call('touch', fen, String(square), lang) as TouchAnswer;
  }

  /** How much memory the module holds. */
  get memoryBytes(): number {
    return this.#module?.memoryBytes ?? 0;
  }

  /** Any function, its language last; for those whose reply the caller types itself. */
  call(name: RulesFunction, ...fields: readonly string[]): unknown {
    return this.ask(name, ...fields);
  }

  protected ask(name: WholeFunction, ...fields: readonly string[]): unknown {
    if (!this.#module) throw new Error('the rules have not come yet');
    // While a page changes its language, or where only the facts are wanted, another may be asked
    // for than the one that is spoken.
    if (this.#language !== null)
      return this.#module.call(name, ...fields.slice(0, -1), this.#language);
    return this.#module.call(name, ...fields);
  }
}

/** Everything but the machine, in every language. */
export class WholeRules extends Rules {
  readonly module: Module;

  protected constructor(module: Module) {
    super(module, null);
    this.module = module;
  }

  static override async load(): Promise<WholeRules> {
    return new WholeRules(await fetchModule(wholeUrl));
  }

  /** From the bytes of the module. */
  static fromBytes(bytes: BufferSource): WholeRules {
    return new WholeRules(Module.fromBytes(bytes));
  }

  override complete(): Promise<WholeRules> {
    return Promise.resolve(this);
  }

  override call(name: WholeFunction, ...fields: readonly string[]): unknown {
    return this.ask(name, ...fields);
  }

  /** Every draw rule in the last position of a game, due or not, and the counts that were reset. */
  draws(startFen: string, moves: readonly string[], ruleset: Ruleset, lang: string): DrawsAnswer {
    return this.call('draws', startFen, moves.join(' '), ruleset, lang) as DrawsAnswer;
  }

  /** The combination with which a line begins; null where it is none. */
  combination(startFen: string, moves: readonly string[], lang: string): Combination | null {
    const answer = this.call('combination', startFen, moves.join(' '), lang);
    return (answer as CombinationAnswer).combination;
  }

  /** A legal move in every form. */
  notation(fen: string, move: string, lang: string): NotationAnswer {
    return this.call('notation', fen, move, lang) as NotationAnswer;
  }
}

/** Letters other than the cross of a capture: no move that is written. */
function isSpeech(text: string): boolean {
  return /[^\P{L}x]/iu.test(text);
}

/** A module that has been compiled, and the instance that answers. */
export class Module {
  readonly #compiled: WebAssembly.Module;
  /** Another one after each trap. */
  wasm: Exports;

  constructor(compiled: WebAssembly.Module, instance: WebAssembly.Instance) {
    this.#compiled = compiled;
    this.wasm = instance.exports as Exports;
  }

  static fromBytes(bytes: BufferSource): Module {
    const compiled = new WebAssembly.Module(bytes);
    return new Module(compiled, new WebAssembly.Instance(compiled, imports));
  }

  get memory(): WebAssembly.Memory {
    return this.wasm.memory;
  }

  get memoryBytes(): number {
    return this.memory.buffer.byteLength;
  }

  call(...fields: readonly string[]): unknown {
    // A separator inside a field would shift the fields after it.
    const request = fields.map((field) => field.replaceAll(SEPARATOR, ' ')).join(SEPARATOR);
    let reply: string;
    try {
      reply = this.#exchange(new TextEncoder().encode(request));
    } catch (trap) {
      // After a trap the memory of the instance can't be trusted: the next call gets a fresh one.
      this.wasm = new WebAssembly.Instance(this.#compiled, imports).exports as Exports;
      throw trap;
    }
    // The sentences of the rules are set as those of the page; what stands in files stays as it is.
    if (!/^(pdn|tree)/.test(fields[0] ?? '')) reply = reply.replaceAll("'", '’');
    const answer = JSON.parse(reply) as { error?: RulesErrorBody };
    if (answer.error) throw new RulesError(answer.error);
    return answer;
  }

  #exchange(request: Uint8Array): string {
    const wasm = this.wasm;
    const pointer = wasm.d_alloc(request.length);
    new Uint8Array(wasm.memory.buffer, pointer, request.length).set(request);
    const packed = BigInt.asUintN(64, wasm.d_call(pointer, request.length));
    wasm.d_free(pointer, request.length);
    const start = Number(packed >> 32n);
    const length = Number(packed & 0xffff_ffffn);
    const text = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, start, length));
    wasm.d_free(start, length);
    return text;
  }
}

export async function fetchModule(url: string): Promise<Module> {
  const { module, instance } = await WebAssembly.instantiateStreaming(fetch(url), imports);
  return new Module(module, instance);
}

/** The module may ask for a clock; it gets nothing else from the page. */
const imports: WebAssembly.Imports = {
  host: { now_ms: () => performance.now(), poll: () => 0, log: () => undefined },
};
