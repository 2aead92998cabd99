//! The codes of rulings, the rules behind them and the irregularity each may be: the contract's table.

use core::fmt;

use crate::piece::Role;
use crate::ruleset::Ruleset;

/// What a ruling says in one word. The names are stable (contract, "The ruling").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RulingCode {
    /// The move may be played.
    Legal,
    /// The side to move has no legal move: the game has ended.
    GameOver,
    /// A number that is no square, 1–50.
    NoSuchSquare,
    /// Nothing stands on the start square.
    EmptySquare,
    /// An enemy piece stands on the start square.
    NotYourPiece,
    /// Several legal moves fit, which take different pieces.
    Ambiguous,
    /// A piece stands where the piece would land.
    DestinationOccupied,
    /// Two squares of the move lie on no common diagonal.
    NotOnDiagonal,
    /// A man steps back without capturing.
    ManMovesBackward,
    /// A man goes farther than one step, or jumps a piece that is not beside it.
    ManMovesTooFar,
    /// The piece would jump a piece of its own side.
    JumpsOwnPiece,
    /// Two or more enemy pieces stand on one hop.
    PathBlocked,
    /// A capture with nothing to take.
    NothingToCapture,
    /// The piece would land on a piece it has taken: it stays on the board until the end.
    CapturedPieceBlocks,
    /// A piece would be jumped a second time.
    PieceJumpedTwice,
    /// A quiet move although there is a capture.
    CaptureMandatory,
    /// The capture stops although the piece can take more.
    CaptureUnfinished,
    /// The capture takes fewer pieces than another.
    Majority,
    /// A captured piece was left on the board.
    RemovedTooFew,
    /// A piece was lifted that was not captured.
    RemovedTooMany,
    /// A piece of the player's own was lifted.
    RemovedOwnPiece,
}

impl RulingCode {
    /// All codes, in the order of the contract's table.
    pub const ALL: [RulingCode; 21] = [
        RulingCode::Legal,
        RulingCode::GameOver,
        RulingCode::NoSuchSquare,
        RulingCode::EmptySquare,
        RulingCode::Ambiguous,
        RulingCode::NotYourPiece,
        RulingCode::DestinationOccupied,
        RulingCode::NotOnDiagonal,
        RulingCode::ManMovesBackward,
        RulingCode::ManMovesTooFar,
        RulingCode::JumpsOwnPiece,
        RulingCode::PathBlocked,
        RulingCode::NothingToCapture,
        RulingCode::CapturedPieceBlocks,
        RulingCode::PieceJumpedTwice,
        RulingCode::CaptureMandatory,
        RulingCode::CaptureUnfinished,
        RulingCode::Majority,
        RulingCode::RemovedTooFew,
        RulingCode::RemovedTooMany,
        RulingCode::RemovedOwnPiece,
    ];

    /// The contract's name of the code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RulingCode::Legal => "legal",
            RulingCode::GameOver => "game-over",
            RulingCode::NoSuchSquare => "no-such-square",
            RulingCode::EmptySquare => "empty-square",
            RulingCode::NotYourPiece => "not-your-piece",
            RulingCode::Ambiguous => "ambiguous",
            RulingCode::DestinationOccupied => "destination-occupied",
            RulingCode::NotOnDiagonal => "not-on-diagonal",
            RulingCode::ManMovesBackward => "man-moves-backward",
            RulingCode::ManMovesTooFar => "man-moves-too-far",
            RulingCode::JumpsOwnPiece => "jumps-own-piece",
            RulingCode::PathBlocked => "path-blocked",
            RulingCode::NothingToCapture => "nothing-to-capture",
            RulingCode::CapturedPieceBlocks => "captured-piece-blocks",
            RulingCode::PieceJumpedTwice => "piece-jumped-twice",
            RulingCode::CaptureMandatory => "capture-mandatory",
            RulingCode::CaptureUnfinished => "capture-unfinished",
            RulingCode::Majority => "majority",
            RulingCode::RemovedTooFew => "removed-too-few",
            RulingCode::RemovedTooMany => "removed-too-many",
            RulingCode::RemovedOwnPiece => "removed-own-piece",
        }
    }

    /// The rule that the ruling rests on; the rank is that of the piece tried.
    #[must_use]
    pub const fn rule(self, tried: Role) -> Rule {
        match self {
            RulingCode::Legal => Rule::Legal,
            RulingCode::GameOver => Rule::EndOfGame,
            RulingCode::NoSuchSquare | RulingCode::EmptySquare | RulingCode::Ambiguous => Rule::Notation,
            RulingCode::NotYourPiece => Rule::Turn,
            RulingCode::DestinationOccupied
            | RulingCode::NotOnDiagonal
            | RulingCode::ManMovesBackward
            | RulingCode::ManMovesTooFar => match tried {
                Role::Man => Rule::ManMove,
                Role::King => Rule::KingMove,
            },
            RulingCode::JumpsOwnPiece | RulingCode::PathBlocked | RulingCode::NothingToCapture => {
                Rule::Capture
            }
            RulingCode::CapturedPieceBlocks
            | RulingCode::RemovedTooFew
            | RulingCode::RemovedTooMany
            | RulingCode::RemovedOwnPiece => Rule::RemovalAtTheEnd,
            RulingCode::PieceJumpedTwice => Rule::NoPieceTwice,
            RulingCode::CaptureMandatory => Rule::CaptureMandatory,
            RulingCode::CaptureUnfinished => Rule::CaptureContinues,
            RulingCode::Majority => Rule::MajorityCapture,
        }
    }

    /// The article of Annex 1 that makes it an irregularity once it is played on a board.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            RulingCode::Legal
            | RulingCode::GameOver
            | RulingCode::NoSuchSquare
            | RulingCode::EmptySquare
            | RulingCode::Ambiguous => None,
            RulingCode::NotYourPiece => Some("FMJD 1/5.4.5"),
            RulingCode::DestinationOccupied
            | RulingCode::NotOnDiagonal
            | RulingCode::ManMovesBackward
            | RulingCode::ManMovesTooFar
            | RulingCode::JumpsOwnPiece
            | RulingCode::PathBlocked
            | RulingCode::NothingToCapture
            | RulingCode::CapturedPieceBlocks => Some("FMJD 1/5.4.2"),
            RulingCode::PieceJumpedTwice | RulingCode::Majority => Some("FMJD 1/5.4.8"),
            RulingCode::CaptureMandatory => Some("FMJD 1/5.4.6"),
            RulingCode::CaptureUnfinished => Some("FMJD 1/5.4.9"),
            RulingCode::RemovedTooFew => Some("FMJD 1/5.4.11"),
            RulingCode::RemovedTooMany => Some("FMJD 1/5.4.12"),
            RulingCode::RemovedOwnPiece => Some("FMJD 1/5.4.14"),
        }
    }

    /// The irregularity, and who decides about it under the ruleset.
    #[must_use]
    pub fn irregularity(self, ruleset: Ruleset) -> Option<Irregularity> {
        let article = self.article()?;
        let (decided_by, options): (_, &'static [Remedy]) = match ruleset {
            Ruleset::Ffjd | Ruleset::Fmjd | Ruleset::Lidraughts => {
                (DecidedBy::Opponent, &[Remedy::Correct, Remedy::Leave])
            }
            Ruleset::Family => (DecidedBy::Both, &[Remedy::TakeBack]),
        };
        Some(Irregularity { article, decided_by, options })
    }
}

impl fmt::Display for RulingCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A rule of the game, as rulings name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Nothing stands against the move.
    Legal,
    /// The game ends when the side to move has no legal move.
    EndOfGame,
    /// How moves are written.
    Notation,
    /// The players move in turn, each with their own pieces.
    Turn,
    /// How a man moves.
    ManMove,
    /// How a king moves.
    KingMove,
    /// How a piece is captured.
    Capture,
    /// Captured pieces are lifted when the move is over, all of them and no others.
    RemovalAtTheEnd,
    /// No piece is jumped twice in one move.
    NoPieceTwice,
    /// A capture must be made.
    CaptureMandatory,
    /// A capture goes on while the piece can take more.
    CaptureContinues,
    /// The capture that takes most pieces must be made.
    MajorityCapture,
}

impl Rule {
    /// The contract's id of the rule.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Rule::Legal => "legal",
            Rule::EndOfGame => "end-of-game",
            Rule::Notation => "notation",
            Rule::Turn => "turn",
            Rule::ManMove => "man-move",
            Rule::KingMove => "king-move",
            Rule::Capture => "capture",
            Rule::RemovalAtTheEnd => "removal-at-the-end",
            Rule::NoPieceTwice => "no-piece-twice",
            Rule::CaptureMandatory => "capture-mandatory",
            Rule::CaptureContinues => "capture-continues",
            Rule::MajorityCapture => "majority-capture",
        }
    }

    /// Where the rule is written. Only article numbers read in the text are given; the others say
    /// "Annex 1" alone until somebody has checked them (`irregularities.md`).
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Rule::Legal | Rule::EndOfGame | Rule::Notation => "FMJD Annex 1",
            Rule::Turn => "FMJD Annex 1; 1/5.4.5",
            Rule::ManMove | Rule::KingMove => "FMJD Annex 1; 1/5.4.2",
            Rule::Capture => "FMJD 1/4; 1/5.4.2",
            Rule::RemovalAtTheEnd => "FMJD 1/4.4, 1/4.5",
            Rule::NoPieceTwice => "FMJD 1/4; 1/5.4.8",
            Rule::CaptureMandatory => "FMJD 1/4; 1/5.4.6",
            Rule::CaptureContinues => "FMJD 1/4; 1/5.4.9",
            Rule::MajorityCapture => "FMJD 1/4; 1/5.4.8",
        }
    }
}

/// An irregularity of Annex 1, article 5.4, as it would be handled at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Irregularity {
    /// The article: `FMJD 1/5.4.8`.
    pub article: &'static str,
    /// Who decides what happens.
    pub decided_by: DecidedBy,
    /// What they may choose from.
    pub options: &'static [Remedy],
}

/// Who decides about an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    /// The opponent of the player at fault, alone (Annex 1, 5.4).
    Opponent,
    /// Both players together, as at home.
    Both,
}

impl DecidedBy {
    /// The contract's word: `opponent` or `both`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DecidedBy::Opponent => "opponent",
            DecidedBy::Both => "both",
        }
    }
}

/// What can be done about an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// The position before it is restored and the player moves again.
    Correct,
    /// The position stands as it is on the board.
    Leave,
    /// The move is taken back, without penalty.
    TakeBack,
}

impl Remedy {
    /// All three.
    pub const ALL: [Remedy; 3] = [Remedy::Correct, Remedy::Leave, Remedy::TakeBack];

    /// The contract's word: `correct`, `leave` or `take-back`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Remedy::Correct => "correct",
            Remedy::Leave => "leave",
            Remedy::TakeBack => "take-back",
        }
    }
}
