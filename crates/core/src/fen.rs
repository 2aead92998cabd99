//! FEN for draughts: strict about nonsense, tolerant of every dialect in use (`notation.md` §6).
//!
//! Reading accepts either order of sides, ranges, blanks, leading zeros, lower case, a final dot,
//! quotes and a `[FEN "…"]` wrapper, and lidraughts' `:H…:F…`. Writing gives one form:
//! `W:W31,32,K45:B1,K7`.

use core::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::setup::Setup;
use crate::square::Square;

/// A FEN that could not be read: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseFenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// Byte offset in the text of the first thing that is wrong.
    pub offset: usize,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenErrorKind {
    /// The text does not begin with `W:`, `B:` or `?:`.
    BadTurn,
    /// A part is neither `W…`, `B…`, `H…` nor `F…`.
    UnknownPart,
    /// The same side, or the same suffix, a second time.
    RepeatedPart(char),
    /// An item without a square: two commas, or a comma at the end.
    EmptyItem,
    /// Two items without a comma between them.
    MissingComma,
    /// A letter other than `K` before a square.
    UnknownLetter(char),
    /// lidraughts' `G`/`P`: a piece taken but still on the board, in the middle of a capture.
    Ghost(char),
    /// A number that is no square, 1–50; larger ones than fit are `u32::MAX`.
    NoSuchSquare(u32),
    /// A range whose second square is not above the first.
    ReversedRange(u8, u8),
    /// A square named twice.
    RepeatedSquare(u8),
    /// A suffix without its number, or with one that is too large.
    BadSuffix(char),
    /// Something after the end.
    TrailingText,
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.offset + 1)?;
        match self.kind {
            FenErrorKind::BadTurn => f.write_str("expected the side to move, W: or B:"),
            FenErrorKind::UnknownPart => {
                f.write_str("expected a list of pieces W… or B…, or a suffix H… or F…")
            }
            FenErrorKind::RepeatedPart(c) => write!(f, "the part {c} stands a second time"),
            FenErrorKind::EmptyItem => f.write_str("expected a square"),
            FenErrorKind::MissingComma => f.write_str("expected a comma between two squares"),
            FenErrorKind::UnknownLetter(c) => {
                write!(f, "unknown letter {c:?}; only K (king) may stand before a square")
            }
            FenErrorKind::Ghost(c) => {
                write!(f, "{c} marks a captured piece not yet lifted: finish the capture first")
            }
            FenErrorKind::NoSuchSquare(u32::MAX) => {
                f.write_str("that number is no square; squares are 1 to 50")
            }
            FenErrorKind::NoSuchSquare(n) => write!(f, "there is no square {n}; squares are 1 to 50"),
            FenErrorKind::ReversedRange(a, b) => write!(f, "the range {a}-{b} runs backward"),
            FenErrorKind::RepeatedSquare(n) => write!(f, "square {n} is named twice"),
            FenErrorKind::BadSuffix(c) => write!(f, "expected a number after {c}"),
            FenErrorKind::TrailingText => f.write_str("unexpected text after the position"),
        }
    }
}

/// Reads a FEN.
///
/// # Errors
/// Anything that is not a position beyond doubt; nothing is repaired in silence. Whether the
/// set-up can be played is for [`Setup::into_position`].
///
/// ```
/// let setup = damier_core::fen::parse("W:B1-20:W31-50.")?;
/// assert_eq!(setup, damier_core::Position::starting().into());
/// # Ok::<(), damier_core::fen::ParseFenError>(())
/// ```
pub fn parse(text: &str) -> Result<Setup, ParseFenError> {
    Reader { text, offset: 0 }.read()
}

struct Reader<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Reader<'a> {
    fn fail<T>(&self, kind: FenErrorKind) -> Result<T, ParseFenError> {
        self.fail_at(self.offset, kind)
    }

    fn fail_at<T>(&self, offset: usize, kind: FenErrorKind) -> Result<T, ParseFenError> {
        Err(ParseFenError { kind, offset })
    }

    fn peek(&self) -> Option<char> {
        self.text[self.offset..].chars().next()
    }

    fn bump(&mut self) {
        if let Some(c) = self.peek() {
            self.offset += c.len_utf8();
        }
    }

    fn skip_blanks(&mut self) {
        while self.peek().map_or(false, char::is_whitespace) {
            self.bump();
        }
    }

    /// The next character after blanks, upper case.
    fn next_upper(&mut self) -> Option<char> {
        self.skip_blanks();
        self.peek().map(|c| c.to_ascii_uppercase())
    }

    fn eat(&mut self, expected: char) -> bool {
        let found = self.next_upper() == Some(expected);
        if found {
            self.bump();
        }
        found
    }

    fn number(&mut self) -> Option<u32> {
        let mut value = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = Some(value.unwrap_or(0_u32).saturating_mul(10).saturating_add(digit));
            self.bump();
        }
        value
    }

    fn read(mut self) -> Result<Setup, ParseFenError> {
        let tag = self.eat('[');
        if tag {
            for letter in ['F', 'E', 'N'] {
                if !self.eat(letter) {
                    return self.fail(FenErrorKind::BadTurn);
                }
            }
        }
        let quoted = self.eat('"');
        let setup = self.body()?;
        if (quoted && !self.eat('"')) || (tag && !self.eat(']')) {
            return self.fail(FenErrorKind::TrailingText);
        }
        match self.next_upper() {
            None => Ok(setup),
            Some(_) => self.fail(FenErrorKind::TrailingText),
        }
    }

    fn body(&mut self) -> Result<Setup, ParseFenError> {
        let turn = match self.next_upper() {
            Some('W') => Some(Color::White),
            Some('B') => Some(Color::Black),
            Some('?') => None,
            _ => return self.fail(FenErrorKind::BadTurn),
        };
        self.bump();
        let mut setup = Setup { board: Board::EMPTY, turn, draw_clock: None, move_number: None };
        let mut seen = alloc::string::String::new();
        if self.next_upper() != Some(':') {
            return self.fail(FenErrorKind::BadTurn);
        }
        while self.eat(':') {
            let letter = match self.next_upper() {
                Some(c @ ('W' | 'B' | 'H' | 'F')) => c,
                _ => return self.fail(FenErrorKind::UnknownPart),
            };
            let suffix = matches!(letter, 'H' | 'F');
            if seen.contains(letter) {
                return self.fail(FenErrorKind::RepeatedPart(letter));
            }
            if !suffix && seen.contains(['H', 'F'].as_ref()) {
                return self.fail(FenErrorKind::UnknownPart);
            }
            seen.push(letter);
            self.bump();
            match letter {
                'W' => self.list(&mut setup.board, Color::White)?,
                'B' => self.list(&mut setup.board, Color::Black)?,
                _ => self.suffix(&mut setup, letter)?,
            }
        }
        if !seen.contains(['W', 'B'].as_ref()) {
            return self.fail(FenErrorKind::UnknownPart);
        }
        self.eat('.');
        Ok(setup)
    }

    fn suffix(&mut self, setup: &mut Setup, letter: char) -> Result<(), ParseFenError> {
        self.skip_blanks();
        let value = match self.number() {
            Some(value) => value,
            None => return self.fail(FenErrorKind::BadSuffix(letter)),
        };
        if letter == 'H' {
            setup.draw_clock = Some(value.min(100) as u8);
        } else {
            setup.move_number = Some(value.clamp(1, 500) as u16);
        }
        Ok(())
    }

    fn list(&mut self, board: &mut Board, color: Color) -> Result<(), ParseFenError> {
        if matches!(self.next_upper(), None | Some(':' | '.' | '"' | ']')) {
            return Ok(());
        }
        loop {
            self.item(board, color)?;
            match self.next_upper() {
                Some(',') => self.bump(),
                None | Some(':' | '.' | '"' | ']') => return Ok(()),
                Some(c) if c.is_ascii_digit() || c == 'K' => return self.fail(FenErrorKind::MissingComma),
                Some(_) => return self.fail(FenErrorKind::TrailingText),
            }
        }
    }

    fn item(&mut self, board: &mut Board, color: Color) -> Result<(), ParseFenError> {
        let role = match self.next_upper() {
            Some('K') => {
                self.bump();
                Role::King
            }
            Some(c @ ('G' | 'P')) => return self.fail(FenErrorKind::Ghost(c)),
            Some(c) if c.is_alphabetic() => return self.fail(FenErrorKind::UnknownLetter(c)),
            _ => Role::Man,
        };
        let start = self.offset;
        let first = self.square()?;
        let mut last = first;
        if self.eat('-') {
            last = self.square()?;
            if last <= first {
                return self.fail_at(start, FenErrorKind::ReversedRange(first.number(), last.number()));
            }
        }
        for square in (first.number()..=last.number()).filter_map(Square::new) {
            if board.set(square, Some(Piece { color, role })).is_some() {
                return self.fail_at(start, FenErrorKind::RepeatedSquare(square.number()));
            }
        }
        Ok(())
    }

    fn square(&mut self) -> Result<Square, ParseFenError> {
        self.skip_blanks();
        let start = self.offset;
        match self.number() {
            None => self.fail(FenErrorKind::EmptyItem),
            Some(n) => match u8::try_from(n).ok().and_then(Square::new) {
                Some(square) => Ok(square),
                None => self.fail_at(start, FenErrorKind::NoSuchSquare(n)),
            },
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.turn.map_or('?', Color::letter))?;
        for color in Color::ALL {
            write!(f, ":{}", color.letter())?;
            for (place, square) in self.board.of(color).iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                let king = if self.board.kings().contains(square) { "K" } else { "" };
                write!(f, "{comma}{king}{square}")?;
            }
        }
        if let Some(clock) = self.draw_clock {
            write!(f, ":H{clock}")?;
        }
        if let Some(number) = self.move_number {
            write!(f, ":F{number}")?;
        }
        Ok(())
    }
}

/// The FEN of the position: `W:W31,32,K45:B1,K7`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    fn kind(text: &str) -> (FenErrorKind, usize) {
        let error = parse(text).expect_err(text);
        (error.kind, error.offset)
    }

    #[test]
    fn dialects_of_the_starting_position() {
        for text in [
            "W:W31-50:B1-20",
            "W:W31-50:B1-20.",
            "w:w31-50:b1-20",
            "W:B1-20:W31-50",
            " W : W 31 - 50 : B 01-20 . ",
            "[FEN \"W:W31-50:B1-20\"]",
            "\"W:W31-50:B1-20.\"",
        ] {
            assert_eq!(parse(text).unwrap(), Position::starting().into(), "{text}");
        }
    }

    #[test]
    fn sides_may_be_empty_or_missing() {
        for (text, written) in [
            ("B:W50:B", "B:W50:B"),
            ("W:W31", "W:W31:B"),
            ("W:W:B1", "W:W:B1"),
            ("?:W31:B1", "?:W31:B1"),
            ("W:WK46-50:B1", "W:WK46,K47,K48,K49,K50:B1"),
            ("W:W31:B1:H3:F4", "W:W31:B1:H3:F4"),
            ("W:W031:B01:H999", "W:W31:B1:H100"),
        ] {
            assert_eq!(parse(text).unwrap().to_string(), written, "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused_where_it_stands() {
        use FenErrorKind::*;
        for (text, expected, offset) in [
            ("", BadTurn, 0),
            ("X:W31:B1", BadTurn, 0),
            ("WW31:B1", BadTurn, 1),
            ("H0:W:W31:B1", BadTurn, 0),
            ("W:W:W31", RepeatedPart('W'), 4),
            ("W:B:WK2,20:B14", RepeatedPart('B'), 11),
            ("W::B1", UnknownPart, 2),
            ("W:", UnknownPart, 2),
            ("W:W31:B1:X9", UnknownPart, 9),
            ("W:W31-50:B1-20:X", UnknownPart, 15),
            ("W:H3", UnknownPart, 4),
            ("W:W31:B1:H", BadSuffix('H'), 10),
            ("W:W31,,32", EmptyItem, 6),
            ("W:W31,:B1", EmptyItem, 6),
            ("W:W31K32", MissingComma, 5),
            ("W:W3 1", MissingComma, 5),
            ("W:W31;B1", TrailingText, 5),
            ("W:WQ31", UnknownLetter('Q'), 3),
            ("W:WG31", Ghost('G'), 3),
            ("W:BP20", Ghost('P'), 3),
            ("W:W51:B1", NoSuchSquare(51), 3),
            ("W:W0:B1", NoSuchSquare(0), 3),
            ("W:W99999999999:B1", NoSuchSquare(u32::MAX), 3),
            ("W:W50-31", ReversedRange(50, 31), 3),
            ("W:W31:B31", RepeatedSquare(31), 7),
            ("W:W31,31", RepeatedSquare(31), 6),
            ("W:W31:B1. x", TrailingText, 10),
        ] {
            assert_eq!(kind(text), (expected, offset), "{text}");
        }
    }

    #[test]
    fn unplayable_set_ups_are_told_apart() {
        use crate::position::PositionError::*;
        let play = |text| parse(text).unwrap().into_position().unwrap_err();
        assert_eq!(play("?:W31:B1"), UnknownTurn);
        assert_eq!(play("W:W:B"), NoPieces);
        assert_eq!(play("W:W4:B49"), ManOnPromotionRow { square: Square::at(4), color: Color::White });
        assert_eq!(play("W:W31:B49"), ManOnPromotionRow { square: Square::at(49), color: Color::Black });
    }
}
