//! The table: a game in which what is not allowed can be done, and the opponent may claim
//! (`irregularities.md` §1–4). The generator stays strict; what hands did is judged afterwards.
//!
//! ```
//! use damier_core::table::{Act, Claim, IncidentKind};
//! use damier_core::ruling::Remedy;
//! use damier_core::{fen, Color, Game, Ruleset};
//!
//! // White must take 28x19 and plays 34-29 instead.
//! let start = fen::parse("W:W28,31,33-50:B1-18,20,23").unwrap().into_position().unwrap();
//! let mut game = Game::new(start, Ruleset::Ffjd);
//! game.finish(&Act::read("34-29").unwrap(), Color::White).unwrap();
//! match game.claim_irregularity(Color::Black) {
//!     Claim::Open(incident) => assert_eq!(incident.kind, IncidentKind::MissedCapture),
//!     other => panic!("{other:?}"),
//! }
//! game.decide(Remedy::Correct).unwrap();
//! assert_eq!(*game.position(), start);
//! ```

mod hands;
mod incident;
mod judge;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

pub use hands::{Act, ActError, Hands, MOST_ACTS};
pub use incident::{Decision, Incident, IncidentKind, UnknownIncident};

use super::node::{Event, NodeId};
use super::{Game, GameError};
use crate::color::Color;
use crate::moves::Move;
use crate::notation::{self, Leniency};
use crate::position::PositionError;
use crate::ruleset::Ruleset;
use crate::ruling::{touch, Remedy, Touch};
use crate::square::Square;

/// What stands before the text of an incident among moves.
pub const INCIDENT_PREFIX: &str = "irregularity:";

/// Why the table did not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// A hand cannot do this.
    Act(ActError),
    /// The game is over, or refused the move.
    Game(GameError),
    /// What stands on the board cannot be held as a position.
    Unplayable(PositionError),
    /// Nothing waits for a decision.
    NothingPending,
    /// This decision is not open.
    NotAnOption(
        /// What was wanted.
        Remedy,
    ),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Act(ActError::Unreadable) => f.write_str("this is no list of acts"),
            TableError::Act(ActError::Empty(square)) => write!(f, "there is no piece on {square}"),
            TableError::Act(ActError::Occupied(square)) => write!(f, "a piece stands on {square}"),
            TableError::Act(ActError::NotCrownable(square)) => write!(f, "no man to be crowned on {square}"),
            TableError::Act(ActError::TooMany) => write!(f, "more than {MOST_ACTS} acts"),
            TableError::Game(error) => error.fmt(f),
            TableError::Unplayable(error) => error.fmt(f),
            TableError::NothingPending => f.write_str("no irregularity waits for a decision"),
            TableError::NotAnOption(remedy) => write!(f, "{} is not open here", remedy.name()),
        }
    }
}

impl From<ActError> for TableError {
    fn from(error: ActError) -> TableError {
        TableError::Act(error)
    }
}

impl From<GameError> for TableError {
    fn from(error: GameError) -> TableError {
        TableError::Game(error)
    }
}

/// What came of the end of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finished {
    /// No piece has moved: the move is not over.
    Nothing,
    /// It stands on the board, regular or not.
    Done,
    /// By playing on, what stood was accepted, and that was the end of the game.
    Over,
}

/// What a claim meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// An irregularity that the claimer may decide about.
    Open(Incident),
    /// The claimer is at fault and has no say.
    Offender(Incident),
    /// The claimer played on: what was irregular is accepted.
    TooLate(Incident),
    /// There is nothing to claim.
    Nothing(
        /// Why not.
        Settled,
    ),
}

/// Why nothing can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// Nothing has been played yet.
    NotBegun,
    /// What was irregular has been decided, and nothing has been played since.
    Decided(
        /// How.
        Decision,
    ),
    /// The last move was regular.
    Regular,
}

impl Incident {
    /// What the decider may choose.
    #[must_use]
    pub fn options(&self, ruleset: Ruleset) -> &'static [Remedy] {
        match (ruleset, self.kind) {
            (Ruleset::Family, IncidentKind::NotCrowned) => &[Remedy::Correct],
            (Ruleset::Family, _) => &[Remedy::TakeBack],
            (Ruleset::Ffjd | Ruleset::Fmjd | Ruleset::Lidraughts, _) => &[Remedy::Correct, Remedy::Leave],
        }
    }
}

impl Game {
    /// The irregularities noted at a node: those by which it came about, and those that were
    /// corrected back to it.
    #[must_use]
    pub fn incidents(&self, node: NodeId) -> &[Incident] {
        &self.node(node).incidents
    }

    /// The irregularity that the opponent may still claim: it is the last thing that happened.
    #[must_use]
    pub fn pending(&self) -> Option<&Incident> {
        self.here().incidents.iter().rev().find(|incident| incident.decision == Decision::Pending)
    }

    /// The piece that the side to move must play, where a correction has bound it.
    #[must_use]
    pub fn bound(&self) -> Option<Square> {
        let last = self.here().incidents.last()?;
        let touched = last.touched.filter(|_| last.decision == Decision::Corrected)?;
        let binds = last.by == self.position().turn()
            && matches!(touch(self.position(), touched), Touch::Binds { .. });
        Some(touched).filter(|_| binds)
    }

    /// Notes an irregularity as a record has it: where it stands and the move was not legal, its
    /// position is set up. That counts as a ply like any move: it stands in the list of moves, too.
    ///
    /// # Errors
    /// The game is over.
    pub fn note(&mut self, incident: Incident) -> Result<(), GameError> {
        if let Some(after) = incident.after.filter(|_| incident.decision.stands()) {
            let id = self.set_up(after)?;
            self.nodes[id.index()].ply += 1;
        }
        let cursor = self.cursor;
        self.nodes[cursor.index()].incidents.push(incident);
        Ok(())
    }

    /// What the opponent has let pass, by playing on or because nothing can be played, is accepted.
    pub fn accept_pending(&mut self) {
        let mut id = Some(self.cursor);
        while let Some(node) = id.map(|id| &mut self.nodes[id.index()]) {
            let pending = node.incidents.iter_mut().filter(|i| i.decision == Decision::Pending);
            let accepted = pending.map(|i| i.decision = Decision::AcceptedByPlay).count();
            id = node.parent.filter(|_| accepted > 0);
        }
    }

    /// The position was disturbed by accident and is restored: it is noted, and nothing else.
    ///
    /// # Errors
    /// The game is over.
    pub fn accident(&mut self) -> Result<(), TableError> {
        if let Some(end) = self.ended() {
            return Err(GameError::Over(end).into());
        }
        let by = self.position().turn();
        let (kind, decision) = (IncidentKind::Accident, Decision::Corrected);
        let incident = Incident { kind, by, claimed: String::new(), touched: None, decision, after: None };
        Ok(self.note(incident)?)
    }

    /// A player claims that something was irregular.
    #[must_use]
    pub fn claim_irregularity(&self, by: Color) -> Claim {
        if let Some(incident) = self.pending() {
            let open = by == incident.decider() || self.ruleset() == Ruleset::Family;
            return if open { Claim::Open(incident.clone()) } else { Claim::Offender(incident.clone()) };
        }
        let depth = self.here().depth;
        let recent = self.line().into_iter().rev().take_while(|id| self.node(*id).depth + 1 >= depth);
        for id in recent {
            let accepted = |i: &&Incident| i.decision == Decision::AcceptedByPlay && i.decider() == by;
            if let Some(incident) = self.node(id).incidents.iter().find(accepted) {
                return Claim::TooLate(incident.clone());
            }
        }
        Claim::Nothing(match self.here().incidents.last() {
            Some(last) => Settled::Decided(last.decision),
            None if self.here().depth == 0 => Settled::NotBegun,
            None => Settled::Regular,
        })
    }

    /// The decision about the irregularity that is pending: left, it stands for good; corrected or
    /// taken back, the position before it is on the board again, all of it (no half correction).
    ///
    /// # Errors
    /// Nothing is pending, or this decision is not open.
    pub fn decide(&mut self, remedy: Remedy) -> Result<(), TableError> {
        let ruleset = self.ruleset();
        let pending = self.pending().cloned().ok_or(TableError::NothingPending)?;
        if !pending.options(ruleset).contains(&remedy) {
            return Err(TableError::NotAnOption(remedy));
        }
        let decision = match remedy {
            Remedy::Leave => Decision::Left,
            Remedy::Correct => Decision::Corrected,
            Remedy::TakeBack => Decision::TakenBack,
        };
        let decided = Incident { decision, ..pending.clone() };
        let node = self.cursor;
        let parent = match self.here().parent {
            Some(parent) if remedy != Remedy::Leave && pending.kind != IncidentKind::NotCrowned => parent,
            _ => {
                for incident in &mut self.nodes[node.index()].incidents {
                    if *incident == pending {
                        incident.decision = decision;
                    }
                }
                return Ok(());
            }
        };
        // What else was noted there stays on record.
        let mut noted: Vec<Incident> = self.node(node).incidents.clone();
        noted.iter_mut().filter(|incident| **incident == pending).for_each(|i| *i = decided.clone());
        self.go_to(parent);
        self.cut(node);
        self.nodes[parent.index()].incidents.append(&mut noted);
        if remedy == Remedy::Correct {
            if let Some(stands) = self.corrected_to(&pending) {
                self.play(&stands)?;
            }
        }
        Ok(())
    }

    /// The move that stands once this is corrected: the one played first where it was taken back, the
    /// one made where only the lifting was wrong. Else the player moves again.
    fn corrected_to(&self, incident: &Incident) -> Option<Move> {
        let here = self.position();
        match incident.kind {
            IncidentKind::TookBack => notation::read(here, &incident.claimed, Leniency::File).ok(),
            IncidentKind::RemovedWithoutReason
            | IncidentKind::RemovedTooFew
            | IncidentKind::RemovedTooMany
            | IncidentKind::RemovedOwnPiece => {
                let (path, lifted) = incident.path_and_lifted()?;
                judge::nearest(&judge::fitting(here, &path), &lifted.into_iter().collect())
            }
            _ => None,
        }
    }

    /// The steps from the start to the current position as text: moves, positions set up
    /// (`/FEN"…"/`), irregularities (`irregularity:…`). Each is one word.
    #[must_use]
    pub fn steps(&self) -> Vec<String> {
        let mut steps = Vec::new();
        for id in self.line() {
            steps.extend(self.steps_of(id));
        }
        steps
    }

    /// The steps by which a node came about and what was noted there.
    #[must_use]
    pub fn steps_of(&self, id: NodeId) -> Vec<String> {
        let node = self.node(id);
        let by_incident = self.set_up_by(id).is_some();
        let step = match (node.event, node.parent) {
            (Event::Move(m), Some(parent)) => Some(self.node(parent).position.notation(&m)),
            (Event::SetUp, _) if !by_incident => {
                let mut text = String::from("/FEN\"");
                text.push_str(&node.position.to_string());
                text.push_str("\"/");
                Some(text)
            }
            _ => None,
        };
        let noted = node.incidents.iter().map(|incident| {
            let mut text = String::from(INCIDENT_PREFIX);
            text.push_str(&incident.to_string());
            text
        });
        step.into_iter().chain(noted).collect()
    }

    /// The irregularity that set this node's position up.
    #[must_use]
    pub fn set_up_by(&self, id: NodeId) -> Option<&Incident> {
        let node = self.node(id);
        let first = node.incidents.first().filter(|_| node.event == Event::SetUp)?;
        Some(first).filter(|incident| incident.decision.stands() && incident.after == Some(node.position))
    }
}
