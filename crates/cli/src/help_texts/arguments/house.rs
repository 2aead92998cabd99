//! The options of playing, exercises and serving.

use crate::help_texts::Text;

pub(super) const ARGUMENTS: &[(&str, Text)] = &[
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
        "exercises deepen seed",
        [
            "Nombre dont tout le hasard découle (1894)",
            "Number from which all chance follows (1894)",
            "Getal waaruit alle toeval volgt (1894)",
        ],
    ),
    (
        "exercises deepen files",
        [
            "Parties de «\u{a0}damier train play\u{a0}», où chercher des coups de défense",
            "Games of \"damier train play\", to look for moves that defend in",
            "Partijen van \"damier train play\", om verdedigende zetten in te zoeken",
        ],
    ),
    (
        "exercises deepen shots",
        [
            "Positions de «\u{a0}damier train shots\u{a0}»",
            "Positions of \"damier train shots\"",
            "Stellingen van \"damier train shots\"",
        ],
    ),
    ("exercises deepen output", ["Fichier à écrire", "File to write", "Te schrijven bestand"]),
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
            "Dossier de tables à ajouter à celles du programme, ou off (près des parties)",
            "Folder of endgame tables to add to the program's own, or off (by the games)",
            "Map met eindspeltabellen naast die van het programma, of off (bij de partijen)",
        ],
    ),
    (
        "tablebases",
        [
            "Dossier de tables à ajouter à celles du programme, ou off (dossier de données)",
            "Folder of endgame tables to add to the program's own, or off (data folder)",
            "Map met eindspeltabellen naast die van het programma, of off (gegevensmap)",
        ],
    ),
    (
        "book",
        [
            "Livre d'ouvertures\u{a0}: un fichier, on pour celui du programme (on), off pour aucun",
            "Opening book: a file, on for the program's own (on), off for none",
            "Openingenboek: een bestand, on voor dat van het programma (on), off voor geen",
        ],
    ),
    (
        "book show book",
        [
            "Le livre\u{a0}: un fichier, ou on pour celui du programme (on)",
            "The book: a file, or on for the program's own (on)",
            "Het boek: een bestand, of on voor dat van het programma (on)",
        ],
    ),
    (
        "book probe book",
        [
            "Le livre\u{a0}: un fichier, ou on pour celui du programme (on)",
            "The book: a file, or on for the program's own (on)",
            "Het boek: een bestand, of on voor dat van het programma (on)",
        ],
    ),
    (
        "book_margin",
        [
            "Centièmes de pion qu'un coup du livre peut perdre sur le meilleur, 0 à 30 (3)",
            "Hundredths of a man that a book move may be worse than the best, 0 to 30 (3)",
            "Honderdsten schijf die een boekzet slechter mag zijn dan de beste, 0 tot 30 (3)",
        ],
    ),
    ("book build output", ["Fichier à écrire", "File to write", "Te schrijven bestand"]),
    (
        "positions",
        [
            "Nombre de positions à étudier, 1 à 50000 (3000)",
            "Number of positions to look at, 1 to 50000 (3000)",
            "Aantal te onderzoeken standen, 1 tot 50000 (3000)",
        ],
    ),
    (
        "book build nodes",
        [
            "Nœuds visités par recherche (20000)",
            "Nodes visited by each search (20000)",
            "Bezochte knopen per zoektocht (20000)",
        ],
    ),
    (
        "book build seed",
        [
            "Nombre qui fixe les parties jouées (1)",
            "Number that settles the games played (1)",
            "Getal dat de gespeelde partijen bepaalt (1)",
        ],
    ),
    (
        "book build threads",
        [
            "Nombre de fils de calcul (tous les processeurs)",
            "Number of threads (all processors)",
            "Aantal rekendraden (alle processors)",
        ],
    ),
    ("book probe fen", ["Position FEN, ou «\u{a0}start\u{a0}»", "FEN, or \"start\"", "FEN, of \"start\""]),
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
            "Pièces des tables à construire en plus des 4 du programme, 0 à 5 (0)",
            "Pieces of the tables to build beyond the 4 of the program, 0 to 5 (0)",
            "Stukken van te bouwen tabellen boven de 4 van het programma, 0 tot 5 (0)",
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
];
