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
