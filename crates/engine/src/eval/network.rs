//! A small network beside the windows: it knows of kings and of what stands far apart.
//!
//! Each player looks at the board through one and the same first layer, from his own side: fifty squares
//! for own men, own kings, enemy men, enemy kings. Its sums are kept up to date with every move
//! ([`Sums`]). To be asked, each sum is held between 0 and [`ONE`] and multiplied by a number that depends
//! on how many pieces there are and on whose side is to move. All in whole numbers, so that every machine
//! plays the same; written as plain loops over arrays of known length, which compilers turn into the
//! vector instructions of the machine (SSE2, AVX2, NEON, simd128).

use damier_core::{Color, Position, Square};

/// Sums that a player looks through.
pub const UNITS: usize = 32;
/// What the first layer sees: own men, own kings, enemy men, enemy kings, by square.
pub const INPUTS: usize = 200;
/// Sets of numbers of the second layer: by the number of pieces.
pub const STAGES: usize = 8;
/// The upper bound of a sum, and what "one" is in the first layer.
pub const ONE: i16 = 512;

/// The network's numbers.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// By input: what a piece there adds to every sum.
    pub first: [[i16; UNITS]; INPUTS],
    /// The sums of an empty board.
    pub bias: [i16; UNITS],
    /// By stage: for the sums of the side to move, then for the other's; `UNIT`s for a sum of [`ONE`].
    pub second: [[[i16; UNITS]; 2]; STAGES],
    /// By stage: added in the end, in `UNIT`s.
    pub last: [i16; STAGES],
}

/// The stage of a number of pieces, 1 to 40.
#[must_use]
#[inline(always)]
pub fn stage(pieces: i32) -> usize {
    ((pieces - 1).clamp(0, 39) as usize) * STAGES / 40
}

/// The input for a piece as a player sees it.
#[must_use]
#[inline(always)]
pub fn input(viewer: Color, owner: Color, king: bool, square: Square) -> usize {
    let place = square.index();
    let seen = match viewer {
        Color::White => place,
        Color::Black => Square::COUNT - 1 - place,
    };
    usize::from(viewer != owner) * 100 + usize::from(king) * 50 + seen
}

/// The sums of the first layer, White's view and Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums([[i16; UNITS]; 2]);

impl Network {
    /// A network that says nothing.
    #[must_use]
    pub fn silent() -> Network {
        Network {
            first: [[0; UNITS]; INPUTS],
            bias: [0; UNITS],
            second: [[[0; UNITS]; 2]; STAGES],
            last: [0; STAGES],
        }
    }

    /// How many numbers it has.
    pub(crate) const NUMBERS: usize = (INPUTS + 1 + 2 * STAGES) * UNITS + STAGES;

    /// Calls `visit` with every number, in the order of the file.
    pub(crate) fn each(&mut self, mut visit: impl FnMut(&mut i16)) {
        self.first.iter_mut().flatten().for_each(&mut visit);
        self.bias.iter_mut().for_each(&mut visit);
        self.second.iter_mut().flatten().flatten().for_each(&mut visit);
        self.last.iter_mut().for_each(&mut visit);
    }

    /// What it says of a position to the side to move, in [`UNIT`](super::UNIT)s of a hundredth of a man.
    #[inline]
    pub(crate) fn value(&self, sums: &Sums, turn: Color, pieces: i32) -> i32 {
        let stage = stage(pieces);
        let [own, other] = &self.second[stage];
        let half = |sums: &[i16; UNITS], numbers: &[i16; UNITS]| {
            let mut total = 0_i32;
            for (sum, number) in sums.iter().zip(numbers) {
                total += i32::from((*sum).clamp(0, ONE)) * i32::from(*number);
            }
            total
        };
        let total = half(&sums.0[turn as usize], own) + half(&sums.0[turn.opponent() as usize], other);
        total / i32::from(ONE) + i32::from(self.last[stage])
    }
}

impl Sums {
    /// The sums of a position.
    pub(crate) fn of(network: &Network, position: &Position) -> Sums {
        let mut sums = Sums([network.bias; 2]);
        let board = position.board();
        for color in Color::ALL {
            for (pieces, king) in [(board.men_of(color), false), (board.kings_of(color), true)] {
                for square in pieces {
                    sums.add(network, color, king, square);
                }
            }
        }
        sums
    }

    /// The sums after a piece went from a square to another one, crowned or not.
    #[inline(always)]
    pub(crate) fn after(
        &self,
        network: &Network,
        color: Color,
        from: (bool, Square),
        to: (bool, Square),
    ) -> Sums {
        let mut after = Sums([[0; UNITS]; 2]);
        for viewer in Color::ALL {
            let before = &self.0[viewer as usize];
            let gone = &network.first[input(viewer, color, from.0, from.1)];
            let come = &network.first[input(viewer, color, to.0, to.1)];
            let sums = after.0[viewer as usize].iter_mut().zip(before).zip(gone.iter().zip(come));
            for ((sum, before), (gone, come)) in sums {
                *sum = before.wrapping_add(come.wrapping_sub(*gone));
            }
        }
        after
    }

    /// A piece is taken.
    #[inline(always)]
    pub(crate) fn remove(&mut self, network: &Network, color: Color, king: bool, square: Square) {
        for viewer in Color::ALL {
            let gone = &network.first[input(viewer, color, king, square)];
            for (sum, gone) in self.0[viewer as usize].iter_mut().zip(gone) {
                *sum = sum.wrapping_sub(*gone);
            }
        }
    }

    /// A piece is put on the board.
    fn add(&mut self, network: &Network, color: Color, king: bool, square: Square) {
        for viewer in Color::ALL {
            let come = &network.first[input(viewer, color, king, square)];
            for (sum, come) in self.0[viewer as usize].iter_mut().zip(come) {
                *sum = sum.wrapping_add(*come);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn random_network(random: &mut Random) -> Network {
        let mut network = Network::silent();
        network.each(|number| *number = random.below(401) as i16 - 200);
        network
    }

    /// What the definition says, piece by piece and unit by unit.
    fn slowly(network: &Network, position: &Position) -> i32 {
        let board = position.board();
        let stage = stage(board.occupied().len() as i32);
        let mut total = 0;
        for (half, viewer) in [position.turn(), position.turn().opponent()].into_iter().enumerate() {
            for unit in 0..UNITS {
                let mut sum = i32::from(network.bias[unit]);
                for square in Square::all() {
                    if let Some(piece) = board.piece_at(square) {
                        let king = piece.role == damier_core::Role::King;
                        let seen = if viewer == Color::White { square } else { square.flip() };
                        let place = match (piece.color == viewer, king) {
                            (true, false) => 0,
                            (true, true) => 50,
                            (false, false) => 100,
                            (false, true) => 150,
                        };
                        sum += i32::from(network.first[place + seen.index()][unit]);
                    }
                }
                total += sum.clamp(0, i32::from(ONE)) * i32::from(network.second[stage][half][unit]);
            }
        }
        total / i32::from(ONE) + i32::from(network.last[stage])
    }

    #[test]
    fn the_value_is_that_of_the_definition_and_the_same_for_both_colours() {
        let mut random = Random::new(5);
        let network = random_network(&mut random);
        let (mut kings, mut values) = (0, 0);
        for _ in 0..100 {
            let mut here = Position::starting();
            for _ in 0..random.below(150) {
                let legal = here.legal_moves();
                if legal.is_empty() {
                    break;
                }
                here = here.play_unchecked(&legal[random.below(legal.len())]);
                let pieces = here.board().occupied().len() as i32;
                let value = network.value(&Sums::of(&network, &here), here.turn(), pieces);
                assert_eq!(value, slowly(&network, &here), "{here}");
                let turned = here.flip();
                assert_eq!(
                    value,
                    network.value(&Sums::of(&network, &turned), turned.turn(), pieces),
                    "{here}"
                );
                values += i32::from(value != 0);
            }
            kings += u32::from(!here.board().kings().is_empty());
        }
        assert!(kings > 10 && values > 1000, "{kings} {values}");
    }

    #[test]
    fn stages_follow_the_number_of_pieces() {
        assert_eq!((stage(1), stage(5), stage(6), stage(40), stage(50)), (0, 0, 1, STAGES - 1, STAGES - 1));
    }

    #[test]
    fn a_silent_network_says_nothing() {
        let network = Network::silent();
        let start = Position::starting();
        assert_eq!(network.value(&Sums::of(&network, &start), start.turn(), 40), 0);
    }
}
