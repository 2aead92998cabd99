//! Irregularities of a game in English.

use damier_core::ruling::Remedy;
use damier_core::table::{ActError, Claim, Decision, Incident, IncidentKind, Settled, TableError};
use damier_core::Ruleset;

use super::words::{capital, side};
use crate::table::{done, spaced};

/// What it is called.
pub(crate) fn title(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::MissedCapture => "missed capture",
        IncidentKind::Majority => "majority not respected",
        IncidentKind::UnfinishedCapture => "capture stopped half-way",
        IncidentKind::IllegalMove => "irregular move",
        IncidentKind::TwoMoves => "two moves in a row",
        IncidentKind::OutOfTurn => "move out of turn",
        IncidentKind::OpponentsPiece => "opponent's piece moved",
        IncidentKind::TouchedAnother => "one piece touched, another moved",
        IncidentKind::TookBack => "move played and taken back",
        IncidentKind::RemovedWithoutReason => "piece removed without reason",
        IncidentKind::RemovedTooFew => "captured piece left on the board",
        IncidentKind::RemovedTooMany => "one piece too many removed",
        IncidentKind::RemovedOwnPiece => "own piece removed",
        IncidentKind::LiftedEarly => "piece lifted before the capture was over",
        IncidentKind::NotCrowned => "man not crowned",
        IncidentKind::Accident => "position disturbed by accident",
    }
}

/// What the rules say about it.
pub(crate) fn rule(incident: &Incident) -> String {
    match incident.kind {
        IncidentKind::MissedCapture => {
            let owed = "Capturing is compulsory: no other move is allowed while there is a capture.";
            match incident.moves_and_lifted() {
                (_, "") => owed.into(),
                (_, lifted) => format!(
                    "{owed} And only what has just been captured is removed: huffing is abolished, and one irregularity more (pieces removed: {lifted}; FMJD 1/5.4.7).",
                    lifted = spaced(lifted)
                ),
            }
        }
        IncidentKind::Majority => "The most pieces must be captured, and each of them only once.".into(),
        IncidentKind::UnfinishedCapture => {
            "A capture goes on to its end: letting go of the piece on the way is irregular.".into()
        }
        IncidentKind::IllegalMove => "This piece cannot go there.".into(),
        IncidentKind::TwoMoves => {
            "Each player makes one move in turn: the second one in a row is irregular.".into()
        }
        IncidentKind::OutOfTurn => "It was not this player's turn.".into(),
        IncidentKind::OpponentsPiece => "Players move their own pieces only.".into(),
        IncidentKind::TouchedAnother => match incident.touched {
            Some(square) => format!(
                "Touch-move: the piece on {square} was touched first, without “j'adoube”, and could move; another piece \
                 was moved."
            ),
            None => "Touch-move: another piece was moved.".into(),
        },
        IncidentKind::TookBack => format!(
            "A move that was played is not taken back: {} was played, the piece had been let go.",
            incident.claimed
        ),
        IncidentKind::RemovedWithoutReason => "Only pieces just captured are removed. Huffing a piece that forgot to \
             capture is an old custom, abolished in the early 20th century."
            .into(),
        IncidentKind::RemovedTooFew => {
            "All captured pieces must be removed when the capture is over.".into()
        }
        IncidentKind::RemovedTooMany => "Only pieces that were jumped are removed.".into(),
        IncidentKind::RemovedOwnPiece => "Players do not remove their own pieces.".into(),
        IncidentKind::LiftedEarly => "Captured pieces stay on the board until the capture is over; then they are \
             removed one after the other."
            .into(),
        IncidentKind::NotCrowned => "A man that ends its move on the last row becomes a king and is crowned at once. No \
             man can stay there: the program crowns it in any case."
            .into(),
        IncidentKind::Accident => "Nobody is at fault: the position is restored and the game goes on.".into(),
    }
}

/// What became of it.
pub(crate) fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Pending => "neither claimed nor accepted",
        Decision::Corrected => "corrected",
        Decision::Left => "left by the opponent",
        Decision::AcceptedByPlay => "accepted: the opponent played on",
        Decision::TakenBack => "taken back by agreement",
    }
}

/// It, for the record.
pub(crate) fn incident(incident: &Incident) -> String {
    let (title, done) = (title(incident.kind), done(incident, "pieces removed: "));
    let who = side(incident.by);
    match incident.kind {
        IncidentKind::Accident => format!("{}: restored.", capital(title)),
        IncidentKind::TookBack => format!("{who}: {title} ({done}); {}.", decision(incident.decision)),
        _ if done.is_empty() => format!("{who}: {title}; {}.", decision(incident.decision)),
        _ => format!("{who}, {done}: {title}; {}.", decision(incident.decision)),
    }
}

/// The label of a choice.
pub(crate) fn remedy_label(incident: &Incident, remedy: Remedy) -> &'static str {
    match (incident.kind, remedy) {
        (_, Remedy::TakeBack) => "Back to the last legal position",
        (IncidentKind::NotCrowned, Remedy::Correct) => "Have it crowned",
        (IncidentKind::NotCrowned, Remedy::Leave) => "Leave it a man",
        (_, Remedy::Correct | Remedy::Leave) => super::ruling::remedy(remedy),
    }
}

/// What a choice leads to.
pub(crate) fn remedy_result(incident: &Incident, remedy: Remedy) -> String {
    let text: String = match (incident.kind, remedy) {
        (IncidentKind::NotCrowned, Remedy::Correct) => "The man is crowned.".into(),
        (IncidentKind::NotCrowned, Remedy::Leave) => "Your wish is noted, but no man can stay on the last row: it is crowned.".into(),
        (IncidentKind::RemovedWithoutReason, Remedy::Correct | Remedy::TakeBack) if incident.moves_and_lifted().0.is_empty() => "The pieces that were removed go back and the game goes on.".into(),
        (_, Remedy::TakeBack) => "The move is taken back without a penalty, and the same player moves again.".into(),
        (_, Remedy::Leave) if incident.after.is_none() => "The move stands and the game goes on.".into(),
        (_, Remedy::Leave) => "The position stays as it is on the board and the game goes on. Repetitions and draw counters begin anew.".into(),
        (IncidentKind::MissedCapture, Remedy::Correct) => "The position before is restored and the player at fault must capture.".into(),
        (IncidentKind::TwoMoves, Remedy::Correct) => "The second move is taken off, the first one stands.".into(),
        (IncidentKind::TookBack, Remedy::Correct) => format!("The move that was played first stands: {}.", incident.claimed),
        (
            IncidentKind::RemovedWithoutReason
            | IncidentKind::RemovedTooFew
            | IncidentKind::RemovedTooMany
            | IncidentKind::RemovedOwnPiece,
            Remedy::Correct,
        ) => "The move stands and the pieces are put right: what was captured is removed, everything else goes back.".into(),
        (_, Remedy::Correct) => match incident.touched {
            Some(square) => format!("The position before is restored and the player at fault must move the piece on {square}."),
            None => "The position before is restored and the player at fault moves again.".into(),
        },
    };
    text
}

/// The answer to a claim.
pub(crate) fn claim(claim: &Claim, ruleset: Ruleset) -> String {
    match claim {
        Claim::Open(found) if ruleset == Ruleset::Family => format!(
            "The claim is right: {}. At home you go back to the last legal position, without a penalty.",
            title(found.kind)
        ),
        Claim::Open(found) => format!(
            "The claim is right: {}. {} alone decides: have it corrected, or let it stand.",
            title(found.kind),
            side(found.decider())
        ),
        Claim::Offender(found) => format!(
            "The player at fault has no say: {} cannot take back the own move. Only {} may claim.",
            side(found.by),
            side(found.decider())
        ),
        Claim::TooLate(found) => format!(
            "Too late: by playing on, {} accepted what stood on the board ({}).",
            side(found.decider()),
            title(found.kind)
        ),
        Claim::Nothing(Settled::NotBegun) => "Nothing to claim: no move has been played yet.".into(),
        Claim::Nothing(Settled::Regular) => "Nothing to correct: the last move is regular.".into(),
        Claim::Nothing(Settled::Decided(how)) => {
            format!("Nothing more to claim: the last irregularity is settled ({}).", decision(*how))
        }
    }
}

/// Why it was not done.
pub(crate) fn error(error: &TableError) -> String {
    match error {
        TableError::Act(ActError::Unreadable) => "These acts cannot be read.".into(),
        TableError::Act(ActError::Empty(square)) => format!("There is no piece on square {square}."),
        TableError::Act(ActError::Occupied(square)) => format!("Square {square} is occupied."),
        TableError::Act(ActError::NotCrownable(square)) => {
            format!("There is no man to be crowned on square {square}.")
        }
        TableError::Act(ActError::TooMany) => "Too many acts for one move.".into(),
        TableError::Game(_) => "The game is over.".into(),
        TableError::Unplayable(_) => "No piece would be left on the board.".into(),
        TableError::NothingPending => "No irregularity waits for a decision.".into(),
        TableError::NotAnOption(_) => "This decision is not possible here.".into(),
    }
}
