//! What begins with a digit in the moves of a file: a move, a number, a result, or nonsense.

use crate::score::{self, ScoreText};
use crate::written::WrittenMove;

/// How much text a scan may look at; longer moves, numbers and results do not exist.
pub(crate) const LOOK_AHEAD: usize = 1024;

/// What was found in front of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scanned {
    /// A move.
    Move(WrittenMove),
    /// A number and the dots after it: `12.` or `12...`, or none.
    Number { value: u32, dots: u32 },
    /// A result that cannot be a move.
    Result,
    /// Text that begins like a move and is none.
    Nonsense,
}

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

    fn skip_blanks(&mut self) -> bool {
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

pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn is_cross(c: char) -> bool {
    // The last two are the Cyrillic letter that looks the same.
    matches!(c, 'x' | 'X' | ':' | '×' | 'х' | 'Х')
}

pub(crate) fn is_separator(c: char) -> bool {
    is_dash(c) || is_cross(c)
}

/// A move of two squares as the standard spells it, followed by a blank and a new token: almost
/// every move of almost every file. `None` says nothing.
#[inline]
pub(crate) fn plain_move(text: &[u8]) -> Option<(WrittenMove, usize)> {
    let text = text.get(..8)?;
    let first = text[0].wrapping_sub(b'0');
    if first.wrapping_sub(1) > 8 {
        return None;
    }
    let second = text[1].wrapping_sub(b'0');
    let (from, at) = if second <= 9 { (first * 10 + second, 2) } else { (first, 1) };
    let separator = text[at];
    let cross = separator == b'x';
    if !(cross || separator == b'-') {
        return None;
    }
    let third = text[at + 1].wrapping_sub(b'0');
    let fourth = text[at + 2].wrapping_sub(b'0');
    // Leading zeros, results and whatever is no digit take the long way.
    if third.wrapping_sub(1) > 8 {
        return None;
    }
    let (to, end) = if fourth <= 9 { (third * 10 + fourth, at + 3) } else { (third, at + 2) };
    if from == 1 && to == 1 && !cross {
        return None;
    }
    let next = text[end];
    let done = match next {
        b'\n' | b'\r' => true,
        b' ' => {
            text[end + 1].is_ascii_digit()
                || matches!(text[end + 1], b'\n' | b'\r' | b'{' | b'(' | b'$' | b'*')
        }
        b'!' | b'?' | b'*' | b'{' => true,
        _ => false,
    };
    if done {
        Some((WrittenMove::short(from, to, cross), end))
    } else {
        None
    }
}

/// What the text begins with, and how long it is; the text begins with a digit or a `½`.
pub(crate) fn word(text: &[u8]) -> (Scanned, usize) {
    let text = &text[..text.len().min(LOOK_AHEAD)];
    if let Some(score) = score::scan(text).filter(ScoreText::is_certain) {
        return (Scanned::Result, score.len);
    }
    let mut cursor = Cursor::new(text);
    let first_zero = text.first() == Some(&b'0');
    let (value, count) = match cursor.digits() {
        Some(found) => found,
        None => return (Scanned::Nonsense, nonsense(text)),
    };
    if let Some(dots) = dots(&mut cursor) {
        return (Scanned::Number { value, dots }, cursor.offset());
    }
    let mut found = WrittenMove::empty();
    found.push(value);
    if first_zero && count > 1 {
        found.set_zeros();
    }
    while let Some(step) = separator(&cursor) {
        let number = match step {
            Ok(number) => number,
            Err(Unfinished) => return (Scanned::Nonsense, nonsense(text)),
        };
        if !found.push(number.value) {
            return (Scanned::Nonsense, nonsense(text));
        }
        number.spell(&mut found);
        cursor.rewind(number.end);
    }
    if found.numbers().len() == 1 {
        let glued = cursor.peek().map_or(false, char::is_alphanumeric);
        if glued {
            return (Scanned::Nonsense, nonsense(text));
        }
        return (Scanned::Number { value, dots: 0 }, cursor.offset());
    }
    if !victims(&mut cursor, &mut found) || cursor.peek().map_or(false, char::is_alphanumeric) {
        return (Scanned::Nonsense, nonsense(text));
    }
    (Scanned::Move(found), cursor.offset())
}

/// The dots after a number, `…` counting for three.
fn dots(cursor: &mut Cursor<'_>) -> Option<u32> {
    let mut count = 0;
    loop {
        count += match cursor.peek() {
            Some('.') => 1,
            Some('…') => 3,
            _ => break,
        };
        cursor.bump();
    }
    if count > 0 {
        Some(count)
    } else {
        None
    }
}

struct Unfinished;

/// A separator and the number after it.
struct NextNumber {
    value: u32,
    end: usize,
    cross: bool,
    odd: bool,
    blanks: bool,
    zeros: bool,
}

impl NextNumber {
    fn spell(&self, found: &mut WrittenMove) {
        if self.cross {
            found.set_cross();
        }
        if self.odd {
            found.set_odd_separator();
        }
        if self.blanks {
            found.set_blanks();
        }
        if self.zeros {
            found.set_zeros();
        }
    }
}

/// The separator and number that follow, `None` if the move is over, `Err` if it breaks off.
fn separator(cursor: &Cursor<'_>) -> Option<Result<NextNumber, Unfinished>> {
    let mut cursor = *cursor;
    let before = cursor.skip_spaces();
    let sign = cursor.peek().filter(|c| is_separator(*c))?;
    cursor.bump();
    let after = cursor.skip_blanks();
    let start = cursor.offset();
    let (value, count) = match cursor.digits() {
        Some(found) => found,
        // `32-` breaks off; in `32-28 - -` an unknown move follows.
        None if !before => return Some(Err(Unfinished)),
        None => return None,
    };
    Some(Ok(NextNumber {
        value,
        end: cursor.offset(),
        cross: is_cross(sign),
        odd: !matches!(sign, '-' | 'x'),
        blanks: before || after,
        zeros: count > 1 && cursor.text[start] == b'0',
    }))
}

/// Reads `<42,29>` if it follows; `false` if it is malformed.
fn victims(cursor: &mut Cursor<'_>, found: &mut WrittenMove) -> bool {
    let mark = cursor.offset();
    cursor.skip_spaces();
    if cursor.peek() != Some('<') {
        cursor.rewind(mark);
        return true;
    }
    cursor.bump();
    cursor.skip_spaces();
    if !cursor.peek().map_or(false, |c| c.is_ascii_digit()) {
        // An HTML tag.
        cursor.rewind(mark);
        return true;
    }
    loop {
        cursor.skip_spaces();
        match cursor.digits() {
            Some((value, _)) if found.add_victim(value) => {}
            _ => return false,
        }
        cursor.skip_spaces();
        if cursor.eat_char('>') {
            return true;
        }
        if !cursor.eat_char(',') {
            return false;
        }
    }
}

/// The length of a run that ends with a blank or with what cannot belong to a word.
pub(crate) fn nonsense(text: &[u8]) -> usize {
    let ends = |b: &u8| {
        matches!(
            b,
            b' ' | b'\t' | b'\n' | b'\r' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'"'
        )
    };
    let mut len = text.iter().take(LOOK_AHEAD).position(ends).unwrap_or_else(|| text.len().min(LOOK_AHEAD));
    // Never in the middle of a character.
    while len > 0 && text.get(len).map_or(false, |b| b & 0xC0 == 0x80) {
        len -= 1;
    }
    len.max(text.first().map_or(0, |_| char_at(text, 0).map_or(1, |(_, n)| n)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> (Scanned, &str) {
        let (scanned, len) = word(text.as_bytes());
        if let Some((quick, quick_len)) = plain_move(text.as_bytes()) {
            assert_eq!((Scanned::Move(quick), quick_len), (scanned, len), "{text}");
        }
        (scanned, &text[len..])
    }

    fn a_move(text: &str) -> (String, WrittenMove, &str) {
        match scan(text) {
            (Scanned::Move(found), rest) => (found.to_string(), found, rest),
            (other, _) => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn moves_in_every_spelling() {
        for (text, read, rest) in [
            ("32-28 19-23", "32-28", " 19-23"),
            ("32-28! 19-23", "32-28", "! 19-23"),
            ("32-28*", "32-28", "*"),
            ("1-18", "1-18", ""),
            ("1-10 2-0", "1-10", " 2-0"),
            ("1-05", "1-5", ""),
            ("06-11 1. ", "6-11", " 1. "),
            ("1- 6 2", "1-6", " 2"),
            ("16x 7", "16x7", ""),
            ("32 - 28 19", "32-28", " 19"),
            ("28 x 19 x 10!", "28x19x10", "!"),
            ("28:19", "28x19", ""),
            ("28×19", "28x19", ""),
            ("32–28", "32-28", ""),
            ("32&ndash;28&nbsp;19", "32-28", "&nbsp;19"),
            ("28&times;19", "28x19", ""),
            ("1-\n 6", "1-6", ""),
            ("32x21x12x3 ", "32x21x12x3", " "),
            ("47x36 <42,29,14,31> 1", "47x36", " 1"),
            ("32-28 - - 5", "32-28", " - - 5"),
            ("32-28{x}", "32-28", "{x}"),
            ("1x1", "1x1", ""),
            ("32-28<br>", "32-28", "<br>"),
        ] {
            let (found, _, left) = a_move(text);
            assert_eq!((found.as_str(), left), (read, rest), "{text}");
        }
    }

    #[test]
    fn spelling_is_remembered() {
        assert!(a_move("32-28").1.is_standard() && a_move("32x28").1.is_standard());
        assert!(a_move("28:19").1.has_odd_separator() && a_move("28:19").1.is_cross());
        assert!(a_move("1- 6").1.has_blanks() && !a_move("1- 6").1.has_zeros());
        assert!(a_move("09-14").1.has_zeros());
        assert_eq!(a_move("47x36 <3,1>").1.victims(), Some(5));
        assert_eq!(a_move("47x36").1.victims(), None);
    }

    #[test]
    fn numbers_results_and_nonsense() {
        let number = |value, dots| Scanned::Number { value, dots };
        for (text, expected, rest) in [
            ("1.32-28", number(1, 1), "32-28"),
            ("12... 7-12", number(12, 3), " 7-12"),
            ("5… 7-12", number(5, 3), " 7-12"),
            ("12 .", number(12, 0), " ."),
            ("3228 1", number(3228, 0), " 1"),
            ("32.28", number(32, 1), "28"),
            ("2-0\n", Scanned::Result, "\n"),
            ("1/2-1/2", Scanned::Result, ""),
            ("½-½", Scanned::Result, ""),
            ("1-1", Scanned::Result, ""),
            ("32- {", Scanned::Nonsense, " {"),
            ("32x", Scanned::Nonsense, ""),
            ("32-28a 1", Scanned::Nonsense, " 1"),
            ("28x19 <23,23>", Scanned::Nonsense, " <23,23>"),
            ("32a4", Scanned::Nonsense, ""),
        ] {
            assert_eq!(scan(text), (expected, rest), "{text}");
        }
        let long = vec!["1"; 30].join("x");
        assert_eq!(scan(&long).0, Scanned::Nonsense);
    }
}
