//! Counting the leaves of the game tree: the standard check of a move generator, and of its speed.
//!
//! Draw rules do not apply; moves count once per (start, end, captured set). The last two plies
//! are counted, not played.

use alloc::vec::Vec;

use crate::color::Color;
use crate::movegen::{count, count_two_plies, each_child, Black, Node, Side, White};
use crate::moves::Move;
use crate::position::Position;

/// The number of move sequences of exactly `depth` plies; draw rules do not apply, moves count once
/// per (start, end, captured set).
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let node = Node::new(position.board(), position.turn());
    match position.turn() {
        Color::White => walk::<White>(&node, depth, &mut Vec::new()),
        Color::Black => walk::<Black>(&node, depth, &mut Vec::new()),
    }
}

fn walk<S: Side>(node: &Node, depth: u32, long: &mut Vec<Move>) -> u64 {
    match depth {
        0 => 1,
        1 => count::<S>(node, long),
        2 => count_two_plies::<S>(node, long),
        _ => {
            let mut leaves = 0;
            each_child::<S>(node, long, &mut |child, long| {
                leaves += walk::<S::Opponent>(child, depth - 1, long);
            });
            leaves
        }
    }
}
