/** The words of the levels of the course: how a game ends, and is won. */
import type { LevelTexts } from '../course-types';

export const playLevels = {
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
} satisfies Partial<LevelTexts>;
