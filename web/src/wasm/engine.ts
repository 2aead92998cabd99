/** The machine: a module of its own, with the weights that it has learned. Nothing else needs it. */
import { fetchModule, Module, WholeRules } from './rules';
import type { EngineAnswer, Ruleset } from './types';

/** What `ENGINE` in `crates/answers/src/registry.rs` names, and all else. */
export class EngineRules extends WholeRules {
  static override async load(): Promise<EngineRules> {
    return new EngineRules(await fetchModule(new URL('./engine.wasm', import.meta.url).href));
  }

  static override fromBytes(bytes: BufferSource): EngineRules {
    return new EngineRules(Module.fromBytes(bytes));
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
    return this.module.call('best_move', ...fields) as EngineAnswer;
  }
}
