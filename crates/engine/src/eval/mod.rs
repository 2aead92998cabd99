//! The worth of a position at rest: its material, and what a network knows of it.
//!
//! What is hard to win is brought nearer to the draw.

mod hand;
mod network;
mod patterns;
mod vector;
mod weights;

pub use network::{entries, men_of_entry, place, stage, Network, Row, FINE, ONE, PLACES, STAGES, UNITS};
pub use patterns::{windows_on, ENTRIES, WINDOWS};
pub use weights::{Weights, WeightsError};

pub(crate) use patterns::Indices;

use damier_core::{Board, Color, Position};

use crate::node::Node;
use crate::score::Score;
use network::Seen;

/// Hundredths of a man that a man and a king count before the network is asked.
const MATERIAL: [i32; 2] = [100, 300];

/// Weights are kept in so many parts of a hundredth of a man.
pub const UNIT: i32 = 32;

/// What the position is worth to the side to move by the weights shipped, nothing being searched.
/// It makes sense where nobody is about to take.
#[must_use]
pub fn evaluate(position: &Position) -> Score {
    Score::men(Weights::shipped().value(position))
}

/// By what the evaluation is divided in this position, where it speaks for White or for Black.
#[must_use]
pub fn divisor(position: &Position, for_white: bool) -> i32 {
    drawish(&Counts::of(position.board()), if for_white { 1 } else { -1 })
}

/// The material on the board, hundredths of a man for the side to move: what the network says is said beside it.
#[must_use]
pub fn material(position: &Position) -> i32 {
    let counts = Counts::of(position.board());
    if position.turn() == Color::White {
        counts.material()
    } else {
        -counts.material()
    }
}

impl Weights {
    /// Hundredths of a man for the side to move, whoever it is.
    #[must_use]
    pub fn value(&self, position: &Position) -> i32 {
        self.evaluate(&Node::new(position))
    }

    /// Hundredths of a man for the side to move.
    pub(crate) fn evaluate(&self, node: &Node) -> i32 {
        let counts = &node.counts;
        let seen = Seen {
            indices: &node.indices,
            board: node.position.board(),
            has_kings: counts.kings() != 0,
            pieces: counts.pieces(),
            turn: node.position.turn(),
        };
        let turn = if seen.turn == Color::White { 1 } else { -1 };
        let value = turn * counts.material() + self.network.value(&seen) / UNIT;
        if seen.has_kings {
            value / drawish(counts, turn * value)
        } else {
            value
        }
    }
}

/// How many pieces there are, by rank and colour, kept up to date move by move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts(pub(crate) [[u8; 2]; 2]);

impl Counts {
    pub(crate) fn of(board: &Board) -> Counts {
        let count = |set: damier_core::Bitboard| set.len() as u8;
        Counts([
            [count(board.men_of(Color::White)), count(board.men_of(Color::Black))],
            [count(board.kings_of(Color::White)), count(board.kings_of(Color::Black))],
        ])
    }

    /// White's material less Black's, hundredths of a man.
    #[inline(always)]
    fn material(&self) -> i32 {
        let of = |rank: usize| MATERIAL[rank] * (i32::from(self.0[rank][0]) - i32::from(self.0[rank][1]));
        of(0) + of(1)
    }

    /// The kings of both.
    #[inline(always)]
    pub(crate) fn kings(&self) -> u8 {
        self.0[1][0] + self.0[1][1]
    }

    /// All pieces.
    #[inline(always)]
    pub(crate) fn pieces(&self) -> i32 {
        self.0.iter().flatten().map(|n| i32::from(*n)).sum()
    }
}

/// A side with a king is hard to beat: three pieces against it win little, and small differences
/// fade once both have kings. The balance is divided by this.
fn drawish(counts: &Counts, white: i32) -> i32 {
    let (leader, other) = if white > 0 { (0, 1) } else { (1, 0) };
    let [men, kings] = counts.0;
    if kings[other] == 0 {
        1
    } else if men[leader] + kings[leader] <= 3 {
        8
    } else if kings[leader] == kings[other] && men[leader] <= men[other] + 1 {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        damier_core::fen::parse(fen).unwrap().into_position().unwrap()
    }

    fn value(fen: &str) -> i32 {
        evaluate(&position(fen)).value()
    }

    #[test]
    fn the_other_side_sees_the_same_with_the_sign_turned() {
        let mut random = crate::random::Random::new(7);
        let mut kings = 0;
        for _ in 0..300 {
            let mut here = Position::starting();
            for _ in 0..random.below(150) {
                let legal = here.legal_moves();
                if legal.is_empty() {
                    break;
                }
                here = here.play_unchecked(&legal[random.below(legal.len())]);
                assert_eq!(evaluate(&here), evaluate(&here.flip()), "{here}");
            }
            kings += u32::from(!here.board().kings().is_empty());
        }
        assert!(kings > 20, "{kings}");
    }

    #[test]
    fn more_material_is_worth_more() {
        // How much a man gives is for the weights to know: four against three are often a draw.
        assert!(value("W:W31,32,33,38:B18,19,20") > value("W:W31,32,38:B18,19,20") + 40);
        assert!(value("B:W38,39:B18,19,20") > value("B:W38,39:B18,19") + 20);
        assert!(value("W:W31,32,33,38:B18,19,20") > 0 && value("B:W38,39:B18,19,20") > 0);
        assert!(value("W:W38,K46:B18,19") > 80);
    }

    #[test]
    fn three_kings_against_one_are_nearly_level() {
        assert!(value("W:WK46,K47,K48:BK5") < 120);
        assert!(value("W:WK46,K47,K48:B5") > 200);
    }
}
