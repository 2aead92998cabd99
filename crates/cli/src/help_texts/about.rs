//! What each command does.

use super::Text;

/// What a command does, by its path (`pdn check`); the program itself has the empty path.
pub(crate) const ABOUT: &[(&str, Text)] = &[
    (
        "",
        [
            "Le jeu de dames international (10×10)\u{a0}: règles, parties, décisions d'arbitre, fichiers PDN,\n\
             et une page pour jouer. Sans commande, «\u{a0}damier\u{a0}» ouvre la page (comme «\u{a0}damier serve\u{a0}»).",
            "International draughts (10x10): rules, games, rulings, PDN files, and a page to play on.\n\
             Without a command, \"damier\" serves the page (as \"damier serve\" does).",
            "Internationaal dammen (10x10): regels, partijen, arbitrage, PDN-bestanden en een pagina om\n\
             op te spelen. Zonder opdracht start \"damier\" de pagina (zoals \"damier serve\").",
        ],
    ),
    (
        "serve",
        [
            "Sert la page de jeu et l'API à cette adresse",
            "Serve the page to play on, and the API",
            "Start de speelpagina en de API",
        ],
    ),
    (
        "play",
        [
            "Joue une partie dans le terminal, à deux ou contre la machine",
            "Play in the terminal, two people or against the machine",
            "Speel in de terminal, met z'n tweeën of tegen de computer",
        ],
    ),
    (
        "moves",
        [
            "Donne tous les coups légaux d'une position",
            "List the legal moves of a position",
            "Geef alle toegestane zetten van een stand",
        ],
    ),
    (
        "explain",
        [
            "Dit si un coup est permis et, sinon, pourquoi, quel coup est dû et qui décide",
            "Say whether a move is allowed and, if not, why, which move is owed and who decides",
            "Zeg of een zet mag en zo niet: waarom, welke zet verplicht is en wie beslist",
        ],
    ),
    (
        "status",
        [
            "Rejoue des coups\u{a0}; donne la position, les compteurs de nulle, le résultat",
            "Replay moves and give the position, the draw counters and the result",
            "Speel zetten na en geef de stand, de remisetellers en de uitslag",
        ],
    ),
    (
        "diagram",
        [
            "Dessine une position\u{a0}: texte, SVG ou PNG",
            "Draw a position as text, SVG or PNG",
            "Teken een stand als tekst, SVG of PNG",
        ],
    ),
    (
        "pdn",
        [
            "Vérifie et convertit des fichiers PDN",
            "Check and convert PDN files",
            "Controleer en converteer PDN-bestanden",
        ],
    ),
    (
        "pdn check",
        [
            "Rejoue chaque partie des fichiers PDN et signale ce qui n'est pas légal",
            "Replay every game of PDN files and report what is not legal",
            "Speel elke partij van PDN-bestanden na en meld wat niet mag",
        ],
    ),
    (
        "pdn convert",
        [
            "Réécrit des fichiers PDN dans la forme de référence (PDN 3.0)",
            "Rewrite PDN files in the canonical form (PDN 3.0)",
            "Herschrijf PDN-bestanden in de standaardvorm (PDN 3.0)",
        ],
    ),
    (
        "perft",
        [
            "Compte les suites de coups d'une longueur donnée (contrôle du générateur)",
            "Count the move sequences of a given length (the check of a move generator)",
            "Tel de zettenreeksen van een gegeven lengte (controle van de zettengenerator)",
        ],
    ),
    (
        "analyse",
        [
            "Dit ce que le moteur pense d'une position, profondeur après profondeur",
            "Say what the engine thinks of a position, depth after depth",
            "Zeg wat het programma van een stand vindt, diepte na diepte",
        ],
    ),
    (
        "hub",
        [
            "Parle le protocole Hub (versions 2 et 1) avec une interface ou un autre programme",
            "Speak the Hub protocol (versions 2 and 1) with an interface or another program",
            "Spreek het Hub-protocol (versies 2 en 1) met een interface of een ander programma",
        ],
    ),
    (
        "dxp",
        [
            "Joue contre un autre programme par le protocole DXP (DamExchange)",
            "Play another program over the DXP protocol (DamExchange)",
            "Speel tegen een ander programma over het DXP-protocol (DamExchange)",
        ],
    ),
    (
        "dxp listen",
        [
            "Attend qu'un autre programme se connecte",
            "Wait until another program connects",
            "Wacht tot een ander programma verbinding maakt",
        ],
    ),
    (
        "dxp connect",
        [
            "Se connecte à un programme qui attend",
            "Connect to a program that listens",
            "Maak verbinding met een programma dat luistert",
        ],
    ),
    (
        "match",
        [
            "Fait jouer deux moteurs l'un contre l'autre et donne l'écart Elo avec sa marge",
            "Let two engines play each other and give the Elo difference with its error bars",
            "Laat twee programma's tegen elkaar spelen en geef het Elo-verschil met foutmarge",
        ],
    ),
    (
        "bench",
        [
            "Fait des recherches fixées d'avance\u{a0}: un nombre de nœuds, le même partout, et un temps",
            "Run fixed searches: a number of nodes, the same everywhere, and a time",
            "Doe vaste zoekopdrachten: een aantal knopen, overal gelijk, en een tijd",
        ],
    ),
    (
        "train",
        [
            "Fait jouer le moteur contre lui-même et apprend ses poids",
            "Let the engine play itself and learn its weights",
            "Laat het programma tegen zichzelf spelen en leer zijn gewichten",
        ],
    ),
    (
        "train play",
        [
            "Joue des parties contre soi-même dans un fichier",
            "Play games against itself into a file",
            "Speel partijen tegen zichzelf in een bestand",
        ],
    ),
    (
        "train fit",
        [
            "Apprend des poids à partir de parties",
            "Learn weights from games",
            "Leer gewichten uit partijen",
        ],
    ),
    (
        "train run",
        [
            "Fait tout, de rien aux poids\u{a0}: génération après génération",
            "Do everything from nothing to weights: generation after generation",
            "Doe alles, van niets tot gewichten: generatie na generatie",
        ],
    ),
    (
        "train shots",
        [
            "Cherche dans des parties les coups qui gagnent un pion et se voient mal",
            "Look through games for moves that win a man and are hard to see",
            "Zoek in partijen de zetten die een schijf winnen en moeilijk te zien zijn",
        ],
    ),
    (
        "tablebase",
        [
            "Construit, contrôle et consulte les tables de finales",
            "Build, verify and ask endgame tables",
            "Bouw, controleer en raadpleeg eindspeltabellen",
        ],
    ),
    (
        "tablebase build",
        [
            "Calcule toutes les finales jusqu'à ce nombre de pièces\u{a0}; reprend là où il s'est arrêté",
            "Compute every ending of up to so many pieces; goes on where it was stopped",
            "Bereken alle eindspelen tot zoveel stukken; gaat verder waar het ophield",
        ],
    ),
    (
        "tablebase stats",
        [
            "Compte les positions gagnées, nulles et perdues de chaque finale, les Blancs au trait",
            "Count the won, drawn and lost positions of each ending, White to move",
            "Tel de gewonnen, remise en verloren standen van elk eindspel, wit aan zet",
        ],
    ),
    (
        "tablebase verify",
        [
            "Vérifie chaque fichier et déduit à nouveau chaque valeur de celles qui suivent",
            "Check every file and derive every value again from those that follow",
            "Controleer elk bestand en leid elke waarde opnieuw af uit de volgende",
        ],
    ),
    (
        "tablebase probe",
        [
            "Donne la valeur exacte d'une position et de chacun de ses coups",
            "Give the exact value of a position and of each of its moves",
            "Geef de exacte waarde van een stand en van al haar zetten",
        ],
    ),
    (
        "exercises",
        [
            "Fabrique et vérifie les exercices de la page",
            "Make and check the exercises of the page",
            "Maak en controleer de oefeningen van de pagina",
        ],
    ),
    (
        "book",
        [
            "Le livre d'ouvertures\u{a0}: en faire un, le montrer, l'interroger",
            "The opening book: make one, show it, ask it",
            "Het openingenboek: maken, tonen, raadplegen",
        ],
    ),
    (
        "book build",
        [
            "Fabrique un livre d'ouvertures par les recherches et les parties du programme",
            "Make an opening book by the program's own searches and games",
            "Maak een openingenboek uit zoektochten en partijen van het programma",
        ],
    ),
    (
        "book show",
        [
            "Dit ce qu'un livre contient, et ses premiers coups",
            "Say what a book has, and its first moves",
            "Zeg wat een boek bevat, met zijn eerste zetten",
        ],
    ),
    (
        "book probe",
        [
            "Donne les coups du livre dans une position",
            "Give the book's moves in a position",
            "Geef de zetten van het boek in een stand",
        ],
    ),
    (
        "exercises generate",
        [
            "Fabrique des exercices de chaque sorte, chacun avec une seule bonne réponse prouvée",
            "Make exercises of every kind, each with one right answer that is proved",
            "Maak oefeningen van elke soort, elk met één bewezen juist antwoord",
        ],
    ),
    (
        "exercises check",
        [
            "Vérifie un fichier d'exercices\u{a0}: réponses, doubles, nombres, difficulté",
            "Check a file of exercises: answers, twins, counts, difficulty",
            "Controleer een oefeningenbestand: antwoorden, dubbelen, aantallen, moeilijkheid",
        ],
    ),
    (
        "exercises deepen",
        [
            "Fabrique les exercices que seules une recherche profonde ou les tables de finales prouvent",
            "Make the exercises that only a deep search or endgame tables can prove",
            "Maak de oefeningen die alleen diep zoeken of eindspeltabellen bewijzen",
        ],
    ),
    (
        "openapi",
        [
            "Écrit la description OpenAPI de l'API",
            "Print the OpenAPI description of the API",
            "Schrijf de OpenAPI-beschrijving van de API",
        ],
    ),
    (
        "completions",
        [
            "Écrit le script de complétion d'un shell",
            "Print the completion script of a shell",
            "Schrijf het aanvulscript van een shell",
        ],
    ),
    ("help", ["Explique une commande", "Explain a command", "Leg een opdracht uit"]),
];
