/** Everything the rule pages claim of a position is asked of the rules; every text is complete. */
import { describe, expect, test } from 'vitest';
import { built, loadRules } from '../testing/rules';
import type { Ruling } from '../wasm/types';
import { BOARDS, board, type BoardId } from './boards';
import { caseFacts, CASES, DISPUTE_IDS, GROUPS, IRREGULARITY_IDS, type CaseId } from './cases';
import { loadCases, loadContent } from './index';
import { standing } from './standing';
import {
  ADVICE_BOARDS,
  ARTICLES,
  DECISION_BOARDS,
  DECISIONS,
  TERMS,
  type CasesContent,
  type Content,
} from './types';
import { parts } from '../features/learn/rich';

const LANGUAGES = ['fr', 'en', 'nl'] as const;
const IDS = [...DISPUTE_IDS, ...IRREGULARITY_IDS] as CaseId[];
const sorted = (list: readonly string[]) => [...list].sort();

/** Every text of a content, with its place. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place}.${key}`));
}

describe.skipIf(!built)('the boards hold what the texts claim of them', () => {
  const rules = loadRules();
  const notations = (fen: string) => rules.moves(fen, 'en').moves.map((move) => move.notation);

  test.each(Object.keys(BOARDS) as BoardId[])('D1 D2 D6 board %s', (id) => {
    const { fen, legal, take, refused, over } = board(id);
    const answer = rules.moves(fen, 'en');
    if (legal) expect(sorted(answer.moves.map((m) => m.notation))).toEqual(sorted(legal));
    if (take !== undefined) expect(answer.pieces_to_capture).toBe(take);
    if (over) expect(answer.moves).toEqual([]);
    if (refused) {
      const [move, code] = refused;
      expect(rules.explain(fen, move, 'ffjd', 'en').code).toBe(code);
    }
  });

  test('A1 A2 A5 twenty men a side, 21 to 30 empty, White to move, 32-28 possible', () => {
    const { fen, side, moves } = rules.moves(board('start').fen, 'en');
    expect(fen).toMatch(/^W:W31,32,.*,50:B1,2,.*,20$/);
    expect(side).toBe('white');
    expect(moves.map((move) => move.notation)).toContain('32-28');
    expect(fen).not.toMatch(/\b2[1-9]\b|\b30\b/);
  });

  test('A14 A17 the worked example: 32x3, three pieces, ends as a king', () => {
    const [move] = rules.moves('W:W32:B8,17,27', 'en').moves;
    expect(move).toMatchObject({
      notation: '32x3',
      path: [32, 21, 12, 3],
      captured: [27, 17, 8],
      promotes: true,
    });
    expect(notations(board('three').fen)).toEqual(['32x3']);
  });

  test('A15 a man crowned in passing stays a man, one that stops is crowned', () => {
    expect(rules.moves(board('passing').fen, 'en').moves[0]?.promotes).toBe(false);
    expect(rules.moves(board('stopsThere').fen, 'en').moves[0]?.promotes).toBe(true);
  });

  test('B1 the winning move of the page blocks the enemy', () => {
    const { status } = rules.game(board('blocking').fen, ['46-41'], 'ffjd', 'en');
    expect(status.outcome).toEqual({ winner: 'white', reason: 'blocked' });
  });

  test('B5 two kings against one: the exception of the page is a forced win', () => {
    const answer = rules.game(board('twoKings').fen, [], 'ffjd', 'en');
    expect(answer.status.outcome).toBeNull();
    const best = answer.draw_proof?.moves.find((move) => move.notation === '47-15');
    expect(best?.wdl).toBe('win');
  });

  test('D10 the advice: 32-27 gives one man and takes three', () => {
    const { plies } = rules.game(board('adviceForce').fen, ['32-27', '21x32'], 'ffjd', 'en');
    const next = rules.moves(plies.at(-1)?.fen ?? '', 'en');
    expect(next.moves.map((m) => [m.notation, m.captured.length])).toEqual([['37x10', 3]]);
  });

  test('D10 the advice: the lone man, the centre, the base, the forced capture', () => {
    expect(notations(board('adviceCentre').fen)).toEqual(['28-22', '28-23', '36-31']);
    for (const id of Object.values(ADVICE_BOARDS)) {
      expect(notations(board(id).fen).length).toBeGreaterThan(0);
    }
  });

  test.each(IDS)('D8 C1 C2 C4 C5 case %s', (id) => {
    const { fen, legal, tried, options } = caseFacts(id);
    if (legal) expect(sorted(notations(fen))).toEqual(sorted(legal));
    if (tried) {
      const removed = tried.removed?.join(',') ?? '';
      const ruling = rules.call('explain', fen, tried.move, removed, 'fmjd', 'en') as Ruling;
      expect(ruling.code).toBe(tried.code);
      const articles: readonly string[] = caseFacts(id).source.articles ?? [];
      // Where the rules name an article for the same fault, ours is that one.
      const found = ruling.irregularity?.article.replace('FMJD ', '');
      if (found && articles.length > 0) expect(articles).toContain(found);
    }
    for (const left of Object.values(options ?? {})) {
      expect(() => rules.moves(left, 'en')).not.toThrow();
    }
  });

  test('C3 at home the rules let both take the move back', () => {
    const { fen } = CASES.Q25;
    expect(rules.explain(fen, '34x25', 'family', 'en').irregularity).toMatchObject({
      decided_by: 'both',
      options: ['take-back'],
    });
  });
});

test('C2 every row of irregularities and every dispute is here', () => {
  expect(DISPUTE_IDS).toHaveLength(51);
  expect(IRREGULARITY_IDS).toEqual(
    Array.from({ length: 32 }, (_, i) => `I${String(i + 1).padStart(2, '0')}`),
  );
  for (const group of GROUPS) {
    expect(IDS.some((id) => caseFacts(id).group === group)).toBe(true);
  }
});

test('C2 where the opponent decides there are boards to choose from', () => {
  const physical: CaseId[] = ['Q49', 'I13', 'I18'];
  for (const id of IDS) {
    const { decides, options } = caseFacts(id);
    if (decides !== 'opponent' || physical.includes(id)) continue;
    expect(Object.keys(options ?? {}), id).toEqual(['correct', 'leave']);
  }
});

const CHECKED = /^(1\/4(\.[1-5])?|1\/5\.[1-35]|1\/5\.4(\.([1-9]|1[0-7]))?|1\/6\.[34]|3\/5\.3)$/;

test('D14 only checked article numbers are shown', () => {
  for (const id of IDS) {
    for (const article of caseFacts(id).source.articles ?? []) expect(article).toMatch(CHECKED);
  }
});

describe.each(LANGUAGES)('texts in %s', (language) => {
  const load = async (): Promise<Content & { cases: CasesContent }> => ({
    ...(await loadContent(language)),
    cases: await loadCases(language),
  });

  test('D3–D13 nothing is empty, no mark-up is left open', async () => {
    for (const [place, text] of texts(await load())) {
      // The first head of a table with row heads is a corner without text.
      if (!place.endsWith('.heads.0')) expect(text.trim(), place).not.toBe('');
      expect(text, place).not.toMatch(/<|>|TODO|undefined/);
      expect(text.replaceAll(/\[\[[^\]]*\]\]/g, ''), place).not.toMatch(/\[\[|\]\]/);
    }
  });

  test('D7 every link of a text leads to a word of the glossary', async () => {
    for (const [place, text] of texts(await load())) {
      for (const part of parts(text)) {
        if (text.includes(`[[`) && part.term !== null) expect(TERMS).toContain(part.term);
      }
      for (const [, id] of text.matchAll(/\[\[([^\]|]+)/g)) expect(TERMS, place).toContain(id);
      // An id with a hyphen is no word to be read.
      expect(text, place).not.toMatch(/\[\[\w+-[\w-]+\]\]/);
    }
  });

  test('D1 D6 D9 D12 D14 decision rows, tables, articles and sources are whole', async () => {
    const { rules, faq, more } = await load();
    expect(Object.values(DECISIONS).flat()).toHaveLength(Object.keys(DECISION_BOARDS).length);
    for (const table of [rules.pieces, rules.captures]) {
      for (const row of table.rows) expect(row).toHaveLength(table.heads.length);
    }
    for (const id of ARTICLES) expect(rules.sources[id]).not.toBe('');
    expect(Object.keys(faq.items)).toHaveLength(20);
    expect(more.variants.surprises.items).toHaveLength(3);
    expect(more.history.events.map(([when]) => when)).toContain('1894');
  });

  test('D14 the texts, too, name only checked articles', async () => {
    for (const [place, text] of texts(await load())) {
      for (const [article] of text.matchAll(/\b[13]\/\d+(\.\d+)*/g)) {
        expect(article, place).toMatch(CHECKED);
      }
    }
  });

  test('moves named in the rulings are those of their positions', async () => {
    const { cases } = await load();
    for (const id of IDS) {
      const facts = caseFacts(id);
      if (facts.legal?.length !== 1 || facts.decides !== 'rules') continue;
      const [only] = facts.legal;
      const said = cases.cases[id].join(' ');
      const named = only === '34x3' ? '34x25x14x3' : only;
      if (/\d\d?x\d/.test(said) && named) expect(said, id).toContain(named);
    }
  });
});

test('the board as it stands: pieces put, lifted, crowned', () => {
  expect(standing('W:W32:B8,17,27', { moved: [[32, 12]], lifted: [27, 17] })).toBe('B:W12:B8');
  expect(standing('W:W7:B45', { moved: [[7, 1]], crowned: [1] })).toBe('B:WK1:B45');
  expect(standing('W:W31-33:B1-2', { moved: [], turn: 'W' })).toBe('W:W31,32,33:B1,2');
});
