/** Captures in slow motion, in Dutch. */
import type { SlowText } from '../fr/slow';
import { listed } from '../../i18n/words';

const en = listed('en');
const list = (squares: readonly number[]) => en(squares.map(String));

export const slow: SlowText = {
  title: 'De slag vertraagd',
  which: 'Welke slag?',
  play: 'Afspelen',
  pause: 'Pauze',
  back: 'Een sprong terug',
  forward: 'Een sprong verder',
  first: 'Naar het begin',
  last: 'Naar het einde',
  keys: 'Met het toetsenbord: pijl links en rechts, sprong voor sprong; P, afspelen of pauze.',
  progress: (step, of) => `${step} / ${of}`,
  start: (from) => `Begin op ${from}.`,
  jump: (n, over, to) => `Sprong ${n}: over ${over}, naar ${to}.`,
  stay: (taken) =>
    taken.length === 1
      ? `Het stuk op ${taken[0]} is geslagen, maar het blijft staan en verspert nog de weg.`
      : `De stukken op ${list(taken)} zijn geslagen, maar ze blijven staan en versperren nog de weg.`,
  gone: (taken) =>
    taken.length === 1
      ? `Het stuk op ${taken[0]} is al weg, ten onrechte.`
      : `De stukken op ${list(taken)} zijn al weg, ten onrechte.`,
  end: (taken) =>
    taken.length === 1
      ? 'De zet is af: het geslagen stuk gaat van het bord.'
      : `De zet is af: de ${taken.length} geslagen stukken gaan samen van het bord.`,
  crowned: 'De schijf is op de laatste rij gestopt en wordt dam.',
  forbidden: (blockers) =>
    blockers.length === 1
      ? `Deze sprong kan niet: het geslagen stuk op ${blockers[0]} staat er nog.`
      : `Deze sprong kan niet: de geslagen stukken op ${list(blockers)} staan er nog.`,
  whatIf: 'En als ze meteen van het bord gingen?',
  wrong: 'Een verzonnen regel: speel niet zo',
  right: 'De echte regel',
  article: 'Lees het artikel: geslagen stukken',
  turc: 'De Turkse slag vertraagd',
  open: 'Vertraagd',
  compare: 'Vergelijk de slagen',
  failed: 'Deze teksten konden niet worden geladen.',
};
