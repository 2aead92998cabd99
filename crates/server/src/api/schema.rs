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
