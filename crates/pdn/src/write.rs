//! Canonical PDN 3.0 (`notation.md` §2–4).

use std::fmt::Write;

use damier_core::{fen, Color};

use crate::score;
use crate::tree::{GameTree, Item};

/// How a game ends on paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Terminator {
    /// `*` between games, as the standard has it.
    #[default]
    Strict,
    /// The result again, for older programs.
    Compatible,
}

/// How long lines become; a comment is not broken.
const LINE_LENGTH: usize = 80;

/// Adds a game to the text. Games are separated by an empty line, which it ends with.
///
/// ```
/// use damier_core::Position;
/// use damier_pdn::{write_game, GameTree, Terminator};
///
/// let mut game = GameTree::default();
/// game.set_tag("Result", "1-1");
/// let start = Position::starting();
/// game.push(&start, start.legal_moves()[0]);
/// let mut text = String::new();
/// write_game(&mut text, &game, Terminator::Strict);
/// assert_eq!(text, "[Result \"1-1\"]\n\n1. 31-26 *\n\n");
/// ```
pub fn write_game(out: &mut String, game: &GameTree, terminator: Terminator) {
    for (name, value) in &game.tags {
        let value = value.replace('"', "\\\"").replace(['\n', '\r'].as_ref(), " ");
        // Writing to a String cannot fail.
        let _ = writeln!(out, "[{name} \"{value}\"]");
    }
    if !game.tags.is_empty() {
        out.push('\n');
    }
    let mut writer = Writer { out, column: 0, open: 0 };
    if game.tags.is_empty() && game.moves().next().is_none() {
        // A lone `*` is no game, and a comment before it would be the next game's.
        writer.word("1.");
    }
    writer.line(&game.line, Count::at_start(game));
    writer.word(result(game, terminator));
    out.push_str("\n\n");
}

/// Adds games to the text.
pub fn write_games<'a>(
    out: &mut String,
    games: impl IntoIterator<Item = &'a GameTree>,
    terminator: Terminator,
) {
    for game in games {
        write_game(out, game, terminator);
    }
}

fn result(game: &GameTree, terminator: Terminator) -> &str {
    match (terminator, game.tag("Result")) {
        (Terminator::Compatible, Some(text)) => match score::scan(text.as_bytes()) {
            Some(found) if found.len == text.len() => text,
            _ => "*",
        },
        _ => "*",
    }
}

/// Which move comes next.
#[derive(Clone, Copy)]
struct Count {
    number: u64,
    black: bool,
}

impl Count {
    fn at_start(game: &GameTree) -> Count {
        let setup = game.tag("FEN").and_then(|text| fen::parse(text).ok());
        let black = setup.map_or(false, |setup| setup.turn == Some(Color::Black));
        let number = setup.and_then(|setup| setup.move_number).unwrap_or(1);
        Count { number: u64::from(number), black }
    }

    fn next(self) -> Count {
        Count { number: self.number + u64::from(self.black), black: !self.black }
    }

    /// After a set-up inside the game.
    fn set_up(self, text: &str) -> Count {
        let turn = fen::parse(text).ok().and_then(|setup| setup.turn);
        match turn {
            Some(turn) => Count { black: turn == Color::Black, ..self },
            None => self,
        }
    }
}

struct Writer<'a> {
    out: &'a mut String,
    column: usize,
    /// Parentheses to be glued to the next word.
    open: usize,
}

impl Writer<'_> {
    fn line(&mut self, items: &[Item], start: Count) {
        let mut count = start;
        let mut before = start;
        // White's move always has its number; Black's only where something stands between.
        let mut numbered = false;
        for item in items {
            match item {
                Item::Move(played) => {
                    if !count.black {
                        self.word(&format!("{}.", count.number));
                    } else if !numbered {
                        self.word(&format!("{}...", count.number));
                    }
                    let strength = played.strength.as_deref().unwrap_or("");
                    self.word(&format!("{}{strength}", played.notation));
                    before = count;
                    count = count.next();
                    numbered = true;
                }
                Item::Nag(number) => self.word(&format!("${number}")),
                Item::Comment(text) => {
                    self.word(&format!("{{{}}}", without_braces(text)));
                    numbered = false;
                }
                Item::Variation(line) => {
                    self.open += 1;
                    self.line(line, before);
                    self.close();
                    numbered = false;
                }
                Item::SetUp(text) => {
                    self.word(&format!("/FEN \"{text}\"/"));
                    count = count.set_up(text);
                    before = count;
                    numbered = false;
                }
            }
        }
    }

    /// Ends a variation, gluing the parenthesis to what stands before it.
    fn close(&mut self) {
        if self.open > 0 {
            self.word("");
        }
        self.out.push(')');
        self.column += 1;
    }

    fn word(&mut self, text: &str) {
        let opening = std::mem::take(&mut self.open);
        let length = text.chars().count() + opening;
        if self.column > 0 {
            if self.column + 1 + length > LINE_LENGTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.extend(std::iter::repeat('(').take(opening));
        self.out.push_str(text);
        self.column = match text.rfind('\n') {
            Some(at) => text[at + 1..].chars().count(),
            None => self.column + length,
        };
    }
}

/// A comment as it can be written. In PDN 3.0 it ends with the first `}`, braces do not nest and nothing escapes
/// them, so they become parentheses; a reader warns of them ([`NestedComment`](crate::WarningCode::NestedComment)).
pub(crate) fn without_braces(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}
