//! What a match says: Elo with error bars from pairs of games, and the sequential test.
//!
//! Every opening is played twice with colours changed; the two games of a pair are not independent,
//! so the pair is what is counted (pentanomial).

/// The pairs of a match by the first player's points in them: 0, 1/2, 1, 3/2, 2.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many pairs had so many half points.
    pub pairs: [u32; 5],
    /// Games won, drawn and lost by the first player, those of unfinished pairs included.
    pub games: [u32; 3],
}

/// What the sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The higher Elo is the more likely one, beyond doubt.
    Stronger,
    /// The lower one is.
    NotStronger,
    /// More games are needed.
    Open,
}

/// Errors of both kinds are this rare.
const ERROR: f64 = 0.05;

impl Tally {
    /// Counts a game: 0, 1 or 2 half points for the first player.
    pub fn add_game(&mut self, half_points: usize) {
        self.games[2 - half_points.min(2)] += 1;
    }

    /// Counts a pair: 0 to 4 half points for the first player.
    pub fn add_pair(&mut self, half_points: usize) {
        self.pairs[half_points.min(4)] += 1;
    }

    /// The first player's share of the points in whole pairs, and its variance for one pair.
    fn mean_and_variance(&self) -> (f64, f64) {
        let count: f64 = self.pairs.iter().map(|n| f64::from(*n)).sum();
        if count == 0.0 {
            return (0.5, 0.0);
        }
        let points = |n: usize| n as f64 / 4.0;
        let weighted = self.pairs.iter().enumerate();
        let mean = weighted.clone().map(|(n, k)| points(n) * f64::from(*k)).sum::<f64>() / count;
        let variance = weighted.map(|(n, k)| (points(n) - mean).powi(2) * f64::from(*k)).sum::<f64>() / count;
        (mean, variance)
    }

    /// How many whole pairs were played.
    #[must_use]
    pub fn pair_count(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The first player's share of all points.
    #[must_use]
    pub fn score(&self) -> f64 {
        let [won, drawn, lost] = self.games.map(f64::from);
        (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }

    /// Elo difference, and its 95 % interval from the spread of the pairs.
    #[must_use]
    pub fn elo(&self) -> (f64, f64, f64) {
        let (mean, variance) = self.mean_and_variance();
        let half = 1.96 * (variance / f64::from(self.pair_count().max(1))).sqrt();
        (elo_of(mean), elo_of(mean - half), elo_of(mean + half))
    }

    /// The logarithm of how much better the higher Elo explains the pairs than the lower one.
    #[must_use]
    pub fn likelihood_ratio(&self, low: f64, high: f64) -> f64 {
        let (mean, variance) = self.mean_and_variance();
        if variance == 0.0 {
            return 0.0;
        }
        let (low, high) = (share_of(low), share_of(high));
        f64::from(self.pair_count()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The sequential test between two Elo differences.
    #[must_use]
    pub fn verdict(&self, low: f64, high: f64) -> Verdict {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.likelihood_ratio(low, high);
        if ratio >= bound {
            Verdict::Stronger
        } else if ratio <= -bound {
            Verdict::NotStronger
        } else {
            Verdict::Open
        }
    }
}

/// The Elo difference of a share of the points.
fn elo_of(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of the points at an Elo difference.
fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_its_interval() {
        let tally = Tally { pairs: [5, 20, 50, 30, 15], games: [80, 90, 70] };
        let (elo, low, high) = tally.elo();
        // (20 * 1/4 + 50 * 1/2 + 30 * 3/4 + 15) / 120 = 0.5625
        assert!((elo - 43.66).abs() < 0.1, "{elo}");
        assert!(low > 5.0 && high < 85.0 && low < elo && elo < high, "{low} {high}");
    }

    #[test]
    fn the_test_decides_when_it_is_clear() {
        let clear = Tally { pairs: [0, 20, 100, 150, 30], games: [0; 3] };
        assert_eq!(clear.verdict(0.0, 10.0), Verdict::Stronger);
        let level = Tally { pairs: [200, 800, 1500, 800, 200], games: [0; 3] };
        assert_eq!(level.verdict(0.0, 10.0), Verdict::NotStronger);
        assert_eq!(Tally { pairs: [1, 2, 5, 2, 1], games: [0; 3] }.verdict(0.0, 10.0), Verdict::Open);
        assert_eq!(Tally::default().verdict(0.0, 10.0), Verdict::Open);
    }
}
