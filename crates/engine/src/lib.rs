//! The machine's player: a selective search with a shared table, and a learned evaluation.
//!
//! ```
//! use damier_core::{fen, Position};
//! use damier_engine::{Engine, Level, Root};
//!
//! // White gives one man and takes three: 27-22, and whatever Black takes is taken back.
//! let position = Position::starting();
//! let mut engine = Engine::at_level(Level::new(8).ok_or("no such level")?, 1);
//! let found = engine.best_move(&Root::of(position)).ok_or("no legal move")?;
//! assert!(position.is_legal(&found.best));
//! # Ok::<(), &str>(())
//! ```
//!
//! Nothing here reads a clock: a search ends by depth, by nodes, or when its [`Observer`] says so.
//! With one thread the same question has the same answer on every machine.
//!
//! | file | concept |
//! | --- | --- |
//! | `engine.rs` | the facade |
//! | `crew.rs` | who runs the searches beside the first |
//! | `iterate.rs` | the root: depth after depth |
//! | `worker.rs` | one thread's search: what it knows and keeps |
//! | `search.rs` | the tree: cuts and reductions |
//! | `progress.rs` | the depth that the threads have finished together |
//! | `quiescence.rs` | its leaves |
//! | `reductions.rs` | how much less deep late moves are searched |
//! | `endgames.rs` | endings that tables know, in the tree |
//! | `settle.rs` | the same at the root |
//! | `ordering.rs` | which moves first |
//! | `table.rs` | the shared transposition table |
//! | `memory.rs` | lines of it asked for early, large pages: unsafe code |
//! | `node.rs`, `zobrist.rs` | a position with what is kept up to date |
//! | `eval/` | patterns, the network, weights and their file |
//! | `eval/vector.rs` | the network by the widest instructions there are: unsafe code, the only other |
//! | `tunables.rs` | the numbers of the search |
#![deny(unsafe_code)]

mod crew;
mod endgames;
mod engine;
mod eval;
mod iterate;
mod level;
mod memory;
mod node;
mod observer;
mod ordering;
mod progress;
mod quiescence;
mod random;
mod reductions;
mod root;
mod score;
mod search;
mod settle;
mod table;
mod tunables;
mod worker;
mod zobrist;

pub use crew::{Crew, Help, Threads};
pub use endgames::Endgames;
pub use engine::{Engine, Goal, Options, SearchResult};
pub use eval::{
    divisor, entries, evaluate, material, men_of_entry, place, stage, windows_on, Network, Row, Weights,
    WeightsError, ENTRIES, FINE, ONE, PLACES, STAGES, UNIT, UNITS, WINDOWS,
};
pub use level::{Level, Limits};
pub use observer::{Nobody, Observer, Report, ReportLine};
pub use random::Random;
pub use root::Root;
pub use score::{Meaning, Score};
pub use tunables::Tunables;
