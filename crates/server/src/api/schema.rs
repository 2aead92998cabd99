//! The shapes of the answers, for the OpenAPI document. The answers themselves are written by
//! `damier-answers`; the tests read real answers back into these, with no field too few or too many.
#![allow(dead_code)] // Nobody reads the fields: their names and types are what is said.

use serde::Deserialize;
use utoipa::ToSchema;

/// White or Black.
#[derive(Deserialize, ToSchema, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    White,
    Black,
}

/// An error.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorBody {
    pub(crate) error: ErrorDetail,
}

/// What went wrong. More fields say where: `ply`, `move`, `offset`, `square`, `ruling`.
#[derive(Deserialize, ToSchema, Debug)]
pub(crate) struct ErrorDetail {
    /// Stable: `bad-fen`, `illegal-move`, `not-found`, …
    #[schema(example = "bad-fen")]
    pub(crate) code: String,
    /// For people, in the language asked for.
    pub(crate) message: String,
}

/// The legal moves of a position.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovesAnswer {
    /// The position in its one written form.
    pub(crate) fen: String,
    /// Who is to move.
    pub(crate) side: Side,
    /// Whether they must capture.
    pub(crate) capture: bool,
    /// How many pieces the compulsory capture takes; 0 without one.
    pub(crate) pieces_to_capture: u8,
    pub(crate) moves: Vec<LegalMove>,
}

/// A legal move.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LegalMove {
    /// Short (`32-28`, `32x3`) unless another move shares start and end; then all squares.
    #[schema(example = "32x3")]
    pub(crate) notation: String,
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// Every square at which the piece lands, both ends included.
    pub(crate) path: Vec<u8>,
    /// The pieces taken, in this order.
    pub(crate) captured: Vec<u8>,
    /// Whether the man becomes a king.
    pub(crate) promotes: bool,
}

/// Where a game stands.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatusAnswer {
    /// Moves played.
    pub(crate) ply: u32,
    /// The position now.
    pub(crate) fen: String,
    /// Who is to move.
    pub(crate) side: Side,
    /// `ffjd`, `fmjd`, `lidraughts` or `family`.
    pub(crate) ruleset: String,
    /// How it ended; `null` while it goes on.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) outcome: Option<OutcomeAnswer>,
    /// Draws that a player may claim now.
    pub(crate) claims: Vec<String>,
    pub(crate) counters: CountersAnswer,
}

/// How a game ended.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutcomeAnswer {
    /// `null` for a draw.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) winner: Option<Side>,
    /// `no-pieces`, `blocked`, `repetition`, `25-moves`, `16-moves`, `5-moves`, `immediate-draw`, `agreement`,
    /// `resignation` or `time`.
    pub(crate) reason: String,
}

/// What the draw rules count.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountersAnswer {
    /// How often the position has stood with the same side to move, this time included.
    pub(crate) occurrences: u32,
    /// Plies without a man's move or a capture.
    pub(crate) quiet_plies: u32,
    /// `16-moves`, `5-moves` or `null`: the limit that the material brought up.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) class: Option<String>,
    /// Plies since then.
    pub(crate) class_plies: u32,
}

/// A game that is kept.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameAnswer {
    /// Its key, 22 letters and digits.
    pub(crate) id: String,
    /// When it was begun (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) created: String,
    /// When it was last changed (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) updated: String,
    /// 1 when new, one more after each change.
    pub(crate) version: i64,
    pub(crate) start_fen: String,
    pub(crate) ruleset: String,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) white: Option<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) black: Option<String>,
    /// The moves in canonical notation.
    pub(crate) moves: Vec<String>,
    pub(crate) status: StatusAnswer,
}
