//! Lines from the other program as commands, version 2 or 1.

use std::time::Duration;

use crate::clock::{Allotment, Clock};

use super::syntax::Arguments;

/// Which version a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    One,
    Two,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    Hub,
    Init,
    Set(String, String),
    Position { text: String, moves: Vec<String> },
    Start,
    Play(String),
    Level(Limit),
    Go(Mode),
    PonderHit,
    Stop,
    NewGame,
    Ping,
    Quit,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Think,
    Ponder,
    Analyze,
}

/// What a search is limited by. Version 2 sets all at once, version 1 piece by piece.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Limit {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<Duration>,
    pub(super) clock: Option<Clock>,
    pub(super) infinite: bool,
}

impl Limit {
    pub(super) fn allotment(&self) -> Allotment {
        match (self.move_time, self.clock) {
            _ if self.infinite => Allotment::unlimited(),
            (Some(time), _) => Allotment::exactly(time),
            (None, Some(clock)) => clock.allot(),
            (None, None) => Allotment::unlimited(),
        }
    }

    /// This limit with the pieces of another one laid over it, as version 1 sets them one by one.
    pub(super) fn with(self, piece: Limit) -> Limit {
        Limit {
            depth: piece.depth.or(self.depth),
            nodes: piece.nodes.or(self.nodes),
            move_time: piece.move_time.or(self.move_time),
            clock: piece.clock.or(self.clock),
            infinite: piece.infinite || self.infinite,
        }
    }

    /// Without any limit a search that was asked to end would not.
    pub(super) fn is_none(&self) -> bool {
        *self == Limit::default()
    }
}

/// Reads a line. The dialect is that of the line, where it shows.
pub(super) fn read(line: &str) -> (Command, Option<Dialect>) {
    let words = Arguments::parse(line);
    let number = |n: usize| words.word(n).and_then(|text| text.parse::<u64>().ok());
    let one = |command| (command, Some(Dialect::One));
    let two = |command| (command, Some(Dialect::Two));
    match words.command() {
        "hub" => (Command::Hub, None),
        "init" => (Command::Init, None),
        "stop" => (Command::Stop, None),
        "ping" => (Command::Ping, None),
        "quit" => (Command::Quit, None),
        "ponder-hit" => (Command::PonderHit, None),
        "set-param" => {
            let get = |name| words.get(name).unwrap_or("").to_owned();
            two(Command::Set(get("name"), get("value")))
        }
        "set" => {
            let word = |n| words.word(n).unwrap_or("").to_owned();
            one(Command::Set(word(0), word(1)))
        }
        "new-game" => two(Command::NewGame),
        "new" => one(Command::NewGame),
        "start" => one(Command::Start),
        "pos" => match (words.get("pos"), words.word(0)) {
            (Some(text), _) => {
                let moves = words.get("moves").unwrap_or("").split_whitespace().map(str::to_owned);
                two(Command::Position { text: text.to_owned(), moves: moves.collect() })
            }
            (None, Some(text)) => one(Command::Position { text: text.to_owned(), moves: Vec::new() }),
            (None, None) => (Command::Position { text: String::new(), moves: Vec::new() }, None),
        },
        "move" => one(Command::Play(words.word(0).unwrap_or("").to_owned())),
        "depth" => one(Command::Level(Limit { depth: number(0).map(narrow), ..Limit::default() })),
        "time" => {
            one(Command::Level(Limit { move_time: number(0).map(Duration::from_millis), ..Limit::default() }))
        }
        "level" if words.word(0).is_some_and(|w| w.parse::<u64>().is_ok()) => {
            let clock = Clock {
                moves: number(0).filter(|n| *n > 0).map(narrow),
                time: Duration::from_millis(number(1).unwrap_or(0)),
                increment: Duration::from_millis(number(2).unwrap_or(0)),
            };
            one(Command::Level(Limit { clock: Some(clock), ..Limit::default() }))
        }
        "level" => two(Command::Level(level(&words))),
        "ponder" => one(Command::Go(Mode::Ponder)),
        "analyse" | "analyze" => one(Command::Go(Mode::Analyze)),
        "go" if words.has("ponder") => two(Command::Go(Mode::Ponder)),
        "go" if words.has("analyze") || words.has("analyse") => two(Command::Go(Mode::Analyze)),
        "go" if words.has("think") => two(Command::Go(Mode::Think)),
        "go" => (Command::Go(Mode::Think), None),
        _ => (Command::Unknown, None),
    }
}

fn level(words: &Arguments) -> Limit {
    let seconds = |name: &str| {
        let value = words.get(name)?.parse::<f64>().ok()?;
        if value.is_finite() && (0.0..1e9).contains(&value) {
            Some(Duration::from_secs_f64(value))
        } else {
            None
        }
    };
    let whole = |name: &str| words.get(name).and_then(|text| text.parse::<u64>().ok());
    let clock = seconds("time").map(|time| Clock {
        time,
        increment: seconds("inc").unwrap_or(Duration::ZERO),
        moves: whole("moves").filter(|n| *n > 0).map(narrow),
    });
    Limit {
        depth: whole("depth").map(narrow),
        nodes: whole("nodes"),
        move_time: seconds("move-time"),
        clock,
        infinite: words.has("infinite"),
    }
}

fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
