/** Escape pressed elsewhere than on a board, which has its own, and in a dialog, which it closes. */
export function escapes({ key, target, isComposing }: KeyboardEvent): boolean {
  if (key !== 'Escape' || isComposing || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest('[role="grid"], select'));
}
