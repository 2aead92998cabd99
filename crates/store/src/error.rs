//! What can go wrong, told apart by what somebody can do about it.

use std::path::PathBuf;

use crate::id::{GameId, LibraryId};

/// Why the store could not do it. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such game (any more).
    #[error("no such game: {0:?}")]
    NotFound(GameId),
    /// A game of this id is there already.
    #[error("the game {0:?} is there already")]
    AlreadyExists(GameId),
    /// There is no such library (any more).
    #[error("no such library: {0:?}")]
    NoLibrary(LibraryId),
    /// The library would have more than it may.
    #[error("the library has no room for more")]
    LibraryFull,
    /// Somebody else changed the game first: read it again.
    #[error("the game is at version {found}, not {expected}")]
    Conflict {
        /// The version the change was made for.
        expected: i64,
        /// The version the game has.
        found: i64,
    },
    /// A move can't stand there: the game has fewer moves.
    #[error("the game has {moves} moves, so nothing can change after move {ply}")]
    BeyondTheEnd {
        /// How many moves were to come before.
        ply: usize,
        /// How many moves the game has.
        moves: usize,
    },
    /// The file could not be opened or made.
    #[error("cannot open the database {}: {reason}", path.display())]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is an SQLite database, but of another program.
    #[error("{} is a database of another program", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer damier.
    #[error("the database has schema {found}; this version of damier knows up to {known}")]
    NewerSchema {
        /// The schema of the file.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The file is damaged or no database at all.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
    /// The disk, or the size set for the file, is full.
    #[error("no room left for the database")]
    Full,
    /// The file or its folder can't be written.
    #[error("the database can't be written: it is read-only")]
    ReadOnly,
    /// Another program kept the file locked for too long: try again.
    #[error("the database is locked by another program")]
    Busy,
    /// The disk failed.
    #[error("input or output error on the database: {0}")]
    Io(String),
    /// Anything else.
    #[error("database error: {0}")]
    Other(#[source] sqlx::Error),
}

impl StoreError {
    /// Whether the games say no, and not the database: then nothing is broken.
    pub(crate) const fn is_refusal(&self) -> bool {
        matches!(
            self,
            StoreError::NotFound(_)
                | StoreError::AlreadyExists(_)
                | StoreError::Conflict { .. }
                | StoreError::BeyondTheEnd { .. }
        )
    }
}

/// SQLite's primary result codes (<https://sqlite.org/rescode.html>).
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const LOCKED: i32 = 6;
    pub(super) const READONLY: i32 = 8;
    pub(super) const IOERR: i32 = 10;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const NOTADB: i32 = 26;
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) => {
                // The low byte of an extended code is the primary one.
                let primary =
                    database.code().and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff);
                match primary {
                    Some(code::BUSY | code::LOCKED) => StoreError::Busy,
                    Some(code::READONLY) => StoreError::ReadOnly,
                    Some(code::FULL) => StoreError::Full,
                    Some(code::CORRUPT | code::NOTADB) => StoreError::Corrupt(database.message().to_owned()),
                    Some(code::IOERR) => StoreError::Io(database.message().to_owned()),
                    _ => StoreError::Other(error),
                }
            }
            sqlx::Error::PoolTimedOut => StoreError::Busy,
            sqlx::Error::Io(io) => StoreError::Io(io.to_string()),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Corrupt(error.to_string())
            }
            _ => StoreError::Other(error),
        }
    }
}
