//! How games end, in words.

use damier_core::{DrawReason, EndingValue, Outcome, Position};

use crate::language::Language;
use crate::{en, fr, nl};

/// How a game ended: the result and why, in one sentence.
#[must_use]
pub fn outcome(outcome: &Outcome, language: Language) -> String {
    match language {
        Language::Fr => fr::outcome::outcome(outcome),
        Language::En => en::outcome::outcome(outcome),
        Language::Nl => nl::outcome::outcome(outcome),
    }
}

/// That a draw may be claimed now, and why.
#[must_use]
pub fn claim(reason: DrawReason, language: Language) -> String {
    match language {
        Language::Fr => fr::outcome::claim(reason),
        Language::En => en::outcome::claim(reason),
        Language::Nl => nl::outcome::claim(reason),
    }
}

/// That such an ending is not drawn at once because a win can be forced. Nothing helps who plays it: who wins
/// and how, [`immediate_draw`] says.
#[must_use]
pub fn ending_goes_on(position: &Position, language: Language) -> String {
    let two = position.board().occupied().len() > 2;
    match language {
        Language::Fr => fr::outcome::goes_on(two),
        Language::En => en::outcome::goes_on(two),
        Language::Nl => nl::outcome::goes_on(two),
    }
}

/// One king against one or two kings, under the French summary text: drawn at once because neither side can
/// force a win, or going on because one can; and what Annex 1 says about the same ending.
///
/// The value is the exact one, for the side to move in the position.
#[must_use]
pub fn immediate_draw(position: &Position, value: EndingValue, language: Language) -> String {
    let (turn, two) = (position.turn(), position.board().occupied().len() > 2);
    match language {
        Language::Fr => fr::outcome::immediate_draw(two, turn, value),
        Language::En => en::outcome::immediate_draw(two, turn, value),
        Language::Nl => nl::outcome::immediate_draw(two, turn, value),
    }
}
