//! Counting the leaves of the game tree: the standard check of a move generator, and of its speed.
//!
//! Draw rules do not apply; moves count once per (start, end, captured set). The last two plies
//! are counted, not played. [`split`] cuts the work into jobs for several threads, which this
//! crate does not start itself; [`perft_hashed`] remembers positions it meets again.
//!
//! ```
//! use damier_core::{perft, Position};
//!
//! let start = Position::starting();
//! assert_eq!(perft::perft(&start, 5), 27_117);
//! let jobs = perft::split(&start, 5);
//! assert_eq!(jobs.iter().map(perft::Job::count).sum::<u64>(), 27_117);
//! ```

mod table;

use alloc::vec;
use alloc::vec::Vec;

use crate::color::Color;
use crate::movegen::{count, count_two_plies, each_child, Black, Node, Side, White};
use crate::moves::Move;
use crate::position::Position;

pub use table::{perft_hashed, PerftTable};

/// The greatest depth, in plies, that is meant to be asked for. The search calls itself once per
/// ply, so programs should refuse more than this (it would take longer than anyone lives, except
/// where hardly a piece can move).
pub const MAX_DEPTH: u32 = 255;

/// The number of move sequences of exactly `depth` plies (1 for none).
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

/// The sequences of `depth` plies that begin with each legal move, in the order of
/// [`Position::legal_moves`]; none at all for depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    match depth.checked_sub(1) {
        Some(rest) => {
            let moves = position.legal_moves();
            moves.iter().map(|m| (*m, perft(&position.play_unchecked(m), rest))).collect()
        }
        None => Vec::new(),
    }
}

/// A part of a count that depends on no other part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Job {
    /// Where the part begins.
    pub position: Position,
    /// How many plies are left from there.
    pub depth: u32,
}

impl Job {
    /// The leaves of this part.
    #[must_use]
    pub fn count(&self) -> u64 {
        perft(&self.position, self.depth)
    }
}

/// Cuts a count into jobs for several threads to take one after another: the leaves of the jobs
/// add up to those of the whole. The list is cut finer ply by ply until there are a few hundred
/// jobs or the plies left are too few to be worth a job; it is empty if the game ends before.
#[must_use]
pub fn split(position: &Position, depth: u32) -> Vec<Job> {
    const ENOUGH: usize = 400;
    const SMALLEST: u32 = 4;
    let mut jobs = vec![Job { position: *position, depth }];
    let mut left = depth;
    while left > SMALLEST && !jobs.is_empty() && jobs.len() < ENOUGH {
        left -= 1;
        let children = |job: &Job| {
            let position = job.position;
            let moves = position.legal_moves().into_iter();
            moves.map(move |m| Job { position: position.play_unchecked(&m), depth: left })
        };
        jobs = jobs.iter().flat_map(children).collect();
    }
    jobs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn position(text: &str) -> Position {
        fen::parse(text).unwrap().into_position().unwrap()
    }

    #[test]
    fn divide_and_split_add_up() {
        let kings = position("W:W36,K31,K46:BK5,K10,15");
        for (position, depth, leaves) in [(Position::starting(), 7, 1_049_442), (kings, 7, 2_410_071)] {
            let parts = divide(&position, depth);
            assert_eq!(parts.len(), position.legal_moves().len());
            assert_eq!(parts.iter().map(|(_, n)| n).sum::<u64>(), leaves);
            let jobs = split(&position, depth);
            assert!(jobs.len() >= 400, "{}", jobs.len());
            assert!(jobs.iter().all(|job| job.depth >= 4 || job.depth == depth));
            assert_eq!(jobs.iter().map(Job::count).sum::<u64>(), leaves);
        }
    }

    #[test]
    fn short_and_finished_games() {
        let start = Position::starting();
        assert_eq!(perft(&start, 0), 1);
        assert_eq!(divide(&start, 0), []);
        assert_eq!(split(&start, 0), [Job { position: start, depth: 0 }]);
        let lost = position("W:W46:B37,41");
        assert_eq!((perft(&lost, 1), perft(&lost, 9)), (0, 0));
        assert_eq!(split(&lost, 9), []);
    }
}
