import { describe, expect, it } from 'vitest';
import { LANGUAGES, moreMessages } from '../../i18n/i18n.svelte';
import type { Color } from '../../wasm/types';
import { judge, type Known } from './machine';
import {
  answered,
  barred,
  mayWithdraw,
  merged,
  openOffer,
  propose,
  readOffers,
  settled,
  type Situation,
} from './offers';

const now: Situation = {
  ruleset: 'ffjd',
  ply: 10,
  step: 10,
  over: false,
  atEnd: true,
  machineToMove: false,
};
const firstIs = (first: Color) => (step: number) =>
  (step % 2 === 0) === (first === 'white') ? ('white' as const) : ('black' as const);
const moves = (n: number) => Array.from({ length: n }, (_, i) => `m${i}`);

describe('B6 offers of a draw', () => {
  it('irregularity 32: not before both have made forty moves under the official rules', () => {
    expect(barred([], 'white', { ...now, ruleset: 'fmjd', ply: 79 })).toEqual({
      kind: 'early',
      plies: 1,
    });
    expect(barred([], 'white', { ...now, ruleset: 'fmjd', ply: 80 })).toBeNull();
    for (const ruleset of ['ffjd', 'lidraughts', 'family'] as const) {
      expect(barred([], 'white', { ...now, ruleset, ply: 0 })).toBeNull();
    }
  });

  it('irregularity 32: after a refusal the other player must offer first', () => {
    const official = { ...now, ruleset: 'fmjd', ply: 90 } as const;
    const once = answered(propose([], 'white', 90), 'refused');
    expect(barred(once, 'white', { ...official, ply: 120 })).toEqual({ kind: 'refused' });
    expect(barred(once, 'black', official)).toBeNull();
    const both = answered(propose(once, 'black', 100), 'refused');
    expect(barred(both, 'white', { ...official, ply: 120 })).toBeNull();
    expect(barred(both, 'black', { ...official, ply: 120 })).toEqual({ kind: 'refused' });
  });

  it('elsewhere an offer may be repeated, but not in the position where it was answered', () => {
    const once = answered(propose([], 'white', 10), 'withdrawn');
    expect(barred(once, 'white', now)).toEqual({ kind: 'answered' });
    expect(barred(once, 'white', { ...now, ply: 12, step: 12 })).toBeNull();
    expect(barred(once, 'black', now)).toBeNull();
  });

  it('nothing can be proposed while one waits, in a review, or after the end', () => {
    expect(barred(propose([], 'white', 10), 'black', now)).toEqual({ kind: 'open' });
    expect(barred([], 'white', { ...now, atEnd: false })).toEqual({ kind: 'review' });
    expect(barred([], 'white', { ...now, over: true })).toEqual({ kind: 'over' });
    expect(barred([], 'white', { ...now, machineToMove: true })).toEqual({ kind: 'turn' });
  });

  it('3/5.3: an offer stands until it is answered; playing on declines it', () => {
    expect(mayWithdraw('fmjd')).toBe(false);
    expect(mayWithdraw('ffjd')).toBe(true);
    const offers = propose([], 'white', 10);
    // White offers and moves: the offer stands until Black answers.
    expect(openOffer(settled(offers, moves(10), moves(11), firstIs('white')))).not.toBeNull();
    const [declined] = settled(offers, moves(11), moves(12), firstIs('white'));
    expect(declined).toMatchObject({ state: 'refused', answer: 'moved' });
    // Black to move first: the same ply is Black's.
    expect(settled(offers, moves(10), moves(11), firstIs('black'))[0]).toMatchObject({
      state: 'refused',
    });
  });

  it('moves taken back void an open offer, and an answered one never comes back', () => {
    const offers = propose([], 'white', 10);
    const [gone] = settled(offers, moves(10), [...moves(8), 'other'], firstIs('white'));
    expect(gone).toMatchObject({ state: 'void' });
    for (const state of ['refused', 'withdrawn', 'void'] as const) {
      const closed = answered(offers, state);
      // An older copy of the game, from another tab or before a reload.
      expect(merged(closed, offers)).toEqual(closed);
      expect(merged(offers, closed)).toEqual(closed);
      expect(settled(closed, moves(10), moves(3), firstIs('white'))).toEqual(closed);
    }
  });

  it('at the table an irregular move is accepted by playing on, which takes nothing back', () => {
    const wrong = (decision: string) =>
      `irregularity:illegal-move;white;31-27;;${decision};B:W27:B1`;
    const offers = propose([], 'white', 1);
    const by = (step: number) => (step === 0 ? ('white' as const) : ('black' as const));
    for (const decision of ['accepted', 'left']) {
      const same = [wrong(decision)];
      expect(openOffer(settled(offers, [wrong('pending')], same, by))).not.toBeNull();
      expect(settled(offers, [wrong('pending')], [...same, '1-6'], by)[0]).toMatchObject({
        state: 'refused',
        answer: 'moved',
      });
    }
    for (const decision of ['corrected', 'taken-back']) {
      const [gone] = settled(offers, [wrong('pending')], [wrong(decision)], by);
      expect(gone).toMatchObject({ state: 'void' });
    }
  });

  it('of two offers made apart only one waits', () => {
    const both = merged(propose([], 'white', 4), propose([], 'black', 4));
    expect(both.map((offer) => offer.state)).toEqual(['void', 'open']);
  });

  it('stored offers are read, damaged ones left out', () => {
    const offers = answered(propose([], 'black', 3), 'refused', 'better');
    const stored: unknown = JSON.parse(JSON.stringify(offers));
    expect(readOffers(stored)).toEqual(offers);
    expect(readOffers([{}, null, 7, { ...offers[0], state: 'maybe' }, ...offers])).toEqual(offers);
    expect(readOffers('x')).toEqual([]);
  });

  it('every state and every reason has its words in three languages', () => {
    for (const more of LANGUAGES.map(moreMessages)) {
      const [offer] = propose([], 'white', 4);
      if (!offer) throw new Error('no offer');
      const said = (['accepted', 'refused', 'withdrawn', 'void'] as const).map((state) =>
        more.offers.closed({ ...offer, state }),
      );
      expect(new Set(said).size).toBe(4);
      expect(more.offers.closed({ ...offer, state: 'refused', answer: 'moved' })).not.toBe(said[1]);
      expect(more.offers.bar({ kind: 'early', plies: 12 })).toContain('12');
      for (const kind of ['over', 'review', 'open', 'turn', 'refused', 'answered'] as const) {
        expect(more.offers.bar({ kind })).toMatch(/\.$/);
      }
    }
  });
});

describe('B5 B6 B7 the machine answers an offer', () => {
  const known: Known = {
    proof: null,
    claimable: false,
    score: { men: 0 },
    plies: 10,
    pieces: 30,
    quietPlies: 0,
    occurrences: 1,
  };
  const proof = (wdl: 'win' | 'draw' | 'loss') => ({
    wdl,
    plies: null,
    moves: [],
    line: [],
    text: '',
  });

  it('by exact knowledge first', () => {
    // For the person, who is to move: a win of theirs is a loss of the machine's.
    expect(judge({ ...known, proof: proof('win') })).toEqual({ accept: true, answer: 'losing' });
    expect(judge({ ...known, proof: proof('draw') })).toEqual({ accept: true, answer: 'proved' });
    expect(judge({ ...known, proof: proof('loss') })).toEqual({
      accept: false,
      answer: 'winning',
    });
    expect(judge({ ...known, score: { win_in: 5 } })).toMatchObject({ accept: true });
    expect(judge({ ...known, score: { draw: true } })).toEqual({ accept: true, answer: 'proved' });
    expect(judge({ ...known, score: { loss_in: 5 } })).toMatchObject({ accept: false });
  });

  it('then by what it thinks, and by how far the game is', () => {
    expect(judge({ ...known, score: { men: 0.9 } })).toEqual({ accept: true, answer: 'worse' });
    expect(judge({ ...known, score: { men: -0.9 } })).toEqual({ accept: false, answer: 'better' });
    expect(judge(known)).toEqual({ accept: false, answer: 'early' });
    for (const late of [{ pieces: 6 }, { plies: 90 }, { quietPlies: 24 }, { occurrences: 2 }]) {
      expect(judge({ ...known, ...late })).toEqual({ accept: true, answer: 'level' });
    }
    expect(judge({ ...known, score: { men: -0.9 }, claimable: true })).toEqual({
      accept: true,
      answer: 'claim',
    });
  });
});
