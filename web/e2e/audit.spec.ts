/**
 * The rule page read line by line: each fact of docs/facts.md, A to C, is looked for in what the page
 * says, in each language. What D asks of the pages is tested beside each page.
 */
import { expect, test } from './support/fixtures';

type Said = readonly [fr: RegExp, en: RegExp, nl: RegExp];

const FACTS: Record<string, readonly Said[]> = {
  A1: [
    [
      /joue à deux sur les 50 cases foncées/,
      /Two people play on the 50 dark/,
      /Twee mensen spelen op de 50/,
    ],
    [/une case foncée à sa gauche/, /a dark square at their left/, /links een donker veld/],
    [
      /cases claires ne servent jamais/,
      /Light squares are never used/,
      /lichte velden worden nooit/,
    ],
  ],
  A2: [
    [
      /20 pions sur les cases foncées de ses quatre/,
      /20 men on the dark squares of its first four/,
      /20 schijven op de donkere velden van zijn eerste vier/,
    ],
    [/40 en tout/, /40 in all/, /40 in totaal/],
    [
      /deux rangées du milieu restent vides/,
      /two middle rows stay empty/,
      /twee middelste rijen blijven leeg/,
    ],
  ],
  A3: [
    [
      /Les Blancs jouent les premiers, puis chacun à son tour/,
      /White moves first, then players alternate/,
      /Wit begint, daarna is ieder om de beurt/,
    ],
  ],
  A4: [
    [
      /prenant toutes les pièces adverses ou en ne laissant aucun coup légal/,
      /taking all enemy pieces or by leaving the enemy without a legal move/,
      /alle stukken van de tegenstander te slaan of hem geen geldige zet/,
    ],
    [
      /toutes bloquées, c’est perdre/,
      /all of them blocked, is to lose/,
      /allemaal vaststaan is verliezen/,
    ],
  ],
  A5: [
    [
      /numérotées de 1 à 50, de gauche à droite et de haut en bas/,
      /numbered 1 to 50, left to right and top to bottom/,
      /genummerd van 1 tot 50, van links naar rechts/,
    ],
    [
      /Noirs occupent les cases 1 à 20 et les Blancs les cases 31 à 50/,
      /Black stands on squares 1 to 20 and White on squares 31 to 50/,
      /Zwart op de velden 1 tot 20 en Wit op de velden 31 tot 50/,
    ],
    [
      /trait d’union note un déplacement, une croix une prise : 32-28 est un premier coup possible/,
      /hyphen stands for a move, a cross for a capture: 32-28 is a possible first move/,
      /streepje staat voor een zet, een kruisje voor een slag: 32-28 is een mogelijke eerste zet/,
    ],
    [/cases 21 à 30 sont vides/, /squares 21 to 30 are empty/, /21 tot 30 zijn leeg/],
  ],
  A6: [
    [
      /avance d’une seule case, en diagonale, vers une case foncée libre. Il ne recule pas et ne saute pas de case/,
      /a single square, diagonally, to a free dark square in front of it. It never steps back and never two squares/,
      /één veld schuin vooruit naar een vrij donker veld. Hij schuift nooit terug en nooit twee velden/,
    ],
  ],
  A7: [
    [
      /pièce adverse voisine en sautant par-dessus, si la case juste derrière est libre. La prise se fait vers l’avant ou vers l’arrière/,
      /by jumping over it, if the square right behind is free. It captures forward or backward/,
      /erover te springen, als het veld vlak erachter vrij is. Slaan mag vooruit en achteruit/,
    ],
  ],
  A8: [
    [
      /autant de cases libres qu’elle veut sur une diagonale, en avant ou en arrière/,
      /as many free squares as it likes along a diagonal, forward or backward/,
      /zoveel vrije velden als hij wil langs een diagonaal, vooruit of achteruit/,
    ],
  ],
  A9: [
    [
      /à toute distance, si les cases entre elles sont libres et qu’au moins une case l’est derrière. Elle se pose sur l’une des cases libres derrière/,
      /at any distance, if the squares between are free and at least one behind is. It lands on one of the free squares behind/,
      /op elke afstand, als de velden ertussen vrij zijn en er ten minste één vrij is erachter/,
    ],
  ],
  A10: [
    [
      /Deux pièces collées l’arrêtent. Aucune pièce ne saute une pièce de son camp/,
      /Two pieces behind one another stop it. No piece ever jumps one of its own side/,
      /Twee stukken achter elkaar houden hem tegen. Geen stuk springt over een eigen stuk/,
    ],
  ],
  A11: [
    [
      /tout autre déplacement est interdit. C’est vrai aussi quand la prise vous coûte/,
      /every other move is forbidden. That holds even when the capture costs/,
      /elke andere zet verboden. Dat geldt ook als de slag je stukken kost/,
    ],
  ],
  A12: [
    [
      /la même pièce continue tant qu’elle peut prendre. Toute la rafle est un seul coup/,
      /the same piece goes on while it can take more. The whole chain is one move/,
      /gaat hetzelfde stuk door zolang het kan slaan. De hele slag is één zet/,
    ],
  ],
  A13: [
    [
      /restent sur le damier jusqu’à la fin du coup, puis on les enlève toutes.*barrent le passage, et on ne saute jamais deux fois la même. Une case vide, elle, peut être traversée plusieurs fois/s,
      /stay on the board until the move is over, then all of them are lifted.*they block the way, and none is jumped twice. An empty square, however, may be crossed several times/s,
      /blijven staan tot de zet af is, dan gaan ze allemaal weg.*geen stuk wordt tweemaal overgesprongen. Een leeg veld mag wel meer dan eens/s,
    ],
  ],
  A14: [
    [
      /celle qui enlève le plus de pièces. Seul le nombre compte : une dame prise vaut une pièce.*Deux pions passent avant une dame, trois pions avant deux dames.*À nombre égal, vous choisissez librement/s,
      /the one that takes most pieces. Only the number counts: a captured king is one piece.*Two men go before one king, three men before two kings.*With equal numbers you choose freely/s,
      /de meeste stukken worden geslagen. Alleen het aantal telt: een geslagen dam is één stuk.*Twee schijven gaan voor één dam, drie schijven voor twee dammen.*Bij gelijk aantal kies je vrij/s,
    ],
  ],
  A15: [
    [
      /se termine sur la dernière rangée devient dame.*couronne d’un second pion.*ne fait que passer sur cette rangée pendant une prise, il continue comme pion et reste pion/s,
      /ends on the last row becomes a king.*crowned with a second man.*only passes over that row during a capture, it goes on as a man and stays a man/s,
      /op de laatste rij eindigt wordt dam.*gekroond met een tweede schijf.*alleen langs tijdens een slag, dan gaat hij als schijf verder en blijft schijf/s,
    ],
  ],
  A16: [
    [
      /nouvelle dame n’agit qu’à votre tour suivant/,
      /new king acts from your next turn only/,
      /nieuwe dam is pas vanaf je volgende beurt dam/,
    ],
  ],
  A17: [
    [
      /pion blanc en 32, pions noirs en 27, 17 et 8, cases 21, 12 et 3 libres. Le coup 32x21x12x3, noté 32x3, prend trois pièces et finit en dame.*32x3 resterait obligatoire/s,
      /white man on 32, black men on 27, 17 and 8, squares 21, 12 and 3 free.*written 32x3, takes three pieces and ends as a king.*32x3 would still be compulsory/s,
      /witte schijf op 32, zwarte schijven op 27, 17 en 8, velden 21, 12 en 3 vrij.*bleef 32x3 verplicht/s,
    ],
  ],
  B1: [
    [
      /n’a plus de pièce ou plus de coup légal a perdu/,
      /has no piece or no legal move has lost/,
      /geen stuk of geen geldige zet heeft, heeft verloren/,
    ],
  ],
  B2: [
    [
      /même position, avec le même joueur au trait, pour la troisième fois : nulle/,
      /same position with the same side to move for the third time: a draw/,
      /Dezelfde stand met dezelfde speler aan zet voor de derde keer: remise/,
    ],
  ],
  B3: [
    [
      /25 coups de chacun sans prise ni coup de pion/,
      /25 moves by each side without a capture or a man move/,
      /25 zetten van ieder zonder slag of schijfzet/,
    ],
  ],
  B4: [
    [
      /Trois dames, deux dames et un pion, ou une dame et deux pions contre une dame seule : nulle après 16 coups/,
      /Three kings, two kings and a man, or one king and two men against a lone king: a draw after 16 moves/,
      /Drie dammen, twee dammen en een schijf, of een dam en twee schijven tegen één dam: remise na 16 zetten/,
    ],
  ],
  B5: [
    [
      /Une dame contre une, ou deux contre une, sans gain immédiat : nulle.*montre la preuve/s,
      /One king against one, or two against one, without an immediate win: a draw.*shows the proof/s,
      /Eén dam tegen één, of twee tegen één, zonder onmiddellijke winst: remise.*toont het bewijs/s,
    ],
  ],
  B6: [
    [
      /Entre amis, la partie est nulle dès que les deux joueurs sont d’accord ; les limites ci-dessus sont celles des fédérations/,
      /Among friends the game is drawn as soon as both agree; the limits above are the federations’/,
      /Onder vrienden is het remise zodra beiden het eens zijn; de grenzen hierboven zijn die van de bonden/,
    ],
  ],
  B7: [
    [
      /Quand plus personne ne peut raisonnablement gagner, la nulle peut être déclarée.*« remise »/s,
      /When nobody can reasonably win any more, a draw may be declared.*remise/s,
      /Als niemand redelijkerwijs nog kan winnen, mag remise worden verklaard/,
    ],
  ],
  C1: [
    [
      /touche exprès une de ses pièces jouables doit la jouer. Tant qu’il ne l’a pas lâchée, il choisit librement.*dites d’abord « j’adoube »/s,
      /deliberately touches a piece of theirs that can move must play it. Until they let go they may choose.*first say “j’adoube”/s,
      /met opzet een eigen stuk aanraakt dat kan spelen, moet ermee spelen. Tot hij het loslaat kiest hij vrij.*eerst “j’adoube”/s,
    ],
  ],
  C2: [
    [
      /Deux coups de suite, trop ou trop peu de pièces prises, arrêt en pleine rafle, prise oubliée : c’est l’adversaire, et lui seul, qui décide/,
      /Two moves in a row, too many or too few pieces taken, stopping in mid-capture, a forgotten capture: the opponent alone decides/,
      /Twee zetten achter elkaar, te veel of te weinig stukken geslagen, halverwege gestopt, een slag vergeten: alleen de tegenstander beslist/,
    ],
  ],
  C3: [
    [
      /En famille, plus simple : on revient à la dernière position légale/,
      /At home it is simpler: go back to the last legal position/,
      /Thuis is het eenvoudiger: terug naar de laatste geldige stand/,
    ],
  ],
  C4: [
    [
      /Ramasser les pièces une à une pendant la prise est aussi une faute/,
      /Picking up pieces one by one during the capture is a fault/,
      /Stukken één voor één oppakken tijdens de slag is ook een fout/,
    ],
  ],
  C5: [
    [
      /abolie au début du XXe siècle/,
      /abolished in the early 20th century/,
      /begin van de twintigste eeuw afgeschaft/,
    ],
  ],
};

for (const [place, language] of (['fr', 'en', 'nl'] as const).entries()) {
  test(`A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 B1 B2 B3 B4 B5 B6 B7 C1 C2 C3 C4 C5 D14 the rule page says every fact, in ${language}`, async ({
    page,
  }) => {
    await page.goto('/regles');
    await page.getByTestId('language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = ['Les règles du jeu', 'The rules of', 'De regels van'][place] ?? '';
    await expect(page.locator('h1')).toContainText(heading);
    // The long page comes in pieces.
    await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false');
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const [id, lines] of Object.entries(FACTS)) {
      for (const line of lines) {
        const wanted = line[place];
        if (wanted) expect.soft(text, `${id} in ${language}`).toMatch(wanted);
      }
    }
    // Every article with its source; only checked numbers.
    for (const article of await page.getByTestId(/^article-/).all()) {
      await expect(article).toContainText(/Source|Bron/);
    }
  });
}
