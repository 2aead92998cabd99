//! Smaller windows inside the windows, for learning only.
//!
//! Most entries of a window of eight or ten squares are seen a few times in a million positions,
//! far too few to learn their number. So what is learned is a sum: the entry's own number and those of runs of
//! four and six squares inside it, and of each single man, all of which are seen often. When the weights
//! are written the sum goes into the entry: the engine knows nothing of parts.

use damier_core::{Color, Position, Square};
use damier_engine::{window, ENTRIES, EXTRAS, PARAMETERS, WINDOWS};

/// The runs of a window: where they begin and how long they are, in the order of [`ordered`].
const RUNS_OF_8: [(usize, usize); 5] = [(0, 4), (2, 4), (4, 4), (0, 6), (2, 6)];
const RUNS_OF_10: [(usize, usize); 7] = [(0, 4), (2, 4), (4, 4), (6, 4), (0, 6), (2, 6), (4, 6)];
/// The most runs of a window.
const MOST: usize = RUNS_OF_10.len();
const NONE: u32 = u32::MAX;

/// Which numbers beside its own an entry is the sum of.
pub(crate) struct Parts {
    /// For each entry its runs' numbers, counted from [`PARAMETERS`] + 50 on; [`NONE`] at the end.
    runs: Vec<[u32; MOST]>,
    count: usize,
    /// For each square the window and the place in it that take the number of a man there.
    homes: Vec<(usize, usize)>,
    /// Where the entries of each window begin.
    firsts: Vec<usize>,
}

impl Parts {
    pub(crate) fn new() -> Parts {
        let mut runs = vec![[NONE; MOST]; ENTRIES];
        let mut next = PARAMETERS + Square::COUNT;
        let mut homes = vec![(0, 0); Square::COUNT];
        for w in 0..WINDOWS {
            let (first, squares) = window(w);
            for (place, square) in squares.iter().enumerate() {
                homes[square.index()] = (w, place);
            }
            let order = ordered(&squares);
            let list: &[(usize, usize)] = if squares.len() == 8 { &RUNS_OF_8 } else { &RUNS_OF_10 };
            for (n, (begin, length)) in list.iter().enumerate() {
                for entry in 0..3_usize.pow(squares.len() as u32) {
                    let number = order[*begin..begin + length]
                        .iter()
                        .rev()
                        .fold(0, |number, place| 3 * number + digit(entry, *place));
                    runs[first + entry][n] = (next + number) as u32;
                }
                next += 3_usize.pow(*length as u32);
            }
        }
        Parts { runs, count: next, homes, firsts: (0..WINDOWS).map(|w| window(w).0).collect() }
    }

    /// Numbers to be learned, the parameters first.
    pub(crate) fn numbers(&self) -> usize {
        self.count
    }

    /// The runs of the entry with this parameter.
    #[inline]
    pub(crate) fn runs_of(&self, parameter: usize) -> impl Iterator<Item = u32> + '_ {
        let runs = parameter.checked_sub(EXTRAS).map(|entry| &self.runs[entry]);
        runs.into_iter().flatten().copied().take_while(|number| *number != NONE)
    }

    /// The single men of a position: their numbers, and how often they count for White.
    #[inline]
    pub(crate) fn men(position: &Position, mut visit: impl FnMut(usize, i32)) {
        for square in position.board().men_of(Color::White) {
            visit(PARAMETERS + square.index(), 1);
        }
        for square in position.board().men_of(Color::Black) {
            visit(PARAMETERS + square.flip().index(), -1);
        }
    }

    /// What all parts of an entry add up to; `value` tells the number learned.
    pub(crate) fn sum_of(&self, parameter: usize, value: impl Fn(usize) -> f32) -> f32 {
        let runs: f32 = self.runs_of(parameter).map(|number| value(number as usize)).sum();
        runs + self.own_men(parameter).map(&value).sum::<f32>()
    }

    /// The numbers of the own men that this entry shows in the window that takes them.
    fn own_men(&self, parameter: usize) -> impl Iterator<Item = usize> + '_ {
        let home = parameter.checked_sub(EXTRAS).map(|entry| {
            let w = self.firsts.iter().take_while(|first| **first <= entry).count() - 1;
            (w, entry - self.firsts[w])
        });
        self.homes.iter().enumerate().filter_map(move |(square, (w, place))| match home {
            Some((window, entry)) if window == *w && digit(entry, *place) == 1 => Some(PARAMETERS + square),
            _ => None,
        })
    }
}

/// What an entry shows in a place: nothing, an own man, an enemy.
fn digit(entry: usize, place: usize) -> usize {
    entry / 3_usize.pow(place as u32) % 3
}

/// The places of a window such that neighbours on the board are near each other: two rows of five
/// are gone through by turns.
fn ordered(squares: &[Square]) -> Vec<usize> {
    let two_rows = squares.len() == 10 && squares[0].row() == squares[1].row();
    if two_rows {
        (0..10).map(|n| n / 2 + 5 * (n % 2)).collect()
    } else {
        (0..squares.len()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_engine::features;

    #[test]
    fn the_parts_of_the_entries_are_the_parts_of_the_position() {
        let parts = Parts::new();
        // Any numbers at all.
        let value = |number: usize| (number % 1_009) as f32 - 500.0;
        for fen in ["W:W31-50:B1-20", "B:W27,28,33,K2:B6,14,18,23,K45"] {
            let position = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
            let (mut folded, mut apart) = (0.0, 0.0);
            features(&position, |parameter, times| {
                let times = times as f32;
                folded += times * parts.sum_of(parameter, value);
                apart += times * parts.runs_of(parameter).map(|n| value(n as usize)).sum::<f32>();
            });
            Parts::men(&position, |number, times| apart += times as f32 * value(number));
            assert_eq!(folded, apart, "{fen}");
        }
        assert_eq!(parts.numbers(), PARAMETERS + 50 + 8 * (3 * 81 + 2 * 729) + 4 * (4 * 81 + 3 * 729));
    }
}
