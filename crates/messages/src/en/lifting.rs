//! Lifting at once, in English.

use super::words::{and, number, pieces, the, the_capital};
use crate::lifting::Lifting;
use crate::list::sentences;

pub(crate) fn lifting(facts: &Lifting<'_>) -> String {
    let wrong = match &facts.wrong {
        Some(wrong) => wrong,
        None => {
            return "Here nothing would change: no piece taken before is in the way. The rule stays the same: \
                    all pieces are lifted together, when the move is over."
                .into()
        }
    };
    let path = wrong.route.notation();
    let piece = the(facts.role, facts.from);
    let would = if wrong.pieces > facts.pieces {
        format!("If each captured piece left at once, {piece} would take {}: {path}.", pieces(wrong.pieces))
    } else {
        format!("If each captured piece left at once, {piece} could end elsewhere: {path}.")
    };
    let blockers = &wrong.blockers;
    let why = if blockers.len() == 1 {
        format!(
            "That is wrong: the piece taken on {} stays on the board until the move is over and bars the way.",
            and(blockers)
        )
    } else {
        format!(
            "That is wrong: the pieces taken on {} stay on the board until the move is over and bar the way.",
            and(blockers)
        )
    };
    let piece = the_capital(facts.role, facts.from);
    let right = if wrong.pieces > facts.pieces {
        format!("{piece} takes only {} and stops on {}.", number(facts.pieces), facts.to)
    } else {
        format!("{piece} has to stop on {}.", facts.to)
    };
    sentences(&[&would, &why, &right])
}
