//! Moves as text: Manoury notation in every dialect, and the one form we write.
//!
//! Reading has two steps, each failing in its own way: [`MoveText::parse`] (is it a move at all?)
//! and [`find()`] (which legal move is it?); [`read`] does both. The contract's `explain` looks at the
//! text between them.

mod find;
mod text;
mod write;

pub use find::{find, fits, read, CrossOnQuiet, FindMoveError, ReadMoveError};
pub(crate) use find::{fits_among, names_exactly};
pub use text::{Expected, InvalidMove, Leniency, MoveText, Separator};
