import type { MoreContent } from '../types';

export const more: MoreContent = {
  variants: {
    title: 'De varianten uit elkaar gehouden',
    intro:
      'Het internationale spel is dat van de Franse en de wereldkampioenschappen. Wat volgt is telkens een ander spel: spreek het af voor je begint.',
    changes: 'Verandert de regel:',
    items: {
      box8: {
        name: 'De 8x8-doos',
        text: 'Twaalf schijven op 64 velden. Vaak slaan schijven alleen vooruit en gaat de dam één veld. Lees het blaadje: dat beslist.',
      },
      sansMajorite: {
        name: 'Thuis, zonder meerslagregel',
        text: 'Slaan blijft verplicht, maar elke slag mag. De combinaties van het internationale spel werken dan niet meer.',
      },
      soufflage: {
        name: 'Blazen',
        text: 'Het stuk dat vergat te slaan gaat van het bord. Een oud gebruik dat sommige families houden.',
      },
      bresil: {
        name: 'Braziliaans dammen',
        text: 'De internationale regels op een bord van 8x8, met twaalf schijven.',
      },
      anglais: {
        name: 'Engels dammen (checkers)',
        text: '8x8, twaalf schijven, schijven slaan alleen vooruit, de dam gaat één veld, geen meerslagregel.',
      },
      canada: {
        name: 'Canadees dammen',
        text: 'De internationale regels op 144 velden, met dertig schijven per kant.',
      },
    },
    surprises: {
      title: 'Kom je van 8x8? Drie verrassingen',
      intro: 'Daar twaalf schijven, hier twintig, en vooral:',
      items: [
        {
          title: 'Schijven slaan achteruit',
          text: 'Ze schuiven vooruit maar slaan in beide richtingen.',
          board: 'manBackward',
        },
        {
          title: 'De dam vliegt',
          text: 'Hij gaat over de hele diagonaal en kiest waar hij landt.',
          board: 'flyingKing',
        },
        {
          title: 'Sla de meeste stukken',
          text: 'Tel elke slag: de langste is verplicht.',
          board: 'three',
        },
      ],
    },
  },
  advice: {
    title: 'Vijf raadgevingen, met hun reden',
    intro: 'Het zijn raadgevingen, geen regels. Probeer ze op het bord.',
    exercises: {
      together: {
        question: 'De zwarte schijf op 22 staat alleen. Speel een witte zet die haar wint.',
        hints: [
          'Val aan waar zij jou niet kan slaan.',
          'Achter je aanvaller moet het veld bezet zijn.',
          'Het is 32 die dichterbij komt.',
        ],
        why: 'Niemand kan achter 22 komen om haar te dekken, en zet zij door, dan wordt zij geslagen.',
        wrong: {
          '33-28': '22 slaat 28 meteen: veld 33 is net vrijgekomen achter die schijf.',
          '31-27': '22 slaat 27 meteen: veld 31 is net vrijgekomen achter die schijf.',
          '31-26': 'Deze zet valt 22 niet aan: zij ontkomt of krijgt hulp.',
          '33-29': 'Deze zet valt 22 niet aan: zij ontkomt of krijgt hulp.',
        },
      },
      centre: {
        question:
          'Een van deze witte schijven heeft twee zetten, de andere maar één. Raak haar aan.',
        hints: [
          'Tel de vrije velden voor elke schijf.',
          'Aan de rand ontbreekt een van de twee velden.',
          'Het is die in het midden.',
        ],
        why: '28 kan naar 22 of naar 23. Aan de rand heeft een schijf maar één veld voor zich.',
        wrong: {
          26: 'Aan de rand: zij kan alleen naar 21.',
          36: 'Aan de rand: zij kan alleen naar 31.',
          45: 'Aan de rand: zij kan alleen naar 40.',
        },
      },
      back: {
        question: 'De zwarte schijf op 38 wil dam halen. Speel een zet die de deuren dicht houdt.',
        hints: [
          'Waar kan 38 door, en wie zou haar slaan?',
          '48 bewaakt beide wegen: die moet blijven.',
          'Speel ver daarvandaan, of laat haar alleen een bewaakte weg.',
        ],
        why: 'Zolang 48 thuis staat, wordt 38 geslagen zodra zij doorzet.',
        wrong: {
          '47-42': '38 slaat 42 en haalt dam op 47.',
          '48-42': 'De weg is open: 38 gaat naar 43 en haalt dan dam.',
          '48-43': '38 slaat 43 en haalt dam op 49.',
        },
      },
    },
    items: {
      together: {
        title: 'Houd je schijven bij elkaar',
        why: 'Een losse schijf heeft niemand achter zich: hij is makkelijk te slaan.',
        task: 'De zwarte schijf op 22 staat alleen voor de zijne. Welke witte schijven kunnen erbij komen?',
      },
      centre: {
        title: 'Houd het centrum',
        why: 'Een schijf in het midden heeft twee zetten; aan de rand één.',
        task: 'Vergelijk: 28 kan naar 22 of 23, 36 alleen naar 31.',
      },
      ask: {
        title: 'Vraag je af wat je tegenstander zal moeten slaan',
        why: 'Zijn slag is even verplicht als die van jou: tel wat hij moet spelen voor wat je mag slaan.',
        task: 'Zwart aan zet: speel, en zoek dan wat Wit moet slaan.',
      },
      back: {
        title: 'Houd schijven op de basislijn',
        why: 'Zolang de laatste rij verdedigd is, haalt de tegenstander moeilijk dam.',
        task: 'De zwarte schijf op 38 wil dam halen. Houd de deuren dicht.',
      },
      force: {
        title: 'Gebruik de slagplicht',
        why: 'De meerslag bindt ook de tegenstander: hij moet slaan waar je wilt. Geef er één, neem er drie terug.',
        task: 'Speel 32-27: Zwart moet slaan; zoek dan de meerslag.',
      },
    },
  },
  history: {
    title: 'Een geschiedenis, met haar twijfels',
    events: [
      ['Middeleeuwen', 'Het spel komt van alquerque, een spel op lijnen.'],
      [
        'Rond de 12e eeuw',
        'Het gaat over op het schaakbord van 64 velden; andere verhalen zeggen later.',
      ],
      [
        'Omstreeks 1550',
        'Het bord van honderd velden is misschien al in gebruik in de Nederlanden.',
      ],
      [
        '1650 tot 1700',
        'Elke kant heeft nu twintig schijven. In Frankrijk spreekt men van “Pools dammen”.',
      ],
      [
        '19e eeuw',
        'Clubs, tijdschriften en toernooien; het spel verspreidt zich snel in Frankrijk en het huidige België en wordt dat van de internationale wedstrijden.',
      ],
      ['1894', 'Eerste erkende wereldkampioenschap, gewonnen door Isidore Weiss uit Frankrijk.'],
      ['1909', 'Volgens één verhaal legt de Franse bond de regels vast.'],
      ['1947', 'De wereldbond FMJD wordt opgericht.'],
    ],
    doubtsTitle: 'Wat niet zeker is',
    doubts: [
      'De herkomst van de naam “Pools” is onbekend.',
      'De jaren van het honderdveldenbord en de twintig schijven verschillen per bron.',
      'Het einde van het blazen wordt op 1909–1911 of op 1923 gesteld.',
      'Oude teksten beschrijven spel op de lichte velden: sommige borden thuis liggen nog zo.',
    ],
    sourcesTitle: 'Bronnen en behandelde versie',
    version:
      'Deze pagina’s behandelen het internationale spel op honderd velden: de samenvatting van de Franse bond (FFJD) voor remise, bijlage 1 van de wereldbond (FMJD) voor onregelmatigheden. Waar ze verschillen staan beide genoemd. Een artikelnummer staat er alleen als het is nagezien.',
    sources: [
      'FMJD, bijlage 1: officiële spelregels (de Engelse tekst geldt)',
      'FMJD, bijlage 3: wedstrijdreglement',
      'FFJD: samenvatting van de regels, en het arbitersforum',
      'De honderdveldenregels van een Franse regionale bond',
      'KNDB: Nederlandse regels, vragen van scholen',
      'Naslagpagina’s over varianten en geschiedenis',
    ],
  },
};
