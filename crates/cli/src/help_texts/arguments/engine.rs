//! The options of the engine: analyses, matches, DXP, training.

use crate::help_texts::Text;

pub(super) const ARGUMENTS: &[(&str, Text)] = &[
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
            "Le premier joueur\u{a0}: damier[:option=valeur…], hub:COMMANDE, hub1:COMMANDE ou dxp:HÔTE:PORT",
            "The first player: damier[:option=value…], hub:COMMAND, hub1:COMMAND or dxp:HOST:PORT",
            "De eerste speler: damier[:optie=waarde…], hub:OPDRACHT, hub1:OPDRACHT of dxp:HOST:POORT",
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
            "Nombre de parties, deux par début, donc pair (100)",
            "Number of games, two for each opening, so an even one (100)",
            "Aantal partijen, twee per opening, dus even (100)",
        ],
    ),
    (
        "clock",
        [
            "Pendule pour la partie\u{a0}: secondes, 60+0.5 avec ajout, 40/300 pour 40 coups",
            "A clock for the game: seconds, 60+0.5 with increment, 40/300 for 40 moves",
            "Een klok voor de partij: seconden, 60+0.5 met bijtelling, 40/300 voor 40 zetten",
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
        "lost",
        [
            "Au lieu des recherches fixes\u{a0}: positions perdues, mieux jouées ou non",
            "Instead of the fixed searches: positions of lost games, played better or not",
            "In plaats van de vaste zoektochten: verloren stellingen, beter gespeeld of niet",
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
            "Premier pas de l'apprentissage (0,03)",
            "First step of learning (0.03)",
            "Eerste leerstap (0,03)",
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
            "Part de ce que dit la partie un demi-coup plus loin, de 0 à 1 (0,975)",
            "Share of what the game says a ply further on, 0 to 1 (0.975)",
            "Aandeel van wat de partij een halve zet verder zegt, 0 tot 1 (0,975)",
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
