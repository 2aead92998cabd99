//! French words and their agreements.

use damier_core::{Color, Role, Square};

pub(super) use crate::list::capital;

/// A number in letters up to twelve, for a feminine noun.
pub(super) fn feminine(n: u32) -> String {
    const WORDS: [&str; 13] = [
        "aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
        "douze",
    ];
    WORDS.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).into())
}

/// `une pièce`, `deux pièces`.
pub(super) fn pieces(n: u32) -> String {
    format!("{} {}", feminine(n), if n > 1 { "pièces" } else { "pièce" })
}

/// `le pion 28`, `la dame 47`.
pub(super) fn the(role: Role, square: Square) -> String {
    match role {
        Role::Man => format!("le pion {square}"),
        Role::King => format!("la dame {square}"),
    }
}

/// `Le pion 28`, `La dame 47`: at the head of a sentence.
pub(super) fn the_capital(role: Role, square: Square) -> String {
    capital(&the(role, square))
}

/// `un pion noir`, `une dame blanche`.
pub(super) fn a_colored(role: Role, color: Color) -> &'static str {
    match (role, color) {
        (Role::Man, Color::White) => "un pion blanc",
        (Role::Man, Color::Black) => "un pion noir",
        (Role::King, Color::White) => "une dame blanche",
        (Role::King, Color::Black) => "une dame noire",
    }
}

/// `il` or `elle`.
pub(super) fn it(role: Role) -> &'static str {
    match role {
        Role::Man => "il",
        Role::King => "elle",
    }
}

/// `les Blancs`, `les Noirs`.
pub(super) fn side(color: Color) -> &'static str {
    match color {
        Color::White => "les Blancs",
        Color::Black => "les Noirs",
    }
}

/// `aux Blancs`, `aux Noirs`.
pub(super) fn to_side(color: Color) -> &'static str {
    match color {
        Color::White => "aux Blancs",
        Color::Black => "aux Noirs",
    }
}

/// `des Blancs`, `des Noirs`.
pub(super) fn of_side(color: Color) -> &'static str {
    match color {
        Color::White => "des Blancs",
        Color::Black => "des Noirs",
    }
}

/// `27, 17 et 8`.
pub(super) fn and<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " et ")
}

/// `27, 17 ou 8`.
pub(super) fn or<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    crate::list::join(items, " ou ")
}

/// French typography: no break before `:`, `;`, `!`, `?` and inside « ».
pub(super) fn typeset(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + 8);
    let mut chars = text.chars().peekable();
    let mut last = ' ';
    while let Some(c) = chars.next() {
        let bound = last == '«' || matches!(chars.peek(), Some(':' | ';' | '!' | '?' | '»'));
        set.push(if c == ' ' && bound { '\u{a0}' } else { c });
        last = c;
    }
    set
}
