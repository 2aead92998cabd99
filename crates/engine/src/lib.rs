//! The machine's player: alpha-beta with quiescence, a small table, material and position.
//!
//! ```
//! use damier_core::{fen, Position};
//! use damier_engine::{Engine, Level, Root};
//!
//! // White gives one man and takes three: 27-22, and whatever Black takes is taken back.
//! let position = Position::starting();
//! let mut engine = Engine::at_level(Level::new(3).ok_or("no such level")?, 1);
//! let found = engine.best_move(&Root::of(position)).ok_or("no legal move")?;
//! assert!(position.is_legal(&found.best));
//! # Ok::<(), &str>(())
//! ```
//!
//! Nothing here reads a clock: a search ends by depth, by nodes, or when the caller's `should_stop`
//! says so. The same root, level and seed give the same move on every machine.
#![forbid(unsafe_code)]

mod engine;
mod evaluate;
mod level;
mod random;
mod root;
mod score;
mod search;
mod table;

pub use engine::{Engine, SearchResult};
pub use evaluate::evaluate;
pub use level::{Level, Limits};
pub use root::Root;
pub use score::{Meaning, Score};
