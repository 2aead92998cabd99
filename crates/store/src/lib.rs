//! Games, and libraries of them, in an SQLite file: what was answered is on the disk.
//!
//! This crate keeps games and knows no rules: whoever calls it has checked the move. It reads no
//! clock and draws no random number; times and ids are handed in. Every change names the version
//! of the game it was made for, so two writers never overwrite each other ([`StoreError::Conflict`]).
//!
//! Durability: write-ahead log with `synchronous=FULL`. When a call that changes something returns,
//! the change survives the death of the process and of the machine. Changes that come at the same time share a commit.
#![forbid(unsafe_code)]

mod error;
mod game;
mod id;
mod library;
mod schema;
mod store;
mod writer;

pub use error::StoreError;
pub use game::{Change, End, GameRecord, NewGame, Timestamp};
pub use id::{GameId, LibraryId, ParseGameIdError};
pub use library::{LibraryGame, LibraryInfo, LibraryLimits};
pub use schema::SCHEMA_VERSION;
pub use store::{Store, StoreOptions};
