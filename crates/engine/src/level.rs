//! How far the machine looks, and how loosely it chooses.

use std::fmt;

/// A level of play, 1 (beginner) to 20 (the best that still answers at once).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The levels, the weakest first: plies, positions, margin, whether threats are seen, noise.
///
/// Weak levels look at few positions and are a little wrong about what they cannot count. What they
/// do look at they see: no level gives a man away within its own horizon, whatever noise and margin
/// say, because both together stay below a man. Positions rather than seconds, so that a level is the
/// same on every machine. Measured by matches between neighbours: `docs/levels.md`.
const LEVELS: [Limits; 20] = [
    level(1, u64::MAX, 15, false, 40),
    level(1, u64::MAX, 5, false, 20),
    level(1, u64::MAX, 5, false, 9),
    level(MOST_PLIES, 90, 5, true, 18),
    level(MOST_PLIES, 160, 5, true, 15),
    level(MOST_PLIES, 205, 5, true, 12),
    level(MOST_PLIES, 275, 4, true, 11),
    level(MOST_PLIES, 360, 4, true, 11),
    level(MOST_PLIES, 455, 4, true, 10),
    level(MOST_PLIES, 630, 4, true, 9),
    level(MOST_PLIES, 840, 4, true, 8),
    level(MOST_PLIES, 1_110, 3, true, 7),
    level(MOST_PLIES, 1_620, 3, true, 6),
    level(MOST_PLIES, 2_280, 3, true, 5),
    level(MOST_PLIES, 3_550, 3, true, 5),
    level(MOST_PLIES, 5_700, 3, true, 4),
    level(MOST_PLIES, 9_800, 3, true, 4),
    level(MOST_PLIES, 17_500, 3, true, 3),
    level(MOST_PLIES, 31_000, 3, true, 2),
    level(MOST_PLIES, 60_000, 3, true, 0),
];

/// Deeper than a level ever gets with its positions.
const MOST_PLIES: u32 = 40;

const fn level(depth: u32, nodes: u64, margin: i32, sees_threats: bool, noise: i32) -> Limits {
    Limits { depth, nodes, margin, sees_threats, noise }
}

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(LEVELS.len() as u8);

    /// The level of that number, 1–20.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        if (1..=Level::HIGHEST.0).contains(&number) {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number, 1–20.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Whether it plays endings by tables, where there are some: against the weaker ones a beginner is to have a
    /// chance.
    #[must_use]
    pub fn knows_endings(self) -> bool {
        self.0 >= 9
    }

    /// What it may spend. The margins leave room for variety: a move that the search finds worse
    /// by more than that is never chosen.
    #[must_use]
    pub fn limits(self) -> Limits {
        LEVELS[usize::from(self.0) - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a search ends and how it chooses among good moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The deepest iteration, in plies; at least 1 is always searched.
    pub depth: u32,
    /// Positions visited after which the search stops. The first iteration is finished anyway.
    pub nodes: u64,
    /// By how much (hundredths of a man) the move played may be worse than the best one found.
    /// With 0 the best is played.
    pub margin: i32,
    /// Whether captures that the opponent threatens are played out before a position is judged.
    pub sees_threats: bool,
    /// By how much (hundredths of a man) a position is misjudged at most, always in the same way
    /// under the same seed. What the search sees being captured is never misjudged.
    pub noise: i32,
}

impl Limits {
    /// The best move that a search of so many plies finds.
    #[must_use]
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: plies, nodes: u64::MAX, margin: 0, sees_threats: true, noise: 0 }
    }
}
