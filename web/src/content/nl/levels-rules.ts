/** The words of the levels of the course: how pieces move and take. */
import type { LevelTexts } from '../course-types';

export const rulesLevels = {
  'damier-coin': {
    question: 'Het bord ligt voor je. Hoe is het hoekveld linksonder?',
    options: ['donker', 'licht', 'dat maakt niet uit'],
    hints: [
      'Kijk naar de hoek bij je linkerhand.',
      'Veld 46 is gemarkeerd.',
      'Alle schijven staan op velden van die kleur.',
    ],
    why: 'Een donker veld links van jou, en ook links van je tegenstander: het bord ligt goed.',
    wrong: {
      1: 'Met een licht veld links ligt het bord een kwartslag verkeerd.',
      2: 'Het maakt wel uit: ligt het bord verkeerd, dan begint de hoofdlijn in de verkeerde hoek.',
    },
  },
  'damier-combien': {
    question: 'Met hoeveel schijven begint elke speler?',
    options: ['12', '16', '20', '24'],
    hints: [
      'Tel één rij witte schijven, tel dan de rijen.',
      'Er staan vijf schijven op een rij.',
      'Vier rijen van vijf.',
    ],
    why: 'Twintig witte en twintig zwarte schijven: aan elke kant vier rijen van vijf, daartussen twee lege rijen.',
    wrong: {
      0: 'Twaalf hoort bij het kleine spel op 64 velden.',
      1: 'Zestien stukken, dat is schaken.',
      3: 'Dan bleef er in het midden te weinig ruimte over.',
    },
  },
  'damier-manque': {
    question: 'Er is een witte schijf onder de tafel gerold. Tik op het veld waar hij hoort.',
    hints: [
      'Wit vult vier hele rijen.',
      'Zoek het lege donkere veld tussen de witte schijven.',
      'Het is in de tweede witte rij, geteld vanuit het midden.',
    ],
    why: 'Wit staat op alle velden van 31 tot en met 50, zonder gat.',
  },
  'damier-numero': {
    question: 'Elk donker veld heeft een nummer, van 1 bovenaan tot 50 onderaan. Tik op veld 28.',
    hints: [
      'Tel van links naar rechts en ga dan naar de rij eronder.',
      'Veld 28 ligt in de rij van 26 tot 30.',
      'Het is het derde veld van die rij.',
    ],
    why: 'Vijf velden per rij: 28 is het derde van de zesde rij, midden in het centrum.',
  },
  'damier-premier': {
    question: 'Wie speelt de eerste zet van de partij?',
    options: ['zwart', 'wit', 'wie de loting wint'],
    hints: [
      'Het hangt niet van het geluk af.',
      'Het is de kant waarvan de schijven onderaan staan.',
      'Het zijn de lichte stukken.',
    ],
    why: 'De lichte stukken beginnen altijd; daarna speelt ieder om de beurt.',
    wrong: {
      0: 'Veel mensen denken dat, maar het is de andere kant.',
      2: 'Om de kleuren mag je loten. Maar de kleur die begint is altijd dezelfde.',
    },
  },
  'damier-coup': {
    question: 'Alles staat klaar: speel een eerste zet voor wit, welke je maar wilt.',
    hints: [
      'Welke schijven hebben een vrij veld voor zich?',
      'Alleen die van de voorste rij kunnen spelen: 31 tot en met 35.',
      'Bijvoorbeeld 32, dan 28.',
    ],
    why: 'De partij is begonnen. Deze zet schrijf je met twee nummers: begin, streepje, eind.',
  },

  'marcher-cases': {
    question: 'Tik op alle velden waar schijf 28 heen kan.',
    hints: [
      'Een schijf gaat schuin vooruit, naar de tegenstander toe.',
      'Eén veld maar, naar links of naar rechts.',
      'Een van de twee is 22.',
    ],
    why: 'Een schijf schuift één veld schuin vooruit: er zijn dus hoogstens twee velden.',
    wrong: {
      32: 'Dat is achteruit: een schijf loopt alleen vooruit.',
      33: 'Dat is achteruit: een schijf loopt alleen vooruit.',
      17: 'Dat is twee velden ver: een schijf loopt er één.',
      19: 'Dat is twee velden ver: een schijf loopt er één.',
      18: 'Veld 18 ligt recht vooruit, op een andere diagonaal.',
    },
  },
  'marcher-pas': {
    question: 'Jouw beurt: zet deze schijf één stap vooruit.',
    hints: [
      'Waar kon hij ook alweer heen?',
      'Tik op schijf 28 en dan op een gemarkeerd veld.',
      '28, dan 22 of 23.',
    ],
    why: 'Eén schuine stap, naar een vrij donker veld. Een zet schrijf je met zijn twee velden: 28-22, of 28-23.',
  },
  'marcher-bord': {
    question: 'Deze schijf staat aan de rand. Tik op het veld waar hij heen kan.',
    hints: [
      'Links van de rand is er geen bord meer.',
      'De schijf staat op 36.',
      'De diagonaal naar rechts blijft over.',
    ],
    why: 'Aan de rand heeft een schijf één veld voor zich, in het centrum twee.',
  },
  'marcher-bouche': {
    question: 'Tik op het veld waar schijf 28 nu heen kan.',
    hints: [
      'Twee schijven kunnen niet op één veld staan.',
      'Op 22 staat een andere witte schijf.',
      'De andere kant blijft over.',
    ],
    why: 'Een bezet veld is dicht, ook als er een vriend staat: je springt nooit over je eigen stukken.',
    wrong: {
      22: 'Daar staat je andere schijf.',
      17: 'Dan moest je over je eigen schijf springen: dat mag nooit.',
    },
  },
  'marcher-recule': {
    question: 'Schijf 28 wil naar 33. Mag dat?',
    why: 'Een schijf loopt altijd vooruit, naar de kant van de tegenstander.',
  },
  'marcher-saute': {
    question: 'Dezelfde schijf wil in één zet van 28 naar 17. Mag dat?',
    why: 'Een schijf loopt één veld per keer: nu naar 22, de volgende beurt naar 17.',
  },

  'prendre-saute': {
    question: 'De zwarte schijf staat vlak voor je, en het veld erachter is vrij. Sla hem!',
    hints: ['Over welk stuk kun je springen, en waar kom je neer?'],
    why: 'Je springt over het stuk naast je en komt er vlak achter neer; daarna gaat het van het bord. Een slag schrijf je met een kruisje: 32x23.',
  },
  'prendre-arriere': {
    question: 'Nu staat de zwarte schijf achter je. Sla hem.',
    hints: ['Bij het slaan mag een schijf in alle vier de richtingen.'],
    why: 'Een schijf loopt vooruit, maar slaat ook achteruit.',
  },
  'prendre-quatre': {
    question:
      'Vier zwarte schijven staan om 28 heen. Tik op alle velden waar hij slaand kan neerkomen.',
    why: 'Vooruit of achteruit, links of rechts: een schijf slaat in vier richtingen.',
  },
  'prendre-place': {
    question: 'Twee zwarte schijven staan naast 28, maar je kunt er maar één slaan. Tik die aan.',
    hints: [
      'Om te springen moet het veld er vlak achter vrij zijn.',
      'Kijk achter 22, en dan achter 23.',
      'Achter 22 staat 17.',
    ],
    why: 'Achter 23 is veld 19 vrij; achter 22 houdt schijf 17 de deur dicht.',
    wrong: {
      22: 'Daarachter is 17 bezet: geen plaats om neer te komen.',
      17: 'Die staat te ver weg: een schijf slaat een buurstuk.',
    },
  },
  'prendre-loin': {
    question: 'Schijf 32 wil over 23 springen, die twee velden verderop staat. Mag dat?',
    why: 'Een schijf slaat alleen een stuk vlak naast zich. Van ver slaat alleen een dam: geduld!',
  },
  'prendre-noirs': {
    question: 'Nu ben jij zwart. Voor zwart is ‘vooruit’ naar beneden. Sla.',
    hints: ['Welke witte schijf staat naast 22 en heeft een vrij veld achter zich?'],
    why: 'Beide kanten hebben dezelfde regels: zwart gaat omlaag, wit omhoog.',
  },

  'obligation-question': {
    question: 'De vraag voor elke zet: ‘Kan ik slaan?’',
    options: ['ja, met 32', 'ja, met 45', 'nee'],
    hints: [
      'Kijk bij elke witte schijf: staat er een zwarte naast, met een vrij veld erachter?',
      'De zwarte schijf op 28 is gemarkeerd.',
      '32 staat ernaast, en 23 is vrij.',
    ],
    why: '32 staat naast 28, en 23 erachter is vrij: er is een slag.',
    wrong: {
      1: 'Naast 45 staat geen zwarte schijf.',
      2: 'Kijk naar 32 en zijn buurman 28.',
    },
  },
  'obligation-partout': {
    question: 'Kijk over het hele bord en speel dan de enige zet die mag.',
    hints: ['Welke schijf moet slaan?'],
    why: 'Kun je slaan, dan moet je slaan, waar op het bord dat ook is.',
  },
  'obligation-refus': {
    question: 'Wit speelt liever 45-40. Mag dat?',
    why: 'Zolang er een slag is, mag geen andere zet.',
  },
  'obligation-bouchee': {
    question: 'Bijna hetzelfde plaatje, maar er staat een zwarte schijf op 23. ‘Kan ik slaan?’',
    options: ['ja, 28', 'ja, 23', 'nee'],
    hints: ['Waar moest 32 na de sprong neerkomen?', 'Veld 23 is gemarkeerd.', 'Het is bezet.'],
    why: 'Achter 28 staat een schijf: geen plaats, geen slag. Je kiest zelf je zet.',
    wrong: {
      0: '32 moest op 23 neerkomen, en 23 is bezet.',
      1: '23 staat te ver van 32.',
    },
  },
  'obligation-toucher': {
    question:
      'Drie zwarte schijven staan heel dichtbij. Tik alle witte schijven aan die moeten slaan.',
    why: '27 en 38 hebben elk een slag; 45 niet, want achter 40 staat zijn eigen schijf.',
    wrong: {
      45: 'Achter 40 staat je schijf 34: daar kun je niet neerkomen.',
      34: '34 staat naast 40, maar daarachter, op 45, staat je eigen schijf.',
    },
  },
  'obligation-arriere': {
    question: 'Kijk goed voor je antwoordt en speel dan.',
    hints: ['Heb je ook achter je schijven gekeken?'],
    why: 'Achteruit slaan is ook verplicht: juist die slagen worden het vaakst vergeten.',
  },
  'obligation-perdre': {
    question: 'Zwart is aan zet en vreest een val… Wat moet het spelen?',
    hints: ['Heb je nog een keus, als er een slag is?'],
    why: 'Ook een slag die je veel kost is verplicht. Onthoud dat: straks maak je er vallen van.',
  },

  'rafle-trois': {
    question: 'Drie zwarte schijven, als een trap. Sla ze alle drie in één zet.',
    hints: ['Kun je na de eerste sprong nog eens springen?'],
    why: 'Zolang dezelfde schijf kan slaan, gaat hij door: een meerslag is één zet.',
  },
  'rafle-stop': {
    question: 'Iemand slaat de eerste schijf en laat los op 21: 32x21. Mag dat?',
    why: 'Vanaf 21 kan de schijf nog slaan: de slag is niet af.',
  },
  'rafle-tourne': {
    question: 'Hier loopt de weg niet recht. Vind de slag van 33.',
    hints: ['Kijk bij elke stop langs alle vier de diagonalen.'],
    why: 'Bij elke sprong mag je afslaan.',
  },
  'rafle-compte': {
    question: 'Zonder iets te verzetten: hoeveel schijven slaat 38 hoogstens?',
    why: 'Drie, in een zigzag. De vierde zwarte schijf ligt niet op de weg.',
  },
  'rafle-tour': {
    question: 'Een draaimolen! Sla alle vier de zwarte schijven.',
    hints: ['De schijf mag terug naar zijn beginveld: dat is leeg terwijl hij springt.'],
    why: 'Hij komt terug waar hij begon: over een leeg veld mag je zo vaak als je wilt.',
  },
  'rafle-apres': {
    question:
      'Wit speelt 37x17. Zonder iets te verzetten: op welke velden staan nog zwarte schijven?',
    why: 'Alleen stukken waar je overheen sprong gaan van het bord, en pas aan het eind van de slag.',
  },
  'rafle-six': {
    question: 'De mooiste tot slot: een slag van zes. Vind hem.',
    hints: ['De schijf begint vooruit en komt dan weer naar beneden.'],
    why: 'Zes schijven in één zet. Aan het eind laat je los en neem je ze samen weg.',
  },

  'majorite-compte': {
    question: 'Twee witte schijven kunnen slaan. Tel eerst: hoeveel slaat 32 er?',
    why: 'Drie voor 32, maar één voor 34: tel altijd voordat je kiest.',
  },
  'majorite-longue': {
    question: 'Eén stuk aan de ene kant, drie aan de andere. Speel de slag die mag.',
    hints: ['Welke slaat de meeste stukken?'],
    why: 'De slag die de meeste stukken wegneemt is verplicht: meerslag gaat voor.',
  },
  'majorite-dame': {
    question: 'Aan de ene kant een dam, aan de andere twee schijven. Wat moet je slaan?',
    hints: ['Telt een dam dubbel?'],
    why: 'Je telt stukken, niet hun waarde: twee schijven gaan voor één dam.',
  },
  'majorite-refus': {
    question: 'Wit wil de dam slaan: 37x26. Mag dat?',
    why: '33 kan er twee slaan: de slag van één stuk mag niet.',
  },
  'majorite-egal': {
    question:
      'Hier een dam, daar een schijf: aan elke kant één stuk. Tik alle stukken aan die mogen slaan.',
    why: 'Bij gelijk aantal mag je kiezen: neem wat je het beste uitkomt.',
  },
  'majorite-chemin': {
    question: 'Schijf 28 kan verschillende kanten op. Vind de slag die mag.',
    hints: ['Tel elke weg tot het eind.'],
    why: 'De regel geldt ook voor één stuk: van zijn wegen neemt het de langste.',
  },
  'majorite-trois': {
    question: 'Twee zwarte dammen slaan, of drie schijven. Jouw beurt.',
    hints: ['Hoeveel stukken aan elke kant?'],
    why: 'Drie tegen twee: het worden de drie schijven, al stonden er twee dammen tegenover.',
  },

  'couronner-cases': {
    question: 'Tik op alle velden waar een witte schijf dam wordt.',
    hints: [
      'Het is de allerlaatste rij, bij de tegenstander.',
      'Voor wit ligt die bovenaan.',
      'Hij loopt van 1 tot en met 5.',
    ],
    why: 'De laatste rij: 1 tot en met 5 voor wit, 46 tot en met 50 voor zwart.',
    wrong: { 46: 'Daar haalt zwart dam.' },
  },
  'couronner-arrive': {
    question: 'Nog één stap. Haal een dam!',
    hints: ['Welke zet eindigt op de laatste rij?'],
    why: 'De schijf komt aan en stopt: hij krijgt een tweede schijf als kroon. Het is een dam.',
  },
  'couronner-passe': {
    question: 'Schijf 12 kan slaan. Speel dat, en kijk goed wat hij wordt.',
    hints: ['Kan de schijf op 3 nog verder slaan?'],
    why: 'De schijf kwam op de laatste rij maar moest door: hij blijft schijf.',
  },
  'couronner-reste': {
    question: 'Na 12x14, over veld 3: wat staat er op 14?',
    options: ['een witte dam', 'een witte schijf', 'wat de speler wil'],
    hints: [
      'Waar is de schijf gestopt?',
      'Veld 3 was maar een tussenstop.',
      'Alleen wie op de laatste rij stopt, wordt dam.',
    ],
    why: 'Passeren is niet stoppen: de zet eindigt op 14 en de schijf blijft schijf.',
    wrong: {
      0: 'Hij kwam alleen langs 3: geen kroon.',
      2: 'Kiezen kun je hier nooit.',
    },
  },
  'couronner-arrete': {
    question: 'Bijna hetzelfde plaatje. Speel de slag van 12.',
    hints: ['Kan de schijf deze keer als schijf verder?'],
    why: 'Op 3 valt er voor de schijf niets meer te slaan: hij stopt, en nu is hij dam.',
  },
  'couronner-suite': {
    question: 'De schijf is net dam geworden op 3. Mag de dam in dezelfde zet 20 slaan?',
    options: ['ja, meteen', 'nee, pas de volgende beurt'],
    hints: [
      'Hoeveel zetten doe je per beurt?',
      'De zet van de schijf eindigde op 3.',
      'Een kersverse dam wacht op zijn beurt.',
    ],
    why: 'De nieuwe dam speelt pas de volgende beurt mee, als de tegenstander gezet heeft.',
    wrong: { 0: 'De zet is klaar zodra de schijf stopt en zijn kroon krijgt.' },
  },

  'volante-vole': {
    question: 'Dit is een dam. Tik op alle velden waar hij heen kan.',
    hints: [
      'Een dam glijdt zo ver als hij wil, zolang de weg vrij is.',
      'Volg de hoofdlijn, van 46 tot de andere hoek.',
      'Het zijn negen velden; het laatste is 5.',
    ],
    why: 'De dam vliegt: alle vrije velden van zijn diagonalen zijn voor hem, vooruit en achteruit.',
  },
  'volante-loin': {
    question:
      'Hij slaat ook van ver. Tik op alle velden waar hij na het slaan van 28 kan neerkomen.',
    why: 'Vijf landingsvelden: 23, 19, 14, 10 en 5. Elk vrij veld achter het geslagen stuk.',
  },
  'volante-suite': {
    question: 'Twee schijven te slaan, maar kies goed waar je afslaat. Speel de slag.',
    hints: ['Vanaf welk veld kun je ook 24 slaan?'],
    why: 'Vanaf 19 wacht nog een slag: kan de dam verder, dan moet hij stoppen waar dat begint.',
  },
  'volante-mur': {
    question: 'De dam wil in één sprong over 28 en 23, naar 19. Mag dat?',
    why: 'Twee stukken vlak achter elkaar zijn een muur: een dam springt er maar over één tegelijk.',
  },
  'volante-tourne': {
    question: 'Vind de langste slag van de dam.',
    hints: ['Kijk bij elke mogelijke stop naar links en naar rechts.'],
    why: 'De dam slaat bij elke sprong af, en ook voor hem is de langste weg verplicht.',
  },
  'volante-croise': {
    question: 'Zonder te verzetten: hoeveel schijven slaat dam 1 hoogstens?',
    why: 'Vier. Zijn weg kruist een leeg veld opnieuw: dat mag zo vaak je wilt.',
  },
  'volante-fantome': {
    question: 'De dam slaat 7 en komt op 1. Mag hij terug over 7 om 40 te slaan?',
    why: 'Schijf 7 is geslagen maar staat er nog: wegnemen doe je aan het eind, en over een stuk spring je maar één keer.',
  },
  'volante-turc': {
    question:
      'De zwarte dam op 25 moet vier schijven slaan. Tik op het veld waar hij moet stoppen.',
    why: 'Hij loopt tegen 13 aan, geslagen maar nog op het bord: dat is het geheim van de Turkse slag.',
  },
} satisfies Partial<LevelTexts>;
