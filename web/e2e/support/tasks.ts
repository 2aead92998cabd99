/** What the page's own thread has done, in processor time: other work on the machine makes no task longer. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor, in microseconds. */
  tdur?: number;
}

/** Begins to watch; what is returned ends it and tells the longest tasks in milliseconds, the longest first. */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await cdp.send('Tracing.start', { traceConfig: { includedCategories } });
  return async () => {
    await page.evaluate(() => performance.mark('this thread'));
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
    await cdp.detach();
    const mark = events.find(({ name }) => name === 'this thread');
    if (!mark) throw new Error('the trace has no mark of the page');
    return events
      .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === mark.pid && tid === mark.tid)
      .map(({ tdur = 0 }) => tdur / 1000)
      .sort((a, b) => b - a)
      .slice(0, 20);
  };
}
