/** The dialogs of the game page. */
export type ConfirmName = 'resign' | 'draw' | 'claim';
export type DialogName =
  'new' | 'settings' | 'transfer' | 'share' | 'more' | 'slow' | 'compare' | ConfirmName;
