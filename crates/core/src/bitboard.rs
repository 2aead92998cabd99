//! A set of squares in one machine word.
//!
//! Fifty squares lie in 54 bits with a ghost bit after each pair of rows (bits 10, 21, 32, 43):
//!
//! ```text
//!      0   1   2   3   4        every diagonal step is a shift by 5 or 6,
//!    5   6   7   8   9          and a step off the board lands on a ghost
//!     11  12  13  14  15        or outside the 54 bits: one mask, no edges
//!   16  17  18  19  20
//!      ...
//! ```
//!
//! The layout is private to this file: the move generator works on the raw words, but only
//! through the steps and tables of [`raw`]. [`Bitboard::to_compact`] (square n in bit n-1) is
//! what files and other programs see.

use core::fmt;
use core::iter::FromIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::color::Color;
use crate::square::{Direction, Square};

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(u64);

const ALL_BITS: u64 = ((1 << 54) - 1) & !(1 << 10 | 1 << 21 | 1 << 32 | 1 << 43);

#[inline(always)]
const fn bit_of(square: Square) -> u32 {
    let index = square.number() as u32 - 1;
    index + index / 10
}

/// Sets as bare words, for the move generator. Directions are numbered as in [`Direction::ALL`]
/// (north-west, north-east, south-west, south-east), so `3 - d` is straight back.
///
/// A step is a rotation: what leaves the board lands on ghost bits or wraps into the unused top
/// bits, so the result is right after masking with any set of squares. It need not be masked
/// before the next step as long as it is masked in the end **at every square passed**: the
/// generator always masks with the pieces jumped and with the empty squares.
pub(crate) mod raw {
    use super::{bit_of, ALL_BITS};
    use crate::square::{Direction, Square};

    /// The fifty squares.
    pub(crate) const SQUARES: u64 = ALL_BITS;

    /// How far to rotate left for a step in each direction.
    const ROTATION: [u32; 4] = [64 - 6, 64 - 5, 5, 6];

    /// The set moved one step.
    #[inline(always)]
    pub(crate) const fn step(set: u64, d: usize) -> u64 {
        set.rotate_left(ROTATION[d])
    }

    /// The squares of which the next one that way is in the set: a step straight back.
    #[inline(always)]
    pub(crate) const fn before(set: u64, d: usize) -> u64 {
        set.rotate_left(ROTATION[3 - d])
    }

    /// The square of the lowest bit; square 1 for a word without squares.
    #[inline(always)]
    pub(crate) const fn square(set: u64) -> Square {
        SQUARE_OF_BIT[(set.trailing_zeros() & 63) as usize]
    }

    /// The squares beyond the one of the lowest bit, that way to the edge.
    #[inline(always)]
    pub(crate) fn ray(set: u64, d: usize) -> u64 {
        RAYS[d][(set.trailing_zeros() & 63) as usize]
    }

    const SQUARE_OF_BIT: [Square; 64] = {
        let mut table = [Square::at(1); 64];
        let mut n = 1;
        while n <= 50 {
            table[bit_of(Square::at(n)) as usize] = Square::at(n);
            n += 1;
        }
        table
    };

    static RAYS: [[u64; 64]; 4] = {
        let mut table = [[0; 64]; 4];
        let mut d = 0;
        while d < 4 {
            let mut n = 1;
            while n <= 50 {
                let bit = bit_of(Square::at(n)) as usize;
                let mut next = Square::at(n).step(DIRECTIONS[d]);
                while let Some(square) = next {
                    table[d][bit] |= 1 << bit_of(square);
                    next = square.step(DIRECTIONS[d]);
                }
                n += 1;
            }
            d += 1;
        }
        table
    };

    const DIRECTIONS: [Direction; 4] = Direction::ALL;
}

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All fifty squares.
    pub const ALL: Bitboard = Bitboard(ALL_BITS);

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << bit_of(square))
    }

    /// The row on which men of this colour are crowned.
    #[inline]
    #[must_use]
    pub const fn promotion_row(color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(0x1F),
            Color::Black => Bitboard(0x1F << 49),
        }
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << bit_of(square)) != 0
    }

    /// The set with this square.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << bit_of(square))
    }

    /// The set without this square.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << bit_of(square)))
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// Whether no square is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a square.
    #[inline]
    #[must_use]
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The square of lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        Some(raw::square(self.0))
    }

    /// The set moved one step; squares that would leave the board are gone.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Bitboard {
        Bitboard(raw::step(self.0, direction as usize) & ALL_BITS)
    }

    /// The squares in ascending order.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// The board turned by 180 degrees.
    #[must_use]
    pub const fn flip(self) -> Bitboard {
        Bitboard(self.0.reverse_bits() >> 10)
    }

    /// The word of the layout above, for the move generator.
    #[inline(always)]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// The set of a word; bits that are no square must be clear.
    #[inline(always)]
    pub(crate) const fn from_word(word: u64) -> Bitboard {
        Bitboard(word)
    }

    /// Square n in bit n-1, 50 bits: the form for files, hashes and other programs.
    #[must_use]
    pub const fn to_compact(self) -> u64 {
        let b = self.0;
        (b & 0x3FF)
            | (b >> 11 & 0x3FF) << 10
            | (b >> 22 & 0x3FF) << 20
            | (b >> 33 & 0x3FF) << 30
            | (b >> 44 & 0x3FF) << 40
    }

    /// The set of a [`Bitboard::to_compact`] value; bits above 49 are dropped.
    #[must_use]
    pub const fn from_compact(c: u64) -> Bitboard {
        Bitboard(
            (c & 0x3FF)
                | (c >> 10 & 0x3FF) << 11
                | (c >> 20 & 0x3FF) << 22
                | (c >> 30 & 0x3FF) << 33
                | (c >> 40 & 0x3FF) << 44,
        )
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & ALL_BITS)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The squares of a [`Bitboard`], ascending.
#[derive(Clone, Copy, Debug)]
pub struct Iter(Bitboard);

impl Iterator for Iter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 .0 &= self.0 .0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifty_squares_and_four_ghosts() {
        assert_eq!(Bitboard::ALL.len(), 50);
        assert_eq!(Square::all().collect::<Bitboard>(), Bitboard::ALL);
        assert_eq!(ALL_BITS.count_zeros(), 14);
    }

    #[test]
    fn steps_agree_with_the_squares() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let expected = square.step(direction).map_or(Bitboard::EMPTY, Bitboard::of);
                assert_eq!(Bitboard::of(square).step(direction), expected, "{square} {direction:?}");
            }
        }
    }

    #[test]
    fn rays_agree_with_the_squares() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let ray = Bitboard::from_word(raw::ray(Bitboard::of(square).word(), direction as usize));
                assert_eq!(ray, square.ray(direction).collect::<Bitboard>(), "{square} {direction:?}");
            }
        }
    }

    #[test]
    fn iteration_flip_and_compact_round_trip() {
        for square in Square::all() {
            let set = Bitboard::of(square);
            assert!(set.iter().eq(core::iter::once(square)));
            assert_eq!(set.flip(), Bitboard::of(square.flip()));
            assert_eq!(set.to_compact(), 1 << square.index());
            assert_eq!(Bitboard::from_compact(set.to_compact()), set);
        }
        assert_eq!(Bitboard::ALL.to_compact(), (1 << 50) - 1);
        assert_eq!(!Bitboard::ALL, Bitboard::EMPTY);
    }
}
