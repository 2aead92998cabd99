import type { GlossaryContent } from '../types';
import { moreTerms } from './lexicon';

export const glossary: GlossaryContent = {
  title: 'Woordenlijst',
  intro:
    'De woorden van het spel in gewoon Nederlands, met hun Franse naam. Elk woord heeft een adres.',
  terms: {
    ...moreTerms,
    damier: {
      name: 'dambord',
      also: 'damier',
      text: 'Het bord van tien bij tien velden. In het Frans is het ook de gewone naam van een club.',
      board: 'start',
    },
    case: {
      name: 'veld',
      also: 'case',
      text: 'Een vakje van het bord. Alleen de 50 donkere worden gebruikt.',
    },
    'grande-diagonale': {
      name: 'hoofdlijn',
      also: 'lange lijn, grande diagonale',
      text: 'De langste diagonaal, van 46 naar 5. Ze begint links van elke speler.',
    },
    pion: {
      name: 'schijf',
      also: 'pion',
      text: 'Het gewone stuk: het gaat één veld en slaat ook achteruit.',
      board: 'manBackward',
    },
    dame: {
      name: 'dam',
      also: 'dame, dam halen',
      text: 'Een gepromoveerde schijf: twee schijven op elkaar. In het Frans is “une dame” het stuk en “les dames” het spel.',
      board: 'flyingKing',
    },
    'dame-volante': {
      name: 'vliegende dam',
      also: 'dame volante',
      text: 'Een naam die zegt dat de dam van ver gaat en slaat langs elke open diagonaal.',
      board: 'flyingKing',
    },
    trait: { name: 'aan zet zijn', also: 'trait', text: 'Wie aan de beurt is.' },
    coup: {
      name: 'zet',
      also: 'coup',
      text: 'Wat een speler in één beurt doet: een schuifzet of een hele slag. In het Frans is een “coup” ook een combinatie met een naam.',
    },
    notation: {
      name: 'notatie van Manoury',
      also: 'veldnummers',
      text: 'De donkere velden hebben de nummers 1 tot 50. Men schrijft 32-28 voor een zet en 32x23 voor een slag.',
      board: 'start',
    },
    deplacement: {
      name: 'schuifzet',
      also: 'déplacement',
      text: 'Een zet zonder slag. Verboden zolang er een slag is.',
    },
    prise: {
      name: 'slag',
      also: 'slaan, prise',
      text: 'Over een stuk van de tegenstander springen om het weg te nemen.',
      board: 'capture',
    },
    'prise-obligatoire': {
      name: 'slagplicht',
      also: 'prise obligatoire',
      text: 'Een mogelijke slag moet gespeeld worden, waar ook.',
      board: 'capture',
    },
    'prise-majoritaire': {
      name: 'meerslag gaat voor',
      also: 'prise majoritaire',
      text: 'De plicht om de slag met de meeste stukken te spelen. Een dam telt voor één.',
      board: 'three',
    },
    rafle: {
      name: 'meerslag',
      also: 'rafle',
      text: 'Meerdere slagen achter elkaar door één stuk, in één zet.',
      board: 'rafle',
    },
    'prise-en-arriere': {
      name: 'achteruit slaan',
      also: 'prise en arrière',
      text: 'De slag van een schijf naar de eigen kant. Hij mag, en is verplicht zoals elke andere.',
      board: 'manBackward',
    },
    'libre-choix': {
      name: 'slagkeuze',
      also: 'ad libitum',
      text: 'Slaan meerdere slagen evenveel stukken, dan speel je die je wilt.',
      board: 'equal',
    },
    'case-d-arrivee': {
      name: 'landingsveld',
      also: 'case d’arrivée',
      text: 'Waar een stuk neerkomt. Een dam heeft er vaak meer om uit te kiezen.',
      board: 'flyingKing',
    },
    'piece-prise': {
      name: 'geslagen stuk dat nog staat',
      text: 'Een stuk waar al over gesprongen is: het blijft staan tot de zet af is en staat in de weg.',
      board: 'ghost',
    },
    'coup-turc': {
      name: 'Turkse slag',
      also: 'coup turc',
      text: 'Een combinatie waarin de dam van de tegenstander moet stoppen tegen een stuk dat hij net geslagen heeft, en zelf geslagen wordt.',
      board: 'ghost',
    },
    promotion: {
      name: 'promotie',
      also: 'promotion',
      text: 'Een schijf die dam wordt omdat zijn zet op de laatste rij eindigt.',
      board: 'promotion',
    },
    couronner: {
      name: 'kronen',
      also: 'couronner',
      text: 'Een tweede schijf leggen op die welke dam wordt.',
      board: 'promotion',
    },
    souffler: {
      name: 'blazen',
      also: 'souffler',
      text: 'Een oud gebruik: het stuk wegnemen dat vergat te slaan, en dan spelen. Het is de regel niet meer.',
      board: 'huffed',
    },
    'j-adoube': {
      name: 'j’adoube',
      also: 'ik zet recht',
      text: 'Wat men zegt voor men een stuk rechtzet zonder het te willen spelen.',
    },
    'piece-touchee': {
      name: 'aanraken is zetten',
      also: 'pièce touchée',
      text: 'De regel dat een met opzet aangeraakt stuk gespeeld moet worden, als het kan.',
      board: 'touched',
    },
    irregularite: {
      name: 'onregelmatigheid',
      also: 'irrégularité',
      text: 'Een handeling of zet tegen de regels. De tegenstander van wie fout was beslist wat volgt.',
    },
    'corriger-ou-laisser': {
      name: 'rechtzetten of laten staan',
      also: 'faire corriger ou laisser',
      text: 'De keuze van de tegenstander: terug naar de stand voor de fout, of verder met het bord zoals het is.',
      board: 'huffed',
    },
    gain: {
      name: 'winst',
      also: 'gain',
      text: 'Een overwinning: twee punten. Remise geeft ieder één punt.',
    },
    blocage: {
      name: 'vaststaan',
      also: 'blocage',
      text: 'Geen geldige zet hebben terwijl er stukken over zijn. Dat verliest.',
      board: 'lost',
    },
    nulle: { name: 'remise', also: 'nulle', text: 'Een partij zonder winnaar.' },
    repetition: {
      name: 'herhaling van stand',
      also: 'répétition de position',
      text: 'Dezelfde stand met dezelfde speler aan zet; de derde keer is het remise.',
      board: 'repeat',
    },
    'regle-des-25': {
      name: '25-zettenregel',
      text: '25 zetten van ieder zonder slag of schijfzet: remise.',
    },
    'regle-des-16': {
      name: '16-zettenregel',
      text: 'Drie stukken met ten minste één dam tegen één dam: ieder 16 zetten, dan remise.',
      board: 'threeKings',
    },
    abandon: {
      name: 'opgave',
      also: 'abandon',
      text: 'Erkennen dat de partij verloren is voor ze uit is.',
    },
    arbitre: {
      name: 'arbiter',
      also: 'wedstrijdleider, arbitre',
      text: 'Wie in een wedstrijd het reglement toepast.',
    },
    drapeau: { name: 'vlag', also: 'drapeau', text: 'Het teken op de klok dat de tijd om is.' },
    combinaison: {
      name: 'combinatie',
      also: 'slagzet, combinaison',
      text: 'Stukken die met opzet gegeven worden om er meer terug te slaan.',
      board: 'adviceForce',
    },
    pionnage: { name: 'ruil', also: 'pionnage', text: 'Een afruil van gelijk aantal.' },
    sacrifice: {
      name: 'offer',
      also: 'sacrifice',
      text: 'Een stuk geven zonder er meteen een terug te slaan.',
    },
    opposition: {
      name: 'oppositie',
      also: 'opposition',
      text: 'Twee schijven tegenover elkaar: wie moet spelen verliest vaak.',
    },
    temps: {
      name: 'tempo',
      also: 'temps',
      text: 'Eén stap van een schijf. Tempi tellen zegt wie zal moeten wijken.',
    },
    centre: {
      name: 'centrum',
      also: 'centre',
      text: 'De velden in het midden, rond 22 tot 24 en 27 tot 29.',
      board: 'adviceCentre',
    },
    base: {
      name: 'basislijn',
      also: 'base',
      text: 'De eerste rij van elke speler; voor de tegenstander de promotierij.',
      board: 'adviceBack',
    },
    finale: {
      name: 'eindspel',
      also: 'finale',
      text: 'Het laatste deel van een partij, met weinig stukken.',
      board: 'twoKings',
    },
    'partie-amicale': {
      name: 'vriendschappelijke partij',
      also: 'partie amicale',
      text: 'Een partij buiten wedstrijdverband: fouten worden teruggenomen en remise wordt afgesproken.',
    },
  },
};
