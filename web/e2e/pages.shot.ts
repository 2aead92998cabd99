/** Every page as a picture, on a phone and on a wide screen: `docs/pages.md`. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGES } from '../src/features/learn/paths';
import type { Board } from './support/board';
import { expect, test, type Page } from './support/fixtures';
import { picture } from './support/picture';
import { MISSED, sit } from './support/table';

const docs = path.resolve(import.meta.dirname, '../../docs');
const folder = path.join(docs, 'images', 'pages');
const SIZES = [
  { width: 360, height: 740, shot: { quality: 30 } },
  // Smaller than it is, and still to be read.
  { width: 1280, height: 800, shot: { quality: 35, scale: 0.75 } },
];
/** All pictures together, so that they stay light for those who fetch the repository. */
const MOST_BYTES = 1_700_000;

interface Shot {
  name: string;
  /** What it shows, for the list. */
  says: string;
  path?: string;
  /** What is done before the picture. */
  act?: (page: Page, board: Board) => Promise<void>;
  /** It listens to the server as long as it is open. */
  listens?: true;
}

const CHOICE = '/#fen=W:WK4:B13,20,32,37';

/** Games of a club evening, as a file has them. */
const GAMES = [
  ['Awa', 'Thomas', '2-0'],
  ['Élise', 'Moussa', '1-1'],
  ['Thomas', 'Élise', '0-2'],
  ['Moussa', 'Awa', '1-1'],
]
  .map(([white, black, result]) =>
    [
      `[White "${white}"]\n[Black "${black}"]\n[Event "Club"]\n[Date "2026.11.20"]`,
      `[Result "${result}"]\n\n1. 32-28 19-23 2. 28x19 14x23 ${result}\n\n`,
    ].join('\n'),
  )
  .join('');

/** What is asked for stands in the middle of the screen. */
async function show(page: Page, testid: string): Promise<void> {
  const target = page.getByTestId(testid).first();
  await expect(target).toBeVisible();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

const SHOTS: readonly Shot[] = [
  { name: 'home', says: 'The first page: a board that can be played on', path: '/' },
  {
    name: 'refusal',
    says: 'A try that is refused, with its reason and what had to be played',
    path: '/#fen=W:W34,32:B27,17,8,30',
    act: async (page, board) => {
      await board.drag(34, 25);
      await expect(board.ruling).toHaveAttribute('data-code', 'majority');
    },
  },
  {
    name: 'choice',
    says: 'Two captures between the same squares: the player chooses',
    path: CHOICE,
    act: async (_page, board) => {
      await board.press(4, 15);
      await expect(board.fork).toBeVisible();
    },
  },
  {
    name: 'slow-motion',
    says: 'A capture jump by jump, and why pieces taken still stand in the way',
    path: '/regles/pieces-prises',
    act: async (page) => {
      await page.getByTestId('turc').click();
      await page.getByTestId('slow-forward').click();
      await show(page, 'slow');
    },
  },
  {
    name: 'new-game',
    says: 'A new game: two people or the machine, the rules, the position',
    path: '/',
    act: async (page) => {
      await page.getByTestId('new-game').click();
      await expect(page.getByTestId('start-game')).toBeVisible();
    },
  },
  {
    name: 'table-board',
    says: 'Table mode: each player is done, claims or corrects; going back and on is only looking',
    path: '/',
    act: async (page, board) => {
      await sit(page, MISSED);
      await board.press(34, 29);
      await page.getByTestId('done-white').click();
      await expect(page.getByTestId('claim-black')).toBeEnabled();
    },
  },
  {
    name: 'table',
    says: 'Table mode: a missed capture is claimed, and the opponent decides',
    path: '/',
    act: async (page, board) => {
      await sit(page, MISSED);
      await board.press(34, 29);
      await page.getByTestId('done-white').click();
      await page.getByTestId('claim-black').click();
      await expect(page.getByTestId('claim-incident')).toBeVisible();
    },
  },
  {
    name: 'draws',
    says: 'The draw counters, with what is missing or due',
    path: '/#fen=W:WK47,38:BK4,13',
    act: async (page, board) => {
      await board.playAll('47-42 4-10 42-47 10-4 47-42');
      await show(page, 'offer-open');
    },
  },
  {
    name: 'claim',
    says: 'The sheet of a claim, to print',
    path: '/#fen=W:WK47,38:BK4,13',
    act: async (page, board) => {
      await board.playAll('47-42 4-10 42-47 10-4 47-42 4-10 42-47 10-4');
      await page.getByTestId('claim-open').click();
      await expect(page.getByTestId('claim-verdict')).toBeVisible();
    },
  },
  {
    name: 'ending',
    says: 'An ending that is drawn at once, and its proof',
    path: '/#fen=W:WK28:BK35',
    act: async (page, board) => {
      await expect(board.result).toBeVisible();
      await page.getByTestId('draw-proof').locator('summary').click();
    },
  },
  { name: 'start', says: 'The first six steps', path: '/debuter' },
  { name: 'course', says: 'The course of twelve steps', path: '/cours' },
  { name: 'course-step', says: 'A level of the course', path: '/cours/prendre/3' },
  { name: 'teachers', says: 'All solutions, for teachers', path: '/cours/enseignants' },
  { name: 'exercises', says: 'The exercises', path: '/exercices' },
  { name: 'exercise', says: 'An exercise', path: '/exercices/combination-002' },
  {
    name: 'practice',
    says: 'Practice against the machine: endings and combinations with a goal',
    path: '/exercices/pratique',
  },
  {
    name: 'goal',
    says: 'A goal, played on a board',
    path: '/exercices/pratique-coup-direct',
    act: async (page) => {
      await expect(page.getByTestId('practice')).toHaveAttribute('data-phase', 'yours');
    },
  },
  {
    name: 'analysis',
    says: 'A game taken apart: variations, comments, what the machine thinks of it',
    path: '/analyse#fen=start&moves=32-28_19-23_28x19_14x23',
    listens: true,
    act: async (page) => {
      await expect(page.getByTestId('engine-score')).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'library',
    says: 'A library of games, found by player, date, result and position',
    path: '/bibliotheque',
    act: async (page) => {
      await page.getByTestId('paste').fill(GAMES);
      await page.getByTestId('add-pasted').click();
      await expect(page.getByTestId('game')).toHaveCount(4);
      await show(page, 'count');
    },
  },
  { name: 'rules', says: 'The rules, article by article', path: '/regles' },
  {
    name: 'article',
    says: 'An article, with a board to try it on',
    path: '/regles/prise-majoritaire',
  },
  { name: 'decisions', says: 'The decision table', path: '/regles/tableau' },
  { name: 'advice', says: 'Advice, with reasons', path: '/conseils' },
  { name: 'variants', says: 'Other games on the same board, told apart', path: '/variantes' },
  { name: 'history', says: 'History, with its doubts', path: '/histoire' },
  { name: 'questions', says: 'Questions that are often asked', path: '/questions' },
  { name: 'glossary', says: 'The words of the game', path: '/lexique' },
  { name: 'disputes', says: 'What people quarrel about', path: '/litiges' },
  { name: 'dispute', says: 'A dispute, settled on a board', path: '/litiges/Q01' },
  { name: 'assistant', says: 'The legal move helper: by numbers alone', path: '/assistant' },
  {
    name: 'comparer',
    says: 'The captures of a position side by side',
    path: '/assistant/position',
  },
  {
    name: 'played',
    says: 'What was played: the ruling, who decides, and the boards that follow',
    path: '/assistant/coup-joue',
    act: async (page) => {
      await page.getByTestId('played-judge').click();
      await show(page, 'played-ruling');
    },
  },
  { name: 'arbiter', says: 'The table arbiter', path: '/arbitre' },
  {
    name: 'irregularity',
    says: 'The table arbiter asks what has happened',
    path: '/arbitre/missed',
  },
  { name: 'about', says: 'Sources, and the version of the rules', path: '/a-propos' },
  {
    name: 'settings',
    says: 'The settings',
    path: '/',
    act: async (page) => {
      await page.getByTestId('settings').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'english', says: 'The first page in English', path: '/?lang=en' },
  { name: 'dutch', says: 'The rules in Dutch', path: '/regles?lang=nl' },
];

const fileOf = (name: string, width: number): string => `${name}-${width}.webp`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await mkdir(folder, { recursive: true });
});

for (const { name, path: address = '/', act, listens } of SHOTS) {
  for (const { shot, ...size } of SIZES) {
    test(`${name}, ${size.width} px`, async ({ board, page }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.locator('main').first()).toBeVisible();
      await expect(page.locator('main[aria-busy]')).toBeHidden();
      if (!listens) await page.waitForLoadState('networkidle');
      await act?.(page, board);
      await picture(page, path.join(folder, fileOf(name, size.width)), shot);
    });
  }
}

test('all of them are light, and listed', async () => {
  const files = SHOTS.flatMap(({ name }) => SIZES.map(({ width }) => fileOf(name, width)));
  // Those of pages that are no more.
  for (const file of await readdir(folder)) {
    if (!files.includes(file)) await rm(path.join(folder, file));
  }
  let bytes = 0;
  for (const file of files) bytes += (await stat(path.join(folder, file))).size;
  console.log(`${files.length} pictures, ${bytes} bytes`);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const shown = SHOTS.map(({ path: address = '/' }) => address.replace(/[#?].*/u, ''));
  expect(Object.values(PAGES).filter((address) => !shown.includes(address))).toEqual([]);
  const rows = SHOTS.map(
    ({ name, says, path: address = '/' }) =>
      `| ${says} | \`${address}\` | [360 px](images/pages/${fileOf(name, 360)}) | [1280 px](images/pages/${fileOf(name, 1280)}) |`,
  );
  const head = [
    '# Every page, in pictures',
    '',
    'Taken from the real pages by `make screenshots`, on a phone (360 pixels wide) and on a wide screen (1280).',
    '',
    '| what | address | phone | wide |',
    '| --- | --- | --- | --- |',
  ];
  await writeFile(path.join(docs, 'pages.md'), [...head, ...rows, ''].join('\n'));
});
