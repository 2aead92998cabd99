//! What begins with a digit in the moves of a file: a move, a number, a result, or nonsense.

use crate::cursor::Cursor;
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

/// A move of two squares as the standard spells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlainMove {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) cross: bool,
    /// How many bytes it takes.
    pub(crate) len: u8,
    /// A sign or a comment follows at once, instead of a blank.
    pub(crate) glued: bool,
}

/// A plain move followed by a blank and a new token: almost every move of almost every file.
/// `None` says nothing.
#[inline(always)]
pub(crate) fn plain_move(text: &[u8]) -> Option<PlainMove> {
    // Eight bytes in a register: no length is checked again.
    let mut eight = [0; 8];
    eight.copy_from_slice(text.get(..8)?);
    let eight = u64::from_le_bytes(eight);
    let byte = |at: usize| (eight >> (8 * at)) as u8;
    let digit = |at: usize| byte(at).wrapping_sub(b'0');
    // Leading zeros, results and whatever is no digit take the long way.
    if digit(0).wrapping_sub(1) > 8 {
        return None;
    }
    let (from, at) = if digit(1) <= 9 { (digit(0) * 10 + digit(1), 2) } else { (digit(0), 1) };
    let cross = byte(at) == b'x';
    if !(cross || byte(at) == b'-') || digit(at + 1).wrapping_sub(1) > 8 {
        return None;
    }
    let (third, fourth) = (digit(at + 1), digit(at + 2));
    let (to, end) = if fourth <= 9 { (third * 10 + fourth, at + 3) } else { (third, at + 2) };
    if from == 1 && to == 1 && !cross {
        return None;
    }
    let after = byte(end + 1);
    let glued = match byte(end) {
        b' ' if after.is_ascii_digit() || matches!(after, b'\n' | b'\r' | b'{' | b'(' | b'$' | b'*') => false,
        b'\n' | b'\r' => false,
        b'!' | b'?' | b'*' | b'{' => true,
        _ => return None,
    };
    Some(PlainMove { from, to, cross, len: end as u8, glued })
}

/// A move number as the standard spells it, `12.`, followed by a blank or by a plain move: almost
/// every number of almost every file. `None` says nothing.
#[inline(always)]
pub(crate) fn plain_number(text: &[u8]) -> Option<(u32, usize)> {
    let four: [u8; 4] = [*text.first()?, *text.get(1)?, *text.get(2)?, *text.get(3)?];
    let digit = |at: usize| u32::from(four[at].wrapping_sub(b'0'));
    let (value, dot) = if four[1] == b'.' {
        (digit(0), 1)
    } else if four[2] == b'.' && digit(1) <= 9 {
        (digit(0) * 10 + digit(1), 2)
    } else {
        return None;
    };
    if digit(0).wrapping_sub(1) > 8 {
        return None;
    }
    let done = match *text.get(dot + 1)? {
        b' ' | b'\n' | b'\r' => *text.get(dot + 2)? != b'.',
        next if next.is_ascii_digit() => plain_move(&text[dot + 1..]).is_some(),
        _ => false,
    };
    if done {
        Some((value, dot + 1))
    } else {
        None
    }
}

/// Whether text that begins with a digit is seen at a glance not to be a certain result: two
/// numbers that could both be squares, and nothing that belongs to a score after them.
fn is_no_score(text: &[u8]) -> bool {
    let digits = |at: &mut usize| {
        let mut value = 0_u32;
        let start = *at;
        while let Some(byte) = text.get(*at).filter(|b| b.is_ascii_digit()) {
            value = value.saturating_mul(10).saturating_add(u32::from(byte - b'0'));
            *at += 1;
        }
        if *at > start {
            Some(value)
        } else {
            None
        }
    };
    let mut at = 0;
    let first = digits(&mut at);
    if !matches!(text.get(at), Some(b'-' | b'x' | b':')) {
        return false;
    }
    let dash = text[at] == b'-';
    at += 1;
    while text.get(at) == Some(&b' ') {
        at += 1;
    }
    match (first, digits(&mut at)) {
        (Some(first), Some(second)) => {
            let ends = matches!(text.get(at), Some(b' ' | b'\n' | b'\r' | b'x' | b':' | b'!' | b'?' | b'*'));
            !dash || (first != 0 && second != 0 && (first, second) != (1, 1) && ends)
        }
        _ => false,
    }
}

/// What the text begins with, and how long it is; the text begins with a digit or a `½`.
pub(crate) fn word(text: &[u8]) -> (Scanned, usize) {
    let text = &text[..text.len().min(LOOK_AHEAD)];
    if !is_no_score(text) {
        if let Some(score) = score::scan(text).filter(ScoreText::is_certain) {
            return (Scanned::Result, score.len);
        }
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
    let same_line = cursor.skip_spaces();
    let next_line = cursor.skip_blanks();
    let after = same_line || next_line;
    let start = cursor.offset();
    let (value, count) = match cursor.digits() {
        Some(found) => found,
        // `32-` breaks off; in `32-28 - -` an unknown move follows.
        None if !before => return Some(Err(Unfinished)),
        None => return None,
    };
    // What begins a move, a number or a result on the next line is not the end of this one.
    if next_line && cursor.peek().map_or(false, |c| is_separator(c) || c == '.' || c == '/') {
        return if before { None } else { Some(Err(Unfinished)) };
    }
    Some(Ok(NextNumber {
        value,
        end: cursor.offset(),
        cross: is_cross(sign),
        odd: !matches!(sign, '-' | 'x'),
        blanks: before || after,
        zeros: count > 1 && cursor.byte_at(start) == Some(b'0'),
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
    len.max(text.first().map_or(0, |_| crate::cursor::char_at(text, 0).map_or(1, |(_, n)| n)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> (Scanned, &str) {
        let (scanned, len) = word(text.as_bytes());
        if let Some(plain) = plain_move(text.as_bytes()) {
            let quick = WrittenMove::short(plain.from, plain.to, plain.cross);
            assert_eq!((Scanned::Move(quick), usize::from(plain.len)), (scanned, len), "{text}");
            assert_eq!(plain.glued, !text.as_bytes()[len].is_ascii_whitespace(), "{text}");
        }
        if let Some((value, quick_len)) = plain_number(text.as_bytes()) {
            assert_eq!((Scanned::Number { value, dots: 1 }, quick_len), (scanned, len), "{text}");
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
            ("1-\r\n6 7-11", "1-6", " 7-11"),
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
            ("1. 32-28 19-23 2. 28x19", number(1, 1), " 32-28 19-23 2. 28x19"),
            ("12.32-28 19-23 2. 28x19", number(12, 1), "32-28 19-23 2. 28x19"),
            ("0.5-0.5 and so on and on", Scanned::Result, " and so on and on"),
            ("1.5-1.5 and so on and on", Scanned::Result, " and so on and on"),
            ("1.5-10 10-15 and so on", number(1, 1), "5-10 10-15 and so on"),
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
            ("6-1x\n1-1", Scanned::Nonsense, "\n1-1"),
            ("6-1x\n2. 28x19", Scanned::Nonsense, "\n2. 28x19"),
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
