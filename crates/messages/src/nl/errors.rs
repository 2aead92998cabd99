//! Errors in Dutch.

use damier_core::fen::FenErrorKind;
use damier_core::letters::LettersErrorKind;
use damier_core::notation::Expected;
use damier_core::{Color, PositionError};

use crate::errors::{RemovedError, UsageError};
use crate::list::shown;

/// Why a FEN could not be read.
pub(crate) fn fen(kind: FenErrorKind, column: usize) -> String {
    let what = match kind {
        FenErrorKind::BadTurn => "hier hoort de kleur die aan zet is, W: voor wit of B: voor zwart".into(),
        FenErrorKind::UnknownPart => {
            "hier hoort een lijst stukken (W… of B…) of een teller (H… of F…)".into()
        }
        FenErrorKind::RepeatedPart(c) => format!("het deel {c} staat er twee keer"),
        FenErrorKind::EmptyItem => "er ontbreekt een veldnummer".into(),
        FenErrorKind::MissingComma => "er ontbreekt een komma tussen twee velden".into(),
        FenErrorKind::UnknownLetter(c) => {
            format!("de letter {c} is onbekend, alleen K (dam) mag voor een veld staan")
        }
        FenErrorKind::Ghost(c) => {
            format!("{c} staat voor een geslagen stuk dat nog op het bord staat, maak eerst de slag af")
        }
        FenErrorKind::NoSuchSquare(u32::MAX) => {
            "dat getal is geen veld, de velden lopen van 1 tot en met 50".into()
        }
        FenErrorKind::NoSuchSquare(n) => {
            format!("veld {n} bestaat niet, de velden lopen van 1 tot en met 50")
        }
        FenErrorKind::ReversedRange(a, b) => format!("de reeks {a}-{b} loopt achteruit, schrijf {b}-{a}"),
        FenErrorKind::RepeatedSquare(n) => format!("veld {n} wordt twee keer genoemd"),
        FenErrorKind::BadSuffix(c) => format!("er ontbreekt een getal na {c}"),
        FenErrorKind::TrailingText => "de stand is hier compleet, er mag niets meer volgen".into(),
    };
    format!("Onleesbare stand, teken {column}: {what}.")
}

/// Why a position in letters could not be read.
pub(crate) fn letters(kind: LettersErrorKind, column: usize) -> String {
    let what = match kind {
        LettersErrorKind::BadTurn => "hier hoort de kleur die aan zet is, W voor wit of B voor zwart".into(),
        LettersErrorKind::UnknownLetter(square) => {
            format!("voor veld {square} hoort hier w of b (schijf), W of B (dam) of e (leeg)")
        }
        LettersErrorKind::TooShort(squares) => {
            format!("na de kleur die aan zet is horen 50 velden, niet {squares}")
        }
        LettersErrorKind::TooLong => "de stand is na 50 velden compleet, er mag niets meer volgen".into(),
    };
    format!("Onleesbare stand, teken {column}: {what}.")
}

/// Why a set-up cannot be played.
pub(crate) fn position(error: &PositionError) -> String {
    match error {
        PositionError::NoPieces => "Er staat geen stuk op het bord.".into(),
        PositionError::ManOnPromotionRow { square, color } => {
            let (man, row) = match color {
                Color::White => ("witte", "1 tot en met 5"),
                Color::Black => ("zwarte", "46 tot en met 50"),
            };
            format!(
                "Een {man} schijf kan niet op {square} staan: op de velden {row} zou zij dam zijn geworden."
            )
        }
        PositionError::UnknownTurn => {
            "Niet bekend is wie aan zet is: schrijf W (wit) of B (zwart) in plaats van het ? in de stand."
                .into()
        }
    }
}

/// Why a text is no move.
pub(crate) fn invalid_move(expected: Expected, text: &str, column: usize) -> String {
    let expected = match expected {
        Expected::Square => "een veldnummer",
        Expected::Separator => "een streepje, een x of het einde van de zet",
        Expected::SecondSquare => "een tweede veld",
        Expected::CommaOrBracket => "een komma of >",
        Expected::OtherVictim => "een ander geslagen veld, dit wordt twee keer genoemd",
        Expected::End => "het einde van de zet",
    };
    format!("“{}” is geen zet: bij teken {column} hoort {expected} (zoals in 32-28 of 28x19).", shown(text))
}

/// What is wrong with the squares lifted.
pub(crate) fn removed(error: &RemovedError) -> String {
    match error {
        RemovedError::NotASquare { text } if text.trim().is_empty() => {
            "Weggenomen stukken: tussen twee komma's ontbreekt een veldnummer.".into()
        }
        RemovedError::NotASquare { text } => {
            format!("Weggenomen stukken: “{}” is geen veldnummer.", shown(text))
        }
        RemovedError::NoSuchSquare { text } => {
            format!(
                "Weggenomen stukken: veld {} bestaat niet, de velden lopen van 1 tot en met 50.",
                shown(text)
            )
        }
        RemovedError::Twice { square } => {
            format!("Weggenomen stukken: veld {square} wordt twee keer genoemd.")
        }
    }
}

/// What is wrong with a call.
pub(crate) fn usage(error: &UsageError) -> String {
    match error {
        UsageError::Language(text) => {
            format!("De taal “{}” is onbekend: verwacht wordt fr, en of nl.", shown(text))
        }
        UsageError::Ruleset(text) => format!(
            "Het reglement “{}” is onbekend: verwacht wordt ffjd, fmjd, lidraughts of family.",
            shown(text)
        ),
        UsageError::Function(text) => format!("De opdracht “{}” bestaat niet.", shown(text)),
        UsageError::Arguments { name, expected, given } => {
            let en = if *expected == 1 { "" } else { "en" };
            format!("“{}” neemt hoogstens {expected} argument{en}, niet {given}.", shown(name))
        }
        UsageError::Value { option, value, expected } => format!(
            "De waarde “{}” past niet bij “{}”: verwacht wordt {}.",
            shown(value),
            shown(option),
            shown(expected)
        ),
    }
}

/// A move of a game that cannot be played.
pub(crate) fn illegal_move(ply: u32, text: &str, why: &str) -> String {
    format!("Halve zet {ply}, “{}”: {why}", shown(text))
}

/// A move after the end.
pub(crate) fn move_after_end(ended_at: u32, how: &str) -> String {
    match ended_at {
        0 => format!("De partij was al voor de eerste zet afgelopen. {how}"),
        1 => format!("De partij was na 1 halve zet afgelopen. {how}"),
        _ => format!("De partij was na {ended_at} halve zetten afgelopen. {how}"),
    }
}

/// The sentence for a code.
pub(crate) fn code(code: &str) -> Option<&'static str> {
    Some(match code {
        "usage" => "De opdracht is niet goed gesteld.",
        "bad-fen" => "De stand is onleesbaar.",
        "man-on-promotion-row" => "Een schijf kan niet op haar damlijn staan.",
        "unknown-turn" => "Het is niet bekend wie aan zet is.",
        "unreadable-move" => "Deze tekst is geen zet.",
        "illegal-move" => "Deze zet is niet toegestaan.",
        "ambiguous-move" => "Deze zet kan verschillende slagen betekenen.",
        "game-over" => "De partij is afgelopen.",
        "bad-removed" => "De lijst van weggenomen stukken is onleesbaar.",
        "unreadable-file" => "Het bestand is onleesbaar.",
        "unsupported-variant" => "Deze variant van het spel wordt niet ondersteund.",
        "bad-request" => "De aanvraag wordt niet begrepen.",
        "too-large" => "De aanvraag is te groot.",
        "not-found" => "Op dit adres is niets te vinden.",
        _ => return None,
    })
}
