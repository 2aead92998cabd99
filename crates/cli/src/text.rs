//! Small helpers for text in three languages.

use std::io;

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

/// A number with so many decimals. What is rounded to nothing has no sign: `0`, never `-0`.
pub(crate) fn rounded(value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match text.strip_prefix('-') {
        Some(digits) if digits.bytes().all(|byte| matches!(byte, b'0' | b'.')) => digits.to_owned(),
        _ => text,
    }
}

/// A number with so many decimals, after a comma in French and Dutch.
pub(crate) fn decimal(value: f64, places: usize, language: Language) -> String {
    let text = rounded(value, places);
    match language {
        Language::En => text,
        Language::Fr | Language::Nl => text.replace('.', ","),
    }
}

/// Why the system refused, in words; what the system itself says follows in parentheses.
pub(crate) fn reason(error: &io::Error, language: Language) -> String {
    use io::ErrorKind;
    let words = match error.kind() {
        ErrorKind::NotFound => {
            say(language, "ce fichier n'existe pas", "there is no such file", "dit bestand bestaat niet")
        }
        ErrorKind::PermissionDenied => {
            say(language, "l'accès n'est pas permis", "access is not permitted", "toegang is niet toegestaan")
        }
        ErrorKind::AlreadyExists => {
            say(language, "ce nom est déjà pris", "the name is taken already", "deze naam is al in gebruik")
        }
        ErrorKind::IsADirectory => say(language, "c'est un dossier", "it is a folder", "het is een map"),
        ErrorKind::NotADirectory => say(
            language,
            "un élément du chemin n'est pas un dossier",
            "a part of the path is not a folder",
            "een deel van het pad is geen map",
        ),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            say(language, "il n'y a plus de place sur le disque", "the disk is full", "de schijf is vol")
        }
        ErrorKind::ReadOnlyFilesystem => say(
            language,
            "le disque est en lecture seule",
            "the disk can only be read",
            "van de schijf kan alleen worden gelezen",
        ),
        ErrorKind::InvalidData => say(
            language,
            "ce n'est pas un texte, il n'y a que des octets nuls",
            "it is no text, there are only NUL bytes",
            "het is geen tekst, er staan alleen NUL-bytes",
        ),
        _ => say(language, "le système refuse", "the system refuses", "het systeem weigert"),
    };
    format!("{words} ({error})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_no_sign() {
        for (value, places, text) in [
            (-0.0, 0, "0"),
            (-0.4, 0, "0"),
            (-0.004, 2, "0.00"),
            (-0.6, 0, "-1"),
            (-10.0, 1, "-10.0"),
            (0.04, 1, "0.0"),
        ] {
            assert_eq!(rounded(value, places), text);
        }
        assert_eq!(decimal(-0.001, 2, Language::Fr), "0,00");
    }
}
