//! The network: all that is learned of a position.
//!
//! Each player looks at the board through the same sixteen windows, his own eight and those of his opponent
//! (`patterns.rs`). What a window shows is a row of numbers that are added to his [`UNITS`] sums: a first layer whose
//! inputs are whole patterns of men, not single ones. Kings are added square by square. Each sum is held between 0
//! and [`ONE`] and multiplied by a number that depends on how many pieces there are and on whose side is to move.
//! All in whole numbers, so that every machine plays the same; plain loops over arrays of known length, which
//! compilers turn into vector instructions (`vector.rs`).

use damier_core::{Board, Color, Position, Square};

use super::patterns::{window, Indices, ENTRIES, SIGHTS, WINDOWS};
use super::vector;

/// Sums that a player looks through.
pub const UNITS: usize = 32;
/// Places of pieces of one rank: own by square, then the enemy's.
pub const PLACES: usize = 100;
/// Sets of numbers of the second layer: by the number of pieces.
pub const STAGES: usize = 8;
/// The upper bound of a sum, and what "one" is in the first layer.
pub const ONE: i16 = 128;
/// Parts of a number of the first layer in which [`Network::men`] are kept.
pub const FINE: i16 = 32;

/// What a window's sight adds to the sums of the player whose window it is, and of his opponent. A line of the
/// processor's cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub struct Row {
    /// To those of the window's player.
    pub own: [i8; UNITS],
    /// To those of the other one.
    pub other: [i8; UNITS],
}

impl Row {
    /// Adds nothing.
    pub const NONE: Row = Row { own: [0; UNITS], other: [0; UNITS] };

    /// The bytes in a file.
    pub(crate) const BYTES: usize = 2 * UNITS;
}

/// The network's numbers.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// By place: what a man adds in each window that shows him, as far as nothing else is known of what the window
    /// shows; in parts of [`FINE`].
    pub men: [[i16; UNITS]; PLACES],
    /// By place: what a king adds.
    pub kings: [[i16; UNITS]; PLACES],
    /// The sums of an empty board.
    pub bias: [i16; UNITS],
    /// By stage: for the sums of the side to move, then for the other's; [`UNIT`](super::UNIT)s for a sum of [`ONE`].
    pub second: [[[i16; UNITS]; 2]; STAGES],
    /// By stage: added in the end, in [`UNIT`](super::UNIT)s.
    pub last: [i16; STAGES],
    /// By what all windows can show.
    rows: Vec<Row>,
}

/// The stage of a number of pieces, 1 to 40.
#[must_use]
#[inline(always)]
pub fn stage(pieces: i32) -> usize {
    ((pieces - 1).clamp(0, 39) as usize) * STAGES / 40
}

/// The place of a piece as a player sees it.
#[must_use]
#[inline(always)]
pub fn place(viewer: Color, owner: Color, square: Square) -> usize {
    let place = square.index();
    let seen = match viewer {
        Color::White => place,
        Color::Black => Square::COUNT - 1 - place,
    };
    usize::from(viewer != owner) * Square::COUNT + seen
}

/// The entries, among those of all windows, that the side to move sees through its windows, and those that the other
/// side sees through its own.
#[must_use]
pub fn entries(position: &Position) -> [[usize; WINDOWS]; 2] {
    let indices = Indices::of(position.board());
    let seen = |viewer: Color| std::array::from_fn(|window| indices.entry(viewer as usize, window));
    [seen(position.turn()), seen(position.turn().opponent())]
}

/// The men that a sight shows, by their places for the window's player and for the other one.
pub fn men_of_entry(entry: usize) -> impl Iterator<Item = [usize; 2]> {
    let mut rest = entry % SIGHTS;
    window(entry / SIGHTS).into_iter().filter_map(move |square| {
        let digit = rest % 3;
        rest /= 3;
        let owner = [None, Some(Color::White), Some(Color::Black)][digit]?;
        Some([place(Color::White, owner, square), place(Color::Black, owner, square)])
    })
}

impl Network {
    /// A network that says nothing.
    #[must_use]
    pub fn silent() -> Network {
        Network {
            men: [[0; UNITS]; PLACES],
            kings: [[0; UNITS]; PLACES],
            bias: [0; UNITS],
            second: [[[0; UNITS]; 2]; STAGES],
            last: [0; STAGES],
            rows: vec![Row::NONE; ENTRIES],
        }
    }

    /// How many 16-bit numbers it has beside its rows.
    pub(crate) const NUMBERS: usize = (2 * PLACES + 1 + 2 * STAGES) * UNITS + STAGES;

    /// Calls `visit` with every 16-bit number, in the order of the file.
    pub(crate) fn each(&mut self, mut visit: impl FnMut(&mut i16)) {
        self.men.iter_mut().flatten().for_each(&mut visit);
        self.kings.iter_mut().flatten().for_each(&mut visit);
        self.bias.iter_mut().for_each(&mut visit);
        self.second.iter_mut().flatten().flatten().for_each(&mut visit);
        self.last.iter_mut().for_each(&mut visit);
    }

    /// What is known of an entry of the windows.
    #[must_use]
    pub fn row(&self, entry: usize) -> &Row {
        &self.rows[entry]
    }

    /// Something else is known of an entry.
    pub fn set_row(&mut self, entry: usize, row: Row) {
        self.rows[entry] = row;
    }

    /// What is known of an entry when nothing is but its men.
    #[must_use]
    pub fn plain_row(&self, entry: usize) -> Row {
        let mut sums = [[0_i32; UNITS]; 2];
        for places in men_of_entry(entry) {
            for (sums, place) in sums.iter_mut().zip(places) {
                for (sum, number) in sums.iter_mut().zip(&self.men[place]) {
                    *sum += i32::from(*number);
                }
            }
        }
        let half = i32::from(FINE / 2);
        let whole = |sum: i32| (sum + half).div_euclid(i32::from(FINE)).clamp(-127, 127) as i8;
        Row { own: sums[0].map(whole), other: sums[1].map(whole) }
    }

    /// Of all windows nothing is known but their men.
    pub fn forget_rows(&mut self) {
        for entry in 0..ENTRIES {
            self.rows[entry] = self.plain_row(entry);
        }
    }

    /// What it says of a position to the side to move, in [`UNIT`](super::UNIT)s of a hundredth of a man.
    #[inline]
    pub(crate) fn value(&self, seen: &Seen<'_>) -> i32 {
        vector::value(self, seen)
    }

    /// [`Network::value`] by the instructions that the code around has.
    #[inline(always)]
    pub(crate) fn value_here(&self, seen: &Seen<'_>) -> i32 {
        let mut sums = self.sums(seen.indices);
        if seen.has_kings {
            self.add_kings(&mut sums, seen.board);
        }
        let stage = stage(seen.pieces);
        let [own, other] = &self.second[stage];
        let half = |sums: &[i16; UNITS], numbers: &[i16; UNITS]| {
            let mut total = 0_i32;
            for (sum, number) in sums.iter().zip(numbers) {
                total += i32::from((*sum).clamp(0, ONE)) * i32::from(*number);
            }
            total
        };
        let turn = seen.turn;
        let total = half(&sums[turn as usize], own) + half(&sums[turn.opponent() as usize], other);
        total / i32::from(ONE) + i32::from(self.last[stage])
    }

    /// White's sums and Black's; kings are not yet in them.
    #[inline(always)]
    fn sums(&self, indices: &Indices) -> [[i16; UNITS]; 2] {
        // One slice of known length spares the tests of bounds.
        let rows = &self.rows[..ENTRIES];
        let (mut white, mut black) = (self.bias, self.bias);
        for window in 0..WINDOWS {
            let (by_white, by_black) = (&rows[indices.entry(0, window)], &rows[indices.entry(1, window)]);
            for unit in 0..UNITS {
                white[unit] += i16::from(by_white.own[unit]) + i16::from(by_black.other[unit]);
                black[unit] += i16::from(by_white.other[unit]) + i16::from(by_black.own[unit]);
            }
        }
        [white, black]
    }

    fn add_kings(&self, sums: &mut [[i16; UNITS]; 2], board: &Board) {
        for owner in Color::ALL {
            for square in board.kings_of(owner) {
                for viewer in Color::ALL {
                    let row = &self.kings[place(viewer, owner, square)];
                    for (sum, number) in sums[viewer as usize].iter_mut().zip(row) {
                        *sum = sum.wrapping_add(*number);
                    }
                }
            }
        }
    }
}

/// What the network looks at.
pub(crate) struct Seen<'a> {
    pub(crate) indices: &'a Indices,
    pub(crate) board: &'a Board,
    pub(crate) has_kings: bool,
    pub(crate) pieces: i32,
    pub(crate) turn: Color,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    pub(super) fn random_network(random: &mut Random) -> Network {
        let mut network = Network::silent();
        network.each(|number| *number = random.below(101) as i16 - 50);
        network.forget_rows();
        let numbers = |random: &mut Random| std::array::from_fn(|_| random.below(61) as i8 - 30);
        for entry in (0..ENTRIES).step_by(2) {
            network.set_row(entry, Row { own: numbers(random), other: numbers(random) });
        }
        network
    }

    /// What the definition says, window by window and unit by unit.
    fn slowly(network: &Network, position: &Position) -> i32 {
        let board = position.board();
        let stage = stage(board.occupied().len() as i32);
        let mut total = 0;
        for (half, viewer) in [position.turn(), position.turn().opponent()].into_iter().enumerate() {
            for unit in 0..UNITS {
                let mut sum = i32::from(network.bias[unit]);
                for looker in Color::ALL {
                    for number in 0..WINDOWS {
                        let (mut sight, mut power) = (0, 1);
                        for square in window(number) {
                            let square = if looker == Color::White { square } else { square.flip() };
                            if let Some(piece) = board.piece_at(square) {
                                let man = piece.role == damier_core::Role::Man;
                                sight += power * usize::from(man) * (1 + usize::from(piece.color != looker));
                            }
                            power *= 3;
                        }
                        let row = network.row(number * SIGHTS + sight);
                        sum += i32::from(if looker == viewer { row.own[unit] } else { row.other[unit] });
                    }
                    for square in board.kings_of(looker) {
                        sum += i32::from(network.kings[place(viewer, looker, square)][unit]);
                    }
                }
                total += sum.clamp(0, i32::from(ONE)) * i32::from(network.second[stage][half][unit]);
            }
        }
        total / i32::from(ONE) + i32::from(network.last[stage])
    }

    fn values(network: &Network, position: &Position) -> [i32; 2] {
        let board = position.board();
        let seen = Seen {
            indices: &Indices::of(board),
            board,
            has_kings: !board.kings().is_empty(),
            pieces: board.occupied().len() as i32,
            turn: position.turn(),
        };
        [network.value(&seen), network.value_here(&seen)]
    }

    #[test]
    fn the_value_is_that_of_the_definition_and_the_same_for_both_colours() {
        let mut random = Random::new(5);
        let network = random_network(&mut random);
        let (mut kings, mut said) = (0, 0);
        for _ in 0..100 {
            let mut here = Position::starting();
            for _ in 0..random.below(150) {
                let legal = here.legal_moves();
                if legal.is_empty() {
                    break;
                }
                here = here.play_unchecked(&legal[random.below(legal.len())]);
                let value = slowly(&network, &here);
                assert_eq!(values(&network, &here), [value; 2], "{here}");
                assert_eq!(values(&network, &here.flip()), [value; 2], "{here}");
                said += i32::from(value != 0);
            }
            kings += u32::from(!here.board().kings().is_empty());
        }
        assert!(kings > 10 && said > 1000, "{kings} {said}");
    }

    #[test]
    fn plain_rows_add_their_men() {
        let mut network = Network::silent();
        let at = |number| Square::new(number).unwrap().index();
        network.men[at(1)][0] = 3 * FINE;
        network.men[Square::COUNT + at(2)][0] = 5 * FINE + FINE / 2 - 1;
        network.men[at(50)][1] = -7 * FINE;
        // The first window shows 1, 2, 6, ...: an own man on 1, an enemy on 2, who see themselves on 50 and 49.
        let row = network.plain_row(1 + 3 * 2);
        assert_eq!((row.own[0], row.other[0], row.own[1], row.other[1]), (8, 0, 0, 0));
        let row = network.plain_row(2);
        assert_eq!((row.own[1], row.other[1]), (0, -7));
    }

    #[test]
    fn stages_follow_the_number_of_pieces() {
        assert_eq!((stage(1), stage(5), stage(6), stage(40), stage(50)), (0, 0, 1, STAGES - 1, STAGES - 1));
    }

    #[test]
    fn a_silent_network_says_nothing() {
        assert_eq!(values(&Network::silent(), &Position::starting()), [0; 2]);
    }
}
