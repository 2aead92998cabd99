//! Moves as they are said: « trente-deux prend vingt-huit, arrive en vingt-trois ».
//!
//! A spoken move names its start, for a capture the pieces taken, and its end: all that makes a move
//! (`notation.md` §1), so that no two legal moves sound alike. Each language has its words in its own
//! file; what they have in common is here.

use damier_core::notation::{InvalidMove, Leniency, MoveText, Separator};
use damier_core::{Move, Position};

use crate::language::Language;
use crate::{en, fr, nl};

/// A legal move as it is said.
///
/// ```
/// use damier_core::{fen, Position};
/// use damier_messages::{read_typed_move, spoken_move, Language};
///
/// let position = fen::parse("W:W32:B8,17,27").unwrap().into_position().unwrap();
/// let m = position.legal_moves()[0];
/// let said = spoken_move(&position, &m, Language::Fr);
/// assert_eq!(said, "trente-deux prend vingt-sept, dix-sept et huit, arrive en trois");
/// let read = read_typed_move(&said).unwrap();
/// assert_eq!(damier_core::notation::find(&position, &read), Ok(m));
/// ```
#[must_use]
pub fn spoken_move(position: &Position, m: &Move, language: Language) -> String {
    let words = words(language);
    let say = |number: u8| (words.say)(number);
    let (from, to) = (say(m.from.number()), say(m.to.number()));
    if !m.is_capture() {
        return format!("{from} {} {to}", words.goes);
    }
    let taken = position.path(m).captured;
    let taken = crate::list::join(taken.iter().map(|square| say(square.number())), words.and);
    format!("{from} {} {taken}, {} {to}", words.takes, words.arrives)
}

/// A move as a person types it: written in any way ([`Leniency::Typed`]), or spoken, in any of the
/// three languages. Case, accents, hyphens and little words do not matter, and figures may stand for
/// numbers in words: `32 prend 28, arrive en 23`.
///
/// # Errors
/// What is wrong with it as a written move.
pub fn read_typed_move(text: &str) -> Result<MoveText, InvalidMove> {
    MoveText::parse(text, Leniency::Typed).or_else(|error| read_spoken(text).ok_or(error))
}

/// A page that has the rules alone reads speech when the rest has come.
#[cfg(damier_rules_only)]
fn read_spoken(_: &str) -> Option<MoveText> {
    None
}

#[cfg(not(damier_rules_only))]
fn read_spoken(text: &str) -> Option<MoveText> {
    // Far longer than any move that can be said.
    const LONGEST: usize = 600;
    // Figures alone are no speech: whatever is wrong with them is wrong as writing.
    if text.len() > LONGEST || !text.chars().any(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X')) {
        return None;
    }
    Language::ALL.iter().find_map(|language| Reader::of(text, words(*language)).read())
}

/// The words of a language.
pub(crate) struct Words {
    /// A number in words, 1 to 50.
    pub(crate) say: fn(u8) -> String,
    /// Reads a number in words at the head of some words: the number and how many words it has.
    pub(crate) read: fn(&[&str]) -> Option<(u32, usize)>,
    /// Between start and end of a quiet move, between start and pieces taken, before the end.
    pub(crate) goes: &'static str,
    pub(crate) takes: &'static str,
    pub(crate) arrives: &'static str,
    /// Before the last of several pieces, with its blanks.
    pub(crate) and: &'static str,
    /// Whether a hyphen joins parts of one word (Dutch) or is as good as a blank.
    pub(crate) hyphen_joins: bool,
    /// Words understood for a quiet move, for a capture, for its end, and between pieces; without accents.
    pub(crate) quiet: &'static [&'static str],
    pub(crate) capture: &'static [&'static str],
    pub(crate) arrival: &'static [&'static str],
    pub(crate) between: &'static [&'static str],
    /// Words that say nothing.
    pub(crate) idle: &'static [&'static str],
}

fn words(language: Language) -> &'static Words {
    match language {
        Language::Fr => &fr::spoken::WORDS,
        Language::En => &en::spoken::WORDS,
        Language::Nl => &nl::spoken::WORDS,
    }
}

const COMMA: &str = ",";

/// The small letter of a capital of our languages. The tables for all the world's letters would be a tenth of
/// what a browser loads to know the rules.
fn small(c: char) -> char {
    match c {
        'À'..='Þ' if c != '×' => char::from_u32(c as u32 + 0x20).unwrap_or(c),
        'Œ' => 'œ',
        '\u{132}' => '\u{133}',
        _ => c.to_ascii_lowercase(),
    }
}

/// A reader of a text as words, with commas as words of their own.
struct Reader<'a> {
    text: Vec<String>,
    place: usize,
    words: &'a Words,
}

impl<'a> Reader<'a> {
    fn of(text: &str, words: &'a Words) -> Reader<'a> {
        let mut list: Vec<String> = vec![String::new()];
        for c in text.chars().map(small) {
            let in_word = list.last().map_or(false, |word| word.ends_with(char::is_alphabetic));
            match plain(c) {
                '-' if words.hyphen_joins && in_word => {}
                ',' | ';' => list.extend([COMMA.into(), String::new()]),
                c if c.is_alphanumeric() => {
                    if let Some(word) = list.last_mut() {
                        word.push(c);
                    }
                }
                '\u{300}'..='\u{36f}' => {}
                _ => list.push(String::new()),
            }
        }
        list.retain(|word| !word.is_empty() && !words.idle.contains(&word.as_str()));
        Reader { text: list, place: 0, words }
    }

    fn read(mut self) -> Option<MoveText> {
        self.skip(self.words.arrival);
        let from = self.number()?;
        self.skip(&[COMMA]);
        if !self.skip(self.words.capture) {
            self.skip(self.words.quiet);
            self.skip(&[COMMA]);
            let to = self.number()?;
            return self.end(vec![from, to], Separator::Dash, None);
        }
        let mut taken = vec![self.number()?];
        loop {
            let joined = self.skip(&[COMMA]) | self.skip(self.words.between);
            if self.done() && !joined && taken.len() == 1 {
                // `32 prend 23`: the written form, said.
                return self.end(vec![from, taken[0]], Separator::Cross, None);
            }
            if self.skip(self.words.arrival) {
                let to = self.number()?;
                return self.end(vec![from, to], Separator::Cross, Some(taken));
            }
            let next = self.number()?;
            if taken.contains(&next) {
                return None;
            }
            taken.push(next);
        }
    }

    fn end(mut self, numbers: Vec<u32>, separator: Separator, victims: Option<Vec<u32>>) -> Option<MoveText> {
        self.skip(&[COMMA]);
        let text = MoveText { numbers, separator, victims, standard: false };
        Some(text).filter(|_| self.done())
    }

    fn done(&self) -> bool {
        self.place == self.text.len()
    }

    /// Passes over words of a list; says whether there was one.
    fn skip(&mut self, list: &[&str]) -> bool {
        let before = self.place;
        while self.text.get(self.place).map_or(false, |word| list.contains(&word.as_str())) {
            self.place += 1;
        }
        self.place > before
    }

    /// A number in figures or in words.
    fn number(&mut self) -> Option<u32> {
        let rest: Vec<&str> = self.text[self.place..].iter().map(String::as_str).collect();
        let first = rest.first()?;
        let (number, used) = match first.parse() {
            Ok(number) if first.len() <= 9 => (number, 1),
            _ => (self.words.read)(&rest)?,
        };
        self.place += used;
        Some(number)
    }
}

/// A letter without its accent, a dash of any kind as a hyphen.
fn plain(c: char) -> char {
    match c {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}' => '-',
        c => c,
    }
}
