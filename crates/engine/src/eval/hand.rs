//! Weights written by hand: the teacher of the first generation, before anything was learned.

use damier_core::Square;

use super::patterns::{squares_of, windows_on, OFFSETS, WINDOWS};
use super::{Weights, EXTRAS, FIRST_KING, KING_SQUARE, MAN, NEXT_KING, PARAMETERS, TURN, UNIT};

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

impl Weights {
    /// Material, advance, centre and edges: no learning at all.
    #[must_use]
    pub fn hand_written() -> Weights {
        let mut numbers = vec![[0_i16; 2]; PARAMETERS];
        let mut set = |index: usize, hundredths: i32| numbers[index] = [(hundredths * UNIT) as i16; 2];
        set(MAN, 100);
        set(FIRST_KING, 290);
        set(NEXT_KING, 230);
        set(TURN, 2);
        for square in Square::all() {
            if square.row() + square.column() == 11 {
                set(KING_SQUARE + square.index(), LONG_DIAGONAL_KING);
            }
        }
        // A man is seen through several windows, from both sides; each tells its part.
        let parts: Vec<i32> =
            Square::all().map(|s| man_on(s) * UNIT / (windows_on(s) + windows_on(s.flip())).max(1)).collect();
        for w in 0..WINDOWS {
            let squares = squares_of(w);
            for entry in 0..OFFSETS[w + 1] - OFFSETS[w] {
                let mut rest = entry;
                let mut value = 0;
                for square in &squares {
                    match rest % 3 {
                        1 => value += parts[square.index()],
                        2 => value -= parts[square.flip().index()],
                        _ => {}
                    }
                    rest /= 3;
                }
                numbers[EXTRAS + OFFSETS[w] + entry] = [value as i16; 2];
            }
        }
        Weights::from_numbers(&numbers)
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
