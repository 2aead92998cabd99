// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../i18n/i18n.svelte';
import { built, loadEngine, loadRules } from '../testing/rules';
import { MORE_FUNCTIONS, Rules, RULES_FUNCTIONS, RulesError } from './rules';

describe.skipIf(!built)('the rules across the border', () => {
  const rules = built ? loadRules() : (undefined as never);

  it('A2 A5 the start has nine moves', () => {
    expect(rules.moves('start', 'fr').moves.map((move) => move.notation)).toEqual([
      '31-26',
      '31-27',
      '32-27',
      '32-28',
      '33-28',
      '33-29',
      '34-29',
      '34-30',
      '35-30',
    ]);
  });

  it('errors arrive with code, message and place', () => {
    try {
      rules.moves('W:W31;B1', 'en');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      expect((error as RulesError).code).toBe('bad-fen');
      expect((error as RulesError).facts.offset).toBe(5);
    }
  });

  it('the sentences of the rules have the apostrophes of the page', () => {
    const said = (['fr', 'en', 'nl'] as const).map((language) => [
      rules.explain('W:W28:B13,22,23,32', '28x17', 'ffjd', language).message,
      rules.touch('start', 32, language).message,
      ...rules.draws('start', [], 'fmjd', language).rules.map((rule) => rule.text),
      ...rules.game('W:WK28:BK35', [], 'ffjd', language).counter_notes.map((note) => note.text),
    ]);
    expect(said.flat().filter((text) => text.includes("'"))).toEqual([]);
    expect(said[0]?.join(' ')).toContain('n’en enlève');
    // A file keeps what stands in it.
    const read = rules.call('pdn_read', `[White "L'Ami"]\n\n1. 32-28 *`, 'fr');
    expect(JSON.stringify(read)).toContain("L'Ami");
  });

  it('text of any kind crosses unharmed, a separator included', () => {
    for (const text of ['', '\u001f', 'é√😀', '"\\', 'W:W31:B1\u001fen', 'x'.repeat(100_000)]) {
      expect(() => rules.explain('start', text, 'ffjd', 'fr')).toThrow(RulesError);
    }
    expect(rules.moves('start', 'fr').moves).toHaveLength(9);
  });

  it('ten thousand calls leave the memory as it was', () => {
    const before = rules.memoryBytes;
    for (let i = 0; i < 10_000; i += 1) rules.moves('W:WK4:B13,20,32,37', 'fr');
    expect(rules.memoryBytes - before).toBeLessThan(1 << 20);
  });
});

/** Serves the modules, and says which were asked for. */
function serveModules(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    const headers = { 'Content-Type': 'application/wasm' };
    return Promise.resolve(new Response(readFileSync(resolve('src/wasm', name)), { headers }));
  });
  return asked;
}

describe.skipIf(!built)('the rules that a page begins with', () => {
  it('have the functions of the registry, and those of the whole module are the others', () => {
    const registry = readFileSync(resolve('../crates/answers/src/registry.rs'), 'utf8');
    const [first = '', more = '', engine = ''] = registry
      .split(/pub const \w+: .*= &\[(?!\];)/)
      .slice(1);
    const names = (part: string) => [...part.matchAll(/name: "(\w+)"/g)].map(([, name]) => name);
    expect(names(first)).toEqual([...RULES_FUNCTIONS]);
    expect(names(more)).toEqual([...MORE_FUNCTIONS]);
    expect(names(engine)).toEqual(['best_move', 'analyse', 'tablebase']);
  });

  it('know no machine, nor do the whole ones: it is a module of its own', () => {
    const [rules, engine] = [loadRules(), loadEngine()];
    // @ts-expect-error what is not there cannot be asked for
    expect(() => rules.call('best_move', 'start', '', 'ffjd', '1', '7', 'fr')).toThrow(/best_move/);
    const legal = engine.moves('start', 'fr').moves.map(({ notation }) => notation);
    expect(legal).toContain(engine.bestMove('start', [], 'ffjd', 1, 7, 'fr').notation);
    const taken = engine.bestMove('W:W32,37:B28', [], 'fmjd', 5, 7, 'nl');
    expect(taken.notation).toBe('32x23');
  });

  it('become whole once, and only then read PDN and speech', async () => {
    const asked = serveModules();
    const rules = await Rules.load('fr');
    expect(rules.whole).toBe(false);
    // @ts-expect-error what is not there cannot be asked for
    expect(() => rules.call('pdn_read', '1. 32-28 *', 'fr')).toThrow(/pdn_read/);
    const spoken = 'trente-deux va en vingt-huit';
    const explain = () => rules.explain('start', spoken, 'ffjd', 'fr');
    expect(explain).toThrow(RulesError);
    expect(rules.hear('32-28 3228 28X19x10')).toBeNull();
    const [whole, again] = await Promise.all([
      rules.complete(),
      rules.complete(),
      rules.hear(spoken),
    ]);
    expect(whole).toBe(again);
    expect(explain().named).toBe('32-28');
    expect(whole.notation('start', '32-28', 'nl').short).toBe('32-28');
    expect(rules.hear(spoken)).toBeNull();
    expect(await whole.complete()).toBe(whole);
    expect(asked).toEqual(['rules.fr.wasm', 'damier.wasm']);
  });

  it('speak their language whichever is asked for, and another when it has come', async () => {
    const asked = serveModules();
    for (const language of LANGUAGES) {
      const rules = await Rules.load(language);
      const own = rules.moves('start', language);
      for (const other of LANGUAGES) expect(rules.moves('start', other)).toEqual(own);
    }
    const rules = await Rules.load('en');
    const english = rules.explain('start', '32-27', 'ffjd', 'en').message;
    await rules.speak('nl');
    expect(rules.explain('start', '32-29', 'ffjd', 'nl').message).not.toBe(english);
    expect(asked.at(-1)).toBe('rules.nl.wasm');
  });

  it('stay as they are where the whole module cannot be had, and ask again later', async () => {
    serveModules();
    const rules = await Rules.load('fr');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(rules.complete()).rejects.toThrow('no network');
    expect(rules.moves('start', 'fr').moves).toHaveLength(9);
    serveModules();
    expect((await rules.complete()).whole).toBe(true);
    expect(rules.whole).toBe(true);
  });
});
