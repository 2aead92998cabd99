import type { FaqContent } from '../types';

export const faq: FaqContent = {
  title: 'Veelgestelde vragen',
  intro: 'Eén vraag, één kort antwoord. Elk antwoord heeft een adres.',
  items: {
    'quelle-est-la-regle': {
      ask: 'Wat is de regel van het damspel?',
      answer:
        'Schijven gaan schuin over de donkere velden en slaan door te springen. Slaan is verplicht, en de slag met de meeste stukken moet. Een schijf die aan de overkant stopt wordt dam. Wie geen zet meer heeft verliest.',
      board: 'capture',
    },
    'comment-commencer': {
      ask: 'Hoe begin ik een partij?',
      answer:
        'Een donker veld links van jou, twintig schijven per kant op vier rijen, en Wit speelt. Vraag je voor elke zet af of je een slag hebt.',
      board: 'start',
    },
    'combien-de-pions': {
      ask: 'Hoeveel schijven en velden?',
      answer:
        'Twintig schijven per speler, veertig in totaal, op een bord van 100 velden waarvan er 50 gebruikt worden.',
      board: 'start',
    },
    'qui-commence': {
      ask: 'Wie begint?',
      answer:
        'Wit, de lichte stukken. Sommige dozen zeggen iets anders; in het internationale spel is het altijd Wit.',
    },
    'sens-du-damier': {
      ask: 'Hoe ligt het bord?',
      answer:
        'Elke speler heeft een donker veld in de hoek links van hem. Daar begint de hoofdlijn.',
      board: 'start',
    },
    'regle-dame-ou-dames': {
      ask: '“Règle dame” of “règle dames”?',
      answer:
        'In het Frans zoekt men beide. Het spel is meervoud: “les règles du jeu de dames”. “La règle de la dame” gaat over de dam, het gepromoveerde stuk dat van ver gaat.',
    },
    'dame-et-dames': {
      ask: 'Wat is het verschil tussen “la dame” en “les dames”?',
      answer:
        '“Une dame” is een stuk: een schijf die de overkant bereikte, een dam. “Les dames” is het spel.',
    },
    'prise-obligatoire': {
      ask: 'Is slaan verplicht?',
      answer:
        'Ja, altijd, ook als het je stukken kost. Je kiest alleen tussen slagen van gelijk aantal.',
      board: 'capture',
    },
    'prise-en-arriere': {
      ask: 'Mag een schijf achteruit slaan?',
      answer: 'Ja. Hij schuift alleen vooruit, maar slaat in beide richtingen.',
      board: 'manBackward',
    },
    'comment-va-la-dame': {
      ask: 'Hoe gaat de dam?',
      answer:
        'Zoveel vrije velden als hij wil, schuin, in vier richtingen. Hij slaat van ver en kiest zijn veld achter het geslagen stuk.',
      board: 'flyingKing',
    },
    'dame-ou-deux-pions': {
      ask: 'Een dam of twee schijven: wat sla ik?',
      answer: 'De twee schijven. Men telt stukken, niet hun waarde.',
      board: 'twoMenOneKing',
    },
    'dame-prioritaire': {
      ask: 'Is een dam meer waard bij de meerslag?',
      answer: 'Nee: geslagen of slaand telt hij voor één. Bij gelijk aantal kies je.',
      board: 'equal',
    },
    'quand-dame': {
      ask: 'Wanneer wordt een schijf dam?',
      answer: 'Als zijn zet op de laatste rij eindigt. Hij is dam vanaf je volgende beurt.',
      board: 'promotion',
    },
    'dame-en-passant': {
      ask: 'Wordt een schijf in het voorbijgaan dam?',
      answer: 'Nee. Moet hij verder slaan, dan gaat hij als schijf verder en blijft schijf.',
      board: 'passing',
    },
    souffler: {
      ask: 'Wat betekent “souffler n’est pas jouer”?',
      answer:
        '“Blazen is geen zet”: vroeger nam men het stuk weg dat vergat te slaan en deed daarna zijn zet; het wegnemen telde niet als zet. Sinds het begin van de twintigste eeuw is dat afgeschaft.',
      board: 'huffed',
    },
    'coup-oublie': {
      ask: 'Mijn tegenstander vergat te slaan. Wat nu?',
      answer:
        'Kies voor je speelt: laten rechtzetten of laten staan. Zodra je speelt heb je het aanvaard. Thuis neemt men de zet gewoon terug.',
      board: 'huffed',
    },
    bloque: {
      ask: 'Al mijn stukken staan vast. Is het remise?',
      answer: 'Nee, verloren. Pat bestaat niet in het damspel.',
      board: 'lost',
    },
    'quand-nulle': {
      ask: 'Wanneer is het remise?',
      answer:
        'Bij de derde herhaling, na 25 zetten van ieder zonder slag of schijfzet, na 16 zetten in bepaalde eindspelen, en in de kleinste eindspelen zonder onmiddellijke winst. Onder vrienden in overleg.',
      board: 'repeat',
    },
    'trois-dames': {
      ask: 'Drie dammen tegen één: wie wint?',
      answer:
        'De drie dammen hebben zestien zetten om te winnen, dan is het remise. Houdt de ene dam de hoofdlijn, dan redt hij zich meestal.',
      board: 'threeKings',
    },
    checkers: {
      ask: 'Wat is het verschil met checkers?',
      answer:
        'Checkers (Engels dammen) heeft 64 velden en twaalf schijven, schijven slaan alleen vooruit, de dam gaat één veld, en het aantal te slaan stukken is vrij. Hier: honderd velden, twintig schijven, achteruit slaan, een vliegende dam, meerslag gaat voor.',
    },
  },
};
