//! From squares, written positions and moves to those of the rules, and the form of the files.

use damier_core::notation::{find, Leniency, MoveText};
use damier_core::ruling::{explain, Ruling};
use damier_core::{fen, Bitboard, Move, Position, Ruleset, Square};
use serde::Serialize;

/// A file of exercises: one a line, so that differences can be read.
pub(crate) fn one_a_line<T: Serialize>(version: u32, exercises: &[T]) -> Result<String, serde_json::Error> {
    let mut text = format!("{{\"version\":{version},\"exercises\":[");
    for (place, exercise) in exercises.iter().enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&serde_json::to_string(exercise)?);
    }
    text.push_str("\n]}\n");
    Ok(text)
}

/// The position of a FEN, if it can be played.
pub(crate) fn position_of(text: &str) -> Option<Position> {
    fen::parse(text).ok()?.into_position().ok()
}

/// The numbers of a set, ascending.
pub(crate) fn numbers(set: impl IntoIterator<Item = Square>) -> Vec<u8> {
    let mut numbers: Vec<u8> = set.into_iter().map(Square::number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The set of these numbers; `None` if one of them is no square.
pub(crate) fn set(numbers: &[u8]) -> Option<Bitboard> {
    numbers.iter().map(|n| Square::new(*n)).collect::<Option<Vec<Square>>>().map(|s| s.into_iter().collect())
}

/// The legal move of this text.
pub(crate) fn read_move(position: &Position, text: &str) -> Option<Move> {
    find(position, &MoveText::parse(text, Leniency::Typed).ok()?).ok()
}

/// The ruling on this text.
pub(crate) fn rule(position: &Position, text: &str, removed: Option<&[Square]>) -> Option<Ruling> {
    let text = MoveText::parse(text, Leniency::Typed).ok()?;
    Some(explain(position, &text, removed, Ruleset::Ffjd))
}

/// Squares as the text of a capture: `32x21x12x3`.
pub(crate) fn route(squares: &[Square]) -> String {
    let numbers: Vec<String> = squares.iter().map(ToString::to_string).collect();
    numbers.join("x")
}
