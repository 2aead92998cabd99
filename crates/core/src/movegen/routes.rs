//! Captures of any length by men and kings: depth first, one piece at a time.
//!
//! The moving piece is lifted, so its start counts as empty; pieces taken stay and block but
//! cannot be taken again; a branch ends where no further piece can be taken. Shorter captures
//! than the longest found are dropped (majority), and so are second routes of the same move.
//!
//! A king among many pieces can have tens of thousands of routes. After [`BUDGET`] jumps the search
//! for that piece starts again with a memory of the (square, captured set) pairs already seen, of
//! which there are few (`tests/worst_captures.rs`); every pair is then worked out once, whatever
//! the number of routes to it.

use alloc::vec::Vec;

use super::kings::{nearest, open};
use super::men::{for_each_bit, Jumps};
use super::side::{Node, Side};
use super::visited::Visited;
use crate::bitboard::{raw, Bitboard};
use crate::moves::Move;
use crate::square::Square;

/// Jumps by one piece before the memory is used.
const BUDGET: u32 = 1_000;

/// Adds the captures that take most pieces to the end of the list; there must be one.
#[inline(never)]
pub(crate) fn longest<S: Side>(node: &Node, list: &mut Vec<Move>) {
    let base = list.len();
    let mut routes = Routes {
        list,
        base,
        most: 1,
        opp: node.opp,
        empty: node.empty(),
        from: Square::at(1),
        promotion_row: 0,
        king: true,
        budget: BUDGET,
    };
    for_each_bit(node.own_kings(), |from| routes.piece(from, node.empty()));
    routes.king = false;
    routes.promotion_row = S::PROMOTION_ROW;
    let jumps = Jumps::of(node.opp, node.empty());
    for_each_bit(node.men() & jumps.any(), |from| routes.piece(from, node.empty()));
}

/// The search, and the captures found so far: those of `most` pieces, from `base` on in the list.
struct Routes<'a> {
    list: &'a mut Vec<Move>,
    base: usize,
    most: u32,
    /// The enemy's pieces, taken or not.
    opp: u64,
    /// The empty squares, the start of the moving piece included.
    empty: u64,
    /// The moving piece: where it starts, where it would be crowned, whether it is a king.
    from: Square,
    promotion_row: u64,
    king: bool,
    /// Jumps left before the memory is needed.
    budget: u32,
}

impl Routes<'_> {
    fn piece(&mut self, from: u64, empty: u64) {
        self.from = raw::square(from);
        self.empty = empty | from;
        self.budget = BUDGET;
        if self.king {
            for d in 0..4 {
                self.king_jump(from, d, 0, 1);
            }
        } else {
            self.man_jumps(from, 0, 0);
        }
        if self.budget == 0 {
            self.remembering(from, 0, 0, &mut Visited::new());
        }
    }

    /// All jumps of the man on this square, with all that may follow.
    fn man_jumps(&mut self, here: u64, captured: u64, pieces: u32) {
        let mut last = true;
        for d in 0..4 {
            let over = raw::step(here, d) & self.opp & !captured;
            let to = raw::step(over, d) & self.empty;
            if to != 0 && self.budget > 0 {
                self.budget -= 1;
                last = false;
                self.man_jumps(to, captured | over, pieces + 1);
            }
        }
        if last && self.budget > 0 {
            self.record(here, captured, pieces);
        }
    }

    /// The jump of the king on this square in one direction, as its `pieces`-th, with all that may
    /// follow; `false` if there is no such jump.
    fn king_jump(&mut self, here: u64, d: usize, captured: u64, pieces: u32) -> bool {
        let over = nearest(raw::ray(here, d) & !self.empty, d);
        if over & self.opp & !captured == 0 {
            return false;
        }
        let beyond = raw::ray(over, d);
        let landings = open(beyond, beyond & !self.empty, d);
        if landings == 0 || self.budget == 0 {
            return landings != 0;
        }
        self.budget -= 1;
        let captured = captured | over;
        // Straight on from whichever landing square is one and the same jump.
        let straight = self.king_jump(over, d, captured, pieces + 1);
        let turns = if d == 0 || d == 3 { [1, 2] } else { [0, 3] };
        for_each_bit(landings, |to| {
            let left = self.king_jump(to, turns[0], captured, pieces + 1);
            let right = self.king_jump(to, turns[1], captured, pieces + 1);
            if !(straight | left | right) && self.budget > 0 {
                self.record(to, captured, pieces);
            }
        });
        true
    }

    /// The plain search, in which no (square, captured set) is worked out twice.
    fn remembering(&mut self, here: u64, captured: u64, pieces: u32, visited: &mut Visited) {
        if !visited.insert_raw(here, captured) {
            return;
        }
        let mut last = true;
        for d in 0..4 {
            let (over, landings) = self.hop(here, d);
            if over & self.opp & !captured != 0 && landings != 0 {
                last = false;
                for_each_bit(landings, |to| {
                    self.remembering(to, captured | over, pieces + 1, visited);
                });
            }
        }
        if last {
            self.record(here, captured, pieces);
        }
    }

    /// What the piece would jump that way, and where it could land; either may be nothing.
    fn hop(&self, here: u64, d: usize) -> (u64, u64) {
        if self.king {
            let over = nearest(raw::ray(here, d) & !self.empty, d);
            let beyond = if over == 0 { 0 } else { raw::ray(over, d) };
            (over, open(beyond, beyond & !self.empty, d))
        } else {
            let over = raw::step(here, d) & raw::SQUARES;
            (over, raw::step(over, d) & self.empty)
        }
    }

    fn record(&mut self, to: u64, captured: u64, pieces: u32) {
        if pieces < self.most || pieces == 0 {
            return;
        }
        if pieces > self.most {
            self.list.truncate(self.base);
            self.most = pieces;
        }
        let m = Move {
            from: self.from,
            to: raw::square(to),
            promotes: to & self.promotion_row != 0,
            captured: Bitboard::from_word(captured),
        };
        if !self.list[self.base..].contains(&m) {
            self.list.push(m);
        }
    }
}
