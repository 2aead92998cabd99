//! Counting the leaves of the game tree: the standard check of a move generator.

use crate::moves::MoveList;
use crate::position::Position;

/// The number of move sequences of exactly `depth` plies; draw rules do not apply, moves count once
/// per (start, end, captured set).
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter().map(|m| perft(&position.play_unchecked(m), depth - 1)).sum()
}
