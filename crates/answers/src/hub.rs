//! A position as engines write it in the Hub protocol, perhaps with the moves that follow.

use damier_core::letters;

/// What stands around a text that was copied from somewhere.
const QUOTES: &[char] = &['"', '\'', '“', '”', '„', '«', '»', '`'];

/// `pos pos=W… moves="50-45"`, or any part of it that has the letters.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Hub<'a> {
    /// The position in letters, right or wrong.
    pub letters: &'a str,
    /// Where they begin in the text, in bytes.
    pub offset: usize,
    /// The moves from there, between blanks.
    pub moves: &'a str,
}

/// A text that is meant to be such a position; `None` for any other.
pub(crate) fn read(text: &str) -> Option<Hub<'_>> {
    let whole = unquoted(text);
    let rest = match whole.strip_prefix("pos") {
        Some(rest) if rest.starts_with(char::is_whitespace) => rest.trim_start(),
        _ => whole,
    };
    let rest = rest.strip_prefix("pos=").unwrap_or(rest).trim_start_matches(QUOTES);
    if !letters::are_meant(rest) {
        return None;
    }
    let end = rest.find(|c: char| c.is_whitespace() || QUOTES.contains(&c)).unwrap_or(rest.len());
    let (letters, rest) = rest.split_at(end);
    let rest = rest.trim_start_matches(QUOTES).trim_start();
    let moves = unquoted(rest.strip_prefix("moves=").unwrap_or(rest));
    // Anything else behind the letters is wrong, and told as such.
    let is_list = moves.is_empty() || moves.starts_with(|c: char| c.is_ascii_digit());
    let letters = if is_list { letters.trim_end_matches(END) } else { whole };
    let offset = letters.as_ptr() as usize - text.as_ptr() as usize;
    Some(Hub { letters, offset, moves: if is_list { moves } else { "" } })
}

/// What ends a sentence, not a position.
const END: &[char] = &['.', ',', ';'];

/// A text without blanks, quotes and a last sign around it.
pub(crate) fn unquoted(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || QUOTES.contains(&c))
        .trim_end_matches(|c: char| c.is_whitespace() || QUOTES.contains(&c) || END.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

    #[test]
    fn every_way_of_writing_it_is_read() {
        for (before, after, moves) in [
            ("", "", ""),
            ("pos=", ".", ""),
            ("pos pos=", "", ""),
            (" \"", "\"\n", ""),
            ("«", " ».", ""),
            ("pos pos=\"", "\" ;", ""),
            ("pos pos=", " moves=\"32-28 19-23\"", "32-28 19-23"),
            ("pos=", " moves=\"32-28\".", "32-28"),
            ("", " moves=32-28 19-23", "32-28 19-23"),
            ("", "\n32-28", "32-28"),
            ("pos pos=", " moves=\"\"", ""),
        ] {
            let text = format!("{before}{START}{after}");
            let found = read(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((found.letters, found.moves), (START, moves), "{text}");
            assert_eq!(&text[found.offset..][..51], START);
        }
    }

    #[test]
    fn other_texts_are_none_and_what_else_stands_there_is_part_of_it() {
        for text in ["", "pos", "pos=", "pos pos=start", "W:W31-50:B1-20", "32-28", "position"] {
            assert_eq!(read(text), None, "{text}");
        }
        let text = format!("{START} et la suite");
        assert_eq!(read(&text).map(|hub| hub.letters), Some(text.as_str()));
    }
}
