//! Errors in words: what is wrong, where, and what was expected.

use damier_core::fen::ParseFenError;
use damier_core::letters::ParseLettersError;
use damier_core::notation::InvalidMove;
use damier_core::ruling::Ruling;
use damier_core::{Outcome, Position, PositionError, Square};

use crate::language::Language;
use crate::{en, fr, nl};

/// What is wrong with the squares given as lifted (`removed`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RemovedError {
    /// Something between the commas is no number.
    NotASquare {
        /// It, as written; empty where nothing stands.
        text: String,
    },
    /// A number that is not 1–50.
    NoSuchSquare {
        /// The number as written.
        text: String,
    },
    /// A square named twice.
    Twice {
        /// The square.
        square: Square,
    },
}

/// What is wrong with a call: a name or an option that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UsageError {
    /// No language of this code.
    Language(
        /// As written.
        String,
    ),
    /// No ruleset of this name.
    Ruleset(
        /// As written.
        String,
    ),
    /// No function or command of this name.
    Function(
        /// As written.
        String,
    ),
    /// Too many arguments.
    Arguments {
        /// The function or command.
        name: String,
        /// How many it takes at most.
        expected: usize,
        /// How many were given.
        given: usize,
    },
    /// A value that an option does not take.
    Value {
        /// The option.
        option: String,
        /// As written.
        value: String,
        /// The values or the range it takes, as they are written.
        expected: String,
    },
}

/// How many characters stand before a byte offset, plus one: what an editor calls the column.
fn column(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < offset).count() + 1
}

/// Why a FEN could not be read, and at which of its characters.
#[must_use]
pub fn fen_error(error: &ParseFenError, text: &str, language: Language) -> String {
    let column = column(text, error.offset);
    match language {
        Language::Fr => fr::errors::fen(error.kind, column),
        Language::En => en::errors::fen(error.kind, column),
        Language::Nl => nl::errors::fen(error.kind, column),
    }
}

/// Why a position in letters could not be read, and at which of its characters.
#[must_use]
pub fn letters_error(error: &ParseLettersError, text: &str, language: Language) -> String {
    let column = column(text, error.offset);
    match language {
        Language::Fr => fr::errors::letters(error.kind, column),
        Language::En => en::errors::letters(error.kind, column),
        Language::Nl => nl::errors::letters(error.kind, column),
    }
}

/// Why a set-up cannot be played.
#[must_use]
pub fn position_error(error: &PositionError, language: Language) -> String {
    match language {
        Language::Fr => fr::errors::position(error),
        Language::En => en::errors::position(error),
        Language::Nl => nl::errors::position(error),
    }
}

/// Why a text is no move at all, and from which of its characters on.
#[must_use]
pub fn invalid_move(error: &InvalidMove, text: &str, language: Language) -> String {
    let column = column(text, error.offset);
    match language {
        Language::Fr => fr::errors::invalid_move(error.expected, text, column),
        Language::En => en::errors::invalid_move(error.expected, text, column),
        Language::Nl => nl::errors::invalid_move(error.expected, text, column),
    }
}

/// What is wrong with the squares given as lifted.
#[must_use]
pub fn removed_error(error: &RemovedError, language: Language) -> String {
    match language {
        Language::Fr => fr::errors::removed(error),
        Language::En => en::errors::removed(error),
        Language::Nl => nl::errors::removed(error),
    }
}

/// What is wrong with a call.
#[must_use]
pub fn usage_error(error: &UsageError, language: Language) -> String {
    match language {
        Language::Fr => fr::errors::usage(error),
        Language::En => en::errors::usage(error),
        Language::Nl => nl::errors::usage(error),
    }
}

/// A move of a game that cannot be played: the ply (1 for the first), the text, and the ruling on it.
#[must_use]
pub fn illegal_move(
    ply: u32,
    text: &str,
    position: &Position,
    ruling: &Ruling,
    language: Language,
) -> String {
    let why = crate::ruling(position, ruling, language);
    match language {
        Language::Fr => fr::errors::illegal_move(ply, text, &why),
        Language::En => en::errors::illegal_move(ply, text, &why),
        Language::Nl => nl::errors::illegal_move(ply, text, &why),
    }
}

/// What is wrong with the move of this ply, 1 for the first; the sentence names the move.
#[must_use]
pub fn move_at(ply: u32, why: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("Demi-coup {ply}\u{a0}: {why}"),
        Language::En => format!("Ply {ply}: {why}"),
        Language::Nl => format!("Halve zet {ply}: {why}"),
    }
}

/// A move after the end: the game had ended after this many plies, in this way.
#[must_use]
pub fn move_after_end(ended_at: u32, outcome: &Outcome, language: Language) -> String {
    let how = crate::outcome(outcome, language);
    match language {
        Language::Fr => fr::errors::move_after_end(ended_at, &how),
        Language::En => en::errors::move_after_end(ended_at, &how),
        Language::Nl => nl::errors::move_after_end(ended_at, &how),
    }
}

/// The sentence for an error code of the contract where no more is known; `None` for other texts.
#[must_use]
pub fn error_code(code: &str, language: Language) -> Option<&'static str> {
    match language {
        Language::Fr => fr::errors::code(code),
        Language::En => en::errors::code(code),
        Language::Nl => nl::errors::code(code),
    }
}
