//! The languages spoken here.

use std::fmt;
use std::str::FromStr;

/// A language of the messages; French unless another is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
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
    /// All three, the default first.
    pub const ALL: [Language; 3] = [Language::Fr, Language::En, Language::Nl];

    /// The code of ISO 639: `fr`, `en` or `nl`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
            Language::Nl => "nl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is none of the three codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a language: fr, en or nl")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.iter().find(|l| l.code() == text).copied().ok_or(UnknownLanguage)
    }
}
