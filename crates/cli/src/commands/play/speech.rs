//! What is said at the board, in three languages. Rulings, results and counters are worded by
//! `damier-messages`; here is only the talk around them.

use damier_answers::Language;
use damier_core::{Color, DrawReason, Game, Move, Outcome, Position};

use super::Session;
use crate::text::{count, player, player_first, say, squares};

/// Which counters are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// All that the ruleset knows.
    All,
    /// Those that have come some way: a draw is near enough to think of.
    Notable,
}

pub(super) fn welcome(session: &Session) -> String {
    let language = session.language;
    let ruleset = session.ruleset().name();
    let players = match &session.machine {
        None => say(language, "Partie à deux.", "Two players.", "Twee spelers.").to_owned(),
        Some(machine) => {
            let (level, human) = (machine.level, machine.side.opponent());
            match language {
                Language::Fr => {
                    format!("Vous jouez {}, la machine est au niveau {level}.", player(language, human))
                }
                Language::En => {
                    format!("You play {}; the machine is at level {level}.", player(language, human))
                }
                Language::Nl => {
                    format!("U speelt met {}; de computer op niveau {level}.", player(language, human))
                }
            }
        }
    };
    match language {
        Language::Fr => {
            format!("{players} Règlement {ruleset}. Tapez un coup (32-28) ou «\u{a0}aide\u{a0}».")
        }
        Language::En => format!("{players} Ruleset {ruleset}. Type a move (32-28) or \"help\"."),
        Language::Nl => format!("{players} Reglement {ruleset}. Typ een zet (32-28) of \"hulp\"."),
    }
}

pub(super) fn prompt(session: &Session) -> String {
    match session.game.outcome() {
        Some(_) => "> ".to_owned(),
        None => format!("{}> ", player(session.language, session.position().turn())),
    }
}

/// Whose turn it is, and what is owed.
pub(super) fn turn(game: &Game, language: Language) -> String {
    let position = game.position();
    let color = position.turn();
    let legal = position.legal_moves();
    let mut line = match language {
        Language::Fr => {
            format!("Au tour {}.", if color == Color::White { "des Blancs" } else { "des Noirs" })
        }
        Language::En => format!("{} to move.", player_first(language, color)),
        Language::Nl => format!("{} is aan zet.", player_first(language, color)),
    };
    if let Some(first) = legal.first().filter(|m| m.is_capture()) {
        let taken = u64::from(first.captured.len());
        line.push_str(&match language {
            Language::Fr => format!(" Prise obligatoire\u{a0}: {}.", count(taken, "pièce", "pièces")),
            Language::En => format!(" Capture is compulsory: {}.", count(taken, "piece", "pieces")),
            Language::Nl => format!(" Slaan is verplicht: {}.", count(taken, "stuk", "stukken")),
        });
    }
    if let Some(reason) = game.claims().first() {
        line.push(' ');
        line.push_str(&damier_messages::claim(*reason, language));
    }
    line
}

/// The machine's move, told with its route and what it takes.
pub(super) fn played(before: &Position, m: &Move, language: Language) -> String {
    let who = player_first(language, before.turn());
    let path = before.path(m);
    let name = path.notation();
    let mut line = match language {
        Language::Fr => format!("{who} jouent {name}"),
        Language::En => format!("{who} plays {name}"),
        Language::Nl => format!("{who} speelt {name}"),
    };
    if m.is_capture() {
        let takes = say(language, "prend", "takes", "slaat");
        line.push_str(&format!(" ({takes} {})", squares(&path.captured)));
    }
    if m.promotes {
        line.push_str(say(language, ", dame", ", a king", ", dam"));
    }
    line.push('.');
    line
}

/// The counters as sentences.
pub(super) fn counters(game: &Game, language: Language, which: Which) -> Vec<String> {
    let notes = game.counter_notes();
    let told = notes.iter().filter(|note| {
        which == Which::All
            || match note.reason {
                DrawReason::Repetition => note.count > 1,
                DrawReason::TwentyFiveMoves => note.count >= 20,
                _ => note.count > 0,
            }
    });
    told.map(|note| damier_messages::counter_note(note, language)).collect()
}

pub(super) use crate::commands::status::end;

/// A move or an offer after the end.
pub(super) fn over(game: &Game, outcome: Outcome, language: Language) -> String {
    let hint = say(
        language,
        "«\u{a0}annuler\u{a0}» reprend le dernier coup, «\u{a0}quitter\u{a0}» termine.",
        "\"undo\" takes the last move back, \"quit\" leaves.",
        "\"terug\" neemt de laatste zet terug, \"stop\" sluit af.",
    );
    format!("{} {hint}", end(game, outcome, language))
}

/// Several captures fit what was typed: each with its route, to be typed in full.
pub(super) fn which(position: &Position, fits: &[Move], language: Language) -> String {
    let what = say(
        language,
        "Plusieurs prises vont de la même case à la même case. Laquelle\u{a0}?",
        "Several captures share start and end. Which one?",
        "Meerdere slagen hebben hetzelfde begin en einde. Welke?",
    );
    let takes = say(language, "prend", "takes", "slaat");
    let routes = fits.iter().map(|m| {
        let path = position.path(m);
        format!("\n  {}  ({takes} {})", path.notation(), squares(&path.captured))
    });
    format!("{what}{}", routes.collect::<String>())
}

pub(super) fn hint(position: &Position, m: &Move, language: Language) -> String {
    let name = position.path(m).notation();
    match language {
        Language::Fr => format!("Un bon coup\u{a0}: {name}."),
        Language::En => format!("A good move: {name}."),
        Language::Nl => format!("Een goede zet: {name}."),
    }
}

pub(super) fn unknown(line: &str, language: Language) -> String {
    match language {
        Language::Fr => format!(
            "«\u{a0}{line}\u{a0}» n'est ni un coup (32-28, 32x23) ni une commande («\u{a0}aide\u{a0}»)."
        ),
        Language::En => format!("\"{line}\" is neither a move (32-28, 32x23) nor a command (\"help\")."),
        Language::Nl => format!("\"{line}\" is geen zet (32-28, 32x23) en geen opdracht (\"hulp\")."),
    }
}

pub(super) fn help(language: Language) -> &'static str {
    say(
        language,
        "Un coup\u{a0}: 32-28, 32x3, ou le trajet 32x21x12x3\u{a0}; aussi 32 28 et 3228,\n\
         ou en toutes lettres\u{a0}: trente-deux prend vingt-huit, arrive en vingt-trois.\n\
         coups       les coups légaux             indice      un bon coup\n\
         annuler     reprend le dernier coup      rétablir    le rejoue\n\
         nulle       propose ou réclame la nulle  abandon     abandonne (demande confirmation)\n\
         damier      montre le damier             retourner   le retourne\n\
         pièces      les pièces en toutes lettres compteurs   les compteurs de nulle\n\
         fen         la position                  pdn         la partie\n\
         quitter     termine",
        "A move: 32-28, 32x3, or the route 32x21x12x3; also 32 28 and 3228,\n\
         or in words: thirty-two takes twenty-eight, lands on twenty-three.\n\
         moves       the legal moves              hint        a good move\n\
         undo        takes the last move back     redo        plays it again\n\
         draw        offers or claims a draw      resign      gives up (asks first)\n\
         board       shows the board              flip        turns it round\n\
         list        the pieces in words          counters    the draw counters\n\
         fen         the position                 pdn         the game\n\
         quit        leaves",
        "Een zet: 32-28, 32x3, of de route 32x21x12x3; ook 32 28 en 3228,\n\
         of in woorden: tweeëndertig slaat achtentwintig, komt op drieëntwintig.\n\
         zetten      de toegestane zetten         tip         een goede zet\n\
         terug       neemt de laatste zet terug   vooruit     speelt hem weer\n\
         remise      biedt of claimt remise       opgeven     geeft op (vraagt eerst)\n\
         bord        toont het bord               draaien     draait het om\n\
         stukken     de stukken in woorden        tellers     de remisetellers\n\
         fen         de stand                     pdn         de partij\n\
         stop        sluit af",
    )
}

pub(super) fn resign_confirm(loser: Color, language: Language) -> String {
    let who = player_first(language, loser);
    match language {
        Language::Fr => format!("{who} abandonnent\u{a0}: confirmer\u{a0}? (oui / non)"),
        Language::En => format!("{who} resigns: are you sure? (yes / no)"),
        Language::Nl => format!("{who} geeft op: zeker? (ja / nee)"),
    }
}

pub(super) fn draw_offered(asked: Color, language: Language) -> String {
    let who = player_first(language, asked);
    match language {
        Language::Fr => format!("Nulle proposée. {who} acceptent\u{a0}? (oui / non)"),
        Language::En => format!("A draw is offered. Does {who} accept? (yes / no)"),
        Language::Nl => format!("Remise aangeboden. Neemt {} het aan? (ja / nee)", player(language, asked)),
    }
}

pub(super) fn draw_refused(language: Language) -> &'static str {
    say(
        language,
        "La machine refuse la nulle pour l'instant.",
        "The machine declines a draw for now.",
        "De computer slaat remise voorlopig af.",
    )
}

pub(super) fn goes_on(language: Language) -> &'static str {
    say(language, "La partie continue.", "The game goes on.", "De partij gaat door.")
}

pub(super) fn no_question(language: Language) -> &'static str {
    say(language, "Il n'y a pas de question.", "There is no question.", "Er is geen vraag.")
}

pub(super) fn nothing_there(language: Language) -> &'static str {
    say(language, "Il n'y a rien de ce côté.", "There is nothing that way.", "Er is niets die kant op.")
}

pub(super) fn no_move(language: Language) -> &'static str {
    say(language, "Il n'y a pas de coup à jouer.", "There is no move to play.", "Er is geen zet te spelen.")
}

pub(super) fn left(language: Language) -> &'static str {
    say(language, "Partie interrompue.", "Game left unfinished.", "Partij afgebroken.")
}
