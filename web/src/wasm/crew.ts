/**
 * The analysis in several threads: one module, one memory, and an instance for each worker. The first worker asks;
 * the others search beside it and share what they find (`crates/wasm/src/threads.rs`).
 */
import { BUSY, LOST, type Post } from './helper';
import { RulesError } from './rules';
import type { RulesErrorBody } from './types';

interface Exports extends WebAssembly.Exports {
  d_alloc: (length: number) => number;
  d_free: (pointer: number, length: number) => void;
  d_call: (pointer: number, length: number) => bigint;
  d_learn: (pointer: number, length: number) => number;
  d_hire: () => bigint;
}

/** What an analysis tells and asks while it runs. */
export interface Watcher {
  stop: () => boolean;
  tell: (text: string) => void;
}

/** A worker beside the first. */
export interface Helper {
  terminate(): unknown;
}

/** Pages of memory, as `tools/wasm.sh` links it. */
const PAGES = { initial: 128, maximum: 2048 };
/** A helper looks every few tenths of a millisecond whether to end: one that takes so long is lost. */
const PATIENCE_MS = 2000;

const split = (packed: bigint) => [Number(packed >> 32n), Number(packed & 0xffff_ffffn)] as const;

/** The file of the weights, which is in the machine's module alone: a copy of it. */
export function weightsOf(machine: WebAssembly.Instance): Uint8Array {
  const { memory, d_weights } = machine.exports as WebAssembly.Exports & {
    memory: WebAssembly.Memory;
    d_weights: () => bigint;
  };
  const [start, length] = split(BigInt.asUintN(64, d_weights()));
  return new Uint8Array(memory.buffer, start, length).slice();
}

/** A helper does not answer, or has broken down: nothing in this memory can be trusted. */
export class LostHelper extends Error {
  override readonly name = 'LostHelper';
}

export class Crew {
  readonly wasm: Exports;
  readonly memory: WebAssembly.Memory;
  readonly #helpers: Helper[] = [];
  /** Where the states of their posts stand. */
  readonly #posts: number[] = [];

  private constructor(
    module: WebAssembly.Module,
    weights: Uint8Array,
    { stop, tell }: Watcher,
    patience: number,
  ) {
    const memory = new WebAssembly.Memory({ ...PAGES, shared: true });
    const states = new Int32Array(memory.buffer);
    const host = {
      now_ms: () => performance.now(),
      poll: () => Number(stop()),
      log: (pointer: number, length: number) => {
        tell(this.#text(pointer, length));
      },
      ring: (address: number) => Atomics.notify(states, address >> 2),
      rest: (address: number) => {
        const at = address >> 2;
        const woken = Atomics.wait(states, at, BUSY, patience);
        const state = Atomics.load(states, at);
        if (state === LOST || (woken === 'timed-out' && state === BUSY)) throw new LostHelper();
      },
    };
    this.memory = memory;
    const { exports } = new WebAssembly.Instance(module, { env: { memory }, host });
    this.wasm = exports as Exports;
    if (!this.#given(weights, this.wasm.d_learn)) throw new Error('no weights');
  }

  /** The first, with so many threads in all; `hire` begins each further worker, which may be ready when it likes. */
  static gather(
    module: WebAssembly.Module,
    weights: Uint8Array,
    threads: number,
    hire: (post: Post) => Helper,
    watcher: Watcher,
    patience = PATIENCE_MS,
  ): Crew {
    const crew = new Crew(module, weights, watcher, patience);
    for (let place = 0; place < threads - 1; place += 1) {
      const [stack, state] = split(BigInt.asUintN(64, crew.wasm.d_hire()));
      if (stack === 0) break;
      crew.#posts.push(state);
      crew.#helpers.push(hire({ module, memory: crew.memory, place, stack, state }));
    }
    return crew;
  }

  /** How many search at this moment. */
  get threads(): number {
    const states = new Int32Array(this.memory.buffer);
    return 1 + this.#posts.filter((state) => Atomics.load(states, state >> 2) === BUSY).length;
  }

  /** As `Module.call`, but after anything that is thrown and no `RulesError` the crew is of no use any more. */
  call(...fields: readonly string[]): unknown {
    const request = new TextEncoder().encode(fields.join('\u001f'));
    const packed = BigInt.asUintN(64, this.#given(request, this.wasm.d_call));
    const [pointer, length] = split(packed);
    const text = this.#text(pointer, length);
    this.wasm.d_free(pointer, length);
    const answer = JSON.parse(text) as { error?: RulesErrorBody };
    if (answer.error) throw new RulesError(answer.error);
    return answer;
  }

  dismiss(): void {
    for (const helper of this.#helpers) void helper.terminate();
  }

  /** What a function makes of these bytes. */
  #given<T>(bytes: Uint8Array, take: (pointer: number, length: number) => T): T {
    const pointer = this.wasm.d_alloc(bytes.length);
    new Uint8Array(this.memory.buffer, pointer, bytes.length).set(bytes);
    const taken = take(pointer, bytes.length);
    this.wasm.d_free(pointer, bytes.length);
    return taken;
  }

  /** Text is read from memory of one's own: a decoder takes no shared one. */
  #text(pointer: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, pointer, length).slice());
  }
}
