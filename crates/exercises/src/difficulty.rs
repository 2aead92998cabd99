//! Difficulty: points from 0 to 100, and the five bands they fall in.
//!
//! The points come from the formula of the course's notes, adapted to what each kind asks (see the `look`
//! functions in `kinds/` and docs/exercises.md). They are a judgement, not a measurement.

use std::fmt;

/// A band of difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Band {
    /// 0 to 15.
    VeryEasy,
    /// 16 to 30.
    Easy,
    /// 31 to 50.
    Medium,
    /// 51 to 70.
    Hard,
    /// Over 70.
    Expert,
}

impl Band {
    /// All five, easiest first.
    pub const ALL: [Band; 5] = [Band::VeryEasy, Band::Easy, Band::Medium, Band::Hard, Band::Expert];

    /// The band of these points.
    #[must_use]
    pub const fn of(difficulty: u8) -> Band {
        match difficulty {
            0..=15 => Band::VeryEasy,
            16..=30 => Band::Easy,
            31..=50 => Band::Medium,
            51..=70 => Band::Hard,
            _ => Band::Expert,
        }
    }

    /// How many of a hundred exercises of a kind are wanted in it.
    pub(crate) const fn share(self) -> usize {
        match self {
            Band::VeryEasy => 26,
            Band::Easy => 26,
            Band::Medium => 24,
            Band::Hard => 15,
            Band::Expert => 9,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Band::VeryEasy => "very-easy",
            Band::Easy => "easy",
            Band::Medium => "medium",
            Band::Hard => "hard",
            Band::Expert => "expert",
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
