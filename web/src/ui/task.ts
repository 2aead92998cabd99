/**
 * Lets the browser draw and answer to fingers before work goes on: long work in pieces, so that a slow
 * phone never seems to hang.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** No picture comes for a page that is not seen. */
const NO_PICTURE_MS = 100;

/** After the next picture: what a touch has changed is seen before other work begins. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_PICTURE_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
