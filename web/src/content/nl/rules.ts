import type { RulesContent } from '../types';

const annex = 'FMJD, bijlage 1; samenvatting van de Franse bond (FFJD)';

export const rules: RulesContent = {
  title: 'De regels van het internationale damspel',
  first: {
    title: 'Lees dit eerst',
    text: 'De spelers zijn om de beurt aan zet op de 50 donkere velden van een [[damier|dambord]] van 100. Een [[pion|schijf]] gaat één veld schuin vooruit; hij slaat door te springen, vooruit en achteruit. Is er een slag, dan is die [[prise-obligatoire|verplicht]]; zijn er meer, dan speel je die waarmee [[prise-majoritaire|de meeste stukken]] worden geslagen. Een schijf waarvan de zet op de laatste rij eindigt wordt [[dame|dam]] en schuift zo ver als hij wil. Wie geen stuk of geen zet meer heeft, heeft verloren.',
  },
  sheet: {
    title: 'Op een rij',
    rows: [
      ['Spelers', '2, om de beurt'],
      ['Bord', '100 velden, 50 in gebruik: alleen de donkere'],
      ['Ligging', 'een donker veld links van elke speler, aan de rand bij hem'],
      [
        'Opstelling',
        '20 schijven per kant op de eerste vier rijen, 40 in totaal; de twee middelste rijen blijven leeg',
      ],
      ['Eerste zet', 'Wit (de lichte stukken)'],
      ['Doel', 'alle stukken van de tegenstander slaan of vastzetten'],
      [
        'Versie',
        'het internationale spel op 100 velden, dat van de Franse en de wereldkampioenschappen',
      ],
    ],
  },
  decisions: {
    title: 'Wat moet ik spelen? De beslistabel',
    intro:
      'Drie vragen leggen een partij stil. Zoek wat je ziet; elke regel opent een bord waarop je het kunt proberen.',
    heads: { see: 'Ik zie…', rule: 'De regel', decide: 'Mijn beslissing' },
    questions: {
      move: 'Mag ik schuiven?',
      must: 'Moet ik slaan?',
      which: 'Welke slag moet ik spelen?',
    },
    rows: {
      none: {
        see: 'geen slag',
        rule: 'Zonder slag is de zet vrij.',
        decide: 'Ik speel de schijf of dam die ik wil.',
      },
      blocked: {
        see: 'geen enkele zet',
        rule: 'Vaststaan is verliezen: pat bestaat niet.',
        decide: 'De partij is uit, ik heb verloren.',
      },
      one: {
        see: 'één slag',
        rule: 'Slaan is verplicht, waar ook op het bord.',
        decide: 'Ik speel hem, ook als ik iets anders wilde.',
      },
      losing: {
        see: 'een slag die mijn tegenstander goed uitkomt',
        rule: 'De plicht hangt niet af van hoe goed de zet is.',
        decide: 'Ik sla toch.',
      },
      kingFar: {
        see: 'mijn dam kan van ver slaan',
        rule: 'Ook de slag van een dam is verplicht, en gaat door zolang er iets te slaan is.',
        decide: 'Ik kies een landingsveld vanwaar het verder gaat.',
      },
      several: {
        see: 'meerdere slagen van verschillende lengte',
        rule: 'Meerslag gaat voor: het grootste aantal stukken.',
        decide: 'Ik tel elke slag en speel de langste.',
      },
      equal: {
        see: 'meerdere slagen van gelijk aantal',
        rule: 'Bij gelijk aantal is de keuze vrij.',
        decide: 'Ik speel die ik wil, dam of schijf.',
      },
      kingOrMen: {
        see: 'een dam of twee schijven te slaan',
        rule: 'Alleen het aantal telt: een dam is één stuk.',
        decide: 'Ik sla de twee schijven.',
      },
      passing: {
        see: 'mijn schijf raakt de laatste rij en moet verder',
        rule: 'Langskomen is niet stoppen: geen promotie.',
        decide: 'Ik maak de slag af; hij blijft schijf.',
      },
      stops: {
        see: 'mijn schijf stopt op de laatste rij',
        rule: 'Hij wordt gekroond en is pas vanaf mijn volgende beurt dam.',
        decide: 'Ik kroon hem en laat mijn tegenstander spelen.',
      },
      landing: {
        see: 'meerdere vrije velden achter het geslagen stuk',
        rule: 'De dam landt waar hij wil, tenzij er een slag door moet gaan.',
        decide: 'Ik kies uit die velden.',
      },
      ghost: {
        see: 'een al geslagen stuk staat in de weg',
        rule: 'Geslagen stukken gaan pas aan het eind weg; tot dan staan ze in de weg.',
        decide: 'Ik stop ervoor.',
      },
    },
  },
  drawings: {
    title: 'Vier tekeningen die het uitleggen',
    intro:
      'Het zijn echte borden: raak een stuk aan, dan een veld. Een geweigerde zet wordt uitgelegd.',
    items: {
      start: {
        title: 'De beginstand',
        legend:
          'Twintig zwarte schijven op 1 tot 20, twintig witte op 31 tot 50; 21 tot 30 zijn leeg. Wit begint.',
      },
      capture: {
        title: 'De verplichte slag',
        legend: '32 moet over 28 springen en op 23 landen. 45 spelen mag niet.',
      },
      twoMenOneKing: {
        title: 'De meerslag',
        legend:
          'Twee schijven gaan voor één dam: 33x13 slaat twee stukken, 37x26 zou er één slaan.',
      },
      flyingKing: {
        title: 'De vliegende dam',
        legend: 'De dam slaat 28 van ver en mag stoppen op 23, 19, 14, 10 of 5.',
      },
    },
  },
  steps: {
    title: 'Beginnen in zes stappen',
    items: [
      'Zet de schijven op de donkere velden, vier rijen per kant.',
      'Wit speelt de eerste zet.',
      'Ga één veld schuin vooruit, naar de tegenstander toe.',
      'Zoek slagen op het hele bord, vooruit en achteruit.',
      'Zijn er meer, tel dan: de langste is verplicht.',
      'Een schijf die aan de overkant stopt wordt dam.',
    ],
    habit: 'Voor elke zet één vraag: “heb ik een slag?”',
  },
  pieces: {
    title: 'Schijf, dam, promotie',
    heads: ['', 'Schijf', 'Dam', 'Net gekroonde schijf'],
    rows: [
      [
        'Gaat',
        'één veld schuin vooruit',
        'zoveel vrije velden als hij wil, in vier richtingen',
        'als een dam, vanaf de volgende beurt',
      ],
      [
        'Slaat',
        'springt over een stuk ernaast, vooruit of achteruit',
        'springt op elke afstand en landt waar hij wil erachter',
        'gaat niet als dam verder in dezelfde zet',
      ],
      ['Plicht', 'moet slaan', 'moet slaan', 'moet slaan in zijn volgende beurt'],
      ['Waarde bij de meerslag', 'telt voor één', 'telt voor één', 'telt voor één'],
      [
        'Teken op het bord',
        'één schijf',
        'twee schijven op elkaar',
        'de tweede schijf komt erop aan het eind van de zet',
      ],
    ],
  },
  captures: {
    title: 'De gevallen bij het slaan',
    heads: ['Geval', 'Regel', 'Voorbeeld'],
    rows: [
      ['Eén slag', 'verplicht', '32x23'],
      ['Meerdere slagen', 'die met de meeste stukken', '32x3: drie stukken, en niet 34x25: één'],
      ['Gelijk aantal', 'vrije keuze', '33x22 of 37x26'],
      ['Slag van een dam', 'verplicht, ook van ver', '46x5, 46x10, 46x14, 46x19 of 46x23'],
      ['Geslagen stukken', 'samen weg als de zet af is', 'tot dan staan ze in de weg'],
      ['Hetzelfde stuk tweemaal', 'nooit', '10x19, zonder terug over 14'],
      ['Hetzelfde lege veld tweemaal', 'mag', '1x3 gaat tweemaal over veld 12'],
      ['Een eigen stuk', 'nooit overheen', 'dam 46 stopt voor 32'],
    ],
  },
  articlesTitle: 'De regels, artikel voor artikel',
  articles: {
    plateau: {
      title: 'Het bord en de opstelling',
      text: [
        'Twee mensen spelen op de 50 donkere velden van een bord van tien bij tien. Leg het zo dat ieder links een donker veld heeft, aan de rand bij hem. De lichte velden worden nooit gebruikt.',
        'Elke kant zet 20 schijven op de donkere velden van zijn eerste vier rijen. De twee middelste rijen blijven leeg.',
      ],
      boards: [{ board: 'start', caption: 'Twintig schijven per kant.' }],
    },
    notation: {
      title: 'Nummers en notatie',
      text: [
        'De donkere velden zijn genummerd van 1 tot 50, van links naar rechts en van boven naar onder, gezien vanaf Wit: de [[notation|notatie van Manoury]]. In het begin staat Zwart op de velden 1 tot 20 en Wit op de velden 31 tot 50.',
        'Een streepje staat voor een zet, een kruisje voor een slag: 32-28 is een mogelijke eerste zet, 32x23 een slag. Hebben twee slagen hetzelfde begin en einde maar niet dezelfde stukken, dan schrijft men de hele weg.',
      ],
      boards: [
        { board: 'ambiguous', caption: '47x36 is niet genoeg: twee wegen slaan andere stukken.' },
      ],
    },
    but: {
      title: 'Doel en beurten',
      text: [
        'Wit begint, daarna is ieder om de beurt aan zet. Passen bestaat niet.',
        'Je wint door alle stukken van de tegenstander te slaan of hem geen geldige zet te laten.',
      ],
    },
    pion: {
      title: 'De schijf',
      text: [
        'Een schijf gaat één veld schuin vooruit naar een vrij donker veld. Hij schuift nooit terug en nooit twee velden.',
        'Hij slaat een stuk van de tegenstander naast hem door erover te springen, als het veld vlak erachter vrij is. Slaan mag vooruit en achteruit.',
      ],
      boards: [
        { board: 'manStep', caption: '28 kan naar 22 of 23.' },
        { board: 'manBackward', caption: 'De schijf op 23 slaat achteruit: 23x32.' },
        { board: 'noRoom', caption: 'Achter 28 is veld 23 bezet: geen slag.' },
      ],
    },
    'dame-volante': {
      title: 'De vliegende dam',
      text: [
        'De dam gaat zoveel vrije velden als hij wil langs een diagonaal, vooruit of achteruit.',
        'Hij slaat een stuk van de tegenstander op elke afstand, als de velden ertussen vrij zijn en er ten minste één vrij is erachter. Hij landt op een van die velden; kan hij vanaf een daarvan verder slaan, dan kiest hij zo’n veld en mag hij draaien.',
        'Twee stukken achter elkaar houden hem tegen. Geen stuk springt over een eigen stuk.',
      ],
      boards: [
        { board: 'flyingKing', caption: 'Vijf landingsvelden voor één slag.' },
        { board: 'kingChooses', caption: 'Twee stukken te slaan: de landing telt.' },
        { board: 'twoTouching', caption: '28 en 23 staan tegen elkaar: niets te slaan.' },
        { board: 'ownPiece', caption: 'De dam gaat niet over zijn eigen schijf; die slaat zelf.' },
      ],
    },
    'prise-obligatoire': {
      title: 'Slaan is verplicht',
      text: [
        'Zodra er ergens op het bord een slag is, is elke andere zet verboden. Dat geldt ook als de slag je stukken kost: alle combinaties berusten erop.',
      ],
      boards: [
        { board: 'capture', caption: 'Probeer 45 te spelen: het bord zegt waarom dat niet mag.' },
      ],
    },
    rafle: {
      title: 'De meerslag in één zet',
      text: [
        'Na een slag gaat hetzelfde stuk door zolang het kan slaan. De hele [[rafle|slag]] is één zet.',
        'Het mag bij elke sprong draaien. Eerder stoppen mag niet.',
      ],
      boards: [
        { board: 'rafle', caption: '32x21x12x3: drie stukken in één zet.' },
        { board: 'turning', caption: 'De slag draait: 33x22x11.' },
      ],
    },
    'pieces-prises': {
      title: 'Geslagen stukken gaan aan het eind weg',
      text: [
        'Geslagen stukken blijven staan tot de zet af is, dan gaan ze allemaal weg. Ze onderweg oppakken is een fout.',
        'Zolang ze staan, staan ze in de weg, en geen stuk wordt tweemaal overgesprongen. Een leeg veld mag wel meer dan eens. De [[coup-turc|Turkse slag]] speelt daarmee.',
      ],
      boards: [
        {
          board: 'ghost',
          caption: 'De zwarte dam slaat vier stukken en stopt op 19, tegen 13, dat al geslagen is.',
        },
        { board: 'crossing', caption: 'De dam gaat tweemaal over veld 12.' },
        { board: 'onceOnly', caption: '14 wordt maar één keer overgesprongen.' },
      ],
    },
    'prise-majoritaire': {
      title: 'Meerslag gaat voor',
      text: [
        'Van meerdere slagen moet je die spelen waarmee de meeste stukken worden geslagen. Alleen het aantal telt: een geslagen dam is één stuk, en het maakt niet uit wat er slaat. Twee schijven gaan voor één dam, drie schijven voor twee dammen.',
        'Bij gelijk aantal kies je vrij.',
        'Voorbeeld: witte schijf op 32, zwarte schijven op 27, 17 en 8, velden 21, 12 en 3 vrij. De zet 32x21x12x3, geschreven 32x3, slaat drie stukken en eindigt als dam. Kon een andere witte schijf er één slaan, dan bleef 32x3 verplicht.',
      ],
      boards: [
        { board: 'three', caption: '32x3 slaat drie stukken; 34x25, maar één, wordt geweigerd.' },
        { board: 'twoMenOneKing', caption: 'Twee schijven voor één dam.' },
        { board: 'threeMenTwoKings', caption: 'Drie schijven voor twee dammen.' },
        { board: 'equal', caption: 'Aan beide kanten één stuk: vrije keuze.' },
      ],
    },
    promotion: {
      title: 'Promotie',
      text: [
        'Een schijf waarvan de zet op de laatste rij eindigt wordt dam; hij wordt [[couronner|gekroond]] met een tweede schijf.',
        'Komt hij alleen langs tijdens een slag, dan gaat hij als schijf verder en blijft schijf.',
        'De nieuwe dam is pas vanaf je volgende beurt dam, nadat de tegenstander gespeeld heeft.',
      ],
      boards: [
        { board: 'promotion', caption: '7 stopt op 1 of 2: dam.' },
        { board: 'passing', caption: '12x3x14: hij kwam alleen langs, hij blijft schijf.' },
        { board: 'stopsThere', caption: '12x3 stopt daar: de dam slaat 20 niet in dezelfde zet.' },
      ],
    },
    'fin-de-partie': {
      title: 'Winnen en verliezen',
      text: [
        'Wie [[trait|aan zet]] is en geen stuk of geen geldige zet heeft, heeft verloren. Nog stukken hebben die allemaal vaststaan is verliezen. Men kan ook [[abandon|opgeven]].',
      ],
      boards: [
        { board: 'blocking', caption: '46-41 sluit de zwarte schijf op: gewonnen.' },
        { board: 'lost', caption: 'De witte dam kan nergens heen: verloren, geen remise.' },
      ],
    },
    nulle: {
      title: 'Remise',
      text: [
        'Dezelfde stand met dezelfde speler aan zet voor de derde keer: remise.',
        '25 zetten van ieder zonder slag of schijfzet: remise.',
        'Drie dammen, twee dammen en een schijf, of een dam en twee schijven tegen één dam: remise na 16 zetten van ieder, als niemand gewonnen heeft.',
        'Eén dam tegen één, of twee tegen één, zonder onmiddellijke winst: remise. De Franse tekst verklaart dat meteen (damier rekent het precies uit en toont het bewijs); bijlage 1 van de FMJD geeft ieder vijf zetten.',
        'Als niemand redelijkerwijs nog kan winnen, mag remise worden verklaard: vanzelf of op verzoek, zoals het gekozen reglement het wil.',
        'Onder vrienden is het remise zodra beiden het eens zijn; de grenzen hierboven zijn die van de bonden. Het Franse woord is ook “[[nulle|remise]]”.',
      ],
      boards: [
        { board: 'twoKings', caption: 'De uitzondering: twee dammen tegen één, en 47-15 wint.' },
        { board: 'threeKings', caption: 'Drie dammen tegen één: zestien zetten om te winnen.' },
      ],
    },
    'piece-touchee': {
      title: 'Aanraken is zetten',
      text: [
        'Wie met opzet een eigen stuk aanraakt dat kan spelen, moet ermee spelen. Tot hij het loslaat kiest hij vrij uit de toegestane velden.',
        'Om een stuk recht te zetten zeg je eerst “[[j-adoube|j’adoube]]”.',
        'Een stuk aanraken dat niet kan spelen verplicht tot niets.',
      ],
      boards: [{ board: 'touched', caption: '32 aangeraakt: 32-27 of 32-28, naar keuze.' }],
    },
    irregularites: {
      title: 'Onregelmatigheden',
      text: [
        'Twee zetten achter elkaar, te veel of te weinig stukken geslagen, halverwege gestopt, een slag vergeten: alleen de tegenstander beslist. Hij laat het rechtzetten of laat de stand zoals hij is; speelt hij door, dan heeft hij het aanvaard.',
        'Stukken één voor één oppakken tijdens de slag is ook een fout.',
        'Thuis is het eenvoudiger: terug naar de laatste geldige stand.',
      ],
      boards: [{ board: 'huffed', caption: 'Wit speelt 34-29 en vergeet 28x19: Zwart kiest.' }],
    },
    souffler: {
      title: 'Blazen: een oud gebruik',
      text: [
        'Vroeger mocht men het stuk dat vergat te slaan “[[souffler|blazen]]”: het ging van het bord, en dan deed men zijn zet. Dat is in het begin van de twintigste eeuw afgeschaft (de bronnen zijn het niet eens over het jaar). Nu is slaan verplicht en laat de tegenstander het rechtzetten.',
      ],
    },
  },
  sources: {
    plateau: 'FMJD 1/5.1 en 1/5.2 voor een verkeerd gelegd bord; Franse regelteksten',
    notation: 'FMJD, bijlage 1; de PDN-norm voor de weg',
    but: annex,
    pion: annex,
    'dame-volante': 'FMJD 1/4.3; Franse regelteksten',
    'prise-obligatoire': 'FMJD 1/4 en 1/5.4.6',
    rafle: 'FMJD 1/4 en 1/5.4.9',
    'pieces-prises': 'FMJD 1/4.4, 1/4.5, 1/5.4.8 en 1/5.4.10',
    'prise-majoritaire': 'FMJD 1/4 en 1/5.4.8',
    promotion: 'FMJD 1/5.4.15 en 1/5.4.16; Franse regelteksten',
    'fin-de-partie': annex,
    nulle: 'samenvatting van de Franse bond (FFJD); FMJD 1/6.3 en 1/6.4',
    'piece-touchee': 'FMJD 1/5.4.3; Franse teksten voor “j’adoube”',
    irregularites: 'FMJD 1/5.4.1 tot 1/5.4.17; een Franse tekst voor thuis',
    souffler: 'Franse teksten; FMJD 1/5.4.7; het forum van de Franse bond voor het jaar',
  },
};
