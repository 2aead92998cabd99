//! Where a ruleset would have ended the game. In a file it only says so: draw rules make no move
//! illegal (contract, "Games").

use damier_core::{DrawClock, Move, Position, Ruleset};

/// The draw rules running along a game.
#[derive(Clone)]
pub(crate) struct Ends {
    ruleset: Ruleset,
    clock: DrawClock,
    ended_at: Option<u32>,
    /// The last move began every count anew, and the clock has not been told.
    anew: bool,
    /// So few pieces are left that a count of their own may run.
    few: bool,
}

/// The most pieces for which a ruleset has a limit of its own: three against one.
const FEW: u32 = 4;

impl Ends {
    pub(crate) fn new(ruleset: Ruleset) -> Ends {
        Ends { ruleset, clock: DrawClock::new(ruleset), ended_at: None, anew: false, few: false }
    }

    /// The ply after which the game was drawn, if it was; 0 for the first position.
    pub(crate) fn drawn_at(&self) -> Option<u32> {
        self.ended_at
    }

    /// Begins a new game.
    pub(crate) fn reset(&mut self) {
        self.ended_at = None;
    }

    /// Counts anew from a set-up, before any move or among the moves. `counted` is its `:H…`, which
    /// lidraughts alone knows.
    pub(crate) fn set_up(&mut self, position: &Position, counted: Option<u8>, ply: u32) {
        let counted = counted.filter(|_| self.ruleset == Ruleset::Lidraughts).unwrap_or(0);
        let drawn = self.clock.start_with(position, u32::from(counted)).is_some();
        self.anew = false;
        self.few = position.board().occupied().len() <= FEW;
        if self.ended_at.is_none() && drawn {
            self.ended_at = Some(ply);
        }
    }

    /// Counts a ply; `ply` is its number, 1 for the first move.
    ///
    /// A man's move or a capture with more pieces on the board only begins all counts anew: the
    /// clock is told when something is to be counted.
    #[inline]
    pub(crate) fn step(&mut self, before: &Position, m: &Move, after: &Position, ply: u32) {
        if m.is_capture() {
            self.few = after.board().occupied().len() <= FEW;
        }
        let quiet = !m.is_capture() && before.board().kings().contains(m.from);
        if self.few || quiet {
            self.count(before, m, after, ply);
        } else {
            self.anew = true;
        }
    }

    fn count(&mut self, before: &Position, m: &Move, after: &Position, ply: u32) {
        if self.ended_at.is_some() {
            return;
        }
        if std::mem::take(&mut self.anew) {
            // Cannot be a draw: the limits that a position alone can reach need few pieces.
            let _ = self.clock.start(before);
        }
        if self.clock.play(before, m, after).is_some() {
            self.ended_at = Some(ply);
        }
    }
}
