//! A position in 51 letters, as the Hub protocol writes it (`notation.md` §6): the side to move, `W` or
//! `B`, then the squares from 1 to 50: `w` and `b` men, `W` and `B` kings, `e` empty.

use alloc::string::String;
use core::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::setup::Setup;
use crate::square::Square;

/// A position in letters that could not be read: what is wrong, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLettersError {
    /// What is wrong.
    pub kind: LettersErrorKind,
    /// Byte offset in the text of the first thing that is wrong.
    pub offset: usize,
}

/// What is wrong with a position in letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LettersErrorKind {
    /// The text does not begin with `W` or `B`.
    BadTurn,
    /// A letter that does not say what stands on this square.
    UnknownLetter(Square),
    /// The text ends after so many squares.
    TooShort(u8),
    /// Something after square 50.
    TooLong,
}

impl fmt::Display for ParseLettersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.offset + 1)?;
        match self.kind {
            LettersErrorKind::BadTurn => f.write_str("expected the side to move, W or B"),
            LettersErrorKind::UnknownLetter(square) => {
                write!(f, "expected one of w b W B e for square {square}")
            }
            LettersErrorKind::TooShort(squares) => write!(f, "expected 50 squares, not {squares}"),
            LettersErrorKind::TooLong => f.write_str("nothing may follow the 50 squares"),
        }
    }
}

/// How many letters no other text begins with.
const SURE: usize = 8;

/// Whether a text is meant to be such a position, right or wrong: no FEN, move or word begins so.
#[must_use]
pub fn are_meant(text: &str) -> bool {
    let text = text.trim_start().as_bytes();
    text.len() >= SURE && text[..SURE].iter().all(|letter| b"wbWBe".contains(letter))
}

/// Reads a position in letters; the side to move may be in lower case, as Hub 1 writes it.
///
/// # Errors
/// See [`LettersErrorKind`]. Whether the set-up can be played is for [`Setup::into_position`].
///
/// ```
/// let text = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
/// assert_eq!(damier_core::letters::parse(text)?, damier_core::Position::starting().into());
/// # Ok::<(), damier_core::letters::ParseLettersError>(())
/// ```
pub fn parse(text: &str) -> Result<Setup, ParseLettersError> {
    let fail = |kind, offset| Err(ParseLettersError { kind, offset });
    let start = text.len() - text.trim_start().len();
    let end = text.trim_end().len().max(start);
    let mut letters = text[start..end].char_indices().map(|(at, letter)| (start + at, letter));
    let turn = match letters.next() {
        Some((_, 'W' | 'w')) => Color::White,
        Some((_, 'B' | 'b')) => Color::Black,
        _ => return fail(LettersErrorKind::BadTurn, start),
    };
    let mut board = Board::EMPTY;
    for square in Square::all() {
        let piece = match letters.next() {
            Some((_, 'w')) => Some(Piece { color: Color::White, role: Role::Man }),
            Some((_, 'b')) => Some(Piece { color: Color::Black, role: Role::Man }),
            Some((_, 'W')) => Some(Piece { color: Color::White, role: Role::King }),
            Some((_, 'B')) => Some(Piece { color: Color::Black, role: Role::King }),
            Some((_, 'e')) => None,
            Some((at, _)) => return fail(LettersErrorKind::UnknownLetter(square), at),
            None => return fail(LettersErrorKind::TooShort(square.number() - 1), end),
        };
        board.set(square, piece);
    }
    match letters.next() {
        None => Ok(Setup { board, turn: Some(turn), draw_clock: None, move_number: None }),
        Some((at, _)) => fail(LettersErrorKind::TooLong, at),
    }
}

/// The 51 letters of a position.
#[must_use]
pub fn write(position: &Position) -> String {
    let squares = Square::all().map(|square| match position.board().piece_at(square) {
        None => 'e',
        Some(Piece { color: Color::White, role: Role::Man }) => 'w',
        Some(Piece { color: Color::White, role: Role::King }) => 'W',
        Some(Piece { color: Color::Black, role: Role::Man }) => 'b',
        Some(Piece { color: Color::Black, role: Role::King }) => 'B',
    });
    core::iter::once(position.turn().letter()).chain(squares).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(write(&Position::starting()), START);
        for fen in ["W:W31-50:B1-20", "B:WK3,28:B7,K46", "B:W50:B"] {
            let position = crate::fen::parse(fen).unwrap().into_position().unwrap();
            assert_eq!(parse(&write(&position)).unwrap(), position.into(), "{fen}");
        }
        let lower = START.replacen('W', " w", 1) + "\n";
        assert_eq!(parse(&lower).unwrap(), Position::starting().into());
    }

    #[test]
    fn nonsense_is_refused_where_it_stands() {
        use LettersErrorKind::*;
        for (text, kind, offset) in [
            ("", BadTurn, 0),
            ("  x", BadTurn, 2),
            (&START[..51 - 3], TooShort(47), 48),
            (" W", TooShort(0), 2),
            (&(START.to_string() + "e"), TooLong, 51),
            (&START.replacen("ew", "éw", 1), UnknownLetter(Square::at(30)), 30),
            (&START.replacen("bbb", "bz", 1), UnknownLetter(Square::at(2)), 2),
        ] {
            assert_eq!(parse(text), Err(ParseLettersError { kind, offset }), "{text}");
        }
    }

    #[test]
    fn such_a_position_is_told_from_other_texts() {
        for text in [START, "  Wbbbbbbb", "bwwwwwwwX"] {
            assert!(are_meant(text), "{text}");
        }
        for text in ["", "W:W31-50:B1-20", "32-28 19-23", "web", "Web page", "WW31:B1", "Wbbbb"] {
            assert!(!are_meant(text), "{text}");
        }
    }
}
