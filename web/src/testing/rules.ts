/** The real rules, for tests: the modules that `make wasm` builds. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EngineRules } from '../wasm/engine';
import { WholeRules } from '../wasm/rules';

const path = resolve('src/wasm/damier.wasm');

/** Whether the module has been built; tests that need it are skipped elsewhere, never in CI. */
export const built = existsSync(path) || process.env.CI !== undefined;

export function loadRules(): WholeRules {
  return WholeRules.fromBytes(readFileSync(path));
}

/** Those of the machine's worker. */
export function loadEngine(): EngineRules {
  return EngineRules.fromBytes(readFileSync(resolve('src/wasm/engine.wasm')));
}
