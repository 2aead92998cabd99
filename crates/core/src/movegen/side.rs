//! The same rules seen from either player, chosen when compiling.

use crate::bitboard::{raw, Bitboard};
use crate::board::Board;
use crate::color::Color;

/// A player at compile time. Directions are counted from his own side of the board: 0 and 1 are
/// forward left and right, 2 and 3 backward left and right, so `3 - k` is straight back.
pub(crate) trait Side {
    /// The player.
    const COLOR: Color;
    /// The other player.
    type Opponent: Side<Opponent = Self>;
    /// The row on which his men are crowned.
    const PROMOTION_ROW: u64;

    /// The set moved one step; mask the result with a set of squares.
    fn step(set: u64, k: usize) -> u64;

    /// The squares of which the next one that way is in the set.
    #[inline(always)]
    fn before(set: u64, k: usize) -> u64 {
        Self::step(set, 3 - k)
    }
}

/// White: forward is north.
pub(crate) struct White;
/// Black: forward is south.
pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Opponent = Black;
    const PROMOTION_ROW: u64 = Bitboard::promotion_row(Color::White).word();

    #[inline(always)]
    fn step(set: u64, k: usize) -> u64 {
        raw::step(set, k)
    }
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Opponent = White;
    const PROMOTION_ROW: u64 = Bitboard::promotion_row(Color::Black).word();

    #[inline(always)]
    fn step(set: u64, k: usize) -> u64 {
        raw::step(set, 3 - k)
    }
}

/// A position as the generator works on it: three words, from the mover's side.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    /// The pieces of the side to move.
    pub(crate) own: u64,
    /// The pieces of the other side.
    pub(crate) opp: u64,
    /// The kings of both.
    pub(crate) kings: u64,
}

impl Node {
    /// The board as this player sees it.
    #[inline(always)]
    pub(crate) fn new(board: &Board, turn: Color) -> Node {
        Node {
            own: board.of(turn).word(),
            opp: board.of(turn.opponent()).word(),
            kings: board.kings().word(),
        }
    }

    /// The squares without a piece.
    #[inline(always)]
    pub(crate) fn empty(&self) -> u64 {
        raw::SQUARES & !(self.own | self.opp)
    }

    /// The men of the side to move.
    #[inline(always)]
    pub(crate) fn men(&self) -> u64 {
        self.own & !self.kings
    }

    /// The kings of the side to move.
    #[inline(always)]
    pub(crate) fn own_kings(&self) -> u64 {
        self.own & self.kings
    }

    /// The opponent's view after a move by a man, which is crowned where it should be. Start and
    /// end may be the same square.
    #[inline(always)]
    pub(crate) fn after_man<S: Side>(&self, from: u64, to: u64, captured: u64) -> Node {
        Node {
            own: self.opp & !captured,
            opp: self.own & !from | to,
            kings: self.kings & !captured | to & S::PROMOTION_ROW,
        }
    }

    /// The opponent's view after a move by a king. Start and end may be the same square.
    #[inline(always)]
    pub(crate) fn after_king(&self, from: u64, to: u64, captured: u64) -> Node {
        Node {
            own: self.opp & !captured,
            opp: self.own & !from | to,
            kings: self.kings & !captured & !from | to,
        }
    }
}
