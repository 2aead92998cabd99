//! Step 6: the pieces lifted after a legal move.

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::position::Position;

use super::Finding;

/// Step 6: a legal move, and the squares lifted if somebody asks about them.
pub(super) fn judge_removal(position: &Position, named: Move, lifted: Option<Bitboard>) -> Finding {
    let lifted = match lifted {
        Some(lifted) => lifted,
        None => return Finding::Legal { named },
    };
    // The mover's start holds an own piece in the position; its end does after the move.
    let own = lifted & position.board().of(position.turn()).with(named.to);
    if !own.is_empty() {
        return Finding::RemovedOwnPiece { named, own };
    }
    let missing = named.captured.difference(lifted);
    if !missing.is_empty() {
        return Finding::RemovedTooFew { named, missing };
    }
    let extra = lifted.difference(named.captured);
    if !extra.is_empty() {
        return Finding::RemovedTooMany { named, extra };
    }
    Finding::Legal { named }
}
