//! Dutch sentences.

pub(crate) mod counters;
pub(crate) mod errors;
pub(crate) mod outcome;
pub(crate) mod ruling;
mod words;
