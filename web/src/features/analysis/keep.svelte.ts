/** The analysis that is under way, kept in this browser. */
import { browserStorage, Library } from '../game/library';
import { playerNames } from '../game/record';
import { resultText, writePdn } from '../transfer/pdn';
import type { WholeRules } from '../../wasm/rules';
import { i18n } from '../../i18n/i18n.svelte';
import { ANALYSIS, asked, type FromLibrary } from './address';
import type { Study } from './study.svelte';
import { writeTree } from './pdn';
import { ROOT, type Tag, type Tree } from './tree';

interface Kept {
  pdn: string;
  /** The place on the board, counted as the file has them. */
  at: number;
}

export function keep(rules: WholeRules, tree: Tree, tags: readonly Tag[], at: number): void {
  const pdn = writeTree(rules, tree, tags, i18n.language);
  const kept: Kept = { pdn, at: Math.max(0, tree.order().indexOf(at)) };
  try {
    browserStorage()?.setItem(ANALYSIS, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage is no reason to stop.
  }
}

/**
 * Opens what the address asks for, else what was left here. Throws what the rules say. A game of the library
 * comes later: `false` where there is none.
 */
export function openFirst(study: Study, hash: string): Promise<boolean> | null {
  const wanted = asked(hash);
  if (wanted === null) {
    bringBack(study);
    return null;
  }
  if ('library' in wanted) {
    bringBack(study);
    return openKept(study, wanted);
  }
  const { rules } = study;
  if ('game' in wanted) {
    const record = new Library(browserStorage()).get(wanted.game);
    if (!record) {
      bringBack(study);
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

function bringBack(study: Study): void {
  try {
    const kept = JSON.parse(browserStorage()?.getItem(ANALYSIS) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.pdn !== 'string') return;
    study.openPdn(kept.pdn);
    study.go(study.tree.order()[Number(kept.at)] ?? ROOT);
  } catch {
    // Not ours, or of another version: a new analysis begins.
  }
}
