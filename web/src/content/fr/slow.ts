/** Captures in slow motion, in French: the language the other two follow. */
import { listed } from '../../i18n/words';

const et = listed('et');
const list = (squares: readonly number[]) => et(squares.map(String));

export const slow = {
  title: 'La prise au ralenti',
  which: 'Quelle prise ?',
  play: 'Lecture',
  pause: 'Pause',
  back: 'Un saut en arrière',
  forward: 'Un saut en avant',
  first: 'Au début',
  last: 'À la fin',
  keys: 'Au clavier : flèches gauche et droite, saut par saut ; P, lecture ou pause.',
  progress: (step: number, of: number) => `${step} / ${of}`,
  start: (from: number) => `Départ en ${from}.`,
  jump: (n: number, over: number, to: number) =>
    `Saut ${n}\u00a0: par-dessus ${over}, arrivée en ${to}.`,
  stay: (taken: readonly number[]) =>
    taken.length === 1
      ? `La pièce ${taken[0]} est prise, mais elle reste et barre encore le passage.`
      : `Les pièces ${list(taken)} sont prises, mais elles restent et barrent encore le passage.`,
  gone: (taken: readonly number[]) =>
    taken.length === 1
      ? `La pièce ${taken[0]} est déjà partie, à tort.`
      : `Les pièces ${list(taken)} sont déjà parties, à tort.`,
  end: (taken: readonly number[]) =>
    taken.length === 1
      ? 'Le coup est fini : la pièce prise quitte le damier.'
      : `Le coup est fini\u00a0: les ${taken.length} pièces prises quittent le damier ensemble.`,
  crowned: 'Le pion, arrêté sur la dernière rangée, devient dame.',
  forbidden: (blockers: readonly number[]) =>
    blockers.length === 1
      ? `Ce saut est impossible\u00a0: la pièce prise en ${blockers[0]} est encore là.`
      : `Ce saut est impossible\u00a0: les pièces prises en ${list(blockers)} sont encore là.`,
  whatIf: 'Et si on les retirait tout de suite ?',
  wrong: 'Règle inventée : ne jouez pas ainsi',
  right: 'La vraie règle',
  article: 'Lire l’article : les pièces prises',
  turc: 'Le coup turc au ralenti',
  open: 'Au ralenti',
  compare: 'Comparer les prises',
  failed: 'Ces textes n’ont pas pu être chargés.',
};

export type SlowText = typeof slow;
