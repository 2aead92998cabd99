//! Under which regulations a game is played (contract, "Rulesets"). The moves are the same in all.

use core::fmt;
use core::str::FromStr;

/// A set of regulations: when a game is drawn, and who decides about an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Ruleset {
    /// The summary text of the French federation (`rules.md` §6).
    #[default]
    Ffjd,
    /// Annex 1 of the world federation (`rules.md` §7).
    Fmjd,
    /// What the site lidraughts does (`rules.md` §8).
    Lidraughts,
    /// A game at home: nothing ends it by itself, a wrong move is taken back (`rules.md` §13).
    Family,
}

impl Ruleset {
    /// All four, the default first.
    pub const ALL: [Ruleset; 4] = [Ruleset::Ffjd, Ruleset::Fmjd, Ruleset::Lidraughts, Ruleset::Family];

    /// The contract's word: `ffjd`, `fmjd`, `lidraughts` or `family`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ruleset::Ffjd => "ffjd",
            Ruleset::Fmjd => "fmjd",
            Ruleset::Lidraughts => "lidraughts",
            Ruleset::Family => "family",
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is none of the four names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRuleset;

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a ruleset: ffjd, fmjd, lidraughts or family")
    }
}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(text: &str) -> Result<Ruleset, UnknownRuleset> {
        Ruleset::ALL.iter().find(|r| r.name() == text).copied().ok_or(UnknownRuleset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for ruleset in Ruleset::ALL {
            assert_eq!(ruleset.name().parse(), Ok(ruleset));
        }
        assert_eq!("FFJD".parse::<Ruleset>(), Err(UnknownRuleset));
        assert_eq!(Ruleset::default(), Ruleset::Ffjd);
    }
}
