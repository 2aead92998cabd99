/** A worker beside the first: what `crates/wasm/src/crew.rs` calls one. */

/** What a worker needs to help. */
export interface Post {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  place: number;
  /** Where its stack ends, and where the state of its post stands. */
  stack: number;
  state: number;
}

/** The states of a post; a worker that has broken down says so by the last. */
export const IDLE = 0;
export const BUSY = 2;
export const LOST = 3;

interface Exports extends WebAssembly.Exports {
  __stack_pointer: WebAssembly.Global;
  d_help: (place: number) => void;
}

/** Helps whenever it is called, until the worker is ended. */
export function serve({ module, memory, place, stack, state }: Post): void {
  const states = new Int32Array(memory.buffer);
  const at = state >> 2;
  const nobody = () => {
    throw new Error('only the first worker asks this');
  };
  const host = {
    now_ms: nobody,
    poll: nobody,
    log: nobody,
    rest: nobody,
    ring: (address: number) => Atomics.notify(states, address >> 2),
  };
  try {
    const { exports } = new WebAssembly.Instance(module, { env: { memory }, host });
    const wasm = exports as Exports;
    wasm.__stack_pointer.value = stack;
    for (;;) {
      Atomics.wait(states, at, IDLE);
      wasm.d_help(place);
    }
  } catch {
    Atomics.store(states, at, LOST);
    Atomics.notify(states, at);
  }
}
