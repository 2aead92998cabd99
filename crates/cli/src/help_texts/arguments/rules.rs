//! The options that all commands share, and those about rules, files and endgame tables.

use crate::help_texts::Text;

pub(super) const ARGUMENTS: &[(&str, Text)] = &[
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
        "tablebase build dir",
        [
            "Dossier des tables (par défaut dans le dossier de données de l'utilisateur)",
            "Folder of the tables (default: in the user's data folder)",
            "Map met de tabellen (standaard in de gegevensmap van de gebruiker)",
        ],
    ),
    (
        "dir",
        [
            "Dossier des tables, lui seul (les vôtres, puis celles du programme)",
            "Folder of the tables, nothing else (yours, then the program's own)",
            "Map met de tabellen, anders niets (de uwe, dan die van het programma)",
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
];
