import { describe, expect, it } from 'vitest';
import { readPreferences, SOUNDS } from './preferences.svelte';
import { knocks } from './sound';

describe('sounds', () => {
  it('a move, a capture, a crown and the end differ', () => {
    const heard = [knocks(0, false, false), knocks(1, false, false), knocks(0, true, false)];
    heard.push(knocks(0, false, true));
    expect(new Set(heard.map((sounds) => JSON.stringify(sounds))).size).toBe(4);
  });

  it('one click for each captured piece, five at most', () => {
    expect(knocks(3, false, false)).toHaveLength(3);
    expect(knocks(12, false, false)).toHaveLength(5);
  });

  it('each kind can be muted on its own', () => {
    expect(knocks(0, false, false, ['move'])).toEqual([]);
    expect(knocks(3, false, false, ['capture'])).toEqual([]);
    expect(knocks(3, true, true, ['capture', 'end']).map(({ pitch }) => pitch)).toEqual([660, 990]);
    expect(knocks(3, true, true, SOUNDS)).toEqual([]);
  });

  it('what is stored of it is read, what is not ours is not', () => {
    expect(readPreferences('{"muted":["move","thunder",3]}').muted).toEqual(['move']);
    expect(readPreferences('{"muted":"all"}').muted).toEqual([]);
    expect(readPreferences('{"numbers":false}').numbers).toBe('off');
    expect(readPreferences('{"numbers":"border"}').numbers).toBe('border');
  });
});
