import type { Practice } from '../fr/practice';
import type { Color } from '../../wasm/types';

const camp = (color: Color) => (color === 'white' ? 'Wit' : 'Zwart');

export const practice: Practice = {
  title: 'Oefenen tegen de computer',
  intro:
    'Een stand, een doel: winnen of remise houden. De computer verdedigt zo sterk als hij kan, en de remiseregels tellen. Je begint meteen opnieuw.',
  families: { ending: 'Eindspelen', combination: 'Slagen met een naam' },
  proof: {
    ending: 'Eindspeltabellen kennen van elk de exacte waarde.',
    combination: 'Een zoektocht ziet ze elk gewonnen tot het einde van de partij.',
  },
  goals: {
    opposition: ['De oppositie', 'Twee zetten, één ervan wint: tel de stappen.'],
    'homme-contre-homme': ['Schijf tegen schijf', 'Beide halen dam: kom op de goede plek aan.'],
    'dame-contre-pion': ['Dam tegen schijf', 'Hij loopt naar dam: maar één zet haalt hem in.'],
    'pion-contre-deux': [
      'Eén schijf tegen twee',
      'Twee zetten, één ervan houdt stand: ga langs de rand.',
    ],
    'dame-et-pion': ['Dam en schijf tegen dam', 'Een snelle val, anders wordt het remise.'],
    'dame-et-pion-annuler': [
      'Standhouden tegen dam en schijf',
      'Je hebt de hoofdlijn: houd haar vast.',
    ],
    'deux-dames': ['Twee dammen tegen één', 'Bijna altijd remise: hier sluit zich een net.'],
    'deux-dames-annuler': [
      'Standhouden tegen twee dammen',
      'Bij het midden word je gevangen: kies je lijn.',
    ],
    'deux-dames-contre-deux': [
      'Twee dammen tegen twee',
      'Remise, tenzij er een slag in zit: die is er.',
    ],
    'dame-et-deux-pions': [
      'Dam en twee schijven tegen dam',
      'Maar één zet wint: geef iets om de dam te vangen.',
    ],
    'trois-dames': [
      'Drie dammen tegen één',
      'De eenzame dam heeft de hoofdlijn niet. Hoogstens zestien zetten.',
    ],
    'trois-dames-annuler': [
      'Standhouden tegen drie dammen',
      'Je hebt de hoofdlijn: houd zestien zetten stand.',
    ],
    'quatre-dames': [
      'Vier dammen tegen één',
      'Zelfs op de hoofdlijn wordt de eenzame dam gevangen.',
    ],
    'deux-pions-annuler': ['Twee schijven tegen een dam', 'In het begin houdt maar één zet stand.'],
    'trois-pions-annuler': ['Dam tegen drie schijven', 'Ze komen erdoor: houd remise.'],
    'dame-contre-deux-pions': [
      'Dam tegen twee schijven',
      'Lang maar zeker: wacht ze op de goede plek op.',
    ],
    'deux-dames-et-pion-annuler': [
      'Standhouden tegen twee dammen en een schijf',
      'In het begin houdt maar één zet stand, daarna zestien zetten volhouden.',
    ],
    'deux-dames-et-pion': [
      'Twee dammen en een schijf tegen een dam',
      'De langste winst: ze past net in de zestien zetten.',
    ],
    'coup-direct': ['Eenvoudige slagzet', 'Geef één schijf, neem er drie.'],
    'coup-de-rappel': ['Coup de rappel', 'Stuur hem weg en roep hem terug.'],
    'coup-de-mazette': ['Coup de mazette', 'Bouw een lijn, ga erdoor en maak het af.'],
    'double-deux': ['Double-deux', 'Twee slagen van twee; daarna moet de partij nog gewonnen.'],
    'coup-de-ricochet': [
      'Coup de ricochet',
      'Neem er twee: wat terugslaat, wordt zelf geslagen, met nog een.',
    ],
    'coup-napoleon': ['Coup Napoléon', 'Drie offers, één zigzagslag.'],
    'coup-royal': ['Coup royal', 'Drie schijven in het midden gegeven, vijf teruggenomen.'],
    'coup-philippe': ['Coup Philippe', 'Maak de weg vrij, sla toe en breng de partij thuis.'],
    chapelet: ['Chapelet', 'Ruil na ruil, dan een slag tot op de damlijn.'],
    'coup-de-la-trappe': ['Coup de la trappe', 'Haal de schijf weg die het gat afdekt.'],
    'coup-de-la-bombe': [
      'Bomzet',
      'Je schijf lijkt verloren: de meerslag spaart hem, en hij gaat verder.',
    ],
    tourniquet: ['Tourniquet', 'Hij gaat rond en komt terug waar hij begon: dan sla jij toe.'],
    moulinet: [
      'Moulinet',
      'Een zwarte schijf gaat rond van slag naar slag: wacht hem op waar hij eindigt.',
    ],
    'coup-turc': ['Turkse slag', 'Laat de dam stuiten op een al geslagen stuk.'],
    'envoi-a-dame': ['Envoi à dame', 'Geef twee dammen weg om ze terug te nemen.'],
    'coup-raphael': ['Coup Raphaël', 'Offer na offer, twee slagen: alles is gedwongen.'],
  },
  goal: {
    win: (side) => `Je speelt met ${camp(side)}. Doel: winnen.`,
    draw: (side) => `Je speelt met ${camp(side)}. Doel: remise houden.`,
  },
  short: { win: 'winnen', draw: 'remise houden' },
  yours: 'Je bent aan zet.',
  thinking: 'De computer denkt na.',
  reached: 'Doel bereikt',
  missed: 'Doel gemist',
  failed: 'De computer gaf geen antwoord.',
  ask: 'Opnieuw vragen',
  slipped: {
    win: 'De tabellen weten het: de winst is net ontglipt. Je kunt deze zet terugnemen.',
    draw: 'De tabellen weten het: de remise is net ontglipt. Je kunt deze zet terugnemen.',
  },
  byTables: 'De computer antwoordt met de eindspeltabellen.',
  hint: 'Hint',
  hinted: (move) => `De computer zou ${move} spelen.`,
  back: 'Zet terugnemen',
  again: 'Opnieuw beginnen',
  all: 'Alle oefenpartijen',
  next: 'Volgende doel',
  pieces: 'De stukken',
};
