import { expect, test } from 'vitest';
import { GOALS } from '../../content/practice';
import { loreOf, MAIN_ROAD, PRACTISED } from './lore';

test('a few kings are recognised, whoever has them', () => {
  const cases: [string, ReturnType<typeof loreOf>][] = [
    ['W:WK1,K7,K18:BK5', 'main-road'],
    ['B:WK28:BK1,K7,K18', 'main-road'],
    ['W:WK1,K2:BK46', 'main-road'],
    // One of the three stands on it, too.
    ['W:WK1,K7,K46:BK5', 'three-kings'],
    ['W:WK1,K7,K18:BK35', 'three-kings'],
    ['W:WK1,K2:BK50', 'two-kings'],
    ['W:WK1:BK5', 'one-king'],
    ['B:WK5:BK1,K2,K3,K4', 'four-kings'],
    ['W:WK1,K2:BK49,K50', null],
    ['W:WK1,7,K18:BK5', null],
    ['W:WK1,K7,K18:B5', null],
    ['W:WK1,K2,K3,K4,K6:BK5', null],
  ];
  for (const [fen, lore] of cases) expect([fen, loreOf(fen)]).toEqual([fen, lore]);
});

test('the practice that is linked shows what is said', () => {
  expect(MAIN_ROAD.size).toBe(10);
  for (const [lore, ids] of Object.entries(PRACTISED)) {
    for (const id of ids) {
      const fen = GOALS.find((goal) => goal.id === id)?.fen ?? '';
      const kin = lore === 'main-road' ? ['main-road', 'three-kings'] : [lore, 'main-road'];
      expect(kin).toContain(loreOf(fen));
    }
  }
});
