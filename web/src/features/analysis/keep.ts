/** The analysis that is under way, kept in this browser. */
import { browserStorage, Library } from '../game/library';
import { playerNames } from '../game/record';
import { resultText, writePdn } from '../transfer/pdn';
import { i18n } from '../../i18n/i18n.svelte';
import { asked } from './address';
import type { Study } from './study.svelte';
import { ROOT } from './tree';

const KEY = 'damier.analysis';

interface Kept {
  pdn: string;
  /** The place on the board, counted as the file has them. */
  at: number;
}

export function keep(study: Study): void {
  const kept: Kept = { pdn: study.pdn(), at: Math.max(0, study.tree.order().indexOf(study.at)) };
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage is no reason to stop.
  }
}

export function forget(): void {
  browserStorage()?.removeItem(KEY);
}

/** Opens what the address asks for, else what was left here. Throws what the rules say. */
export function openFirst(study: Study, hash: string): void {
  const wanted = asked(hash);
  if (wanted === null) {
    bringBack(study);
    return;
  }
  const { rules } = study;
  if ('game' in wanted) {
    const record = new Library(browserStorage()).get(wanted.game);
    if (!record) {
      bringBack(study);
      return;
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
    return;
  }
  study.step('last');
}

function bringBack(study: Study): void {
  try {
    const kept = JSON.parse(browserStorage()?.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.pdn !== 'string') return;
    study.openPdn(kept.pdn);
    study.go(study.tree.order()[Number(kept.at)] ?? ROOT);
  } catch {
    // Not ours, or of another version: a new analysis begins.
  }
}
