//! Where a ruleset would have ended the game. In a file it only says so: draw rules make no move
//! illegal (contract, "Games").

use damier_core::{DrawClock, Move, Position, Ruleset};

/// The draw rules running along a game.
#[derive(Clone)]
pub(crate) struct Ends {
    clock: DrawClock,
    ended_at: Option<u32>,
}

impl Ends {
    pub(crate) fn new(ruleset: Ruleset) -> Ends {
        Ends { clock: DrawClock::new(ruleset), ended_at: None }
    }

    /// The ply after which the game was drawn, if it was; 0 for the first position.
    pub(crate) fn drawn_at(&self) -> Option<u32> {
        self.ended_at
    }

    /// Begins a new game.
    pub(crate) fn reset(&mut self) {
        self.ended_at = None;
    }

    /// Counts anew from a set-up, before any move or among the moves.
    pub(crate) fn set_up(&mut self, position: &Position, ply: u32) {
        let drawn = self.clock.start(position).is_some();
        if self.ended_at.is_none() && drawn {
            self.ended_at = Some(ply);
        }
    }

    /// Counts a ply; `ply` is its number, 1 for the first move.
    #[inline]
    pub(crate) fn step(&mut self, before: &Position, m: &Move, after: &Position, ply: u32) {
        if self.ended_at.is_none() && self.clock.play(before, m, after).is_some() {
            self.ended_at = Some(ply);
        }
    }
}
