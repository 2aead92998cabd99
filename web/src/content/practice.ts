/**
 * Positions to be played against the machine, each with a goal. What the endings are worth, the endgame tables say;
 * that the combinations win, a search that sees the end of the game. A test of the exercises' crate asks both again.
 */
import goals from './goals.json';
import type { TermId } from './types';

export type GoalId = keyof typeof goals;
export const FAMILIES = ['ending', 'combination'] as const;

/** The side to move is the person's. */
export interface Goal {
  id: GoalId;
  family: (typeof FAMILIES)[number];
  goal: 'win' | 'draw';
  fen: string;
}

/** In the order of the page: the easy ones of each family first. */
export const GOALS = Object.entries(goals).map(([id, goal]) => ({ id, ...goal })) as Goal[];

/** The address of the list, beside those of the kinds of exercises; each goal has one beside it. */
export const PRACTICE = 'pratique';
export const goalPath = (id: GoalId): string => `${PRACTICE}-${id}`;
export const goalAt = (path: string | null): Goal | undefined =>
  GOALS.find(({ id }) => goalPath(id) === path);

/** The words of the glossary that name one. */
export const TERM_GOALS: Partial<Record<TermId, string>> = {
  'coup-direct': goalPath('coup-direct'),
  'coup-de-rappel': goalPath('coup-de-rappel'),
  'coup-de-mazette': goalPath('coup-de-mazette'),
  'coup-napoleon': goalPath('coup-napoleon'),
  'double-deux': goalPath('double-deux'),
  'coup-de-ricochet': goalPath('coup-de-ricochet'),
  chapelet: goalPath('chapelet'),
  moulinet: goalPath('moulinet'),
  'envoi-a-dame': goalPath('envoi-a-dame'),
  'coup-royal': goalPath('coup-royal'),
  'coup-philippe': goalPath('coup-philippe'),
  'coup-de-la-trappe': goalPath('coup-de-la-trappe'),
  'coup-de-la-bombe': goalPath('coup-de-la-bombe'),
  'coup-turc': goalPath('coup-turc'),
  'grande-diagonale': goalPath('trois-dames-annuler'),
  finale: PRACTICE,
};
