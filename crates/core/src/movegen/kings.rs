//! How far kings see, and what they may jump.

use super::men::for_each_bit;
use super::side::Node;
use crate::bitboard::raw;

/// The part of a ray before its first blocker. Squares further along have higher bits in the two
/// southern directions and lower bits in the northern ones.
#[inline(always)]
pub(crate) fn open(ray: u64, blockers: u64, d: usize) -> u64 {
    if d >= 2 {
        ray & !blockers & blockers.wrapping_sub(1)
    } else if blockers == 0 {
        ray
    } else {
        ray & !(u64::MAX >> blockers.leading_zeros())
    }
}

/// The blocker nearest to the start of the ray; no bit if there is none.
#[inline(always)]
pub(crate) fn nearest(blockers: u64, d: usize) -> u64 {
    if d >= 2 {
        blockers & blockers.wrapping_neg()
    } else if blockers == 0 {
        0
    } else {
        1 << (63 - blockers.leading_zeros())
    }
}

/// Whether a king of the side to move has a capture.
#[inline]
pub(crate) fn can_capture(node: &Node) -> bool {
    let empty = node.empty();
    let occupied = node.own | node.opp;
    let mut kings = node.own_kings();
    while kings != 0 {
        let mut found = 0;
        for d in 0..4 {
            let first = nearest(raw::ray(kings, d) & occupied, d);
            found |= raw::step(first & node.opp, d) & empty;
        }
        if found != 0 {
            return true;
        }
        kings &= kings - 1;
    }
    false
}

/// The squares a king on this square could glide to.
#[inline(always)]
pub(crate) fn glides(here: u64, occupied: u64) -> u64 {
    (0..4).fold(0, |reach, d| {
        let ray = raw::ray(here, d);
        reach | open(ray, ray & occupied, d)
    })
}

/// How many quiet moves the kings of the side to move have.
#[inline]
pub(crate) fn count_quiet(node: &Node) -> u32 {
    let mut moves = 0;
    for_each_bit(node.own_kings(), |here| moves += glides(here, node.own | node.opp).count_ones());
    moves
}
