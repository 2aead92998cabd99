// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../content/course/levels';
import type { MechanismId } from '../../content/course/mechanisms';
import { content as en } from '../../content/en';
import { analysis as enTexts } from '../../content/en/analysis';
import { content as fr } from '../../content/fr';
import { analysis as frTexts } from '../../content/fr/analysis';
import { content as nl } from '../../content/nl';
import { analysis as nlTexts } from '../../content/nl/analysis';
import { built, loadRules } from '../../testing/rules';
import { COMBINATION_KINDS, type CombinationKind } from '../../wasm/types';

/** What the rules call the lines of the course; null where no definition is sharp enough. */
const COURSE: Partial<Record<MechanismId, CombinationKind | null>> = {
  'coup-direct': 'coup-direct',
  rappel: 'coup-de-rappel',
  'double-deux': 'double-deux',
  mazette: 'coup-de-mazette',
  napoleon: 'coup-napoleon',
  philippe: 'coup-philippe',
  royal: 'coup-royal',
  bombe: 'coup-de-la-bombe',
  trappe: null,
  turc: 'coup-turc',
  'envoi-a-dame': 'envoi-a-dame',
};

describe.skipIf(!built)('combinations', () => {
  const rules = built ? loadRules() : (undefined as never);

  it('of the course are recognised, or known to be left without a name', () => {
    const seen = new Set<MechanismId>();
    for (const level of LEVELS) {
      const { mechanism } = level;
      if (level.kind !== 'line' || mechanism === undefined || !(mechanism in COURSE)) continue;
      const found = rules.combination(level.fen, level.line, 'fr');
      expect(found?.kind, level.id).toBe(COURSE[mechanism]);
      expect(found?.taken, level.id).toBeGreaterThan(1);
      seen.add(mechanism);
    }
    expect([...seen].sort()).toEqual(Object.keys(COURSE).sort());
  });

  it('are none where a reply is free, or nothing is won', () => {
    expect(rules.combination('start', ['32-28', '19-23', '28x19', '14x23'], 'fr')).toBeNull();
    expect(rules.combination('start', ['32-28', '19-24'], 'fr')).toBeNull();
  });

  it('are called in the review what the glossary calls them', () => {
    for (const [texts, { glossary }] of [
      [frTexts, fr],
      [enTexts, en],
      [nlTexts, nl],
    ] as const) {
      for (const kind of COMBINATION_KINDS) {
        expect(texts.review.kinds[kind]).toBe(glossary.terms[kind].name);
      }
    }
  });
});
