/**
 * The rules of the game, compiled from Rust. Every call crosses once: the fields of the request
 * are joined by U+001F, the reply is JSON.
 *
 * A page begins with the rules alone, in its language: a small module. What searches, and reads and
 * writes files, is in the whole one; `complete` fetches it, and `speak` the rules in another language.
 */
import type { Language } from '../i18n/i18n.svelte';
import type {
  DrawsAnswer,
  EngineAnswer,
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

export class Rules {
  #module: WebAssembly.Module;
  #wasm: Exports;
  /** The one language that the module speaks; null: the module is whole and speaks all. */
  #language: Language | null;
  #completing: Promise<void> | null = null;

  private constructor({ module, instance }: Loaded, language: Language | null) {
    this.#module = module;
    this.#wasm = instance.exports as Exports;
    this.#language = language;
  }

  /** The rules alone, in one language. */
  static async load(language: Language): Promise<Rules> {
    return new Rules(await fetchModule(RULES_URLS[language]), language);
  }

  /** Everything in every language. */
  static async loadWhole(): Promise<Rules> {
    return new Rules(await fetchModule(wholeUrl), null);
  }

  /** Everything, from the bytes of the whole module. */
  static fromBytes(bytes: BufferSource): Rules {
    const module = new WebAssembly.Module(bytes);
    return new Rules({ module, instance: new WebAssembly.Instance(module, imports) }, null);
  }

  /** Whether all functions are there, in all languages. */
  get whole(): boolean {
    return this.#language === null;
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    if (this.whole || this.#language === language) return;
    const loaded = await fetchModule(RULES_URLS[language]);
    this.#become(loaded, language);
  }

  /** From now on all functions are there: PDN, the machine's moves. Asked twice, it is done once. */
  complete(): Promise<void> {
    if (this.whole) return Promise.resolve();
    this.#completing ??= fetchModule(wholeUrl).then(
      (loaded) => this.#become(loaded, null),
      (error: unknown) => {
        this.#completing = null;
        throw error;
      },
    );
    return this.#completing;
  }

  #become({ module, instance }: Loaded, language: Language | null): void {
    // Meanwhile the whole module may have come, which is worth more.
    if (this.#language === null) return;
    this.#module = module;
    this.#wasm = instance.exports as Exports;
    this.#language = language;
  }

  moves(fen: string, lang: string): MovesAnswer {
    return this.#call('moves', fen, lang) as MovesAnswer;
  }

  explain(fen: string, move: string, ruleset: Ruleset, lang: string): Ruling {
    return this.#call('explain', fen, move, '', ruleset, lang) as Ruling;
  }

  game(startFen: string, moves: readonly string[], ruleset: Ruleset, lang: string): GameAnswer {
    return this.#call('game', startFen, moves.join(' '), ruleset, lang) as GameAnswer;
  }

  /** Every draw rule in the last position of a game, due or not, and the counts that were reset. */
  draws(startFen: string, moves: readonly string[], ruleset: Ruleset, lang: string): DrawsAnswer {
    return this.#call('draws', startFen, moves.join(' '), ruleset, lang) as DrawsAnswer;
  }

  /** The canonical form of a FEN in any dialect. Throws with the place of what is wrong. */
  fen(text: string, lang: string): FenAnswer {
    return this.#call('fen', text, lang) as FenAnswer;
  }

  routes(fen: string, from: Square, between: readonly Square[], lang: string): RoutesAnswer {
    return this.#call('routes', fen, String(from), between.join(' '), lang) as RoutesAnswer;
  }

  /** A legal move in every form. */
  notation(fen: string, move: string, lang: string): NotationAnswer {
    return this.#call('notation', fen, move, lang) as NotationAnswer;
  }

  /** What touching a piece commits its player to. */
  touch(fen: string, square: Square, lang: string): TouchAnswer {
    return this.#call('touch', fen, String(square), lang) as TouchAnswer;
  }

  /** Wants the whole module. */
  bestMove(
    startFen: string,
    moves: readonly string[],
    ruleset: Ruleset,
    level: number,
    seed: number,
    lang: string,
  ): EngineAnswer {
    const fields = [startFen, moves.join(' '), ruleset, String(level), String(seed), lang];
    return this.#call('best_move', ...fields) as EngineAnswer;
  }

  /** How much memory the module holds. */
  get memoryBytes(): number {
    return this.#wasm.memory.buffer.byteLength;
  }

  /**
   * Any function of the module; for those whose reply the caller types itself. Those of `MORE` in
   * `crates/answers/src/registry.rs` want the whole module: await `complete` first.
   */
  call(name: string, ...fields: readonly string[]): unknown {
    return this.#call(name, ...fields);
  }

  #call(...fields: readonly string[]): unknown {
    // A separator inside a field would shift the fields after it.
    const request = fields.map((field) => field.replaceAll(SEPARATOR, ' ')).join(SEPARATOR);
    let reply: string;
    try {
      reply = this.#exchange(new TextEncoder().encode(request));
    } catch (trap) {
      // After a trap the memory of the instance can't be trusted: the next call gets a fresh one.
      this.#wasm = new WebAssembly.Instance(this.#module, imports).exports as Exports;
      throw trap;
    }
    const answer = JSON.parse(reply) as { error?: RulesErrorBody };
    if (answer.error) throw new RulesError(answer.error);
    return answer;
  }

  #exchange(request: Uint8Array): string {
    const wasm = this.#wasm;
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

interface Loaded {
  module: WebAssembly.Module;
  instance: WebAssembly.Instance;
}

function fetchModule(url: string): Promise<Loaded> {
  return WebAssembly.instantiateStreaming(fetch(url), imports);
}

/** The module may ask for a clock; it gets nothing else from the page. */
const imports: WebAssembly.Imports = {
  host: { now_ms: () => performance.now(), poll: () => 0, log: () => undefined },
};
