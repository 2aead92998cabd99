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
    ///
    /// For the variance two half-decided pairs (1/2 and 3/2 points) are added to those played: a few pairs, or
    /// pairs that are all alike, would else seem to leave no doubt. Among hundreds of pairs they weigh nothing.
    fn mean_and_variance(&self) -> (f64, f64) {
        let share = |half_points: usize| half_points as f64 / 4.0;
        let count = f64::from(self.pair_count());
        let points: f64 = self.pairs.iter().enumerate().map(|(n, k)| share(n) * f64::from(*k)).sum();
        let mean = if count > 0.0 { points / count } else { 0.5 };
        let mut spread = self.pairs;
        spread[1] += 1;
        spread[3] += 1;
        let squares = spread.iter().enumerate().map(|(n, k)| (share(n) - mean).powi(2) * f64::from(*k));
        (mean, squares.sum::<f64>() / (count + 1.0))
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

    /// Elo difference, and its 95 % interval from the spread of the pairs. Nothing is more than 1200 from 0: a
    /// player that lost every game is as many Elo behind as one could wish.
    #[must_use]
    pub fn elo(&self) -> (f64, f64, f64) {
        let (mean, variance) = self.mean_and_variance();
        let half = 1.96 * (variance / f64::from(self.pair_count() + 2)).sqrt();
        (elo_of(mean), elo_of(mean - half), elo_of(mean + half))
    }

    /// The logarithm of how much better the higher Elo explains the pairs than the lower one.
    #[must_use]
    pub fn likelihood_ratio(&self, low: f64, high: f64) -> f64 {
        let (mean, variance) = self.mean_and_variance();
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
    400.0 * (share / (1.0 - share)).log10()
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
    fn few_or_equal_pairs_leave_much_doubt() {
        // As the independent referee of matches reckons.
        for (pairs, expected) in [
            ([0, 0, 1, 0, 0], [0.0, -222.8, 222.8]),
            ([0, 0, 0, 1, 0], [190.8, -107.6, 1200.0]),
            ([0, 0, 0, 0, 1], [1200.0, -94.4, 1200.0]),
            ([1, 0, 0, 0, 0], [-1200.0, -1200.0, 94.4]),
        ] {
            let (elo, low, high) = Tally { pairs, games: [0; 3] }.elo();
            for (value, expected) in [elo, low, high].iter().zip(expected) {
                assert!((value - expected).abs() < 1.0, "{pairs:?}: {elo} [{low}, {high}]");
            }
        }
        let (elo, low, high) = Tally { pairs: [0, 0, 50, 0, 0], games: [0; 3] }.elo();
        assert!(elo.is_sign_positive() && elo == 0.0 && low < -3.0 && high > 3.0, "{elo} [{low}, {high}]");
        let (_, low, high) = Tally::default().elo();
        assert!(low < -400.0 && high > 400.0, "[{low}, {high}]");
    }

    #[test]
    fn equal_pairs_decide_when_there_are_enough() {
        let tally = |half_points: usize, count| {
            let mut pairs = [0; 5];
            pairs[half_points] = count;
            Tally { pairs, games: [0; 3] }
        };
        for half_points in [2, 3, 4] {
            assert_eq!(tally(half_points, 4).verdict(0.0, 10.0), Verdict::Open, "{half_points}");
        }
        assert_eq!(tally(4, 40).verdict(0.0, 10.0), Verdict::Stronger);
        assert_eq!(tally(2, 80).verdict(0.0, 10.0), Verdict::NotStronger);
        // Three good pairs in a row are luck.
        assert_eq!(Tally { pairs: [0, 0, 0, 2, 1], games: [0; 3] }.verdict(0.0, 50.0), Verdict::Open);
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
