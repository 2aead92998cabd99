//! The languages of the messages.

use std::fmt;
use std::str::FromStr;

/// A language of the messages; French unless another is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
    /// Dutch.
    Nl,
}

impl Language {
    /// `fr`, `en` or `nl`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
            Language::Nl => "nl",
        }
    }
}

/// The text names no language of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a language: fr, en or nl")
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        match text {
            "fr" => Ok(Language::Fr),
            "en" => Ok(Language::En),
            "nl" => Ok(Language::Nl),
            _ => Err(UnknownLanguage),
        }
    }
}
