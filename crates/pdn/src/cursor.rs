//! Walking through text, character by character.

use crate::scan::is_dash;

/// A place in text; blanks and separators may be written as HTML has them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    text: &'a [u8],
    offset: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Cursor<'a> {
        Cursor { text, offset: 0 }
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn byte_at(&self, offset: usize) -> Option<u8> {
        self.text.get(offset).copied()
    }

    pub(crate) fn rewind(&mut self, offset: usize) {
        self.offset = offset;
    }

    fn next_char(&self) -> Option<(char, usize)> {
        char_at(self.text, self.offset)
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.next_char().map(|(c, _)| c)
    }

    pub(crate) fn bump(&mut self) {
        self.offset += self.next_char().map_or(0, |(_, len)| len);
    }

    pub(crate) fn eat_char(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    pub(crate) fn eat_text(&mut self, wanted: &[u8]) -> bool {
        let found = self.text[self.offset..].starts_with(wanted);
        if found {
            self.offset += wanted.len();
        }
        found
    }

    pub(crate) fn eat_dash(&mut self) -> bool {
        let found = self.peek().map_or(false, is_dash);
        if found {
            self.bump();
        }
        found
    }

    /// The value of a run of digits and how many there are.
    pub(crate) fn digits(&mut self) -> Option<(u32, usize)> {
        let start = self.offset;
        let mut value = 0_u32;
        while let Some(byte) = self.text.get(self.offset).filter(|b| b.is_ascii_digit()) {
            value = value.saturating_mul(10).saturating_add(u32::from(byte - b'0'));
            self.offset += 1;
        }
        let count = self.offset - start;
        if count == 0 {
            None
        } else {
            Some((value, count))
        }
    }

    /// Skips blanks of one line; says whether there were any.
    pub(crate) fn skip_spaces(&mut self) -> bool {
        self.skip(|c| matches!(c, ' ' | '\t' | '\u{A0}'))
    }

    pub(crate) fn skip_blanks(&mut self) -> bool {
        self.skip(|c| matches!(c, ' ' | '\t' | '\u{A0}' | '\n' | '\r'))
    }

    fn skip(&mut self, blank: impl Fn(char) -> bool) -> bool {
        let start = self.offset;
        while self.peek().map_or(false, &blank) {
            self.bump();
        }
        self.offset > start
    }
}

/// The character at an offset and its length; an HTML entity counts as what it stands for.
pub(crate) fn char_at(text: &[u8], offset: usize) -> Option<(char, usize)> {
    let rest = text.get(offset..)?;
    let first = *rest.first()?;
    if first == b'&' {
        if let Some(found) = entity(rest) {
            return Some(found);
        }
    }
    if first < 0x80 {
        return Some((char::from(first), 1));
    }
    let len = match first {
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    };
    let c = std::str::from_utf8(rest.get(..len)?).ok()?.chars().next()?;
    Some((c, len))
}

/// An HTML entity in front of the text: the character and the length.
pub(crate) fn entity(text: &[u8]) -> Option<(char, usize)> {
    let end = text.iter().take(12).position(|b| *b == b';')?;
    let name = std::str::from_utf8(text.get(1..end)?).ok()?;
    let c = match name {
        "quot" | "ldquo" | "rdquo" => '"',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "apos" => '\'',
        "nbsp" => '\u{A0}',
        "ndash" => '–',
        "mdash" => '—',
        "minus" => '−',
        "times" => '×',
        "frac12" => '½',
        "hellip" => '…',
        _ => {
            let number = name.strip_prefix('#')?;
            let value = match number.strip_prefix(['x', 'X'].as_ref()) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(value).filter(|c| *c != '\0')?
        }
    };
    Some((c, end + 1))
}
