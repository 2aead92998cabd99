//! What a function answers: JSON, and whether the answer is yes.

use crate::json::Json;

/// The answer to one question of the contract.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    value: Json,
    yes: bool,
}

impl Answer {
    /// An answer that is yes: legal, valid, found (exit code 0).
    #[must_use]
    pub fn new(value: Json) -> Answer {
        Answer { value, yes: true }
    }

    /// An answer whose yes or no is known only now (exit code 0 or 1).
    #[must_use]
    pub fn yes_or_no(value: Json, yes: bool) -> Answer {
        Answer { value, yes }
    }

    /// Whether the command line exits with 0 (yes) rather than 1 (no).
    #[must_use]
    pub fn yes(&self) -> bool {
        self.yes
    }

    /// The answer as a value, to be put into a larger one.
    #[must_use]
    pub fn value(&self) -> &Json {
        &self.value
    }

    /// The answer as a value, given away.
    #[must_use]
    pub fn into_value(self) -> Json {
        self.value
    }

    /// The answer as one line of JSON.
    #[must_use]
    pub fn json(&self) -> String {
        self.value.to_string()
    }
}
