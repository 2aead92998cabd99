/** The dialogs of the game page. */
export type ConfirmName = 'resign' | 'accept';
export type DialogName =
  | 'new'
  | 'settings'
  | 'transfer'
  | 'share'
  | 'more'
  | 'slow'
  | 'compare'
  | 'draw'
  | 'claim'
  | 'hint'
  | 'sheet'
  | ConfirmName;

/** Those that an end closes: a flag falls also while the player reads them. */
export const PLAYING: ReadonlySet<DialogName> = new Set([
  'more',
  'draw',
  'hint',
  'resign',
  'accept',
]);
