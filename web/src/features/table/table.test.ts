import { beforeEach, describe, expect, it, vi } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { i18n } from '../../i18n/i18n.svelte';
import { Library } from '../game/library';
import { Session } from '../game/session.svelte';
import { readAnything, writePdn } from '../transfer/pdn';
import { browse } from './browse';
import { TableHand } from './hand.svelte';
import type { WholeRules } from '../../wasm/rules';
import { tableTexts } from './texts';

const MISSED = 'W:W28,31,33,34,39,43,44,50:B1,2,3,12,18,20,23';

describe.skipIf(!built)('the table', () => {
  let session: Session;
  let rules: WholeRules;
  let hand: TableHand;

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    localStorage.clear();
    i18n.language = 'fr';
    const machine = { ask: () => Promise.reject(new Error()), stop: () => undefined };
    rules = loadRules();
    session = new Session({ rules, library: new Library(localStorage), machine });
    hand = new TableHand(session, rules);
    return () => vi.unstubAllGlobals();
  });

  const sit = (fen: string, ruleset: 'ffjd' | 'family' = 'ffjd') => {
    session.newGame(fen, ruleset, { kind: 'two' }, true);
  };

  it('C2 what is not legal is played, and nobody is told until somebody claims', () => {
    sit(MISSED);
    hand.press(34);
    hand.press(29);
    hand.finish('white');
    expect(session.now.status.side).toBe('black');
    expect(session.now.pending).toBe(true);
    expect(session.announcer.text).not.toContain('obligatoire');
    hand.claim('black');
    expect(hand.claimed?.answer.incident?.kind).toBe('missed-capture');
    const [correct] = hand.claimed?.answer.options ?? [];
    if (correct) hand.decide(correct);
    expect(session.now.status.fen).toBe(session.line.start_fen);
    expect(session.line.incidents.map(({ decision }) => decision)).toEqual(['corrected']);
  });

  it('C4 lifting goes on from piece to piece until it is ended, or a piece of the own side is pressed', () => {
    sit('W:W32,45:B8,17,27');
    hand.press(32);
    hand.press(12);
    hand.lifts();
    expect(session.announcer.text).toContain('une à une');
    for (const square of [27, 17]) hand.press(square);
    expect(hand.look.lifted).toEqual([27, 17]);
    expect(hand.lifting).toBe(true);
    hand.lifts();
    hand.press(8);
    expect(hand.selected).toBe(8);
    expect(hand.look.lifted).toEqual([27, 17]);
    hand.lifts();
    hand.press(45);
    expect([hand.lifting, hand.selected]).toEqual([false, 45]);
  });

  it('C1 the second press touches, a third lets go', () => {
    sit('start');
    hand.press(32);
    expect(hand.acts).toEqual([]);
    hand.press(32);
    expect(hand.acts).toEqual(['t32']);
    hand.press(32);
    expect(hand.selected).toBeNull();
    hand.adjust();
    hand.press(33);
    hand.press(33);
    expect(hand.acts).toEqual(['t32']);
  });

  it('C4 jumped pieces are lifted by a press, and go back', () => {
    sit('W:W32:B8,17,27,1');
    for (const square of [32, 21, 12, 3, 27]) hand.press(square);
    expect(hand.look.lifted).toEqual([27]);
    hand.replace(0);
    hand.liftAll();
    expect(hand.look.jumped).toEqual([]);
    hand.press(3);
    hand.finish('white');
    expect(session.lastPly?.notation).toBe('32x3');
    expect(session.now.pending).toBe(false);
  });

  it('a piece cannot be put on another, and the board is not lost for it', () => {
    sit('start');
    hand.drop(37, 32);
    expect(hand.message).toContain('32');
    expect(hand.acts).toEqual([]);
  });

  it('a typed move is carried out with everything it takes', () => {
    sit('W:W28,33:B23,1');
    expect(hand.typed('28x19')).toBe(true);
    hand.finish('white');
    expect(session.lastPly?.notation).toBe('28x19');
    expect(hand.typed('abc')).toBe(false);
  });

  it('C2 the record goes through PDN and comes back', () => {
    sit(MISSED);
    hand.drop(34, 29);
    hand.finish('white');
    hand.typed('23x34');
    hand.finish('black');
    const { startFen, moves, ruleset } = session.record;
    const text = writePdn(
      rules,
      { startFen, moves, ruleset, white: '', black: '', result: '*' },
      'nl',
    );
    const [game] = readAnything(rules, text, 'ffjd', 'fr');
    expect(game?.moves).toEqual(moves);
    expect(game?.table).toBe(true);
  });

  it('looking back, no hand is laid on the board', () => {
    sit('start');
    hand.drop(32, 28);
    hand.finish('white');
    session.goTo(0);
    hand.press(31);
    expect(hand.selected).toBeNull();
    expect(hand.message).toBe(tableTexts('fr').review);
  });

  it('an accident is noted once it is confirmed, and anything else withdraws it', () => {
    sit('start');
    hand.accident();
    expect(hand.disturbed).toBe(true);
    expect(session.line.incidents).toEqual([]);
    hand.back();
    expect(hand.disturbed).toBe(false);
    hand.accident();
    hand.drop(32, 28);
    expect(hand.disturbed).toBe(false);
    hand.accident();
    hand.accident();
    expect(session.line.incidents.map(({ kind }) => kind)).toEqual(['accident']);
    expect(hand.acts).toEqual([]);
  });

  it('C2 a piece lifted without a move is claimed before the move is done', () => {
    sit('start');
    hand.liftOff(20);
    hand.claim('black');
    expect(hand.claimed?.answer.incident?.kind).toBe('removed-without-reason');
    const options = hand.claimed?.answer.options ?? [];
    expect(options.map(({ remedy }) => remedy)).toEqual(['correct', 'leave']);
    const [correct] = options;
    if (correct) hand.decide(correct);
    expect(session.now.status.fen).toBe(session.line.start_fen);
    expect(hand.busy).toBe(false);
    // In the middle of a move the other side waits.
    hand.drop(32, 28);
    hand.claim('black');
    expect(hand.claimed).toBeNull();
    expect(hand.message).toBe(tableTexts('fr').notFinished);
  });

  it('looking back goes from board to board', () => {
    sit('start');
    hand.drop(32, 28);
    hand.finish('white');
    hand.accident();
    hand.accident();
    const { back, on } = browse(session);
    back.go();
    expect(session.record.cursor).toBe(0);
    back.go();
    expect(session.record.cursor).toBe(0);
    on.go();
    expect(session.record.cursor).toBe(2);
    on.go();
    expect(session.record.cursor).toBe(2);
  });

  it('nothing is won before what can be claimed is settled', () => {
    sit('W:W32:B28');
    hand.drop(32, 23);
    hand.liftAll();
    hand.liftAll();
    hand.finish('white');
    expect(session.verdict).toMatchObject({ winner: 'white' });
    sit('W:W32,37:B28,36');
    hand.drop(32, 23);
    hand.liftAll();
    hand.liftOff(36);
    hand.finish('white');
    expect(session.verdict).toBeNull();
    hand.accept();
    expect(session.verdict).toMatchObject({ winner: 'white', reason: 'no-pieces' });
  });
});
