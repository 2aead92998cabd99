//! Errors in French.

use damier_core::fen::FenErrorKind;
use damier_core::letters::LettersErrorKind;
use damier_core::notation::Expected;
use damier_core::{Color, PositionError};

use super::words::typeset;
use crate::errors::{RemovedError, UsageError};

/// Why a FEN could not be read.
pub(crate) fn fen(kind: FenErrorKind, column: usize) -> String {
    let what = match kind {
        FenErrorKind::BadTurn => {
            "on attend ici le camp au trait, W: pour les Blancs ou B: pour les Noirs".into()
        }
        FenErrorKind::UnknownPart => {
            "on attend ici une liste de pièces (W… ou B…) ou un compteur (H… ou F…)".into()
        }
        FenErrorKind::RepeatedPart(c) => format!("la partie {c} apparaît deux fois"),
        FenErrorKind::EmptyItem => "il manque un numéro de case".into(),
        FenErrorKind::MissingComma => "il manque une virgule entre deux cases".into(),
        FenErrorKind::UnknownLetter(c) => {
            format!("la lettre {c} est inconnue, seul K (dame) peut précéder une case")
        }
        FenErrorKind::Ghost(c) => {
            format!("{c} marque une pièce prise mais pas encore enlevée, il faut d'abord finir la prise")
        }
        FenErrorKind::NoSuchSquare(u32::MAX) => {
            "ce nombre n'est pas celui d'une case, les cases vont de 1 à 50".into()
        }
        FenErrorKind::NoSuchSquare(n) => format!("la case {n} n'existe pas, les cases vont de 1 à 50"),
        FenErrorKind::ReversedRange(a, b) => {
            format!("l'intervalle {a}-{b} est à l'envers, il faut écrire {b}-{a}")
        }
        FenErrorKind::RepeatedSquare(n) => format!("la case {n} est nommée deux fois"),
        FenErrorKind::BadSuffix(c) => format!("il manque un nombre après {c}"),
        FenErrorKind::TrailingText => "la position est finie, il ne doit plus rien suivre".into(),
    };
    typeset(&format!("Position illisible, caractère {column} : {what}."))
}

/// Why a position in letters could not be read.
pub(crate) fn letters(kind: LettersErrorKind, column: usize) -> String {
    let what = match kind {
        LettersErrorKind::BadTurn => {
            "on attend ici le camp au trait, W pour les Blancs ou B pour les Noirs".into()
        }
        LettersErrorKind::UnknownLetter(square) => {
            format!("on attend pour la case {square} w ou b (pion), W ou B (dame) ou e (vide)")
        }
        LettersErrorKind::TooShort(squares) => {
            format!("on attend 50 cases après le camp au trait, et non {squares}")
        }
        LettersErrorKind::TooLong => {
            "la position est finie après 50 cases, il ne doit plus rien suivre".into()
        }
    };
    typeset(&format!("Position illisible, caractère {column} : {what}."))
}

/// Why a set-up cannot be played.
pub(crate) fn position(error: &PositionError) -> String {
    typeset(&match error {
        PositionError::NoPieces => "Il n'y a aucune pièce sur le damier.".into(),
        PositionError::ManOnPromotionRow { square, color } => {
            let (man, row) = match color {
                Color::White => ("blanc", "1 à 5"),
                Color::Black => ("noir", "46 à 50"),
            };
            format!(
                "Un pion {man} ne peut pas être sur la case {square} : sur les cases {row}, il serait devenu dame."
            )
        }
        PositionError::UnknownTurn => {
            "On ne sait pas qui doit jouer : mettez W (Blancs) ou B (Noirs) à la place du ? de la position."
                .into()
        }
    })
}

/// Why a text is no move.
pub(crate) fn invalid_move(expected: Expected, text: &str, column: usize) -> String {
    let expected = match expected {
        Expected::Square => "un numéro de case",
        Expected::Separator => "un tiret, un x ou la fin du coup",
        Expected::SecondSquare => "une seconde case",
        Expected::CommaOrBracket => "une virgule ou >",
        Expected::OtherVictim => "une autre case prise, celle-ci est nommée deux fois",
        Expected::End => "la fin du coup",
    };
    typeset(&format!(
        "« {} » n'est pas un coup : au caractère {column}, on attend {expected} (par exemple 32-28 ou 28x19).",
        crate::list::shown(text)
    ))
}

/// What is wrong with the squares lifted.
pub(crate) fn removed(error: &RemovedError) -> String {
    typeset(&match error {
        RemovedError::NotASquare { text } if text.trim().is_empty() => {
            "Pièces enlevées : il manque un numéro de case entre deux virgules.".into()
        }
        RemovedError::NotASquare { text } => {
            format!("Pièces enlevées : « {} » n'est pas un numéro de case.", crate::list::shown(text))
        }
        RemovedError::NoSuchSquare { text } => {
            format!(
                "Pièces enlevées : la case {} n'existe pas, les cases vont de 1 à 50.",
                crate::list::shown(text)
            )
        }
        RemovedError::Twice { square } => {
            format!("Pièces enlevées : la case {square} est nommée deux fois.")
        }
    })
}

/// What is wrong with a call.
pub(crate) fn usage(error: &UsageError) -> String {
    use crate::list::shown;
    typeset(&match error {
        UsageError::Language(text) => {
            format!("La langue « {} » est inconnue : on attend fr, en ou nl.", shown(text))
        }
        UsageError::Ruleset(text) => format!(
            "Le règlement « {} » est inconnu : on attend ffjd, fmjd, lidraughts ou family.",
            shown(text)
        ),
        UsageError::Function(text) => format!("La commande « {} » n'existe pas.", shown(text)),
        UsageError::Arguments { name, expected, given } => {
            let s = if *expected > 1 { "s" } else { "" };
            format!("« {} » prend au plus {expected} argument{s}, pas {given}.", shown(name))
        }
        UsageError::Value { option, value, expected } => format!(
            "La valeur « {} » ne convient pas à « {} » : on attend {}.",
            shown(value),
            shown(option),
            shown(expected)
        ),
    })
}

/// A move of a game that cannot be played.
pub(crate) fn illegal_move(ply: u32, text: &str, why: &str) -> String {
    format!("{} {why}", typeset(&format!("Demi-coup {ply}, « {} » :", crate::list::shown(text))))
}

/// A move after the end.
pub(crate) fn move_after_end(ended_at: u32, how: &str) -> String {
    let s = if ended_at > 1 { "s" } else { "" };
    match ended_at {
        0 => format!("La partie était finie avant le premier coup. {how}"),
        _ => format!("La partie était finie après {ended_at} demi-coup{s}. {how}"),
    }
}

/// The sentence for a code.
pub(crate) fn code(code: &str) -> Option<&'static str> {
    Some(match code {
        "usage" => "La commande n'est pas écrite comme il faut.",
        "bad-fen" => "La position est illisible.",
        "man-on-promotion-row" => "Un pion ne peut pas être sur sa rangée de promotion.",
        "unknown-turn" => "On ne sait pas qui doit jouer.",
        "unreadable-move" => "Ce texte n'est pas un coup.",
        "illegal-move" => "Ce coup n'est pas permis.",
        "ambiguous-move" => "Ce coup peut désigner plusieurs prises.",
        "game-over" => "La partie est finie.",
        "bad-removed" => "La liste des pièces enlevées est illisible.",
        "unreadable-file" => "Le fichier est illisible.",
        "unsupported-variant" => "Cette variante du jeu n'est pas traitée.",
        "bad-request" => "La demande n'est pas comprise.",
        "too-large" => "La demande est trop longue.",
        "not-found" => "Il n'y a rien à cette adresse.",
        _ => return None,
    })
}
