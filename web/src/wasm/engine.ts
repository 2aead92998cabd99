/** The machine: a module of its own, with the weights that it has learned. Nothing else needs it. */
import type { Ending } from '../api/endings';
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

  /** What the tables say that the module has learned. Throws `not-found` where they say nothing. */
  tablebase(startFen: string, moves: readonly string[], ruleset: Ruleset, lang: string): Ending {
    return this.module.call('tablebase', startFen, moves.join(' '), ruleset, lang) as Ending;
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
