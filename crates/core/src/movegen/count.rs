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
                return count_two_quiet_plies::<S>(node, empty, long);
            }
        }
    }
    let mut leaves = 0;
    each_child::<S>(node, long, &mut |child, long| leaves += count::<S::Opponent>(child, long));
    leaves
}

/// [`count_two_plies`] where there are no kings and neither side can capture.
///
/// A quiet move changes the number of the opponent's quiet moves only at its two ends: whoever
/// could step to its end no longer can, and whoever stands before its start now can. So whole sets
/// of moves are summed with a few bit counts, except the moves after which the opponent captures:
///
/// - the piece can be taken on its new square: an enemy next to it, and behind it an empty square
///   or the one it left;
/// - or the square it left is where an enemy lands that takes another piece.
///
/// Those moves are played one by one.
#[inline(always)]
fn count_two_quiet_plies<S: Side>(node: &Node, empty: u64, long: &mut Vec<Move>) -> u64 {
    let Node { own, opp, .. } = *node;
    // The squares whose neighbour in direction k is an enemy, or empty.
    let enemy = [S::before(opp, 0), S::before(opp, 1), S::before(opp, 2), S::before(opp, 3)];
    let free = [S::before(empty, 0), S::before(empty, 1), S::before(empty, 2), S::before(empty, 3)];
    // An end is unsafe if it can be jumped along the diagonal the man does not move on (its own
    // start is empty then or not, as before) ...
    let crossed = [enemy[1] & free[2] | enemy[2] & free[1], enemy[0] & free[3] | enemy[3] & free[0]];
    // ... and a start uncovers a neighbour that has an enemy behind it.
    let uncovers = |k: usize| S::before(own & enemy[k], k);
    let uncovering = own & (uncovers(0) | uncovers(1) | uncovers(2) | uncovers(3));

    let replies = i64::from(quiet::count_men::<S::Opponent>(opp, empty));
    let mut leaves = 0;
    let mut capturing = 0;
    for k in 0..2 {
        let ends = S::step(own, k) & empty;
        // Straight ahead of the end an enemy could take the man, landing where it came from.
        let safe = ends & !(enemy[k] | crossed[k] | S::step(uncovering, k));
        let starts = S::before(safe, k);
        let side = enemy[1 - k];
        leaves += replies * i64::from(safe.count_ones()) + i64::from((starts & side).count_ones())
            - i64::from((safe & side).count_ones());
        for_each_bit(ends ^ safe, |to| {
            let child = node.after_man::<S>(S::before(to, k), to, 0);
            let jumps = Jumps::of(child.opp, child.empty());
            capturing += count_captures::<S::Opponent>(&child, &jumps, long);
        });
    }
    leaves as u64 + capturing
}
