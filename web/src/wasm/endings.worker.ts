/** The page's own endgame tables, asked as the server's are. */
import type { Ending } from '../api/endings';
import { EngineRules } from './engine';
import { RulesError } from './rules';
import { learn } from './tables';
import type { Ruleset } from './types';

export interface EndingRequest {
  id: number;
  fen: string;
  moves: readonly string[];
  ruleset: Ruleset;
  lang: string;
}

/** Null: no table covers the position. */
export type EndingReply = { id: number; ending: Ending | null } | { id: number; error: string };

const loading = EngineRules.load().then(async (rules) => {
  await learn(rules.module);
  return rules;
});

addEventListener('message', ({ data }: MessageEvent<EndingRequest>) => {
  void answer(data).then((reply) => {
    postMessage(reply);
  });
});

async function answer({ id, fen, moves, ruleset, lang }: EndingRequest): Promise<EndingReply> {
  try {
    return { id, ending: (await loading).tablebase(fen, moves, ruleset, lang) };
  } catch (error) {
    if (error instanceof RulesError && error.code === 'not-found') return { id, ending: null };
    return { id, error: String(error) };
  }
}
