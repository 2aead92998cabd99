import { beforeEach, describe, expect, it, vi } from 'vitest';
import { built, loadEngine, loadRules } from '../../testing/rules';
import { i18n } from '../../i18n/i18n.svelte';
import { preferences } from '../../ui/preferences.svelte';
import type { EngineAnswer, LegalMove } from '../../wasm/types';
import { Hand } from './hand.svelte';
import { Library } from './library';
import type { Opponent, Question } from './machine';
import {
  newRecord,
  playerNames,
  playersFromNames,
  readRecord,
  type GameRecord,
  type Players,
} from './record';
import { Session } from './session.svelte';
import { Trial } from '../rules/trial.svelte';
import { fenOf, gameIdOf, positionLink } from './start';

/** The real engine, asked without a worker. */
class InlineMachine implements Opponent {
  stopped = 0;
  readonly #rules = loadEngine();

  ask({ startFen, moves, ruleset, level, seed, lang }: Question): Promise<EngineAnswer> {
    return Promise.resolve(this.#rules.bestMove(startFen, moves, ruleset, level, seed, lang));
  }
  stop(): void {
    this.stopped += 1;
  }
}

// No animation here: every move is over at once. It outlives the tests: what shows the captures that are
// due begins a moment after the try that was refused.
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

describe.skipIf(!built)('a game', () => {
  let session: Session;
  let hand: Hand;
  let library: Library;

  beforeEach(() => {
    localStorage.clear();
    i18n.language = 'fr';
    library = new Library(localStorage);
    session = new Session({ rules: loadRules(), library, machine: new InlineMachine() });
    hand = new Hand(session);
    return () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  const begin = (fen: string, players: Players = { kind: 'two' }) => {
    session.newGame(fen, 'ffjd', players);
  };
  const isFirst = ({ notation }: LegalMove) => notation === '32-28';
  const notations = () => session.line.plies.map((ply) => ply.notation);

  it('A3 players alternate, and what was played is kept in the browser', () => {
    begin('start');
    hand.press(32);
    hand.press(28);
    expect(session.now.legal.side).toBe('black');
    hand.drop(19, 23);
    expect(notations()).toEqual(['32-28', '19-23']);
    expect(library.current()?.moves).toEqual(['32-28', '19-23']);
    expect(session.announcer.text).toContain('Noirs : 19 va en 23.');
    expect(session.announcer.text).toContain('Prise obligatoire avec 28.');
  });

  it('A11 a quiet move while a capture is owed is explained, and one click plays the capture', () => {
    begin('W:W28,33:B23,1');
    hand.drop(33, 29);
    expect(hand.notice).toMatchObject({ kind: 'ruling', ruling: { code: 'capture-mandatory' } });
    const [owed] = hand.notice?.owed ?? [];
    expect(owed?.notation).toBe('28x19');
    if (owed) hand.choose(owed);
    expect(notations()).toEqual(['28x19']);
    expect(hand.notice).toBeNull();
  });

  it('A11 pressing a piece that may not move explains the capture owed elsewhere', () => {
    begin('W:W28,33:B23,1');
    hand.press(33);
    expect(hand.notice).toMatchObject({ kind: 'ruling', ruling: { code: 'capture-mandatory' } });
  });

  it('A6 A11 touching a piece that cannot move says what is true of it, not of a move nobody made', () => {
    begin('start');
    hand.press(40);
    expect(hand.notice).toMatchObject({ tone: 'touched', ruling: { code: 'blocked' }, owed: [] });
    const said = () => (hand.notice?.kind === 'ruling' ? hand.notice.ruling.message : '');
    expect(said()).toContain('Le 40 est bloqué.');
    i18n.language = 'en';
    expect(said()).toContain('40 is blocked.');
    i18n.language = 'fr';
    hand.dismiss();
    hand.press(25);
    expect(hand.notice).toMatchObject({ tone: 'touched', ruling: { code: 'empty-square' } });
    begin('W:W32,34:B8,17,27,30');
    hand.press(34);
    expect(said()).toBe('Prise obligatoire : le 32 doit prendre 3 pièces.');
    expect(hand.notice?.owed.map((move) => move.notation)).toEqual(['32x3']);
  });

  it('A11 A14 after a piece that may not move, the next square is where it should have gone', () => {
    begin('W:W32,45:B28,6');
    hand.press(45);
    hand.press(40);
    expect(hand.notice).toMatchObject({ tone: 'refused', ruling: { code: 'capture-mandatory' } });
    expect(hand.refusedSquare).toBe(45);
    begin('W:W32,34:B8,17,27,30');
    hand.press(34);
    hand.press(25);
    expect(hand.notice).toMatchObject({ tone: 'refused', ruling: { code: 'majority' } });
    expect(hand.notice?.owed.map((move) => move.notation)).toEqual(['32x3']);
    // The right piece after all, then nothing remembered.
    hand.press(32);
    expect(notations()).toEqual(['32x3']);
    begin('W:W32,34:B8,17,27,30');
    hand.press(34);
    hand.back();
    hand.press(25);
    expect(hand.notice).toMatchObject({ tone: 'touched', ruling: { code: 'empty-square' } });
  });

  it('a refusal is told anew in another language', () => {
    begin('W:W28,33:B23,1');
    hand.drop(33, 29);
    const said = () => (hand.notice?.kind === 'ruling' ? hand.notice.ruling.message : '');
    const french = said();
    i18n.language = 'nl';
    expect(said()).not.toBe(french);
    expect(said()).toContain('28x19');
    void hand.typed('abc');
    const dutch = hand.notice;
    i18n.language = 'fr';
    expect(hand.notice).not.toEqual(dutch);
  });

  describe('where every move is confirmed', () => {
    beforeEach(() => {
      preferences.set({ confirm: true });
      return () => preferences.set({ confirm: false });
    });

    it('a move is asked about however it is named, and the same again plays it', async () => {
      const ways: [string, () => unknown][] = [
        ['typed', () => hand.typed('3228')],
        ['typed in full', () => hand.typed('32-28')],
        ['pressed', () => [32, 28].forEach((square) => hand.press(square))],
        ['dragged', () => hand.drop(32, 28)],
        ['chosen of a list', () => hand.choose(session.now.legal.moves.find(isFirst) as LegalMove)],
      ];
      for (const [way, name] of ways) {
        begin('start');
        expect(await name(), way).not.toBe(true);
        expect(notations(), way).toEqual([]);
        expect(hand.pending?.notation, way).toBe('32-28');
        expect(session.announcer.text, way).toMatch(/^Jouer 32-28\s\?$/);
        hand.press(28);
        expect(notations(), way).toEqual(['32-28']);
      }
      begin('start');
      void hand.typed('3228');
      expect(hand.typed('3228')).toBe(true);
      expect(notations()).toEqual(['32-28']);
    });

    it('an only capture, too, by a press and as text', () => {
      for (const name of [() => hand.press(28), () => hand.typed('28x19')]) {
        begin('W:W28:B23,1');
        name();
        expect(notations()).toEqual([]);
        expect(hand.pending?.notation).toBe('28x19');
      }
    });

    it('where nothing is lost by a move nothing is asked', () => {
      const trial = new Trial(loadRules(), 'W:W28,33:B5');
      void new Hand(trial).typed('33-29');
      expect(trial.record.moves).toEqual(['33-29']);
    });

    it('the question is withdrawn by Escape, by its piece and by another move', () => {
      begin('start');
      for (const withdraw of [() => hand.back(), () => hand.press(32)]) {
        void hand.typed('3228');
        withdraw();
        expect(hand).toMatchObject({ pending: null, asked: [], input: { from: null } });
      }
      // What was pressed before the question does not answer it.
      hand.press(33);
      hand.press(33);
      void hand.typed('3228');
      hand.press(33);
      expect(notations()).toEqual([]);
      void hand.typed('3228');
      void hand.typed('3329');
      expect(hand.pending?.notation).toBe('33-29');
      void hand.typed('3318');
      expect(hand).toMatchObject({ pending: null, asked: [] });
      expect(hand.notice).not.toBeNull();
      expect(notations()).toEqual([]);
    });
  });

  it('B6 a game that the players ended stays ended while it is reviewed', () => {
    begin('start');
    void hand.typed('32-28');
    session.end({ reason: 'resignation', side: 'black' });
    session.goTo(0);
    expect(session.verdict).toEqual({ winner: 'white', reason: 'resignation' });
    expect(session.canMove).toBe(false);
  });

  it('A14 a smaller capture is refused with the count', () => {
    begin('W:W28:B13,22,23,1');
    hand.drop(28, 17);
    expect(hand.notice).toMatchObject({ ruling: { code: 'majority', required: ['28x8'] } });
  });

  it('A6 a light square and an enemy piece have their reasons', () => {
    begin('start');
    hand.press(32);
    hand.light();
    expect(hand.notice).toMatchObject({ kind: 'message' });
    hand.clear();
    hand.press(19);
    expect(hand.notice).toMatchObject({ ruling: { code: 'not-your-piece' } });
  });

  it('A5 A17 typed moves in every form', () => {
    for (const text of ['32x3', '32-3', '32 3', '3203', '32x21x12x3', '32 x 21 x 12 x 3!']) {
      begin('W:W32,45:B8,17,27');
      expect(hand.typed(text), text).toBe(true);
      expect(notations()).toEqual(['32x3']);
    }
    begin('W:W32,45:B8,17,27');
    expect(hand.typed('32x21')).toBe(false);
    expect(hand.notice).toMatchObject({ ruling: { code: 'capture-unfinished' } });
    expect(hand.typed('abc')).toBe(false);
    expect(hand.notice).toMatchObject({ kind: 'message' });
    begin('W:WK4:B13,20,32,37');
    expect(hand.typed('4x15')).toBe(false);
    expect(hand.asked).toHaveLength(2);
  });

  it('A12 a capture named landing by landing; Escape goes back one step', () => {
    begin('W:WK4:B13,20,32,37');
    hand.press(4);
    hand.press(27);
    expect(hand.notice).toMatchObject({ tone: 'unfinished' });
    hand.back();
    expect(hand.input).toEqual({ from: 4, via: [], target: null });
    hand.back();
    expect(hand.input.from).toBeNull();
  });

  it('undo and redo, and a new move replaces what followed', () => {
    begin('start');
    for (const text of ['32-28', '19-23', '28x19']) void hand.typed(text);
    session.undo();
    session.undo();
    expect(session.record.cursor).toBe(1);
    expect(notations()).toHaveLength(3);
    session.redo();
    expect(session.lastPly?.notation).toBe('19-23');
    session.undo();
    void hand.typed('20-24');
    expect(notations()).toEqual(['32-28', '20-24']);
  });

  it('B1 B6 ends of the game: blocked, resigned, agreed', () => {
    begin('W:W35,40:B24,30');
    expect(session.outcome).toBeNull();
    begin('W:W45:B34,40');
    expect(session.outcome).toMatchObject({ winner: 'black' });
    expect(session.canMove).toBe(false);
    begin('start');
    session.end({ reason: 'resignation', side: 'white' });
    expect(session.outcome).toEqual({ winner: 'black', reason: 'resignation' });
    begin('start');
    session.end({ reason: 'agreement' });
    expect(session.outcome).toEqual({ winner: null, reason: 'agreement' });
    hand.press(32);
    expect(hand.input.from).toBeNull();
  });

  it('B5 an immediate draw comes with its proof', () => {
    begin('W:WK36:BK4');
    expect(session.outcome).toEqual({ winner: null, reason: 'immediate-draw' });
    expect(session.now.draw_proof?.moves.length).toBe(session.now.legal.moves.length);
  });

  it('the machine replies after a pause, and one undo takes both moves back', async () => {
    vi.useFakeTimers();
    begin('start', { kind: 'machine', human: 'white', level: 1 });
    void hand.typed('32-28');
    expect(session.thinking).toBe(true);
    // Time to prepare a move.
    await vi.advanceTimersByTimeAsync(850);
    expect(notations()).toEqual(['32-28']);
    await vi.advanceTimersByTimeAsync(550);
    expect(notations()).toHaveLength(2);
    expect(session.thinking).toBe(false);
    session.undo();
    expect(session.record.cursor).toBe(0);
    expect(session.canMove).toBe(true);
  });

  it('who prepares no moves waits less for the reply', async () => {
    vi.useFakeTimers();
    preferences.set({ premove: false });
    begin('start', { kind: 'machine', human: 'white', level: 1 });
    void hand.typed('32-28');
    await vi.advanceTimersByTimeAsync(350);
    expect(notations()).toEqual(['32-28']);
    await vi.advanceTimersByTimeAsync(500);
    expect(notations()).toHaveLength(2);
    preferences.set({ premove: true });
  });

  it('a reply that comes after the game has changed is dropped', async () => {
    vi.useFakeTimers();
    begin('start', { kind: 'machine', human: 'white', level: 1 });
    void hand.typed('32-28');
    begin('start');
    await vi.advanceTimersByTimeAsync(2000);
    expect(notations()).toEqual([]);
  });

  it('against the machine with Black the board is turned and the machine begins', async () => {
    vi.useFakeTimers();
    begin('start', { kind: 'machine', human: 'black', level: 1 });
    expect(session.flipped).toBe(true);
    expect(session.canMove).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(notations()).toHaveLength(1);
    expect(session.canMove).toBe(true);
  });

  it('two pages that play on in one game that no server has make it two games', () => {
    begin('start');
    void hand.typed('32-28');
    const other = new Session({ rules: loadRules(), library, machine: new InlineMachine() });
    other.open(library.current() as GameRecord, null);
    void new Hand(other).typed('19-23');
    void hand.typed('20-24');
    const lines = () => library.all().map(({ moves }) => moves.join(' '));
    expect(lines()).toHaveLength(2);
    expect(lines()).toContain('32-28 19-23');
    expect(lines()).toContain('32-28 20-24');
    // Each page goes on with its own, and what is played anew in one page is one game.
    void new Hand(other).typed('28x19');
    session.undo();
    void hand.typed('20-25');
    session.note({ helped: true });
    session.undo();
    void hand.typed('19-23');
    expect(lines()).toHaveLength(2);
    expect(lines()).toContain('32-28 19-23 28x19');
    expect(lines()).toContain('32-28 19-23');
  });

  it('the server’s game is opened, keeping moves that only this browser has', () => {
    begin('start');
    void hand.typed('32-28');
    void hand.typed('19-23');
    const local = session.record;
    const game = {
      id: 'abc',
      start_fen: session.now.start_fen,
      ruleset: 'ffjd',
      table: false,
      white: null,
      black: 'damier (3)',
      moves: ['32-28'],
      version: 2,
      created: '',
      updated: '',
      status: session.now.status,
    };
    session.openServerGame(game, local);
    expect(notations()).toEqual(['32-28', '19-23']);
    session.openServerGame({ ...game, moves: ['32-28', '20-24', '28-22'] }, local);
    expect(notations()).toEqual(['32-28', '20-24', '28-22']);
    session.openServerGame(game, null);
    expect(session.players).toEqual({ kind: 'machine', human: 'white', level: 3 });
  });
});

describe('records', () => {
  it('survive storage, and damaged ones are refused', () => {
    const record = newRecord('start', 'fmjd', { kind: 'machine', human: 'black', level: 4 });
    expect(readRecord(JSON.stringify(record))).toEqual(record);
    for (const text of [
      null,
      '',
      '{',
      '[]',
      'null',
      '{"key":1}',
      '{"key":"a","startFen":"start"}',
    ]) {
      expect(readRecord(text)).toBeNull();
    }
    const wild = JSON.stringify({ ...record, cursor: 99, end: undefined });
    const odd = { clock: 'x', takeBack: 0, hint: false, hints: '7', other: '<b>' };
    expect(readRecord(JSON.stringify({ ...record, play: odd }))?.play).toEqual({
      clock: 'x',
      takeBack: true,
      hint: false,
      owed: true,
      hints: 0,
    });
    for (const play of [null, 'x', 7, undefined]) {
      expect(readRecord(JSON.stringify({ ...record, play }))?.play).toBeNull();
    }
    expect(readRecord(wild)).toMatchObject({ cursor: 0, end: null });
  });

  it('name the machine so that its game can be opened elsewhere', () => {
    for (const human of ['white', 'black'] as const) {
      const players: Players = { kind: 'machine', human, level: human === 'white' ? 2 : 20 };
      const { white, black } = playerNames(players);
      expect(playersFromNames(white, black)).toEqual(players);
    }
    for (const name of ['Isidore', 'damier (0)', 'damier (21)', 'damier (x)']) {
      expect(playersFromNames(name, null)).toEqual({ kind: 'two' });
    }
  });

  it('a storage that is forbidden is no error', () => {
    const library = new Library(null);
    library.save(newRecord('start'));
    expect(library.current()).toBeNull();
    expect(library.all()).toEqual([]);
  });
});

describe('addresses', () => {
  it('name a game, or carry a position', () => {
    expect(gameIdOf('/g/F5QmVuHefysCjGnWrt9YBS')).toBe('F5QmVuHefysCjGnWrt9YBS');
    expect(gameIdOf('/')).toBeNull();
    const fen = 'W:W31,K45:B1,K7';
    expect(fenOf(new URL(positionLink('http://localhost', fen)).hash)).toBe(fen);
  });
});
