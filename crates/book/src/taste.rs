//! How loosely a move is chosen from the book, and for how long.

use damier_engine::Level;

/// What a player wants of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taste {
    /// By how much, in hundredths of a man, a move may be worse than the best one; 0: always a best one.
    pub margin: i16,
    /// After so many plies of a game the player thinks for itself.
    pub plies: u32,
}

impl Taste {
    /// The most that a move may be worse: books keep no worse ones.
    pub const MOST: i16 = 30;

    /// A taste with this margin, from 0 to [`Taste::MOST`], as far as the book goes.
    #[must_use]
    pub fn with_margin(margin: i16) -> Taste {
        Taste { margin: margin.clamp(0, Taste::MOST), plies: u32::MAX }
    }

    /// What a level knows of openings: the weaker, the less far and the less exactly.
    #[must_use]
    pub fn of(level: Level) -> Taste {
        let number = level.number();
        Taste { margin: Taste::MOST - i16::from(number), plies: 2 * u32::from(number) }
    }
}

impl Default for Taste {
    /// Some variety that costs nothing: `docs/experiments.md`.
    fn default() -> Taste {
        Taste::with_margin(3)
    }
}
