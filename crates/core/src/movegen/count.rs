//! How many moves there are, now and one ply later, without making them.

use alloc::vec::Vec;

use super::men::{self, for_each_bit, Jumps};
use super::quiet;
use super::side::{Node, Side};
use super::{each_child, kings, routes};
use crate::moves::Move;

/// The number of legal moves. `long` is scratch space.
#[inline(always)]
pub(crate) fn count<S: Side>(node: &Node, long: &mut Vec<Move>) -> u64 {
    if node.own_kings() == 0 {
        let jumps = Jumps::of(node.opp, node.empty());
        if node.own & jumps.any() == 0 {
            u64::from(quiet::count_men::<S>(node.own, node.empty()))
        } else {
            count_captures::<S>(node, &jumps, long)
        }
    } else {
        count_with_kings::<S>(node, long)
    }
}

/// [`count`] for a side without kings that has a capture.
#[inline(always)]
fn count_captures<S: Side>(node: &Node, jumps: &Jumps, long: &mut Vec<Move>) -> u64 {
    match men::count(node.men(), jumps, node) {
        Some(moves) => u64::from(moves),
        None => count_long::<S>(node, long),
    }
}

/// [`count`] where kings capture or more than three pieces are taken.
#[inline(never)]
fn count_long<S: Side>(node: &Node, long: &mut Vec<Move>) -> u64 {
    let base = long.len();
    routes::longest::<S>(node, long);
    let moves = long.len() - base;
    long.truncate(base);
    moves as u64
}

#[inline(never)]
fn count_with_kings<S: Side>(node: &Node, long: &mut Vec<Move>) -> u64 {
    if kings::can_capture(node) {
        return count_long::<S>(node, long);
    }
    let jumps = Jumps::of(node.opp, node.empty());
    if node.men() & jumps.any() != 0 {
        return count_captures::<S>(node, &jumps, long);
    }
    u64::from(quiet::count_men::<S>(node.men(), node.empty()) + kings::count_quiet(node))
}

/// The number of sequences of two legal moves. `long` is scratch space.
#[inline(always)]
pub(crate) fn count_two_plies<S: Side>(node: &Node, long: &mut Vec<Move>) -> u64 {
    if node.kings == 0 {
        let empty = node.empty();
        let jumps = Jumps::of(node.opp, empty);
        if node.own & jumps.any() == 0 {
            let replies = Jumps::of(node.own, empty);
            if node.opp & replies.any() == 0 {
                return count_two_quiet_plies::<S>(node, empty, replies.any(), long);
            }
        }
    }
    let mut leaves = 0;
    each_child::<S>(node, long, &mut |child, long| leaves += count::<S::Opponent>(child, long));
    leaves
}

/// [`count_two_plies`] where there are no kings and neither side can capture. `onward` are the
/// squares from which the opponent could jump if he had a man there.
///
/// A quiet move changes the opponent's replies only around its two ends, so whole sets of moves
/// are summed with bit counts. Three kinds of moves by the square of their end:
///
/// - **safe**: the opponent still cannot capture. Whoever could step to the end no longer can, and
///   whoever stands before the start now can.
/// - **open**: the opponent can capture, one piece at a time: the moved man, crosswise or by
///   landing where it came from; or another one, by landing on the square left.
/// - **deep**: one of these captures goes on. These moves are played one by one.
#[inline(always)]
fn count_two_quiet_plies<S: Side>(node: &Node, empty: u64, onward: u64, long: &mut Vec<Move>) -> u64 {
    let Node { own, opp, .. } = *node;
    // The squares whose neighbour in direction k is an enemy, is empty, can be jumped on from.
    let around = |set: u64| [S::before(set, 0), S::before(set, 1), S::before(set, 2), S::before(set, 3)];
    let (enemy, free, on) = (around(opp), around(empty), around(onward));
    // The squares whose neighbour in direction k is an own man with an enemy behind.
    let covers = |k: usize| S::before(own & enemy[k], k);
    let covers = [covers(0), covers(1), covers(2), covers(3)];
    // Where a man would be taken by an enemy from direction k.
    let taken = |k: usize| enemy[k] & free[3 - k];

    let replies = i64::from(quiet::count_men::<S::Opponent>(opp, empty));
    let mut leaves = 0;
    for k in 0..2 {
        // Ends of moves in direction k; `left` and the like are about the start of such a move.
        let ends = S::step(own, k) & empty;
        let left = |set: u64| S::step(set, k);
        let (p, q) = (1 - k, 2 + k);
        let landing = [left(covers[p]), left(covers[q]), left(covers[3 - k])];
        let uncovered = landing[0] | landing[1] | landing[2];

        let capturing = ends & (enemy[k] | taken(p) | taken(q) | uncovered);
        let safe = ends ^ capturing;
        let starts = S::before(safe, k);
        leaves += replies * i64::from(safe.count_ones()) + i64::from((starts & enemy[p]).count_ones())
            - i64::from((safe & enemy[p]).count_ones());
        if capturing == 0 {
            continue;
        }
        let deep = capturing
            & ((enemy[k] | uncovered) & left(onward)
                | uncovered & free[k]
                | taken(p) & on[3 - p]
                | taken(q) & on[3 - q]);
        let open = capturing ^ deep;
        let ones = |set: u64| (open & set).count_ones();
        let captures = ones(enemy[k])
            + ones(taken(p))
            + ones(taken(q))
            + ones(landing[0])
            + ones(landing[1])
            + ones(landing[2]);
        leaves += i64::from(captures);
        for_each_bit(deep, |to| {
            let child = node.after_man::<S>(S::before(to, k), to, 0);
            let jumps = Jumps::of(child.opp, child.empty());
            leaves += count_captures::<S::Opponent>(&child, &jumps, long) as i64;
        });
    }
    leaves as u64
}
