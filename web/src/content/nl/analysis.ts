/** De analyse. */
import type { AnalysisTexts } from '../../features/analysis/texts';
import type { Color } from '../../wasm/types';

const side = (color: Color | null) => (color === 'black' ? 'Zwart' : 'Wit');
const plies = (n: number) => (n === 1 ? '1 halve zet' : `${n} halve zetten`);
const grades = {
  inaccuracy: ['onnauwkeurigheid', 'onnauwkeurigheden'],
  mistake: ['fout', 'fouten'],
  blunder: ['blunder', 'blunders'],
} as const;

export const analysis: AnalysisTexts = {
  title: 'Analyse',
  intro:
    'Speel op het bord om te proberen, terug te gaan en te vergelijken: elke andere zet opent een variant. De machine denkt in je browser, ook zonder netwerk, of op de server als je dat kiest.',
  loading: 'De analyse wordt klaargezet…',
  failed: 'De analyse kon niet worden geladen. Laad de pagina opnieuw als er netwerk is.',
  board: { label: 'Bord van de analyse', flip: 'Het bord omdraaien' },
  step: {
    first: 'Begin van de partij',
    back: 'Vorige zet',
    forward: 'Volgende zet',
    last: 'Einde van de lijn',
    keys: 'Door de partij gaan: pijl links en rechts, omhoog en omlaag tussen varianten',
  },
  engine: {
    title: 'De machine',
    start: 'Analyseren',
    stop: 'Stoppen',
    lines: 'Lijnen',
    waiting: 'De machine zoekt…',
    over: 'De partij is afgelopen: er valt niets meer te zoeken.',
    failed: 'De machine kon niet worden geladen.',
    where: 'Waar',
    browser: 'deze browser',
    server: 'de server',
    busy: 'De server heeft het nu te druk. Probeer het later, of laat deze browser zoeken.',
    unreachable: 'De server antwoordt niet: laat deze browser zoeken.',
    depth: (depth, nodes) => `Diepte ${depth}, ${nodes} standen bekeken`,
    cores: 'Kernen',
    together: (threads) => `${threads} kernen`,
    exact: 'Een exacte waarde, uit de eindspeltabellen: er valt niets te zoeken.',
    estimate: 'Een schatting, zonder tabel voor dit eindspel.',
    hidden: 'De machine staat stil.',
    keep: (moves) => `De lijn ${moves} aan de boom toevoegen`,
    bar: (text) => `Waardering, gezien door Wit: ${text}`,
    said: (kind, color, n) => {
      switch (kind) {
        case 'level':
          return 'gelijk';
        case 'slight':
          return `${side(color)} staat iets beter`;
        case 'clear':
          return `${side(color)} staat duidelijk beter`;
        case 'decisive':
          return `${side(color)} heeft beslissend voordeel`;
        case 'win':
          return `${side(color)} wint in ${plies(n)}`;
        case 'draw':
          return 'remise volgens de eindspeltabellen';
      }
    },
  },
  threat: {
    show: 'Dreiging',
    thinking: 'De machine zoekt de dreiging…',
    found: (color, line, worth) =>
      `Als ${side(color)} aan zet was: ${line} (${worth}). Een gestreepte pijl op het bord.`,
    none: {
      over: 'De partij is afgelopen: er dreigt niets meer.',
      capture: 'Er moet worden geslagen: pas daarna is er een dreiging te zien.',
      impossible: 'Met de andere kant aan zet is deze stand niet mogelijk.',
      stuck: 'De andere kant zou geen zet hebben: die dreigt niets.',
    },
  },
  moves: {
    title: 'Zetten en varianten',
    none: 'Nog geen zet: speel op het bord, plak een partij of zet een stand op.',
    variation: 'Variant',
    setUp: 'opgezette stand',
    promote: 'De variant vooropzetten',
    cut: 'Wissen vanaf hier',
    undo: 'Ongedaan maken',
    cutDone: 'De zet en wat volgt zijn gewist.',
    promoted: 'De variant staat nu voorop.',
    undone: 'De laatste wijziging is ongedaan gemaakt.',
  },
  pen: {
    title: 'Tekeningen op het bord',
    take: 'Tekenen',
    help: 'Kies twee velden voor een pijl, tweemaal hetzelfde voor een cirkel. Met Esc stop je.',
    chosen: (square) =>
      `Veld ${square} gekozen: een ander veld voor een pijl, hetzelfde voor een cirkel.`,
    down: 'Tekenen gestopt.',
    mark: (from, to) => (from === to ? `cirkel op ${from}` : `pijl van ${from} naar ${to}`),
    drawn: (mark) => `Getekend: ${mark}.`,
    wiped: (mark) => `Gewist: ${mark}.`,
    wipe: 'De tekeningen wissen',
    allWiped: 'De tekeningen zijn gewist.',
    list: (marks) => `Tekeningen: ${marks}.`,
  },
  diagram: {
    open: 'Diagram',
    title: 'Diagram van de stand',
    svg: 'SVG-afbeelding',
    png: 'PNG-afbeelding',
    failed: 'De afbeelding kon niet worden gemaakt.',
  },
  notes: {
    title: 'Notities bij',
    comment: 'Opmerking',
    sign: 'Teken bij de zet',
    signs: {
      '': 'geen',
      '!': 'goede zet',
      '?': 'slechte zet',
      '!!': 'schitterende zet',
      '??': 'blunder',
      '!?': 'interessante zet',
      '?!': 'twijfelachtige zet',
    },
    judgement: 'Stand',
    noJudgement: 'geen oordeel',
    braces: 'PDN laat geen accolades toe in commentaar: haakjes vervangen ze.',
    judgements: {
      10: 'gelijk',
      13: 'onduidelijk',
      14: 'Wit iets beter',
      15: 'Zwart iets beter',
      16: 'Wit duidelijk beter',
      17: 'Zwart duidelijk beter',
      18: 'Wit wint',
      19: 'Zwart wint',
    },
    atStart: 'het begin',
  },
  file: {
    title: 'Openen, bewaren, kopiëren',
    paste: 'PDN-partij, zetten (32-28 of 3228), FEN- of Hub-stand',
    pasteHelp:
      'Varianten, opmerkingen en tekens blijven behouden. Wat op het bord staat wordt vervangen; “Ongedaan maken” brengt het terug.',
    open: 'Openen',
    opened: (name, n) =>
      n === 0
        ? 'Stand geopend.'
        : `Partij geopend: ${[name, plies(n)].filter(Boolean).join(', ')}.`,
    choose: 'Een bestand kiezen…',
    drop: 'Een bestand kan ook op de pagina worden gesleept.',
    reading: (games) => `Partijen lezen: ${games}…`,
    many: (games) => `${games} partijen in deze tekst. De eerste is geopend; kies hier een andere.`,
    filter: 'Zoek een speler, een toernooi, een datum, een uitslag',
    found: (games) => (games === 1 ? '1 partij gevonden' : `${games} partijen gevonden`),
    more: (shown) => `Meer tonen dan de eerste ${shown}`,
    unread: 'Deze tekst kon niet worden gelezen. Laad de pagina opnieuw als er netwerk is.',
    openChosen: 'De gekozen partij openen',
    partial: 'Alleen het begin kon worden gelezen: …',
    warnings: 'Let op:',
    pdn: 'De partij in PDN',
    download: 'Als bestand bewaren',
    fen: 'De stand in FEN',
    tags: 'De partij',
    names: { White: 'Wit', Black: 'Zwart', Event: 'Toernooi', Date: 'Datum', Result: 'Uitslag' },
    results: {
      '*': 'nog bezig, of onbekend',
      '2-0': '2 – 0, wit wint',
      '1-1': '1 – 1, remise',
      '0-2': '0 – 2, zwart wint',
    },
    noDate: 'Dit is geen datum. Schrijf 2026.11.30, of 2026 als de dag onbekend is.',
    empty: 'Dit bestand is leeg: nodig is een PDN-partij, een rij zetten of een FEN-stand.',
    freshBack: 'Terug naar de analyse van daarvoor',
    freshDone: 'Een nieuwe analyse begint.',
    fresh: 'Een nieuwe analyse beginnen',
    library: {
      panel: 'In mijn bibliotheek',
      keep: 'In de bibliotheek bewaren',
      kept: 'In de bibliotheek bewaard.',
      same: 'Ze staat al in de bibliotheek.',
      failed:
        'De bibliotheek kon niet gelezen of geschreven worden: deze browser heeft geen plaats meer of staat het niet toe. Er is niets veranderd.',
      gone: 'Deze partij staat niet meer in de bibliotheek van deze browser.',
      find: 'Deze stand in de bibliotheek zoeken',
    },
  },
  earlier: {
    title: 'Eerdere analyses',
    help: 'De laatste analyses van deze browser, ook die van andere tabbladen. Die op het bord blijft erbij.',
    plies: (n) => (n === 0 ? 'geen zet' : plies(n)),
    position: 'Opgezette stand',
    apart:
      'Een ander tabblad heeft dezelfde analyse veranderd. Die van jou gaat hier apart verder; de andere staat onder “Eerdere analyses”.',
  },
  setUp: {
    title: 'Een stand opzetten',
    open: 'Een stand opzetten',
    take: 'Deze stand analyseren',
  },
  review: {
    title: 'Partij nakijken',
    intro:
      'De machine loopt de getoonde lijn na en zegt waar de partij kantelde. Elke fout kan worden overgespeeld: vind een betere zet.',
    start: 'De partij nakijken',
    again: 'Opnieuw nakijken',
    stop: 'Stoppen met nakijken',
    progress: (done, of) => `${done} van ${of} standen`,
    none: 'Geen fout gevonden.',
    short: 'Er is ten minste één zet nodig.',
    plot: 'Waardering tijdens de partij, in schijven, gezien door Wit',
    plotHelp: 'Elke waarde staat ook in de tabel.',
    table: 'De tabel met waarden',
    columns: { move: 'Zet', value: 'Waardering', grade: 'Oordeel' },
    grades: { inaccuracy: 'Onnauwkeurigheid', mistake: 'Fout', blunder: 'Blunder' },
    count: (color, counts) => {
      const parts = (['inaccuracy', 'mistake', 'blunder'] as const)
        .filter((grade) => counts[grade] > 0)
        .map((grade) => `${counts[grade]} ${grades[grade][counts[grade] === 1 ? 0 : 1]}`);
      return `${side(color)}: ${parts.length > 0 ? parts.join(', ') : 'geen fout'}`;
    },
    found: 'Gevonden fouten',
    item: (move, grade, thrown) =>
      `${move}: ${grades[grade][0]}${thrown ? `. De zet ${thrown}` : ''}.`,
    thrown: ({ from, to }) => {
      if (from === null) {
        return `leidt tot een ${to === 'draw' ? 'remise-eindspel' : 'verloren eindspel'}`;
      }
      if (from === 'draw') return 'gooit de remise weg en verliest';
      return to === 'draw' ? 'gooit de winst weg (remise)' : 'gooit de winst weg en verliest';
    },
    estimated: 'De server antwoordt niet: eindspelen die de pagina niet zelf kent zijn geschat.',
    answer: 'Het antwoord',
    instead: (line, worth) => `Beter: ${line} (${worth}).`,
    missed: 'Een combinatie gemist:',
    kinds: {
      'coup-royal': 'coup royal',
      'coup-philippe': 'coup Philippe',
      'coup-napoleon': 'coup Napoléon',
      'coup-turc': 'Turkse slag',
      'coup-demi-turc': 'halve Turkse slag',
      'coup-de-la-bombe': 'bomzet',
      'envoi-a-dame': 'envoi à dame',
      'coup-de-rappel': 'terugroepslag',
      'double-deux': 'double-deux',
      'coup-de-mazette': 'coup de mazette',
      'coup-direct': 'directe slagzet',
    },
    newTab: '(nieuw tabblad)',
    shot: (given, taken) => `${given} geven, ${taken} slaan.`,
    better: 'Vind beter',
    show: 'Tonen',
  },
  better: {
    title: 'Vind beter',
    task: (color, played) =>
      `${side(color)} is aan zet. In de partij: ${played}. Speel een betere zet op het bord.`,
    thinking: 'De machine bekijkt je zet…',
    right: (move) => `${move}: goed gevonden.`,
    same: 'Dat is de zet uit de partij. Zoek een andere zet.',
    worse: (move, by, men) =>
      `${move} kost nog ${by} ${men < 2 ? 'schijf' : 'schijven'}. Probeer iets anders.`,
    throws: (move, thrown) => `${move} ${thrown}. Probeer iets anders.`,
    solution: 'De oplossing tonen',
    solved: (move) => `De machine had ${move} gespeeld.`,
    leave: 'Terug naar de analyse',
  },
};
