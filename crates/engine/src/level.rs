//! How far the machine looks, and how loosely it chooses.

use std::fmt;

/// A level of play, 1 (beginner) to 5 (the best this engine has).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(5);

    /// The level of that number, 1–5.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        if (1..=5).contains(&number) {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number, 1–5.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// What it may spend. The margins leave room for variety: a move that the search finds worse
    /// by more than that is never chosen.
    #[must_use]
    pub fn limits(self) -> Limits {
        let (depth, nodes, margin, sees_threats) = match self.0 {
            1 => (1, 2_000, 45, false),
            2 => (2, 5_000, 25, false),
            3 => (4, 20_000, 14, true),
            4 => (6, 30_000, 8, true),
            _ => (24, 1_200_000, 3, true),
        };
        Limits { depth, nodes, margin, sees_threats, noise: 0 }
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
