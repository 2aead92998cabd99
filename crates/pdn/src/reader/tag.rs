//! Tags, and other things in square brackets.

use std::io::{self, BufRead};

use super::Reader;
use crate::cursor::char_at;
use crate::input::Place;
use crate::scan::LOOK_AHEAD;
use crate::tags::{is_roster, Tags};
use crate::visitor::utf8;
use crate::warning::{WarningCode, Warnings};

/// How long a tag may be, in bytes.
const MOST_TAG: usize = 64 * 1024;

/// What stands in square brackets.
pub(super) enum Bracket {
    /// A tag, not yet read.
    Tag,
    /// `[pdn]` and the like; `close` for `[/pdn]`.
    Wrapper { len: usize, close: bool, pdn: bool },
    /// Anything else.
    Other,
}

/// What stands in the square brackets that the text begins with.
pub(super) fn bracket(text: &[u8]) -> Bracket {
    if plain_tag(text).is_some() {
        return Bracket::Tag;
    }
    let line = &text[..line_len(text)];
    let mut at = 1;
    let skip_blanks = |at: &mut usize| {
        while matches!(line.get(*at), Some(b' ' | b'\t')) {
            *at += 1;
        }
    };
    skip_blanks(&mut at);
    let close = line.get(at) == Some(&b'/');
    at += usize::from(close);
    let start = at;
    while let Some((c, len)) = char_at(line, at) {
        if !(c.is_alphanumeric() || c == '_') {
            break;
        }
        at += len;
    }
    let name = &line[start..at];
    if name.is_empty() || name[0].is_ascii_digit() {
        return Bracket::Other;
    }
    skip_blanks(&mut at);
    if line.get(at) == Some(&b']') {
        let known = std::str::from_utf8(name).map_or(false, is_roster);
        if known && !close {
            return Bracket::Tag;
        }
        let pdn = name.eq_ignore_ascii_case(b"pdn");
        return Bracket::Wrapper { len: at + 1, close, pdn };
    }
    if close {
        return Bracket::Other;
    }
    match char_at(line, at) {
        Some((c, _)) if is_quote(c) => Bracket::Tag,
        // Without quotes it must at least be closed.
        Some(_)
            if line[at..].contains(&b']') && (name[0].is_ascii_uppercase() || at > start + name.len()) =>
        {
            Bracket::Tag
        }
        _ => Bracket::Other,
    }
}

pub(super) fn line_len(text: &[u8]) -> usize {
    text.iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(text.len())
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '“' | '”' | '„' | '«' | '»' | '’' | '‘')
}

impl<R: BufRead> Reader<R> {
    /// Reads tags as long as they are those of one game.
    pub(super) fn tag_section(&mut self) -> io::Result<()> {
        let mut before: Option<u64> = self.tags.iter().last().map(|tag| tag.line);
        loop {
            if !self.input.skip_blanks()? {
                return Ok(());
            }
            self.input.ensure(LOOK_AHEAD)?;
            let window = self.input.window();
            if window.first() != Some(&b'[') {
                return Ok(());
            }
            let plain = plain_tag(window);
            if plain.is_none() && !matches!(bracket(window), Bracket::Tag) {
                return Ok(());
            }
            // A blank line and a name that was there already: the next game, the end of this one
            // being missing.
            let line = self.input.line();
            if before.map_or(false, |before| line > before + 1) && self.repeats_a_tag() {
                return Ok(());
            }
            before = Some(line);
            self.tag(plain)?;
        }
    }

    /// Whether the tag in front has the name of one of the tags read.
    fn repeats_a_tag(&self) -> bool {
        let window = self.input.window();
        let name = window[1..].iter().take_while(|b| b.is_ascii_alphanumeric()).count();
        std::str::from_utf8(&window[1..=name]).map_or(false, |name| self.tags.find(name).is_some())
    }

    fn tag(&mut self, plain: Option<(usize, usize)>) -> io::Result<()> {
        let place = self.input.place();
        if let (false, Some((name, end))) = (self.html, plain) {
            let text = &self.input.window()[..end];
            // Cut at ASCII bytes, so both are UTF-8.
            let (name, value) = (utf8(&text[1..name]), utf8(&text[name + 2..]));
            add_tag(&mut self.tags, &mut self.warnings, name, value, place, false);
            if text.is_ascii() {
                self.input.advance(end + 2);
            } else {
                self.input.advance_over(end + 2);
            }
            return Ok(());
        }
        self.input.ensure(MOST_TAG)?;
        let window = self.input.window();
        let line = &window[..line_len(window).min(MOST_TAG)];
        let read = odd_tag(line);
        if read.html {
            self.html = true;
            self.warnings.add(WarningCode::HtmlEntity, place);
        }
        if read.unclosed {
            self.warnings.add_with(WarningCode::UnclosedString, place, &read.name);
        }
        add_tag(&mut self.tags, &mut self.warnings, &read.name, &read.value, place, read.odd);
        self.input.advance_over(read.len);
        Ok(())
    }
}

fn add_tag(tags: &mut Tags, warnings: &mut Warnings, name: &str, value: &str, place: Place, odd: bool) {
    if odd || !name.starts_with(|c: char| c.is_ascii_uppercase()) || !name.is_ascii() {
        warnings.add_with(WarningCode::OddTag, place, name);
    }
    if tags.len() >= Tags::MOST {
        warnings.add_with(WarningCode::TooManyTags, place, name);
        return;
    }
    if tags.find(name).is_some() {
        warnings.add_with(WarningCode::DuplicateTag, place, name);
    }
    tags.push(name, value, place.line);
}

/// `[Name "value"]` without escapes, written as the standard has it: the end of the name and the
/// end of the value.
fn plain_tag(text: &[u8]) -> Option<(usize, usize)> {
    let text = &text[..text.len().min(MOST_TAG)];
    let mut name = 1;
    while text.get(name)?.is_ascii_alphanumeric() || text[name] == b'_' {
        name += 1;
    }
    if name == 1 || text.get(name..name + 2) != Some(b" \"") {
        return None;
    }
    let mut end = name + 2;
    while !matches!(text.get(end)?, b'"' | b'\\' | b'\n' | b'\r') {
        end += 1;
    }
    if text.get(end..end + 2) == Some(b"\"]") {
        Some((name, end))
    } else {
        None
    }
}

struct OddTag {
    name: String,
    value: String,
    len: usize,
    odd: bool,
    unclosed: bool,
    html: bool,
}

/// Reads any tag from a line that [`bracket`] has found to hold one: as the standard has it if
/// that leads to an end, else as well as it goes.
fn odd_tag(line: &[u8]) -> OddTag {
    let as_well_as_it_goes = [Care::Strict, Care::LastBackslash, Care::Lenient];
    as_well_as_it_goes.iter().find_map(|care| read_tag(line, *care)).unwrap_or_else(|| unclosed_tag(line))
}

/// How a tag's value is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    /// `\"` is a quote, whatever follows.
    Strict,
    /// The same, but the last quote of the line ends the value: `C:\x\` was meant.
    LastBackslash,
    /// Any quote before a bracket ends the value.
    Lenient,
}

fn read_tag(line: &[u8], care: Care) -> Option<OddTag> {
    let strict = care != Care::Lenient;
    let (name, mut at, mut odd) = tag_name(line);
    odd |= care != Care::Strict;
    let quote = char_at(line, at).filter(|(c, _)| is_quote(*c));
    let mut html = false;
    if let Some((c, len)) = quote {
        html = len > 1 && line[at] == b'&';
        odd |= c != '"';
        at += len;
    }
    if strict && quote.map_or(true, |(c, _)| c != '"') {
        return None;
    }
    let mut value = String::new();
    while let Some((c, len)) = char_at(line, at) {
        let (c, len) = if html || line[at] != b'&' { (c, len) } else { ('&', 1) };
        let literal = match care {
            Care::Strict => false,
            Care::LastBackslash => ends_line(line, at + 2),
            Care::Lenient => ends_tag(line, at + 2),
        };
        if c == '\\' && line.get(at + 1) == Some(&b'"') && !literal {
            value.push('"');
            at += 2;
            continue;
        }
        let closed = match quote {
            Some(('"', _)) if strict => c == '"' && ends_tag(line, at + len),
            Some((opening, _)) => closes(opening, c) && ends_tag(line, at + len),
            None => c == ']',
        };
        if closed {
            at += if quote.is_some() { len } else { 0 };
            odd |= line.get(at) != Some(&b']');
            while line.get(at) != Some(&b']') {
                at += 1;
            }
            let value = if quote.is_some() { value } else { value.trim().to_owned() };
            return Some(OddTag { name, value, len: at + 1, odd, unclosed: false, html });
        }
        if strict && c == '"' {
            return None;
        }
        value.push(c);
        at += len;
    }
    None
}

/// Whether a value that began with one quote may end with the other.
fn closes(opening: char, c: char) -> bool {
    let single = |c: char| matches!(c, '\'' | '‘' | '’');
    is_quote(c) && single(opening) == single(c)
}

/// A tag that is never closed: up to a bracket, or to the end of the line.
fn unclosed_tag(line: &[u8]) -> OddTag {
    let (name, mut at, _) = tag_name(line);
    if let Some((_, len)) = char_at(line, at).filter(|(c, _)| is_quote(*c)) {
        at += len;
    }
    let rest = &line[at.min(line.len())..];
    let end = rest.iter().rposition(|b| *b == b']');
    let len = end.map_or(line.len(), |end| at + end + 1);
    let value = String::from_utf8_lossy(&rest[..end.unwrap_or(rest.len())]).trim_end().to_owned();
    OddTag { name, value, len, odd: true, unclosed: true, html: false }
}

/// The name, where the value begins, and whether the standard has it so.
fn tag_name(line: &[u8]) -> (String, usize, bool) {
    let mut at = 1;
    let skip_blanks = |at: &mut usize| {
        let start = *at;
        while matches!(line.get(*at), Some(b' ' | b'\t')) {
            *at += 1;
        }
        *at - start
    };
    let mut odd = skip_blanks(&mut at) > 0;
    let mut name = String::new();
    while let Some((c, len)) = char_at(line, at).filter(|(c, _)| c.is_alphanumeric() || *c == '_') {
        name.push(c);
        at += len;
    }
    odd |= skip_blanks(&mut at) != 1;
    (name, at, odd)
}

/// Whether nothing but a closing bracket follows on the line's rest.
fn ends_tag(line: &[u8], at: usize) -> bool {
    let rest = line.get(at..).unwrap_or(&[]);
    rest.iter().find(|b| !matches!(b, b' ' | b'\t')) == Some(&b']')
}

/// Whether nothing but a closing bracket follows on the whole line.
fn ends_line(line: &[u8], at: usize) -> bool {
    let rest = line.get(at..).unwrap_or(&[]);
    rest.iter().filter(|b| !matches!(b, b' ' | b'\t')).eq([b']'].iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> (String, String, usize, bool) {
        assert!(matches!(bracket(line.as_bytes()), Bracket::Tag), "{line}");
        let tag = odd_tag(line.as_bytes());
        if let Some((name, end)) = plain_tag(line.as_bytes()) {
            assert!(!tag.odd && tag.len == end + 2 && tag.name.len() == name - 1, "{line}");
        }
        (tag.name, tag.value, line.len() - tag.len, tag.odd)
    }

    #[test]
    fn tags_in_every_spelling() {
        for (line, name, value, left, odd) in [
            (r#"[White "Wiersma, Harm"]"#, "White", "Wiersma, Harm", 0, false),
            (r#"[White "a"] [Black "b"]"#, "White", "a", 12, false),
            (r#"[White ""]"#, "White", "", 0, false),
            (r#"[White "a \""]"#, "White", "a \"", 0, false),
            (r#"[White "a\"]b"]"#, "White", "a\"]b", 0, false),
            (r#"[File "C:\x\"]"#, "File", "C:\\x\\", 0, true),
            (r#"[File "C:\x\"] [B "y"]"#, "File", "C:\\x\\", 8, true),
            (r#"[File "a\"]b\"]"#, "File", "a\"]b\\", 0, true),
            (r#"[ White  "a" ] x"#, "White", "a", 2, true),
            (r#"[White"a"]"#, "White", "a", 0, true),
            (r#"[White 'a']"#, "White", "a", 0, true),
            ("[White “é”]", "White", "é", 0, true),
            ("[White &quot;a &amp; b&quot;]", "White", "a & b", 0, false),
            (r#"[White "Jan "the" Man"]"#, "White", "Jan \"the\" Man", 0, true),
            (r#"[White "a & b &amp; c"]"#, "White", "a & b &amp; c", 0, false),
            ("[Round 3]", "Round", "3", 0, true),
            (r#"[White "abc]"#, "White", "abc", 0, true),
            (r#"[White "abc"#, "White", "abc", 0, true),
            ("[Event]", "Event", "", 0, true),
        ] {
            assert_eq!(read(line), (name.to_owned(), value.to_owned(), left, odd), "{line}");
        }
    }

    #[test]
    fn brackets_that_are_no_tags() {
        for (text, pdn, close) in [("[pdn]", true, false), ("[/PDN] x", true, true), ("[b]", false, false)] {
            match bracket(text.as_bytes()) {
                Bracket::Wrapper { close: c, pdn: p, .. } => assert_eq!((p, c), (pdn, close), "{text}"),
                _ => panic!("{text}"),
            }
        }
        for text in ["[", "[]", "[%clk 1:00]", "[1]", "[a", "[/x y]", "[\"x\"]"] {
            assert!(matches!(bracket(text.as_bytes()), Bracket::Other), "{text}");
        }
    }
}
