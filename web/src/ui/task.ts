/**
 * Lets the browser draw and answer to fingers before work goes on: long work in pieces, so that a slow
 * phone never seems to hang.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
