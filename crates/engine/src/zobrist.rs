//! Keys of positions: one word for each piece on each square, combined by exclusive or.

use damier_core::{Color, Position, Square};

use crate::random::mix;

/// A word for each colour, rank (man, king) and square.
static WORDS: [[[u64; Square::COUNT]; 2]; 2] = {
    let mut words = [[[0; Square::COUNT]; 2]; 2];
    let mut n = 0;
    while n < 4 * Square::COUNT {
        let word = mix((n as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        words[n / (2 * Square::COUNT)][n / Square::COUNT % 2][n % Square::COUNT] = word;
        n += 1;
    }
    words
};

/// Exchanged when the turn passes.
pub(crate) const TURN: u64 = mix(0xDA_3E_12);

/// The word of a piece on a square.
#[inline(always)]
pub(crate) fn word(color: Color, king: bool, square: Square) -> u64 {
    WORDS[color as usize][usize::from(king)][square.index()]
}

/// The key of a position, from nothing.
pub(crate) fn key_of(position: &Position) -> u64 {
    let board = position.board();
    let mut key = if position.turn() == Color::White { 0 } else { TURN };
    for color in Color::ALL {
        for square in board.of(color) {
            key ^= word(color, board.kings().contains(square), square);
        }
    }
    key
}
