import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../ui/preferences.svelte';

/**
 * How light is seen: as it is, without one of the three kinds of cones (Machado, Oliveira and
 * Fernandes 2009, full severity, on linear light), and as grey.
 */
const VISIONS: Record<string, readonly (readonly number[])[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const css = ['../app.css', './themes.css']
  .map((name) => readFileSync(path.resolve(import.meta.dirname, name), 'utf8'))
  .join('\n')
  .replace(/\/\*[^]*?\*\//g, '');

/** The colours that a selector sets. */
function colours(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]*:root[^{}]*)\{([^{}]*)\}/g)) {
    const named = selectors.split(',').map((one) => one.trim());
    if (!named.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)) {
      found.set(name, value);
    }
  }
  return found;
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(hex: string, vision: readonly (readonly number[])[]): number {
  const light = linear(hex);
  const seen = vision.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, m, i) => sum + m * (light[i] ?? 0), 0),
      ),
    ),
  );
  const [r = 0, g = 0, b = 0] = seen;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('what lies on a board is seen on it', () => {
  for (const board of BOARDS) {
    const own = colours(`:root[data-board='${board}']`);
    const all = new Map([...colours(':root'), ...own]);
    for (const [vision, matrix] of Object.entries(VISIONS)) {
      it(`${board}, ${vision}`, () => {
        const contrast = (a: string, b: string): number => {
          const light = [a, b].map((name) => {
            const hex = all.get(name);
            if (hex === undefined) throw new Error(`${board} has no --${name}`);
            return luminance(hex, matrix);
          });
          const [low = 0, high = 0] = light.sort((x, y) => x - y);
          return (high + 0.05) / (low + 0.05);
        };
        const best = (names: string[], ground: string) =>
          Math.max(...names.map((name) => contrast(name, ground)));
        const dark = 'square-dark';
        const seen = {
          'white piece': best(['white-fill', 'white-edge'], dark),
          'black piece': best(['black-fill', 'black-edge'], dark),
          'white from black': contrast('white-fill', 'black-fill'),
          'white crown': contrast('white-mark', 'white-fill'),
          'black crown': contrast('black-mark', 'black-fill'),
          'last move': contrast('mark-last', dark),
          'may move': contrast('mark-move', dark),
          'picked up': contrast('mark-chosen', dark),
          'landing square': best(['mark-end', 'mark-end-edge'], dark),
          'owed on its ground': contrast('mark-owed', 'mark-casing'),
          'owed or its ground': best(['mark-owed', 'mark-casing'], dark),
          'question on its ground': contrast('mark-ask', 'mark-casing'),
          number: contrast('square-number', dark) - 1,
        };
        for (const [what, ratio] of Object.entries(seen)) {
          expect(ratio, what).toBeGreaterThanOrEqual(3);
        }
      });
    }

    it(`${board} sets every mark itself`, () => {
      for (const name of ['move', 'last', 'chosen', 'owed', 'ask', 'casing', 'end', 'end-edge']) {
        expect(own.get(`mark-${name}`), name).toMatch(/^#[\da-f]{6}$/);
      }
    });

    it(`${board}: the numbers of the squares can be read`, () => {
      const ratio = ['square-number', 'square-dark'].map((name) =>
        luminance(own.get(name) ?? '', VISIONS.normal ?? []),
      );
      const [low = 0, high = 0] = ratio.sort((x, y) => x - y);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    });
  }
});
