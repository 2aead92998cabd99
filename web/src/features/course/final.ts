/** The game at the end of the course. */
import { i18n } from '../../i18n/i18n.svelte';
import { browserStorage } from '../game/library';
import type { Session } from '../game/session.svelte';
import { hasLearned } from '../progress/store';

/** The weakest of the machine's levels. */
export const FINAL_LEVEL = 1;

/** Whether it is the one on the board, for somebody who has begun the course. */
export function isFinal({ record, line, rules }: Session): boolean {
  const { players, helped } = record;
  if (helped || players.kind !== 'machine' || players.level !== FINAL_LEVEL) return false;
  const usual = line.start_fen === rules.moves('start', i18n.language).fen;
  return usual && hasLearned(browserStorage(), 'course');
}
