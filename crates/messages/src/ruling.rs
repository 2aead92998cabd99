//! Rulings in words.

use damier_core::ruling::{Irregularity, Remedy, Ruling, Touch};
use damier_core::{Position, Square};

use crate::facts::Facts;
use crate::language::Language;
use crate::{en, fr, nl};

/// What a ruling says, in one to three sentences for a beginner: why, and what may be played
/// instead, with the squares and pieces at hand.
///
/// The ruling is one that `explain` made in this position; with another position the sentences
/// may be wrong, but there is no panic.
///
/// ```
/// use damier_core::{fen, notation::{Leniency, MoveText}, ruling::explain, Ruleset};
/// use damier_messages::{ruling, Language};
///
/// let position = fen::parse("W:W28:B13,22,23,32").unwrap().into_position().unwrap();
/// let text = MoveText::parse("28x17", Leniency::Typed).unwrap();
/// let found = explain(&position, &text, None, Ruleset::Ffjd);
/// assert_eq!(
///     ruling(&position, &found, Language::Fr),
///     "Le pion 28 doit prendre deux pièces\u{a0}: 28x8. La prise 28x17 n'en enlève qu'une."
/// );
/// ```
#[must_use]
pub fn ruling(position: &Position, ruling: &Ruling, language: Language) -> String {
    let facts = Facts { position, ruling };
    match language {
        Language::Fr => fr::ruling::ruling(&facts),
        Language::En => en::ruling::ruling(&facts),
        Language::Nl => nl::ruling::ruling(&facts),
    }
}

/// Who decides about an irregularity at the table, and what they may choose.
#[must_use]
pub fn irregularity(found: &Irregularity, language: Language) -> String {
    match language {
        Language::Fr => fr::ruling::irregularity(found),
        Language::En => en::ruling::irregularity(found),
        Language::Nl => nl::ruling::irregularity(found),
    }
}

/// The label of a choice about an irregularity, for a button.
#[must_use]
pub fn remedy(remedy: Remedy, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::ruling::remedy(remedy),
        Language::En => en::ruling::remedy(remedy),
        Language::Nl => nl::ruling::remedy(remedy),
    }
}

/// What a choice about an irregularity means, in a sentence.
#[must_use]
pub fn remedy_explained(remedy: Remedy, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::ruling::remedy_explained(remedy),
        Language::En => en::ruling::remedy_explained(remedy),
        Language::Nl => nl::ruling::remedy_explained(remedy),
    }
}

/// What touching a piece commits the player on move to.
#[must_use]
pub fn touch(position: &Position, touched: Square, found: &Touch, language: Language) -> String {
    let piece = position.board().piece_at(touched);
    let own = piece.filter(|p| p.color == position.turn()).map(|p| p.role);
    let moves = match found {
        Touch::Binds { moves } => moves.iter().map(|m| position.notation(m)).collect(),
        Touch::Free => Vec::new(),
    };
    match language {
        Language::Fr => fr::ruling::touch(touched, own, &moves),
        Language::En => en::ruling::touch(touched, own, &moves),
        Language::Nl => nl::ruling::touch(touched, own, &moves),
    }
}
