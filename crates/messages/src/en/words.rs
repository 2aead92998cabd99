//! English words and their agreements.

use damier_core::{Color, Role, Square};

pub(super) use crate::list::capital;

/// A number in letters up to twelve.
pub(super) fn number(n: u32) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).into())
}

/// `one piece`, `two pieces`.
pub(super) fn pieces(n: u32) -> String {
    format!("{} {}", number(n), if n == 1 { "piece" } else { "pieces" })
}

/// `man`, `king`.
pub(super) fn piece(role: Role) -> &'static str {
    match role {
        Role::Man => "man",
        Role::King => "king",
    }
}

/// `the man on 28`, `the king on 47`.
pub(super) fn the(role: Role, square: Square) -> String {
    format!("the {} on {square}", piece(role))
}

/// `The man on 28`: at the head of a sentence.
pub(super) fn the_capital(role: Role, square: Square) -> String {
    format!("The {} on {square}", piece(role))
}

/// `a black man`, `a white king`.
pub(super) fn a_colored(role: Role, color: Color) -> String {
    format!("a {} {}", color.name(), piece(role))
}

/// `White`, `Black`.
pub(super) fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// `27, 17 and 8`.
pub(super) fn and<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " and ")
}

/// `27, 17 or 8`.
pub(super) fn or<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " or ")
}
