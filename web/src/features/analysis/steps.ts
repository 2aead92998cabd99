/** Going through a tree. */
export type Step = 'back' | 'forward' | 'first' | 'last' | 'above' | 'below';

/** The keys that go through a tree. */
export const STEPS: ReadonlyMap<string, Step> = new Map([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'above'],
  ['ArrowDown', 'below'],
  ['Home', 'first'],
  ['End', 'last'],
]);
