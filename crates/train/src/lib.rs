//! From nothing to the engine's weights: games of the engine against itself, a file format for what
//! they teach, and a trainer.
//!
//! | file | concept |
//! | --- | --- |
//! | `record.rs` | a position of a game with its score and result, in 32 bytes |
//! | `shard.rs` | a file of games that can be continued after any interruption |
//! | `play.rs` | one game of the engine against itself |
//! | `beside.rs` | positions beside the games, met by moves that nobody would play |
//! | `shots.rs` | positions of the games where a shallow search misses a man |
//! | `lost.rs` | positions of lost games, and whether a search knows better |
//! | `fit.rs` | the trainer |
//! | `loss.rs` | what is to be learned of a position, and how far off one is |
//! | `foresight.rs` | what the rest of a game says about its positions |
//! | `plot.rs` | its losses as a picture |
//!
//! This crate reads and writes files that the caller opens, and says nothing itself.
#![forbid(unsafe_code)]

mod beside;
mod fit;
mod foresight;
mod loss;
mod lost;
mod play;
mod plot;
mod record;
mod shard;
mod shots;

pub use fit::{Fit, FitSettings};
pub use foresight::foresee;
pub use loss::{best_spread, loss_of, spread, Losses};
pub use lost::{Answered, Lost};
pub use play::{GameSettings, Player};
pub use plot::plot;
pub use record::{GameResult, Record};
pub use shard::{read_games, ShardError, ShardHead, ShardWriter};
pub use shots::{Shot, ShotFinder};
