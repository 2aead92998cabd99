//! Ends that are declared rather than played: agreement, resignation, time, a claimed draw.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::{Game, GameError};
use crate::color::Color;
use crate::exact::{EndingValue, ExactEndings, ValuedMove};
use crate::moves::Move;
use crate::outcome::{DrawReason, Outcome, WinReason};

/// The proof behind the immediate draw, or behind its refusal while a win is forced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndingProof {
    /// What the position is worth to the side to move.
    pub value: EndingValue,
    /// Every legal move with its value.
    pub moves: Vec<ValuedMove>,
    /// Best play to the end when a side wins; empty for a draw.
    pub line: Vec<Move>,
    /// For each of `moves`, what it leads to, itself first: best play to the end where a side then
    /// wins, and where nobody does the reply that holds the draw.
    pub after: Vec<Vec<Move>>,
}

impl Game {
    /// The players agree on a draw. No ruleset here limits when (`mission` B6).
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.declare(Outcome::Draw(DrawReason::Agreement))
    }

    /// A player gives up.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, loser: Color) -> Result<(), GameError> {
        self.declare(Outcome::Win { winner: loser.opponent(), reason: WinReason::Resignation })
    }

    /// A player's time has run out. A game that the last move has won or drawn is over already,
    /// so the flag comes too late there (`irregularities.md` §6).
    ///
    /// # Errors
    /// The game is over.
    pub fn flag(&mut self, loser: Color) -> Result<(), GameError> {
        self.declare(Outcome::Win { winner: loser.opponent(), reason: WinReason::Time })
    }

    /// A player claims a draw that the ruleset leaves to the players: see [`Game::claims`].
    ///
    /// # Errors
    /// The game is over, or this draw cannot be claimed.
    pub fn claim(&mut self, reason: DrawReason) -> Result<(), GameError> {
        if let Some(end) = self.ended() {
            return Err(GameError::Over(end));
        }
        if !self.claims().contains(&reason) {
            return Err(GameError::NotClaimable(reason));
        }
        self.declare(Outcome::Draw(reason))
    }

    fn declare(&mut self, outcome: Outcome) -> Result<(), GameError> {
        if let Some(end) = self.ended() {
            return Err(GameError::Over(end));
        }
        self.undone.clear();
        self.declared = Some((self.cursor, outcome));
        Ok(())
    }

    /// The solved endings, if this game was given them or had to solve them: to be handed to the
    /// next game.
    #[must_use]
    pub fn endings(&self) -> Option<Arc<ExactEndings>> {
        self.judge.endings.0.clone()
    }

    /// The exact value of the current position with all its moves, where kings alone stand one
    /// against one or two, under any ruleset; `None` for other material.
    #[must_use]
    pub fn ending_proof(&self) -> Option<EndingProof> {
        let position = self.position();
        if !ExactEndings::covers(position.board()) {
            return None;
        }
        let endings = self.judge.endings.shared();
        let moves = endings.moves(position)?;
        let after = moves.iter().map(|valued| endings.line_of(position, valued)).collect();
        Some(EndingProof { value: endings.value(position)?, moves, line: endings.line(position), after })
    }
}
