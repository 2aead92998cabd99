const waiting: (() => void)[] = [];

/**
 * Does something when the page has loaded and the browser has nothing better to do. One thing at a time: what a
 * browser is asked for together it does in one task.
 */
export function whenIdle(task: () => void): void {
  waiting.push(task);
  if (waiting.length > 1) return;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 10_000 });
  else setTimeout(next, 2000);
}

function next(): void {
  const task = waiting.shift();
  if (waiting.length > 0) wait();
  task?.();
}
