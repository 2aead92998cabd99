//! Numbers written by hand: the teacher of the first generation, before anything was learned.

use damier_core::{Color, Square};

use super::network::{place, Network, FINE, ONE};
use super::patterns::windows_on;
use super::{Weights, UNIT};

/// Hundredths of a man that a man has gained by its row, the first being its own base row.
const ADVANCE: [i32; 10] = [0, 1, 2, 4, 6, 8, 11, 16, 26, 0];
/// A man on one of the squares from which both wings are reached.
const CENTRE_MAN: i32 = 4;
/// A man on the side columns reaches one square instead of two.
const EDGE_MAN: i32 = -4;
/// Men at home keep the enemy from crowning, 46, 48 and 50 most.
const BASE: [i32; 5] = [7, 3, 10, 3, 7];
/// A king on the long diagonal 5–46 commands the board and cannot be caught there.
const LONG_DIAGONAL_KING: i32 = 12;
/// Being to move.
const TURN: i32 = 2;
/// Hundredths of a man in one step of a sum.
const STEP: i32 = 2;

impl Weights {
    /// Advance, centre and edges beside the material: no learning at all.
    #[must_use]
    pub fn hand_written() -> Weights {
        let mut network = Network::silent();
        // One sum for each player, that of what he has gained.
        for square in Square::all() {
            let at = place(Color::White, Color::White, square);
            let parts = man_on(square) * i32::from(FINE) / STEP / windows_on(square) as i32;
            network.men[at][0] = parts as i16;
            if square.row() + square.column() == 11 {
                network.kings[at][0] = (LONG_DIAGONAL_KING / STEP) as i16;
            }
        }
        network.forget_rows();
        network.bias[0] = ONE / 8;
        let whole = (i32::from(ONE) * STEP * UNIT) as i16;
        for [own, other] in &mut network.second {
            (own[0], other[0]) = (whole, -whole);
        }
        network.last = [(TURN * UNIT) as i16; super::STAGES];
        Weights::new(network)
    }
}

/// What a white man is worth on this square beside being a man.
fn man_on(square: Square) -> i32 {
    let row = usize::from(10 - square.row());
    let mut value = ADVANCE[row];
    if row == 0 {
        value += BASE[square.index() % 5];
    }
    if matches!(square.number(), 22..=24 | 27..=29) {
        value += CENTRE_MAN;
    }
    if matches!(square.number(), 5 | 6 | 15 | 16 | 25 | 26 | 35 | 36 | 45) {
        value += EDGE_MAN;
    }
    value
}
