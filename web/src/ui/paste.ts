/** Texts longer than this are read by a worker. */
export const LONG = 64 * 1024;

/**
 * The text that is being pasted, where it is a long one: a text area that lays out thousands of lines stops the page for
 * seconds, so whoever asks has to take it instead. Null: it goes where it was meant to.
 */
export function longPaste(event: ClipboardEvent): string | null {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= LONG) return null;
  event.preventDefault();
  return text;
}
