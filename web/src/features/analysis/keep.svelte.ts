/** The analysis that is under way, kept in this browser. */
import { browserStorage, Library } from '../game/library';
import { playerNames } from '../game/record';
import { resultText, writePdn } from '../transfer/pdn';
import { i18n } from '../../i18n/i18n.svelte';
import { asked, type FromLibrary } from './address';
import { Analyses, ownCopy, type Analysis } from './analyses';
import type { Study } from './study.svelte';
import { ROOT } from './tree';

/** Keeps what a page does, apart from what other pages do with the same analysis. */
export class Keeper {
  readonly #analyses = new Analyses(browserStorage());
  /** What this page last read or wrote under each name. */
  readonly #known: Record<string, string> = {};
  /** All that are kept, newest first. */
  all = $state.raw(this.#analyses.all());

  /** `false` where another page had changed the same analysis: this one goes on under a name of its own. */
  keep(study: Study): boolean {
    const pdn = study.pdn();
    const there = this.#analyses.get(study.work.key)?.pdn ?? pdn;
    const alone = there === pdn || there === this.#known[study.work.key];
    if (!alone) study.part();
    const { tree, at, isBlank: empty, work } = study;
    const place = Math.max(0, tree.order().indexOf(at));
    const kept: Analysis = { ...work, pdn, at: place, empty, updated: Date.now() };
    this.#analyses.put(kept);
    this.look();
    this.#known[work.key] = pdn;
    ownCopy.set(kept);
    return alone;
  }

  /** What was left here: on this page, else on any. */
  bringBack(study: Study): void {
    const kept = ownCopy.get() ?? this.all[0];
    try {
      if (kept) this.open(study, kept);
    } catch {
      // Of another version: a new analysis begins.
    }
  }

  /** Those that can be opened again, newest first. */
  earlier(study: Study): Analysis[] {
    return this.all.filter(({ key, empty }) => key !== study.work.key && !empty);
  }

  /** Throws what the rules say. */
  open(study: Study, { key, worked, pdn, at }: Analysis): void {
    study.openPdn(pdn, 1, { key, worked });
    study.go(study.tree.order()[at] ?? ROOT);
    this.#known[key] = pdn;
  }

  /** Another page has kept something, or erased all: then nothing of it comes back. */
  look(): void {
    this.all = this.#analyses.all();
    if (this.all.length === 0) ownCopy.set(null);
  }
}

/**
 * Opens what the address asks for, else what was left here. Throws what the rules say. A game of the library
 * comes later: `false` where there is none.
 */
export function openFirst(study: Study, keeper: Keeper, hash: string): Promise<boolean> | null {
  const wanted = asked(hash);
  if (wanted === null) {
    keeper.bringBack(study);
    return null;
  }
  if ('library' in wanted) {
    keeper.bringBack(study);
    return openKept(study, wanted);
  }
  const { rules } = study;
  if ('game' in wanted) {
    const record = new Library(browserStorage()).get(wanted.game);
    if (!record) {
      keeper.bringBack(study);
      return null;
    }
    const { white, black } = playerNames(record.players);
    const { startFen, moves, ruleset } = record;
    const names = { white: white ?? '', black: black ?? '', result: resultText(null) };
    study.openPdn(writePdn(rules, { startFen, moves, ruleset, ...names }, i18n.language));
  } else {
    const { fen, moves, at } = wanted;
    const game = {
      startFen: fen,
      moves,
      ruleset: 'family',
      white: '',
      black: '',
      result: '*',
    } as const;
    study.openPdn(writePdn(rules, game, i18n.language));
    study.go(study.tree.lineThrough(ROOT)[at] ?? ROOT);
    return null;
  }
  study.step('last');
  return null;
}

async function openKept(study: Study, { library, at }: FromLibrary): Promise<boolean> {
  const { gameText } = await import('../library/hand');
  const pdn = await gameText(library);
  if (pdn === null) return false;
  study.openPdn(pdn);
  study.go(study.tree.order()[at] ?? ROOT);
  return true;
}
