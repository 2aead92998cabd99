//! From text to numbers and what joins them, whatever the position.

use alloc::vec::Vec;
use core::fmt;

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
    /// What was expected there.
    pub expected: Expected,
}

/// What a reader of moves expected where the text stopped being one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A square number.
    Square,
    /// A dash, a cross, or the end of the move.
    Separator,
    /// A second square: there is only one.
    SecondSquare,
    /// A comma or the closing bracket in a list of captured squares.
    CommaOrBracket,
    /// A captured square not named before.
    OtherVictim,
    /// Nothing more after the list of captured squares.
    End,
}

impl fmt::Display for InvalidMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            Expected::Square => "a square number, as in 32-28 or 28x19",
            Expected::Separator => "- or x, as in 32-28 or 28x19",
            Expected::SecondSquare => "a second square, as in 32-28 or 28x19",
            Expected::CommaOrBracket => "a comma or > after a captured square",
            Expected::OtherVictim => "another captured square, this one is named twice",
            Expected::End => "nothing after the captured squares",
        };
        write!(f, "at character {}: expected {expected}", self.offset + 1)
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
        let body = without_signs(text);
        let mut reader = TextReader { text: body, offset: 0, standard: true };
        reader.standard = !reader.skip_blanks();
        let first = reader.number()?;
        if leniency == Leniency::Typed {
            if let Some(glued) = reader.four_digits(&first) {
                return Ok(glued);
            }
        }
        let mut numbers = Vec::from([first.value]);
        let mut separator = None;
        while let Some(joint) = reader.joint(leniency, separator)? {
            // One cross among dashes is enough to claim a capture.
            separator = if separator == Some(Separator::Cross) { separator } else { Some(joint) };
            numbers.push(reader.number()?.value);
        }
        let separator = match separator {
            Some(separator) => separator,
            None => return reader.fail(Expected::SecondSquare),
        };
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

    fn fail<T>(&self, expected: Expected) -> Result<T, InvalidMove> {
        Err(InvalidMove { offset: self.offset, expected })
    }

    fn number(&mut self) -> Result<Number, InvalidMove> {
        let start = self.offset;
        let mut value = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(digit);
            self.bump();
        }
        if self.offset == start {
            return self.fail(Expected::Square);
        }
        self.standard &= !self.text[start..].starts_with('0') || self.offset == start + 1;
        Ok(Number { value, digits: self.offset - start })
    }

    /// What joins the number before to the next one, or `None` at the end of the squares. A blank or
    /// a dot joins only typed moves, and all squares of one: `32-28 19-23` are two moves.
    fn joint(
        &mut self,
        leniency: Leniency,
        before: Option<Separator>,
    ) -> Result<Option<Separator>, InvalidMove> {
        let blanks = self.skip_blanks();
        let c = match self.peek() {
            None | Some('<') => {
                self.standard &= !blanks;
                return Ok(None);
            }
            Some(c) => c,
        };
        let loose = leniency == Leniency::Typed && (c == '.' || (blanks && c.is_ascii_digit()));
        let joint = match separator_of(c) {
            Some(joint) => joint,
            None if loose => Separator::None,
            None => return self.fail(Expected::Separator),
        };
        if before.map_or(false, |before| (before == Separator::None) != (joint == Separator::None)) {
            return self.fail(Expected::Separator);
        }
        self.standard &= !blanks && matches!(c, '-' | 'x');
        if !c.is_ascii_digit() {
            self.bump();
            self.standard &= !self.skip_blanks();
        }
        Ok(Some(joint))
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
            let start = self.offset;
            let square = self.number()?.value;
            if squares.contains(&square) {
                return Err(InvalidMove { offset: start, expected: Expected::OtherVictim });
            }
            squares.push(square);
            self.skip_blanks();
            match self.peek() {
                Some(',') => continue,
                Some('>') => break,
                _ => return self.fail(Expected::CommaOrBracket),
            }
        }
        self.bump();
        self.skip_blanks();
        if self.offset < self.text.len() {
            return self.fail(Expected::End);
        }
        Ok(Some(squares))
    }
}

/// The text without blanks and signs after it.
pub(super) fn without_signs(text: &str) -> &str {
    text.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '!' | '?' | '*'))
}
