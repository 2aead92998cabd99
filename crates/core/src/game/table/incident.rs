//! An irregularity in a game (`irregularities.md` §3): what was done, what stood on the board then,
//! and what became of it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::hands::{Act, Hands};
use crate::board::Board;
use crate::color::Color;
use crate::fen;
use crate::position::Position;
use crate::ruling::RulingCode;
use crate::square::Square;

/// The irregularities that can happen on a screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IncidentKind {
    /// A quiet move although there was a capture.
    MissedCapture,
    /// Fewer pieces captured than must be, or a piece jumped twice.
    Majority,
    /// A capture stopped while the piece could take more.
    UnfinishedCapture,
    /// A piece went where it may not go.
    IllegalMove,
    /// Two moves in a row.
    TwoMoves,
    /// A move before the other side had moved at all.
    OutOfTurn,
    /// A piece of the opponent was moved.
    OpponentsPiece,
    /// One piece was touched, another moved.
    TouchedAnother,
    /// A move that was played was taken back and another one played.
    TookBack,
    /// Pieces were lifted without a capture.
    RemovedWithoutReason,
    /// A captured piece stayed on the board.
    RemovedTooFew,
    /// A piece was lifted that was not jumped.
    RemovedTooMany,
    /// A piece of the player's own was lifted.
    RemovedOwnPiece,
    /// A captured piece was lifted before the capture was over.
    LiftedEarly,
    /// A man that reached the last row was not crowned.
    NotCrowned,
    /// The position was disturbed by accident: nobody's fault, it is restored.
    Accident,
}

impl IncidentKind {
    /// All of them.
    pub const ALL: [IncidentKind; 16] = [
        IncidentKind::MissedCapture,
        IncidentKind::Majority,
        IncidentKind::UnfinishedCapture,
        IncidentKind::IllegalMove,
        IncidentKind::TwoMoves,
        IncidentKind::OutOfTurn,
        IncidentKind::OpponentsPiece,
        IncidentKind::TouchedAnother,
        IncidentKind::TookBack,
        IncidentKind::RemovedWithoutReason,
        IncidentKind::RemovedTooFew,
        IncidentKind::RemovedTooMany,
        IncidentKind::RemovedOwnPiece,
        IncidentKind::LiftedEarly,
        IncidentKind::NotCrowned,
        IncidentKind::Accident,
    ];

    /// The stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            IncidentKind::MissedCapture => "missed-capture",
            IncidentKind::Majority => "majority",
            IncidentKind::UnfinishedCapture => "unfinished-capture",
            IncidentKind::IllegalMove => "illegal-move",
            IncidentKind::TwoMoves => "two-moves",
            IncidentKind::OutOfTurn => "out-of-turn",
            IncidentKind::OpponentsPiece => "opponents-piece",
            IncidentKind::TouchedAnother => "touched-another",
            IncidentKind::TookBack => "took-back",
            IncidentKind::RemovedWithoutReason => "removed-without-reason",
            IncidentKind::RemovedTooFew => "removed-too-few",
            IncidentKind::RemovedTooMany => "removed-too-many",
            IncidentKind::RemovedOwnPiece => "removed-own-piece",
            IncidentKind::LiftedEarly => "lifted-early",
            IncidentKind::NotCrowned => "not-crowned",
            IncidentKind::Accident => "accident",
        }
    }

    /// Where it is written. Only numbers read in the text are given.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            IncidentKind::MissedCapture => "FMJD 1/5.4.6",
            IncidentKind::Majority => "FMJD 1/5.4.8",
            IncidentKind::UnfinishedCapture => "FMJD 1/5.4.9",
            IncidentKind::IllegalMove => "FMJD 1/5.4.2",
            IncidentKind::TwoMoves => "FMJD 1/5.4.1",
            IncidentKind::OutOfTurn => "FMJD Annex 1",
            IncidentKind::OpponentsPiece => "FMJD 1/5.4.5",
            IncidentKind::TouchedAnother => "FMJD 1/5.4.3",
            IncidentKind::TookBack => "FMJD 1/5.4.4",
            IncidentKind::RemovedWithoutReason => "FMJD 1/5.4.7",
            IncidentKind::RemovedTooFew => "FMJD 1/5.4.11",
            IncidentKind::RemovedTooMany => "FMJD 1/5.4.12",
            IncidentKind::RemovedOwnPiece => "FMJD 1/5.4.14",
            IncidentKind::LiftedEarly => "FMJD 1/5.4.10",
            IncidentKind::NotCrowned => "FMJD 1/5.4.15",
            IncidentKind::Accident => "FMJD 1/5.5",
        }
    }

    /// What a ruling on a single move is at the table; `None` where it is nothing, or where the
    /// text alone was at fault.
    pub(super) const fn of_ruling(code: RulingCode) -> Option<IncidentKind> {
        match code {
            RulingCode::Legal
            | RulingCode::GameOver
            | RulingCode::NoSuchSquare
            | RulingCode::EmptySquare
            | RulingCode::Ambiguous => None,
            RulingCode::NotYourPiece => Some(IncidentKind::OpponentsPiece),
            RulingCode::DestinationOccupied
            | RulingCode::NotOnDiagonal
            | RulingCode::ManMovesBackward
            | RulingCode::ManMovesTooFar
            | RulingCode::JumpsOwnPiece
            | RulingCode::PathBlocked
            | RulingCode::NothingToCapture
            | RulingCode::CapturedPieceBlocks => Some(IncidentKind::IllegalMove),
            RulingCode::PieceJumpedTwice | RulingCode::Majority => Some(IncidentKind::Majority),
            RulingCode::CaptureMandatory => Some(IncidentKind::MissedCapture),
            RulingCode::CaptureUnfinished => Some(IncidentKind::UnfinishedCapture),
            RulingCode::RemovedTooFew => Some(IncidentKind::RemovedTooFew),
            RulingCode::RemovedTooMany => Some(IncidentKind::RemovedTooMany),
            RulingCode::RemovedOwnPiece => Some(IncidentKind::RemovedOwnPiece),
        }
    }
}

/// What became of an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// The opponent has neither claimed nor played on.
    Pending,
    /// The position before it was restored: the opponent had it corrected, or it was an accident.
    Corrected,
    /// The opponent claimed and let it stand.
    Left,
    /// The opponent played on: it stands for good.
    AcceptedByPlay,
    /// In a family game both went back to the last legal position.
    TakenBack,
}

impl Decision {
    /// All of them.
    pub const ALL: [Decision; 5] = [
        Decision::Pending,
        Decision::Corrected,
        Decision::Left,
        Decision::AcceptedByPlay,
        Decision::TakenBack,
    ];

    /// The stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Decision::Pending => "pending",
            Decision::Corrected => "corrected",
            Decision::Left => "left",
            Decision::AcceptedByPlay => "accepted",
            Decision::TakenBack => "taken-back",
        }
    }

    /// Whether what was done is on the board.
    #[must_use]
    pub const fn stands(self) -> bool {
        matches!(self, Decision::Pending | Decision::Left | Decision::AcceptedByPlay)
    }
}

/// An irregularity in a game.
///
/// Its text, [`Incident::from_str`] reads it again, is
/// `kind;side;what was done;touched;decision;position`, as in
/// `missed-capture;white;34-29;;left;B:W28,29:B23`. It holds no blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// What it was.
    pub kind: IncidentKind,
    /// Who was at fault.
    pub by: Color,
    /// What was done with the pieces: moves, then `/` and the squares lifted, as in
    /// `32x21x12/27,17`; for a move taken back, the move that was played first.
    pub claimed: String,
    /// The piece that must be played where this is corrected.
    pub touched: Option<Square>,
    /// What became of it.
    pub decision: Decision,
    /// The position that stood on the board; `None` where the move itself was legal.
    pub after: Option<Position>,
}

/// The longest text of an incident that is read.
pub(super) const LONGEST_INCIDENT: usize = 600;

/// The text is no incident.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownIncident;

impl fmt::Display for UnknownIncident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no irregularity: expected kind;side;what was done;touched;decision;position")
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};{};{};", self.kind.name(), self.by.name(), self.claimed)?;
        if let Some(touched) = self.touched {
            write!(f, "{touched}")?;
        }
        write!(f, ";{};", self.decision.name())?;
        match &self.after {
            Some(after) => write!(f, "{after}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Incident {
    type Err = UnknownIncident;

    fn from_str(text: &str) -> Result<Incident, UnknownIncident> {
        Incident::read(text).ok_or(UnknownIncident)
    }
}

impl Incident {
    fn read(text: &str) -> Option<Incident> {
        if text.len() > LONGEST_INCIDENT {
            return None;
        }
        let mut fields = text.split(';');
        let (kind, by, claimed) = (fields.next()?, fields.next()?, fields.next()?);
        let (touched, decision, after) = (fields.next()?, fields.next()?, fields.next()?);
        if fields.next().is_some() || !claimed.bytes().all(|b| b.is_ascii_digit() || b"-x/,+".contains(&b)) {
            return None;
        }
        let touched = match touched {
            "" => None,
            number => Some(square(number)?),
        };
        let after = match after {
            "" => None,
            text => Some(fen::parse(text).ok()?.into_position().ok()?),
        };
        Some(Incident {
            kind: IncidentKind::ALL.into_iter().find(|k| k.name() == kind)?,
            by: Color::ALL.into_iter().find(|c| c.name() == by)?,
            claimed: claimed.to_string(),
            touched,
            decision: Decision::ALL.into_iter().find(|d| d.name() == decision)?,
            after,
        })
    }

    /// Who decides about it.
    #[must_use]
    pub const fn decider(&self) -> Color {
        self.by.opponent()
    }

    /// The moves that were made and the squares lifted, both as text.
    #[must_use]
    pub fn moves_and_lifted(&self) -> (&str, &str) {
        self.claimed.split_once('/').unwrap_or((&self.claimed, ""))
    }

    /// The same with a cross where something was jumped: older records have a dash there, too.
    /// `before` is the board on which it was done.
    #[must_use]
    pub fn with_crosses(&self, before: &Board) -> Incident {
        let (moves, lifted) = self.moves_and_lifted();
        let mut shifts = Vec::new();
        // Where the move was legal it is written as one.
        for path in moves.split('+').filter(|_| self.after.is_some()) {
            let squares = path.split(&['-', 'x'][..]).map(square).collect::<Option<Vec<_>>>();
            let squares = squares.unwrap_or_default();
            let pairs = squares.iter().zip(squares.iter().skip(1));
            shifts.extend(pairs.map(|(from, to)| Act::Shift { from: *from, to: *to }));
        }
        match Hands::after(before, &shifts) {
            Ok(hands) if !shifts.is_empty() && hands.text().len() == moves.len() => {
                let mut claimed = hands.text();
                if !lifted.is_empty() {
                    claimed.push('/');
                    claimed.push_str(lifted);
                }
                Incident { claimed, ..self.clone() }
            }
            _ => self.clone(),
        }
    }

    /// The path of the piece that moved and the squares lifted, where one piece alone moved.
    #[must_use]
    pub fn path_and_lifted(&self) -> Option<(Vec<Square>, Vec<Square>)> {
        let (path, lifted) = self.moves_and_lifted();
        // Older records have a dash for a capture, too.
        let path = path.split(&['-', 'x'][..]).map(square).collect::<Option<Vec<_>>>()?;
        let lifted = lifted.split(',').filter(|s| !s.is_empty()).map(square);
        let lifted = lifted.collect::<Option<Vec<_>>>()?;
        if path.len() < 2 {
            return None;
        }
        Some((path, lifted))
    }
}

/// A number as a square.
pub(super) fn square(text: &str) -> Option<Square> {
    if text.is_empty() || text.len() > 2 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().and_then(Square::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;

    #[test]
    fn c2_the_text_of_an_incident_is_read_again() {
        for text in [
            "missed-capture;white;34-29;;left;B:W28,29:B23",
            "touched-another;black;19-23;18;pending;",
            "took-back;white;32-28;;accepted;",
            "removed-too-few;white;32x21x12x3/27,17;;corrected;B:WK3:B8",
            "accident;white;;;corrected;",
        ] {
            let incident: Incident = text.parse().unwrap();
            assert_eq!(incident.to_string(), text);
            assert_eq!(incident.decider(), incident.by.opponent());
        }
        for kind in IncidentKind::ALL {
            for decision in Decision::ALL {
                let text = format!("{};black;1-2;;{};", kind.name(), decision.name());
                assert_eq!(text.parse::<Incident>().unwrap().to_string(), text);
            }
        }
    }

    #[test]
    fn what_is_no_incident_is_refused() {
        for text in [
            "",
            "missed-capture",
            "missed-capture;white;34-29;;left",
            "missed-capture;white;34-29;;left;B:W28,29:B23;",
            "missed-capture;green;34-29;;left;",
            "missed-capture;white;34 29;;left;",
            "missed-capture;white;34-29;51;left;",
            "missed-capture;white;34-29;+5;left;",
            "missed-capture;white;34-29;;left;B:W1:B50",
            "huffing;white;34-29;;left;",
        ] {
            assert_eq!(text.parse::<Incident>(), Err(UnknownIncident), "{text}");
        }
    }

    #[test]
    fn older_records_are_told_with_crosses() {
        let before = fen::parse("W:W32,31:B27,17,8").unwrap().into_position().unwrap();
        let told = |claimed: &str| {
            let text = format!("majority;white;{claimed};;left;B:W12:B8");
            text.parse::<Incident>().unwrap().with_crosses(before.board()).claimed
        };
        assert_eq!(told("32-21-12/27,17"), "32x21x12/27,17");
        assert_eq!(told("32x21x12/27,17"), "32x21x12/27,17");
        assert_eq!(told("32-28"), "32-28");
        assert_eq!(told("/27"), "/27");
        // What this board does not have stays as it is written.
        assert_eq!(told("33-22"), "33-22");
        let legal: Incident = "took-back;white;32-21;;accepted;".parse().unwrap();
        assert_eq!(legal.with_crosses(before.board()), legal);
    }

    #[test]
    fn what_was_done_is_a_path_and_pieces_lifted() {
        let of = |claimed: &str| {
            let text = format!("majority;white;{claimed};;pending;");
            text.parse::<Incident>().unwrap().path_and_lifted()
        };
        for claimed in ["32x21x12/27,17", "32-21-12/27,17"] {
            let (path, lifted) = of(claimed).unwrap();
            assert!(path.into_iter().map(Square::number).eq([32, 21, 12]));
            assert!(lifted.into_iter().map(Square::number).eq([27, 17]));
        }
        assert!(of("32-28+31-27").is_none());
        assert!(of("").is_none());
        assert!(of("/27").is_none());
    }
}
