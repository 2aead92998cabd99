//! Counters in words: where they stand, since when, and what happens at their limit.

use damier_core::CounterNote;

use crate::language::Language;
use crate::{en, fr, nl};

/// Where a counter stands, what began it (and so ended the count before), and what happens at the limit.
#[must_use]
pub fn counter_note(note: &CounterNote, language: Language) -> String {
    match language {
        Language::Fr => fr::counters::counter_note(note),
        Language::En => en::counters::counter_note(note),
        Language::Nl => nl::counters::counter_note(note),
    }
}
