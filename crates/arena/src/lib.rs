//! Engines that play: the Hub protocol from both sides, DXP, clocks, games between two contenders, and
//! what a match says.
//!
//! | file | concept |
//! | --- | --- |
//! | `analysis.rs` | a search that tells what it finds |
//! | `clock.rs` | time for a move; an observer that keeps to it |
//! | `dxp/` | the DamExchange protocol: our engine at one end, others as contenders |
//! | `hub/` | the Hub protocol, versions 2 and 1: our engine as a server, others as contenders |
//! | `own.rs` | our engine as a contender |
//! | `game.rs` | one game between two contenders |
//! | `contest.rs` | a match: pairs of games on several threads |
//! | `tally.rs` | Elo, error bars, the sequential test |
#![forbid(unsafe_code)]

mod analysis;
mod clock;
mod contest;
pub mod dxp;
mod game;
pub mod hub;
mod own;
mod tally;

pub use analysis::analyse;
pub use clock::{Allotment, Clock, Watch};
pub use contest::{contest, Contest, PairReport};
pub use game::{advance, play_game, Choice, Contender, Control, Ending, Played, Spent, Turn, LONGEST};
pub use own::{open_book, open_tables, Own, OwnError, OwnSpec};
pub use tally::{Tally, Verdict};
