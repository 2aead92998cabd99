//! A whole game with everything that is written in it.

use damier_core::table::Incident;
use damier_core::{fen, Event, Game, Move, Position};

/// A game: its tags and its moves with all that stands between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTree {
    /// Names and values in order. The result is the tag `Result`.
    pub tags: Vec<(String, String)>,
    /// The main line.
    pub line: Vec<Item>,
}

/// One thing in a line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A move.
    Move(PlayedMove),
    /// A comment, clocks (`[%clk 1:55:21]`) included.
    Comment(String),
    /// A numeric annotation of the move before it; 7 is the forced move.
    Nag(u32),
    /// A variation: its first move replaces the move before it.
    Variation(Vec<Item>),
    /// A set-up: the FEN of the position that now stands.
    SetUp(String),
}

/// A move in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// The move in the form that is written: short, or the full path where that is ambiguous.
    pub notation: String,
    /// The sign glued to it: `!`, `?!`, `(?)`.
    pub strength: Option<String>,
    /// The move itself.
    pub played: Move,
}

impl GameTree {
    /// The value of the first tag of this name, in whatever case it is written.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.0.eq_ignore_ascii_case(name)).map(|tag| tag.1.as_str())
    }

    /// Sets the value of a tag, or adds it at the end.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.0.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.1 = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The position before the first move: the tag FEN's, else the starting position. `None` where
    /// the tag gives no position that can be played.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        match self.tag("FEN").map(str::trim) {
            None | Some("" | "?") => Some(Position::starting()),
            Some(text) => fen::parse(text).ok()?.into_position().ok(),
        }
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = &PlayedMove> + '_ {
        self.line.iter().filter_map(|item| match item {
            Item::Move(played) => Some(played),
            _ => None,
        })
    }

    /// Adds a legal move at the end of the main line. The position it was played in tells how it
    /// is written.
    pub fn push(&mut self, position: &Position, played: Move) {
        self.line.push(Item::Move(PlayedMove::new(position, played)));
    }

    /// Adds what was played from the start of a game to its current position, with its
    /// irregularities as commands in comments; its tags are for the caller.
    pub fn push_line_of(&mut self, game: &Game) {
        self.push_line_with(game, irregularity_command);
    }

    /// The same with the comments that the caller writes about irregularities; each should hold
    /// [`irregularity_command`], so that it can be read again.
    pub fn push_line_with(&mut self, game: &Game, mut comment: impl FnMut(&Incident) -> String) {
        for node in game.line() {
            match (game.event(node), game.parent(node)) {
                (Event::Move(m), Some(before)) => self.push(game.position_at(before), m),
                (Event::SetUp, _) => self.line.push(Item::SetUp(game.position_at(node).to_string())),
                _ => {}
            }
            let comments = game.incidents(node).iter().map(|incident| Item::Comment(comment(incident)));
            self.line.extend(comments);
        }
    }
}

const COMMAND: &str = "[%irregularity ";

/// An irregularity as a command in a comment: `[%irregularity …]`.
#[must_use]
pub fn irregularity_command(incident: &Incident) -> String {
    format!("{COMMAND}{incident}]")
}

/// The irregularity whose command stands in a comment.
#[must_use]
pub fn irregularity_in(comment: &str) -> Option<Incident> {
    let rest = &comment[comment.find(COMMAND)? + COMMAND.len()..];
    rest[..rest.find(']')?].trim().parse().ok()
}

impl PlayedMove {
    /// A legal move of this position, without a sign.
    #[must_use]
    pub fn new(position: &Position, played: Move) -> PlayedMove {
        PlayedMove { notation: position.notation(&played), strength: None, played }
    }
}
