// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { built, loadRules } from '../../testing/rules';
import { askedDays, dateText, days } from './dates';
import { entryOf, reached, readEntry, type Entry, type Indexed } from './entry';
import { Keeper } from './keeper';
import { pieces } from './pieces';
import { endings, EVERYTHING, search, searchable, type Query } from './query';
import { playedMoves } from './played';
import { Memory } from './testing';

const game = (n: number, moves = '1. 32-28 19-23 2. 28x19 14x23') =>
  `[Event "Club"]\n[White "Élan ${n}"]\n[Black "B"]\n[Date "1996.05.${String((n % 28) + 1).padStart(2, '0')}"]\n[Result "1-1"]\n\n${moves} 1-1\n\n`;

describe.skipIf(!built)('a library', () => {
  const rules = built ? loadRules() : (undefined as never);
  let shelf: Memory;
  let keeper: Keeper;
  const find = (query: Partial<Query> = {}) => keeper.find({ ...EVERYTHING, ...query }, 0, 1000);
  const key = (fen: string) => (rules.call('position_key', fen, 'en') as { key: string }).key;

  beforeEach(() => {
    shelf = new Memory();
    keeper = new Keeper(rules, shelf);
  });

  it('keeps games once, with all that stands in them, and gives them back', async () => {
    const text = `[White "D'Artagnan"]\n[Annotator "X"]\n[Result "*"]\n\n{deb} 1. 32-28! $14 {un} 19-23 (18-23 2. 33-29 (37-32)) 2. 28x19 14x23 *`;
    expect(await keeper.add([text, game(1)])).toMatchObject({ added: 2, same: 0, ended: null });
    expect(await keeper.add([game(1), text])).toMatchObject({ added: 0, same: 2 });
    const ids = await keeper.ids(EVERYTHING);
    const file = await (await keeper.file(ids)).text();
    const flat = file.replaceAll('\n', ' ');
    for (const part of [
      `"D'Artagnan"`,
      '[Annotator "X"]',
      '{deb} 1. 32-28! $14 {un} 1... 19-23 (1... 18-23 2. 33-29 (2. 37-32)) 2. 28x19',
    ]) {
      expect(flat).toContain(part);
    }
    // What comes out goes in as the same.
    const other = new Keeper(rules, new Memory());
    expect(await other.add([file])).toMatchObject({ added: 2 });
    expect((await other.ids(EVERYTHING)).sort()).toEqual(ids.sort());
  });

  it('lists them in the order of the file, the last added first', async () => {
    await keeper.add([game(3) + game(1)]);
    expect((await find()).rows.map(({ entry }) => entry.white)).toEqual(['Élan 3', 'Élan 1']);
    const dated = await find({ order: 'date' });
    expect(dated.rows.map(({ entry }) => entry.date)).toEqual(['1996.05.04', '1996.05.02']);
  });

  it('finds them by words, dates, results and the positions they reached', async () => {
    await keeper.add([
      game(1),
      game(2, '1. 33-29 19-23 2. 39-33'),
      game(3).replace('"1-1"', '"2-0"'),
    ]);
    const whites = async (query: Partial<Query>) =>
      (await find(query)).rows.map(({ entry }) => entry.white).sort();
    expect(await whites({ player: 'elan 2' })).toEqual(['Élan 2']);
    expect(await whites({ player: 'b', event: 'CLUB' })).toHaveLength(3);
    expect(await whites({ event: 'elan' })).toEqual([]);
    expect(await whites({ from: '1996-05-03', to: '1996-05-03' })).toEqual(['Élan 2']);
    expect(await whites({ from: '1996' })).toHaveLength(3);
    expect(await whites({ from: '1997' })).toEqual([]);
    expect(await whites({ result: 'white' })).toEqual(['Élan 3']);
    const after = rules.game('start', ['32-28', '19-23'], 'family', 'en').legal.fen;
    const { rows, found, all } = await find({ key: key(after) });
    expect(rows.map(({ entry, at }) => [entry.white, at?.ply])).toEqual([
      ['Élan 1', 2],
      ['Élan 3', 2],
    ]);
    expect([found, all]).toEqual([2, 3]);
    // The side to move is part of a position.
    expect((await find({ key: key(after.replace(/^W/, 'B')) })).found).toBe(0);
    expect((await find({ key: key('start') })).rows.map(({ at }) => at?.node)).toEqual([0, 0, 0]);
  });

  describe('positions of variations', () => {
    const noted = game(1, '1. 32-28 19-23 (18-23 2. 33-29 (2. 37-32)) 2. 28x19 14x23 (2... 13x24)');
    const after = (...moves: string[]) => key(rules.game('start', moves, 'family', 'en').legal.fen);
    const place = async (...moves: string[]) =>
      (await find({ key: after(...moves) })).rows.map(({ at }) => at);

    it('are found where they stand in the tree, and those of the main line before them', async () => {
      await keeper.add([noted]);
      expect(await place('32-28', '19-23')).toEqual([{ node: 2, ply: 2, variation: false }]);
      expect(await place('32-28', '18-23', '37-32')).toEqual([
        { node: 8, ply: 3, variation: true },
      ]);
      expect(await place('32-28', '19-23', '28x19', '13x24')).toEqual([
        { node: 5, ply: 4, variation: true },
      ]);
      expect(await place('34-30')).toEqual([]);
      // The place is that of the tree which an analysis opens.
      const [id = ''] = await keeper.ids({ ...EVERYTHING, key: after('32-28', '18-23', '37-32') });
      const { nodes } = rules.call('tree_read', (await keeper.text(id)) ?? '', '', '', 'en') as {
        nodes: { move: string }[];
      };
      expect(nodes[8]?.move).toBe('37-32');
    });

    it('are found in games that were kept before they could be', async () => {
      await keeper.add([noted, game(2)]);
      for (const [id, kept] of shelf.games) {
        shelf.games.set(id, { ...kept, entry: { ...kept.entry, beside: null } });
      }
      keeper.forget();
      expect((await find({ player: 'elan' })).found).toBe(2);
      expect([...shelf.games.values()].map(({ entry }) => entry.beside)).toEqual([null, null]);
      expect(await place('32-28', '18-23')).toEqual([{ node: 6, ply: 2, variation: true }]);
      // Once.
      const [first, second] = [...shelf.games.values()].map(({ entry }) => entry.beside);
      expect([first?.length, second]).toEqual([40, '']);
    });

    it('are found in them where there is no room left, too', async () => {
      await keeper.add([noted]);
      for (const [id, kept] of shelf.games) {
        shelf.games.set(id, { ...kept, entry: { ...kept.entry, beside: null } });
      }
      keeper.forget();
      shelf.room = 0;
      expect(await place('32-28', '18-23')).toEqual([{ node: 6, ply: 2, variation: true }]);
      expect([...shelf.games.values()].map(({ entry }) => entry.beside)).toEqual([null]);
    });
  });

  it('where there is no room left it says so, and what was kept stays', async () => {
    shelf.room = 2;
    await keeper.add([game(1)]);
    expect(await keeper.add([game(2) + game(3)])).toMatchObject({ added: 0, ended: 'full' });
    expect((await find()).rows.map(({ entry }) => entry.white)).toEqual(['Élan 1']);
    expect(await keeper.add([game(2)])).toMatchObject({ added: 1, ended: null });
  });

  it('stops when it is asked to', async () => {
    keeper.onprogress = () => keeper.stop();
    const many = Array.from({ length: 2000 }, (_, n) => game(n)).join('');
    const { added, ended } = await keeper.add([many]);
    expect(ended).toBe('stopped');
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(2000);
    expect((await find()).all).toBe(added);
  });

  it('keeps what could only be read in part, and says so; stray text is no game', async () => {
    const broken = '[White "A"]\n[Result "*"]\n\n1. 32-28 18-23 2. 99-98 {why} *\n';
    expect(await keeper.add([broken])).toMatchObject({ added: 1, partial: 1 });
    const [id = ''] = await keeper.ids(EVERYTHING);
    expect(await keeper.text(id)).toContain('99-98');
    expect(await keeper.add(['hello there'])).toMatchObject({ added: 0, same: 0 });
    await keeper.remove([id]);
    expect(await keeper.text(id)).toBeNull();
    expect((await find()).all).toBe(0);
  });

  it('a file of another kind is refused at once, and what only looks like a game is none', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, n) => (n * n * 31 + n * 7) >> 3);
    const noise = new TextDecoder('windows-1252').decode(bytes);
    const calls = vi.spyOn(rules, 'call');
    for (const text of [noise, `${noise}\n[ab "c"]\n*\n`, 'Bonjour. '.repeat(9999), '']) {
      expect(await keeper.add([new Blob([text])])).toMatchObject({
        added: 0,
        same: 0,
        ended: null,
      });
    }
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
    for (const stray of ['[\u00e7z "x"]\n*', '[x] [c "d"] *', '*', '[Result "*"]\n*']) {
      expect(await keeper.add([stray]), stray).toMatchObject({ added: 0 });
    }
    // Without moves, and a game all the same.
    const empty = [
      '[White "A"]\n\n*',
      '[FEN "W:W28:B14"]\n\n*',
      '[Result "2-0"]\n\n2-0',
      '[Site "Lyon"]\n\n*',
    ];
    for (const text of empty) expect(await keeper.add([text]), text).toMatchObject({ added: 1 });
    // A stray sign or two is no other kind of file.
    expect(await keeper.add([`\u0000${game(1)}\u001a`])).toMatchObject({ added: 1 });
  });

  it('reads a text in pieces as it reads it at once, wherever it is cut', () => {
    const text = [
      game(1),
      '1. 32-28 * 1. 33-29 *\n',
      game(2).replaceAll('\n', '\r\n'),
      '{[Event "no tag"]\n[nor this]}\n',
      game(4),
      game(5).trimEnd(),
      '\n',
      game(6),
    ].join('');
    const ids = (size?: number) =>
      [...pieces(rules, text, size)].flatMap(({ games }) => games.map(({ id }) => id));
    const whole = ids(1e9);
    expect(whole.length).toBeGreaterThan(6);
    for (const size of [1, 50, 200, 333]) expect(ids(size), String(size)).toEqual(whole);
  });

  it('results are asked of the rules', () => {
    const endingOf = endings(rules);
    const expected = {
      white: ['2-0', '12-8'],
      black: ['0F-1'],
      draw: ['½-½'],
      open: ['*', '', '0-0'],
    };
    for (const [ending, texts] of Object.entries(expected)) {
      for (const text of [...texts, ...texts]) expect(endingOf(text), text).toBe(ending);
    }
  });

  it('moves played in a position are counted, whatever way led there', async () => {
    const one = (n: number, moves: string, result: string) =>
      `[White "${n}"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;
    await keeper.add([
      one(1, '1. 32-28 19-23 2. 28x19 14x23', '2-0'),
      one(2, '1. 32-28 19-23 2. 28x19 13x24', '0-2'),
      // The same position by another order, and one game that ends there.
      one(3, '1. 33-28 18-22 2. 39-33 12-18 3. 31-27', '1-1'),
      one(4, '1. 33-28 18-23', '*'),
      one(5, '1. 33-28 (32-28 19-23) 18-22 2. 39-33', '12-8'),
      one(6, '1. 34-29 18-22 2. 33-28', '1-0'),
    ]);
    const after = (moves: string[]) => rules.game('start', moves, 'family', 'en').legal.fen;
    // The fifth game was there in a variation only.
    expect(await keeper.played(EVERYTHING, after(['32-28', '19-23']))).toEqual({
      games: 2,
      beside: 1,
      moves: [{ notation: '28x19', games: 2, ended: { white: 1, black: 1, draw: 0, open: 0 } }],
    });
    const start = await keeper.played(EVERYTHING, 'start');
    expect(start.games).toBe(6);
    expect(start.moves.map(({ notation, games }) => [notation, games])).toEqual([
      ['33-28', 3],
      ['32-28', 2],
      ['34-29', 1],
    ]);
    const [first] = start.moves;
    expect(first?.ended).toEqual({ white: 1, black: 0, draw: 1, open: 1 });
    // Only what else is searched for counts.
    const drawn = await keeper.played({ ...EVERYTHING, result: 'draw' }, 'start');
    expect(drawn.moves.map(({ notation }) => notation)).toEqual(['33-28']);
    // Nothing was played there, or the position was never met.
    expect(await keeper.played(EVERYTHING, after(['33-28', '18-23']))).toEqual({
      games: 1,
      beside: 0,
      moves: [],
    });
    expect((await keeper.played(EVERYTHING, 'W:WK3:B6')).games).toBe(0);
  });
});

describe('what is stored', () => {
  const indexed: Indexed = {
    ...{ id: 'a'.repeat(32), line: 1, plies: 3, variant: 'international', legal: true },
    ...{ tags: { White: ' X ', Black: '?', Date: '????.??.??' }, pdn: '' },
    ...{ keys: 'a'.repeat(32), beside: 'b'.repeat(20) },
  };

  it('is read again only if it is ours', () => {
    const entry = entryOf(indexed, 5);
    expect(entry).toMatchObject({ white: 'X', black: '', date: '', result: '*' });
    expect(readEntry(structuredClone(entry))).toEqual(entry);
    for (const change of [
      { id: '../x' },
      { keys: 7 },
      { keys: 'abc' },
      { plies: 'x' },
      { added: null },
    ]) {
      expect(readEntry({ ...entry, ...change }), JSON.stringify(change)).toBeNull();
    }
    // As older pages kept it, or nobody: it is read anew.
    for (const beside of [undefined, 7, 'abc']) {
      expect(readEntry({ ...entry, beside })?.beside, String(beside)).toBeNull();
    }
    for (const raw of [null, 3, 'x', []]) expect(readEntry(raw)).toBeNull();
    expect(readEntry({ ...entry, white: { html: 1 }, sent: 'yes' })).toMatchObject({
      white: '',
      sent: false,
    });
  });

  it('keys are found where a position begins, not across two', () => {
    const keys = 'abcdefghcdefghij';
    const at = (key: string, beside: string | null = null) => reached({ keys, beside }, key);
    expect(at('abcdefgh')).toEqual({ node: 0, ply: 0, variation: false });
    expect(at('cdefghij')?.node).toBe(1);
    expect(at('cdefghcd')).toBeNull();
    const beside = 'abcdefghAB12345678BC';
    expect(at('abcdefgh', beside)?.variation).toBe(false);
    expect(at('12345678', beside)).toEqual({ node: 3, ply: 66, variation: true });
    expect(at('cdefghAB', beside)).toBeNull();
  });
});

describe('dates and results', () => {
  const unknown: Entry = {
    ...{ id: '', added: 0, white: '', black: '', event: '', round: '', date: '' },
    ...{ result: '*', plies: 0, legal: true, keys: '', beside: '', sent: false },
  };

  it('a date with unknown parts can be any of its days', () => {
    expect(days('1996')).toEqual({ first: '1996-00-00', last: '1996-99-99' });
    expect(days('1996.5.??')).toEqual({ first: '1996-05-00', last: '1996-05-99' });
    expect(days('1996-05-31')).toEqual({ first: '1996-05-31', last: '1996-05-31' });
    expect(days('31/05/1996')).toEqual(days('1996-05-31'));
    expect(days('5.1996')).toEqual(days('1996-05'));
    for (const none of ['', '????.??.??', '96', 'May 1996', '1996-05-31x']) {
      expect(days(none), none).toBeNull();
    }
  });

  it('a game of an unknown day is found in every range that it may lie in', () => {
    const entry = (date: string): Entry => ({ ...unknown, id: date, date });
    const games = ['1996.??.??', '1996.05.31', ''].map((date) =>
      searchable(entry(date), () => 'open'),
    );
    const found = (from: string, to: string) =>
      search(games, { ...EVERYTHING, from, to })
        .map((f) => f.entry.date)
        .sort();
    expect(found('1996-06', '1996-07')).toEqual(['1996.??.??']);
    expect(found('1996-05', '')).toEqual(['1996.05.31', '1996.??.??']);
    expect(found('', '')).toHaveLength(3);
    // What is no date limits nothing.
    expect(found('soon', '')).toHaveLength(3);
  });

  it('is read in every form that files have', () => {
    const span = (first: string, last = first) => ({ first, last });
    for (const [date, expected] of Object.entries({
      '2004.10.27 - 2004.11.01': span('2004-10-27', '2004-11-01'),
      '14-01-1996': span('1996-01-14'),
      '1995.11.9': span('1995-11-09'),
      '2007/2008': span('2007-00-00', '2008-99-99'),
      '1995/96': span('1995-00-00', '1996-99-99'),
      '1999-00': span('1999-00-00', '2000-99-99'),
      '27/10/2004 – 1/11/2004': span('2004-10-27', '2004-11-01'),
      '1996.05.27,1996.05.29': span('1996-05-27', '1996-05-29'),
      '1996.05-1996.07': span('1996-05-00', '1996-07-99'),
      '1996 - 1998': span('1996-00-00', '1998-99-99'),
      '??.05.1996': span('1996-05-00', '1996-05-99'),
      '1996.00.00': span('1996-00-00', '1996-99-99'),
      // No such day: the game was played about then.
      '1996.02.31': span('1996-02-31'),
    })) {
      expect(days(date), date).toEqual(expected);
    }
    for (const none of ['1996.13.01', '1996-05-32', '1996.??.05', '1998 - 1996', '1996 - ?']) {
      expect(days(none), none).toBeNull();
    }
  });

  it('asked for must be one that there is', () => {
    for (const asked of ['1996', '5/1996', '29/02/2020', '31-05-1996']) {
      expect(askedDays(asked), asked).toEqual(days(asked));
    }
    for (const none of ['31/02/2020', '29/02/2021', '1996-04-31', '13/1996', 'hier', '']) {
      expect(askedDays(none), none).toBeNull();
    }
  });

  it('is shown as each language writes it, no more than is known', () => {
    for (const [date, fr, en, nl] of [
      ['2026.12.01', '01/12/2026', '01/12/2026', '01-12-2026'],
      ['14-01-1996', '14/01/1996', '14/01/1996', '14-01-1996'],
      ['1996.05.??', '05/1996', '05/1996', '05-1996'],
      ['1996.??.??', '1996', '1996', '1996'],
      ['2007/2008', '2007 – 2008', '2007 – 2008', '2007 – 2008'],
      ['2004.10.27 - 2004.11.01', '27/10/2004 – 01/11/2004', '27/10/2004 – 01/11/2004', null],
      ['1996.02.31', '1996.02.31', '1996.02.31', '1996.02.31'],
      ['Pâques', 'Pâques', 'Pâques', 'Pâques'],
      ['', '', '', ''],
    ] as const) {
      expect(dateText(date, 'fr'), date).toBe(fr);
      expect(dateText(date, 'en'), date).toBe(en);
      if (nl !== null) expect(dateText(date, 'nl'), date).toBe(nl);
    }
  });

  it('games of several days are found by each of them, and lie in order', () => {
    const list = ['2004.10.27 - 2004.11.01', '14-11-2004', '2004.??.??', '2003.12.31', ''];
    const games = list.map((date, n) =>
      searchable({ ...unknown, id: String(n), date }, () => 'open'),
    );
    const found = (query: Partial<Query>) =>
      search(games, { ...EVERYTHING, ...query }).map(({ entry }) => Number(entry.id));
    expect(found({ from: '2004', to: '2004' })).toEqual([0, 1, 2]);
    expect(found({ from: '31/10/2004', to: '31/10/2004' })).toEqual([0, 2]);
    expect(found({ from: '2004-11-02', to: '2004-11' })).toEqual([1, 2]);
    expect(found({ to: '2003' })).toEqual([3]);
    // A day that there is not limits nothing: the field says so.
    expect(found({ from: '31/02/2020' })).toHaveLength(5);
    expect(found({ order: 'date' })).toEqual([1, 0, 2, 3, 4]);
  });

  it('a position that comes back in a game counts once', () => {
    const steps = [
      { notation: 'a', key: 'bbbbbbbb' },
      { notation: 'b', key: 'cccccccc' },
    ];
    const keys = ['aaaaaaaa', 'bbbbbbbb', 'aaaaaaaa', 'bbbbbbbb', 'aaaaaaaa', 'cccccccc'].join('');
    expect(playedMoves([{ keys, result: '*' }], 'aaaaaaaa', steps, () => 'open')).toMatchObject({
      games: 1,
      moves: [
        { notation: 'a', games: 1 },
        { notation: 'b', games: 1 },
      ],
    });
  });
});
