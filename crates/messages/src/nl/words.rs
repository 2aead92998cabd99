//! Dutch words and their agreements.

use damier_core::{Color, Role, Square};

pub(super) use crate::list::capital;

/// A number in letters up to twelve.
pub(super) fn number(n: u32) -> String {
    const WORDS: [&str; 13] = [
        "geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
        "twaalf",
    ];
    WORDS.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).into())
}

/// `één stuk`, `twee stukken`.
pub(super) fn pieces(n: u32) -> String {
    format!("{} {}", number(n), if n == 1 { "stuk" } else { "stukken" })
}

/// `schijf`, `dam`: both take the article *de*.
pub(super) fn piece(role: Role) -> &'static str {
    match role {
        Role::Man => "schijf",
        Role::King => "dam",
    }
}

/// `de schijf op 28`, `de dam op 47`.
pub(super) fn the(role: Role, square: Square) -> String {
    format!("de {} op {square}", piece(role))
}

/// `De schijf op 28`: at the head of a sentence.
pub(super) fn the_capital(role: Role, square: Square) -> String {
    format!("De {} op {square}", piece(role))
}

/// `een zwarte schijf`, `een witte dam`.
pub(super) fn a_colored(role: Role, color: Color) -> String {
    let adjective = match color {
        Color::White => "witte",
        Color::Black => "zwarte",
    };
    format!("een {adjective} {}", piece(role))
}

/// `wit`, `zwart`.
pub(super) fn side(color: Color) -> &'static str {
    match color {
        Color::White => "wit",
        Color::Black => "zwart",
    }
}

/// `27, 17 en 8`.
pub(super) fn and<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " en ")
}

/// `27, 17 of 8`.
pub(super) fn or<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " of ")
}
