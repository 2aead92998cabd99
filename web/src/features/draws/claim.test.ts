import { describe, expect, it } from 'vitest';
import { draws as en } from '../../content/en/draws';
import { draws as fr, type DrawTexts } from '../../content/fr/draws';
import { draws as nl } from '../../content/nl/draws';
import { built, loadRules } from '../../testing/rules';
import { RULESETS, type Ruleset } from '../../wasm/types';
import { claimOf, claimText } from './claim';
import { plyAt } from '../game/turns';
import { fenAt, numbered } from './evidence';

const TWO_KINGS = 'W:WK47,38:BK4,13';
const TWICE = '47-42 4-10 42-47 10-4'.split(' ');

describe.skipIf(!built)('a claim of a draw', () => {
  const rules = built ? loadRules() : (undefined as never);
  const claim = (fen: string, moves: readonly string[], ruleset: Ruleset, lang = 'fr') =>
    claimOf(
      rules.game(fen, moves, ruleset, lang),
      rules.draws(fen, moves, ruleset, lang).rules,
      false,
    );

  it('B2 the third occurrence: drawn, or claimable, by the ruleset', () => {
    const moves = [...TWICE, ...TWICE];
    const verdicts = RULESETS.map((ruleset) => claim(TWO_KINGS, moves, ruleset).verdict);
    expect(verdicts).toEqual(['drawn', 'drawn', 'claimable', 'claimable']);
    const [evidence] = claim(TWO_KINGS, moves, 'family').evidence;
    expect(evidence?.note.kind).toBe('repetition');
    expect(evidence?.plies).toEqual([0, 4, 8]);
    const { game } = claim(TWO_KINGS, moves, 'family');
    const fens = evidence?.plies.map((ply) => fenAt(game, ply));
    expect(new Set(fens).size).toBe(1);
  });

  it('B2 B7 before that it says what is missing', () => {
    const { verdict, rules: standings, evidence } = claim(TWO_KINGS, TWICE, 'ffjd');
    expect(verdict).toBe('none');
    expect(standings[0]).toMatchObject({ kind: 'repetition', state: 'missing', missing: 1 });
    expect(standings[0]?.text).toContain('encore une fois');
    expect(standings[1]?.text).toContain('46 demi-coups');
    expect(evidence.map(({ note }) => note.kind)).toEqual(['repetition', '25-moves']);
  });

  it('B5 the immediate draw is due, and where a win is forced its line can be played', () => {
    const drawn = claim('W:WK36:BK4', [], 'ffjd');
    expect(drawn.verdict).toBe('drawn');
    for (const move of drawn.game.draw_proof?.moves ?? []) {
      const end = rules.game('W:WK36:BK4', move.line, 'family', 'fr');
      expect(end.plies.map((ply) => ply.notation)).toEqual(move.line);
    }
    const open = claim('W:WK36,K47:BK4', [], 'ffjd');
    expect(open.verdict).toBe('none');
    expect(open.rules.at(-1)).toMatchObject({ state: 'win-forced' });
    const line = open.game.draw_proof?.line ?? [];
    expect(rules.game('W:WK36,K47:BK4', line, 'family', 'fr').status.outcome?.winner).toBe('white');
  });

  it('B3 B4 B5 rules that a ruleset lacks are named as such', () => {
    const states = (ruleset: Ruleset) =>
      Object.fromEntries(claim('start', [], ruleset).rules.map((rule) => [rule.kind, rule.state]));
    expect(states('ffjd')['5-moves']).toBe('no-rule');
    expect(states('fmjd')['immediate-draw']).toBe('no-rule');
    expect(states('fmjd')['5-moves']).toBe('other-material');
    expect(states('family')['immediate-draw']).toBe('no-rule');
  });

  it.each([
    ['fr', fr],
    ['en', en],
    ['nl', nl],
  ] as [string, DrawTexts][])('B2 B7 the sheet as text holds the whole proof (%s)', (lang, t) => {
    const text = claimText(claim(TWO_KINGS, [...TWICE, ...TWICE], 'lidraughts', lang), null, {
      t,
      ruleset: 'R',
      colon: ': ',
      side: (color) => color,
      date: '1/2/2026',
    });
    expect(text).toContain(t.verdict.claimable);
    for (const kind of Object.values(t.kinds)) expect(text).toContain(kind);
    expect(text).toContain('W:W38,K47:BK4,13');
    expect(text).toContain('1. 47-42 4-10 2. 42-47 10-4');
    expect(text).toContain('O');
    expect(text).not.toContain('undefined');
  });

  it('A5 moves are numbered as on a score sheet, Black first with an ellipsis', () => {
    const game = rules.game('B:W31,32:B1,2', ['1-6', '31-26', '2-7'], 'family', 'fr');
    expect(numbered(game)).toBe('1… 1-6 2. 31-26 2-7');
    expect(numbered(game, 1)).toBe('2. 31-26 2-7');
  });

  it('C2 what was irregular and stands has its place, its number and its position', () => {
    const moves = [
      'irregularity:missed-capture;white;34-29;;left;B:W28,29,31,33,39,43,44,50:B1,2,3,12,18,20,23',
      '23x34',
    ];
    const game = rules.game('W:W28,31,33,34,39,43,44,50:B1,2,3,12,18,20,23', moves, 'ffjd', 'fr');
    expect(game.status.ply).toBe(2);
    expect(numbered(game)).toBe('1. ⚑34-29 23x34');
    expect(fenAt(game, 1)).toBe(game.incidents[0]?.fen);
    expect(fenAt(game, 2)).toBe(game.status.fen);
    expect([0, 1, 2].map((step) => plyAt(game, step))).toEqual([0, 1, 2]);
  });
});
