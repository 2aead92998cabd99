//! Moves as text: Manoury notation in every dialect, and the one form we write.
//!
//! Reading has two steps, each failing in its own way: [`MoveText::parse`] (is it a move at all?)
//! and [`find`] (which legal move is it?). The contract's `explain` looks at the text between them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::path::MovePath;
use crate::position::Position;
use crate::square::Square;

/// A move as somebody wrote it, not yet held against a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// The numbers in the order written, at least two; they need not be squares.
    pub numbers: Vec<u32>,
    /// What joins them.
    pub separator: Separator,
    /// The captured squares given in angle brackets (`47x36 <42,29>`), if any.
    pub victims: Option<Vec<u32>>,
    /// Whether the text is written as the standard has it: no blanks, zeros or odd separators.
    pub standard: bool,
}

/// What joins the squares of a written move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Separator {
    /// `-` in any of its typographic forms: accepted for captures, too.
    Dash,
    /// `x`, `X`, `×` or `:`: claims a capture.
    Cross,
    /// Nothing, a blank or a dot (`3228`, `32 28`, `32.28`): says nothing about a capture.
    None,
}

/// How much a reader forgives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leniency {
    /// As in a file: the squares are joined by a dash or a cross.
    File,
    /// As typed by a person: also `3228`, `32.28` and `32 28`.
    Typed,
}

/// The text is no move at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidMove {
    /// Byte offset of the first thing that does not fit.
    pub offset: usize,
}

impl fmt::Display for InvalidMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: expected a move such as 32-28 or 28x19", self.offset + 1)
    }
}

fn separator_of(c: char) -> Option<Separator> {
    match c {
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => Some(Separator::Dash),
        'x' | 'X' | ':' | '×' => Some(Separator::Cross),
        _ => None,
    }
}

impl MoveText {
    /// Reads the text of a move. Signs after it (`!`, `?`, `*`) are dropped.
    ///
    /// # Errors
    /// When the text is no move whatever the position: see [`InvalidMove`].
    pub fn parse(text: &str, leniency: Leniency) -> Result<MoveText, InvalidMove> {
        let body = text.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '!' | '?' | '*'));
        let mut reader = TextReader { text: body, offset: 0, standard: true };
        reader.standard = !body.starts_with(char::is_whitespace);
        reader.skip_blanks();
        let first = reader.number()?;
        if leniency == Leniency::Typed {
            if let Some(glued) = reader.four_digits(&first) {
                return Ok(glued);
            }
        }
        let mut numbers = Vec::from([first.value]);
        let mut separator = Separator::None;
        loop {
            let blanks = reader.skip_blanks();
            let joint = match reader.peek() {
                None | Some('<') => break,
                Some(c) => match separator_of(c) {
                    Some(joint) => {
                        reader.standard &= !blanks && matches!(c, '-' | 'x');
                        reader.bump();
                        reader.standard &= !reader.skip_blanks();
                        joint
                    }
                    None if leniency == Leniency::Typed && (c == '.' || (blanks && c.is_ascii_digit())) => {
                        reader.standard = false;
                        if c == '.' {
                            reader.bump();
                            reader.skip_blanks();
                        }
                        Separator::None
                    }
                    None => return Err(InvalidMove { offset: reader.offset }),
                },
            };
            if joint == Separator::Cross || separator == Separator::None {
                separator = joint;
            }
            numbers.push(reader.number()?.value);
        }
        if numbers.len() < 2 {
            return Err(InvalidMove { offset: reader.offset });
        }
        let victims = reader.victims()?;
        let standard = reader.standard && victims.is_none();
        Ok(MoveText { numbers, separator, victims, standard })
    }

    /// The written numbers as squares, or the first that is none.
    ///
    /// # Errors
    /// The number that is not 1–50.
    pub fn squares(&self) -> Result<Vec<Square>, u32> {
        self.numbers.iter().map(|n| u8::try_from(*n).ok().and_then(Square::new).ok_or(*n)).collect()
    }
}

struct Number {
    value: u32,
    digits: usize,
}

struct TextReader<'a> {
    text: &'a str,
    offset: usize,
    standard: bool,
}

impl TextReader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.offset..].chars().next()
    }

    fn bump(&mut self) {
        self.offset += self.peek().map_or(0, char::len_utf8);
    }

    fn skip_blanks(&mut self) -> bool {
        let start = self.offset;
        while self.peek().map_or(false, char::is_whitespace) {
            self.bump();
        }
        self.offset > start
    }

    fn number(&mut self) -> Result<Number, InvalidMove> {
        let start = self.offset;
        let mut value = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(digit);
            self.bump();
        }
        if self.offset == start {
            return Err(InvalidMove { offset: start });
        }
        self.standard &= !self.text[start..].starts_with('0') || value == 0;
        Ok(Number { value, digits: self.offset - start })
    }

    /// `3228`, the whole text being four digits.
    fn four_digits(&self, first: &Number) -> Option<MoveText> {
        if first.digits != 4 || self.offset != self.text.len() {
            return None;
        }
        let numbers = Vec::from([first.value / 100, first.value % 100]);
        Some(MoveText { numbers, separator: Separator::None, victims: None, standard: false })
    }

    /// `<42,29>` at the end.
    fn victims(&mut self) -> Result<Option<Vec<u32>>, InvalidMove> {
        if self.peek() != Some('<') {
            return Ok(None);
        }
        let mut squares = Vec::new();
        loop {
            self.bump();
            self.skip_blanks();
            squares.push(self.number()?.value);
            self.skip_blanks();
            match self.peek() {
                Some(',') => continue,
                Some('>') => break,
                _ => return Err(InvalidMove { offset: self.offset }),
            }
        }
        self.bump();
        self.skip_blanks();
        if self.offset < self.text.len() {
            return Err(InvalidMove { offset: self.offset });
        }
        Ok(Some(squares))
    }
}

/// Whether a written cross may stand for a quiet move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CrossOnQuiet {
    /// Yes: files and games (contract, "Reading moves elsewhere").
    Accepted,
    /// No: `explain`.
    Refused,
}

/// The legal moves that a text fits (contract, "The ruling", step 3): start and end agree and the
/// squares between are landing squares of one route in that order; if none fits and there are
/// three squares or more, the Hub reading start, end, captured squares in any order.
#[must_use]
pub fn fits(position: &Position, text: &MoveText, cross: CrossOnQuiet) -> Vec<Move> {
    let squares = match text.squares() {
        Ok(squares) if squares.len() >= 2 => squares,
        _ => return Vec::new(),
    };
    let legal = position.legal_moves();
    let (from, last) = (squares[0], squares[squares.len() - 1]);
    let allowed = |m: &&Move| {
        m.from == from
            && (m.is_capture() || cross == CrossOnQuiet::Accepted || text.separator != Separator::Cross)
            && text.victims.as_ref().map_or(true, |list| names_exactly(list, m.captured))
    };
    let between = &squares[1..squares.len() - 1];
    let by_path: Vec<Move> = legal
        .iter()
        .filter(allowed)
        .filter(|m| m.to == last && position.path_through(m, between).is_some())
        .copied()
        .collect();
    if !by_path.is_empty() || squares.len() < 3 {
        return by_path;
    }
    let victims = &text.numbers[2..];
    legal
        .iter()
        .filter(allowed)
        .filter(|m| m.to == squares[1] && names_exactly(victims, m.captured))
        .copied()
        .collect()
}

/// Whether the numbers name each square of the set once and nothing else.
fn names_exactly(numbers: &[u32], set: Bitboard) -> bool {
    numbers.len() == set.len() as usize && set.iter().all(|s| numbers.contains(&u32::from(s.number())))
}

/// Why a text names no single legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindMoveError {
    /// It fits no legal move.
    Illegal,
    /// It fits several, which differ in the pieces they take.
    Ambiguous(
        /// The moves it fits.
        Vec<Move>,
    ),
}

/// The legal move that a text names, as games and files are read: a cross may stand for a quiet move.
///
/// # Errors
/// No legal move fits, or several do.
pub fn find(position: &Position, text: &MoveText) -> Result<Move, FindMoveError> {
    let found = fits(position, text, CrossOnQuiet::Accepted);
    match found.as_slice() {
        [] => Err(FindMoveError::Illegal),
        [m] => Ok(*m),
        _ => Err(FindMoveError::Ambiguous(found)),
    }
}

impl Position {
    /// The move in the form we write: short (`32-28`, `32x3`) unless another legal move shares
    /// start and end, then the full canonical path.
    #[must_use]
    pub fn notation(&self, m: &Move) -> String {
        self.notation_among(m, &self.legal_moves())
    }

    /// [`Position::notation`] where the legal moves are at hand already.
    #[must_use]
    pub fn notation_among(&self, m: &Move, legal: &[Move]) -> String {
        let twin = |other: &Move| other.from == m.from && other.to == m.to && other.captured != m.captured;
        if legal.iter().any(twin) {
            self.path(m).notation()
        } else {
            m.short()
        }
    }
}

impl Move {
    /// Start and end only: `32-28`, `32x3`.
    #[must_use]
    pub fn short(&self) -> String {
        format!("{}{}{}", self.from, if self.is_capture() { 'x' } else { '-' }, self.to)
    }

    /// The Hub form: start, end, captured squares ascending (`28x19x23`).
    #[must_use]
    pub fn hub(&self) -> String {
        let mut text = self.short();
        for square in self.captured {
            text.push_str(&format!("x{square}"));
        }
        text
    }
}

impl MovePath {
    /// All squares of the path: `32x21x12x3`.
    #[must_use]
    pub fn notation(&self) -> String {
        let joint = if self.captured.is_empty() { '-' } else { 'x' };
        let mut text = String::new();
        for (place, square) in self.squares.iter().enumerate() {
            if place > 0 {
                text.push(joint);
            }
            text.push_str(&format!("{square}"));
        }
        text
    }
}
