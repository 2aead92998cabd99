import type { Color } from '../../wasm/types';
import { play } from '../../content/nl/play';
import { listed, SIDES } from '../words';
import type { More } from './fr';

const and = listed('en');
const side = (color: Color) => SIDES.nl[color];
const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const more = {
  result: {
    win: (color) => `${side(color)} wint`,
    won: 'Gewonnen!',
    lost: 'Verloren',
    resigned: 'Je hebt opgegeven.',
    outOfTime: (won) =>
      won ? 'De machine heeft de tijd overschreden.' : 'Je hebt de tijd overschreden.',
    draw: 'Remise',
    score: (winner) => (winner === null ? '1 – 1' : winner === 'white' ? '2 – 0' : '0 – 2'),
    reason: {
      'no-pieces': (loser) => `${loser} heeft geen stuk meer.`,
      blocked: (loser) => `${loser} staat vast: geen geldige zet.`,
      resignation: (loser) => `${loser} geeft op.`,
      time: (loser) => `${loser} heeft de tijd overschreden.`,
      repetition: () => 'Dezelfde stand kwam voor de derde keer voor, met dezelfde speler aan zet.',
      '25-moves': () => 'Vijfentwintig zetten van beide kanten zonder schijfzet of slag.',
      '16-moves': () => 'Zestien zetten van beide kanten in dit eindspel zonder winst.',
      '5-moves': () => 'Vijf zetten van beide kanten in dit eindspel zonder winst.',
      'immediate-draw': () => 'Eén dam tegen één, of twee tegen één, zonder directe winst.',
      agreement: () => 'Beide spelers kwamen remise overeen.',
    },
    course: 'Terug naar de cursus',
    again: 'Nieuwe partij',
  },

  left: {
    invite: 'Eerste keer? Leer het in zes stappen',
    resume: 'De partij hervatten',
    at: (plies) => `Verlaten na ${plies} ${plural(plies, 'halve zet', 'halve zetten')}.`,
  },

  actions: {
    replay: 'Herhalen',
    share: 'Delen',
    transfer: 'Invoeren en bewaren',
    resign: 'Opgeven',
    draw: 'Remise voorstellen',
    claim: 'Remise claimen',
  },

  status: {
    replayCapture: 'Slag herhalen',
    resume: 'Naar de laatste zet',
  },

  sync: {
    waiting: (n) => `${n} ${plural(n, 'zet', 'zetten')} te versturen`,
    back: 'Weer verbonden: alles is bewaard.',
    short: 'Offline',
    retry: 'Opnieuw proberen',
    replaced: (moves) =>
      `De partij ging elders verder: dit zijn de zetten van de server. Je ${plural(moves.length, 'zet', 'zetten')} ${and(moves)} ${plural(moves.length, 'hoort', 'horen')} daar niet bij.`,
    mine: 'Mijn zetten apart openen',
    invalid: 'De server weigerde de partij:',
  },

  fork: {
    confirmText: 'Druk nog eens op het aankomstveld of op de zet.',
    escape: 'Escape annuleert.',
    decline: 'Niet spelen',
    text: 'Deze slagen nemen verschillende stukken. Kies een nummer, of raak een te slaan stuk aan.',
    back: 'Eén stap terug',
  },

  ruling: {
    touched: 'Hier valt niets te spelen',
    unfinished: 'Slag bezig',
  },

  analyse: 'Analyseren',
  // With a hyphen only where the letters leave no room for the whole word.
  library: 'Biblio\u00ADtheek',

  resign: {
    title: (color) => `Geeft ${side(color)} op?`,
    own: {
      title: 'De partij opgeven?',
      text: 'De partij is dan voor jou verloren. Opgeven kan niet ongedaan worden gemaakt.',
    },
    text: 'De partij is dan verloren voor deze kant. Opgeven kan niet ongedaan worden gemaakt.',
    confirm: 'Opgave bevestigen',
    keep: 'Doorspelen',
  },

  offers: {
    title: 'Remise voorstellen',
    who: 'Wie stelt voor?',
    text: (to) =>
      `${side(to)} kan aannemen of weigeren; een zet spelen is weigeren. Wordt het voorstel aangenomen, dan eindigt de partij gelijk.`,
    machineText:
      'De machine bekijkt de stand en antwoordt. Neemt zij aan, dan eindigt de partij gelijk.',
    confirm: 'Voorstel bevestigen',
    open: (by) => `${side(by)} stelt remise voor.`,
    reply: (by) => `${side(by)} moet antwoorden.`,
    accept: 'Aannemen…',
    refuse: 'Weigeren',
    withdraw: 'Intrekken',
    stands: 'Volgens de FMJD-regels geldt een voorstel tot het antwoord (3/5.3).',
    acceptTitle: 'Remise aannemen?',
    acceptText: (by) => `${side(by)} neemt het voorstel aan: de partij eindigt gelijk, 1 – 1.`,
    acceptConfirm: 'Remise bevestigen',
    free: 'Remise kan worden voorgesteld.',
    bar: (bar) => {
      switch (bar.kind) {
        case 'over':
          return 'De partij is afgelopen.';
        case 'review':
          return 'Ga terug naar de laatste zet van de partij.';
        case 'open':
          return 'Een voorstel wacht op antwoord.';
        case 'turn':
          return 'Wacht op je beurt: een voorstel doet men in eigen tijd.';
        case 'refused':
          return 'Al voorgesteld: het volgende voorstel is aan de tegenstander (FMJD 3/5.3).';
        case 'answered':
          return 'Hier al voorgesteld: speel eerst een zet.';
        case 'early':
          return `FMJD-regels (3/5.3): geen voorstel vóór 40 zetten van ieder. Nog ${bar.plies === 1 ? '1 halve zet' : `${bar.plies} halve zetten`}.`;
      }
    },
    thinking: 'De machine bekijkt het voorstel…',
    closed: ({ by, state, answer }) => {
      const offer = `Voorstel van ${side(by).toLowerCase()}: `;
      if (answer === 'moved') return `${offer}geweigerd, de volgende zet is gespeeld.`;
      switch (state) {
        case 'accepted':
          return `${offer}aangenomen.`;
        case 'withdrawn':
          return `${offer}ingetrokken.`;
        case 'void':
          return `${offer}vervallen, zetten zijn teruggenomen.`;
        default:
          return `${offer}geweigerd.`;
      }
    },
    machine: {
      moved: '',
      claim: 'De machine neemt aan: remise kon toch al worden geclaimd.',
      proved: 'De machine neemt aan: dit eindspel is bewezen remise.',
      losing: 'De machine neemt graag aan: zij ziet zichzelf verliezen.',
      worse: 'De machine neemt aan: zij denkt iets minder te staan.',
      level: 'De machine neemt aan: de stand is gelijk en de partij ver gevorderd.',
      early: 'De machine speelt liever door: de stand is gelijk, maar alles moet nog komen.',
      better: 'De machine weigert: zij denkt beter te staan.',
      winning: 'De machine weigert: zij ziet winst.',
    },
    log: 'Remisevoorstellen',
    after: (ply) => (ply === 0 ? 'Aan het begin.' : `Na halve zet ${ply}.`),
  },

  notation: {
    title: 'Notatie',
    none: 'Er is nog geen zet gespeeld.',
    of: (move) => `Notatie van ${move}`,
    help: 'Elke vorm kan bij “Een zet typen” worden ingevuld.',
    forms: {
      short: 'Kort',
      path: 'Hele route',
      captured: 'Geslagen velden',
      hub: 'Hub (programma’s)',
    },
    spoken: { fr: 'In het Frans', en: 'In het Engels', nl: 'Hardop' },
  },

  counters: {
    before: 'Tellingen vóór de laatste zet; die kan nog betwist worden.',
    title: 'Remiseregels',
    none: 'Er loopt geen teller.',
    of: (count, limit) => `${count} van ${limit}`,
    goto: (ply) => (ply === 0 ? 'Bekijk het begin' : `Bekijk halve zet ${ply}`),
    boards: 'De gelijke standen als diagrammen',
    occurrence: (n) => `${n} van 3:`,
    place: (ply) => (ply === 0 ? 'aan het begin' : `na halve zet ${ply}`),
    resets: (n) => (n === 1 ? 'Eén telling begon opnieuw' : `Tellingen die opnieuw begonnen: ${n}`),
    older: (n) => (n === 1 ? 'en 1 eerdere' : `en ${n} eerdere`),
    why: 'Waarom? Het bewijs',
  },

  newGame: {
    title: 'Nieuwe partij',
    opponent: 'Tegenstander',
    two: 'Met zijn tweeën op dit scherm',
    machine: 'Tegen de machine',
    table: 'Aan tafel (toernooiregels: fouten zijn mogelijk)',
    tableHelp:
      'Niets wordt tegengehouden. De tegenstander kan bezwaar maken; alleen hij kiest: rechtzetten of zo laten.',
    tableFamily:
      'Niets wordt tegengehouden. Na een onregelmatige zet gaat men terug naar de laatste toegestane stand.',
    tableMachine: 'Tegen de machine wordt een onregelmatige zet nooit gespeeld, maar uitgelegd.',
    strength: 'Sterkte van de machine',
    color: 'Je speelt',
    colors: { white: 'Wit', black: 'Zwart', random: 'willekeurig' },
    ruleset: 'Reglement',
    rulesets: {
      ffjd: 'Franse bond',
      fmjd: 'Wereldbond (bijlage 1)',
      lidraughts: 'Online (remise claimen)',
      family: 'Thuis',
    },
    rulesetHelp: {
      ffjd: 'Automatisch remise: herhaling, 25 zetten, 16 zetten; één of twee dammen tegen één: remise zodra het bewezen is.',
      fmjd: 'Automatisch remise: herhaling, 25 zetten, 16 zetten; 5 zetten bij één of twee stukken tegen een dam.',
      lidraughts: 'Als de wereldbond, maar herhaling moet worden geclaimd.',
      family:
        'Niets is automatisch remise; het kan worden geclaimd. Een foute zet wordt teruggenomen.',
    },
    position: 'Beginnen vanuit',
    standard: 'Beginstand',
    fromFen: 'Een geschreven stand (FEN)',
    fen: 'De stand, geschreven als FEN of Hub',
    at: (n) => `teken ${n}`,
    start: 'Beginnen',
  },

  transfer: {
    title: 'Invoeren en bewaren',
    fen: 'Stand (FEN)',
    pdn: 'Partij (PDN)',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren mag hier niet: selecteer de tekst.',
    paste: 'Plak een stand (FEN, Hub) of een partij (PDN)',
    pasteHelp: 'Een stand, een hele partij of een rij zetten.',
    open: 'Openen',
    replace: 'De partij op het bord blijft bewaard onder haar link.',
    place: (line, column) =>
      column === null ? `Regel ${line}.` : `Regel ${line}, kolom ${column}.`,
    nothing: 'Geen zet, geen kop en geen stand in deze tekst.',
    several: (n, cut) =>
      cut
        ? `Meer dan ${n} partijen in deze tekst: dit zijn de eerste ${n}. Welke openen?`
        : `${n} partijen in deze tekst: welke openen?`,
    warnings: 'Over deze tekst:',
    game: (n) => `Partij ${n}`,
    plies: (n) => `${n} ${plural(n, 'halve zet', 'halve zetten')}`,
    opened: 'De partij is geopend.',
    partial: (message) => `De partij is geopend tot dit punt: ${message}`,
  },

  share: {
    title: 'Delen',
    game: 'Link naar de partij',
    gameHelp: 'Wie deze link heeft, kan de partij zien en spelen.',
    gameLater: 'De link is klaar zodra de partij de server heeft bereikt.',
    position: 'Link naar de stand',
    positionHelp: 'De stand staat in het adres zelf: geen server nodig.',
    native: 'Delen…',
  },

  settings: {
    title: 'Instellingen',
    theme: 'Weergave',
    themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
    board: 'Dambord',
    boards: {
      wood: 'Hout',
      green: 'Groen',
      blue: 'Blauw',
      grey: 'Grijs',
      contrast: 'Hoog contrast',
      mono: 'Zwart-wit',
    },
    numbers: 'Veldnummers',
    numberKinds: { off: 'Geen', border: 'Aan de rand', all: 'Op elk veld' },
    hints: 'Toon stukken die kunnen zetten en verplichte slagen',
    single: 'Een enige slag met één aanraking spelen',
    confirm: 'Vóór elke zet om bevestiging vragen',
    sound: 'Geluiden',
    sounds: { move: 'Zet', capture: 'Slag', crown: 'Dam', end: 'Einde', clock: 'Weinig tijd' },
    keys: 'Sneltoetsen van één letter (p, d, m, h, c, s, r)',
    data: 'Je gegevens',
    dataText:
      'Geen account, geen cookie, geen meting. Partijen worden op deze server bewaard onder een geheime link; deze browser houdt een kopie, je instellingen en je voortgang.',
    games: (n) =>
      n === 0
        ? 'Hier is geen partij bewaard.'
        : `${n} ${plural(n, 'partij', 'partijen')} hier bewaard.`,
    inLibrary: (n) =>
      `${n.toLocaleString('nl')} ${plural(n, 'partij', 'partijen')} in de bibliotheek: de export bevat ze, en “Alles wissen” wist ze ook, met hun kopie op de server.`,
    about: 'Alles over je gegevens, de juridische vermeldingen en de toegankelijkheid',
    exportData: 'Mijn gegevens exporteren',
    importData: 'Mijn gegevens importeren',
    imported: ({ games, progress, analysis, library, settings }) =>
      [
        games === 0 ? '' : games === 1 ? '1 partij toegevoegd.' : `${games} partijen toegevoegd.`,
        progress ? 'De voortgang uit het bestand is terug.' : '',
        analysis ? 'De analyse uit het bestand is terug.' : '',
        library === 0
          ? ''
          : `${library} ${plural(library, 'partij', 'partijen')} toegevoegd aan de bibliotheek.`,
        settings ? 'De instellingen zijn die van het bestand.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    libraryFailed:
      'De bibliotheek kon niet worden gelezen of geschreven: deze browser heeft geen ruimte meer of staat het niet toe.',
    unreadable: {
      form: 'Dit bestand is niet te lezen. Nodig is het bestand dat “Mijn gegevens exporteren” geeft: damier.json.',
      newer:
        'Dit bestand komt van een nieuwere versie van damier. Laad de pagina opnieuw en probeer het nog eens.',
    },
    importNothing: 'Niets nieuws over te nemen uit dit bestand.',
    eraseData: 'Alles wissen',
    eraseConfirm: 'Bevestigen: alles wissen, hier en op de server',
    erased: 'Alles is gewist.',
    eraseFailed: 'De server is onbereikbaar: de partijen blijven daar voorlopig staan.',
  },

  text: {
    title: 'De stand in woorden',
    keysTitle: 'Toetsen op het bord',
    keys: [
      ['Pijlen', 'van veld naar veld'],
      ['Shift + pijl', 'langs een diagonaal'],
      ['Enter, Spatie', 'oppakken, neerzetten'],
      ['Escape', 'één stap terug'],
      ['p', 'lijst van de stukken'],
      ['d', 'laatste zet'],
      ['m', 'mogelijke zetten'],
      ['h', 'klok en remisetellingen'],
      ['c', 'een zet typen'],
      ['s, r', 'volgende, vorige zet'],
    ],
  },

  play,
} satisfies More;
