//! What `--help` says, in French, English and Dutch. A test walks the command tree and misses none.

mod about;
mod after;
mod arguments;

pub(crate) use about::ABOUT;
pub(crate) use after::AFTER;
pub(crate) use arguments::ARGUMENTS;

/// A text in French, English and Dutch.
pub(crate) type Text = [&'static str; 3];
