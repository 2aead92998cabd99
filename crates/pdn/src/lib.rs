//! PDN, the file format of draughts games: a streaming reader, a checker, a game tree and a writer.
//!
//! The crate has no dependencies but the rules and compiles with Rust 1.63.
#![forbid(unsafe_code)]

mod build;
mod canonical;
mod check;
mod cursor;
mod encoding;
mod ended;
mod game;
mod input;
mod reader;
mod replay;
mod scan;
mod score;
mod tags;
mod tree;
mod variant;
mod visitor;
mod warning;
mod write;
mod written;

pub use build::{TreeReader, MOST_TEXT};
pub use check::{CheckedGame, Checker};
pub use encoding::CodePage;
pub use input::Place;
pub use reader::{Reader, MOST_COMMENT, MOST_NESTING};
pub use score::{compare_points, normalize_result};
pub use tags::{Tag, Tags};
pub use tree::{irregularity_command, irregularity_in, GameTree, Item, PlayedMove};
pub use variant::Variant;
pub use visitor::{Context, GameInfo, NoMove, Visitor};
pub use warning::{GameError, GameErrorCode, SetUpError, Warning, WarningCode, Warnings};
pub use write::{write_game, write_games, Terminator};
pub use written::WrittenMove;

/// How many plies a game may have.
pub const MOST_PLIES: u32 = 10_000;
