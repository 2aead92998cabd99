import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import type { EngineAnswer } from '../../wasm/types';
import { Hand } from '../game/hand.svelte';
import { Library } from '../game/library';
import type { Opponent } from '../game/machine';
import { Session } from '../game/session.svelte';
import { Premove } from './premove.svelte';

// No animation here: every move is over at once.
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

/** A machine that thinks until it is told what to play. */
class Waiting implements Opponent {
  #settle: ((answer: EngineAnswer) => void) | null = null;
  ask(): Promise<EngineAnswer> {
    return new Promise((resolve) => (this.#settle = resolve));
  }
  stop(): void {
    this.#settle = null;
  }
  play(notation: string): void {
    this.#settle?.({ notation } as EngineAnswer);
  }
}

describe.skipIf(!built)('a move entered while the machine thinks', () => {
  let session: Session;
  let hand: Hand;
  let premove: Premove;
  let machine: Waiting;

  beforeEach(async () => {
    localStorage.clear();
    i18n.language = 'fr';
    await i18n.loadMore();
    preferences.set({ confirm: false, single: true, premove: true });
    machine = new Waiting();
    session = new Session({ rules: loadRules(), library: new Library(localStorage), machine });
    hand = new Hand(session);
    premove = new Premove(session, hand);
    session.ahead = premove;
  });

  const begin = (fen: string) => {
    session.newGame(fen, 'ffjd', { kind: 'machine', human: 'white', level: 1 });
    // The machine's usual pause is not what is tested.
    session.extras = { hurry: true, holds: () => false, clock: null } as never;
  };
  const follow = () => {
    premove.follow(session.record, session.canMove, session.over);
  };
  const confirm = () => {
    const [asked] = hand.asked;
    if (asked) hand.choose(asked);
  };
  const notations = () => session.line.plies.map((ply) => ply.notation);
  const reply = async (notation: string) => {
    const { ply } = session.now.status;
    machine.play(notation);
    await expect.poll(() => session.now.status.ply).toBeGreaterThan(ply);
    flushSync();
    follow();
    await Promise.resolve();
    await expect.poll(() => premove.planned).toBeNull();
  };

  it('is played when the reply has made it legal, by one press where that is enough', async () => {
    begin('W:W28,33,39,50:B19,5');
    hand.press(28);
    hand.press(23);
    hand.press(33);
    expect(premove.from).toBe(33);
    hand.press(22);
    expect(premove.planned).toMatchObject({ from: 33, to: 22, takes: null });
    await reply('19x28');
    expect(notations()).toEqual(['28-23', '19x28', '33x22']);
    expect(premove.said).toMatch(/Noirs\s: 19 prend 23/);
    expect(premove.said).toContain('33x22');
  });

  it('is dropped with the rule where the reply obliges to capture', async () => {
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    hand.drop(50, 45);
    await reply('19x28');
    expect(notations()).toEqual(['28-23', '19x28']);
    expect(hand.notice).toMatchObject({ ruling: { code: 'capture-mandatory' } });
    expect(premove.note?.text).toBe('Le coup préparé 50-45 n’est pas joué.');
    expect(premove.said).toContain('Prise obligatoire');
  });

  it('is dropped where it would now take what it would not have taken', async () => {
    // 46-14 goes over an empty line; then a piece steps on it.
    begin('W:WK46,50:B18,5');
    hand.drop(50, 45);
    hand.drop(46, 14);
    expect(premove.planned).toMatchObject({ takes: '' });
    await reply('18-23');
    expect(notations()).toEqual(['50-45', '18-23']);
    expect(premove.note?.text).toContain('d’autres pièces');
  });

  it('is taken back by the same piece, another square, Escape and a light square', () => {
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    const planned = () => premove.planned !== null || premove.from !== null;
    hand.drop(33, 22);
    expect(planned()).toBe(true);
    hand.back();
    expect(planned()).toBe(false);
    expect(premove.said).toBe('Coup préparé annulé.');
    hand.drop(33, 22);
    hand.light();
    expect(planned()).toBe(false);
    hand.drop(33, 22);
    hand.press(11);
    expect(planned()).toBe(false);
    hand.press(33);
    hand.press(33);
    expect(planned()).toBe(false);
    // Not one's own piece, and no piece.
    hand.press(19);
    hand.press(40);
    expect(planned()).toBe(false);
  });

  it('a piece taken up when the reply comes stays in the hand, if it may move', async () => {
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    hand.press(33);
    machine.play('19x28');
    await expect.poll(() => session.now.status.ply).toBe(2);
    follow();
    // Touched before the reply: nothing is played by that, even where one capture is all there is.
    expect(notations()).toHaveLength(2);
    expect(hand.input.from).toBe(33);
    hand.press(22);
    expect(notations()).toEqual(['28-23', '19x28', '33x22']);
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    hand.press(50);
    machine.play('19x28');
    await expect.poll(() => session.now.status.ply).toBe(2);
    follow();
    expect(hand.input.from).toBeNull();
    expect(premove.from).toBeNull();
  });

  it('is typed as any move', async () => {
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    expect(await hand.typed('3322')).toBe(true);
    expect(premove.planned).toMatchObject({ from: 33, to: 22 });
    expect(await hand.typed('19-24')).toBe(false);
    expect(premove.said).toContain('19');
    expect(await hand.typed('abc')).toBe(false);
  });

  it('is asked about first where every move is confirmed', async () => {
    preferences.set({ confirm: true });
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    confirm();
    hand.drop(33, 22);
    await reply('19x28');
    expect(notations()).toEqual(['28-23', '19x28']);
    expect(hand.pending?.notation).toBe('33x22');
    confirm();
    expect(notations()).toHaveLength(3);
  });

  it('is not there in a game of two, where it is switched off, or after moves are taken back', () => {
    begin('W:W28,33,39,50:B19,5');
    hand.drop(28, 23);
    hand.drop(33, 22);
    session.undo();
    follow();
    expect(premove.planned).toBeNull();
    session.redo();
    preferences.set({ premove: false });
    expect(premove.open).toBe(false);
    preferences.set({ premove: true });
    session.newGame('start', 'ffjd', { kind: 'two' });
    expect(premove.open).toBe(false);
  });
});
