/** The machine, away from the page so that the page never waits for it. */
import { EngineRules } from './engine';
import { RulesError } from './rules';
import type { EngineAnswer, Ruleset } from './types';

export interface EngineRequest {
  id: number;
  startFen: string;
  moves: string[];
  ruleset: Ruleset;
  level: number;
  seed: number;
  lang: string;
}

export type EngineReply =
  { id: number; answer: EngineAnswer } | { id: number; error: { code: string; message: string } };

const rules = EngineRules.load();

addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  void answer(event.data).then((reply) => {
    postMessage(reply);
  });
});

async function answer(request: EngineRequest): Promise<EngineReply> {
  const { id, startFen, moves, ruleset, level, seed, lang } = request;
  try {
    const loaded = await rules;
    return { id, answer: loaded.bestMove(startFen, moves, ruleset, level, seed, lang) };
  } catch (error) {
    const code = error instanceof RulesError ? error.code : 'engine-failed';
    return { id, error: { code, message: String(error instanceof Error ? error.message : error) } };
  }
}
