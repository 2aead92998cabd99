//! A game as it is kept.

use damier_core::{Color, DrawReason, WinReason};

use crate::id::GameId;

/// Milliseconds since 1970-01-01 00:00 UTC.
pub type Timestamp = i64;

/// A game before it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The contract's name of the ruleset: `ffjd`, `fmjd`, `lidraughts`, `family`.
    pub ruleset: String,
    /// The first position, in the one form that damier writes.
    pub start_fen: String,
    /// Who plays White, if anybody said.
    pub white: Option<String>,
    /// Who plays Black, if anybody said.
    pub black: Option<String>,
    /// Whether irregular moves can be played in it, and claimed.
    pub table: bool,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Its name.
    pub id: GameId,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last changed.
    pub updated: Timestamp,
    /// 1 when new, one more after each change.
    pub version: i64,
    /// Ruleset, first position, players.
    pub game: NewGame,
    /// The moves from the first position on, in canonical notation; set-ups and irregularities
    /// among them in the form of the game's steps.
    pub moves: Vec<String>,
    /// How the players ended it, where it was not the rules that did.
    pub end: Option<End>,
}

/// An end that the players bring about. The ends that the rules bring about follow from the moves
/// and are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A draw, agreed on or claimed.
    Draw(DrawReason),
    /// This side resigned.
    Resignation(Color),
    /// This side's time ran out.
    Time(Color),
}

impl End {
    /// The contract's name of the reason.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            End::Draw(reason) => reason.name(),
            End::Resignation(_) => WinReason::Resignation.name(),
            End::Time(_) => WinReason::Time.name(),
        }
    }

    /// Who lost, if anybody did.
    #[must_use]
    pub const fn loser(self) -> Option<Color> {
        match self {
            End::Draw(_) => None,
            End::Resignation(loser) | End::Time(loser) => Some(loser),
        }
    }

    /// The end of this reason, and this loser where there is one; `None` if they don't go together.
    #[must_use]
    pub fn from_reason(reason: &str, loser: Option<Color>) -> Option<End> {
        match loser {
            None => DrawReason::ALL.into_iter().find(|draw| draw.name() == reason).map(End::Draw),
            Some(loser) if reason == WinReason::Resignation.name() => Some(End::Resignation(loser)),
            Some(loser) if reason == WinReason::Time.name() => Some(End::Time(loser)),
            Some(_) => None,
        }
    }
}

/// A change of a game. Each makes its version one higher.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The move after `ply` moves; those that stood there before, and an end, are dropped.
    Play {
        /// How many moves come before it.
        ply: usize,
        /// The move in canonical notation.
        notation: String,
    },
    /// Only the first `ply` moves stay; an end is dropped.
    Undo {
        /// How many moves stay.
        ply: usize,
    },
    /// The players end the game.
    End(End),
}
