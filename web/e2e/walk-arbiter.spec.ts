/**
 * The walk of an arbiter: every disputed case and every irregularity is settled on the page, and what
 * the page says is held against `support/cases.ts`, written by hand from the rules.
 */
import type { Locator, Page } from '@playwright/test';
import { DISPUTES, IRREGULARITIES, type Expected, type Standing } from './support/cases';
import { expect, test } from './support/fixtures';

/** The pieces that a drawn board tells in words: `w32`, `bk5`. */
function pieces(label: string): Set<string> {
  const found = new Set<string>();
  for (const [color, name] of [
    ['w', 'Blancs'],
    ['b', 'Noirs'],
  ] as const) {
    const side = new RegExp(`${name}\\s*:\\s*([^.]*)`).exec(label)?.[1] ?? '';
    for (const part of side.split(';')) {
      const king = /dame/.test(part) ? 'k' : '';
      for (const [square] of part.matchAll(/\d+/g)) found.add(`${color}${king}${square}`);
    }
  }
  return found;
}

async function expectStanding(figure: Locator, standing: Standing): Promise<void> {
  const [turn, ...facts] = standing.split(' ');
  const label = (await figure.getByRole('img').getAttribute('aria-label')) ?? '';
  const found = pieces(label);
  const [color, next] = turn === 'W' ? ['w', 'Blancs de jouer'] : ['b', 'Noirs de jouer'];
  const left = [...found].some((piece) => piece.startsWith(color));
  await expect(figure).toContainText(left ? next : 'Partie terminée');
  const squares = new Set([...found].map((piece) => piece.replace(/\D/g, '')));
  for (const fact of facts) {
    if (fact.startsWith('-')) expect(squares, `${fact} in ${label}`).not.toContain(fact.slice(1));
    else expect(found, `${fact} in ${label}`).toContain(fact);
  }
}

/** French has blanks that do not break: to a reader they are blanks. */
const anyBlank = ({ source }: RegExp) => new RegExp(source.replaceAll(' ', '\\s'));

async function settle(page: Page, id: string, expected: Expected): Promise<void> {
  const card = page.getByTestId('case');
  await expect(card).toHaveAttribute('data-case', id);
  await expect(card.getByTestId('case-decider')).toHaveAttribute('data-decider', expected.decides);
  await expect(card.getByTestId('case-ruling'), id).toHaveText(anyBlank(expected.says));
  await expect(card.getByTestId('case-source'), id).toHaveText(anyBlank(expected.source));
  // A board that can be tried, whatever the case; a piece on a light square can only be drawn.
  await expect(card.getByTestId('live-board').or(card.getByTestId('astray')).first()).toBeVisible();
  if (expected.legal !== undefined) {
    const sorted = (text: string) => text.split(', ').sort().join(', ');
    const shown = (await card.getByTestId('case-legal').textContent())?.trim() ?? '';
    if (expected.legal === '') expect(shown).not.toMatch(/\d/);
    else expect(sorted(shown), id).toBe(sorted(expected.legal));
  }
  if (expected.code !== undefined) {
    await expect(card.getByTestId('case-explained')).toHaveAttribute('data-code', expected.code);
  }
  const wanted = [expected.correct, expected.leave].filter((text) => text !== undefined);
  const figures = card.getByTestId('case-options').locator('figure');
  await expect(figures, id).toHaveCount(wanted.length);
  for (const [i, standing] of wanted.entries()) await expectStanding(figures.nth(i), standing);
}

test.describe('D8 C1 C2 C4 C5 an arbiter settles every dispute with board and source', () => {
  const ids = Object.keys(DISPUTES);
  for (let first = 0; first < ids.length; first += 13) {
    const part = ids.slice(first, first + 13);
    test(`D8 C1 C2 the disputes ${part[0]} to ${part.at(-1)}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(`/litiges/${part[0]}`);
      for (const [i, id] of part.entries()) {
        const expected = DISPUTES[id];
        if (expected) await settle(page, id, expected);
        const next = part[i + 1];
        // From case to case as a reader goes, without loading the page again.
        if (next) await page.locator(`nav.steps a[href="/litiges/${next}"]`).click();
      }
    });
  }
});

test.describe('C2 D8 an arbiter finds every irregularity in the wizard', () => {
  const groups = [
    'touch',
    'missed',
    'majority',
    'execution',
    'promotion',
    'board',
    'draws',
    'clock',
  ];
  const seen: string[] = [];
  test.describe.configure({ mode: 'serial' });
  for (const group of groups) {
    test(`C2 C4 D8 the irregularities of the group ${group}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(`/arbitre/${group}`);
      await expect(page.getByTestId(/^what-/).first()).toBeVisible();
      const ids = await page
        .getByTestId(/^what-I/)
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('data-testid')?.slice(5) ?? ''),
        );
      for (const id of ids) {
        await page.getByTestId(`what-${id}`).click();
        const expected = IRREGULARITIES[id];
        if (expected) await settle(page, id, expected);
        seen.push(id);
        await page.goBack();
      }
    });
  }
  test('C2 each of the 32 rows has been settled once', () => {
    expect(seen.toSorted()).toEqual(Object.keys(IRREGULARITIES).toSorted());
    expect(Object.keys(DISPUTES)).toHaveLength(51);
  });
});
