/** The words of the six-step start, of the course and of its pages. */
import type { CourseContent } from '../course-types';
import { levels } from './levels';

export const course: CourseContent = {
  title: 'Leren dammen',
  intro:
    'Twaalf korte stappen, van het opzetten van het bord tot de slagzetten met een naam. Eén idee tegelijk; probeer zo vaak als je wilt, er loopt geen klok.',
  levels,
  steps: {
    damier: {
      title: 'Het bord en het begin',
      idea: 'Een donker veld aan je linkerhand, twintig schijven aan elke kant, en wit begint.',
      teach:
        'Laat echte borden opzetten en eerst een paar minuten vrij spelen: plezier gaat voor. Controleer aan elke tafel de donkere hoek links.',
    },
    marcher: {
      title: 'Lopen',
      idea: 'Een schijf gaat één veld schuin vooruit, naar de tegenstander.',
      teach:
        'Laat eerst aanwijzen, dan pas aanraken. Veelgemaakte fout: recht vooruit of achteruit.',
    },
    prendre: {
      title: 'Slaan, vooruit en achteruit',
      idea: 'Je springt over een buurstuk als het veld erachter vrij is, in alle vier de richtingen.',
      teach:
        'Wie het spel op 64 velden kent, durft niet achteruit te slaan: begin daar met deze leerlingen.',
    },
    obligation: {
      title: 'Slaan is verplicht',
      idea: 'Voor elke zet één vraag: ‘Kan ik slaan?’',
      teach:
        'Laat de hele klas de vraag voor elke zet hardop zeggen. Die gewoonte voorkomt bijna elke ruzie.',
    },
    rafle: {
      title: 'De meerslag',
      idea: 'Zolang hetzelfde stuk kan slaan, gaat het door; wegnemen doe je aan het eind.',
      teach:
        'Niemand raakt de stukken aan: zeg eerst de weg veld voor veld, speel hem dan. Geslagen stukken blijven tot het eind staan.',
    },
    majorite: {
      title: 'Meerslag gaat voor',
      idea: 'Zijn er meer slagen, dan speel je die met de meeste stukken.',
      teach:
        'In twee stappen: ‘hoeveel hierlangs? hoeveel daarlangs?’, en dan pas ‘welke?’. Een dam telt als één stuk.',
    },
    couronner: {
      title: 'Dam halen',
      idea: 'Een schijf die zijn zet op de laatste rij eindigt, wordt dam.',
      teach:
        'Speel de tweelingplaatjes na elkaar: ‘hij komt langs’ en ‘hij stopt’. Vraag naar het verschil voordat je het zegt.',
    },
    'dame-volante': {
      title: 'De vliegende dam',
      idea: 'Hij glijdt zo ver als hij wil, slaat van ver en mag bij elke sprong afslaan.',
      teach:
        'Laat alle landingsvelden aanwijzen voordat er een gekozen wordt. Een geslagen stuk staat nog in de weg: leg er een fiche op.',
    },
    fin: {
      title: 'Winnen en remise',
      idea: 'Geen stuk of geen zet meer is verloren; en sommige partijen eindigen gelijk.',
      teach:
        'Benadruk: vastzitten is verliezen. Speel voor de oppositie hetzelfde plaatje nog eens met alleen een andere beurt.',
    },
    echanger: {
      title: 'Ruilen en valstrikken',
      idea: 'Een zet lezen en schrijven; vraag je voor je zet af wat gedwongen wordt.',
      teach:
        'Nu kan er een hele partij genoteerd worden. Na elke zet van de ander: ‘welke slag wordt mij opgedrongen?’',
    },
    combinaisons: {
      title: 'Eerste slagzetten',
      idea: 'Geven om meer te slaan: de slagplicht werkt voor jou.',
      teach:
        'Twee of drie standen per les, niet meer. De leerlingen stellen voor, de groep streept weg; geef de oplossing niet.',
    },
    'coups-nommes': {
      title: 'Slagzetten met een naam',
      idea: 'Acht beroemde mechanismen om te herkennen en na te spelen.',
      teach:
        'Eerst het mechanisme, dan de naam: één slagzet heeft soms meer namen. Sluit af met de partij en het diploma.',
    },
  },
  mechanisms: {
    piege: { name: 'het gestrafte gat', idea: 'een leeg veld achter je schijven is een open deur' },
    'coup-direct': { name: 'eenvoudige slagzet', idea: 'geven en meteen meer terugslaan' },
    rappel: { name: 'coup de rappel', idea: 'een stuk wegsturen en het terugroepen' },
    'double-deux': { name: 'double-deux', idea: 'twee slagen van twee, in de goede volgorde' },
    mazette: { name: 'coup de mazette', idea: 'een rij bouwen en er dan doorheen' },
    napoleon: { name: 'coup Napoléon', idea: 'drie offers, een zigzagslag' },
    philippe: { name: 'coup Philippe', idea: 'opruimen, dan toeslaan' },
    royal: { name: 'coup royal', idea: 'drie gegeven in het centrum, vijf geslagen' },
    bombe: { name: 'bomzet', idea: 'een schijf die verloren leek gaat verder' },
    trappe: { name: 'coup de la trappe', idea: 'het luik openen waar de ander in valt' },
    turc: { name: 'Turkse slag', idea: 'de dam loopt tegen een al geslagen stuk aan' },
    'envoi-a-dame': { name: 'envoi à dame', idea: 'een dam geven om hem te vangen' },
  },
  start: {
    title: 'Beginnen in zes stappen',
    intro: 'Tien minuten is genoeg voor een eerste partij. Doe elke stap op het bord.',
    asked: {
      question: 'Voor je zet: is er een verplichte slag?',
      why: {
        yes: 'Ja, er is een slag: die moet je spelen.',
        no: 'Nee, er valt niets te slaan: je kiest zelf je zet.',
      },
      wrong: {
        yes: 'Geen enkele witte schijf staat naast een zwart stuk met vlak daarachter een vrij veld.',
        no: 'Kijk nog eens: een witte schijf staat naast een zwarte, en het veld daarachter is vrij.',
      },
      again: {
        yes: 'Kijk nog eens: een van je stukken kan slaan.',
        no: 'Geen van je stukken kan hier slaan: je kiest zelf je zet.',
      },
    },
    yes: 'ja',
    no: 'nee',
    askHints: [
      'Staat een van je schijven naast een stuk van de ander, met vlak daarachter een vrij veld?',
      'Bekijk elke witte schijf om de beurt, vooruit en achteruit.',
      'Probeer het andere antwoord, en zoek uit waarom.',
    ],
    steps: [
      {
        title: 'Zet de schijven op',
        text: 'Een donker veld linksonder. Elke speler vult zijn eerste vier rijen, alleen op de donkere velden.',
      },
      {
        title: 'Wit begint',
        text: 'De lichte stukken spelen de eerste zet, daarna ieder om de beurt. Raak de schijf aan en dan het veld waar hij heen gaat. Kijk voor elke zet of je kunt slaan: over een vijandelijk buurstuk springen naar het lege veld er vlak achter.',
      },
      {
        title: 'Schuin vooruit',
        text: 'Een schijf gaat één enkel veld, schuin, naar de tegenstander. Nooit recht vooruit, nooit achteruit.',
      },
      {
        title: 'Zoek de slagen',
        text: 'Je slaat door over een vijandelijk buurstuk te springen, vooruit of achteruit, als het veld er vlak achter leeg is. Kan het, dan moet het.',
      },
      {
        title: 'Vergelijk de slagen',
        text: 'Na een sprong gaat hetzelfde stuk door zolang het nog kan springen. Zijn er meer slagen, tel dan: alleen die met de meeste stukken mag.',
      },
      {
        title: 'Haal een dam',
        text: 'Een schijf die op de laatste rij stopt wordt dam: die glijdt zo ver als hij wil.',
      },
    ],
    exercises: {
      placer: {
        question: 'Er ontbreken drie witte schijven. Tik op de velden waar ze horen.',
        hints: [
          'De vier onderste rijen moeten vol zijn.',
          'Zoek de lege donkere velden tussen de witte schijven.',
          'Eén in de voorste witte rij, één in de tweede, één in de hoek.',
        ],
        why: 'Twintig schijven aan elke kant, twee lege rijen ertussen: de partij kan beginnen.',
      },
      commencer: {
        question: 'Geen slag: speel de eerste zet die je wilt voor wit.',
        hints: [
          'Welke schijven hebben een vrij veld voor zich?',
          'Die van 31 tot en met 35.',
          'Raak 32 aan, dan veld 28.',
        ],
        why: 'De partij is begonnen: nu is zwart aan de beurt.',
      },
      diagonale: {
        question: 'Geen slag: zet een witte schijf één veld vooruit.',
        hints: [
          'Raak een schijf aan: de velden waar hij heen kan worden gemarkeerd.',
          'Alle drie kunnen vooruit.',
          'Bijvoorbeeld 38, dan 32.',
        ],
        why: 'Eén veld, schuin, vooruit.',
      },
      prise: {
        question: 'Er is een slag, dus die moet. Welke?',
        hints: ['Welke witte schijf staat naast 28 en heeft een vrij veld daarachter?'],
        why: 'Je springt over 28, komt op 23, en het geslagen stuk gaat van het bord.',
      },
      compter: {
        question: '34 zou één stuk slaan. En 32, hoeveel slaat die in totaal?',
        why: 'Drie, na elkaar, in één zet: een meerslag.',
      },
      comparer: {
        question: 'Eén stuk of drie: speel de slag die mag.',
        hints: ['Welke slaat de meeste stukken?'],
        why: 'De langste is verplicht. En omdat hij op de laatste rij eindigt, wordt de schijf dam!',
      },
      dame: {
        question: 'Geen slag: haal een dam.',
        hints: ['Welke schijf staat één stap van de laatste rij?'],
        why: 'Hij stopte op de laatste rij en wordt gekroond. Je kunt dammen!',
      },
    },
    next: 'Volgende stap',
    previous: 'Vorige stap',
    doneTitle: 'Je kunt dammen!',
    done: 'De rest leer je al spelend. En voor elke zet de vraag: kan ik slaan?',
    toCourse: 'Verder met de cursus',
    toGame: 'Speel een eerste partij tegen de machine',
    stepOf: (n, all) => `Stap ${n} van ${all}`,
  },
  ui: {
    step: (n) => `Stap ${n}`,
    level: (n, all) => `Opgave ${n} van ${all}`,
    levelLink: (n) => `Opgave ${n}`,
    stars: (n) => (n === 1 ? '1 ster van 3' : `${n} sterren van 3`),
    noStars: 'nog niet gedaan',
    done: (done, all) => `${done} van ${all}`,
    begin: 'Begin de cursus',
    goOn: 'Verder',
    again: 'Speel deze opgave opnieuw',
    next: 'Volgende opgave',
    nextStep: 'Volgende stap',
    suggested: 'nu aan de beurt',
    all: 'Alle stappen',
    contrast: 'Bijna hetzelfde plaatje: zoek het verschil.',
    article: 'De regel bij deze stap',
    stepDone: 'Stap klaar. Goed gedaan!',
    starsHelp:
      'Drie sterren: meteen goed, zonder hulp. Twee: met hints. Eén: na een fout. Een zet die de regels weigeren telt niet. De tijd telt niet, en je kunt het altijd nog eens beter doen.',
    shelf: 'De plank met mechanismen',
    shelfEmpty: 'Hij wordt gevuld in stap 10 tot en met 12.',
    shelfText: (n, all) => `${n} van ${all} onder de knie.`,
    finalTitle: 'De grote partij',
    finalText:
      'Tot slot een echte partij tegen de machine op het makkelijkste niveau. Neem de tijd; je mag zetten terugnemen en opnieuw beginnen.',
    finalPlay: 'Speel tegen de machine, beginnersniveau',
    finalWon: 'Je hebt de machine verslagen. Goed gedaan!',
    finalLater: 'Heb je gewonnen, kom dan hier terug: de pagina weet het.',
    certificate: 'Diploma',
    certificateOf: 'Internationaal dammen: eerste diploma',
    certificateText: (levels, all) =>
      levels === all
        ? `heeft de twaalf stappen van de cursus gedaan, alle ${all} opgaven,`
        : `heeft ${levels} van de ${all} opgaven van de cursus gedaan,`,
    certificateName: 'Je voornaam',
    certificateHelp: 'Die blijft op deze pagina: hij wordt niet bewaard en niet verstuurd.',
    certificateWon: 'en heeft de machine verslagen in een echte partij.',
    certificatePrint: 'Druk het diploma af',
    certificateDate: (date) => date,
    certificateLocked: (left) =>
      left === 1
        ? 'Nog één opgave, en het diploma is van jou.'
        : `Nog ${left} opgaven, en het diploma is van jou.`,
    teachers: 'Voor leerkrachten',
    teachersIntro:
      'Eén les per stap, tien tot twintig minuten: een paar opgaven op het scherm of het bord, daarna echte partijen. Alle oplossingen staan hier.',
    teachersMinutes: (n) => `${n} min`,
    teachersTips: [
      'Laat eerst spelen: techniek leer je van je eigen partijen.',
      'Twee of drie problemen per kind en per les, van verschillende sterkte, niet meer.',
      'De leerlingen stellen voor, de groep streept weg. Geef de oplossing niet, en niemand raakt de stukken aan tijdens het denken.',
      'Wees streng op de regels, mild over de kwaliteit van de zetten.',
      'Geef het regelblad mee naar huis: daar speelt men het vaak anders.',
      'De vorderingen blijven in de browser van elke computer; er wordt niets verstuurd en een account is niet nodig.',
    ],
    teachersSolutions: 'Stappen en oplossingen',
    teachersSheet: 'Het regelblad om af te drukken',
    solution: 'Oplossing',
    solutions: (n) => `De ${n} opgaven en hun oplossingen`,
    openLevel: 'Open de opgave',
    answer: {
      squares: (list, n) => (n === 1 ? `veld ${list}` : `velden ${list}`),
      any: 'elke zet die mag',
      legal: 'mag',
      illegal: 'mag niet',
    },
  },
};
