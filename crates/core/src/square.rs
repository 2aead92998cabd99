//! The fifty dark squares and the four diagonal directions (Annex 1, article 2; Manoury numbering).
//!
//! All geometry of the 10x10 board lives here and in [`crate::bitboard`].

use core::fmt;
use core::num::NonZeroU8;

use crate::color::Color;

/// A diagonal direction, named from White's side of the board: north is towards square 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Up and left.
    NorthWest,
    /// Up and right.
    NorthEast,
    /// Down and left.
    SouthWest,
    /// Down and right.
    SouthEast,
}

impl Direction {
    /// All four, in the contract's order: NW, NE, SW, SE.
    pub const ALL: [Direction; 4] =
        [Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast];

    /// Straight back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::NorthWest => Direction::SouthEast,
            Direction::NorthEast => Direction::SouthWest,
            Direction::SouthWest => Direction::NorthEast,
            Direction::SouthEast => Direction::NorthWest,
        }
    }

    /// Whether a man of this colour moves this way without capturing.
    #[must_use]
    pub const fn is_forward(self, color: Color) -> bool {
        let north = matches!(self, Direction::NorthWest | Direction::NorthEast);
        north == matches!(color, Color::White)
    }

    /// (rows down, columns right) of one step.
    const fn delta(self) -> (i8, i8) {
        match self {
            Direction::NorthWest => (-1, -1),
            Direction::NorthEast => (-1, 1),
            Direction::SouthWest => (1, -1),
            Direction::SouthEast => (1, 1),
        }
    }
}

/// One of the fifty dark squares, numbered 1–50 from the top left as White sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(NonZeroU8);

impl Square {
    /// How many squares are played on.
    pub const COUNT: usize = 50;

    /// The square of this number, 1–50.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Square> {
        if number > 50 {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Square(number)),
            None => None,
        }
    }

    /// The square of this index, 0–49.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index >= 50 {
            return None;
        }
        Square::new(index as u8 + 1)
    }

    /// The square of this number.
    ///
    /// # Panics
    /// If the number is not 1–50; for constants and tests.
    #[must_use]
    pub const fn at(number: u8) -> Square {
        match Square::new(number) {
            Some(square) => square,
            None => panic!("no such square"),
        }
    }

    /// Its number, 1–50.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its index, 0–49.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All fifty, in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (1..=50u8).filter_map(Square::new)
    }

    /// Its row, 1 (Black's base) to 10 (White's base).
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0.get() - 1) / 5 + 1
    }

    /// Its column, 1 (left, as White sees it) to 10.
    #[must_use]
    pub const fn column(self) -> u8 {
        let place = (self.0.get() - 1) % 5;
        if self.row() % 2 == 1 {
            2 * place + 2
        } else {
            2 * place + 1
        }
    }

    /// The dark square at this row and column (both 1–10), if it is one.
    #[must_use]
    pub const fn from_row_column(row: u8, column: u8) -> Option<Square> {
        if row < 1 || row > 10 || column < 1 || column > 10 || (row + column) % 2 == 0 {
            return None;
        }
        Square::new(5 * (row - 1) + (column - 1) / 2 + 1)
    }

    /// The next square that way, if the board has one.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Square> {
        let (down, right) = direction.delta();
        let row = self.row() as i8 + down;
        let column = self.column() as i8 + right;
        if row < 1 || column < 1 {
            return None;
        }
        Square::from_row_column(row as u8, column as u8)
    }

    /// The squares that way, nearest first.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Square> + Clone {
        let mut here = self;
        core::iter::from_fn(move || {
            here = here.step(direction)?;
            Some(here)
        })
    }

    /// The direction and the number of steps to another square on a common diagonal.
    #[must_use]
    pub const fn direction_to(self, other: Square) -> Option<(Direction, u8)> {
        let down = other.row() as i8 - self.row() as i8;
        let right = other.column() as i8 - self.column() as i8;
        if down == 0 || (down != right && down != -right) {
            return None;
        }
        let direction = match (down < 0, right < 0) {
            (true, true) => Direction::NorthWest,
            (true, false) => Direction::NorthEast,
            (false, true) => Direction::SouthWest,
            (false, false) => Direction::SouthEast,
        };
        let steps = if down < 0 { -down } else { down };
        Some((direction, steps as u8))
    }

    /// The same square seen by the other player: the board turned by 180 degrees.
    #[must_use]
    pub const fn flip(self) -> Square {
        Square::at(51 - self.0.get())
    }

    /// Whether a man of this colour that ends its move here is crowned (Annex 1, article 3).
    #[inline]
    #[must_use]
    pub const fn is_promotion_row(self, color: Color) -> bool {
        match color {
            Color::White => self.0.get() <= 5,
            Color::Black => self.0.get() >= 46,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0.get(), f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0.get(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn option_of_square_is_one_byte() {
        assert_eq!(core::mem::size_of::<Option<Square>>(), 1);
    }

    #[test]
    fn a1_a5_dark_corner_and_numbering() {
        // A1: a dark square at each player's lower left. A5: numbers run from White's top left.
        assert_eq!(Square::from_row_column(10, 1), Some(Square::at(46)));
        assert_eq!(Square::from_row_column(1, 10), Some(Square::at(5)));
        assert_eq!(Square::from_row_column(10, 10), None);
        assert_eq!(Square::all().count(), 50);
        for square in Square::all() {
            assert_eq!(Square::from_row_column(square.row(), square.column()), Some(square));
        }
    }

    #[test]
    fn steps_follow_the_table_of_the_numbering() {
        use Direction::*;
        for square in Square::all() {
            let (number, place) = (square.number() as i8, (square.number() - 1) % 5);
            let odd = square.row() % 2 == 0;
            for direction in Direction::ALL {
                let missing = match direction {
                    NorthWest | SouthWest if odd && place == 0 => true,
                    NorthEast | SouthEast if !odd && place == 4 => true,
                    NorthWest | NorthEast if square.row() == 1 => true,
                    SouthWest | SouthEast if square.row() == 10 => true,
                    _ => false,
                };
                let delta = match direction {
                    NorthWest => -5 - odd as i8,
                    NorthEast => -4 - odd as i8,
                    SouthWest => 5 - odd as i8,
                    SouthEast => 6 - odd as i8,
                };
                let expected = if missing { None } else { Square::new((number + delta) as u8) };
                assert_eq!(square.step(direction), expected, "{square} {direction:?}");
                if let Some(next) = expected {
                    assert_eq!(next.step(direction.opposite()), Some(square));
                    assert_eq!(square.direction_to(next), Some((direction, 1)));
                }
            }
        }
    }

    #[test]
    fn flipping_twice_is_nothing() {
        for square in Square::all() {
            assert_eq!(square.flip().flip(), square);
            assert_eq!(square.flip().number(), 51 - square.number());
        }
    }
}
