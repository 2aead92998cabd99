//! Moves without capture: a man one step forward, a king any free way.

use super::kings::glides;
use super::men::for_each_bit;
use super::side::{Node, Side};

/// The men's quiet moves: start and end.
#[inline(always)]
pub(crate) fn men<S: Side>(node: &Node, mut visit: impl FnMut(u64, u64)) {
    let (men, empty) = (node.men(), node.empty());
    for k in 0..2 {
        for_each_bit(men & S::before(empty, k), |from| visit(from, S::step(from, k)));
    }
}

/// The kings' quiet moves: start and end.
#[inline(always)]
pub(crate) fn kings(node: &Node, mut visit: impl FnMut(u64, u64)) {
    for_each_bit(node.own_kings(), |from| {
        for_each_bit(glides(from, node.own | node.opp), |to| visit(from, to));
    });
}

/// The squares one step ahead of a set; mask the result with a set of squares.
#[inline(always)]
pub(crate) fn ahead<S: Side>(set: u64) -> u64 {
    S::step(set, 0) | S::step(set, 1)
}

/// How many quiet moves the men have.
#[inline(always)]
pub(crate) fn count_men<S: Side>(men: u64, empty: u64) -> u32 {
    (men & S::before(empty, 0)).count_ones() + (men & S::before(empty, 1)).count_ones()
}
