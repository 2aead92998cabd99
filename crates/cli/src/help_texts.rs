//! What `--help` says, in French, English and Dutch. A test walks the command tree and misses none.

/// A text in French, English and Dutch.
pub(crate) type Text = [&'static str; 3];

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

/// What follows the options: examples, and what the exit code says.
pub(crate) const AFTER: &[(&str, Text)] = &[
    (
        "",
        [
            "Exemples\u{a0}:\n  damier                                  la page de jeu, dans le navigateur\n  \
             damier play --level 8                   une partie dans le terminal\n  \
             damier explain start 32-21              pourquoi pas ?\n  \
             damier moves \"W:W32:B8,17,27\" --json    pour un programme\n\n\
             Codes de sortie\u{a0}: 0 oui, 1 non, 2 appel incorrect ou entrée illisible.\n\
             «\u{a0}damier help COMMANDE\u{a0}» explique une commande.",
            "Examples:\n  damier                                  the page to play on, in the browser\n  \
             damier play --level 8                   a game in the terminal\n  \
             damier explain start 32-21              why not?\n  \
             damier moves \"W:W32:B8,17,27\" --json    for a program\n\n\
             Exit codes: 0 yes, 1 no, 2 bad usage or unreadable input.\n\
             \"damier help COMMAND\" explains a command.",
            "Voorbeelden:\n  damier                                  de speelpagina, in de browser\n  \
             damier play --level 8                   een partij in de terminal\n  \
             damier explain start 32-21              waarom niet?\n  \
             damier moves \"W:W32:B8,17,27\" --json    voor een programma\n\n\
             Afsluitcodes: 0 ja, 1 nee, 2 verkeerd gebruik of onleesbare invoer.\n\
             \"damier help OPDRACHT\" legt een opdracht uit.",
        ],
    ),
    (
        "serve",
        [
            "Exemples\u{a0}:\n  damier serve --listen 127.0.0.1:9000 --no-open\n  damier serve --database /srv/damier/parties.db",
            "Examples:\n  damier serve --listen 127.0.0.1:9000 --no-open\n  damier serve --database /srv/damier/games.db",
            "Voorbeelden:\n  damier serve --listen 127.0.0.1:9000 --no-open\n  damier serve --database /srv/damier/partijen.db",
        ],
    ),
    (
        "play",
        [
            "Exemples\u{a0}:\n  damier play --two                        à deux devant le même écran\n  \
             damier play --side black --level 12      vous avez les Noirs\n  \
             damier play --fen \"W:WK36,K47:BK4\"       depuis une position\n\n\
             Pendant la partie\u{a0}: un coup (32-28, 32x3, 32 28, 3228), ou coups, annuler, nulle, abandon,\n\
             retourner, fen, pdn, aide, quitter.",
            "Examples:\n  damier play --two                        two people at one screen\n  \
             damier play --side black --level 12      you have Black\n  \
             damier play --fen \"W:WK36,K47:BK4\"       from a position\n\n\
             During the game: a move (32-28, 32x3, 32 28, 3228), or moves, undo, draw, resign, flip, fen,\n\
             pdn, help, quit.",
            "Voorbeelden:\n  damier play --two                        met z'n tweeën aan één scherm\n  \
             damier play --side black --level 12      u hebt zwart\n  \
             damier play --fen \"W:WK36,K47:BK4\"       vanuit een stand\n\n\
             Tijdens de partij: een zet (32-28, 32x3, 32 28, 3228), of zetten, terug, remise, opgeven,\n\
             draaien, fen, pdn, hulp, stop.",
        ],
    ),
    (
        "moves",
        [
            "Exemples\u{a0}:\n  damier moves start\n  damier moves \"W:W32:B8,17,27\" --json\n  \
             damier moves - < positions.txt           une position par ligne, un objet JSON par ligne\n\n\
             Sortie 1 s'il n'y a aucun coup.",
            "Examples:\n  damier moves start\n  damier moves \"W:W32:B8,17,27\" --json\n  \
             damier moves - < positions.txt           a position per line, a JSON object per line\n\n\
             Exit code 1 if there is no move.",
            "Voorbeelden:\n  damier moves start\n  damier moves \"W:W32:B8,17,27\" --json\n  \
             damier moves - < standen.txt             een stand per regel, een JSON-object per regel\n\n\
             Afsluitcode 1 als er geen zet is.",
        ],
    ),
    (
        "explain",
        [
            "Exemples\u{a0}:\n  damier explain start 32-21\n  \
             damier explain \"W:W28:B13,22,23,32\" 28x17\n  \
             damier explain \"W:W32:B8,17,27\" 32x3 --removed 27,17\n  \
             damier explain - < cas.tsv               FEN<TAB>COUP[<TAB>PIÈCES ENLEVÉES] par ligne\n\n\
             Sortie 0 si le coup est légal, 1 sinon.",
            "Examples:\n  damier explain start 32-21\n  \
             damier explain \"W:W28:B13,22,23,32\" 28x17\n  \
             damier explain \"W:W32:B8,17,27\" 32x3 --removed 27,17\n  \
             damier explain - < cases.tsv             FEN<TAB>MOVE[<TAB>REMOVED] per line\n\n\
             Exit code 0 if the move is legal, else 1.",
            "Voorbeelden:\n  damier explain start 32-21\n  \
             damier explain \"W:W28:B13,22,23,32\" 28x17\n  \
             damier explain \"W:W32:B8,17,27\" 32x3 --removed 27,17\n  \
             damier explain - < gevallen.tsv          FEN<TAB>ZET[<TAB>VERWIJDERD] per regel\n\n\
             Afsluitcode 0 als de zet mag, anders 1.",
        ],
    ),
    (
        "status",
        [
            "Exemples\u{a0}:\n  damier status --moves \"32-28 19-23 28x19 14x23\"\n  \
             damier status --fen \"W:WK36:BK4\" --moves \"\" --ruleset fmjd --json",
            "Examples:\n  damier status --moves \"32-28 19-23 28x19 14x23\"\n  \
             damier status --fen \"W:WK36:BK4\" --moves \"\" --ruleset fmjd --json",
            "Voorbeelden:\n  damier status --moves \"32-28 19-23 28x19 14x23\"\n  \
             damier status --fen \"W:WK36:BK4\" --moves \"\" --ruleset fmjd --json",
        ],
    ),
    (
        "diagram",
        [
            "Exemples\u{a0}:\n  damier diagram start\n  \
             damier diagram \"W:W32:B8,17,27\" --move 32x3 -o rafle.svg\n  \
             damier diagram start -o depart.png --width 1200 --theme print\n\n\
             En texte\u{a0}: w et b pions, W et B dames, * du côté du joueur au trait.",
            "Examples:\n  damier diagram start\n  \
             damier diagram \"W:W32:B8,17,27\" --move 32x3 -o capture.svg\n  \
             damier diagram start -o start.png --width 1200 --theme print\n\n\
             As text: w and b men, W and B kings, * on the side of the player to move.",
            "Voorbeelden:\n  damier diagram start\n  \
             damier diagram \"W:W32:B8,17,27\" --move 32x3 -o slag.svg\n  \
             damier diagram start -o begin.png --width 1200 --theme print\n\n\
             Als tekst: w en b schijven, W en B dammen, * aan de kant van wie aan zet is.",
        ],
    ),
    (
        "pdn",
        [
            "Exemples\u{a0}:\n  damier pdn check parties.pdn\n  damier pdn convert parties.pdn -o propre.pdn",
            "Examples:\n  damier pdn check games.pdn\n  damier pdn convert games.pdn -o clean.pdn",
            "Voorbeelden:\n  damier pdn check partijen.pdn\n  damier pdn convert partijen.pdn -o netjes.pdn",
        ],
    ),
    (
        "pdn check",
        [
            "Exemples\u{a0}:\n  damier pdn check parties.pdn\n  damier pdn check *.pdn --json --ruleset fmjd\n\n\
             Sortie 1 si une partie contient une erreur, 2 si un fichier ne peut être lu.",
            "Examples:\n  damier pdn check games.pdn\n  damier pdn check *.pdn --json --ruleset fmjd\n\n\
             Exit code 1 if a game has an error, 2 if a file cannot be read.",
            "Voorbeelden:\n  damier pdn check partijen.pdn\n  damier pdn check *.pdn --json --ruleset fmjd\n\n\
             Afsluitcode 1 als een partij een fout bevat, 2 als een bestand niet te lezen is.",
        ],
    ),
    (
        "pdn convert",
        [
            "Exemples\u{a0}:\n  damier pdn convert anciennes.pdn -o propre.pdn\n  damier pdn convert a.pdn b.pdn > tout.pdn",
            "Examples:\n  damier pdn convert old.pdn -o clean.pdn\n  damier pdn convert a.pdn b.pdn > all.pdn",
            "Voorbeelden:\n  damier pdn convert oud.pdn -o netjes.pdn\n  damier pdn convert a.pdn b.pdn > alles.pdn",
        ],
    ),
    (
        "perft",
        [
            "Exemples\u{a0}:\n  damier perft start 8\n  damier perft start 6 --divide\n  damier perft start 11 --threads 4 --hash 256",
            "Examples:\n  damier perft start 8\n  damier perft start 6 --divide\n  damier perft start 11 --threads 4 --hash 256",
            "Voorbeelden:\n  damier perft start 8\n  damier perft start 6 --divide\n  damier perft start 11 --threads 4 --hash 256",
        ],
    ),
    (
        "exercises",
        [
            "Exemples\u{a0}:\n  damier exercises generate -o exercices.json\n  damier exercises check exercices.json",
            "Examples:\n  damier exercises generate -o exercises.json\n  damier exercises check exercises.json",
            "Voorbeelden:\n  damier exercises generate -o oefeningen.json\n  damier exercises check oefeningen.json",
        ],
    ),
    (
        "exercises generate",
        [
            "Exemples\u{a0}:\n  damier exercises generate -o exercices.json\n  \
             damier exercises generate --seed 7 --per-kind 12 -o exercices.json\n\n\
             Le même nombre donne le même fichier sur toute machine. Compter quelques minutes.",
            "Examples:\n  damier exercises generate -o exercises.json\n  \
             damier exercises generate --seed 7 --per-kind 12 -o exercises.json\n\n\
             The same seed gives the same file on every machine. It takes some minutes.",
            "Voorbeelden:\n  damier exercises generate -o oefeningen.json\n  \
             damier exercises generate --seed 7 --per-kind 12 -o oefeningen.json\n\n\
             Hetzelfde getal geeft op elke machine hetzelfde bestand. Het duurt enkele minuten.",
        ],
    ),
    (
        "exercises check",
        [
            "Exemples\u{a0}:\n  damier exercises check exercices.json\n\n\
             Par sorte\u{a0}: le nombre, puis combien sont très faciles, faciles, moyens, difficiles, experts.\n\
             Sortie 1 s'il y a une faute.",
            "Examples:\n  damier exercises check exercises.json\n\n\
             By kind: the count, then how many are very easy, easy, medium, hard, expert.\n\
             Exit code 1 if there is a fault.",
            "Voorbeelden:\n  damier exercises check oefeningen.json\n\n\
             Per soort: het aantal, dan hoeveel zeer makkelijk, makkelijk, middel, moeilijk, expert zijn.\n\
             Afsluitcode 1 als er een fout is.",
        ],
    ),
    (
        "analyse",
        [
            "Exemples\u{a0}:\n  damier analyse start --time 5\n  damier analyse \"W:WK36,K47:BK4\" --depth 8 --multipv 3 --json\n\nSortie 1 s'il n'y a aucun coup.",
            "Examples:\n  damier analyse start --time 5\n  damier analyse \"W:WK36,K47:BK4\" --depth 8 --multipv 3 --json\n\nExit code 1 if there is no move.",
            "Voorbeelden:\n  damier analyse start --time 5\n  damier analyse \"W:WK36,K47:BK4\" --depth 8 --multipv 3 --json\n\nAfsluitcode 1 als er geen zet is.",
        ],
    ),
    (
        "hub",
        [
            "Exemples\u{a0}:\n  damier hub                               à donner à une interface comme commande du moteur\n  damier hub --tablebases finales          avec ces tables de finales",
            "Examples:\n  damier hub                               to be given to an interface as the engine's command\n  damier hub --tablebases endings          with these endgame tables",
            "Voorbeelden:\n  damier hub                               op te geven aan een interface als opdracht\n  damier hub --tablebases eindspelen       met deze eindspeltabellen",
        ],
    ),
    (
        "dxp",
        [
            "Exemples\u{a0}:\n  damier dxp listen\n  damier dxp connect localhost --games 4 --time 1",
            "Examples:\n  damier dxp listen\n  damier dxp connect localhost --games 4 --time 1",
            "Voorbeelden:\n  damier dxp listen\n  damier dxp connect localhost --games 4 --time 1",
        ],
    ),
    (
        "dxp listen",
        [
            "Exemples\u{a0}:\n  damier dxp listen --host 0.0.0.0 --pdn parties.pdn\n  damier dxp listen --initiate --games 10 --once\n\nSans --initiate, l'autre programme propose les parties.",
            "Examples:\n  damier dxp listen --host 0.0.0.0 --pdn games.pdn\n  damier dxp listen --initiate --games 10 --once\n\nWithout --initiate the other program asks for the games.",
            "Voorbeelden:\n  damier dxp listen --host 0.0.0.0 --pdn partijen.pdn\n  damier dxp listen --initiate --games 10 --once\n\nZonder --initiate stelt het andere programma de partijen voor.",
        ],
    ),
    (
        "dxp connect",
        [
            "Exemples\u{a0}:\n  damier dxp connect 192.0.2.7:27531 --side black --minutes 10\n  damier dxp connect localhost --games 10 --nodes 100000 --pdn parties.pdn\n\nLe port est 27531 si rien n'est dit. Les couleurs changent à chaque partie.",
            "Examples:\n  damier dxp connect 192.0.2.7:27531 --side black --minutes 10\n  damier dxp connect localhost --games 10 --nodes 100000 --pdn games.pdn\n\nThe port is 27531 unless said. Colours change with every game.",
            "Voorbeelden:\n  damier dxp connect 192.0.2.7:27531 --side black --minutes 10\n  damier dxp connect localhost --games 10 --nodes 100000 --pdn partijen.pdn\n\nDe poort is 27531 als er niets staat. De kleuren wisselen elke partij.",
        ],
    ),
    (
        "match",
        [
            "Exemples\u{a0}:\n  damier match damier damier:weights=essai.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings debuts.txt --log match.log\n  damier match damier:tables=finales damier --endings 6-8\n  damier match damier \"hub:autre hub\" --movetime 0.1 --pdn parties.pdn\n\nUn joueur\u{a0}: damier[:option=valeur…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, plain), hub:COMMANDE, hub1:COMMANDE ou dxp:HÔTE:PORT.\nAvec --log, un match interrompu continue.",
            "Examples:\n  damier match damier damier:weights=trial.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings openings.txt --log match.log\n  damier match damier:tables=endings damier --endings 6-8\n  damier match damier \"hub:other hub\" --movetime 0.1 --pdn games.pdn\n\nA player: damier[:option=value…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, plain), hub:COMMAND, hub1:COMMAND or dxp:HOST:PORT.\nWith --log, an interrupted match goes on.",
            "Voorbeelden:\n  damier match damier damier:weights=proef.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings openingen.txt --log match.log\n  damier match damier:tables=eindspelen damier --endings 6-8\n  damier match damier \"hub:ander hub\" --movetime 0.1 --pdn partijen.pdn\n\nEen speler: damier[:optie=waarde…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, plain), hub:OPDRACHT, hub1:OPDRACHT of dxp:HOST:POORT.\nMet --log gaat een onderbroken match verder.",
        ],
    ),
    (
        "bench",
        [
            "Exemples\u{a0}:\n  damier bench",
            "Examples:\n  damier bench",
            "Voorbeelden:\n  damier bench",
        ],
    ),
    (
        "train",
        [
            "Exemples\u{a0}:\n  damier train run essai --generations 3 --games 30000",
            "Examples:\n  damier train run trial --generations 3 --games 30000",
            "Voorbeelden:\n  damier train run proef --generations 3 --games 30000",
        ],
    ),
    (
        "train play",
        [
            "Exemples\u{a0}:\n  damier train play a.games --games 20000 --nodes 2000 --seed 1 --weights a.weights",
            "Examples:\n  damier train play a.games --games 20000 --nodes 2000 --seed 1 --weights a.weights",
            "Voorbeelden:\n  damier train play a.games --games 20000 --nodes 2000 --seed 1 --weights a.weights",
        ],
    ),
    (
        "train fit",
        [
            "Exemples\u{a0}:\n  damier train fit a.games b.games -o c.weights --epochs 12\n\nL'état est gardé dans c.fit\u{a0}: un apprentissage interrompu continue. Les pertes sont tracées dans c.svg.",
            "Examples:\n  damier train fit a.games b.games -o c.weights --epochs 12\n\nThe state is kept in c.fit: an interrupted fit goes on. The losses are drawn in c.svg.",
            "Voorbeelden:\n  damier train fit a.games b.games -o c.weights --epochs 12\n\nDe toestand blijft in c.fit: een onderbroken leerproces gaat verder. De fouten staan in c.svg.",
        ],
    ),
    (
        "train run",
        [
            "Exemples\u{a0}:\n  damier train run essai --generations 3 --games 30000 --nodes 2000 --threads 2\n\nCe qui est déjà dans le dossier n'est pas refait.",
            "Examples:\n  damier train run trial --generations 3 --games 30000 --nodes 2000 --threads 2\n\nWhat is in the folder already is not done again.",
            "Voorbeelden:\n  damier train run proef --generations 3 --games 30000 --nodes 2000 --threads 2\n\nWat al in de map staat, wordt niet overgedaan.",
        ],
    ),
    (
        "train shots",
        [
            "Exemples\u{a0}:\n  damier train shots a.games b.games -o combinaisons.txt --count 500\n  damier bench --shots combinaisons.txt",
            "Examples:\n  damier train shots a.games b.games -o shots.txt --count 500\n  damier bench --shots shots.txt",
            "Voorbeelden:\n  damier train shots a.games b.games -o combinaties.txt --count 500\n  damier bench --shots combinaties.txt",
        ],
    ),
    (
        "tablebase",
        [
            "Exemples\u{a0}:\n  damier tablebase build --pieces 4\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
            "Examples:\n  damier tablebase build --pieces 4\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
            "Voorbeelden:\n  damier tablebase build --pieces 4\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
        ],
    ),
    (
        "tablebase build",
        [
            "Exemples\u{a0}:\n  damier tablebase build --pieces 4\n  damier tablebase build --pieces 5 --dir tables --memory 8\n\n\
             Jusqu'à 4 pièces\u{a0}: 4 Mo de fichiers. Les valeurs ignorent les nulles par répétition et par comptage.",
            "Examples:\n  damier tablebase build --pieces 4\n  damier tablebase build --pieces 5 --dir tables --memory 8\n\n\
             Up to 4 pieces: 4 MB of files. Values ignore draws by repetition and by counting moves.",
            "Voorbeelden:\n  damier tablebase build --pieces 4\n  damier tablebase build --pieces 5 --dir tabellen --memory 8\n\n\
             Tot 4 stukken: 4 MB aan bestanden. Waarden letten niet op remise door herhaling of zettentelling.",
        ],
    ),
    (
        "tablebase stats",
        [
            "Exemples\u{a0}:\n  damier tablebase stats\n  damier tablebase stats --dir tables --json",
            "Examples:\n  damier tablebase stats\n  damier tablebase stats --dir tables --json",
            "Voorbeelden:\n  damier tablebase stats\n  damier tablebase stats --dir tabellen --json",
        ],
    ),
    (
        "tablebase verify",
        [
            "Exemples\u{a0}:\n  damier tablebase verify\n  damier tablebase verify --dir tables --threads 8\n\n\
             Sortie 1 et premier fichier ou première position en cause si quelque chose est faux.",
            "Examples:\n  damier tablebase verify\n  damier tablebase verify --dir tables --threads 8\n\n\
             Exit code 1 and the first bad file or position if something is wrong.",
            "Voorbeelden:\n  damier tablebase verify\n  damier tablebase verify --dir tabellen --threads 8\n\n\
             Afsluitcode 1 en het eerste foute bestand of de eerste foute stand als iets niet klopt.",
        ],
    ),
    (
        "tablebase probe",
        [
            "Exemples\u{a0}:\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"\n  damier tablebase probe - --dir tables < positions.txt",
            "Examples:\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"\n  damier tablebase probe - --dir tables < positions.txt",
            "Voorbeelden:\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"\n  damier tablebase probe - --dir tabellen < standen.txt",
        ],
    ),
    (
        "completions",
        [
            "Exemples\u{a0}:\n  damier completions bash > ~/.local/share/bash-completion/completions/damier\n  \
             damier completions zsh > ~/.zfunc/_damier",
            "Examples:\n  damier completions bash > ~/.local/share/bash-completion/completions/damier\n  \
             damier completions zsh > ~/.zfunc/_damier",
            "Voorbeelden:\n  damier completions bash > ~/.local/share/bash-completion/completions/damier\n  \
             damier completions zsh > ~/.zfunc/_damier",
        ],
    ),
];

/// What an argument means, by its id; `command id` where a command says it in its own way.
pub(crate) const ARGUMENTS: &[(&str, Text)] = &[
    (
        "json",
        [
            "Répond en JSON, une réponse par ligne, et rien d'autre",
            "Answer in JSON, an answer per line, and nothing else",
            "Antwoord in JSON, een antwoord per regel, en verder niets",
        ],
    ),
    (
        "lang",
        [
            "Langue des textes (par défaut celle de l'environnement, sinon le français)",
            "Language of the texts (default: the environment's, else French)",
            "Taal van de teksten (standaard die van de omgeving, anders Frans)",
        ],
    ),
    (
        "color",
        [
            "Damier en couleurs\u{a0}: auto (si la sortie est un terminal), always, never",
            "Coloured board: auto (if the output is a terminal), always, never",
            "Bord in kleur: auto (als de uitvoer een terminal is), always, never",
        ],
    ),
    ("help", ["Affiche cette aide", "Show this help", "Toon deze hulp"]),
    (
        "version",
        [
            "Donne la version, le commit, les poids et les tables de finales",
            "Show version, commit, weights and endgame tables",
            "Toon versie, commit, gewichten en eindspeltabellen",
        ],
    ),
    (
        "fen",
        [
            "Position au format FEN (W:W31-50:B1-20), ou «\u{a0}start\u{a0}» pour la position de départ",
            "Position as a FEN (W:W31-50:B1-20), or \"start\" for the starting position",
            "Stand als FEN (W:W31-50:B1-20), of \"start\" voor de beginstand",
        ],
    ),
    (
        "moves fen",
        [
            "Position FEN, «\u{a0}start\u{a0}», ou «\u{a0}-\u{a0}»\u{a0}: une position par ligne sur l'entrée standard",
            "FEN, \"start\", or \"-\": one position per line on standard input",
            "FEN, \"start\", of \"-\": een stand per regel op de standaardinvoer",
        ],
    ),
    (
        "explain fen",
        [
            "Position FEN, «\u{a0}start\u{a0}», ou «\u{a0}-\u{a0}»\u{a0}: un cas par ligne sur l'entrée standard",
            "FEN, \"start\", or \"-\": one case per line on standard input",
            "FEN, \"start\", of \"-\": een geval per regel op de standaardinvoer",
        ],
    ),
    (
        "explain text",
        [
            "Le coup essayé\u{a0}: 32-28, 32x3, 32x21x12x3, 32x3x27x17x8",
            "The move that was tried: 32-28, 32x3, 32x21x12x3, 32x3x27x17x8",
            "De geprobeerde zet: 32-28, 32x3, 32x21x12x3, 32x3x27x17x8",
        ],
    ),
    (
        "removed",
        [
            "Pièces enlevées du damier, par exemple 27,17,8\u{a0}; «\u{a0}none\u{a0}»\u{a0}: aucune",
            "Pieces lifted off the board, for example 27,17,8; \"none\": not one",
            "Van het bord genomen stukken, bijvoorbeeld 27,17,8; \"none\": geen enkel",
        ],
    ),
    (
        "ruleset",
        [
            "Règlement\u{a0}: ffjd (par défaut), fmjd, lidraughts ou family",
            "Ruleset: ffjd (default), fmjd, lidraughts or family",
            "Reglement: ffjd (standaard), fmjd, lidraughts of family",
        ],
    ),
    (
        "moves",
        [
            "Les coups, séparés par des blancs\u{a0}: \"32-28 19-23 28x19\"",
            "The moves, separated by blanks: \"32-28 19-23 28x19\"",
            "De zetten, gescheiden door spaties: \"32-28 19-23 28x19\"",
        ],
    ),
    (
        "format",
        [
            "txt, svg ou png (par défaut selon le nom du fichier, sinon txt)",
            "txt, svg or png (default: by the name of the file, else txt)",
            "txt, svg of png (standaard volgens de bestandsnaam, anders txt)",
        ],
    ),
    (
        "output",
        [
            "Fichier à écrire, au lieu de la sortie standard",
            "File to write, instead of standard output",
            "Te schrijven bestand, in plaats van de standaarduitvoer",
        ],
    ),
    (
        "diagram text",
        [
            "Dessine aussi ce coup légal\u{a0}: flèche, cases, pièces prises barrées",
            "Draw this legal move, too: arrow, squares, captured pieces crossed out",
            "Teken ook deze toegestane zet: pijl, velden, geslagen stukken doorgestreept",
        ],
    ),
    (
        "mark",
        [
            "Cases à entourer, par exemple 28,32",
            "Squares to mark, for example 28,32",
            "Te markeren velden, bijvoorbeeld 28,32",
        ],
    ),
    ("flip", ["Met les Noirs en bas", "Put Black below", "Zet zwart onderaan"]),
    (
        "no_numbers",
        ["N'écrit pas les numéros des cases", "Leave out the square numbers", "Laat de veldnummers weg"],
    ),
    (
        "theme",
        [
            "Couleurs (SVG, PNG)\u{a0}: wood, green, blue, grey, contrast, print (noir et blanc)",
            "Colours (SVG, PNG): wood, green, blue, grey, contrast, print (black and white)",
            "Kleuren (SVG, PNG): wood, green, blue, grey, contrast, print (zwart-wit)",
        ],
    ),
    (
        "width",
        [
            "Largeur de l'image PNG en pixels, 16 à 8192 (640)",
            "Width of a PNG in pixels, 16 to 8192 (640)",
            "Breedte van een PNG in pixels, 16 tot 8192 (640)",
        ],
    ),
    (
        "title",
        [
            "Titre du SVG, pour les lecteurs d'écran",
            "Title of the SVG, for screen readers",
            "Titel van de SVG, voor schermlezers",
        ],
    ),
    (
        "files",
        [
            "Fichiers PDN\u{a0}; «\u{a0}-\u{a0}» est l'entrée standard",
            "PDN files; \"-\" is standard input",
            "PDN-bestanden; \"-\" is de standaardinvoer",
        ],
    ),
    (
        "errors_only",
        [
            "Ne donne que les erreurs, pas ce qui est seulement inhabituel",
            "Tell errors only, not what is merely odd",
            "Meld alleen fouten, niet wat alleen ongewoon is",
        ],
    ),
    (
        "depth",
        ["Nombre de demi-coups, 0 à 100", "Number of plies, 0 to 100", "Aantal halve zetten, 0 tot 100"],
    ),
    ("threads", ["Nombre de fils de calcul (1)", "Number of threads (1)", "Aantal threads (1)"]),
    (
        "tablebase probe fen",
        [
            "Position FEN, ou «\u{a0}-\u{a0}»\u{a0}: une position par ligne sur l'entrée standard",
            "FEN, or \"-\": one position per line on standard input",
            "FEN, of \"-\": een stand per regel op de standaardinvoer",
        ],
    ),
    (
        "tablebase build threads",
        [
            "Nombre de fils de calcul (tous les cœurs)",
            "Number of threads (all cores)",
            "Aantal threads (alle kernen)",
        ],
    ),
    (
        "tablebase verify threads",
        [
            "Nombre de fils de calcul (tous les cœurs)",
            "Number of threads (all cores)",
            "Aantal threads (alle kernen)",
        ],
    ),
    ("pieces", ["Nombre de pièces, 2 à 6", "Number of pieces, 2 to 6", "Aantal stukken, 2 tot 6"]),
    (
        "dir",
        [
            "Dossier des tables (par défaut dans le dossier de données de l'utilisateur)",
            "Folder of the tables (default: in the user's data folder)",
            "Map met de tabellen (standaard in de gegevensmap van de gebruiker)",
        ],
    ),
    (
        "memory",
        ["Mémoire permise en Gio (4)", "Memory allowed, in GiB (4)", "Toegestaan geheugen in GiB (4)"],
    ),
    (
        "divide",
        [
            "Donne aussi le compte de chaque premier coup",
            "Give the count of each first move, too",
            "Geef ook het aantal per eerste zet",
        ],
    ),
    (
        "hash",
        [
            "Taille d'une table des positions déjà comptées, en Mio (aucune par défaut)",
            "Size of a table of positions already counted, in MiB (default: none)",
            "Grootte van een tabel met al getelde standen, in MiB (standaard geen)",
        ],
    ),
    (
        "level",
        [
            "Force de la machine, de 1 (débutant) à 20 (par défaut 8)",
            "Strength of the machine, 1 (beginner) to 20 (default 8)",
            "Sterkte van de computer, 1 (beginner) tot 20 (standaard 8)",
        ],
    ),
    (
        "side",
        [
            "Votre couleur\u{a0}: white (par défaut) ou black",
            "Your colour: white (default) or black",
            "Uw kleur: white (standaard) of black",
        ],
    ),
    ("two", ["À deux devant le même écran", "Two people at one screen", "Met z'n tweeën aan één scherm"]),
    (
        "seed",
        [
            "Nombre qui fixe les choix de la machine, pour rejouer la même partie",
            "Number that settles the machine's choices, to play the same game again",
            "Getal dat de keuzes van de computer bepaalt, om dezelfde partij weer te spelen",
        ],
    ),
    (
        "exercises generate seed",
        [
            "Nombre dont tout le hasard découle (1894)",
            "Number from which all chance follows (1894)",
            "Getal waaruit alle toeval volgt (1894)",
        ],
    ),
    (
        "per_kind",
        [
            "Nombre d'exercices de chaque sorte, 1 à 200 (32)",
            "Number of exercises of each kind, 1 to 200 (32)",
            "Aantal oefeningen van elke soort, 1 tot 200 (32)",
        ],
    ),
    (
        "file",
        [
            "Fichier d'exercices\u{a0}; «\u{a0}-\u{a0}» est l'entrée standard",
            "File of exercises; \"-\" is standard input",
            "Oefeningenbestand; \"-\" is de standaardinvoer",
        ],
    ),
    (
        "listen",
        [
            "Adresse et port (127.0.0.1:8100)",
            "Address and port (127.0.0.1:8100)",
            "Adres en poort (127.0.0.1:8100)",
        ],
    ),
    (
        "database",
        [
            "Fichier des parties (par défaut dans le dossier de données de l'utilisateur)",
            "File of the games (default: in the user's data folder)",
            "Bestand met de partijen (standaard in de gegevensmap van de gebruiker)",
        ],
    ),
    (
        "serve tablebases",
        [
            "Dossier des tables de finales (par défaut «\u{a0}tablebase\u{a0}» à côté des parties)",
            "Folder of the endgame tables (default: \"tablebase\" beside the games)",
            "Map met de eindspeltabellen (standaard \"tablebase\" naast de partijen)",
        ],
    ),
    (
        "tablebases",
        [
            "Dossier des tables de finales du moteur (dans le dossier de données)",
            "Folder of the engine's endgame tables (in your data folder)",
            "Map met de eindspeltabellen van het programma (in uw gegevensmap)",
        ],
    ),
    (
        "endings",
        [
            "Au lieu de débuts, des finales au hasard de tant de pièces, comme 6-8",
            "Random endings of so many pieces, such as 6-8, instead of openings",
            "Willekeurige eindspelen met zoveel stukken, zoals 6-8, in plaats van openingen",
        ],
    ),
    (
        "build_tables",
        [
            "Pièces des tables à construire en arrière-plan s'il en manque, 0 à 5 (3)",
            "Pieces of the tables to build in the background where missing, 0 to 5 (3)",
            "Stukken van de tabellen die op de achtergrond gebouwd worden, 0 tot 5 (3)",
        ],
    ),
    (
        "analysis",
        [
            "Processeurs pour les analyses (tous sauf un)",
            "Processors for analyses (all but one)",
            "Processors voor analyses (alle behalve een)",
        ],
    ),
    ("no_open", ["N'ouvre pas le navigateur", "Do not open the browser", "Open de browser niet"]),
    (
        "behind_proxy",
        [
            "Croit X-Forwarded-For\u{a0}: seulement derrière un mandataire qui l'écrit",
            "Believe X-Forwarded-For; only behind a proxy that sets it",
            "Geloof X-Forwarded-For; alleen achter een proxy die dat zet",
        ],
    ),
    (
        "shell",
        [
            "Le shell\u{a0}: bash, elvish, fish, powershell ou zsh",
            "The shell: bash, elvish, fish, powershell or zsh",
            "De shell: bash, elvish, fish, powershell of zsh",
        ],
    ),
    (
        "analyse fen",
        [
            "Position FEN, «\u{a0}start\u{a0}», ou «\u{a0}-\u{a0}»\u{a0}: une position par ligne sur l'entrée standard",
            "FEN, \"start\", or \"-\": one position per line on standard input",
            "FEN, \"start\", of \"-\": een stand per regel op de standaardinvoer",
        ],
    ),
    (
        "time",
        [
            "Temps de réflexion en secondes (2 sans autre limite)",
            "Time to think in seconds (2 without another limit)",
            "Denktijd in seconden (2 zonder andere grens)",
        ],
    ),
    (
        "analyse depth",
        [
            "Profondeur en demi-coups, 1 à 120",
            "Depth in plies, 1 to 120",
            "Diepte in halve zetten, 1 tot 120",
        ],
    ),
    (
        "nodes",
        [
            "Nœuds visités au plus",
            "Nodes visited at most",
            "Hoogstens bezochte knopen",
        ],
    ),
    (
        "multipv",
        [
            "Nombre de variantes (1)",
            "Number of lines (1)",
            "Aantal varianten (1)",
        ],
    ),
    (
        "analyse threads",
        [
            "Nombre de fils de calcul (1)",
            "Number of threads (1)",
            "Aantal rekendraden (1)",
        ],
    ),
    (
        "analyse hash",
        [
            "Mémoire de la table en Mio (64)",
            "Memory of the table in MiB (64)",
            "Geheugen van de tabel in MiB (64)",
        ],
    ),
    (
        "first",
        [
            "Le premier joueur\u{a0}: damier[:option=valeur…], hub:COMMANDE ou hub1:COMMANDE",
            "The first player: damier[:option=value…], hub:COMMAND or hub1:COMMAND",
            "De eerste speler: damier[:optie=waarde…], hub:OPDRACHT of hub1:OPDRACHT",
        ],
    ),
    (
        "second",
        [
            "Le second joueur, de même",
            "The second player, in the same way",
            "De tweede speler, op dezelfde manier",
        ],
    ),
    (
        "match games",
        [
            "Nombre de parties, deux par début (100)",
            "Number of games, two for each opening (100)",
            "Aantal partijen, twee per opening (100)",
        ],
    ),
    (
        "movetime",
        [
            "Secondes par coup (0,1)",
            "Seconds for a move (0.1)",
            "Seconden per zet (0,1)",
        ],
    ),
    (
        "port",
        [
            "Port où attendre (27531)",
            "Port to listen on (27531)",
            "Poort om op te luisteren (27531)",
        ],
    ),
    (
        "host",
        [
            "Adresse où attendre (127.0.0.1\u{a0}: cette machine seule)",
            "Address to listen on (127.0.0.1: this machine only)",
            "Adres om op te luisteren (127.0.0.1: alleen deze machine)",
        ],
    ),
    (
        "once",
        [
            "S'arrête après une connexion",
            "Stop after one connection",
            "Stop na één verbinding",
        ],
    ),
    (
        "initiate",
        [
            "Propose les parties",
            "Ask for the games",
            "Stel de partijen voor",
        ],
    ),
    (
        "follow",
        [
            "Laisse l'autre programme proposer les parties",
            "Let the other program ask for the games",
            "Laat het andere programma de partijen voorstellen",
        ],
    ),
    (
        "address",
        [
            "Le programme qui attend",
            "The program that listens",
            "Het programma dat luistert",
        ],
    ),
    (
        "dxp listen games",
        [
            "Nombre de parties proposées (1)",
            "Number of games asked for (1)",
            "Aantal voorgestelde partijen (1)",
        ],
    ),
    (
        "dxp connect games",
        [
            "Nombre de parties proposées (1)",
            "Number of games asked for (1)",
            "Aantal voorgestelde partijen (1)",
        ],
    ),
    (
        "dxp listen side",
        [
            "Notre couleur dans la première partie proposée (white)",
            "Our colour in the first game asked for (white)",
            "Onze kleur in de eerste voorgestelde partij (white)",
        ],
    ),
    (
        "dxp connect side",
        [
            "Notre couleur dans la première partie proposée (white)",
            "Our colour in the first game asked for (white)",
            "Onze kleur in de eerste voorgestelde partij (white)",
        ],
    ),
    (
        "minutes",
        [
            "Minutes par joueur et par partie (5)",
            "Minutes for each player and game (5)",
            "Minuten per speler en partij (5)",
        ],
    ),
    (
        "dxp listen moves",
        [
            "Coups par joueur (75)\u{a0}; 0\u{a0}: sans limite",
            "Moves for each player (75); 0: no limit",
            "Zetten per speler (75); 0: geen grens",
        ],
    ),
    (
        "dxp connect moves",
        [
            "Coups par joueur (75)\u{a0}; 0\u{a0}: sans limite",
            "Moves for each player (75); 0: no limit",
            "Zetten per speler (75); 0: geen grens",
        ],
    ),
    (
        "dxp listen time",
        [
            "Secondes par coup, au lieu de la pendule",
            "Seconds for a move, in place of the clock",
            "Seconden per zet, in plaats van de klok",
        ],
    ),
    (
        "dxp connect time",
        [
            "Secondes par coup, au lieu de la pendule",
            "Seconds for a move, in place of the clock",
            "Seconden per zet, in plaats van de klok",
        ],
    ),
    (
        "name",
        [
            "Notre nom (damier)",
            "Our name (damier)",
            "Onze naam (damier)",
        ],
    ),
    (
        "transcript",
        [
            "Ajoute chaque message à ce fichier",
            "Append every message to this file",
            "Voeg elk bericht aan dit bestand toe",
        ],
    ),
    (
        "console",
        [
            "Envoie les lignes tapées\u{a0}; /back N white|black, /resign, /quit",
            "Send the lines typed; /back N white|black, /resign, /quit",
            "Verstuur de getypte regels; /back N white|black, /resign, /quit",
        ],
    ),
    (
        "param",
        [
            "Réglage des moteurs Hub du match, autant de fois qu'il en faut",
            "A parameter of the Hub engines of the match, as often as needed",
            "Een instelling van de Hub-programma's van de match, zo vaak als nodig",
        ],
    ),
    (
        "train shots files",
        [
            "Les parties",
            "The games",
            "De partijen",
        ],
    ),
    (
        "train shots output",
        [
            "Le fichier des positions, complété s'il existe",
            "The file of positions, gone on with if it is there",
            "Het bestand met standen, aangevuld als het er al is",
        ],
    ),
    (
        "count",
        [
            "Nombre de positions (500)",
            "Number of positions (500)",
            "Aantal standen (500)",
        ],
    ),
    (
        "shots",
        [
            "Compte plutôt les positions de ce fichier dont le coup est trouvé",
            "Count the positions of this file whose move is found instead",
            "Tel in plaats daarvan de standen van dit bestand waarvan de zet wordt gevonden",
        ],
    ),
    (
        "openings",
        [
            "Fichier de débuts, une FEN par ligne (sinon des débuts au hasard)",
            "File of openings, a FEN per line (else random openings)",
            "Bestand met openingen, een FEN per regel (anders willekeurige openingen)",
        ],
    ),
    (
        "sprt",
        [
            "Arrête le match dès que l'un des deux écarts Elo est établi (risques de 5\u{a0}%)",
            "End the match as soon as one of two Elo differences is established (5% risks)",
            "Stop de match zodra een van twee Elo-verschillen vaststaat (risico's van 5%)",
        ],
    ),
    (
        "concurrency",
        [
            "Parties jouées en même temps (1)",
            "Games at the same time (1)",
            "Partijen tegelijk (1)",
        ],
    ),
    (
        "pdn",
        [
            "Fichier PDN auquel les parties sont ajoutées",
            "PDN file to which the games are added",
            "PDN-bestand waaraan de partijen worden toegevoegd",
        ],
    ),
    (
        "log",
        [
            "Journal du match, pour le continuer plus tard",
            "Log of the match, to go on with it later",
            "Logboek van de match, om later verder te gaan",
        ],
    ),
    (
        "match seed",
        [
            "Hasard des débuts sans fichier (1)",
            "Randomness of the openings without a file (1)",
            "Toeval van de openingen zonder bestand (1)",
        ],
    ),
    (
        "train play file",
        [
            "Fichier de parties, continué s'il existe",
            "File of games, gone on with if it is there",
            "Partijenbestand, aangevuld als het er al is",
        ],
    ),
    (
        "games",
        [
            "Nombre de parties",
            "Number of games",
            "Aantal partijen",
        ],
    ),
    (
        "train play nodes",
        [
            "Nœuds par coup (2000)",
            "Nodes for a move (2000)",
            "Knopen per zet (2000)",
        ],
    ),
    (
        "train run nodes",
        [
            "Nœuds par coup (2000)",
            "Nodes for a move (2000)",
            "Knopen per zet (2000)",
        ],
    ),
    (
        "train play seed",
        [
            "Graine du hasard (1)",
            "Seed of the randomness (1)",
            "Startgetal van het toeval (1)",
        ],
    ),
    (
        "train fit seed",
        [
            "Graine du hasard (1)",
            "Seed of the randomness (1)",
            "Startgetal van het toeval (1)",
        ],
    ),
    (
        "train run seed",
        [
            "Graine du hasard (1)",
            "Seed of the randomness (1)",
            "Startgetal van het toeval (1)",
        ],
    ),
    (
        "weights",
        [
            "Fichier de poids\u{a0}; «\u{a0}hand\u{a0}»\u{a0}: ceux écrits à la main (par défaut ceux du programme)",
            "File of weights; \"hand\": those written by hand (default: the program's own)",
            "Gewichtenbestand; \"hand\": de met de hand geschreven (standaard die van het programma)",
        ],
    ),
    (
        "train fit files",
        [
            "Fichiers de parties",
            "Files of games",
            "Partijenbestanden",
        ],
    ),
    (
        "train fit output",
        [
            "Fichier de poids à écrire",
            "File of weights to write",
            "Te schrijven gewichtenbestand",
        ],
    ),
    (
        "epochs",
        [
            "Passages sur toutes les positions (4)",
            "Passes over all positions (4)",
            "Keren door alle standen (4)",
        ],
    ),
    (
        "rate",
        [
            "Premier pas de l'apprentissage (0,05)",
            "First step of learning (0.05)",
            "Eerste leerstap (0,05)",
        ],
    ),
    (
        "score_share",
        [
            "Part du score de la recherche face au résultat, de 0 à 1 (1)",
            "Share of the search's score against the result, 0 to 1 (1)",
            "Aandeel van de zoekscore tegenover de uitslag, 0 tot 1 (1)",
        ],
    ),
    (
        "foresight",
        [
            "Part de ce que dit la partie un demi-coup plus loin, de 0 à 1 (0,95)",
            "Share of what the game says a ply further on, 0 to 1 (0.95)",
            "Aandeel van wat de partij een halve zet verder zegt, 0 tot 1 (0,95)",
        ],
    ),
    (
        "decay",
        [
            "Rappel des poids vers zéro (0,000001)",
            "Pull of the weights towards zero (0.000001)",
            "Trek van de gewichten naar nul (0,000001)",
        ],
    ),
    (
        "train run dir",
        [
            "Dossier des parties et des poids",
            "Folder of games and weights",
            "Map van partijen en gewichten",
        ],
    ),
    (
        "generations",
        [
            "Nombre de générations (3)",
            "Number of generations (3)",
            "Aantal generaties (3)",
        ],
    ),
    (
        "train run threads",
        [
            "Nombre de fils de calcul (1)",
            "Number of threads (1)",
            "Aantal rekendraden (1)",
        ],
    ),
    ("command", ["La commande à expliquer", "The command to explain", "De uit te leggen opdracht"]),
];
