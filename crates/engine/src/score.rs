//! What a position is worth to the side to move.

/// A value in hundredths of a man, seen from the side to move; wins and losses lie at the far ends
/// and count plies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score {
    value: i32,
    /// A draw that is known, not an estimate that happens to be level.
    known: bool,
}

/// What a score says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Meaning {
    /// An estimate, in men.
    Men(f64),
    /// The side to move wins in at most so many plies.
    WinIn(u32),
    /// The side to move loses in so many plies, however it plays.
    LossIn(u32),
    /// A draw by best play: endgame tables know it.
    Draw,
}

/// Far above any estimate.
const WIN: i32 = 30_000;
/// Longer wins than this are not told apart from estimates.
const LONGEST: i32 = 1_000;

impl Score {
    /// Level: an estimate.
    pub const LEVEL: Score = Score { value: 0, known: false };

    /// A draw by best play.
    pub const DRAW: Score = Score { value: 0, known: true };

    /// An estimate, in hundredths of a man; brought within the range of estimates.
    #[must_use]
    pub fn men(hundredths: i32) -> Score {
        let most = WIN - LONGEST - 1;
        Score::from_value(hundredths.clamp(-most, most))
    }

    /// The side to move has lost after so many plies more.
    #[must_use]
    pub fn loss_in(plies: u32) -> Score {
        Score::from_value(-WIN + i32::try_from(plies).unwrap_or(LONGEST).min(LONGEST))
    }

    /// The value as a plain number: hundredths of a man, or beyond ±29,000 a win or loss.
    #[must_use]
    pub fn value(self) -> i32 {
        self.value
    }

    /// Whether it is a proved win or loss rather than an estimate.
    #[must_use]
    pub fn is_decided(self) -> bool {
        self.value.abs() >= WIN - LONGEST
    }

    /// Whether it is a win or loss in at most so many plies.
    #[must_use]
    pub fn is_decided_within(self, plies: u32) -> bool {
        self.value.unsigned_abs() >= WIN.unsigned_abs().saturating_sub(plies)
    }

    /// What it says.
    #[must_use]
    pub fn meaning(self) -> Meaning {
        if self.known {
            return Meaning::Draw;
        }
        if !self.is_decided() {
            return Meaning::Men(f64::from(self.value) / 100.0);
        }
        let plies = WIN.saturating_sub(self.value.abs()).unsigned_abs();
        if self.value > 0 {
            Meaning::WinIn(plies)
        } else {
            Meaning::LossIn(plies)
        }
    }

    /// A value of the search as a score.
    pub(crate) const fn from_value(value: i32) -> Score {
        Score { value, known: false }
    }
}

/// Plain values inside the search, where they are all whole numbers.
pub(crate) const DRAW: i32 = 0;
/// Beyond every value that occurs.
pub(crate) const INFINITE: i32 = WIN + 1;
/// Values from here on are wins.
pub(crate) const DECIDED: i32 = WIN - LONGEST;

/// The side to move has lost, so many plies from the root.
#[inline(always)]
pub(crate) const fn loss_in(ply: usize) -> i32 {
    ply as i32 - WIN
}

/// A value counted from the root as the table keeps it: wins counted from the node.
#[inline(always)]
pub(crate) const fn to_node(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value + ply as i32
    } else if value <= -DECIDED {
        value - ply as i32
    } else {
        value
    }
}

/// Back: wins counted from the root.
#[inline(always)]
pub(crate) const fn from_node(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value - ply as i32
    } else if value <= -DECIDED {
        value + ply as i32
    } else {
        value
    }
}

impl std::ops::Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score { value: -self.value, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_count_plies_and_estimates_count_men() {
        assert_eq!((-Score::loss_in(3)).meaning(), Meaning::WinIn(3));
        assert_eq!(Score::loss_in(0).meaning(), Meaning::LossIn(0));
        assert_eq!(Score::men(-150).meaning(), Meaning::Men(-1.5));
        assert!(Score::men(i32::MAX) < -Score::loss_in(900));
        assert!(Score::loss_in(2) < Score::loss_in(4) && Score::loss_in(4) < Score::DRAW);
        assert_eq!(from_node(to_node(loss_in(5), 3), 3), loss_in(5));
        assert_eq!(to_node(loss_in(5), 3), loss_in(2));
    }
}
