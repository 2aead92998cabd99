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
    Position {
        text: String,
        moves: Vec<String>,
    },
    Start,
    Play(String),
    Level(Limit),
    Go(Mode),
    PonderHit,
    Stop,
    NewGame,
    Ping,
    Quit,
    /// What is not known is passed over.
    Unknown,
    /// What is known and makes no sense: what was expected.
    Bad(String),
    /// The same of a position, so that there is none now.
    NoPosition(String),
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
    let (command, dialect) = read_words(&words);
    let quote = || "a quote is not closed, expected one more \" before the end of the line".to_owned();
    match command {
        Command::Position { .. } if words.is_open() => (Command::NoPosition(quote()), dialect),
        Command::Unknown => (Command::Unknown, dialect),
        _ if words.is_open() => (Command::Bad(quote()), dialect),
        command => (command, dialect),
    }
}

fn read_words(words: &Arguments) -> (Command, Option<Dialect>) {
    let one = |command| (command, Some(Dialect::One));
    let two = |command| (command, Some(Dialect::Two));
    match words.command() {
        "hub" => (Command::Hub, None),
        "init" => (Command::Init, None),
        "stop" => (Command::Stop, None),
        "ping" => (Command::Ping, None),
        "quit" => (Command::Quit, None),
        "ponder-hit" => (Command::PonderHit, None),
        "set-param" => two(match (words.get("name"), words.get("value")) {
            (Some(name), Some(value)) => Command::Set(name.to_owned(), value.to_owned()),
            _ => Command::Bad("set-param: expected name=NAME value=VALUE".to_owned()),
        }),
        "set" => one(match (words.word(0), words.word(1)) {
            (Some(name), value) => Command::Set(name.to_owned(), value.unwrap_or("").to_owned()),
            (None, _) => Command::Bad("set: expected NAME VALUE".to_owned()),
        }),
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
        "depth" => one(limited(
            positional(words, 0, "depth", 1)
                .map(|depth| Limit { depth: Some(narrow(depth)), ..Limit::default() }),
        )),
        "time" => one(limited(
            positional(words, 0, "time (milliseconds)", 0)
                .map(|time| Limit { move_time: Some(Duration::from_millis(time)), ..Limit::default() }),
        )),
        "level" if words.word(0).is_some_and(|w| w.parse::<f64>().is_ok()) => one(limited(clock(words))),
        "level" => match level(words) {
            Ok(limit) => two(Command::Level(limit)),
            Err(why) => (Command::Bad(why), None),
        },
        "ponder" => one(Command::Go(Mode::Ponder)),
        "analyse" | "analyze" => one(Command::Go(Mode::Analyze)),
        "go" if words.has("ponder") => two(Command::Go(Mode::Ponder)),
        "go" if words.has("analyze") || words.has("analyse") => two(Command::Go(Mode::Analyze)),
        "go" if words.has("think") => two(Command::Go(Mode::Think)),
        // Version 1 has nothing else.
        "go" if words.is_bare() => (Command::Go(Mode::Think), None),
        "go" => (Command::Bad("go: expected think, ponder or analyze".to_owned()), None),
        _ => (Command::Unknown, None),
    }
}

fn limited(limit: Result<Limit, String>) -> Command {
    limit.map_or_else(Command::Bad, Command::Level)
}

/// The n-th argument of version 1.
fn positional(words: &Arguments, n: usize, name: &str, least: u64) -> Result<u64, String> {
    let number = words.word(n).and_then(|text| text.parse::<u64>().ok());
    number.filter(|n| *n >= least).ok_or_else(|| format!("{name}: expected a whole number from {least}"))
}

/// `level MOVES TIME INC`, the last of which may be missing.
fn clock(words: &Arguments) -> Result<Limit, String> {
    let moves = positional(words, 0, "level, moves", 0)?;
    let time = positional(words, 1, "level, time (milliseconds)", 0)?;
    let increment = match words.word(2) {
        Some(_) => positional(words, 2, "level, increment (milliseconds)", 0)?,
        None => 0,
    };
    let clock = Clock {
        moves: Some(moves).filter(|n| *n > 0).map(narrow),
        time: Duration::from_millis(time),
        increment: Duration::from_millis(increment),
    };
    Ok(Limit { clock: Some(clock), ..Limit::default() })
}

/// The limits of version 2. What is not known beside one that is known is passed over.
fn level(words: &Arguments) -> Result<Limit, String> {
    let there = |name: &str| words.get(name).is_some() || words.has(name);
    if !["depth", "nodes", "move-time", "time", "infinite"].iter().any(|name| there(name)) {
        return Err("level: expected depth, nodes, move-time, time (with moves, inc) or infinite".to_owned());
    }
    let seconds = |name: &str| match words.get(name).map(str::parse::<f64>) {
        None if !there(name) => Ok(None),
        Some(Ok(value)) if (0.0..1e9).contains(&value) => Ok(Some(Duration::from_secs_f64(value))),
        _ => Err(format!("{name}: expected a number of seconds from 0")),
    };
    let whole = |name: &str, least: u64| match words.get(name).map(str::parse::<u64>) {
        None if !there(name) => Ok(None),
        Some(Ok(value)) if value >= least => Ok(Some(value)),
        _ => Err(format!("{name}: expected a whole number from {least}")),
    };
    let (increment, moves) = (seconds("inc")?, whole("moves", 0)?);
    let clock = seconds("time")?.map(|time| Clock {
        time,
        increment: increment.unwrap_or(Duration::ZERO),
        moves: moves.filter(|n| *n > 0).map(narrow),
    });
    Ok(Limit {
        depth: whole("depth", 1)?.map(narrow),
        nodes: whole("nodes", 1)?,
        move_time: seconds("move-time")?,
        clock,
        infinite: there("infinite"),
    })
}

fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
