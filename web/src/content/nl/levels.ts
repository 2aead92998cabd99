/** The words of the levels of the course. */
import type { LevelTexts } from '../course-types';

export const levels: LevelTexts = {
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
    why: 'Eén schuine stap, naar een vrij donker veld.',
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
    why: 'Je springt over het stuk naast je en komt er vlak achter neer; daarna gaat het van het bord.',
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
    question: 'Omdat er een slag is, mag er maar één ding. Speel het.',
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
    why: 'Achter 28 staat een schijf: geen plaats, geen slag. Je mag vrij zetten.',
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
    question: '‘Kan ik slaan?’ Kijk goed en speel dan.',
    hints: ['Heb je ook achter je schijven gekeken?'],
    why: 'Achteruit slaan is ook verplicht: juist die slagen worden het vaakst vergeten.',
  },
  'obligation-perdre': {
    question: 'Zwart is aan zet. Slaan komt zwart slecht uit… Wat moet het spelen?',
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

  'fin-bloquer': {
    question: 'Er is nog één zwarte schijf. Speel de zet die meteen wint.',
    hints: ['Kun je zorgen dat hij niet meer kan zetten?'],
    why: 'Zwart heeft nog een schijf, maar geen enkele zet: het heeft verloren.',
    wrong: {
      '47-42': 'Zwart kan nog 36-41 spelen: het staat niet vast.',
      '47-41': '36 slaat 41, want veld 47 is net leeg geworden.',
    },
  },
  'fin-bloque': {
    question: 'Wit is aan zet, maar zijn dam zit opgesloten in de hoek. Wat is de uitslag?',
    options: ['remise', 'wit heeft verloren', 'wit slaat een beurt over'],
    hints: [
      'Wat gebeurt er als je niet meer kunt zetten?',
      'Over 41 kun je niet springen: 37 staat er vlak achter.',
      'Pat bestaat niet bij dammen.',
    ],
    why: 'Wie niet meer kan zetten heeft verloren, ook met een dam.',
    wrong: {
      0: 'Bij schaken was het remise. Bij dammen niet.',
      2: 'Een beurt overslaan mag nooit.',
    },
  },
  'fin-opposition': {
    question: 'Eén schijf tegen één, zwart is aan zet. Wie gaat er winnen?',
    options: ['wit', 'zwart', 'niemand'],
    hints: [
      'Zwart moet vooruit. Wat slaat wit dan?',
      'Zwart gaat naar 21 of 22.',
      'In beide gevallen slaat 27.',
    ],
    why: 'Zwart moet zichzelf laten slaan: dat is oppositie, en zwart is aan zet.',
    wrong: {
      1: 'Kijk waar zijn schijf heen kan: 27 staat te wachten.',
      2: 'Iemand moet zetten, en wordt geslagen.',
    },
  },
  'fin-trait': {
    question: 'Hetzelfde plaatje, maar nu is wit aan zet. Wie gaat er winnen?',
    options: ['wit', 'zwart', 'niemand'],
    hints: ['Wie moet er nu vooruit?', 'Wit gaat naar 21 of 22.', 'In beide gevallen slaat 17.'],
    why: 'Alleen de beurt is anders: wie moet zetten, verliest. Tel de tempo’s!',
    wrong: {
      0: 'Nu moet wit vooruit.',
      2: 'Iemand moet zetten, en wordt geslagen.',
    },
  },
  'fin-repetition': {
    question:
      'Dezelfde stand, met dezelfde speler aan zet, komt voor de derde keer op het bord. En nu?',
    options: ['je speelt door', 'wie herhaalde verliest', 'het is remise'],
    hints: [
      'Een partij kan niet eeuwig in een kringetje lopen.',
      'Niemand heeft iets fout gedaan.',
      'De spelers delen de punten.',
    ],
    why: 'Drie keer dezelfde stand met dezelfde speler aan zet: het is remise.',
    wrong: {
      0: 'Twee keer mag. De derde keer is het afgelopen.',
      1: 'Herhalen is geen fout.',
    },
  },
  'fin-limites': {
    question: 'Drie dammen tegen één. Hoeveel zetten heeft ieder hoogstens om het uit te maken?',
    options: ['5', '16', '25', 'zoveel hij wil'],
    hints: [
      'Er zijn twee grenzen om te kennen: 25 en 16.',
      'Die van 25: niemand zette een schijf of sloeg iets.',
      'Tegen één enkele dam is de grens korter.',
    ],
    why: 'Zestien zetten ieder, dan is het remise. En altijd: vijfentwintig zetten ieder zonder schijfzet of slag is remise.',
    wrong: {
      0: 'Vijf is de grens van de wereldbond als er nog maar één of twee stukken tegen een dam staan.',
      2: 'Vijfentwintig is de algemene grens; hier geldt een kortere.',
      3: 'Dan kon de partij de hele nacht duren.',
    },
  },
  'fin-deux-dames': {
    question: 'Twee dammen tegen één: meestal remise. Maar hier wint één zet! Vind hem.',
    hints: ['Waar de zwarte dam ook heen gaat, hij moet te slaan zijn. Welk veld bewaakt alles?'],
    why: 'Hier is elke vluchtweg gedekt. Meestal is niets gedwongen, en is twee tegen één remise.',
  },
  'fin-trois-dames': {
    question:
      'Drie dammen tegen één, maar de ene dam staat op de hoofdlijn, van 5 naar 46. De uitslag?',
    options: ['wit wint', 'remise', 'zwart wint'],
    hints: [
      'Kun je hem van zijn lijn jagen?',
      'De hoofdlijn loopt van veld 5 naar veld 46.',
      'Hij glijdt heen en weer en wacht de zestien zetten af.',
    ],
    why: 'Wie de hoofdlijn heeft verliest niet: de dam glijdt heen en weer, en het is remise.',
    wrong: {
      0: 'Ergens anders vaak wel. Maar op de hoofdlijn krijg je hem niet te pakken.',
      2: 'Eén dam wint niet zomaar van drie.',
    },
  },

  'echanger-nom': {
    question:
      'Om een zet op te schrijven moet je de velden kennen. Wat is het nummer van het gemarkeerde veld?',
    why: 'Zevende rij, 31 tot 35: het derde veld is 33.',
  },
  'echanger-case': {
    question: 'De nummers zijn verborgen. Tik op veld 37.',
    why: 'De rij loopt van 36 tot 40: 37 is het tweede veld.',
  },
  'echanger-ecrire': {
    question: 'De schijf gaat van 32 naar 3 en slaat drie stukken. Hoe schrijf je dat?',
    options: ['32-3', '32x3', '32x27x17x8'],
    hints: [
      'Een streepje voor een stap, een kruisje voor een slag.',
      'Je schrijft het begin en het eind op.',
      'Begin 32, eind 3, en het is een slag.',
    ],
    why: 'Begin, kruisje, eind: 32x3. De tussenstops schrijf je alleen als er twijfel is.',
    wrong: {
      0: 'Het streepje is voor een zet zonder slag.',
      2: 'Dat zijn de geslagen stukken; je schrijft de velden waar je neerkomt.',
    },
  },
  'echanger-reprendre': {
    question:
      'Wit heeft net geslagen en staat op 19. Zwart is aan zet: tik alle schijven aan die kunnen terugslaan.',
    why: '13 en 14 kunnen het: vraag je voor een ruil altijd af wie terugslaat.',
  },
  'echanger-pionnage': {
    question: 'Jij bent zwart. Ruil in het centrum: bied 19 aan en sla terug naar 23.',
    hints: ['Met welke stap komt een zwarte schijf vlak voor 28?'],
    why: 'Eén om één: dat is een ruil. Wie slaat terug, en met welke schijf?',
  },
  'echanger-piege': {
    question: 'Jij bent zwart. Wit heeft een gat op 37 gelaten. Straf het af!',
    hints: ['Wat moet wit slaan als je 23 vooruit speelt?'],
    why: 'Twee schijven gegeven, vier geslagen door het gat op 37: de kortste valstrik van de partij.',
  },
  'echanger-jumeau': {
    question: 'Aan de andere kant: nu zit het gat op 39. Straf het af!',
    hints: ['Welke zwarte schijf kan zich aanbieden om een witte naar 22 te lokken?'],
    why: 'Hetzelfde idee op de andere vleugel: een leeg veld achter je schijven is een open deur.',
  },
  'echanger-eviter': {
    question: 'Jij bent wit. Speel een zet die niets verliest.',
    hints: [
      'Welke slag bied je aan als je zet? En welk veld laat je leeg?',
      'Veld 37 mag geen gat worden.',
      'Bijvoorbeeld 38-32 of 34-30.',
    ],
    why: 'De deur op 37 blijft dicht, en er valt niets te slaan: goed gezien.',
    wrong: {
      '37-32': '37-32 laat een gat op 37: na 23-29 wint zwart twee schijven.',
    },
  },

  'combinaisons-direct': {
    question: 'Geef één schijf en sla er drie.',
    hints: ['Waar moet je 21 heen lokken zodat 37 een meerslag heeft?'],
    why: 'Geven om te nemen: zwart moest slaan, en zijn schijf kwam op jouw weg terecht.',
  },
  'combinaisons-soutien': {
    question:
      'Hetzelfde plaatje zonder schijf 41. Als wit 32-27 speelt, hoeveel stukken slaat zwart dan?',
    options: ['één', 'twee', 'geen'],
    hints: [
      'Na het slaan van 27 staat de zwarte schijf op 32. Kan hij verder?',
      'Veld 41 is nu leeg.',
      'Hij springt ook over 37.',
    ],
    why: 'Zonder steun op 41 gaat de zwarte schijf verder over 37: kijk altijd wie er steunt.',
    wrong: {
      0: 'Hij komt op 32, en het veld achter 37 is leeg.',
      2: 'Slaan is ook voor zwart verplicht.',
    },
  },
  'combinaisons-predire': {
    question:
      'Wit speelt 27-21, zwart slaat 16x40. Zonder te verzetten: waar staan nog witte schijven?',
    why: 'Vier witte schijven zijn weg. Dan ben jij aan de beurt: zie je de slag van 44?',
  },
  'combinaisons-donner': {
    question: 'Durf: geef vier schijven en sla er vijf.',
    hints: ['Welke schijf kun je 16 aanbieden?'],
    why: 'Vier gegeven, vijf geslagen. Tel allebei, en wees niet bang om te geven.',
  },
  'combinaisons-arriere': {
    question: 'Een slag die achteruit eindigt. Vind het offer dat hem opent.',
    hints: ['Welke stap opent de weg voor 17 en zet jouw schijf op 23?'],
    why: 'De slag gaat omhoog, slaat af en komt weer omlaag: denk aan achteruit slaan.',
  },
  'combinaisons-rappel': {
    question: 'Stuur een zwarte schijf ver weg en roep hem dan terug.',
    hints: ['Waar staat de zwarte schijf na het eerste offer? En waar wil je hem hebben?'],
    why: 'Weggestuurd en teruggeroepen: hij komt op het veld dat jouw slag opent.',
  },
  'combinaisons-deux-deux': {
    question: 'Er komen twee slagen van twee aan. In welke volgorde?',
    hints: ['Geef eerst 27 en zoek dan het tweede offer.'],
    why: 'Twee slagen van twee: de eerste laat de tweede heel.',
  },

  'nommes-mazette': {
    question:
      'Coup de mazette: met twee offers bouw je een rij, daarna sla je erdoorheen naar dam.',
    hints: ['Welke zwarte stukken staan 32 in de weg naar 5?'],
    why: 'Twee schijven gegeven, drie geslagen, en een dam. De twee offers konden in beide volgordes.',
  },
  'nommes-napoleon': {
    question: 'Coup Napoléon: drie offers, dan een zigzagslag.',
    hints: ['Welk offer moet het laatst, zodat elke slag gedwongen blijft?'],
    why: 'De laatste schakel het laatst: eerder gespeeld laat 26-21 zwart de keus.',
    wrong: { '26-21': 'Te vroeg: zwart kan dan op twee manieren slaan.' },
  },
  'nommes-philippe': {
    question: 'Coup Philippe: ruim eerst 18 en 16 op en sla dan toe.',
    hints: ['Welke witte schijf kan zich aan 18 aanbieden?'],
    why: 'Opruimen, dan 34-30 geven: de slag van 40 loopt over de vrijgemaakte velden.',
    wrong: { '34-30': 'Nog niet: eerst moeten 18 en 16 weggelokt worden.' },
  },
  'nommes-royal': {
    question: 'Coup royal: drie schijven geven in het centrum, er vijf slaan vanaf 40.',
    hints: ['Hoe lok je 18, en dan 23?'],
    why: '40 slaat toe, 45 steunt: zonder die steun sloeg zwart nog verder.',
  },
  'nommes-bombe': {
    question: 'De bomzet: jouw schijf dringt bij de tegenstander binnen… en gaat weer verder.',
    hints: ['Welk offer brengt 32 naar 12?'],
    why: 'Zwart moest ergens anders twee stukken slaan: schijf 12, die verloren leek, gaat verder en haalt dam.',
  },
  'nommes-trappe': {
    question: 'Coup de la trappe (het valluik): ruim je eigen schijven op die 42 in de weg staan.',
    hints: ['Je schijf op 31 staat in de weg. Waar kan hij heen?'],
    why: 'Het luik is open: de zwarte schijf valt erin, en 42 slaat vijf stukken.',
  },
  'nommes-turc': {
    question:
      'De Turkse slag: dwing de zwarte dam vier schijven te slaan en te stoppen waar jij wilt.',
    hints: ['Welke schijf bied je dam 25 aan, en waar loopt hij tegenaan?'],
    why: 'Hij stopt tegen 13, geslagen maar nog op het bord. 24 slaat de dam, en 18 erbij.',
  },
  'nommes-dames': {
    question: 'Geef zwart twee dammen… en sla ze weer.',
    hints: ['Laat 28 door. Ook een dam is verplicht te slaan.'],
    why: 'Een dam moet slaan zoals iedereen: eerst doorgelaten, dan in de val gelokt.',
  },
};
