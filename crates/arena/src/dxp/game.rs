//! A game as both ends know it: where it began, what was played, where it stands.

use damier_core::{Color, DrawClock, Move, Position, Ruleset};
use damier_engine::Root;

use crate::game::advance;

use super::message::EndReason;

/// A game, under the draw rules of Annex 1.
#[derive(Clone, PartialEq, Debug)]
pub struct DxpGame {
    /// Where it began.
    pub start: Position,
    /// The side that we play.
    pub own: Color,
    /// The name of the other program.
    pub opponent: String,
    /// What was played.
    pub moves: Vec<Move>,
    /// Moves of each side after which it is over.
    pub limit: Option<u16>,
    /// How it ended.
    pub result: DxpResult,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DxpResult {
    /// It did not, or nobody says how.
    Unknown,
    /// Drawn.
    Draw,
    /// Won by this side.
    Won(Color),
}

impl DxpGame {
    /// Where it stands, with what the search has to know; and whether it is drawn.
    #[must_use]
    pub fn now(&self) -> (Root, bool) {
        let mut clock = DrawClock::new(Ruleset::Fmjd);
        let mut drawn = clock.start(&self.start).is_some();
        let mut root = Root::of(self.start);
        for m in &self.moves {
            drawn = advance(&mut root, m, &mut clock);
        }
        (root, drawn)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        if self.moves.len().is_multiple_of(2) {
            self.start.turn()
        } else {
            self.start.turn().opponent()
        }
    }

    /// Why the side to move has to end the game, if it has.
    #[must_use]
    pub fn end(&self) -> Option<EndReason> {
        let (root, drawn) = self.now();
        if root.position.legal_moves().is_empty() {
            Some(EndReason::Lost)
        } else if drawn {
            Some(EndReason::Draw)
        } else if self.limit.is_some_and(|limit| self.moves.len() >= 2 * usize::from(limit)) {
            Some(EndReason::Unknown)
        } else {
            None
        }
    }

    /// How many moves are left when the n-th move of this side (from 1) is taken back; `None` where the
    /// game has not come so far.
    #[must_use]
    pub fn plies_before(&self, number: u16, side: Color) -> Option<usize> {
        let plies = 2 * usize::from(number.checked_sub(1)?) + usize::from(side != self.start.turn());
        if plies <= self.moves.len() {
            Some(plies)
        } else {
            None
        }
    }

    /// What an end means that this side has declared for this reason.
    #[must_use]
    pub fn result_of(reason: EndReason, sender: Color) -> DxpResult {
        match reason {
            EndReason::Unknown => DxpResult::Unknown,
            EndReason::Lost => DxpResult::Won(sender.opponent()),
            EndReason::Draw => DxpResult::Draw,
            EndReason::Won => DxpResult::Won(sender),
        }
    }
}
