//! The worth of a position at rest: windows on the men, kings on their squares, material, and a small
//! network beside them.
//!
//! A sum of learned numbers ([`Weights`]), one set for the full board and one for the empty one,
//! mixed by the number of pieces; what is hard to win is brought nearer to the draw.

mod hand;
mod network;
mod patterns;
mod weights;

pub use network::{input, stage, Network, INPUTS, ONE, STAGES, UNITS};
pub use patterns::{window, ENTRIES, WINDOWS};
pub use weights::{Weights, WeightsError};

pub(crate) use network::Sums;
pub(crate) use patterns::Indices;

use damier_core::{Board, Color, Position};

use crate::node::Node;
use crate::score::Score;

/// Numbers beside the windows' entries, in front of them: see the constants below.
pub const EXTRAS: usize = 56;
/// All learned numbers of one phase.
pub const PARAMETERS: usize = EXTRAS + ENTRIES;
/// Difference in men.
pub(crate) const MAN: usize = 0;
/// Having a king.
pub(crate) const FIRST_KING: usize = 1;
/// Kings beyond the first.
pub(crate) const NEXT_KING: usize = 2;
/// Being to move.
pub(crate) const TURN: usize = 3;
/// Fifty numbers: a king on that square, as its owner sees it.
pub(crate) const KING_SQUARE: usize = 6;

/// The number of pieces from which on only the weights of the full board count.
pub const FULL: i32 = 40;

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

impl Weights {
    /// Hundredths of a man for the side to move, whoever it is.
    #[must_use]
    pub fn value(&self, position: &Position) -> i32 {
        self.evaluate(&Node::new(position, &self.network))
    }

    /// What the windows and what is beside them say for White, in [`UNIT`]s; the network is left out, and
    /// nothing is divided.
    #[must_use]
    pub fn of_windows(&self, position: &Position) -> i32 {
        self.balance(&Node::new(position, &self.network))
    }

    #[inline(always)]
    fn balance(&self, node: &Node) -> i32 {
        let [mut full, mut bare] = self.windows(&node.indices);
        let mut add = |index: usize, times: i32| {
            let [f, b] = self.number(index);
            full += f * times;
            bare += b * times;
        };
        let counts = &node.counts;
        let turn = if node.position.turn() == Color::White { 1 } else { -1 };
        add(TURN, turn);
        add(MAN, counts.difference(0));
        if counts.kings() != 0 {
            let has = |n: u8| i32::from(n != 0);
            let [white, black] = counts.0[1];
            add(FIRST_KING, has(white) - has(black));
            add(NEXT_KING, i32::from(white) - has(white) - (i32::from(black) - has(black)));
            let board = node.position.board();
            for square in board.kings_of(Color::White) {
                add(KING_SQUARE + square.index(), 1);
            }
            for square in board.kings_of(Color::Black) {
                add(KING_SQUARE + square.flip().index(), -1);
            }
        }
        let pieces = counts.pieces().min(FULL);
        (full * pieces + bare * (FULL - pieces)) / FULL
    }

    /// Hundredths of a man for the side to move.
    pub(crate) fn evaluate(&self, node: &Node) -> i32 {
        let turn = if node.position.turn() == Color::White { 1 } else { -1 };
        let network = self.network.value(&node.sums, node.position.turn(), node.counts.pieces());
        let white = (self.balance(node) + turn * network) / UNIT;
        let counts = &node.counts;
        turn * if counts.kings() == 0 { white } else { white / drawish(counts, white) }
    }
}

/// Calls `visit` with every learned number that counts in this position and how often, for White.
pub fn features(position: &Position, mut visit: impl FnMut(usize, i32)) {
    Indices::of(position.board()).each(|entry, times| visit(EXTRAS + entry, times));
    visit(TURN, if position.turn() == Color::White { 1 } else { -1 });
    visit(MAN, Counts::of(position.board()).difference(0));
    let board = position.board();
    for (color, times) in [(Color::White, 1), (Color::Black, -1)] {
        let kings = board.kings_of(color);
        if kings.is_empty() {
            continue;
        }
        visit(FIRST_KING, times);
        visit(NEXT_KING, times * (kings.len() as i32 - 1));
        for square in kings {
            let seen = if color == Color::White { square } else { square.flip() };
            visit(KING_SQUARE + seen.index(), times);
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

    /// White's men (0) or kings (1) less Black's.
    #[inline(always)]
    fn difference(&self, rank: usize) -> i32 {
        i32::from(self.0[rank][0]) - i32::from(self.0[rank][1])
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
    fn features_and_evaluation_are_one_thing() {
        // The network has no features: it is tested against its own definition.
        let weights = Weights::shipped().with_network(Network::silent());
        for fen in ["W:W31,32,33,38:B18,19,20", "B:W38,39,K50:B18,19,20", "W:W28,33,38:B18,24,K3,K5"] {
            let here = position(fen);
            let (mut full, mut bare) = (0, 0);
            features(&here, |index, times| {
                let [f, b] = weights.number(index);
                full += f * times;
                bare += b * times;
            });
            let pieces = here.board().occupied().len() as i32;
            let white = (full * pieces + bare * (FULL - pieces)) / (FULL * UNIT);
            let white = white / drawish(&Counts::of(here.board()), white);
            let turn = if here.turn() == Color::White { 1 } else { -1 };
            assert_eq!(weights.value(&here), turn * white, "{fen}");
        }
    }

    #[test]
    fn more_material_is_worth_more() {
        // How much a man gives is for the weights to know: four against three are often a draw.
        assert!(value("W:W31,32,33,38:B18,19,20") > value("W:W31,32,38:B18,19,20") + 40);
        assert!(value("B:W38,39:B18,19,20") > value("B:W38,39:B18,19") + 20);
        assert!(value("W:W31,32,33,38:B18,19,20") > 0 && value("B:W38,39:B18,19,20") > 0);
        assert!(value("W:W38,K46:B18,19") > 100);
    }

    #[test]
    fn three_kings_against_one_are_nearly_level() {
        assert!(value("W:WK46,K47,K48:BK5") < 120);
        assert!(value("W:WK46,K47,K48:B5") > 250);
    }
}
