//! Touch-move: what touching a piece commits a player to (`irregularities.md` §1).

use alloc::vec::Vec;

use crate::moves::{sort_by_key, Move};
use crate::position::Position;
use crate::square::Square;

/// What follows from touching a square on purpose, without having said *j'adoube* before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// The piece must be played. Until it is let go, any of these moves may be chosen.
    Binds {
        /// Its legal moves, by end and pieces taken; at least one.
        moves: Vec<Move>,
    },
    /// Nothing: there is no piece, it is the enemy's, or it has no legal move (another piece must
    /// capture, perhaps).
    Free,
}

impl Touch {
    /// The article by which moving another piece than the one touched is an irregularity.
    pub const ARTICLE: &'static str = "FMJD 1/5.4.3";
}

/// What the player on move is bound to after touching a square.
///
/// ```
/// use damier_core::ruling::{touch, Touch};
/// use damier_core::{Position, Square};
///
/// match touch(&Position::starting(), Square::at(32)) {
///     Touch::Binds { moves } => assert_eq!(moves.len(), 2, "32-27 or 32-28"),
///     Touch::Free => unreachable!(),
/// }
/// assert_eq!(touch(&Position::starting(), Square::at(38)), Touch::Free);
/// ```
#[must_use]
pub fn touch(position: &Position, touched: Square) -> Touch {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().filter(|m| m.from == touched).collect();
    sort_by_key(&mut moves, |m| *m);
    if moves.is_empty() {
        Touch::Free
    } else {
        Touch::Binds { moves }
    }
}
