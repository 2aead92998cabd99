//! What follows the options of each command.

use super::Text;

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
        "book",
        [
            "Exemples\u{a0}:\n  damier book show\n  damier book probe start --json",
            "Examples:\n  damier book show\n  damier book probe start --json",
            "Voorbeelden:\n  damier book show\n  damier book probe start --json",
        ],
    ),
    (
        "book build",
        [
            "Exemples\u{a0}:\n  damier book build -o mien.book --positions 6000 --nodes 20000 --seed 1\n\n\
             À côté, mien.book.record garde ce qui est trouvé\u{a0}: la même commande continue un travail interrompu.",
            "Examples:\n  damier book build -o mine.book --positions 6000 --nodes 20000 --seed 1\n\n\
             Beside it, mine.book.record keeps what is found: the same command goes on with work that was stopped.",
            "Voorbeelden:\n  damier book build -o mijn.book --positions 6000 --nodes 20000 --seed 1\n\n\
             Daarnaast bewaart mijn.book.record wat gevonden is: dezelfde opdracht gaat verder waar het ophield.",
        ],
    ),
    (
        "book show",
        [
            "Exemples\u{a0}:\n  damier book show\n  damier book show --book mien.book --json",
            "Examples:\n  damier book show\n  damier book show --book mine.book --json",
            "Voorbeelden:\n  damier book show\n  damier book show --book mijn.book --json",
        ],
    ),
    (
        "book probe",
        [
            "Exemples\u{a0}:\n  damier book probe start\n\nSortie 1 si le livre ne connaît pas la position.",
            "Examples:\n  damier book probe start\n\nExit code 1 if the book does not know the position.",
            "Voorbeelden:\n  damier book probe start\n\nAfsluitcode 1 als het boek de stand niet kent.",
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
        "exercises deepen",
        [
            "Exemples\u{a0}:\n  damier exercises deepen a.games --shots coups.txt -o profonds.json\n\n\
             Les parties et les coups viennent de «\u{a0}damier train\u{a0}», les tables avec le programme.\n\
             À côté, profonds.json.record garde ce qui est prouvé\u{a0}: la même commande continue un travail interrompu.",
            "Examples:\n  damier exercises deepen a.games --shots shots.txt -o deep.json\n\n\
             Games and shots come from \"damier train\", the tables with the program.\n\
             Beside it, deep.json.record keeps what is proved: the same command goes on with work that was stopped.",
            "Voorbeelden:\n  damier exercises deepen a.games --shots slagen.txt -o diep.json\n\n\
             Partijen en slagen komen van \"damier train\", de tabellen met het programma.\n\
             Daarnaast bewaart diep.json.record wat bewezen is: dezelfde opdracht gaat verder waar het ophield.",
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
            "Exemples\u{a0}:\n  damier hub                               à donner à une interface comme commande du moteur\n  damier hub --tablebases finales          avec ces tables de finales, en plus de celles du programme",
            "Examples:\n  damier hub                               to be given to an interface as the engine's command\n  damier hub --tablebases endings          with these endgame tables, beside the program's own",
            "Voorbeelden:\n  damier hub                               op te geven aan een interface als opdracht\n  damier hub --tablebases eindspelen       met deze eindspeltabellen, naast die van het programma",
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
            "Exemples\u{a0}:\n  damier match damier damier:weights=essai.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings debuts.txt --log match.log\n  damier match damier:tables=on damier --endings 6-8\n  damier match damier \"hub:autre hub\" --movetime 0.1 --pdn parties.pdn\n\nUn joueur\u{a0}: damier[:option=valeur…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, book, book-margin, plain), hub:COMMANDE, hub1:COMMANDE ou dxp:HÔTE:PORT.\nAvec --log, un match interrompu continue.",
            "Examples:\n  damier match damier damier:weights=trial.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings openings.txt --log match.log\n  damier match damier:tables=on damier --endings 6-8\n  damier match damier \"hub:other hub\" --movetime 0.1 --pdn games.pdn\n\nA player: damier[:option=value…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, book, book-margin, plain), hub:COMMAND, hub1:COMMAND or dxp:HOST:PORT.\nWith --log, an interrupted match goes on.",
            "Voorbeelden:\n  damier match damier damier:weights=proef.weights --games 400 --sprt 0 10\n  damier match damier:nodes=5000 damier:nodes=2500 --openings openingen.txt --log match.log\n  damier match damier:tables=on damier --endings 6-8\n  damier match damier \"hub:ander hub\" --movetime 0.1 --pdn partijen.pdn\n\nEen speler: damier[:optie=waarde…] (time, nodes, depth, level, seed, threads,\ntt-size, weights, tables, book, book-margin, plain), hub:OPDRACHT, hub1:OPDRACHT of dxp:HOST:POORT.\nMet --log gaat een onderbroken match verder.",
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
            "Exemples\u{a0}:\n  damier tablebase build --pieces 5\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
            "Examples:\n  damier tablebase build --pieces 5\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
            "Voorbeelden:\n  damier tablebase build --pieces 5\n  damier tablebase probe \"W:WK1,K7,K18:BK35\"",
        ],
    ),
    (
        "tablebase build",
        [
            "Exemples\u{a0}:\n  damier tablebase build --pieces 5\n  damier tablebase build --pieces 4 --dir tables\n\n\
             Celles de 4 pièces viennent avec le programme\u{a0}; jusqu'à 5\u{a0}: 160 Mo de fichiers.\nLes valeurs ignorent les nulles par répétition et par comptage.",
            "Examples:\n  damier tablebase build --pieces 5\n  damier tablebase build --pieces 4 --dir tables\n\n\
             Those of 4 pieces come with the program; up to 5: 160 MB of files.\nValues ignore draws by repetition and by counting moves.",
            "Voorbeelden:\n  damier tablebase build --pieces 5\n  damier tablebase build --pieces 4 --dir tabellen\n\n\
             Die van 4 stukken komen met het programma; tot 5: 160 MB aan bestanden.\nWaarden letten niet op remise door herhaling of zettentelling.",
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
