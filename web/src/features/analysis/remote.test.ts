// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisReport } from '../../wasm/types';
import { Remote } from './remote';

const question = { fen: 'start', moves: ['32-28'], lines: 2, lang: 'en' };
const report = (depth: number): AnalysisReport => ({
  depth,
  nodes: depth,
  seconds: 0,
  lines: [{ score: { men: 0 }, pv: ['19-23'] }],
});

/** A server that sends these pieces, and then ends or waits to be left. */
function server(pieces: readonly string[], { status = 200, ends = true } = {}) {
  const asked: unknown[] = [];
  const fetcher = ((_path: string, { body, signal }: RequestInit) => {
    asked.push(JSON.parse(body as string));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        if (ends) controller.close();
        signal?.addEventListener('abort', () => controller.error(new Error('left')));
      },
    });
    return Promise.resolve(new Response(stream, { status }));
  }) as unknown as typeof fetch;
  return { asked, remote: new Remote(fetcher, 0) };
}

describe('a search on the server', () => {
  it('is told line by line, however the lines come', async () => {
    const text = [1, 2, 3].map((depth) => `${JSON.stringify(report(depth))}\n`).join('');
    const { asked, remote } = server([text.slice(0, 30), text.slice(30, 31), text.slice(31)]);
    const told: number[] = [];
    const last = await remote.ask(question, ({ depth }) => told.push(depth));
    expect(told).toEqual([1, 2, 3]);
    expect(last).toEqual(report(3));
    expect(asked).toEqual([
      { fen: 'start', moves: ['32-28'], multipv: 2, time: 10, ruleset: 'family', lang: 'en' },
    ]);
  });

  it('ends when it is told to, or when another begins', async () => {
    const { asked, remote } = server([`${JSON.stringify(report(1))}\n`], { ends: false });
    const told: AnalysisReport[] = [];
    const first = remote.ask(question, (report) => told.push(report));
    await vi.waitUntil(() => told.length === 1);
    const second = remote.ask(question, () => undefined);
    await expect(first).rejects.toMatchObject({ code: 'stopped' });
    // At once: it has not even been asked yet.
    remote.stop();
    await expect(second).rejects.toMatchObject({ code: 'stopped' });
    expect(asked).toHaveLength(1);
  });

  it('says why there is none', async () => {
    const none = { depth: 0, nodes: 0, seconds: 0, lines: [] };
    const ask = ({ remote }: ReturnType<typeof server>) => remote.ask(question, () => undefined);
    await expect(ask(server(['{}'], { status: 503 }))).rejects.toMatchObject({ code: 'busy' });
    await expect(ask(server([JSON.stringify(none)]))).rejects.toMatchObject({ code: 'busy' });
    await expect(ask(server(['<html>']))).rejects.toMatchObject({ code: 'unreachable' });
    await expect(ask(server([], { status: 404 }))).rejects.toMatchObject({ code: 'unreachable' });
  });
});
