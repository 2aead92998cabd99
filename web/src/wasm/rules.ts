/**
 * The rules of the game, compiled from Rust. Every call crosses once: the fields of the request
 * are joined by U+001F, the reply is JSON.
 */
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

export class Rules {
  readonly #module: WebAssembly.Module;
  #wasm: Exports;

  private constructor(module: WebAssembly.Module, instance: WebAssembly.Instance) {
    this.#module = module;
    this.#wasm = instance.exports as Exports;
  }

  static async load(url: string): Promise<Rules> {
    const { module, instance } = await WebAssembly.instantiateStreaming(fetch(url), imports);
    return new Rules(module, instance);
  }

  static fromBytes(bytes: BufferSource): Rules {
    const module = new WebAssembly.Module(bytes);
    return new Rules(module, new WebAssembly.Instance(module, imports));
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

  /** Any function of the module; for those whose reply the caller types itself. */
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

/** The module may ask for a clock; it gets nothing else from the page. */
const imports: WebAssembly.Imports = {
  host: { now_ms: () => performance.now(), poll: () => 0, log: () => undefined },
};
