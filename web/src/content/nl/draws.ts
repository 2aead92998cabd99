import type { DrawTexts } from '../fr/draws';

const plies = (n: number) => (n === 1 ? '1 halve zet' : `${n} halve zetten`);

export const draws: DrawTexts = {
  title: 'Remise claimen',
  position: 'Stand van de claim',
  place: (ply) => (ply === 0 ? 'Beginstand' : `Na ${plies(ply)}`),
  ruleset: 'Reglement',
  verdict: {
    drawn: 'De partij is remise: de regel heeft haar beëindigd.',
    claimable: 'Ja, remise kan worden geclaimd.',
    none: 'Nee, in deze stand is er geen recht op remise.',
    won: 'Nee: de partij is afgelopen en gewonnen.',
    ended: 'De partij is al afgelopen: de spelers hebben haar beëindigd.',
  },
  who: {
    draw: 'Hier valt de remise vanzelf: niemand hoeft te claimen. In een wedstrijd stelt de arbiter haar vast, geroepen door een speler (FMJD 3/5.4); de klok loopt tijdens het onderzoek, maar een gevallen vlag telt niet meer als de remise wordt toegekend (3/6.17).',
    claim:
      'Met dit reglement gaat de partij door tot een speler claimt. Het recht hoort bij de stand op het bord: na de volgende zet is het weg.',
  },
  rules: 'De vijf remiseregels',
  kinds: {
    repetition: 'Herhaling',
    '25-moves': 'Vijfentwintig zetten',
    '16-moves': 'Zestien zetten',
    '5-moves': 'Vijf zetten',
    'immediate-draw': 'Alleen dammen',
  },
  states: {
    due: 'remise',
    missing: 'nog niet',
    'other-material': 'niet van toepassing',
    'win-forced': 'gedwongen winst',
    'no-rule': 'niet in dit reglement',
  },
  source: 'Bron',
  article: 'Het artikel “Remise”',
  proof: 'Het bewijs',
  occurrences: 'De gelijke standen, zelfde speler aan zet',
  between: 'Zetten sinds de eerste',
  counted: 'De telling, zet voor zet',
  from: 'Waar de telling begint',
  now: 'De stand van de claim',
  later:
    'Het bewijs, zet voor zet, is na de partij te lezen: zolang er gespeeld wordt, helpt de pagina niemand.',
  exact: {
    draw: 'Elke zet is tot het einde uitgerekend: geen enkele wint. Kies er een om het antwoord te zien dat remise houdt, of dat de fout bestraft.',
    win: 'De winst staat hieronder, zet voor zet. Kies een andere zet om te zien waartoe die leidt.',
  },
  move: 'Zet',
  value: 'Waarde',
  worth: (wdl, n) =>
    wdl === 'draw'
      ? 'remise'
      : `${wdl === 'win' ? 'wint' : 'verliest'}${n === null ? '' : ` in ${plies(n)}`}`,
  line: (moves) => `Getoonde variant: ${moves}`,
  back: 'Vorige zet',
  on: 'Volgende zet',
  step: (n, of) => `${n} van ${of}`,
  print: 'Afdrukken',
  save: 'Als tekst opslaan',
  close: 'Sluiten',
  confirm: 'Bevestigen: remise geclaimd',
  done: (date) => `Opgemaakt door damier op ${date}.`,
  game: 'De partij',
  legend: 'o witte schijf, O witte dam, x zwarte schijf, X zwarte dam, “.” vrij veld',
  sign: ['Wit', 'Zwart', 'Arbiter'],
};
