//! The languages of the messages.

pub use damier_messages::{Language, UnknownLanguage};
