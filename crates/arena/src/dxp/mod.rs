//! DXP, the DamExchange protocol: two programs play each other over a connection.
//!
//! | file | concept |
//! | --- | --- |
//! | `message.rs` | the messages as text |
//! | `codes.rs` | the letters in them |
//! | `link.rs` | a connection that carries them |
//! | `game.rs` | a game as both sides know it |
//! | `player.rs` | our engine at one end |
//! | `session.rs` | what is asked, played and taken back there |
//! | `contender.rs` | the program at the other end as a contender in a match |

mod codes;
mod contender;
mod game;
mod link;
mod message;
mod player;
mod session;

pub use contender::DxpEngine;
pub use game::{DxpGame, DxpResult};
pub use link::{connect, Address, AddressError, Incoming, Link, PORT};
pub use message::{
    Acceptance, BackAnswer, EndReason, Framer, GameRequest, Message, MessageError, MoveText, LONGEST,
};
pub use player::{Note, Pace, Player, PlayerOptions, Proposal, Wish, Wishes};
