//! Reading what the outer world gives: positions as text.

use damier_core::fen::{self, ParseFenError};
#[cfg(not(damier_rules_only))]
use damier_core::letters;
use damier_core::{Position, PositionError, Ruleset, Setup};
use damier_messages::UsageError;

use crate::error::{ErrorAnswer, ErrorCode};
#[cfg(not(damier_rules_only))]
use crate::hub::{self, Hub};
use crate::language::Language;

/// Reads a FEN, or `start` for the starting position; the side to move may be `?`. Beside the rules alone also
/// a position in letters, as Hub writes it.
///
/// # Errors
/// `bad-fen`, with `offset` (in bytes, from 0).
pub fn read_setup(text: &str, language: Language) -> Result<Setup, ErrorAnswer> {
    if text.trim() == "start" {
        return Ok(Position::starting().into());
    }
    #[cfg(not(damier_rules_only))]
    if let Some(found) = hub::read(text).filter(|found| found.moves.is_empty()) {
        return read_letters(&found, text, language);
    }
    fen::parse(text).map_err(|error| unreadable(&error, text, language))
}

/// The position in letters that was found in a text.
///
/// # Errors
/// `bad-fen`, with `offset` in the text.
#[cfg(not(damier_rules_only))]
pub(crate) fn read_letters(found: &Hub<'_>, text: &str, language: Language) -> Result<Setup, ErrorAnswer> {
    letters::parse(found.letters).map_err(|mut error| {
        error.offset += found.offset;
        let message = damier_messages::letters_error(&error, text, language);
        ErrorAnswer::new(ErrorCode::BadFen, message).with("offset", error.offset)
    })
}

/// Reads a FEN, or `start`, as a position that can be played.
///
/// # Errors
/// `bad-fen` (unreadable, or no piece at all), `man-on-promotion-row`, `unknown-turn`.
pub fn read_position(text: &str, language: Language) -> Result<Position, ErrorAnswer> {
    read_setup(text, language)?.into_position().map_err(|error| unplayable(error, language))
}

/// Reads the name of a ruleset; the empty text is the default.
///
/// # Errors
/// `usage`.
pub fn read_ruleset(text: &str, language: Language) -> Result<Ruleset, ErrorAnswer> {
    if text.is_empty() {
        return Ok(Ruleset::default());
    }
    text.parse().map_err(|_| {
        let error = UsageError::Ruleset(text.to_string());
        ErrorAnswer::new(ErrorCode::Usage, damier_messages::usage_error(&error, language))
    })
}

fn unreadable(error: &ParseFenError, text: &str, language: Language) -> ErrorAnswer {
    ErrorAnswer::new(ErrorCode::BadFen, damier_messages::fen_error(error, text, language))
        .with("offset", error.offset)
}

fn unplayable(error: PositionError, language: Language) -> ErrorAnswer {
    let answer = |code| ErrorAnswer::new(code, damier_messages::position_error(&error, language));
    match error {
        PositionError::NoPieces => answer(ErrorCode::BadFen),
        PositionError::ManOnPromotionRow { square, .. } => {
            answer(ErrorCode::ManOnPromotionRow).with("square", square)
        }
        PositionError::UnknownTurn => answer(ErrorCode::UnknownTurn),
    }
}
