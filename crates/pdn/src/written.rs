//! A move as a file has it: squares and spelling, not yet held against a position.

use std::fmt;

use damier_core::Square;

/// A move as written. Small and copied freely; the numbers need not be squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WrittenMove {
    numbers: [u8; WrittenMove::MOST],
    len: u8,
    spelling: u8,
    victims: u64,
}

const CROSS: u8 = 1;
const ODD_SEPARATOR: u8 = 2;
const BLANKS: u8 = 4;
const ZEROS: u8 = 8;
const VICTIMS: u8 = 16;

impl WrittenMove {
    /// The most numbers a move can have: start, end and one for each of twenty captured pieces.
    pub const MOST: usize = 22;

    /// A move of two numbers, as the standard spells it.
    #[inline]
    pub(crate) fn short(from: u8, to: u8, cross: bool) -> WrittenMove {
        let mut numbers = [0; WrittenMove::MOST];
        numbers[0] = from;
        numbers[1] = to;
        WrittenMove { numbers, len: 2, spelling: if cross { CROSS } else { 0 }, victims: 0 }
    }

    pub(crate) fn empty() -> WrittenMove {
        WrittenMove { numbers: [0; WrittenMove::MOST], len: 0, spelling: 0, victims: 0 }
    }

    /// Adds a number; above 255 it is kept as 255, which is no square either.
    pub(crate) fn push(&mut self, number: u32) -> bool {
        let place = usize::from(self.len);
        if place == WrittenMove::MOST {
            return false;
        }
        self.numbers[place] = number.min(255) as u8;
        self.len += 1;
        true
    }

    pub(crate) fn set_cross(&mut self) {
        self.spelling |= CROSS;
    }

    pub(crate) fn set_odd_separator(&mut self) {
        self.spelling |= ODD_SEPARATOR;
    }

    pub(crate) fn set_blanks(&mut self) {
        self.spelling |= BLANKS;
    }

    pub(crate) fn set_zeros(&mut self) {
        self.spelling |= ZEROS;
    }

    /// Names a captured square; `false` if it is none or was named before.
    pub(crate) fn add_victim(&mut self, number: u32) -> bool {
        self.spelling |= VICTIMS;
        let bit = if (1..=50).contains(&number) { 1 << (number - 1) } else { 0 };
        let new = bit != 0 && self.victims & bit == 0;
        self.victims |= bit;
        new
    }

    /// The numbers in the order written, two at least.
    #[inline]
    #[must_use]
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }

    /// The numbers as squares, if all are.
    #[must_use]
    pub fn squares(&self) -> Option<Vec<Square>> {
        self.numbers().iter().map(|n| Square::new(*n)).collect()
    }

    /// Whether some `x`, `:` or `×` stands in it, which claims a capture.
    #[inline]
    #[must_use]
    pub const fn is_cross(&self) -> bool {
        self.spelling & CROSS != 0
    }

    /// Whether a separator is another sign than `-` and `x`.
    #[must_use]
    pub const fn has_odd_separator(&self) -> bool {
        self.spelling & ODD_SEPARATOR != 0
    }

    /// Whether blanks stand inside it.
    #[must_use]
    pub const fn has_blanks(&self) -> bool {
        self.spelling & BLANKS != 0
    }

    /// Whether a number has a leading zero.
    #[must_use]
    pub const fn has_zeros(&self) -> bool {
        self.spelling & ZEROS != 0
    }

    /// Whether it is spelled as the standard has it.
    #[inline]
    pub(crate) const fn is_standard(&self) -> bool {
        self.spelling & !CROSS == 0
    }

    /// The captured squares named in angle brackets, square n in bit n-1.
    #[must_use]
    pub fn victims(&self) -> Option<u64> {
        if self.spelling & VICTIMS != 0 {
            Some(self.victims)
        } else {
            None
        }
    }
}

/// As the standard spells it: `32-28`, `32x21x12x3`.
impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.is_cross() { "x" } else { "-" };
        for (place, number) in self.numbers().iter().enumerate() {
            if place > 0 {
                f.write_str(separator)?;
            }
            write!(f, "{number}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}/{}", self.spelling)
    }
}
