//! One king against one, two kings against one: solved exactly, in memory, in milliseconds.
//!
//! The French summary text draws these endings "without immediate tactical continuation"; we read
//! that as "unless a side can force a win" and prove it (`rules.md` §6). Every decisive position of
//! one king against one is over within 3 plies, of two against one within 8.

mod lines;
mod solve;

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;

/// What a position is worth with best play on both sides, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndingValue {
    /// The side to move wins.
    Win {
        /// Plies to the end: the winner hastens, the loser delays.
        plies: u8,
    },
    /// Neither side can force a win.
    Draw,
    /// The side to move loses.
    Loss {
        /// Plies to the end; 0 when there is no move.
        plies: u8,
    },
}

impl EndingValue {
    /// The value, for its mover, of a move that leads to a position of this value.
    #[must_use]
    pub const fn before_a_move(self) -> EndingValue {
        match self {
            EndingValue::Win { plies } => EndingValue::Loss { plies: plies + 1 },
            EndingValue::Draw => EndingValue::Draw,
            EndingValue::Loss { plies } => EndingValue::Win { plies: plies + 1 },
        }
    }

    /// Greater is better for the side to move: quick wins first, slow losses before quick ones.
    const fn preference(self) -> i16 {
        match self {
            EndingValue::Win { plies } => 1000 - plies as i16,
            EndingValue::Draw => 0,
            EndingValue::Loss { plies } => plies as i16 - 1000,
        }
    }
}

/// A legal move with its exact value: one line of the proof.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ValuedMove {
    /// The move.
    pub m: Move,
    /// What it is worth to the side that plays it.
    pub value: EndingValue,
}

/// The solved endings: 125,000 bytes. Solve once and share.
#[derive(Clone, PartialEq, Eq)]
pub struct ExactEndings {
    /// By [`solve::index`]: 0 for a draw, else one more than the plies to the end. The side to
    /// move wins in an odd number of plies and loses in an even number.
    values: Vec<u8>,
}

impl core::fmt::Debug for ExactEndings {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "ExactEndings({} positions)", self.values.len())
    }
}

impl ExactEndings {
    /// Solves all positions of one king against one and two against one, either side to move.
    #[must_use]
    pub fn solve() -> ExactEndings {
        ExactEndings { values: solve::solve() }
    }

    /// Whether the material is solved here: kings only, one against one or two against one.
    #[must_use]
    pub fn covers(board: &Board) -> bool {
        let (white, black) = (board.of(Color::White).len(), board.of(Color::Black).len());
        matches!((white, black), (1, 1) | (2, 1) | (1, 2)) && board.kings() == board.occupied()
    }

    /// The exact value for the side to move; `None` for material that is not covered. A side
    /// without pieces has lost at once, whatever the other has.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<EndingValue> {
        let turn = position.turn();
        let (mover, other) = (position.board().of(turn), position.board().of(turn.opponent()));
        if mover.is_empty() {
            return Some(EndingValue::Loss { plies: 0 });
        }
        if !ExactEndings::covers(position.board()) {
            return None;
        }
        Some(self.value_of(mover, other))
    }

    /// Every legal move with its value, in generation order; `None` for material not covered.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Option<Vec<ValuedMove>> {
        self.value(position)?;
        let valued = |m: &Move| {
            let value = self.value(&position.play_unchecked(m))?;
            Some(ValuedMove { m: *m, value: value.before_a_move() })
        };
        position.legal_moves().iter().map(valued).collect()
    }

    fn value_of(&self, mover: Bitboard, other: Bitboard) -> EndingValue {
        decode(solve::index(mover, other).and_then(|at| self.values.get(at)).copied().unwrap_or(0))
    }
}

fn decode(stored: u8) -> EndingValue {
    match stored {
        0 => EndingValue::Draw,
        n if n % 2 == 0 => EndingValue::Win { plies: n - 1 },
        n => EndingValue::Loss { plies: n - 1 },
    }
}

fn encode(value: EndingValue) -> u8 {
    match value {
        EndingValue::Draw => 0,
        EndingValue::Win { plies } | EndingValue::Loss { plies } => plies + 1,
    }
}
