/** Every kind of page: pages of one kind differ in words and positions only. */
import type { APIRequestContext } from '@playwright/test';
import { caseFacts, isCaseId } from '../../src/content/cases';
import { LEVELS } from '../../src/content/course/levels';
import { STEPS } from '../../src/content/course/steps';
import { levelPath } from '../../src/features/course/address';
import { DEEP_KINDS, KINDS } from '../../src/features/exercises/types';
import { PAGES, placeOf, type Page } from '../../src/features/learn/paths';
import { WITHIN } from '../../src/features/learn/sections';

const among = (names: readonly string[], name: string): boolean => names.includes(name);

/** What an item of a page looks like; the name of the item itself where there is none like it. */
function kindOfItem(page: Page, item: string): string {
  if (isCaseId(item)) {
    const { decides } = caseFacts(item);
    return page === 'disputes' ? `case for ${decides}` : `${item.charAt(0)} for ${decides}`;
  }
  if (page === 'arbiter') return 'group';
  if (page === 'course') {
    const level = LEVELS.find((one) => levelPath(one) === `${PAGES.course}/${item}`);
    if (level) return `level: ${level.kind}`;
    return among(STEPS, item) ? 'step' : item;
  }
  if (page === 'exercises') {
    if (among(KINDS, item)) return 'exercises of a kind';
    if (among(DEEP_KINDS, item)) return 'proved exercises of a kind';
    // Named by their kind, then a number or a name.
    return item.replace(/-.*/, ' -');
  }
  return item;
}

export function kindOf(path: string): string {
  const place = placeOf(path);
  if (!place || place.page === 'missing') throw new Error(`${path} is no page`);
  // What stands on the page itself is the page, seen from there.
  const within = WITHIN.includes(place.page) || place.page === 'about';
  return place.item === null || within
    ? place.page
    : `${place.page}: ${kindOfItem(place.page, place.item)}`;
}

/** Of all addresses that the server knows the first of each kind, of one page or of all. */
export async function oneOfEachKind(request: APIRequestContext, page?: Page): Promise<string[]> {
  const all = (await (await request.get('/pages.txt')).text()).trim().split('\n');
  const ours = all.filter((path) => page === undefined || placeOf(path)?.page === page);
  return [...new Map(ours.reverse().map((path) => [kindOf(path), path])).values()].reverse();
}
