//! The end of a move at the table: what was done, and whether it was regular.

use alloc::vec::Vec;

use super::hands::{Act, Hands};
use super::incident::{Decision, Incident, IncidentKind};
use super::{Finished, TableError};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::game::node::Event;
use crate::game::Game;
use crate::moves::Move;
use crate::notation::{fits, CrossOnQuiet, MoveText, Separator};
use crate::position::Position;
use crate::ruling::{explain, touch, Finding, Touch};
use crate::square::Square;

impl Game {
    /// A player says that the move is done: what hands did is played, whether legal or not. What
    /// is not regular is noted as pending, and the other side may claim it until it has moved.
    ///
    /// # Errors
    /// An act that wood cannot do, a board without any piece, or the game is over; then nothing
    /// has changed.
    pub fn finish(&mut self, acts: &[Act], by: Color) -> Result<Finished, TableError> {
        let before = *self.position();
        let hands = Hands::after(before.board(), acts)?;
        let moved = Color::ALL.into_iter().any(|color| hands.moved(color).next().is_some());
        // Out of turn, lifting alone disturbs the game; in turn the move is still to come.
        let lifted = by != before.turn() && !hands.lifted().is_empty();
        if !hands.changed(before.board()) || !(moved || lifted) {
            return Ok(Finished::Nothing);
        }
        if self.pending().is_some() && self.here().verdict.is_some() {
            self.accept_pending();
            return Ok(Finished::Over);
        }
        if let Some(end) = self.ended() {
            return Err(crate::game::GameError::Over(end).into());
        }
        if by == before.turn() {
            self.in_turn(acts, &hands)?;
        } else {
            self.out_of_turn(&hands, by)?;
        }
        Ok(Finished::Done)
    }

    /// The other side claims before the move is done: what hands have lifted without any move, and no
    /// capture takes, is noted at once (5.4.7). Otherwise the move is still to come, and nothing changes.
    /// Returns whether it was noted.
    ///
    /// # Errors
    /// Those of [`Game::finish`].
    pub fn interrupt(&mut self, acts: &[Act]) -> Result<bool, TableError> {
        let here = *self.position();
        let hands = Hands::after(here.board(), acts)?;
        let lifted: Bitboard = hands.lifted().iter().copied().collect();
        let moved = Color::ALL.into_iter().any(|color| hands.moved(color).next().is_some());
        let taken_by = |m: &Move| lifted.difference(m.captured).is_empty();
        if moved || lifted.is_empty() || here.legal_moves().iter().any(taken_by) {
            return Ok(false);
        }
        if let Some(end) = self.ended() {
            return Err(crate::game::GameError::Over(end).into());
        }
        let after = Position::new(hands.crowned(), here.turn()).map_err(TableError::Unplayable)?;
        self.note(Incident {
            kind: IncidentKind::RemovedWithoutReason,
            by: here.turn(),
            claimed: hands.text(),
            touched: None,
            decision: Decision::Pending,
            after: Some(after),
        })?;
        Ok(true)
    }

    fn in_turn(&mut self, acts: &[Act], hands: &Hands) -> Result<(), TableError> {
        let before = *self.position();
        let by = before.turn();
        let legal = before.legal_moves();
        let story = Story::of(&before, &legal, acts, self.bound())?;
        let incident = |kind, claimed| Incident {
            kind,
            by,
            claimed,
            touched: None,
            decision: Decision::Pending,
            after: None,
        };
        if let Some(m) = hands.legal(&before, &legal) {
            let found = match (story.completed, story.touched) {
                (Some(first), _) if first != m => {
                    Some(incident(IncidentKind::TookBack, before.notation(&first)))
                }
                (_, Some(touched)) if touched != m.from => Some(Incident {
                    touched: Some(touched),
                    ..incident(IncidentKind::TouchedAnother, before.notation(&m))
                }),
                _ if m.promotes && hands.uncrowned().contains(m.to) => {
                    Some(incident(IncidentKind::NotCrowned, before.notation(&m)))
                }
                _ if story.lifted_early => Some(incident(IncidentKind::LiftedEarly, before.notation(&m))),
                _ => None,
            };
            self.play(&m)?;
            return found.map_or(Ok(()), |found| Ok(self.note(found)?));
        }
        let after = Position::new(hands.crowned(), by.opponent()).map_err(TableError::Unplayable)?;
        self.accept_pending();
        let undone = |first: &Move| !hands.moved(by).any(|path| path[0] == first.from);
        if let Some(first) = story.completed.filter(undone) {
            let found = incident(IncidentKind::TookBack, before.notation(&first));
            return Ok(self.note(Incident { after: Some(after), ..found })?);
        }
        let (kind, bound) = irregular(&before, hands, &story, self.ruleset());
        // The first of two moves counts, if it was one. Where it ended the game, the second is nothing.
        let mut claimed = hands.text();
        if let Some(first) = story.completed.filter(|_| kind == IncidentKind::TwoMoves) {
            self.play(&first)?;
            if self.ended().is_some() {
                return Ok(());
            }
            // The first one stands in the list: what is noted is what came after it.
            if let Ok(more) = Hands::after(self.position().board(), &story.more(acts)) {
                claimed = more.text();
            }
        }
        let found = Incident { touched: bound, after: Some(after), ..incident(kind, claimed) };
        Ok(self.note(found)?)
    }

    fn out_of_turn(&mut self, hands: &Hands, by: Color) -> Result<(), TableError> {
        let here = *self.position();
        let moved_last = matches!(self.here().event, Event::Move(_)) || self.set_up_by(self.cursor).is_some();
        let mut incident = Incident {
            kind: IncidentKind::OutOfTurn,
            by,
            claimed: hands.text(),
            touched: None,
            decision: Decision::Pending,
            after: None,
        };
        if let Some((first, second)) = self.taken_back(hands) {
            incident.kind = IncidentKind::TookBack;
            let parent = self.here().parent.unwrap_or(self.cursor);
            incident.claimed = self.node(parent).position.notation(&first);
            let dropped = self.cursor;
            self.go_to(parent);
            self.cut(dropped);
            self.play(&second)?;
            return Ok(self.note(incident)?);
        }
        incident.kind = if hands.moved(by).next().is_some() {
            if moved_last {
                IncidentKind::TwoMoves
            } else {
                IncidentKind::OutOfTurn
            }
        } else if hands.moved(by.opponent()).next().is_some() {
            IncidentKind::OpponentsPiece
        } else {
            IncidentKind::RemovedWithoutReason
        };
        // The other side's turn it was, and it remains.
        let after = Position::new(hands.crowned(), here.turn()).map_err(TableError::Unplayable)?;
        Ok(self.note(Incident { after: Some(after), ..incident })?)
    }

    /// The last move and the one that stands in its place now, where its player has taken it back.
    fn taken_back(&self, hands: &Hands) -> Option<(Move, Move)> {
        let (first, parent) = match (self.here().event, self.here().parent) {
            (Event::Move(first), Some(parent)) => (first, parent),
            _ => return None,
        };
        let before = self.node(parent).position;
        let second = hands.legal(&before, &before.legal_moves()).filter(|second| *second != first)?;
        Some((first, second))
    }
}

/// What happened on the way to the final board, by the side to move.
struct Story {
    /// The first legal move that stood on the board, complete.
    completed: Option<Move>,
    /// How many acts had been done then.
    done: usize,
    /// The first piece touched that binds.
    touched: Option<Square>,
    /// A captured piece was lifted before the piece had finished its way.
    lifted_early: bool,
}

impl Story {
    fn of(
        before: &Position,
        legal: &[Move],
        acts: &[Act],
        bound: Option<Square>,
    ) -> Result<Story, TableError> {
        let mut story = Story { completed: None, done: 0, touched: bound, lifted_early: false };
        let mut hands = Hands::on(before.board());
        for (place, act) in acts.iter().enumerate() {
            if let Act::Touch(square) | Act::Shift { from: square, .. } = *act {
                let origin = hands.origin(square);
                let binds = |origin: &Square| matches!(touch(before, *origin), Touch::Binds { .. });
                story.touched = story.touched.or_else(|| origin.filter(binds));
            }
            if let Act::Shift { from, .. } = *act {
                let own = hands.origin(from).map_or(false, |o| before.board().of(before.turn()).contains(o));
                story.lifted_early |= own && !hands.lifted().is_empty();
            }
            hands.act(*act)?;
            if story.completed.is_none() {
                story.completed = hands.legal(before, legal);
                story.done = place + 1;
            }
        }
        Ok(story)
    }

    /// What was done after the completed move. Once it is played its man is crowned already.
    fn more(&self, acts: &[Act]) -> Vec<Act> {
        let more = acts.iter().skip(self.done);
        more.filter(|act| !matches!(act, Act::Crown(_))).copied().collect()
    }
}

/// What a board is that no legal move leads to, and which piece a correction binds.
fn irregular(
    before: &Position,
    hands: &Hands,
    story: &Story,
    ruleset: crate::ruleset::Ruleset,
) -> (IncidentKind, Option<Square>) {
    let by = before.turn();
    if hands.moved(by.opponent()).next().is_some() {
        return (IncidentKind::OpponentsPiece, None);
    }
    let moved: Vec<&[Square]> = hands.moved(by).collect();
    let path = match moved.as_slice() {
        [path] => *path,
        _ => return (IncidentKind::TwoMoves, None),
    };
    let went_on = |first: &Move| path.last() != Some(&first.to) || path.first() != Some(&first.from);
    if story.completed.as_ref().map_or(false, went_on) {
        return (IncidentKind::TwoMoves, None);
    }
    let text = move_text(path);
    let ruling = explain(before, &text, Some(hands.lifted()), ruleset);
    let kind = match &ruling.finding {
        Finding::Ambiguous { candidates } => wrongly_lifted(before, hands, candidates),
        Finding::RemovedTooMany { named, .. } | Finding::RemovedOwnPiece { named, .. }
            if !named.is_capture() =>
        {
            IncidentKind::RemovedWithoutReason
        }
        finding => IncidentKind::of_ruling(finding.code()).unwrap_or(IncidentKind::IllegalMove),
    };
    // After an illegal step the same piece is played, if it can be (`irregularities.md` §3, row 5).
    let binds = kind == IncidentKind::IllegalMove && matches!(touch(before, path[0]), Touch::Binds { .. });
    (kind, Some(path[0]).filter(|_| binds))
}

/// What is wrong with the pieces lifted, measured at the capture that comes nearest.
fn wrongly_lifted(before: &Position, hands: &Hands, candidates: &[Move]) -> IncidentKind {
    let lifted: Bitboard = hands.lifted().iter().copied().collect();
    if lifted.intersects(before.board().of(before.turn())) {
        return IncidentKind::RemovedOwnPiece;
    }
    match nearest(candidates, &lifted) {
        Some(nearest) if nearest.captured.difference(lifted).is_empty() => IncidentKind::RemovedTooMany,
        _ => IncidentKind::RemovedTooFew,
    }
}

/// A path as a written move.
fn move_text(path: &[Square]) -> MoveText {
    let numbers = path.iter().map(|s| u32::from(s.number())).collect();
    MoveText { numbers, separator: Separator::Dash, victims: None, standard: true }
}

/// The legal moves that go this way.
pub(super) fn fitting(position: &Position, path: &[Square]) -> Vec<Move> {
    fits(position, &move_text(path), CrossOnQuiet::Accepted)
}

/// The move whose captured pieces are most like those lifted.
pub(super) fn nearest(candidates: &[Move], lifted: &Bitboard) -> Option<Move> {
    let wrong = |m: &&Move| m.captured.difference(*lifted).len() + lifted.difference(m.captured).len();
    candidates.iter().min_by_key(wrong).copied()
}
