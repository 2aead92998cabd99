import type { CasesContent } from '../types';

export const cases: CasesContent = {
  title: 'Geschillen',
  intro: 'Ruzie aan tafel? Elk geval heeft zijn bord, zijn beslissing, zijn reden en zijn bron.',
  five: {
    title: 'Vijf vragen beslissen elk geval',
    items: [
      'Is de zet geldig? Dan kan het alleen nog gaan om aanraken, handen en klok.',
      'Zo niet, heeft de tegenstander al geantwoord? Dan is het aanvaard: speel door.',
      'Wie was fout? Die heeft niets te zeggen. Vraag de ander: rechtzetten of laten staan?',
      'Rechtzetten: de stand van ervoor terug, en een aangeraakt stuk kan binden. Laten staan: noteer de nieuwe stand en speel door.',
      'De uitzonderingen gaan voor: bord verkeerd gelegd, ongeluk, partij al uit, vlag.',
    ],
  },
  groups: {
    touch: 'Aangeraakt stuk, teruggenomen zet',
    missed: 'Vergeten slag, blazen',
    majority: 'Welke slag, hoeveel stukken',
    execution: 'Slag gestopt, stukken weggenomen',
    promotion: 'Dam halen',
    board: 'Bord, beurten, varianten, ongeluk',
    draws: 'Remise en einde van de partij',
    clock: 'Klok, notatie, gedrag',
  },
  deciders: {
    opponent: 'Alleen de tegenstander van wie fout was.',
    referee: 'De arbiter stelt vast of beslist.',
    rules: 'De regel antwoordt: niemand heeft een keuze.',
    restore: 'Niemand: de stand wordt hersteld.',
  },
  options: { correct: 'Laten rechtzetten', leave: 'Laten staan' },
  texts: {
    ffjd: 'samenvatting van de Franse bond (FFJD)',
    fmjd1: 'FMJD, Bijlage 1',
    fmjd3: 'FMJD, Bijlage 3',
    kndb: 'Nederlandse regels (KNDB, scholen)',
    french: 'Franse regelteksten',
    forum: 'arbitersforum van de Franse bond (FFJD)',
    league: 'reglement van een regionale bond',
  },
  family: {
    Q09: 'Spreek het vooraf af: het eerste aangeraakte stuk speelt, of men mag zich bedenken zolang er niets is losgelaten.',
    Q42: 'Niemand verliest er iets bij: onthoud dat men met één hand speelt, en ga door.',
    Q49: 'Kroon de schijf, neem de damzet terug en speel opnieuw, zonder straf.',
    Q58: 'Zet de schijf erbij als haar veld vrij is en u het eens bent; begin anders opnieuw.',
    I02: 'Zet de stukken samen goed als dat nog kan; begin anders opnieuw.',
    I03: 'Zet het samen terug op het donkere veld waar het vandaan kwam, en ga door.',
    I18: 'Kroon haar meteen, en de partij gaat door.',
    I20: 'Niemand verliest er iets bij: onthoud dat men met één hand speelt, en ga door.',
  },
  cases: {
    Q01: [
      'Hij nam 32 in de hand, zette hem terug en speelde 33. Kan ik hem 32 laten spelen?',
      'Ja, als u wilt. Laat 33-28 staan, of laat rechtzetten: dan moet 32 spelen, naar 27 of 28 naar zijn keuze.',
      'Een speelbaar stuk met opzet aanraken bindt.',
    ],
    Q03: [
      'Ik raakte 34 aan, maar 28 moet slaan. Wat speel ik?',
      '28x19: de enige zet. Is 34-29 echt gespeeld, dan is dat een vergeten slag.',
      'Een stuk aanraken dat niet mag spelen bindt tot niets.',
    ],
    Q04: [
      'Ik raakte 13 aan. Mag ik met 14 slaan?',
      'Nee: 13x24. Is 14x23 gespeeld, dan kiest de tegenstander.',
      'De slagen zijn gelijk, maar het aangeraakte stuk moet slaan.',
    ],
    Q06: [
      'Hij liet zijn schijf op 28 los en nam hem terug om 27 te spelen. Mag dat?',
      'Nee. Rechtzetten: 32-28 blijft. Laten staan: 32-27 blijft.',
      'Een losgelaten zet is gespeeld; men neemt hem niet zelf terug.',
    ],
    Q07: [
      'Hij zei “j’adoube” nadat hij het stuk had aangeraakt. Telt dat?',
      'Nee. Het aangeraakte stuk moet spelen als het kan: 33-28 of 33-29.',
      'De waarschuwing komt voor het aanraken.',
    ],
    Q09: [
      'Ik raakte twee schijven na elkaar aan. Welke speel ik?',
      'De eerste van de twee die kan spelen. Speelt u de andere, dan kiest de tegenstander.',
      'Het eerste speelbare aangeraakte stuk bindt.',
    ],
    Q10: [
      'Ik raakte een schijf van mijn tegenstander aan. Moet ik hem slaan?',
      'Nee. Alleen een stuk van de tegenstander verplaatsen is een onregelmatigheid.',
      'Aanraken is zetten geldt alleen voor eigen stukken.',
    ],
    Q12: [
      'Ik speelde na zijn vergeten slag en wil nu dat hij slaat. Te laat?',
      'Ja, te laat: de stand is aanvaard.',
      'Wie zijn zet doet, aanvaardt wat eraan voorafging.',
    ],
    Q13: [
      'Ik ben zelf vergeten te slaan. Mag ik mijn zet overdoen?',
      'Nee. Alleen de tegenstander mag rechtzetten vragen.',
      'Wie fout was heeft niets te zeggen zodra het stuk los is.',
    ],
    Q15: [
      'We zijn het allebei vergeten! Wat nu?',
      'Alleen de laatste fout staat open: Zwart moest slaan (23x32 of 23x34), Wit kiest.',
      'Het antwoord van Zwart had de fout van Wit al aanvaard.',
    ],
    Q16: [
      'Hij sloeg niet: ik blaas zijn schijf en speel. Mag dat?',
      'Nee. 28 wegnemen is zelf onregelmatig; Wit mag hem laten terugzetten.',
      'Blazen is sinds het begin van de twintigste eeuw afgeschaft.',
    ],
    Q18: [
      'Slaan kost mij drie schijven. Mag ik weigeren?',
      'Nee: 21x32 is de enige zet.',
      'Slaan is verplicht, ook als het stukken kost; combinaties leven daarvan.',
    ],
    Q19: [
      'Het programma weigert mijn zet terwijl het veld vrij is. Waarom?',
      'Een ander stuk moet slaan: 32x23.',
      'Een slag ergens op het bord verbiedt elke andere zet.',
    ],
    Q21: [
      'Een dam of een schijf, telkens één stuk: moet ik de dam slaan?',
      'Nee, vrije keuze: 33x22 of 37x26.',
      'Bij gelijk aantal maakt het niet uit of u een dam of een schijf slaat.',
    ],
    Q22: [
      'Mijn dam en mijn schijf kunnen slaan. Moet de dam het doen?',
      'Nee: 10x19, 39x17, 39x11 of 39x6, naar keuze.',
      'Ook wat er slaat maakt niet uit: damslag gaat niet voor.',
    ],
    Q24: [
      'Drie schijven of twee dammen: moet ik de schijven slaan?',
      'Ja: 34x25x14x3 is de enige zet, en de schijf wordt dam.',
      'Drie stukken zijn er meer dan twee, wat ze ook zijn.',
    ],
    Q25: [
      'Ik sloeg één schijf en hoor dat ik er drie moest slaan.',
      'De tegenstander kiest: 32x3 in plaats daarvan, of 34x25 zoals het is.',
      'Minder stukken dan de meerslag: een onregelmatige slag.',
    ],
    Q27: [
      'Ik tel vier stukken door tweemaal over één veld te gaan. Mag dat?',
      'Ja: 1x3 is geldig, en verplicht.',
      'Een leeg veld mag opnieuw; een stuk nooit.',
    ],
    Q28: [
      'Hij sprong tweemaal over dezelfde schijf om er één meer te tellen.',
      'Verboden. Alleen 10x19 is geldig; de tegenstander laat rechtzetten of laat staan.',
      'Een geslagen stuk staat er nog, maar wordt geen tweede keer overgesprongen.',
    ],
    Q30: [
      'Mijn dam stopte tegen een al geslagen schijf en werd geslagen. Klopt dat?',
      'Ja: de Turkse slag. 25x19 was verplicht, dan 24x13.',
      'Geslagen stukken blijven staan tot de zet af is.',
    ],
    Q31: [
      'Moet de dam vlak achter het geslagen stuk stoppen?',
      'Nee: 23, 19, 14, 10 en 5 mogen.',
      'Hij landt op elk vrij veld erachter; vlak erachter stoppen hoort bij andere spelen.',
    ],
    Q33: [
      'Kan mijn dam over twee schijven tegen elkaar springen?',
      'Nee, hier is geen slag: 46-41, 46-37 of 46-32.',
      'Achter elk overgesprongen stuk moet een veld vrij zijn.',
    ],
    Q34: [
      'Mag ik over mijn eigen schijf springen?',
      'Nooit. Hier slaat de schijf zelf: 32x23.',
      'Men springt alleen over stukken van de tegenstander.',
    ],
    Q36: [
      'Hij stopte na twee en liet de schijf los. Is de derde weg?',
      'De tegenstander kiest: de hele slag 32x3, of de schijf blijft op 12 en twee stukken gaan weg.',
      'Een begonnen slag moet af.',
    ],
    Q37: [
      'Ik zette de schijf even op 21 zonder los te laten. Mag ik door?',
      'Ja: speel 32x3 tot het einde.',
      'Elke stap tonen wordt zelfs gevraagd; alleen loslaten eindigt de zet.',
    ],
    Q39: [
      'Hij sloeg drie schijven maar nam er twee weg.',
      'De tegenstander kiest: 8 laten wegnemen, of hem laten staan.',
      'Een slag is pas af als alle stukken weg zijn.',
    ],
    Q40: [
      'Hij pakte één schijf te veel.',
      'De tegenstander laat 8 terugzetten, of laat hem eraf.',
      'Alleen overgesprongen stukken gaan weg.',
    ],
    Q42: [
      'Hij speelt met de ene hand en pakt met de andere.',
      'De tegenstander mag vragen het met één hand over te doen; niets gaat verloren.',
      'Dezelfde hand speelt en neemt weg.',
    ],
    Q43: [
      '“47x36”: welke stukken zijn geslagen?',
      'Toon aan tafel de weg; schrijf hem op papier: 47x38x20x9x36 of 47x38x24x13x36.',
      'Twee verschillende slagen hebben hetzelfde begin en einde.',
    ],
    Q45: [
      'Mijn schijf komt slaand langs de laatste rij en gaat door. Dam?',
      'Nee: hij eindigt op 14 en blijft schijf.',
      'Zijn zet moet daar eindigen.',
    ],
    Q46: [
      'Op 3 gekomen, gaat mijn schijf als dam door om 20 te slaan?',
      'Nee: de zet eindigt op 3.',
      'De dam is pas vanaf de volgende beurt dam.',
    ],
    Q48: [
      'Hij haalde dam en speelde er meteen weer mee.',
      'Twee zetten achter elkaar: de tegenstander laat rechtzetten of laat staan.',
      'De nieuwe dam wacht tot de tegenstander gespeeld heeft.',
    ],
    Q49: [
      'Hij vergat te kronen en speelde de schijf daarna als dam.',
      'De tegenstander kiest telkens. Bijvoorbeeld na 7-1, 45-50 en 1-23. Rechtzetten: de schijf wordt gekroond en 1-23 teruggenomen. Laten staan: 1-23 blijft, en het stuk is een dam.',
      'Niet kronen en met een ongekroonde dam spelen zijn twee onregelmatigheden.',
    ],
    Q51: [
      'Is een dam makkelijker te slaan? Telt hij dubbel?',
      'Geen van beide: 1x45 slaat één stuk.',
      'Een dam wordt geslagen als een schijf en telt voor één.',
    ],
    Q52: [
      'Het bord lag verkeerd. Spelen we door?',
      'Volgens de FMJD is de partij ongeldig en begint ze opnieuw. Op Nederlandse scholen speelt men door zodra Zwart gezet heeft: zeg welke regels u volgt.',
      'Het donkere veld hoort links van elke speler.',
    ],
    Q54: [
      'Hij speelde twee keer achter elkaar.',
      'Rechtzetten: de tweede zet gaat terug. Laten staan: beide blijven, en u bent aan zet.',
      'Men speelt om de beurt.',
    ],
    Q55: [
      'Iemand stootte tegen het bord.',
      'Herstel de stand, zo nodig door het notatieblad na te spelen. Niemand kan er rechten aan ontlenen.',
      'Een ongeluk is geen fout.',
    ],
    Q57: [
      'Hij verplaatste een schijf van mij!',
      'Laat hem terugzetten en hij doet een echte zet, of laat hem staan en u bent aan zet.',
      'Men verplaatst alleen eigen stukken.',
    ],
    Q58: [
      'Er ontbrak een schijf bij het begin.',
      'Nakijken voor het begin. Later gezien: de tegenstander kiest of hij erbij komt, of dat men doorspeelt.',
      'De beginstand hoort bij de regels.',
    ],
    Q60: [
      'Mijn dam is opgesloten door twee schijven tegen elkaar. Remise?',
      'Nee, verloren: er is geen zet.',
      'Vaststaan als men aan zet is, is verliezen.',
    ],
    Q61: [
      'De stand kwam drie keer voor. Is het remise?',
      'Ja: dezelfde stand, dezelfde speler aan zet. Aan tafel roept een speler de arbiter, die het vaststelt.',
      'De drie keren hoeven niet op elkaar te volgen.',
    ],
    Q63: [
      'Drie dammen tegen één: op de 16e zet loopt hij in mijn slag.',
      'Valt de slag nog binnen uw zestien zetten, dan wint u; is het de zeventiende, dan is het remise.',
      'Men telt vanaf de stand waarin drie tegen één ontstond.',
    ],
    Q64: [
      'Dam en schijf tegen dam: ik sla op mijn 5e zet. Gewonnen?',
      'Ja in de lezing die hier gevolgd wordt: vijf zetten van ieder, en winst op de laatste telt. De tekst is omstreden.',
      'Er staat “nog vijf zetten”; Franse arbiters hebben erover getwist.',
    ],
    Q66: [
      'Twee dammen tegen één: houden we op?',
      'Hier niet: 47-15 wint, want elk antwoord wordt geslagen. Zonder zo’n winst is het meteen remise (FFJD) of na vijf zetten van ieder (FMJD).',
      'Kijk de tactische uitzondering na voor u ophoudt.',
    ],
    Q67: [
      'We worden het eens over remise op zet 20.',
      'In een wedstrijd mag een voorstel pas na 40 zetten van ieder, en soms helemaal niet. Onder vrienden mag het.',
      'De regel beschermt partijen die uitgespeeld worden.',
    ],
    Q69: [
      'Mijn vlag valt, maar de tegenstander heeft alleen een dam. Remise?',
      'Nee, verloren op tijd, tenzij een terechte remiseclaim al bekeken werd of het toernooi zulke eindspelen zelf stopt.',
      'Er is geen regel van “onvoldoende materiaal” zoals bij schaken.',
    ],
    Q70: [
      'Ik speelde de winnende zet, toen viel mijn vlag.',
      'Gewonnen: de partij was uit met 46-41. Zet in een wedstrijd de klok meteen stil.',
      'Zonder geldige zet had de tegenstander verloren voor de vlag telde.',
    ],
    Q72: [
      'Hij schrijft zijn zet op voor hij hem speelt.',
      'Mag niet, behalve bij een meerslag, die één zet is. Na een waarschuwing kan het bestraft worden.',
      'Eerst spelen, dan schrijven.',
    ],
    Q73: [
      'Is mijn zet af als ik loslaat of als ik de klok indruk?',
      'Op het bord als u loslaat; voor de tijd als u drukt.',
      'In de teksten staan twee bepalingen naast elkaar.',
    ],
    Q75: [
      'Twee stukken meer en bijna geen tijd: mag ik remise opleggen?',
      'Alleen waar plaatselijke regels het zeggen. Bij sudden death vraagt de FMJD één minuut of minder, hoogstens acht stukken en een duidelijk voordeel.',
      'Het is geen algemene regel.',
    ],
    Q76: [
      'Thuis op 8x8: gaat de dam maar één veld?',
      'Dat hangt van de doos af. Het is niet het internationale spel: noem de variant voor u begint.',
      'Elke variant verandert de regel van de dam.',
    ],
    I01: [
      'Het bord lag de hele tijd verkeerd',
      'De partij is ongeldig en begint opnieuw.',
      'Zonder donker veld links is het geen partij.',
    ],
    I02: [
      'De opstelling was verkeerd',
      'Voor de eerste zet wordt ze hersteld. Later kiest de tegenstander.',
      'De stand wordt voor het begin nagekeken.',
    ],
    I03: [
      'Een stuk staat op een licht veld',
      'Daar telt het niet mee; de tegenstander beslist of het terug in het spel komt.',
      'Lichte velden worden niet gebruikt.',
    ],
    I04: [
      'Twee zetten achter elkaar',
      'De tegenstander laat de tweede terugnemen, of laat beide staan en speelt.',
      'Men speelt om de beurt.',
    ],
    I05: [
      'Een schijf of dam is onregelmatig verplaatst',
      'De tegenstander laat terugnemen (het aangeraakte stuk speelt als het kan), of laat staan.',
      'Een stuk gaat alleen waar het mag gaan.',
    ],
    I06: [
      'Eén stuk aangeraakt, een ander gespeeld',
      'Rechtzetten: het aangeraakte stuk speelt. Laten staan: de zet blijft.',
      'Het aangeraakte stuk bindt.',
    ],
    I07: [
      'Een gespeelde zet is teruggenomen',
      'Rechtzetten: de eerste zet blijft. Laten staan: de tweede blijft.',
      'Een losgelaten zet is gespeeld.',
    ],
    I08: [
      'Een stuk van de tegenstander is verplaatst',
      'Het gaat terug en wie fout was speelt, of het blijft en u bent aan zet.',
      'Raak alleen eigen stukken aan.',
    ],
    I09: [
      'Een schuifzet terwijl er een slag was',
      'Rechtzetten: er moet geslagen worden, met de meerslag. Laten staan: de zet blijft.',
      'Slaan is verplicht. Dit is het meest voorkomende geval.',
    ],
    I10: [
      'Stukken zijn zonder reden weggenomen',
      'De tegenstander laat ze terugzetten, of laat ze eraf.',
      'Niets staat toe een niet geslagen stuk weg te nemen.',
    ],
    I11: [
      'Een slag met te weinig of te veel stukken',
      'Rechtzetten: een meerslag. Laten staan: de stand blijft.',
      'De slag met de meeste stukken is verplicht.',
    ],
    I12: [
      'Een slag onderweg gestopt, stuk losgelaten',
      'Rechtzetten: de hele slag. Laten staan: het stuk blijft waar het is.',
      'Een slag gaat tot het einde.',
    ],
    I13: [
      'Een stuk is weggenomen voor de slag af was',
      'De tegenstander mag het laten overdoen; klopt de eindstand, dan verandert er niets.',
      'Stukken gaan weg als de zet af is.',
    ],
    I14: [
      'Minder stukken weggenomen dan geslagen',
      'De tegenstander laat ze wegnemen, of laat ze staan.',
      'De zet eindigt met het laatste weggenomen stuk.',
    ],
    I15: [
      'Niet geslagen stukken zijn weggenomen',
      'De tegenstander laat ze terugzetten, of laat ze eraf.',
      'Alleen wat is overgesprongen gaat weg.',
    ],
    I16: [
      'Het wegnemen van de stukken is onderbroken',
      'Als een vergeten stuk: de tegenstander laat de rest wegnemen, of laat die staan.',
      'De zet is niet af.',
    ],
    I17: [
      'Eigen stukken weggenomen na een slag',
      'De tegenstander laat ze terugzetten, of laat ze eraf.',
      'Alleen geslagen stukken van de tegenstander gaan weg.',
    ],
    I18: [
      'Een schijf op de laatste rij is niet gekroond',
      'De tegenstander laat hem kronen. Noteer zijn wens als hij hem liever schijf laat.',
      'Kronen hoort bij de zet.',
    ],
    I19: [
      'Er is met een ongekroonde dam gespeeld',
      'Rechtzetten: de zet gaat terug. Laten staan: hij blijft, en het stuk is een dam.',
      'Geen damzet voor het kronen.',
    ],
    I20: [
      'Beide handen zijn gebruikt',
      'De tegenstander mag rechtzetten vragen.',
      'Eén hand speelt en neemt weg.',
    ],
    I21: [
      'De stand is bij ongeluk veranderd',
      'Herstel de stand uit de genoteerde zetten.',
      'Het is geen onregelmatigheid.',
    ],
    I22: [
      'Een speler weigert de regels te volgen',
      'De arbiter past ze toe; uitsluiting is mogelijk.',
      'Het reglement bindt beide spelers.',
    ],
    I23: [
      'De kleuren zijn verwisseld',
      'De partij gaat door en de uitslag blijft; het blad wordt verbeterd.',
      'De fout zit in de namen, niet in de zetten.',
    ],
    I24: [
      'De vlag viel voor het vereiste aantal zetten',
      'Verloren op tijd; de arbiter stopt de partij ook ongevraagd.',
      'Tijd hoort bij de partij.',
    ],
    I25: [
      'De vlag valt terwijl een terechte remiseclaim bekeken wordt',
      'Wordt de remise toegekend, dan telt de vlag niet.',
      'De claim was er eerst.',
    ],
    I26: [
      'De vlag valt vlak na een winnende zet',
      'De partij was uit: de winst blijft.',
      'Het einde van de partij gaat voor de klok.',
    ],
    I27: [
      'Een speler is meer dan een uur te laat',
      'Reglementair verlies: twee punten voor de tegenstander.',
      'Tenzij het toernooi een andere grens stelt.',
    ],
    I28: ['Beide spelers zijn afwezig', 'Geen punt voor beiden.', 'Er is geen partij gespeeld.'],
    I29: [
      'Een speler zet de klokken zonder toestemming stil of anders',
      'Verlies van de partij.',
      'Alleen de arbiter stelt ze in.',
    ],
    I30: [
      'De afgegeven zet is ongeldig',
      'Verlies van de partij.',
      'Een afgegeven zet bindt als een gespeelde.',
    ],
    I31: [
      'Lawaai, raad, een tweede bord, een toestel',
      'Opmerking, waarschuwing, verlies of uitsluiting, naargelang de ernst.',
      'Ieder speelt alleen en in rust.',
    ],
    I32: [
      'Remise te vroeg voorgesteld, of opnieuw na een weigering',
      'Het voorstel geldt niet; er wordt doorgespeeld.',
      'Na een weigering is het aan de ander om voor te stellen.',
    ],
  },
};
