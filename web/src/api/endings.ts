/** What the server's endgame tables know of a position. */
import type { Ruleset } from '../wasm/types';
import { ask } from './client';
import type { components } from './schema';

export type Ending = components['schemas']['TablebaseAnswer'];

/** More pieces than this are in no table that anybody has. */
export const MOST_PIECES = 6;

/**
 * The value of the position that these moves lead to, or null where no table covers it. Throws
 * `Unreachable` without a server, and `Refused`.
 */
export async function askEnding(
  fen: string,
  moves: readonly string[],
  ruleset: Ruleset,
  lang: string,
  fetcher: typeof fetch = fetch,
): Promise<Ending | null> {
  // No error where there is none: nothing is wrong, and a browser would note it down as a fault.
  const body = { fen, moves, ruleset, or_nothing: true, lang };
  const response = await ask(fetcher, 'POST', '/api/tablebase', body);
  return response.status === 204 ? null : ((await response.json()) as Ending);
}
