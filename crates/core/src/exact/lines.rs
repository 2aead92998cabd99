//! Best play from the table.

use alloc::vec::Vec;

use super::{EndingValue, ExactEndings, ValuedMove};
use crate::moves::Move;
use crate::position::Position;

impl ExactEndings {
    /// The best move with its value: the quickest win, else a draw, else the slowest loss; the
    /// first in generation order among equals. `None` without a legal move or for material that
    /// is not covered.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<ValuedMove> {
        let moves = self.moves(position)?;
        let mut best = *moves.first()?;
        for candidate in moves {
            if candidate.value.preference() > best.value.preference() {
                best = candidate;
            }
        }
        Some(best)
    }

    /// A move and what it leads to: best play to the end where a side then wins, else the reply
    /// that holds the draw.
    #[must_use]
    pub fn line_of(&self, position: &Position, valued: &ValuedMove) -> Vec<Move> {
        let mut line = Vec::from([valued.m]);
        let next = position.play_unchecked(&valued.m);
        if valued.value == EndingValue::Draw {
            line.extend(self.best(&next).map(|reply| reply.m));
        } else {
            line.extend(self.line(&next));
        }
        line
    }

    /// Best play by both sides to the end of the game. Empty for a draw, which has no end, and
    /// for material that is not covered.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut line = Vec::new();
        let mut here = *position;
        if self.value(&here) == Some(EndingValue::Draw) {
            return line;
        }
        while let Some(best) = self.best(&here) {
            line.push(best.m);
            here = here.play_unchecked(&best.m);
        }
        line
    }
}
