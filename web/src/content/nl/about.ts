import type { AboutTexts } from '../fr/about';

export const about: AboutTexts = {
  title: 'Over deze site',
  data: {
    title: 'Je gegevens',
    text: [
      'Je speelt, leert en beslecht geschillen zonder account. Er is geen reclame, geen bezoekersmeting, geen cookie en geen verzoek aan een andere site: er wordt dus geen toestemming gevraagd.',
      'In deze browser: je instellingen, een kopie van je partijen, je bibliotheek, je voortgang in de cursus en de oefeningen, het logboek van de arbiter. Niets daarvan gaat ergens anders heen, behalve de partijen; de bibliotheek alleen als je erom vraagt.',
      'Op de server: de zetten van elke begonnen partij, onder een geheime link die willekeurig is getrokken (128 bits). Wie de link heeft, kan de partij zien, spelen en wissen. Er wordt geen naam gevraagd.',
      'Het technische logboek van de server bevat geen link van een partij en schrijft adressen alleen ingekort.',
      'Er is geen berichtendienst en geen openbaar profiel: een kind kan spelen zonder iets over zichzelf te vertellen.',
    ],
    where: '“Mijn gegevens exporteren” en “Alles wissen” staan in de instellingen, naast het bord.',
  },
  legal: {
    title: 'Juridische vermeldingen en contact',
    text: [
      'damier is vrije software (MIT- of Apache 2.0-licentie), zonder garantie. Iedereen kan het installeren: deze pagina komt van de persoon of vereniging die het op dit adres heeft geïnstalleerd. Die is uitgever en host van deze site, en daar moet je zijn met vragen.',
      'Wie damier in Frankrijk voor het publiek laat draaien, moet volgens de wet naam en contactadres vermelden: geef die bij het adres van de site.',
      'De aangehaalde reglementen zijn van hun bonden (FMJD, FFJD). De teksten van damier zijn eigen teksten en vervangen in een wedstrijd geen beslissing van de arbiter.',
    ],
  },
  access: {
    title: 'Toegankelijkheid',
    text: [
      'damier streeft naar WCAG 2.2, niveau AA. Stand: conform volgens onze eigen proeven, automatisch en herhaald, maar nog niet onderzocht door een derde of door mensen die elke dag een schermlezer gebruiken.',
    ],
    worksTitle: 'Wat bij elke versie wordt beproefd',
    works: [
      'Alles gaat met het toetsenbord, ook het bord: 50 benoemde velden, pijlen, Enter, en de stukken als lijst in woorden.',
      'Zetten, weigeringen en remises worden meteen door de schermlezer voorgelezen.',
      'Niets wordt alleen met kleur verteld; de tekens van elk bord worden gemeten, ook in grijstinten en voor drie afwijkingen van het kleurenzien.',
      'Beweging stopt als het systeem dat vraagt; sneltoetsen van één letter kunnen uit; zoomen wordt nooit geblokkeerd.',
      'Een controleprogramma (axe-core) onderzoekt de pagina’s, licht en donker, van 360 tot 1280 pixels.',
    ],
    openTitle: 'Wat mensen nog moeten nagaan',
    open: [
      'Echt voorlezen met NVDA, JAWS, VoiceOver en TalkBack.',
      'Spraakbesturing en schakelaars.',
      'Hoe goed kinderen, en spelers die weinig lezen, de teksten begrijpen.',
    ],
    tell: 'Een drempel? Meld het aan wie deze site beheert, met de pagina en het apparaat.',
  },
};
