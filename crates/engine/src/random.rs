//! Numbers that only look random: the same seed gives the same ones everywhere (SplitMix64).

/// A stream of numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number below `end`; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next_word() % end.max(1) as u64) as usize
    }

    /// A number from 0 to `most`, both included.
    pub(crate) fn up_to(&mut self, most: i32) -> i32 {
        let range = u64::from(most.max(0).unsigned_abs()) + 1;
        (self.next_word() % range) as i32
    }

    /// A number from `-most` to `most`, those near zero more often.
    pub(crate) fn around_zero(&mut self, most: i32) -> i32 {
        (self.up_to(2 * most) + self.up_to(2 * most)) / 2 - most
    }
}

/// Spreads every bit of a word over the whole word.
pub(crate) const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
