//! How a game ended: who won, or by which rule it is drawn, in the contract's words.

use core::fmt;

use crate::color::Color;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has won (2-0).
    Win {
        /// The winner.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won (1-1).
    Draw(
        /// Why.
        DrawReason,
    ),
}

/// Why a game is won (Annex 1, article 7; `rules.md` §4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WinReason {
    /// The side to move has no piece left.
    NoPieces,
    /// The side to move has pieces and no legal move.
    Blocked,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// Why a game is drawn (Annex 1, article 6; `rules.md` §6–8). The order is that of naming when
/// two rules fall on one ply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawReason {
    /// The same position for the third time with the same side to move.
    Repetition,
    /// Twenty-five moves each without a man's move or a capture.
    TwentyFiveMoves,
    /// Sixteen moves each with three pieces, a king among them, against one king.
    SixteenMoves,
    /// Five moves each with one or two pieces, a king among them, against one king.
    FiveMoves,
    /// One king against one or two, proved to be a draw (French summary text only).
    ImmediateDraw,
    /// The players agreed.
    Agreement,
}

impl Outcome {
    /// The winner; `None` for a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(*winner),
            Outcome::Draw(_) => None,
        }
    }

    /// The contract's word for the reason.
    #[must_use]
    pub const fn reason_name(&self) -> &'static str {
        match self {
            Outcome::Win { reason, .. } => reason.name(),
            Outcome::Draw(reason) => reason.name(),
        }
    }

    /// The result as written in international draughts: `2-0`, `1-1` or `0-2`.
    #[must_use]
    pub const fn score(&self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "2-0",
            Some(Color::Black) => "0-2",
            None => "1-1",
        }
    }
}

impl WinReason {
    /// The contract's word: `no-pieces`, `blocked`, `resignation` or `time`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            WinReason::NoPieces => "no-pieces",
            WinReason::Blocked => "blocked",
            WinReason::Resignation => "resignation",
            WinReason::Time => "time",
        }
    }
}

impl DrawReason {
    /// All reasons, in the order in which they are named.
    pub const ALL: [DrawReason; 6] = [
        DrawReason::Repetition,
        DrawReason::TwentyFiveMoves,
        DrawReason::SixteenMoves,
        DrawReason::FiveMoves,
        DrawReason::ImmediateDraw,
        DrawReason::Agreement,
    ];

    /// The contract's word: `repetition`, `25-moves`, `16-moves`, `5-moves`, `immediate-draw` or
    /// `agreement`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DrawReason::Repetition => "repetition",
            DrawReason::TwentyFiveMoves => "25-moves",
            DrawReason::SixteenMoves => "16-moves",
            DrawReason::FiveMoves => "5-moves",
            DrawReason::ImmediateDraw => "immediate-draw",
            DrawReason::Agreement => "agreement",
        }
    }
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for DrawReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
