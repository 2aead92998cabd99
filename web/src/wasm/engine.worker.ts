/** The machine, away from the page so that the page never waits for it. */
import { EngineRules } from './engine';
import { placement } from '../board/placement';
import { isFew } from '../api/few';
import { KNOWS_ENDINGS, knownEnding, PATIENCE_MS, playKnown } from './known-ending';
import { RulesError } from './rules';
import { learn, OWN_PIECES, within } from './tables';
import type { EngineAnswer, Ruleset } from './types';

export interface EngineRequest {
  id: number;
  startFen: string;
  moves: string[];
  ruleset: Ruleset;
  level: number;
  seed: number;
  lang: string;
  /** Who asks has asked the endgame tables before. */
  alone?: boolean;
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
    const here = loaded.game(startFen, moves, ruleset, lang).legal.fen;
    // With tables of its own the module plays by them, and its search sees them coming.
    const own =
      level >= KNOWS_ENDINGS && isFew(here) && (await within(learn(loaded.module), PATIENCE_MS));
    const asks = !request.alone && !(own && placement(here).size <= OWN_PIECES);
    const ending = asks ? await knownEnding({ ...request, here }) : null;
    const search = () => loaded.bestMove(startFen, moves, ruleset, level, seed, lang);
    return { id, answer: ending ? playKnown(ending, search) : search() };
  } catch (error) {
    const code = error instanceof RulesError ? error.code : 'engine-failed';
    return { id, error: { code, message: String(error instanceof Error ? error.message : error) } };
  }
}
