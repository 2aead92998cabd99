/** The rest of the lexicon, in Dutch. */
import type { MoreTermId, Term } from '../types';

export const moreTerms: Record<MoreTermId, Term> = {
  piece: { name: 'stuk', also: 'pièce', text: 'Een schijf of een dam.' },
  'blancs-et-noirs': {
    name: 'wit en zwart',
    also: 'de partijen, Blancs et Noirs',
    text: 'De twee partijen, welke kleur de stukken ook hebben: de lichte zijn wit.',
  },
  bande: {
    name: 'rand',
    also: 'bande',
    text: 'Een van de twee buitenste kolommen. Een schijf staat er veilig, maar heeft maar één stap.',
  },
  rangee: {
    name: 'rij en kolom',
    also: 'rangée et colonne',
    text: 'Tien velden naast elkaar, dwars of in de lengte.',
  },
  'tric-trac': {
    name: 'trictraclijnen',
    also: 'lignes de tric-trac',
    text: 'De twee lange diagonalen naast de hoofdlijn: van 1 naar 45 en van 6 naar 50.',
  },
  aile: {
    name: 'vleugel',
    also: 'linkervleugel, rechtervleugel, aile',
    text: 'De linker- of rechterhelft van het bord, gezien door een speler.',
  },
  'position-initiale': {
    name: 'beginstand',
    also: 'position initiale',
    text: 'Twintig schijven aan elke kant, twee lege rijen ertussen.',
  },
  butee: {
    name: 'stuit',
    also: 'blokkerend stuk, butée',
    text: 'Het stuk waartegen de slag van een dam eindigt.',
  },
  soutien: {
    name: 'steun',
    also: 'steunstuk, pièce de soutien',
    text: 'Een stuk vlak achter een ander: het verhindert dat dit geslagen wordt.',
  },
  'rafle-circulaire': {
    name: 'rondslag',
    also: 'rafle circulaire',
    text: 'Een slag die op zijn beginveld terugkomt. Dat veld geldt tijdens de zet als leeg.',
  },
  'prise-ambigue': {
    name: 'dubbelzinnige slag',
    also: 'prise ambiguë',
    text: 'Twee slagen met hetzelfde begin en einde die andere stukken slaan: men noteert de hele weg.',
  },
  'suite-tactique': {
    name: 'directe tactische winst',
    also: 'suite tactique immédiate',
    text: 'Een gedwongen winst binnen enkele zetten in een eindspel van twee of drie stukken: zolang die er is, wordt het geen remise.',
  },
  'regle-des-5': {
    name: '5-zettenregel',
    also: 'règle des 5 coups',
    text: 'In bijlage 1 van de FMJD: een dam tegen één of twee stukken, waaronder een dam, is remise na 5 zetten van elk.',
  },
  'proposition-de-nulle': {
    name: 'remisevoorstel',
    also: 'proposition de nulle',
    text: 'Doe de zet, stel voor, druk de klok in. Zetten zonder te antwoorden is weigeren.',
  },
  perte: {
    name: 'verlies',
    also: 'perte',
    text: 'Geen stuk meer, geen zet meer, opgegeven of de tijd overschreden: 0 punten in een wedstrijd.',
  },
  pendule: {
    name: 'klok',
    also: 'pendule',
    text: 'De dubbele klok bij wedstrijden; erop drukken start de tijd van de ander.',
  },
  cadence: {
    name: 'speeltempo',
    also: 'cadence',
    text: 'De tijd voor een aantal zetten of voor de hele partij.',
  },
  zeitnot: {
    name: 'tijdnood',
    also: 'crise de temps',
    text: 'Bijna geen tijd meer voor de controle: hier wordt het meeste over het hoofd gezien.',
  },
  forfait: {
    name: 'reglementair verlies',
    also: 'forfait',
    text: 'Een partij die zonder spel verloren is, door afwezigheid of te laat komen.',
  },
  ouverture: { name: 'opening', also: 'ouverture', text: 'De eerste zetten van een partij.' },
  'milieu-de-partie': {
    name: 'middenspel',
    also: 'milieu de partie',
    text: 'Wat op de opening volgt, als de meeste stukken er nog staan.',
  },
  'partie-classique': {
    name: 'klassiek, open, gesloten spel',
    also: 'partie classique, partie ouverte, partie fermée',
    text: 'Soorten middenspel: tegenover elkaar in het centrum, vrij spel, of stukken die elkaar vastzetten.',
  },
  'coup-direct': {
    name: 'directe slagzet',
    also: 'coup direct',
    text: 'Een combinatie die meteen wordt uitgevoerd, zonder op nog een fout te wachten.',
  },
  'pionnage-arriere': {
    name: 'achteruitruil',
    also: 'pionnage arrière',
    text: 'Een ruil waarbij men naar achteren terugslaat.',
  },
  gambit: {
    name: 'gambiet',
    also: 'gambit',
    text: 'Een schijf die vroeg wordt geofferd voor een betere stand.',
  },
  lunette: {
    name: 'lunet',
    also: 'bril, lunette',
    text: 'Twee schijven met een leeg veld ertussen en erachter: de vijandelijke schijf die binnenkomt valt beide aan, of loopt in een val.',
  },
  enchainement: {
    name: 'opsluiting',
    also: 'enchaînement',
    text: 'Enkele stukken houden er meer van de tegenstander vast.',
  },
  'marchand-de-bois': {
    name: 'marchand de bois',
    also: 'houthandelaar',
    text: 'Een openingsopstelling die door Franse schrijvers is onderzocht.',
  },
  'pion-taquin': {
    name: 'taquinschijf',
    also: 'pion taquin',
    text: 'Een vooruitgeschoven schijf, op 24 of op 27, die de tegenstander hindert.',
  },
  attelage: {
    name: 'span',
    also: 'attelage',
    text: 'Twee of drie schijven achter elkaar op een diagonaal.',
  },
  fleche: {
    name: 'pijl',
    also: 'flèche',
    text: 'Drie schijven in een punt, zoals 28, 33 en 39, van achteren gesteund.',
  },
  'case-faible': {
    name: 'zwak veld',
    also: 'gat, case faible',
    text: 'Een veld dat niet meer bewaakt kan worden.',
  },
  'avant-poste': {
    name: 'voorpost',
    also: 'avant-poste',
    text: 'Een vooruitgeschoven, gesteunde schijf dicht bij de tegenstander.',
  },
  forcing: {
    name: 'dwangzet',
    also: 'forcing',
    text: 'Een zet die de ander maar één antwoord laat.',
  },
  'temps-de-repos': {
    name: 'rustzet',
    also: 'temps de repos',
    text: 'Een zet die men wint terwijl de tegenstander nog moet slaan.',
  },
  piege: { name: 'lokzet', also: 'val, piège', text: 'Een zet die tot een fout uitnodigt.' },
  motif: {
    name: 'motief',
    also: 'motif',
    text: 'Het slotmechanisme van een combinatie of probleem.',
  },
  probleme: {
    name: 'probleem',
    also: 'compositie, problème',
    text: 'Een bedachte stand met één oplossing.',
  },
  'coup-demi-turc': {
    name: 'halve Turkse slag',
    also: 'coup demi-turc',
    text: 'Als de Turkse slag, maar het stuk dat de dam stopt is er geen van de stukken die hij heeft geslagen.',
  },
  'coup-suisse': {
    name: 'Zwitserse slag',
    also: 'coup suisse',
    text: 'De dam stopt tegen een stuk dat hij net heeft geslagen en dat niet de eerste schakel van de slotslag is.',
  },
  'coup-de-l-arceau': {
    name: 'boogslag',
    also: 'coup de l’arceau',
    text: 'Het omgekeerde effect: na zijn slag neemt de dam bij de volgende zet de schijf ernaast.',
  },
  'coup-royal': {
    name: 'coup royal',
    text: 'Een openingscombinatie: een offer in het centrum, dan een slag door de vijandelijke vleugel.',
  },
  'coup-philippe': {
    name: 'coup Philippe',
    text: 'Een veel voorkomende combinatie in klassiek spel; een schijf van 18 verdwijnt, dan een slag vanaf 38 of 40.',
  },
  'coup-de-mazette': {
    name: 'coup de mazette',
    text: 'De eenvoudigste openingscombinatie; een mazette is een zwakke speler.',
  },
  'coup-de-talon': {
    name: 'hielslag',
    also: 'coup de talon',
    text: 'Een achteruitruil opent een valluik en lokt een vijandelijke schijf naar binnen.',
  },
  'coup-de-la-trappe': {
    name: 'valluikslag',
    also: 'coup de la trappe',
    text: 'Een van onze schijven verdwijnt, en de vijandelijke schijf die hem sloeg wordt de eerste van de slag.',
  },
  'coup-de-rappel': {
    name: 'terugroepslag',
    also: 'coup de rappel',
    text: 'Het brengt een vijandelijk stuk terug naar het veld waar men het nodig heeft.',
  },
  'coup-napoleon': {
    name: 'coup Napoléon',
    text: 'Drie schijven na elkaar gegeven; de drie die ze sloegen, naast elkaar, vallen in één zigzagslag.',
  },
  'coup-de-la-bombe': {
    name: 'bomzet',
    also: 'coup de la bombe',
    text: 'Een schijf slaat en lijkt verloren; de meerslag dwingt de tegenstander elders te slaan, en dezelfde schijf gaat verder.',
  },
  'envoi-a-dame': {
    name: 'envoi à dame',
    text: 'Een vijandelijke schijf mag slaand dam halen, om die dam daarna te slaan.',
  },
  'double-deux': {
    name: 'double-deux',
    also: 'coup de deux',
    text: 'Twee slagen van twee: de eerste laat de tweede zoals hij was.',
  },
  'coup-de-ricochet': {
    name: 'coup de ricochet',
    text: 'Een eerste slag; het stuk dat terugslaat valt in de tweede, samen met minstens één ander.',
  },
  chapelet: {
    name: 'chapelet',
    text: 'Een reeks gedwongen afruilen, na elkaar als kralen aan een snoer, die de weg opent voor een slag.',
  },
  moulinet: {
    name: 'moulinet',
    text: 'Een vijandelijke schijf die telkens weer moet slaan draait over het bord, tot het veld waar de slag hem opwacht.',
  },
  'table-de-finales': {
    name: 'eindspeltabel',
    also: 'table de finales',
    text: 'Alle standen met weinig stukken en hun exacte uitslag, vooraf berekend.',
  },
  assistant: {
    name: 'hulp bij de legale zet',
    also: 'assistant de coup légal',
    text: 'Het hulpmiddel van deze pagina’s dat slagen vergelijkt en zegt welke gespeeld moet worden.',
  },
};
