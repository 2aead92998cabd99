//! The rules of international draughts (10x10, FMJD): positions, moves, games, rulings.
//!
//! ```
//! use damier_core::Position;
//!
//! let start = Position::starting();
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 9);
//! let after = start.play(&moves[0])?;
//! assert_eq!(after.legal_moves().len(), 9);
//! # Ok::<(), damier_core::PlayError>(())
//! ```
//!
//! Three levels of truth: a [`Board`] holds pieces, a [`Setup`] is anything a FEN can say, a
//! [`Position`] can be played. This crate has no dependencies, does no input or output, and
//! compiles with Rust 1.63 without `std`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod bitboard;
mod board;
mod color;
mod combination;
mod counters;
mod draw_rules;
mod exact;
pub mod fen;
mod game;
pub mod letters;
mod movegen;
mod moves;
pub mod notation;
mod outcome;
mod path;
pub mod perft;
mod piece;
mod position;
mod ruleset;
pub mod ruling;
mod setup;
mod square;

pub use bitboard::Bitboard;
pub use board::Board;
pub use color::{ByColor, Color};
pub use combination::{Combination, CombinationKind};
pub use counters::Counters;
pub use draw_rules::{DrawRules, Effect, MaterialClass};
pub use exact::{EndingValue, ExactEndings, ValuedMove};
pub use game::table;
pub use game::{
    AfterEnd, Annotations, CountCause, CounterNote, CounterReset, DrawClock, DrawStanding, End, EndingProof,
    Event, Game, GameError, NodeId, Standing, Undone,
};
pub use moves::{Move, MoveList};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use path::MovePath;
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::{PlayError, Position, PositionError};
pub use ruleset::{Ruleset, UnknownRuleset};
pub use setup::Setup;
pub use square::{Direction, Square};
