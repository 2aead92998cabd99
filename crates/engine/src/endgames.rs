//! Endings whose value is known: what the search asks of tables, and what the draw rules leave of
//! the answer.
//!
//! Tables know nothing of the limits of 25, 16 and 5 moves. A win that is over before a limit falls
//! is a win; one that is not may still come in time by a capture or a man's move, or be a draw:
//! there the search goes on ([`Known::Doubtful`]).

use std::fmt;

use damier_core::{EndingValue, Position};

use crate::node::Node;
use crate::score::{self, DRAW};
use crate::worker::Worker;

/// Someone who knows the value of endings of few pieces, the draw rules left out of account. Asked
/// by all threads at once, and often: an answer should take no lock and wait for no disk.
pub trait Endgames: fmt::Debug + Send + Sync {
    /// With more pieces on the board nothing is known.
    fn most_pieces(&self) -> u32;

    /// Who wins, and the plies that it takes at most; `None` where it is not known.
    fn at_most(&self, position: &Position) -> Option<EndingValue>;

    /// Who wins, and the plies that it takes with best play; `None` where it is not known.
    fn exactly(&self, position: &Position) -> Option<EndingValue>;
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Nothing,
    /// Its worth to the side to move.
    Score(i32),
    /// A draw, whatever it looks like.
    Draw,
    /// Who has the better of it, but the limits may make it a draw. The score is a guess that
    /// grows as the end comes nearer.
    Doubtful(i32),
}

/// A doubtful win is worth so much, less its plies.
const DOUBTFUL: i32 = 400;
/// Of what a drawn position looks like, one part in so many counts, and never more than `LURE`: among
/// draws the one that an opponent without tables may lose is preferred.
const LOOKS: i32 = 16;
const LURE: i32 = 12;

/// What tables and counters say of a node; `precise`: with the plies of best play, if they are to
/// be had.
pub(crate) fn known(endgames: &dyn Endgames, node: &Node, ply: usize, precise: bool) -> Known {
    let position = &node.position;
    if position.board().occupied().len() > endgames.most_pieces() {
        return Known::Nothing;
    }
    let left = node.plies_left();
    if left == 0 && (position.must_capture() || position.has_quiet_move()) {
        return Known::Score(DRAW);
    }
    let fits = |value: EndingValue| match value {
        EndingValue::Win { plies } | EndingValue::Loss { plies } => u32::from(plies) <= left,
        EndingValue::Draw => true,
    };
    let value = match if precise { None } else { endgames.at_most(position) } {
        Some(value) if fits(value) => Some(value),
        rough => endgames.exactly(position).or(rough).or_else(|| endgames.at_most(position)),
    };
    match value {
        None => Known::Nothing,
        Some(EndingValue::Draw) => Known::Draw,
        Some(value @ EndingValue::Win { plies }) => match usize::from(plies) {
            plies if fits(value) => Known::Score(-score::loss_in(ply + plies)),
            plies => Known::Doubtful(DOUBTFUL - plies as i32),
        },
        Some(value @ EndingValue::Loss { plies }) => match usize::from(plies) {
            plies if fits(value) => Known::Score(score::loss_in(ply + plies)),
            plies => Known::Doubtful(plies as i32 - DOUBTFUL),
        },
    }
}

impl Worker<'_> {
    /// What tables say of a node, where there are tables and it has few pieces.
    #[inline(always)]
    pub(crate) fn known(&self, node: &Node, ply: usize) -> Known {
        match self.shared.endgames {
            Some(endgames) if node.position.board().occupied().len() <= self.shared.known_pieces => {
                match known(endgames, node, ply, false) {
                    Known::Draw => Known::Score(self.lure(node)),
                    other => other,
                }
            }
            _ => Known::Nothing,
        }
    }

    /// What a drawn position is worth.
    #[cold]
    fn lure(&self, node: &Node) -> i32 {
        if node.position.must_capture() || node.position.is_threatened() {
            return DRAW;
        }
        (self.shared.weights.evaluate(node) / LOOKS).clamp(-LURE, LURE)
    }
}
