/** Exacte eindspelen. */
import type { EndingTexts } from '../../features/endings/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color) => (color === 'white' ? 'Wit' : 'Zwart');
const plies = (n: number) => (n === 1 ? '1 halve zet' : `${n} halve zetten`);

export const endings: EndingTexts = {
  help: {
    ask: 'De partij is nog bezig. De eindspeltabellen kennen de uitslag en de beste zet: ze raadplegen is hulp aannemen, en dat blijft bij de partij vermeld.',
    show: 'Toch de tabellen raadplegen',
    given: 'De tabellen zijn tijdens deze partij geraadpleegd.',
  },
  asking: 'De eindspeltabellen worden geraadpleegd…',
  offline: (pieces, where) => {
    const why =
      pieces > 4
        ? 'Eindspelen van meer dan vier stukken zijn zaak van de server, en die antwoordt niet.'
        : 'De eindspeltabellen konden niet worden geladen.';
    return `${why} ${where === 'game' ? 'De partij gaat zonder tabellen verder.' : 'Wat de machine zegt is maar een schatting.'}`;
  },
  missing: (pieces) =>
    pieces > 5
      ? `Geen tabel op deze server kent eindspelen van ${pieces} stukken. Ze maken kost 16 GB geheugen en een uur of twaalf: de machine geeft maar een schatting. Met hoogstens vijf stukken is de exacte waarde binnen bereik.`
      : 'Geen tabel op deze server kent dit eindspel. Die van vier stukken komen met het programma; “damier tablebase build --pieces 5” maakt die van vijf.',
  verdict: (color, wdl, n) => {
    if (wdl === 'draw') return 'Remise: met het beste spel van beide kanten wint niemand.';
    const end = n === null ? '' : n === 0 ? ': de partij is uit' : ` in ${plies(n)}`;
    return wdl === 'win'
      ? `${side(color)}, aan zet, wint${end}.`
      : `${side(color)}, aan zet, verliest${end}.`;
  },
  proviso: (limit) =>
    limit
      ? 'Het aantal halve zetten is exact, berekend uit alle standen van het eindspel. De zettengrens is apart beoordeeld, hierboven; herhaling telt niet mee.'
      : 'Een exacte waarde, berekend uit alle standen van het eindspel. Herhaling en zettengrenzen tellen niet mee.',
  limit: (reason, moves, fits) => {
    const rule =
      reason === '25-moves' ? '25 zetten' : reason === '16-moves' ? '16 zetten' : '5 zetten';
    const left = moves === 1 ? 'nog 1 zet' : `nog ${moves} zetten`;
    return fits
      ? `De winst valt binnen de grens van ${rule} (${left}).`
      : `De grens van ${rule} valt eerder dan de winst (${left}), tenzij een slag of een schijfzet haar opnieuw laat beginnen.`;
  },
  moves: 'Elke zet',
  columns: { move: 'Zet', value: 'Wat hij oplevert' },
  worth: (wdl, n) => {
    if (wdl === 'draw') return 'remise';
    return `${wdl === 'win' ? 'wint' : 'verliest'}${n === null ? '' : ` in ${plies(n)}`}`;
  },
  proof: {
    win: 'Bekijk de winst, zet voor zet',
    draw: 'Is het remise? Bekijk het bewijs, zet voor zet',
    loss: 'Bekijk de beste verdediging',
  },
  whyDraw: (color, moves) =>
    `Geen van de ${moves} zetten van ${side(color).toLowerCase()} wint, en op elke zet heeft de tegenstander minstens één antwoord dat remise houdt. In de getoonde reeks stelt elke kant de ander de moeilijkste vraag.`,
  lore: {
    'main-road':
      'De ene dam heeft de hoofddiagonaal (5-46), en niemand anders staat erop: de klassieke verdediging. Twee dammen vangen haar daar nooit als er niet eerst iets te slaan is, drie bijna nooit, vier altijd.',
    'three-kings':
      'Drie dammen tegen één: meestal remise. Probeer eerst de hoofddiagonaal (5-46) te nemen; een dam die hem heeft is bijna niet te vangen. Hoogstens zestien zetten.',
    'four-kings':
      'Vier dammen tegen één: ze winnen, ook tegen de hoofddiagonaal, als zij aan zet zijn en er niets te slaan is.',
    'two-kings':
      'Twee dammen tegen één: remise, behalve bij een directe slag. Volgens de Franse regel is de partij meteen uit als er geen winst gedwongen is; de internationale regel geeft vijf zetten.',
    'one-king':
      'Eén dam tegen één: remise, behalve bij een directe slag. Volgens de Franse regel is de partij meteen uit als er geen winst gedwongen is; de internationale regel geeft vijf zetten.',
  },
  practise: 'Om tegen de machine te spelen:',
  back: 'Dezelfde stand komt terug: zo kan het eindeloos doorgaan.',
  board: (ply, of) => `Stand na ${ply} van ${of} halve zetten`,
  step: {
    first: 'Begin van de reeks',
    back: 'Een halve zet terug',
    forward: 'Een halve zet verder',
    last: 'Einde van de reeks',
  },
};
