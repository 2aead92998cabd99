import { describe, expect, it } from 'vitest';
import { sayMove, sayPieces, sayTurn, squareLabel } from '../board/aria';
import { placement } from '../board/placement';
import type { LegalMove } from '../wasm/types';
import { readPreferences } from '../ui/preferences.svelte';
import { en } from './en';
import { fr } from './fr';
import { pickLanguage } from './i18n.svelte';
import { nl } from './nl';

const capture: LegalMove = {
  notation: '32x23',
  from: 32,
  to: 23,
  path: [32, 23],
  captured: [28],
  promotes: false,
};

describe('the board in words', () => {
  const facts = {
    piece: { color: 'white', role: 'man' } as const,
    moves: [capture],
    selected: false,
    landing: false,
    through: false,
    ghost: false,
  };

  it('A11 names square, piece and what it must take', () => {
    expect(squareLabel(fr, 32, facts)).toBe('case 32, pion blanc, doit prendre 28');
    expect(squareLabel(en, 32, facts)).toBe('square 32, white man, must take 28');
    expect(squareLabel(nl, 32, facts)).toBe('veld 32, witte schijf, moet 28 slaan');
    const king = { ...facts, piece: { color: 'black', role: 'king' } as const, moves: [] };
    expect(squareLabel(fr, 4, king)).toBe('case 4, dame noire');
    expect(squareLabel(fr, 23, { ...facts, piece: undefined, moves: [], landing: true })).toBe(
      'case 23, vide, arrivée possible',
    );
  });

  it('says moves, captures, crownings and whose turn it is', () => {
    const black = { side: 'black' as const, path: [19, 32], captured: [28], promotes: false };
    expect(sayMove(fr, black)).toBe('Noirs : 19 prend 28, arrive en 32. Une pièce prise.');
    const crowned = { side: 'white' as const, path: [7, 1], captured: [], promotes: true };
    expect(sayMove(fr, crowned)).toBe('Blancs : 7 va en 1. Le pion devient dame.');
    const legal = {
      fen: '',
      side: 'white' as const,
      capture: true,
      pieces_to_capture: 1,
      moves: [{ ...capture, from: 38 }, { ...capture, from: 37 }, capture],
    };
    expect(sayTurn(fr, legal)).toBe('Aux Blancs de jouer. Prise obligatoire avec 32, 37 ou 38.');
    expect(sayTurn(nl, { ...legal, capture: false })).toBe('Wit is aan zet.');
  });

  it('lists both sides', () => {
    const said = sayPieces(fr, placement('W:W31,32,K45:B'));
    expect(said.white).toBe('Blancs : pions 31, 32 ; dame 45.');
    expect(said.black).toBe('Noirs : aucune pièce.');
  });
});

describe('choices of the reader', () => {
  it('the first known language of the browser, else French', () => {
    expect(pickLanguage(['de-DE', 'nl-BE', 'en'])).toBe('nl');
    expect(pickLanguage(['de', 'it'])).toBe('fr');
    expect(pickLanguage([])).toBe('fr');
  });

  it('whatever is stored, the page has valid ones', () => {
    for (const text of [null, '', '[]', '7', '{"theme":"pink","numbers":"yes","language":"xx"}']) {
      const read = readPreferences(text);
      expect(read).toMatchObject({ theme: 'system', board: 'wood', numbers: 'all' });
      expect(read.language).toBeUndefined();
    }
    expect(readPreferences('{"theme":"dark","language":"en"}')).toMatchObject({
      theme: 'dark',
      language: 'en',
    });
  });
});
