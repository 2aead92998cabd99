//! Why pieces are not lifted one by one: what the wrong rule would allow, in words.

use damier_core::ruling::LiftedAtOnce;
use damier_core::{MovePath, Position, Role, Square};

use crate::language::Language;
use crate::{en, fr, nl};

/// What the sentence tells of a capture and of the wrong one.
pub(crate) struct Lifting<'a> {
    /// The piece that captures, and where it starts.
    pub(crate) role: Role,
    pub(crate) from: Square,
    /// How many pieces it takes by the rules, and where it ends.
    pub(crate) pieces: u32,
    pub(crate) to: Square,
    pub(crate) wrong: Option<Wrong<'a>>,
}

/// The capture that only the wrong rule allows.
pub(crate) struct Wrong<'a> {
    pub(crate) route: &'a MovePath,
    /// How many pieces it takes.
    pub(crate) pieces: u32,
    /// The pieces that really bar its way.
    pub(crate) blockers: Vec<Square>,
}

/// What would change for a capture if taken pieces left the board at once, and why they do not.
#[must_use]
pub fn lifting(position: &Position, route: &MovePath, found: &LiftedAtOnce, language: Language) -> String {
    let count = |route: &MovePath| route.captured.len() as u32;
    let ends = route.squares.first().copied().zip(route.squares.last().copied());
    let (from, to) = match ends {
        Some(ends) => ends,
        None => return String::new(),
    };
    let facts = Lifting {
        role: position.board().piece_at(from).map_or(Role::Man, |piece| piece.role),
        from,
        pieces: count(route),
        to,
        wrong: found.wrong.first().map(|wrong| Wrong {
            route: &wrong.route,
            pieces: count(&wrong.route),
            blockers: wrong.blockers.iter().collect(),
        }),
    };
    match language {
        Language::Fr => fr::lifting::lifting(&facts),
        Language::En => en::lifting::lifting(&facts),
        Language::Nl => nl::lifting::lifting(&facts),
    }
}
