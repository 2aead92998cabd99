//! Irregularities of a game, claims and decisions, in words.

use damier_core::ruling::Remedy;
use damier_core::table::{Claim, Decision, Incident, IncidentKind, TableError};
use damier_core::Ruleset;

use crate::language::Language;
use crate::{en, fr, nl};

/// Squares as a sentence has them.
pub(crate) fn spaced(squares: &str) -> String {
    squares.replace(',', ", ")
}

/// What was done, in words: moves, then, after `removed`, the pieces removed.
pub(crate) fn done(incident: &Incident, removed: &str) -> String {
    let (moves, lifted) = incident.moves_and_lifted();
    let (moves, lifted) = (moves.replace('+', " + "), spaced(lifted));
    match (moves.is_empty(), lifted.is_empty()) {
        (_, true) => moves,
        (true, false) => format!("{removed}{lifted}"),
        (false, false) => format!("{moves}, {removed}{lifted}"),
    }
}

/// What an irregularity is called: a few words without a full stop.
#[must_use]
pub fn incident_title(kind: IncidentKind, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::table::title(kind),
        Language::En => en::table::title(kind),
        Language::Nl => nl::table::title(kind),
    }
}

/// What the rules say about an irregularity, in a sentence.
#[must_use]
pub fn incident_rule(incident: &Incident, language: Language) -> String {
    match language {
        Language::Fr => fr::table::rule(incident),
        Language::En => en::table::rule(incident),
        Language::Nl => nl::table::rule(incident),
    }
}

/// What became of an irregularity, in a few words.
#[must_use]
pub fn incident_decision(decision: Decision, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::table::decision(decision),
        Language::En => en::table::decision(decision),
        Language::Nl => nl::table::decision(decision),
    }
}

/// An irregularity with what became of it, for the record of the game.
#[must_use]
pub fn incident(incident: &Incident, language: Language) -> String {
    match language {
        Language::Fr => fr::table::incident(incident),
        Language::En => en::table::incident(incident),
        Language::Nl => nl::table::incident(incident),
    }
}

/// The label of a choice about an irregularity, for a button.
#[must_use]
pub fn remedy_label(incident: &Incident, remedy: Remedy, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::table::remedy_label(incident, remedy),
        Language::En => en::table::remedy_label(incident, remedy),
        Language::Nl => nl::table::remedy_label(incident, remedy),
    }
}

/// What a choice about an irregularity leads to, in a sentence.
#[must_use]
pub fn remedy_result(incident: &Incident, remedy: Remedy, language: Language) -> String {
    match language {
        Language::Fr => fr::table::remedy_result(incident, remedy),
        Language::En => en::table::remedy_result(incident, remedy),
        Language::Nl => nl::table::remedy_result(incident, remedy),
    }
}

/// What is answered to a claim.
#[must_use]
pub fn claim_answer(claim: &Claim, ruleset: Ruleset, language: Language) -> String {
    match language {
        Language::Fr => fr::table::claim(claim, ruleset),
        Language::En => en::table::claim(claim, ruleset),
        Language::Nl => nl::table::claim(claim, ruleset),
    }
}

/// Why the table did not do what was asked.
#[must_use]
pub fn table_error(error: &TableError, language: Language) -> String {
    match language {
        Language::Fr => fr::table::error(error),
        Language::En => en::table::error(error),
        Language::Nl => nl::table::error(error),
    }
}
