//! Errors in English.

use damier_core::fen::FenErrorKind;
use damier_core::letters::LettersErrorKind;
use damier_core::notation::Expected;
use damier_core::{Color, PositionError};

use crate::errors::{RemovedError, UsageError};
use crate::list::shown;

/// Why a FEN could not be read.
pub(crate) fn fen(kind: FenErrorKind, column: usize) -> String {
    let what = match kind {
        FenErrorKind::BadTurn => "expected the side to move, W: for White or B: for Black".into(),
        FenErrorKind::UnknownPart => "expected a list of pieces (W… or B…) or a counter (H… or F…)".into(),
        FenErrorKind::RepeatedPart(c) => format!("the part {c} appears twice"),
        FenErrorKind::EmptyItem => "a square number is missing".into(),
        FenErrorKind::MissingComma => "a comma is missing between two squares".into(),
        FenErrorKind::UnknownLetter(c) => {
            format!("the letter {c} is unknown, only K (king) may stand before a square")
        }
        FenErrorKind::Ghost(c) => {
            format!("{c} marks a piece captured but not yet lifted, finish the capture first")
        }
        FenErrorKind::NoSuchSquare(u32::MAX) => "that number is no square, squares run from 1 to 50".into(),
        FenErrorKind::NoSuchSquare(n) => format!("there is no square {n}, squares run from 1 to 50"),
        FenErrorKind::ReversedRange(a, b) => format!("the range {a}-{b} runs backward, write {b}-{a}"),
        FenErrorKind::RepeatedSquare(n) => format!("square {n} is named twice"),
        FenErrorKind::BadSuffix(c) => format!("a number is missing after {c}"),
        FenErrorKind::TrailingText => "the position has ended, nothing may follow".into(),
    };
    format!("Unreadable position, character {column}: {what}.")
}

/// Why a position in letters could not be read.
pub(crate) fn letters(kind: LettersErrorKind, column: usize) -> String {
    let what = match kind {
        LettersErrorKind::BadTurn => "expected the side to move, W for White or B for Black".into(),
        LettersErrorKind::UnknownLetter(square) => {
            format!("expected w or b (man), W or B (king) or e (empty) for square {square}")
        }
        LettersErrorKind::TooShort(squares) => {
            format!("expected 50 squares after the side to move, not {squares}")
        }
        LettersErrorKind::TooLong => "the position has ended after 50 squares, nothing may follow".into(),
    };
    format!("Unreadable position, character {column}: {what}.")
}

/// Why a set-up cannot be played.
pub(crate) fn position(error: &PositionError) -> String {
    match error {
        PositionError::NoPieces => "There is no piece on the board.".into(),
        PositionError::ManOnPromotionRow { square, color } => {
            let row = match color {
                Color::White => "1 to 5",
                Color::Black => "46 to 50",
            };
            format!("A {color} man cannot stand on {square}: on squares {row} it would have become a king.")
        }
        PositionError::UnknownTurn => {
            "It is not known who is to move: put W (White) or B (Black) in place of the ? in the position."
                .into()
        }
    }
}

/// Why a text is no move.
pub(crate) fn invalid_move(expected: Expected, text: &str, column: usize) -> String {
    let expected = match expected {
        Expected::Square => "a square number",
        Expected::Separator => "a hyphen, an x or the end of the move",
        Expected::SecondSquare => "a second square",
        Expected::CommaOrBracket => "a comma or >",
        Expected::OtherVictim => "another captured square, this one is named twice",
        Expected::End => "the end of the move",
    };
    format!(
        "“{}” is not a move: at character {column}, {expected} was expected (as in 32-28 or 28x19).",
        shown(text)
    )
}

/// What is wrong with the squares lifted.
pub(crate) fn removed(error: &RemovedError) -> String {
    match error {
        RemovedError::NotASquare { text } if text.trim().is_empty() => {
            "Removed pieces: a square number is missing between two commas.".into()
        }
        RemovedError::NotASquare { text } => {
            format!("Removed pieces: “{}” is not a square number.", shown(text))
        }
        RemovedError::NoSuchSquare { text } => {
            format!("Removed pieces: there is no square {}, squares run from 1 to 50.", shown(text))
        }
        RemovedError::Twice { square } => format!("Removed pieces: square {square} is named twice."),
    }
}

/// What is wrong with a call.
pub(crate) fn usage(error: &UsageError) -> String {
    match error {
        UsageError::Language(text) => {
            format!("The language “{}” is unknown: expected fr, en or nl.", shown(text))
        }
        UsageError::Ruleset(text) => {
            format!("The ruleset “{}” is unknown: expected ffjd, fmjd, lidraughts or family.", shown(text))
        }
        UsageError::Function(text) => format!("There is no command “{}”.", shown(text)),
        UsageError::Arguments { name, expected, given } => {
            let s = if *expected == 1 { "" } else { "s" };
            format!("“{}” takes at most {expected} argument{s}, not {given}.", shown(name))
        }
        UsageError::Value { option, value, expected } => format!(
            "The value “{}” does not suit “{}”: expected {}.",
            shown(value),
            shown(option),
            shown(expected)
        ),
    }
}

/// A move of a game that cannot be played.
pub(crate) fn illegal_move(ply: u32, text: &str, why: &str) -> String {
    format!("Ply {ply}, “{}”: {why}", shown(text))
}

/// A move after the end.
pub(crate) fn move_after_end(ended_at: u32, how: &str) -> String {
    match ended_at {
        0 => format!("The game was over before the first move. {how}"),
        1 => format!("The game was over after 1 ply. {how}"),
        _ => format!("The game was over after {ended_at} plies. {how}"),
    }
}

/// The sentence for a code.
pub(crate) fn code(code: &str) -> Option<&'static str> {
    Some(match code {
        "usage" => "The command is not written as it should be.",
        "bad-fen" => "The position cannot be read.",
        "man-on-promotion-row" => "A man cannot stand on its promotion row.",
        "unknown-turn" => "It is not known who is to move.",
        "unreadable-move" => "This text is not a move.",
        "illegal-move" => "This move is not allowed.",
        "ambiguous-move" => "This move can mean several captures.",
        "game-over" => "The game is over.",
        "bad-removed" => "The list of removed pieces cannot be read.",
        "unreadable-file" => "The file cannot be read.",
        "unsupported-variant" => "This variant of the game is not supported.",
        "bad-request" => "The request is not understood.",
        "too-large" => "The request is too large.",
        "not-found" => "There is nothing at this address.",
        _ => return None,
    })
}
