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

/// The directions in which a man can go on after a jump in each direction: all but straight back.
const ONWARD: [[usize; 3]; 4] = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]];

/// The landing squares of the first jumps in each direction from which a man can jump again.
#[inline(always)]
fn going_on(men: u64, jumps: &Jumps) -> [u64; 4] {
    let on = |d: usize| land(men & jumps.0[d], d) & jumps.onward(d);
    [on(0), on(1), on(2), on(3)]
}

#[inline(always)]
fn any(sets: &[u64; 4]) -> bool {
    sets[0] | sets[1] | sets[2] | sets[3] != 0
}

/// How many pieces the longest capture by a man takes (1, 2 or 3), or `None` for more. There must
/// be a capture.
#[inline(always)]
pub(crate) fn longest(men: u64, jumps: &Jumps, node: &Node) -> Option<u32> {
    let on = going_on(men, jumps);
    if any(&on) {
        count_multiple(on, jumps, node).map(|(pieces, _)| pieces)
    } else {
        Some(1)
    }
}

/// How many legal captures the men have, or `None` if four pieces or more can be taken. There must
/// be a capture.
#[inline(always)]
pub(crate) fn count(men: u64, jumps: &Jumps, node: &Node) -> Option<u32> {
    let on = going_on(men, jumps);
    if any(&on) {
        count_multiple(on, jumps, node).map(|(_, moves)| moves)
    } else {
        Some(count_single(men, jumps))
    }
}

/// How many jumps the men have.
#[inline(always)]
pub(crate) fn count_single(men: u64, jumps: &Jumps) -> u32 {
    let ones = |d: usize| (men & jumps.0[d]).count_ones();
    ones(0) + ones(1) + ones(2) + ones(3)
}

/// Pieces taken and number of captures when some capture takes two or more; `on` are the squares
/// of [`going_on`]. `None` if four pieces can be taken.
#[inline(always)]
fn count_multiple(on: [u64; 4], jumps: &Jumps, node: &Node) -> Option<(u32, u32)> {
    let mut captures = 0;
    let mut triple = Triple { captures: 0, longer: 0 };
    let mut second = |d: usize, e: usize| {
        let jumping = on[d] & jumps.0[e];
        captures += jumping.count_ones();
        let further = land(jumping, e) & jumps.onward(e);
        if further != 0 {
            triple.add(further, d, e, jumps, node);
        }
    };
    // Written out, so that every direction is a constant: a position rarely has more than one.
    if on[0] != 0 {
        ONWARD[0].iter().for_each(|e| second(0, *e));
    }
    if on[1] != 0 {
        ONWARD[1].iter().for_each(|e| second(1, *e));
    }
    if on[2] != 0 {
        ONWARD[2].iter().for_each(|e| second(2, *e));
    }
    if on[3] != 0 {
        ONWARD[3].iter().for_each(|e| second(3, *e));
    }
    if triple.captures == 0 {
        Some((2, captures))
    } else if triple.longer == 0 {
        Some((3, triple.captures))
    } else {
        None
    }
}

/// The captures of three pieces found so far.
struct Triple {
    captures: u32,
    /// Landing squares from which a fourth piece can be taken.
    longer: u64,
}

impl Triple {
    /// Adds the third jumps of men that came to these squares by jumping in directions d and e.
    #[inline(never)]
    fn add(&mut self, squares: u64, d: usize, e: usize, jumps: &Jumps, node: &Node) {
        for f in ONWARD[e] {
            let jumping = squares & jumps.0[f];
            if jumping != 0 {
                self.captures += jumping.count_ones();
                let landing = land(jumping, f);
                self.longer |= landing & jumps.onward(f);
                if f + d == 3 {
                    // Three sides of a loop: the fourth ends on the square the man has left.
                    let last = 3 - e;
                    self.longer |= landing & before(node.opp & before(node.men(), last), last);
                }
            }
        }
    }
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
#[inline(always)]
fn multiple(pieces: u32, men: u64, jumps: &Jumps, visit: &mut impl FnMut(u64, u64, u64)) {
    let on = going_on(men, jumps);
    for d in 0..4 {
        if on[d] == 0 {
            continue;
        }
        for e in ONWARD[d] {
            let second = land(on[d] & jumps.0[e], e);
            // Without a third jump there is one way on: stopping.
            let ways: &[usize] = if pieces == 2 { &[0] } else { &ONWARD[e] };
            for &f in ways {
                let ends = if pieces == 2 { second } else { land(second & jumps.0[f], f) };
                for_each_bit(ends, |to| {
                    let (b, third) = if pieces == 2 { (to, 0) } else { (start(to, f), before(to, f)) };
                    let a = start(b, e);
                    visit(start(a, d), to, third | before(b, e) | before(a, d));
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
