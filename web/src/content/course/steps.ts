/** The twelve steps of the course, in the order in which they are taught. */
import type { ArticleId } from '../types';

export const STEPS = [
  'damier',
  'marcher',
  'prendre',
  'obligation',
  'rafle',
  'majorite',
  'couronner',
  'dame-volante',
  'fin',
  'echanger',
  'combinaisons',
  'coups-nommes',
] as const;
export type StepId = (typeof STEPS)[number];

/** Minutes that a class needs for a step, games not counted. */
export const STEP_MINUTES: Record<StepId, number> = {
  damier: 10,
  marcher: 10,
  prendre: 10,
  obligation: 15,
  rafle: 15,
  majorite: 15,
  couronner: 10,
  'dame-volante': 20,
  fin: 20,
  echanger: 20,
  combinaisons: 20,
  'coups-nommes': 20,
};

/** Where the rule of a step is written. */
export const STEP_ARTICLE: Partial<Record<StepId, ArticleId>> = {
  damier: 'plateau',
  marcher: 'pion',
  prendre: 'pion',
  obligation: 'prise-obligatoire',
  rafle: 'rafle',
  majorite: 'prise-majoritaire',
  couronner: 'promotion',
  'dame-volante': 'dame-volante',
  fin: 'fin-de-partie',
  echanger: 'notation',
};
