//! Captures by men of up to three pieces, worked out for all men at once.
//!
//! A man that captures visits squares whose rows all have the same parity, and the pieces it
//! jumps stand on rows of the other. So up to the third piece neither the pieces already taken
//! nor the lifted man itself can come into play again: that needs a closed loop, and the smallest
//! loop takes four. Until then the sets of [`Jumps`], computed once, tell exactly who can jump
//! where, and no two routes give the same move.

use super::side::Node;
use crate::bitboard::raw::{before, step};

/// For each direction the squares from which a man could jump an enemy piece that way.
pub(crate) struct Jumps(pub(crate) [u64; 4]);

impl Jumps {
    /// The jumps over these pieces to these empty squares.
    #[inline(always)]
    pub(crate) fn of(over: u64, empty: u64) -> Jumps {
        let jump = |d: usize| before(over & before(empty, d), d);
        Jumps([jump(0), jump(1), jump(2), jump(3)])
    }

    /// The squares from which a man could jump in some direction.
    #[inline(always)]
    pub(crate) fn any(&self) -> u64 {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// The squares from which a man that arrived in this direction could go on: not straight back.
    #[inline(always)]
    fn onward(&self, d: usize) -> u64 {
        let j = &self.0;
        match d {
            0 => j[0] | j[1] | j[2],
            1 => j[0] | j[1] | j[3],
            2 => j[0] | j[2] | j[3],
            _ => j[1] | j[2] | j[3],
        }
    }
}

/// The landing squares of the jumps of a set in one direction.
#[inline(always)]
fn land(set: u64, d: usize) -> u64 {
    step(step(set, d), d)
}

/// The start of a jump in one direction, from its landing square.
#[inline(always)]
fn start(landing: u64, d: usize) -> u64 {
    before(before(landing, d), d)
}

/// Whether a man that has jumped once can jump again.
#[inline(always)]
fn goes_on(men: u64, jumps: &Jumps) -> bool {
    let on = |d: usize| land(men & jumps.0[d], d) & jumps.onward(d);
    on(0) | on(1) | on(2) | on(3) != 0
}

/// How many pieces the longest capture by a man takes (1, 2 or 3), or `None` for more. There must
/// be a capture.
#[inline(always)]
pub(crate) fn longest(men: u64, jumps: &Jumps, node: &Node) -> Option<u32> {
    if goes_on(men, jumps) {
        count_multiple(men, jumps, node).map(|(pieces, _)| pieces)
    } else {
        Some(1)
    }
}

/// How many legal captures the men have, or `None` if four pieces or more can be taken. There must
/// be a capture.
#[inline(always)]
pub(crate) fn count(men: u64, jumps: &Jumps, node: &Node) -> Option<u32> {
    if goes_on(men, jumps) {
        count_multiple(men, jumps, node).map(|(_, moves)| moves)
    } else {
        let j = &jumps.0;
        let ones = |d: usize| (men & j[d]).count_ones();
        Some(ones(0) + ones(1) + ones(2) + ones(3))
    }
}

/// Pieces taken and number of captures when some capture takes two or more.
#[inline(never)]
fn count_multiple(men: u64, jumps: &Jumps, node: &Node) -> Option<(u32, u32)> {
    let mut seconds = 0;
    let mut thirds = 0;
    // From here a man may close a loop of four on the square it left.
    let fourth = Jumps::of(node.opp, node.empty() | men);
    for d in 0..4 {
        let first = land(men & jumps.0[d], d);
        if first & jumps.onward(d) == 0 {
            continue;
        }
        for e in (0..4).filter(|e| e + d != 3) {
            let jumping = first & jumps.0[e];
            if jumping == 0 {
                continue;
            }
            seconds += jumping.count_ones();
            let second = land(jumping, e);
            if second & jumps.onward(e) == 0 {
                continue;
            }
            for f in (0..4).filter(|f| f + e != 3) {
                let jumping = second & jumps.0[f];
                if jumping == 0 {
                    continue;
                }
                thirds += jumping.count_ones();
                if land(jumping, f) & fourth.onward(f) != 0 {
                    return None;
                }
            }
        }
    }
    Some(if thirds > 0 { (3, thirds) } else { (2, seconds) })
}

/// Every capture of exactly this many pieces, 1 to 3: start, end, captured set.
#[inline(always)]
pub(crate) fn short(pieces: u32, men: u64, jumps: &Jumps, mut visit: impl FnMut(u64, u64, u64)) {
    if pieces == 1 {
        for d in 0..4 {
            let mut jumping = men & jumps.0[d];
            while jumping != 0 {
                let from = jumping & jumping.wrapping_neg();
                jumping ^= from;
                visit(from, land(from, d), step(from, d));
            }
        }
    } else {
        multiple(pieces, men, jumps, &mut visit);
    }
}

/// [`short`] for two or three pieces: back from each final landing square to the start.
#[inline(never)]
fn multiple(pieces: u32, men: u64, jumps: &Jumps, visit: &mut impl FnMut(u64, u64, u64)) {
    for d in 0..4 {
        let first = land(men & jumps.0[d], d);
        for e in (0..4).filter(|e| e + d != 3) {
            let second = land(first & jumps.0[e], e);
            if second == 0 {
                continue;
            }
            if pieces == 2 {
                for_each_bit(second, |to| {
                    let turn = start(to, e);
                    visit(start(turn, d), to, before(to, e) | before(turn, d));
                });
                continue;
            }
            for f in (0..4).filter(|f| f + e != 3) {
                for_each_bit(land(second & jumps.0[f], f), |to| {
                    let (b, a) = (start(to, f), start(start(to, f), e));
                    visit(start(a, d), to, before(to, f) | before(b, e) | before(a, d));
                });
            }
        }
    }
}

/// The bits of a set, lowest first.
#[inline(always)]
pub(crate) fn for_each_bit(mut set: u64, mut visit: impl FnMut(u64)) {
    while set != 0 {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        visit(bit);
    }
}
