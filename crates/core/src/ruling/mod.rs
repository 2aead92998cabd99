//! Rulings: whether a person may play what they try, and if not, exactly why.
//!
//! [`explain`] follows the contract's procedure ("The ruling: `explain`") in its order; each step
//! has its place: steps 1–4 in `judge`, the captures that stop anywhere in `chains`, the walk of
//! step 5 in `walk`, the pieces lifted (step 6) in `removed`. For explaining only: `captures`, `lifting`. A ruling is data: no sentence is
//! made here (the crate damier-messages does that).

mod captures;
mod chains;
mod code;
mod judge;
mod lifting;
mod removed;
mod touch;
mod walk;

use alloc::vec::Vec;

pub use captures::{captures, Captures};
pub use code::{DecidedBy, Irregularity, Remedy, Rule, RulingCode};
pub use judge::explain;
pub use lifting::{if_lifted_at_once, LiftedAtOnce, WrongCapture};
pub use touch::{touch, Touch};

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::path::MovePath;
use crate::piece::{Piece, Role};
use crate::square::Square;

/// The ruling on a try: the code, the moves that were owed and all facts for a sentence and a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// What was found, with the squares and pieces at hand.
    pub finding: Finding,
    /// The squares of the try in the order written, as far as they exist.
    pub tried: Vec<Square>,
    /// The piece on the first square of the try, whoever owns it.
    pub piece: Option<Piece>,
    /// Every legal move of the position, by start, end and pieces taken.
    pub required: Vec<Move>,
    /// What it would be at the table, and who decides about it.
    pub irregularity: Option<Irregularity>,
}

impl Ruling {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> RulingCode {
        self.finding.code()
    }

    /// Whether the try may be played as it is.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self.finding, Finding::Legal { .. })
    }

    /// The rule that the ruling rests on.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.code().rule(self.piece.map_or(Role::Man, |piece| piece.role))
    }

    /// The move that the try names, where it names one: it is legal, perhaps with wrong pieces lifted.
    #[must_use]
    pub const fn named_move(&self) -> Option<Move> {
        match &self.finding {
            Finding::Legal { named }
            | Finding::RemovedTooFew { named, .. }
            | Finding::RemovedTooMany { named, .. }
            | Finding::RemovedOwnPiece { named, .. } => Some(*named),
            _ => None,
        }
    }
}

/// One hop of a try, from square to square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// Where the piece leaves.
    pub from: Square,
    /// Where it would land.
    pub to: Square,
}

/// The code of a ruling with the facts behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The move may be played.
    Legal {
        /// The move named.
        named: Move,
    },
    /// The side to move has no legal move.
    GameOver {
        /// Whether it still has pieces, all blocked; else it has none.
        blocked: bool,
    },
    /// A number that is no square.
    NoSuchSquare {
        /// The number.
        number: u32,
    },
    /// Nothing stands on the start square.
    EmptySquare {
        /// The start square.
        square: Square,
    },
    /// An enemy piece stands on the start square.
    NotYourPiece {
        /// The start square.
        square: Square,
    },
    /// Several legal moves fit.
    Ambiguous {
        /// Those moves: same start and end, different pieces taken.
        candidates: Vec<Move>,
    },
    /// A piece stands at the end of a hop.
    DestinationOccupied {
        /// The hop.
        hop: Hop,
        /// What stands at its end.
        occupant: Piece,
    },
    /// The two squares lie on no common diagonal, or are one.
    NotOnDiagonal {
        /// The hop.
        hop: Hop,
    },
    /// A man steps back.
    ManMovesBackward {
        /// The step.
        hop: Hop,
    },
    /// A man goes too far.
    ManMovesTooFar {
        /// The hop.
        hop: Hop,
        /// The enemy piece on it, not beside the man or not right before the landing square.
        over: Option<Square>,
    },
    /// A piece of the player's own stands in the way.
    JumpsOwnPiece {
        /// The hop.
        hop: Hop,
        /// The own piece nearest to the start of the hop.
        own: Square,
    },
    /// Several enemy pieces stand on one hop.
    PathBlocked {
        /// The hop.
        hop: Hop,
        /// These pieces, two or more.
        blockers: Bitboard,
    },
    /// Nothing stands on a hop that should capture.
    NothingToCapture {
        /// The hop.
        hop: Hop,
    },
    /// A piece taken before stands where the hop ends.
    CapturedPieceBlocks {
        /// The hop.
        hop: Hop,
        /// The pieces taken before, in order.
        taken: Vec<Square>,
    },
    /// A piece taken before stands on the hop.
    PieceJumpedTwice {
        /// The hop.
        hop: Hop,
        /// The piece.
        twice: Square,
    },
    /// A proper quiet move, but there is a capture.
    CaptureMandatory {
        /// The step or slide.
        hop: Hop,
    },
    /// The capture could go on.
    CaptureUnfinished {
        /// What was tried, as a route.
        route: MovePath,
        /// The enemy pieces that the piece could take next.
        next: Bitboard,
    },
    /// The capture is finished but takes too few pieces.
    Majority {
        /// What was tried, as a route.
        route: MovePath,
        /// How many pieces must be taken.
        most: u32,
    },
    /// Captured pieces were left on the board.
    RemovedTooFew {
        /// The move named.
        named: Move,
        /// The pieces left.
        missing: Bitboard,
    },
    /// Pieces were lifted that were not captured, or squares named that hold none.
    RemovedTooMany {
        /// The move named.
        named: Move,
        /// The squares too many.
        extra: Bitboard,
    },
    /// Pieces of the player's own were lifted.
    RemovedOwnPiece {
        /// The move named.
        named: Move,
        /// These pieces; the mover counts, where it stood and where it stands.
        own: Bitboard,
    },
}

impl Finding {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> RulingCode {
        match self {
            Finding::Legal { .. } => RulingCode::Legal,
            Finding::GameOver { .. } => RulingCode::GameOver,
            Finding::NoSuchSquare { .. } => RulingCode::NoSuchSquare,
            Finding::EmptySquare { .. } => RulingCode::EmptySquare,
            Finding::NotYourPiece { .. } => RulingCode::NotYourPiece,
            Finding::Ambiguous { .. } => RulingCode::Ambiguous,
            Finding::DestinationOccupied { .. } => RulingCode::DestinationOccupied,
            Finding::NotOnDiagonal { .. } => RulingCode::NotOnDiagonal,
            Finding::ManMovesBackward { .. } => RulingCode::ManMovesBackward,
            Finding::ManMovesTooFar { .. } => RulingCode::ManMovesTooFar,
            Finding::JumpsOwnPiece { .. } => RulingCode::JumpsOwnPiece,
            Finding::PathBlocked { .. } => RulingCode::PathBlocked,
            Finding::NothingToCapture { .. } => RulingCode::NothingToCapture,
            Finding::CapturedPieceBlocks { .. } => RulingCode::CapturedPieceBlocks,
            Finding::PieceJumpedTwice { .. } => RulingCode::PieceJumpedTwice,
            Finding::CaptureMandatory { .. } => RulingCode::CaptureMandatory,
            Finding::CaptureUnfinished { .. } => RulingCode::CaptureUnfinished,
            Finding::Majority { .. } => RulingCode::Majority,
            Finding::RemovedTooFew { .. } => RulingCode::RemovedTooFew,
            Finding::RemovedTooMany { .. } => RulingCode::RemovedTooMany,
            Finding::RemovedOwnPiece { .. } => RulingCode::RemovedOwnPiece,
        }
    }
}
