//! Small helpers for text in three languages.

use damier_answers::Language;
use damier_core::{Color, Square};

/// The text of this language.
pub(crate) fn say<'a>(language: Language, fr: &'a str, en: &'a str, nl: &'a str) -> &'a str {
    match language {
        Language::Fr => fr,
        Language::En => en,
        Language::Nl => nl,
    }
}

/// The player, as the subject of a sentence.
pub(crate) fn player(language: Language, color: Color) -> &'static str {
    match color {
        Color::White => say(language, "les Blancs", "White", "wit"),
        Color::Black => say(language, "les Noirs", "Black", "zwart"),
    }
}

/// The player at the beginning of a sentence.
pub(crate) fn player_first(language: Language, color: Color) -> &'static str {
    match color {
        Color::White => say(language, "Les Blancs", "White", "Wit"),
        Color::Black => say(language, "Les Noirs", "Black", "Zwart"),
    }
}

/// What stands before a colon: a thin convention of French printing.
pub(crate) fn colon(language: Language) -> &'static str {
    say(language, "\u{a0}:", ":", ":")
}

/// Squares as a list: `27, 17, 8`.
pub(crate) fn squares(list: &[Square]) -> String {
    let numbers: Vec<String> = list.iter().map(Square::to_string).collect();
    numbers.join(", ")
}

/// A count and its noun.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
