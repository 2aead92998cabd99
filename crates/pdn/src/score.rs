//! Results of games in all their forms (`notation.md` §3).

use std::cmp::Ordering;

use crate::cursor::Cursor;

/// A result found in front of some text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ScoreText {
    /// How many bytes it takes.
    pub(crate) len: usize,
    /// White's part.
    pub(crate) white: Part,
    /// Black's part.
    pub(crate) black: Part,
}

/// One player's part of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// In hundredths.
    hundredths: u32,
    /// Whether it is written with a fraction.
    fraction: bool,
    /// `F` (forfeit), `+` or `-`, if one follows.
    sign: Option<u8>,
    /// The whole number as written has a leading zero: no score, perhaps a move.
    padded: bool,
}

impl Part {
    fn is_whole(self, n: u32) -> bool {
        !self.fraction && self.hundredths == 100 * n
    }
}

impl ScoreText {
    /// Whether it can be nothing but a result: `4-6` can be a move, `2-0` and `1-1` cannot.
    pub(crate) fn is_certain(&self) -> bool {
        let (white, black) = (self.white, self.black);
        if white.fraction && black.fraction || white.sign.is_some() && black.sign.is_some() {
            return true;
        }
        let plain = !white.fraction && !black.fraction && !white.padded && !black.padded;
        let forfeit = [white, black].iter().any(|part| part.sign == Some(b'F'));
        let zero = white.is_whole(0) || black.is_whole(0);
        plain && (zero || forfeit || (white.is_whole(1) && black.is_whole(1) && white.sign.is_none()))
    }

    /// The two numbers, if they could be squares.
    pub(crate) fn pair(&self) -> Option<(u8, u8)> {
        let number = |part: Part| {
            if part.fraction || part.sign.is_some() {
                return None;
            }
            u8::try_from(part.hundredths / 100).ok().filter(|n| (1..=50).contains(n))
        };
        Some((number(self.white)?, number(self.black)?))
    }

    fn international(&self) -> Option<&'static str> {
        let (white, black) = (self.white, self.black);
        if white.fraction && black.fraction {
            let half = white.hundredths == 50 && black.hundredths == 50;
            return if half { Some("1-1") } else { None };
        }
        let forfeit = |part: Part| part.sign == Some(b'F');
        let signed = white.sign.is_some() || black.sign.is_some();
        if signed && !forfeit(white) && !forfeit(black) {
            return None;
        }
        let pairs = [(1, 0, "2-0", "2-0F"), (0, 1, "0-2", "0F-2"), (2, 0, "2-0", ""), (0, 2, "0-2", "")];
        for (a, b, plain, by_forfeit) in pairs {
            if white.is_whole(a) && black.is_whole(b) {
                let text = if signed { by_forfeit } else { plain };
                return if text.is_empty() { None } else { Some(text) };
            }
        }
        if !signed && white.is_whole(1) && black.is_whole(1) {
            return Some("1-1");
        }
        if !signed && white.is_whole(0) && black.is_whole(0) {
            return Some("0-0");
        }
        None
    }
}

/// The result that the text begins with, if it does.
pub(crate) fn scan(text: &[u8]) -> Option<ScoreText> {
    let mut cursor = Cursor::new(text);
    let white = part(&mut cursor)?;
    cursor.skip_spaces();
    if !cursor.eat_dash() {
        return None;
    }
    cursor.skip_spaces();
    let black = part(&mut cursor)?;
    // `2-0` is no result in `2-05`, `2-0-7` or `2-0x7`.
    match cursor.peek() {
        Some(c) if c.is_alphanumeric() || crate::scan::is_separator(c) => return None,
        _ => {}
    }
    Some(ScoreText { len: cursor.offset(), white, black })
}

fn part(cursor: &mut Cursor<'_>) -> Option<Part> {
    let mut hundredths;
    let mut fraction = false;
    let digits = cursor.digits();
    match digits {
        Some((whole, count)) => {
            if count > 3 {
                return None;
            }
            hundredths = whole * 100;
            let mark = cursor.offset();
            match cursor.peek() {
                Some('/') => {
                    cursor.bump();
                    if whole != 1 || cursor.digits() != Some((2, 1)) {
                        return None;
                    }
                    hundredths = 50;
                    fraction = true;
                }
                Some('.' | ',') => {
                    cursor.bump();
                    match cursor.digits() {
                        Some((tenths, 1)) => hundredths += tenths * 10,
                        Some((n, 2)) => hundredths += n,
                        _ => return None,
                    }
                    fraction = true;
                }
                Some('½') => {
                    cursor.bump();
                    hundredths += 50;
                    fraction = true;
                }
                Some(' ') => {
                    // `1 1/2`, `1 ½`
                    cursor.skip_spaces();
                    let half = cursor.eat_text(b"1/2") || cursor.eat_char('½');
                    if half {
                        hundredths += 50;
                        fraction = true;
                    } else {
                        cursor.rewind(mark);
                    }
                }
                _ => {}
            }
        }
        None if cursor.eat_char('½') => {
            hundredths = 50;
            fraction = true;
        }
        None => return None,
    }
    let padded =
        !fraction && digits.map_or(false, |(whole, count)| count > 1 && whole < 10_u32.pow(count as u32 - 1));
    Some(Part { hundredths, fraction, sign: sign(cursor), padded })
}

/// `F`, or a `+`/`-` that is not the dash between the parts.
fn sign(cursor: &mut Cursor<'_>) -> Option<u8> {
    match cursor.peek() {
        Some('F') => {
            cursor.bump();
            Some(b'F')
        }
        Some('+') => {
            cursor.bump();
            Some(b'+')
        }
        Some('-') => {
            // `1- - 1+`: a minus only if the dash between the parts still follows.
            let mark = cursor.offset();
            cursor.bump();
            cursor.skip_spaces();
            let minus = match cursor.peek() {
                Some('-') => true,
                None => true,
                Some(c) => !(c.is_ascii_digit() || c == '½'),
            };
            cursor.rewind(mark);
            if minus {
                cursor.bump();
                Some(b'-')
            } else {
                None
            }
        }
        _ => None,
    }
}

/// The result in international form where the form is one of the usual ones (`1-0` is `2-0`,
/// `½-½` is `1-1`); any other text as it stands, without the blanks around it.
///
/// ```
/// assert_eq!(damier_pdn::normalize_result("1/2-1/2"), "1-1");
/// assert_eq!(damier_pdn::normalize_result(" 0-1 "), "0-2");
/// assert_eq!(damier_pdn::normalize_result("12-8"), "12-8");
/// ```
#[must_use]
pub fn normalize_result(text: &str) -> &str {
    let text = text.trim();
    if matches!(text, "1/2" | "½") {
        return "1-1";
    }
    match scan(text.as_bytes()) {
        Some(score) if score.len == text.len() => score.international().unwrap_or(text),
        _ => text,
    }
}

/// White's points beside Black's: who has more won. `None` where the text is no result, or nobody has a point: then it was
/// not played, or lost for both.
///
/// ```
/// use std::cmp::Ordering;
/// assert_eq!(damier_pdn::compare_points("12-8"), Some(Ordering::Greater));
/// assert_eq!(damier_pdn::compare_points("½-½"), Some(Ordering::Equal));
/// assert_eq!(damier_pdn::compare_points("*"), None);
/// ```
#[must_use]
pub fn compare_points(text: &str) -> Option<Ordering> {
    let text = normalize_result(text);
    let score = scan(text.as_bytes()).filter(|score| score.len == text.len())?;
    let (white, black) = (score.white.hundredths, score.black.hundredths);
    if white + black == 0 {
        return None;
    }
    Some(white.cmp(&black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_more_points_has_won() {
        let white = ["2-0", "1-0", "12-8", "2F-0F", "1-0F", "1.5-0.5", "1½-½", "1 1/2 - 1/2"];
        let black = ["0-2", "0-1", "0F-1", "0,5 - 1,5", "1/2-1 1/2", " 4-6 "];
        let draw = ["1-1", "1/2-1/2", "½-½", "½", "0.5-0.5", "1/2 - 1/2", "1–1", "1+ - 1-", "1- - 1+"];
        let none = ["*", "", "?", "0-0", "unknown", "1-", "-", "2-0 x"];
        for (texts, expected) in [
            (&white[..], Some(Ordering::Greater)),
            (&black[..], Some(Ordering::Less)),
            (&draw[..], Some(Ordering::Equal)),
            (&none[..], None),
        ] {
            for text in texts {
                assert_eq!(compare_points(text), expected, "{text}");
            }
        }
    }

    fn read(text: &str) -> Option<(usize, bool)> {
        scan(text.as_bytes()).map(|score| (score.len, score.is_certain()))
    }

    #[test]
    fn results_that_can_be_nothing_else() {
        for text in [
            "2-0",
            "1-1",
            "0-2",
            "1-0",
            "0-1",
            "0-0",
            "1/2-1/2",
            "½-½",
            "0.5-0.5",
            "0,5-0,5",
            "1 - 0",
            "1/2 - 1/2",
            "2F-0F",
            "1-0F",
            "0F-1",
            "1+ - 1-",
            "1- - 1+",
            "1 1/2 - 1/2",
            "1½-½",
            "1–1",
            "10-0",
            "0-20",
            "1.5-0.5",
        ] {
            assert_eq!(read(text), Some((text.len(), true)), "{text}");
            let followed = format!("{text}\n[Event");
            assert_eq!(read(&followed), Some((text.len(), true)), "{text}");
        }
    }

    #[test]
    fn results_that_can_be_moves() {
        for text in ["4-6", "12-8", "1-9", "1-18", "1-10", "01-1"] {
            assert_eq!(read(text), Some((text.len(), false)), "{text}");
        }
        for text in ["1-05", "1-0-5", "1-0x5", "32x28", "1.32-28", "-", "", "1", "1/3-1/2", "5.10-15", "2-0a"]
        {
            assert!(!read(text).map_or(false, |(_, certain)| certain), "{text}");
        }
    }

    #[test]
    fn results_in_international_form() {
        for (text, expected) in [
            ("1-0", "2-0"),
            ("0-1", "0-2"),
            ("½-½", "1-1"),
            ("0.5-0.5", "1-1"),
            ("1/2", "1-1"),
            ("0-0", "0-0"),
            ("*", "*"),
            ("1-0F", "2-0F"),
            ("2F-0F", "2F-0F"),
            ("4-6", "4-6"),
            ("20-0", "20-0"),
            ("1+ - 1-", "1+ - 1-"),
            ("1½-½", "1½-½"),
            ("", ""),
            ("White won", "White won"),
        ] {
            assert_eq!(normalize_result(text), expected, "{text}");
        }
    }
}
