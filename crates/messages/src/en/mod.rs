//! English sentences.

pub(crate) mod counters;
pub(crate) mod draws;
pub(crate) mod errors;
pub(crate) mod lifting;
pub(crate) mod outcome;
pub(crate) mod ruling;
pub(crate) mod spoken;
pub(crate) mod table;
mod words;
