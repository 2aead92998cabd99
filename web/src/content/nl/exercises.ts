import type { Words } from '../fr/exercises';
import { listed } from '../../i18n/words';
import { deep, deepKinds } from './deep';

const stukken = (n: number) => (n === 1 ? '1 stuk' : `${n} stukken`);
const en = listed('en');
const list = (items: readonly (string | number)[]) => en(items.map(String));
const camp = (color: 'white' | 'black') => (color === 'white' ? 'Wit' : 'Zwart');
const bijvoeglijk = (color: 'white' | 'black') => (color === 'white' ? 'witte' : 'zwarte');

export const words: Words = {
  kinds: {
    squares: {
      title: 'Velden en hun nummers',
      intro:
        'De 50 donkere velden worden geteld van links naar rechts en van boven naar beneden, gezien door Wit. Hier zijn de nummers verborgen: vind ze terug.',
    },
    touch: {
      title: 'Tik de stukken aan die moeten slaan',
      intro:
        'De vraag vóór elke zet: ‘Kan ik slaan?’ Zoek over het hele bord, ook achteruit, en houd alleen de stukken over die het meeste slaan.',
    },
    count: {
      title: 'Tel de geslagen stukken',
      intro:
        'Eén stuk is aangewezen: hoeveel slaat het er hoogstens? Tel tot het einde van de slag zonder iets te verzetten.',
    },
    landing: {
      title: 'Waar eindigt de slag?',
      intro:
        'Tik alle velden aan waar de verplichte slag kan eindigen. Een dam heeft vaak keus, tenzij één veld verder leidt.',
    },
    legal: {
      title: 'Mag het, en waarom niet?',
      intro:
        'Er wordt een zet getoond zoals iemand hem aan het bord probeert. Mag hij? Zo niet, welke regel verbiedt hem?',
    },
    mistake: {
      title: 'Zoek de fout',
      intro:
        'De vijf meest gemaakte fouten, zoals men ze op het bord ziet: vergelijk ervoor en erna, en zeg welke is gemaakt. Soms is er geen.',
    },
    predict: {
      title: 'Waar staan de stukken straks?',
      intro:
        'Speel de zetten in je hoofd en tik dan de velden aan die nog bezet zijn. Zo zie je een combinatie aankomen.',
    },
    offer: {
      title: 'Bied een schijf aan om een slag af te dwingen',
      intro:
        'Slaan is ook voor de tegenstander verplicht: geef een schijf, en hij moet gaan waar je wilt.',
    },
    combination: {
      title: 'Eerste combinaties',
      intro:
        'Een paar offers en aan het eind een meerslag. Vóór elke zet: wat zal hij moeten slaan?',
    },
    advice: {
      title: 'De raadgevingen in de praktijk',
      intro:
        'Een raad geloof je eerder als je hem hebt nagegaan: één veld of één zet, en het vervolg bewijst het.',
    },
    ...deepKinds,
  },
  bands: {
    'very-easy': 'heel makkelijk',
    easy: 'makkelijk',
    medium: 'gemiddeld',
    hard: 'moeilijk',
    expert: 'expert',
  },

  question: {
    touch: (side) => `${camp(side)} aan zet: tik alle stukken aan die moeten slaan.`,
    count: (from) => `Hoeveel stukken slaat ${from} hoogstens?`,
    landing: (from) => `Tik alle velden aan waar de slag van ${from} kan eindigen.`,
    legal: (side, move) => `${camp(side)} wil ${move} spelen. Mag dat?`,
    mistake: (side, move) =>
      `${camp(side)} heeft ${move} gespeeld. Is er een fout gemaakt, en welke?`,
    mistakeFrom: (side, from) =>
      `${camp(side)} heeft het stuk op ${from} verzet. Is er een fout gemaakt, en welke?`,
    removed: (squares) =>
      squares.length === 0 ? 'Er is geen stuk weggenomen.' : `Weggenomen: ${list(squares)}.`,
    crowned: (square) => `De schijf die op ${square} aankwam, is gekroond.`,
    predict: (moves, side) =>
      `Waar staan na ${moves.join(' ')} nog ${bijvoeglijk(side)} stukken? Tik al die velden aan.`,
    offer: (side) => `${camp(side)} aan zet: bied iets aan, dwing een slag af en profiteer ervan.`,
    combination: (side) => `${camp(side)} speelt en wint stukken.`,
    tap: (square) => `Tik veld ${square} aan.`,
    name: 'Welk nummer heeft het gemerkte veld?',
    neighbours: (square) => `Tik alle donkere velden aan die aan ${square} grenzen.`,
    diagonal: (square) =>
      `Tik alle velden op de diagonalen van ${square} aan, zonder ${square} zelf.`,
  },

  codes: {
    legal: 'De zet mag',
    'capture-mandatory': 'Nee: er kan geslagen worden, en dat moet',
    majority: 'Nee: een andere slag neemt meer stukken',
    'capture-unfinished': 'Nee: de slag houdt te vroeg op',
    'man-moves-backward': 'Nee: een schijf gaat niet achteruit zonder te slaan',
    'man-moves-too-far': 'Nee: een schijf gaat maar één veld vooruit, en slaat alleen een buurstuk',
    'path-blocked': 'Nee: over twee stukken achter elkaar mag men niet springen',
    'captured-piece-blocks': 'Nee: een al geslagen stuk verspert de weg',
    'piece-jumped-twice': 'Nee: een stuk zou tweemaal geslagen worden',
    'jumps-own-piece': 'Nee: over het eigen stuk mag men niet springen',
    'destination-occupied': 'Nee: het veld van aankomst is bezet',
    'nothing-to-capture': 'Nee: daar valt niets te slaan',
    'not-on-diagonal': 'Nee: stukken gaan langs diagonalen',
    'not-your-piece': 'Nee: het is een stuk van de tegenstander',
    'empty-square': 'Nee: het beginveld is leeg',
  },
  mistakes: {
    none: 'Geen fout',
    'forgotten-capture': 'Er is vergeten te slaan',
    'too-few': 'Een andere slag nam meer stukken',
    'lifted-early': 'Er zijn te vroeg stukken weggenomen',
    'crowned-in-passing': 'Een schijf is in het voorbijgaan gekroond',
    'light-square': 'Er is een licht veld gebruikt',
  },

  why: {
    touch: (squares, most) =>
      squares.length === 1
        ? `Alleen ${list(squares)} slaat het grootste aantal: ${stukken(most)}.`
        : `${list(squares)} slaan elk ${stukken(most)}, het grootste aantal: je zou vrij mogen kiezen.`,
    count: (path, n) => `${path}: ${stukken(n)}, aan het eind samen weggenomen.`,
    landing: (squares, n) =>
      squares.length === 1
        ? `Alleen op veld ${list(squares)} slaat het ${stukken(n)}.`
        : `Op elk van deze velden is de slag klaar en zijn er ${stukken(n)} geslagen: de keus is vrij.`,
    predict:
      'Geslagen stukken gaan aan het eind van elke slag van het bord; de andere blijven staan.',
    line: (gain, win) =>
      win
        ? 'De slagplicht bracht de tegenstander waar je hem wilde: de partij is gewonnen.'
        : gain > 0
          ? `De slagplicht bracht de tegenstander waar je hem wilde: ${stukken(gain)} gewonnen.`
          : 'De slagplicht bracht de tegenstander waar je hem wilde.',
    alternative: 'Deze eerste zet is ook goed.',
    tap: (square, first, last) =>
      `De rij telt de velden ${first} tot en met ${last}: ${square} is het ${['eerste', 'tweede', 'derde', 'vierde', 'vijfde'][square - first] ?? ''} daarvan.`,
    neighbours: (square) =>
      `Deze velden raken ${square} met een hoek: een schijf gaat er in één stap heen of komt er vandaan.`,
    diagonal: (square) => `Een dam alleen op ${square} zou naar elk van deze velden kunnen.`,
    mistake: {
      none: 'De zet volgt de regels van begin tot eind.',
      'forgotten-capture': 'Er kon geslagen worden, en dat is verplicht.',
      'too-few': 'Er moeten zoveel mogelijk stukken geslagen worden.',
      'lifted-early': 'Geslagen stukken blijven op het bord tot de slag klaar is.',
      'crowned-in-passing':
        'De schijf kwam alleen langs de achterste rij: om gekroond te worden moet zij daar stoppen.',
      'light-square': 'Er wordt alleen op de 50 donkere velden gespeeld.',
    },
  },

  hints: {
    touch: {
      ask: 'Kijk bij elk stuk: raakt het een vijandelijk stuk met een vrij veld erachter? En hoeveel zou het er in totaal slaan?',
      piece: (square) => `Kijk naar ${square}.`,
      move: (move) => `Bijvoorbeeld ${move}.`,
    },
    count: {
      ask: 'Kijk op elk veld van aankomst langs de andere diagonalen: gaat de slag door?',
      piece: (square) => `Het eerste geslagen stuk staat op ${square}.`,
      move: (square) => `De eerste sprong komt op ${square}.`,
    },
    landing: {
      ask: 'Wat is het grootste aantal dat geslagen kan worden? Waar staat het stuk dan?',
      piece: (squares) => `De geslagen stukken staan op ${list(squares)}.`,
      move: (square) => `Een van de velden is ${square}.`,
    },
    legal: {
      ask: 'Eerst: kan er geslagen worden? Zo ja, hoeveel stukken moeten er geslagen worden?',
      piece: (square) => `Kijk naar ${square}.`,
      move: (moves) => `Wat hier gespeeld mag worden: ${list(moves)}.`,
    },
    mistake: {
      ask: 'Drie vragen: kon er geslagen worden? was dit de grootste slag? en is de zet tot het einde gespeeld?',
      piece: (square) => `Kijk naar ${square}.`,
      move: (moves) => `Wat gespeeld moest worden: ${list(moves)}.`,
    },
    predict: {
      ask: 'Volg één stuk tegelijk. Waar stopt het, en over welke stukken is het gesprongen?',
      piece: (squares) => `Onderweg geslagen: ${list(squares)}.`,
      move: (move) => `Hier is de eerste zet, ${move}, op het bord.`,
    },
    line: {
      ask: 'Wat zal hij moeten slaan? En waar staat dat stuk daarna?',
      piece: (square) => `Het stuk dat moet spelen is ${square}.`,
      move: (move) => `De eerste zet is ${move}.`,
      way: (from, to) =>
        from === to
          ? `Het stuk op ${from} gaat rond en komt terug waar het stond.`
          : `De eerste zet gaat van ${from} naar ${to}.`,
    },
    squares: {
      ask: 'Elke rij heeft vijf donkere velden. De eerste eindigt bij 5, de tweede bij 10, enzovoort.',
      piece: (first, last) =>
        `De rij loopt van ${first} tot en met ${last}, van links naar rechts.`,
      move: (place) => `Het is veld nr. ${place} van deze rij.`,
    },
    neighbours: {
      ask: 'Een donker veld raakt andere donkere velden alleen met zijn hoeken.',
      piece: (square) => `Veld ${square} is op het bord gemerkt.`,
      move: (square) => `Een van de antwoorden is ${square}.`,
    },
    point: (squares) =>
      `Kijk naar ${squares.length === 1 ? 'veld' : 'de velden'} ${list(squares)}.`,
  },

  wrong: {
    empty: (square) => `Veld ${square} is leeg.`,
    enemy: (square, side) => `${square} is van de tegenstander; ${camp(side)} moet slaan.`,
    fewer: (square, move, n, most) =>
      `${square} zou ${stukken(n)} kunnen slaan (${move}), maar een ander stuk slaat er ${most}: deze slag is verboden.`,
    noCapture: (square) =>
      `${square} kan niet slaan: geen vijandelijk stuk binnen bereik heeft een vrij veld achter zich.`,
    moreToFind: (n) => (n === 1 ? 'Er ontbreekt nog één veld.' : `Er ontbreken nog ${n} velden.`),
    countShorter: (n, path) =>
      `${path} slaat inderdaad ${stukken(n)}, maar een andere weg slaat er meer. Zoek die.`,
    countStops: (n, square) =>
      `Na ${stukken(n)}, op ${square}, is de slag nog niet klaar: vandaar kan het stuk weer springen.`,
    countMany:
      'Geen enkele weg slaat er zoveel. Volg hem sprong voor sprong: geen stuk wordt tweemaal geslagen.',
    legal: {
      noCapture: 'In deze stand valt niets te slaan: geen enkele zet is verplicht.',
      isCapture: 'Deze zet is zelf een slag: er is er geen vergeten.',
      wouldCapture: 'Deze zet wil ook slaan: er is geen slag vergeten.',
      enough: (n, most) =>
        `Er moeten ${stukken(n)} geslagen worden, en deze zet slaat er ${most}: dat klopt.`,
      many: (n) => `Deze zet zou over ${stukken(n)} springen: geen slag neemt er meer.`,
      nothingToCount: 'Deze zet slaat niets: alleen slagen worden met elkaar vergeleken.',
      finished: 'Vanaf het veld van aankomst valt niets meer te slaan: de slag is klaar.',
      impossible: (jumps) =>
        jumps === 1
          ? 'De slag houdt niet te vroeg op: de sprong zelf is niet mogelijk.'
          : 'De slag houdt niet te vroeg op: een van de sprongen is niet mogelijk.',
      quiet: 'Deze zet slaat niets: hij houdt niet midden in een slag op.',
      forward: (from, to) =>
        `Van ${from} naar ${to} gaat deze schijf niet achteruit: hij gaat vooruit.`,
      backwardCapture: 'Een schijf loopt niet achteruit, maar slaat wel achteruit.',
      oneStep: (from, to) => `Van ${from} naar ${to} is maar één veld.`,
      near: (squares) =>
        squares.length === 1
          ? `Het stuk waarover gesprongen wordt, op ${list(squares)}, is een buurstuk: de sprong is niet te ver.`
          : `De stukken waarover gesprongen wordt, op ${list(squares)}, zijn buurstukken: geen sprong is te ver.`,
      king: 'Het is een dam: die gaat vooruit en achteruit, zo ver als de weg vrij is.',
      clear: 'Geen twee stukken achter elkaar versperren deze weg.',
      noGhost: 'Op deze weg staat geen al geslagen stuk.',
      takes: (squares) =>
        squares.length === 1
          ? `Daar staat wel een vijandelijk stuk, op ${list(squares)}.`
          : `Daar staan wel vijandelijke stukken, op ${list(squares)}.`,
      also: 'Dat is ook waar, maar de regel noemt eerst een andere reden.',
      otherReason: 'Dat is niet de regel die deze zet overtreedt.',
      isLegal: 'Dit verwijt klopt niet: bekijk de stand nog eens.',
    },
    mistake: {
      none: 'Er is toch een regel vergeten.',
      'forgotten-capture': {
        capture: 'Deze zet is een slag: er is er geen vergeten.',
        none: 'Er viel niets te slaan.',
      },
      'too-few': {
        none: 'Er was geen langere slag.',
        quiet: 'Er is niets geslagen: het gaat niet om het aantal.',
      },
      'lifted-early': 'De stukken zijn aan het eind weggenomen, allemaal tegelijk.',
      'crowned-in-passing': {
        none: 'Er is niemand in het voorbijgaan gekroond.',
        stops: 'De schijf stopt op de achterste rij: de kroon komt haar toe.',
      },
      'light-square': 'Het stuk staat op een donker veld.',
    },
    predict: {
      taken: (square, move) => `Het stuk op ${square} wordt geslagen door ${move}.`,
      moved: (square, to, move) =>
        `Het stuk van ${square} is met ${move} vertrokken: het staat op ${to}.`,
      other: (square) => `Op ${square} staat een stuk van de andere partij.`,
      never: (square) => `Geen stuk van die partij komt op ${square}.`,
    },
    line: {
      forced: (move, reply, taken, back) =>
        `Na ${move} moet de tegenstander ${reply} spelen en slaat ${stukken(taken)}. ${
          back === 0 ? 'Je slaat niets terug.' : `Je slaat er maar ${back} terug.`
        }`,
      choice: (move, replies, taken, back) =>
        `Na ${move} heeft de tegenstander keus: ${list(replies)}. Hij slaat ${stukken(taken)}; ${
          back === 0 ? 'je slaat niets terug.' : `je slaat er maar ${back} terug.`
        }`,
      even: (move, reply, back) =>
        `Na ${move} en ${reply} sla je ${stukken(back)} terug: dat is niet het beste. Een ander offer levert meer op.`,
      free: (move) =>
        `Na ${move} hoeft de tegenstander niets te slaan: hij speelt wat hij wil. Zoek een zet die hem dwingt.`,
      over: (move) => `${move} beëindigt de partij, maar dat is niet het gezochte idee.`,
    },
    tapped: (square, asked) =>
      square > asked
        ? `Dat is veld ${square}: ${asked} komt ervoor.`
        : `Dat is veld ${square}: ${asked} komt erna.`,
    named: (square) => `Veld ${square} is nu op het bord gemerkt.`,
    notNeighbour: (square, asked) => `Veld ${square} raakt ${asked} niet met een hoek.`,
    notDiagonal: (square, asked) => `Veld ${square} ligt op geen diagonaal van ${asked}.`,
    tap: {
      taken: (square) => `Op veld ${square} staat al een stuk.`,
      middle: (square) =>
        `Veld ${square} ligt in het midden: bij het begin blijven de twee middelste rijen leeg.`,
      here: (square) => `Het stuk staat al op ${square}: zoek waar het heen kan.`,
      otherSide: (square) =>
        `Het stuk op veld ${square} heeft de andere kleur: lees de vraag nog eens.`,
      notThisPiece: (square) =>
        `Het stuk op veld ${square} is niet het gezochte: kijk naar de velden eromheen.`,
      notLastRow: (square) => `Veld ${square} ligt niet op de laatste rij, die aan de overkant.`,
    },
    play: {
      noCrown: (move) => `${move} mag, maar deze schijf komt niet op de laatste rij.`,
      escapes: (move, reply) =>
        `Na ${move} kan de tegenstander ${reply} spelen, en je hebt niets te slaan.`,
      other: (move) => `${move} mag, maar het is niet de gevraagde zet. Lees de vraag nog eens.`,
    },
    itself: (square) => `${square} is het veld van de vraag.`,
    notThis: 'Dat is niet het antwoord. Neem een hint en probeer opnieuw.',
  },

  pages: {
    title: 'Oefeningen',
    intro:
      'Eén vraag tegelijk, op een echt bord. Geen klok: je probeert het meteen opnieuw, hints komen vóór de oplossing, en elk fout antwoord krijgt zijn reden.',
    kept: 'Je voortgang blijft in deze browser, zonder account. Exporteren of wissen kan in de instellingen van de partij, onder ‘Je gegevens’.',
    count: (n) => (n === 1 ? '1 oefening' : `${n} oefeningen`),
    known: (n, of) => `${n} van ${of} opgelost`,
    success: (share) => `in één keer goed: ${share}`,
    untried: 'nog niet geprobeerd',
    start: 'Beginnen',
    goOn: 'Doorgaan',
    random: 'Willekeurig',
    next: 'Volgende',
    previous: 'Vorige',
    all: 'Alle oefeningen',
    place: (n, of) => `Oefening ${n} van ${of}`,
    number: (n) => `Oefening ${n}`,
    states: { new: 'nieuw', known: 'opgelost', due: 'te herhalen', missed: 'opnieuw te doen' },
    practice: {
      title: 'Oefenen tegen de computer',
      intro:
        'Eindspelen en slagen met een naam, uit te spelen tegen een computer die zo sterk mogelijk verdedigt.',
      start: 'Kies een doel',
    },
    review: {
      title: 'Herhaling',
      intro:
        'Ongeveer twaalf gemengde oefeningen: die aan de beurt zijn, een paar nieuwe, een of twee oude, en doelen tegen de computer die je weer mag spelen. Wat je oplost, komt terug na 1, 3, 7, 16 en dan 35 dagen; wat je mist, morgen.',
      due: (n) =>
        n === 0
          ? 'Vandaag niets te herhalen: de herhaling biedt nieuwe oefeningen.'
          : n === 1
            ? 'Vandaag 1 oefening te herhalen.'
            : `Vandaag ${n} oefeningen te herhalen.`,
      start: 'Herhaling beginnen',
      turned: 'Van de andere kant: bord een halve slag gedraaid, kleuren verwisseld.',
      why: { due: 'te herhalen', new: 'nieuw', old: 'om te onthouden' },
      finished: 'Herhaling klaar',
      summary: (clean, helped, missed) =>
        [
          `In één keer: ${clean}.`,
          helped > 0 ? `Met een hint: ${helped}.` : '',
          missed > 0 ? `Morgen opnieuw: ${missed}.` : 'Niets over te doen.',
        ]
          .filter(Boolean)
          .join(' '),
      again: 'Nog een reeks',
      end: 'Bekijk het resultaat',
      later: 'Voor later bewaren',
    },
  },

  ui: {
    right: 'Goed',
    notYet: 'Nog niet',
    note: 'Goed om te weten',
    done: 'Dat is alles',
    doneHelp: 'Tik de velden aan en zeg dan ‘Dat is alles’.',
    doneOne: 'Tik het veld aan.',
    chooseHelp: 'Kies een antwoord.',
    playHelp: 'Speel de zet op het bord.',
    lineHelp: 'Speel op het bord; de antwoorden gaan vanzelf.',
    found: (squares) => (squares.length === 0 ? '' : `Gevonden: ${list(squares)}.`),
    hint: (n) => `Hint ${n}`,
    hints: 'Hints',
    solution: 'Toon de oplossing',
    solutionTitle: 'Oplossing',
    replay: 'Nog eens zien',
    retry: 'Opnieuw proberen',
    again: 'Opnieuw beginnen',
    beforeAfter: 'Voor of na de zet',
    before: 'Ervoor',
    after: 'Erna',
    typeNumber: 'Of schrijf het',
    answer: 'Antwoorden',
    article: 'Lees de regel',
    step: { back: 'Vorige zet', forward: 'Volgende zet' },
    squareRight: (square) => `Veld ${square}: goed.`,
    pieces: 'De stukken',
  },

  deep,
};
