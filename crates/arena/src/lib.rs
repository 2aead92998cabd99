//! Engines that play: the Hub protocol from both sides, DXP, clocks, games between two contenders, and
//! what a match says.
//!
//! | file | concept |
//! | --- | --- |
//! | `analysis.rs` | a search that tells what it finds |
//! | `clock.rs` | time for a move; an observer that keeps to it |
//! | `dxp/` | the DamExchange protocol: our engine at one end, others as contenders |
//! | `hub/` | the Hub protocol, versions 2 and 1: our engine as a server, others as contenders |
//! | `own.rs`, `spec.rs` | our engine as a contender; how it is asked for |
//! | `fault.rs` | why a player cannot play |
//! | `game.rs` | one game between two contenders |
//! | `contest.rs` | a match: pairs of games on several threads |
//! | `tally.rs` | Elo, error bars, the sequential test |
#![forbid(unsafe_code)]

mod analysis;
mod clock;
mod contest;
pub mod dxp;
mod fault;
mod game;
pub mod hub;
mod own;
mod spec;
mod tally;

pub use analysis::analyse;
pub use clock::{Allotment, Clock, Watch};
pub use contest::{contest, Contest, PairReport};
pub use fault::{Fault, MoveError};
pub use game::{advance, play_game, Choice, Contender, Control, Ending, Played, Spent, Turn, LONGEST};
pub use own::{open_book, open_tables, Own};
pub use spec::{Expected, OwnError, OwnSpec};
pub use tally::{Tally, Verdict};
