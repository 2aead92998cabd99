//! The tree of a game: positions, what led to them, and what was written beside them.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::table::Incident;
use crate::counters::Counters;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;

/// A node of a [`Game`](super::Game): the position after a move or a set-up. It stays valid as
/// long as the game, also when its line is cut off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The first position of the game.
    pub const ROOT: NodeId = NodeId(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What led to a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Nothing: the game begins here.
    Start,
    /// A move.
    Move(Move),
    /// A position set up within the game (`/FEN "…"/` in a file, or an irregularity left to stand):
    /// history and counters begin anew.
    SetUp,
}

/// What a file or a person wrote beside a node. Damier keeps it and never reads it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotations {
    /// Comments that stand before the move (at the root: before the game's first move).
    pub comments_before: Vec<String>,
    /// Comments that stand after the move.
    pub comments_after: Vec<String>,
    /// Numeric annotation glyphs: the numbers after `$`.
    pub nags: Vec<u16>,
    /// The signs glued to the move, as written: `!`, `?!`, `(?)`, `*`; empty if there are none.
    pub strength: String,
}

impl Annotations {
    /// Whether nothing is written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Annotations::default()
    }
}

/// What the rules need from a node's past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Past {
    /// The node at which the history began: the root or a set-up.
    pub(super) start: NodeId,
    /// The node at which the count of quiet plies began.
    pub(super) quiet_since: NodeId,
    /// The node at which the class came up; meaningless without a class.
    pub(super) class_since: NodeId,
    /// The last earlier node of the line with the same position, even before a set-up.
    pub(super) same: Option<NodeId>,
    /// The first node of the line, this one included, at which the rules end the game.
    pub(super) ended: Option<NodeId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) event: Event,
    pub(super) position: Position,
    /// Moves played before this position. A set-up is none, an irregular move that stands is one.
    pub(super) ply: u32,
    /// Steps from the root, set-ups included.
    pub(super) depth: u32,
    pub(super) counters: Counters,
    pub(super) past: Past,
    /// How the rules end the game here.
    pub(super) verdict: Option<Outcome>,
    pub(super) parent: Option<NodeId>,
    pub(super) first_child: Option<NodeId>,
    pub(super) next_sibling: Option<NodeId>,
    pub(super) annotations: Option<Box<Annotations>>,
    /// Irregularities: the one that set this position up first, then what was corrected to it.
    pub(super) incidents: Vec<Incident>,
}
