//! A game as it is kept.

use damier_core::Color;

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
    /// The moves from the first position on, in canonical notation.
    pub moves: Vec<String>,
    /// How the players ended it, where it was not the rules that did.
    pub end: Option<End>,
}

/// An end that the players bring about. The ends that the rules bring about follow from the moves
/// and are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Both agreed to a draw.
    Agreement,
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
            End::Agreement => "agreement",
            End::Resignation(_) => "resignation",
            End::Time(_) => "time",
        }
    }

    /// Who lost, if anybody did.
    #[must_use]
    pub const fn loser(self) -> Option<Color> {
        match self {
            End::Agreement => None,
            End::Resignation(loser) | End::Time(loser) => Some(loser),
        }
    }

    pub(crate) fn from_columns(reason: &str, loser: Option<&str>) -> Option<End> {
        let loser = match loser {
            Some("white") => Some(Color::White),
            Some("black") => Some(Color::Black),
            _ => None,
        };
        match (reason, loser) {
            ("agreement", None) => Some(End::Agreement),
            ("resignation", Some(loser)) => Some(End::Resignation(loser)),
            ("time", Some(loser)) => Some(End::Time(loser)),
            _ => None,
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
